"""Sample worlds that a seat cannot distinguish from the true one.

Hidden are the order of the pile, the face-down cards on the altar, and the cards others kept from it. A sample walks
through the seat's history and assigns goods to cards as late as possible: a card that another player hid stays
unassigned until the observer sees it, somebody keeps it, or the walk ends. Only cards that others kept are guessed on
the way; a guess that contradicts the later history restarts the walk.
"""

from __future__ import annotations

from banjar.games.altar.information.memory import MAX_CHOICES, Memory, Secrets, Step, StepType, Trace
from banjar.games.altar.rules.box import GOODS, KINDS, LOOK_DEPTH, MAX_PLAYERS
from banjar.games.altar.rules.state import Face, Phase, State
from banjar.kernel.copying import copy_counts
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.random import Generator, below
from banjar.kernel.rule import rule
from banjar.kernel.stack import fill, push, remove_at

WORLD_ATTEMPTS = 2000


@rule
def sample(seen: State, seat: int, memory: Memory, generator: Generator, world: State, trace: Trace) -> bool:
    """Fill the hidden parts of `world`, a copy of `seen`; False if no consistent world was found."""
    if seen.phase == Phase.OVER:
        return True
    for _ in range(WORLD_ATTEMPTS):
        if walk(seat, memory, generator, trace):
            fill_world(seen, seat, memory, generator, world, trace)
            return True
    return False


@rule
def walk(observer: int, memory: Memory, generator: Generator, trace: Trace) -> bool:
    """Walk through the history once; False on a contradiction."""
    start_walk(memory, trace)
    look = 0
    for i in range(memory.steps_count):
        step = memory.steps[i]
        match step.type:
            case StepType.GAIN:
                memory.secrets[step.seat].goods[step.good] += 1
            case StepType.LAY:
                put(memory, step.good, Face.UP.value, NOBODY)
                if not spend(memory.secrets[step.seat], step.good):
                    return False
            case StepType.HIDE:
                hide(memory, observer, step, trace)
            case StepType.OFFER:
                put(memory, step.good, Face.UP.value, NOBODY)
            case StepType.SEE:
                card = memory.altar.cards[memory.altar.count - step.place]
                if memory.laid[card].face != step.face or not assign(memory, card, step.good):
                    return False
            case StepType.KEEP:
                if not keep(memory, observer, i, look, generator, trace):
                    return False
                look += 1
            case StepType.SHOW:
                if not top_matches(memory, 0, step.good):
                    return False
    return assign_rest(memory, generator)


@rule
def start_walk(memory: Memory, trace: Trace) -> None:
    memory.laid_count = 0
    memory.altar.count = 0
    trace.choices_count = 0
    copy_counts(memory.left, memory.start_hidden)
    for i in range(memory.start.count):
        put(memory, memory.start.cards[i], memory.start_face[i], NOBODY)
    for seat in range(MAX_PLAYERS):
        secrets = memory.secrets[seat]
        secrets.pending_count = 0
        fill(secrets.hidden, 0)
        fill(secrets.kept, 0)
        for good in range(GOODS):
            secrets.goods[good] = memory.start_goods[GOODS * seat + good]


@rule
def put(memory: Memory, good: int, face: int, owner: int) -> int:
    """Lay a card on the altar; returns its index."""
    index = memory.laid_count
    card = memory.laid[index]
    card.good = good
    card.face = face
    card.owner = owner
    memory.laid_count += 1
    push(memory.altar, index)
    return index


@rule
def spend(secrets: Secrets, good: int) -> bool:
    """Subtract an openly laid card from a player's cards; False if the player cannot have had one."""
    secrets.goods[good] -= 1
    if secrets.pending_count > 0:
        place = GOODS * (secrets.pending_count - 1) + good
        secrets.least[place] = min(secrets.least[place], secrets.goods[good])
    return secrets.goods[good] >= 0


