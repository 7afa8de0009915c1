"""The past of English verbs, as a finished job is told: the irregular ones of a grammar book, and their compounds."""

import re
from datetime import date

import pytest

from workers.language.conjugation import Form, formed
from workers.writing.duties.job_lines import lines_of
from workers.writing.duties.statements import duties_in
from workers.writing.lexicon.english import verb_in
from workers.writing.person.facts import Experience

_PASTS = """
arise: arose, awake: awoke, bear: bore, beat: beat, become: became, begin: began, bend: bent, bet: bet, bid: bid,
bind: bound, bite: bit, bleed: bled, blow: blew, break: broke, breed: bred, bring: brought, broadcast: broadcast,
build: built, burst: burst, buy: bought, cast: cast, catch: caught, choose: chose, cling: clung, come: came, cost:
cost, creep: crept, cut: cut, deal: dealt, dig: dug, do: did, draw: drew, drink: drank, drive: drove, eat: ate, fall:
fell, feed: fed, feel: felt, fight: fought, find: found, flee: fled, fling: flung, fly: flew, forbid: forbade,
forecast: forecast, foresee: foresaw, forget: forgot, forgive: forgave, freeze: froze, get: got, give: gave, go: went,
grind: ground, grow: grew, hang: hung, have: had, hear: heard, hide: hid, hit: hit, hold: held, hurt: hurt, inlay:
inlaid, input: input, inset: inset, keep: kept, kneel: knelt, know: knew, lay: laid, lead: led, leave: left, lend:
lent, let: let, lie: lay, light: lit, lose: lost, make: made, mean: meant, meet: met, mislead: misled, misread:
misread, offset: offset, outbid: outbid, override: overrode, oversee: oversaw, overtake: overtook, pay: paid, precut:
precut, prepay: prepaid, preset: preset, proofread: proofread, put: put, quit: quit, read: read, rebind: rebound,
rebuild: rebuilt, recast: recast, redo: redid, redraw: redrew, regrind: reground, rehang: rehung, relight: relit,
remake: remade, repay: repaid, reread: reread, rerun: reran, resell: resold, reset: reset, restring: restrung, retake:
retook, rewind: rewound, rewrite: rewrote, rid: rid, ride: rode, ring: rang, rise: rose, run: ran, say: said, see:
saw, seek: sought, sell: sold, send: sent, set: set, shake: shook, shed: shed, shoe: shod, shoot: shot, shrink:
shrank, shut: shut, sing: sang, sink: sank, sit: sat, sleep: slept, slide: slid, sling: slung, slit: slit, speak:
spoke, speed: sped, spend: spent, spin: spun, spit: spat, split: split, spread: spread, spring: sprang, stand: stood,
steal: stole, stick: stuck, sting: stung, stink: stank, stride: strode, strike: struck, string: strung, strive:
strove, swear: swore, sweep: swept, swim: swam, swing: swung, take: took, teach: taught, tear: tore, tell: told,
think: thought, throw: threw, thrust: thrust, tread: trod, troubleshoot: troubleshot, typeset: typeset, unbind:
unbound, undercut: undercut, undergo: underwent, understand: understood, undertake: undertook, underwrite: underwrote,
undo: undid, unfreeze: unfroze, unwind: unwound, uphold: upheld, upset: upset, wake: woke, wear: wore, weave: wove,
wed: wed, weep: wept, wet: wet, win: won, wind: wound, withdraw: withdrew, withhold: withheld, withstand: withstood,
wring: wrung, write: wrote
"""


def test_a_past_that_no_rule_makes_is_told_and_translated_so() -> None:
    pasts = dict(re.findall(r"(\w+):\s(\w+)", _PASTS))

    assert {base: formed(base, Form.PAST) for base in pasts} == pasts
    assert {base: verb_in(f"{base} ~ up", Form.PAST) for base in pasts} == {
        base: f"{past} ~ up" for base, past in pasts.items()
    }


@pytest.mark.parametrize(
    ("base", "past"),
    [("relay", "relayed"), ("retread", "retreaded"), ("refit", "refitted"), ("resaw", "resawed"), ("sew", "sewed")],
)
def test_a_verb_that_only_looks_like_one_of_them_has_its_own_past(base: str, past: str) -> None:
    assert formed(base, Form.PAST) == past


