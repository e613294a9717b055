"""What comes next, and when: the deal that is shown, the trick that stays, the next bot's card."""

import dealing
import early
import motion
import rest
import sound
from dom import dialog_open
from tempo import Tempo

LOOK_AGAIN = 250  # ms between two looks whether a dialog has closed


class Course:
    """The pauses of one game; ``plan`` sets the next one going."""

    def __init__(self, game):
        self._game = game
        self._deal = None  # the deal that is still to be shown
        self.claimed = False  # the player has had enough: the rest plays itself
        self.tempo = Tempo(self._waiting)

    def plan(self):
        game = self._game
        if self._deal:
            self._show_deal()
        elif game.view["held"]:
            self.tempo.pause(self._pace(motion.after_trick), self._clear_trick)
        elif game.screen["todo"] == "bot":
            self.tempo.pause(self._pace(motion.after_card), self._advance)
        else:
            game.speak()
            self._play_by_itself()

    def _play_by_itself(self):
        """A card that needs no choice: of a claim, or the only one where that is wished for."""
        game = self._game
        card = rest.next_card(game.screen, game.settings, self.claimed, game.instant)
        self.claimed = self.claimed and card is not None
        delay = motion.after_card(self._speed())
        if card and delay is not None:
            self.tempo.pause(delay, lambda: early.play(game, card))

    def claim(self):
        """The player asks for the rest: what is sure plays itself."""
        game = self._game
        if game.screen["todo"] == "play" and rest.claimed(game.screen) and not game.talk.busy():
            game.lift(None)
            self.claimed = True
            self._play_by_itself()

    # The deal

    def deal_to_show(self, event):
        """Show this ``dealt`` event when it is time; None: there is none to show."""
        self._deal = event
        self._game.view["dealing"] = bool(event)

    def end_deal(self):
        """End the deal that is being shown; one that is still to come stays."""
        if self._game.view["dealing"] and not self._deal:
            dealing.stop()
            self._game.view["dealing"] = False

    def _show_deal(self):
        """Show who shuffles, cuts and deals; a tap ends it."""
        event, self._deal = self._deal, None
        speed = self._game.settings["speed"]
        dealing.play(self._game.words, event, speed)
        self.tempo.pause(dealing.duration(speed), self._dealt)
        self._game.speak()

    def _dealt(self):
        self.end_deal()
        self._game.draw()
        self.plan()

    # Tricks and bots

    def _pace(self, which):
        return which(self._speed())

    def _speed(self):
        if self._game.at_once():
            return "instant"
        return "fast" if self.claimed else self._game.settings["speed"]

    def _clear_trick(self):
        if self._covered(self._clear_trick):
            return
        self._game.view["held"] = None
        sound.play("end" if self._game.screen["result"] else "trick")
        self._game.draw()
        self.plan()

    def _advance(self):
        game = self._game
        if self._covered(self._advance):
            return
        if not game.talk.busy() and game.screen["todo"] == "bot":
            game.send("advance")

    def _covered(self, then):
        """Nothing happens behind a dialog: what was due then is put off until it has closed."""
        if dialog_open():
            self.tempo.pause(LOOK_AGAIN, then)
            return True
        return False

    def _waiting(self, waiting):
        """The page now waits for the player, without a timer; or it does no more."""
        game = self._game
        if waiting != game.view["waiting"]:
            game.view["waiting"] = waiting
            game.line.say()
        if waiting or game.view["held"]:
            game.speak()