@rule
def hide(memory: Memory, observer: int, step: Step, trace: Trace) -> None:
    index = put(memory, step.good, Face.DOWN.value, step.seat)
    secrets = memory.secrets[step.seat]
    if step.seat == observer:
        secrets.goods[step.good] -= 1
        return
    choose(trace, NOTHING, index)
    secrets.pending[secrets.pending_count] = index
    for good in range(GOODS):
        secrets.least[GOODS * secrets.pending_count + good] = secrets.goods[good]
    secrets.pending_count += 1


@rule
def choose(trace: Trace, choice: int, index: int) -> None:
    if trace.choices_count < MAX_CHOICES:
        trace.choices[trace.choices_count] = choice
        trace.card_of[trace.choices_count] = index
        trace.choices_count += 1


@rule
def could_be(memory: Memory, index: int, good: int) -> int:
    """How many of the owner's cards of a good an unassigned card could be."""
    owner = memory.laid[index].owner
    if owner == NOBODY:
        return memory.left[good]
    secrets = memory.secrets[owner]
    return spare(secrets, pending_place(secrets, index), good)


@rule
def pending_place(secrets: Secrets, index: int) -> int:
    place = 0
    while secrets.pending[place] != index:
        place += 1
    return place


@rule
def spare(secrets: Secrets, place: int, good: int) -> int:
    """The minimum number of cards of a good that the player held at any time since hiding the card."""
    least = int(secrets.goods[good])
    for later in range(place, secrets.pending_count):
        least = min(least, secrets.least[GOODS * later + good])
    return least


@rule
def assign(memory: Memory, index: int, good: int) -> bool:
    """Assign a good to an altar card; False if that is impossible."""
    card = memory.laid[index]
    if card.good != NOTHING:
        return card.good == good
    if could_be(memory, index, good) <= 0:
        return False
    card.good = good
    if card.owner == NOBODY:
        memory.left[good] -= 1
    else:
        assign_hidden(memory.secrets[card.owner], index, good)
    return True


@rule
def assign_hidden(secrets: Secrets, index: int, good: int) -> None:
    """Assign a good to a hidden card: the player has had one card fewer of it ever since."""
    place = pending_place(secrets, index)
    secrets.goods[good] -= 1
    secrets.hidden[good] += 1
    for later in range(place, secrets.pending_count):
        secrets.least[GOODS * later + good] -= 1
    if place > 0:
        for other in range(GOODS):
            before = GOODS * (place - 1) + other
            secrets.least[before] = min(secrets.least[before], secrets.least[GOODS * place + other])
    for later in range(place + 1, secrets.pending_count):
        secrets.pending[later - 1] = secrets.pending[later]
        for other in range(GOODS):
            secrets.least[GOODS * (later - 1) + other] = secrets.least[GOODS * later + other]
    secrets.pending_count -= 1


@rule
def keep(memory: Memory, observer: int, place: int, look: int, generator: Generator, trace: Trace) -> bool:
    """A player keeps a card of the altar. The observer knows which only from looks of its own."""
    step = memory.steps[place]
    if step.seat == observer:
        depth = step.place - 1
    else:
        depth = guess_depth(memory, memory.steps[place + 1], generator)
        if depth == NOTHING:
            return False
        choose(trace, depth, NOTHING)
    spot = memory.altar.count - 1 - depth
    index = memory.altar.cards[spot]
    if memory.laid[index].good == NOTHING:
        good = guess_good(memory, index, look, step.seat, generator)
        if good == NOTHING or not assign(memory, index, good):
            return False
    remove_at(memory.altar, spot)
    secrets = memory.secrets[step.seat]
    secrets.goods[memory.laid[index].good] += 1
    secrets.kept[memory.laid[index].good] += 1
    return True