@pytest.mark.parametrize(
    ("base", "forms"),
    [
        ("rewrap", "rewrapped rewrapping rewraps"),
        ("glovebag", "glovebagged glovebagging glovebags"),
        ("reprogram", "reprogrammed reprogramming reprograms"),
        ("reset", "reset resetting resets"),
        ("upsell", "upsold upselling upsells"),
        ("embed", "embedded embedding embeds"),
        ("demo", "demoed demoing demos"),
        ("redo", "redid redoing redoes"),
        ("render", "rendered rendering renders"),
        ("deposit", "deposited depositing deposits"),
    ],
)
def test_a_verb_behind_a_prefix_is_spelt_as_the_verb_alone(base: str, forms: str) -> None:
    assert " ".join(formed(base, form) for form in (Form.PAST, Form.GERUND, Form.THIRD)) == forms


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("saute and grill", "Sautéed and grilled"),
        ("bleed the brakes and bind the returns", "Bled the brakes and bound the returns"),
        ("buy the material, rewrite the cut sheets", "Bought the material and rewrote the cut sheets"),
    ],
)
def test_duties_of_a_job_that_is_over_have_those_pasts(typed: str, told: str) -> None:
    assert [duty.text for duty in duties_in(typed, "en", past=True)] == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("move cars, jump starts", "Moved cars, jump starts"),
        (
            "hourly checks with bore gages, thread rings",
            "Hourly checks with bore gages, thread rings",
        ),
        ("wash vac, engine bays, wet sand and polish", "Wash vac, engine bays, wet sand and polish"),
        ("grill and fry stations, closing, knife work", "Grill and fry stations, closing, knife work"),
        ("oil, filters, upsell wipers", "Oil, filters and upsell wipers"),
        ("upsell sheet", "Upsell sheet"),
        ("shear 10ft, blanks to cut list", "Shear 10ft, blanks to cut list"),
        ("drop and hook mostly, live unload sometimes", "Drop and hook mostly, live unload sometimes"),
        ("drop and hook trailers", "Dropped and hooked trailers"),
        ("trench and lay pvc for irrigation, drip, valves", "Trenched and laid PVC for irrigation, drip, valves"),
        ("sheepsfoot and smooth drum", "Sheepsfoot and smooth drum"),
        ("wash windows, mop floors, trash", "Washed windows, mopped floors, trash"),
        ("keep radio contact, do not enter. Fire watch", "Kept radio contact; fire watch"),
    ],
)
def test_what_may_be_a_noun_or_a_verb_of_two_words_has_no_past(typed: str, told: str) -> None:
    job = Experience("job", "Detailer", "Acme", date(2019, 1, 1), date(2024, 1, 1), typed)

    assert [line.text for line in lines_of(job, "en")] == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("pack test every spring", "Pack test every spring"),
        ("dust control - water truck when the driver is out", "Dust control - water truck when the driver is out"),
        ("clean roadside inspections", "Clean roadside inspections"),
        ("run generator test monthly", "Ran generator test monthly"),
        ("clean hoods and filters", "Cleaned hoods and filters"),
        ("color sand & polish after paint", "Color sand and polish after paint"),
        ("transfer dump and super 10", "Transfer dump and super 10"),
        ("pour off the truck, pump or buggy", "Poured off the truck, pump or buggy"),
        ("operate taxi cranes and rough terrains", "Operated taxi cranes and rough terrains"),
        ("mount balance flats", "Mount balance flats"),
        (
            "leak search, brazing, evac to 500 microns, weigh in charge",
            "Leak search, brazing, evac to 500 microns, weigh in charge",
        ),
        ("show the prepper (1) how to feather & prime", "Showed the prepper (1) how to feather and prime"),
        ("change capacitors and contactors and clean coils", "Change capacitors and contactors and clean coils"),
        ("I do veneer layup, and I sand and oil the tops", "Do veneer layup; sand and oil the tops"),
        ("run the crew when the foreman is out", "Ran the crew when the foreman was out"),
    ],
)
def test_a_note_goes_into_the_past_whole_or_stays_as_typed(typed: str, told: str) -> None:
    ended = Experience("job", "Mechanic", "Acme", date(2019, 1, 1), date(2024, 1, 1), typed)

    assert [one.text for one in lines_of(ended, "en")] == [told]
