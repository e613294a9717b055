"""How JavaScript's functions are called when nothing is known of them, which is always.

Signatures that Python binds to JavaScript's functions need inspect and typing; nothing of ours or
of PyScript's binds one.
"""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default


class BindClass:
    pass


class Json:
    pass


class Deep:
    pass


class Default:
    pass


def _any(*values, **named):
    pass


def bind_class_sig(signature):
    raise NotImplementedError("no signature is bound here")


get_attr_sig = func_to_sig = bind_class_sig
no_default = object()
default_signature = JsFuncSignature(
    _any,
    False,  # nothing is constructed
    0,  # no positional parameter has to be there; none has a name, a converter or a default
    (),
    (),
    py2js_default,  # all positional values
    (),
    (),
    (),
    py2js_default,  # all named ones
    js2py_default_call_result,
)
