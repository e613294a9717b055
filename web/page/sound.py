"""Four short sounds, made on the spot: a card, a trick, a deal, the end of a hand.

Nothing is fetched and nothing is made before the player has switched sounds on; a browser may still
hold them back until the page has been touched.
"""

import js

RATE = 22050
NOISE = 3300  # samples, 0.15 s
GRAIN = 7  # how the noise is drawn: any odd number does


class Sounds:
    """Whether sounds are wanted, and what makes them."""

    wanted = False
    context = None
    noise = None


def play(name):
    """Sound a "card", "trick", "deal" or "end", if sounds are wanted and to be had."""
    if not Sounds.wanted or not _ready():
        return
    for delay, pitch, length, loud in PLANS[name]:
        if name == "end":
            _tone(delay, pitch, length, loud)
        else:
            _tap(delay, pitch, length, loud)


def of_events(events):
    """Sound what a reply tells; tricks and ends are heard when they are cleared away."""
    kinds = [event["type"] for event in events]
    if "dealt" in kinds:
        play("deal")
    elif "played" in kinds:
        play("card")


# (seconds from now, Hz, seconds, loudness) of each burst of noise, or of each tone at the end.
PLANS = {
    "card": ((0, 1900, 0.07, 0.5),),
    "trick": ((0, 900, 0.14, 0.4), (0.05, 600, 0.16, 0.3)),
    "deal": tuple((0.11 * place, 1500, 0.05, 0.25) for place in range(6)),
    "end": ((0, 523, 0.35, 0.14), (0.14, 659, 0.35, 0.14), (0.28, 784, 0.6, 0.14)),
}


def _ready():
    """Make what makes the sounds, the first time; whether it is there."""
    if Sounds.context is None:
        if not hasattr(js.window, "AudioContext"):
            return False
        Sounds.context = js.AudioContext.new()
        Sounds.noise = _rustle(Sounds.context)
    if Sounds.context.state == "suspended":
        Sounds.context.resume()
    return True


def _rustle(context):
    """A moment of noise, the same every time."""
    buffer = context.createBuffer(1, NOISE, RATE)
    channel, value = buffer.getChannelData(0), GRAIN
    for place in range(NOISE):
        value = (value * 1103 + 12345) % 65536
        channel[place] = value / 32768 - 1
    return buffer


def _tap(delay, pitch, length, loud):
    source, band = Sounds.context.createBufferSource(), Sounds.context.createBiquadFilter()
    source.buffer = Sounds.noise
    band.type = "bandpass"
    band.frequency.value = pitch
    band.Q.value = 0.9
    source.connect(band)
    _let_sound(source, band, delay, length, loud)


def _tone(delay, pitch, length, loud):
    source = Sounds.context.createOscillator()
    source.type = "triangle"
    source.frequency.value = pitch
    _let_sound(source, source, delay, length, loud)


def _let_sound(source, last, delay, length, loud):
    """Start a source through a loudness that dies away."""
    start, fade = Sounds.context.currentTime + delay, Sounds.context.createGain()
    fade.gain.setValueAtTime(loud, start)
    fade.gain.exponentialRampToValueAtTime(0.001, start + length)
    last.connect(fade)
    fade.connect(Sounds.context.destination)
    source.start(start)
    source.stop(start + length)