@rule
def guess_depth(memory: Memory, shown: Step, generator: Generator) -> int:
    """A random depth whose removal leaves the altar's top as it was seen; NOTHING if there is none."""
    depths = min(LOOK_DEPTH, memory.altar.count)
    fitting = 0
    chosen = NOTHING
    for depth in range(depths):
        removed = 1 if depth == 0 else 0
        if top_matches(memory, removed, shown.good):
            fitting += 1
            if below(generator, fitting) == 0:
                chosen = depth
    return chosen


@rule
def top_matches(memory: Memory, removed: int, shown: int) -> bool:
    """Whether the altar, after the removal, shows this good on top (NOTHING: no face-up card)."""
    spot = memory.altar.count - 1 - removed
    if spot < 0:
        return shown == NOTHING
    card = memory.laid[memory.altar.cards[spot]]
    if card.face == Face.UP.value:
        return shown == card.good
    return shown == NOTHING


@rule
def guess_good(memory: Memory, index: int, look: int, keeper: int, generator: Generator) -> int:
    """A random good for a kept card, weighted by the number of possibilities; first what the keeper must have got."""
    chosen, weights = NOTHING, 0
    for good in range(GOODS):
        weight = max(0, could_be(memory, index, good))
        if memory.shortfall[GOODS * look + good] > memory.secrets[keeper].kept[good]:
            weight *= 16
        weights += weight
        if weight > 0 and below(generator, weights) < weight:
            chosen = good
    return chosen


@rule
def assign_rest(memory: Memory, generator: Generator) -> bool:
    """Assign what is still unassigned: hidden cards oldest first, then the face-down cards of the start.

    The oldest card has the fewest possibilities, and each of them is also possible for the younger ones, so no choice
    here can make a later one impossible.
    """
    for seat in range(MAX_PLAYERS):
        secrets = memory.secrets[seat]
        while secrets.pending_count > 0:
            index = int(secrets.pending[0])
            good = any_good(memory, index, generator)
            if good == NOTHING:
                return False
            assign(memory, index, good)
    for index in range(memory.start.count):
        if memory.laid[index].good == NOTHING:
            assign(memory, index, any_good(memory, index, generator))
    return True


@rule
def any_good(memory: Memory, index: int, generator: Generator) -> int:
    chosen, weights = NOTHING, 0
    for good in range(GOODS):
        weight = max(0, could_be(memory, index, good))
        weights += weight
        if weight > 0 and below(generator, weights) < weight:
            chosen = good
    return chosen


@rule
def fill_world(seen: State, seat: int, memory: Memory, generator: Generator, world: State, trace: Trace) -> None:
    fill_altar(memory, world, trace)
    for other in range(seen.players_count):
        if other != seat:
            copy_counts(world.players[other].goods, memory.secrets[other].goods)
            copy_counts(world.players[other].hidden, memory.secrets[other].hidden)
            copy_counts(world.players[other].kept, memory.secrets[other].kept)
    fill_pile(seen, generator, world)
    copy_counts(trace.deck, world.deck)


@rule
def fill_altar(memory: Memory, world: State, trace: Trace) -> None:
    fill(world.altar_goods, 0)
    for i in range(memory.altar.count):
        card = memory.laid[memory.altar.cards[i]]
        world.altar_goods[card.good] += 1
        world.altar.cards[i] = card.good
        world.altar_face[i] = card.face
    for i in range(memory.start.count):
        trace.start[i] = memory.laid[i].good
    for i in range(trace.choices_count):
        if trace.card_of[i] != NOTHING:
            trace.choices[i] = memory.laid[trace.card_of[i]].good


@rule
def fill_pile(seen: State, generator: Generator, world: State) -> None:
    """Fill the pile with the cards not seen yet, in random order."""
    place = int(seen.drawn)
    for kind in range(KINDS):
        for _ in range(seen.unseen[kind]):
            world.deck[place] = kind
            place += 1
    for i in range(seen.deck_count - 1, seen.drawn, -1):
        j = seen.drawn + below(generator, i + 1 - seen.drawn)
        world.deck[i], world.deck[j] = world.deck[j], world.deck[i]
