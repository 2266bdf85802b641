// Compiled from the rules of Magic into tables.ts: tables of what the rules declare. Change the rules, not this file.
// prettier-ignore
import type { DeckRule, EventRow, Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { eventRows, holders, namesIn, placedRules, plainRecord } from 'houserules/runtime'
import { CARD, EVENT, PROC } from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  AimFrame15, AimFrame18, AimSpellFrame, AsHalfFrame, BanishWithEffectFrame, BanishWithFrame, BecomeTargetEffectFrame,
  BuryFrame, CarryOutFrame, CastEffectFrame, CastEffectFrame2, CastEffectFrame3, CastFrame, ComeBackFrame,
  CounterTargetsFrame, DealFrame, DeclareBlockersFrame, DrawForTurnEffectFrame, DrawFrame, DrawOneFrame,
  DrawnEffectFrame, DrawnEffectFrame2, EatLandEffectFrame, EatLandFrame, EatSpellEffectFrame, EatSpellFrame,
  EmptyGraveEffectFrame, EmptyGraveFrame, EnterEffectFrame, EnterEffectFrame2, EnterEffectFrame3, EnterFrame,
  FeedEffectFrame, GiveFreelyEffectFrame, GoMadEffectFrame, InsteadDrawOneFrame, InsteadMove2Frame, InsteadMove4Frame,
  InsteadMoveFrame, LetCastFrame, MatchFrame, MeddleWithFrame, MillFrame, MoveEffectFrame, MoveFrame, PayFrame,
  PayGrantedFrame, PayPriceFrame, PaySymbolFrame, PriorityFrame, PutRightFrame, ScavengeFrame, SettleInsteadFrame,
  SpellEffectFrame35, SpellEffectFrame39, SpellEffectFrame40, SpellEffectFrame54, SpellEffectFrame7, SpliceOntoFrame,
  State, StrikeAllFrame, StrikeWithFrame, TaxFrame, UnmakeEffectFrame, UnmakeFrame, WhenEnter4Frame,
} from './state.ts'

/** Options, and the values that each can have. */
// prettier-ignore
export const OPTIONS: GameInfo['options'] = [
  { name: 'mana-payment', values: ['automatic', 'by-hand'], clauses: ['gap.payment'] },
  { name: 'format', values: ['legacy-of-2013', 'with-cards-to-come', 'vintage'], clauses: ['mtg.100.6'] },
]

/** Events by number, and what each is about. */
// prettier-ignore
export const EVENTS: readonly EventRow[] = [
  ['move', [['main', 'card', 'card'], ['from', 'from', 'zone'], ['to', 'to', 'zone']], []],
  ['create', [['main', 'definition', 'card'], ['to', 'to', 'zone']], []],
  ['shuffle', [['main', 'zone', 'zone']], []],
  ['show', [['main', 'card', 'card'], ['to', 'to', 'player']], []],
  ['resolve', [['main', 'effect', 'effect']], []], ['dismiss', [['main', 'effect', 'effect']], []], ['finish', [], []],
  ['delete', [['main', 'card', 'card']], []], ['bury', [['main', 'c', 'card']], ['mtg.400.7']],
  ['take-back', [['main', 'c', 'card']], ['mtg.400.7']], ['banish', [['main', 'c', 'card']], ['mtg.400.7']],
  ['tuck', [['main', 'c', 'card']], ['mtg.400.7']], ['sink', [['main', 'c', 'card']], ['mtg.400.7']],
  ['part', [['main', 'c', 'card']], ['mtg.400.7']], ['arrive', [['main', 'c', 'card']], ['mtg.400.7']],
  ['settle-instead', [], ['mtg.616.1']],
  ['enter', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.110.1']],
  ['destroy', [['main', 'c', 'card']], ['mtg.700.4']],
  ['sacrifice', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.701.14']],
  ['discard', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.701.7']],
  ['counter', [['main', 'c', 'card']], ['mtg.701.5']],
  ['draw', [['main', 'n', 'number'], ['by', 'p', 'player']], ['mtg.120.1']],
  ['draw-one', [['by', 'p', 'player']], ['mtg.120.1']],
  ['drawn', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.120.1']],
  ['mill', [['main', 'n', 'number'], ['by', 'p', 'player']], ['mtg.701.13']],
  ['tap-for-mana', [['main', 'c', 'card'], ['for', 'v', 'colour'], ['by', 'p', 'player']], ['mtg.605.1']],
  ['pay', [['main', 'cost', 'set of symbol'], ['by', 'p', 'player']], ['mtg.601.2h']],
  ['pay-symbol', [['main', 's', 'symbol'], ['by', 'p', 'player']], ['mtg.107.4']],
  ['pay-coloured', [['main', 's', 'symbol'], ['by', 'p', 'player']], ['mtg.107.4']],
  ['tap-source', [['main', 'm', 'card']], ['mtg.605.1']], ['pay-any', [['by', 'p', 'player']], ['mtg.106.4']],
  ['pay-colourless', [['by', 'p', 'player']], ['mtg.106.4']],
  ['pay-out-of-pool', [['by', 'p', 'player']], ['gap.payment']],
  ['pay-life', [['main', 'n', 'number'], ['by', 'p', 'player']], ['mtg.118.4']],
  ['empty-pools', [], ['mtg.106.4']], ['priority', [], ['mtg.117.3']], ['put-up', [], ['mtg.602.2']],
  ['note-aim', [['main', 't', 'card'], ['with', 'c', 'card']], ['mtg.115.1']],
  ['activate', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.602.2']],
  ['tap', [['main', 'c', 'card']], ['mtg.602.2']], ['settle', [], ['mtg.704.3']],
  ['place-trigger', [['main', 'p', 'player']], ['mtg.603.3']],
  ['match', [], ['mtg.103.1']], ['deal', [['by', 'p', 'player']], ['mtg.103.2']],
  ['turn', [['by', 'p', 'player']], ['mtg.500.1']], ['untap-step', [['by', 'p', 'player']], ['mtg.502.3']],
  ['upkeep-step', [['by', 'p', 'player']], ['mtg.503.1']], ['upkeep', [['by', 'p', 'player']], ['mtg.503.1']],
  ['draw-step', [['by', 'p', 'player']], ['mtg.504.1']],
  ['draw-for-turn', [['by', 'p', 'player']], ['mtg.504.1']],
  ['main-phase', [['by', 'p', 'player']], ['mtg.505.1']], ['end-step', [['by', 'p', 'player']], ['mtg.513.1']],
  ['ending', [['by', 'p', 'player']], ['mtg.513.1']], ['cleanup-step', [['by', 'p', 'player']], ['mtg.514.1']],
  ['end-of-turn', [], ['mtg.514.2']],
  ['play-land', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.305.1']],
  ['pass-turn', [], ['mtg.500.7']],
  ['cast', [['main', 'c', 'card'], ['as', 'd', 'definition'], ['with', 'w', 'way'], ['by', 'p', 'player']],
    ['mtg.601.2']],
  ['choose-face', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.708.3']],
  ['fuse', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.101']],
  ['choose-options', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.601.2b']],
  ['aim', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.601.2c']],
  ['pay-instead', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.118.9']],
  ['choose-x', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.107.3']],
  ['aim-spell', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.601.2c']],
  ['as-half', [['main', 'c', 'card'], ['as', 'h', 'definition'], ['by', 'p', 'player']], ['mtg.702.101']],
  ['pay-price', [['main', 'c', 'card'], ['with', 'w', 'way'], ['by', 'p', 'player']], ['mtg.601.2h']],
  ['aim-at', [['main', 't', 'card'], ['with', 'c', 'card'], ['by', 'p', 'player']], ['mtg.115.1']],
  ['aim-second-at', [['main', 't', 'card'], ['with', 'c', 'card'], ['by', 'p', 'player']], ['mtg.115.1']],
  ['aim-at-player', [['main', 'q', 'player'], ['with', 'c', 'card'], ['by', 'p', 'player']], ['mtg.115.1']],
  ['become-target', [['main', 't', 'card'], ['with', 'c', 'card']], ['mtg.115.1']],
  ['aim-creature', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.115.1']],
  ['aim-player', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.115.1']],
  ['aim-anywhere', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.115.1']],
  ['aim-ability', [['main', 'e', 'effect'], ['with', 'c', 'card']], ['mtg.115.1']],
  ['damage-targets', [['main', 'c', 'card'], ['with', 'n', 'number']], ['mtg.120.3']],
  ['resolve-spell', [['main', 'c', 'card']], ['mtg.608.2']],
  ['carry-out', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.608.2']],
  ['carry-out-as', [['main', 'c', 'card'], ['as', 'h', 'definition'], ['by', 'p', 'player']], ['mtg.608.2']],
  ['spell-effect', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.608.2']],
  ['let-cast', [['main', 'c', 'card'], ['with', 'w', 'way'], ['from', 's', 'card'], ['by', 'p', 'player']],
    ['mtg.601.3']],
  ['pay-granted', [['main', 'c', 'card'], ['with', 'w', 'way'], ['by', 'p', 'player']], ['mtg.118.9']],
  ['turn-up', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.36']],
  ['cycle', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.28']],
  ['suspend', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.61']],
  ['count-down', [['main', 'c', 'card']], ['mtg.702.61']],
  ['go-mad', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.34']],
  ['work-miracle', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.93']],
  ['kick', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.32']],
  ['splice-onto', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.46']],
  ['scavenge', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.96']],
  ['damage-creature', [['main', 't', 'card'], ['with', 'n', 'number'], ['from', 's', 'card']], ['mtg.119.3']],
  ['damage-player', [['main', 'q', 'player'], ['with', 'n', 'number'], ['from', 's', 'card']], ['mtg.119.3']],
  ['lose-life', [['main', 'n', 'number'], ['by', 'q', 'player']], ['mtg.118.3']],
  ['gain-life', [['main', 'n', 'number'], ['by', 'q', 'player']], ['mtg.118.3']],
  ['check-state', [], ['mtg.704.3']], ['put-right', [], ['mtg.704.5']],
  ['legend-rule', [['by', 'p', 'player']], ['mtg.704.5j']], ['lose', [], ['mtg.104.3']],
  ['combat-phase', [['by', 'p', 'player']], ['mtg.506.1']],
  ['declare-attackers', [['by', 'p', 'player']], ['mtg.508.1']],
  ['attack', [['main', 'a', 'card'], ['by', 'p', 'player']], ['mtg.508.1']],
  ['declare-blockers', [['by', 'q', 'player']], ['mtg.509.1']],
  ['block', [['main', 'a', 'card'], ['with', 'b', 'card'], ['by', 'q', 'player']], ['mtg.509.1']],
  ['strike-all', [['by', 'p', 'player']], ['mtg.510.1']],
  ['strike-with', [['main', 'a', 'card'], ['by', 'p', 'player']], ['mtg.510.1']],
  ['strike-back', [['main', 'b', 'card']], ['mtg.510.1']],
  ['unmake', [['main', 'this', 'card'], ['by', 'you', 'player']], ['mtg.cards.1']],
  ['eat-land', [['main', 'this', 'card'], ['by', 'you', 'player']], ['mtg.cards.1']],
  ['eat-spell', [['main', 'this', 'card'], ['by', 'you', 'player']], ['mtg.cards.1']],
  ['eat-creature', [['main', 'this', 'card'], ['by', 'you', 'player']], ['mtg.cards.1']],
  ['imitate', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.706.2']],
  ['feed', [['main', 'this', 'card'], ['by', 'you', 'player']], ['mtg.cards.1']],
  ['aim-spell-on-stack', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.cards.1']],
  ['counter-targets', [['main', 'c', 'card']], ['mtg.cards.1']],
  ['aim-activation', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.cards.1']],
  ['counter-ability', [['main', 'c', 'card']], ['mtg.cards.1']],
  ['meddle-with', [['main', 's', 'card'], ['for', 'n', 'number'], ['by', 'q', 'player']], ['mtg.cards.1']],
  ['come-back', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.cards.1']],
  ['tax', [['main', 's', 'card'], ['for', 'n', 'number'], ['by', 'q', 'player']], ['mtg.cards.1']],
  ['aim-second-creature', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.702.101']],
  ['banish-with', [['main', 'this', 'card'], ['by', 'you', 'player']], ['mtg.cards.1']],
  ['empty-grave', [['main', 'this', 'card'], ['by', 'you', 'player']], ['mtg.cards.1']],
  ['keep-or-return', [['main', 'c', 'card'], ['by', 'p', 'player']], ['mtg.cards.1']],
  ['make-token', [['by', 'p', 'player']], ['mtg.cards.2']],
  ['give-freely', [['main', 'this', 'card'], ['by', 'you', 'player']], ['mtg.cards.2']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'applicable', perSeat: false, holds: 'effects' },
  { name: 'lasting', perSeat: false, holds: 'effects' }, { name: 'library', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'graveyard', perSeat: true, holds: 'cards' }, { name: 'battlefield', perSeat: true, holds: 'cards' },
  { name: 'stack', perSeat: true, holds: 'cards' }, { name: 'exile', perSeat: true, holds: 'cards' },
  { name: 'pile', perSeat: false, holds: 'effects' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ['settle-instead', 'choice', ['mtg.616.1'], 'choose effect e in applicable by p'],
  ['only if', 'only-if', ['mtg.601.2h'],
    'only if available of p >= generic + count of (each symbol s in cost where not s is numeric and s != X and not s is phyrexian)'],
  ['pay-coloured', 'choice', ['mtg.107.4'], 'choose colour v where s calls-for v and p has-mana v by p'],
  ['pay-out-of-pool', 'choice', ['gap.payment'], 'choose colour v where pool of (p, v) > 0 by p'],
  ['place-trigger', 'choice', ['mtg.603.3'], 'choose effect e in waiting where controller of e = p by p'],
  ['cleanup-step', 'choice', ['mtg.514.1'], 'choose card c in hand of p by p'],
  ['choose-face', 'choice', ['mtg.708.3'], 'choose definition h in faces of definition of c by p'],
  ['choose-x', 'choice', ['mtg.107.3'], 'choose number n in 0..available of p by p'],
  ['aim-creature', 'choice', ['mtg.115.1'], 'choose creature t in battlefield where c reaches t by p'],
  ['aim-player', 'choice', ['mtg.115.1'], 'choose player q by p'],
  ['pay-granted', 'choice', ['mtg.118.9'], 'choose card d in hand of p where d is land-card by p'],
  ['only if', 'only-if', ['mtg.702.36'], 'only if printed definition of c is morphing'],
  ['turn-up', 'choice', ['mtg.702.36'], 'choose card d in hand of p by p'],
  ['only if', 'only-if', ['mtg.702.61'], 'only if p is at-ease or definition of c is quick'],
  ['splice-onto', 'choice', ['mtg.702.46'],
    'choose 0..3 card s in hand of p where splice-cost of s is not empty as shown by p'],
  ['scavenge', 'choice', ['mtg.702.96'], 'choose creature t in battlefield where c reaches t by p'],
  ['legend-rule', 'choice', ['mtg.704.5j'],
    'choose card c in battlefield of p where legendary in supertypes of c and some card d in battlefield of p where d != c and definition of d = definition of c'],
  ['strike-with', 'choice', ['mtg.510.1'], 'choose card b in rest by p'],
  ['unmake', 'choice', ['mtg.cards.1'], 'choose card s in stack where not s is creature and this reaches s'],
  ['eat-land', 'choice', ['mtg.cards.1'], 'choose card c in graveyard where c is land-card and this reaches c'],
  ['eat-spell', 'choice', ['mtg.cards.1'],
    'choose card c in graveyard where c is instant-or-sorcery and this reaches c'],
  ['eat-creature', 'choice', ['mtg.cards.1'], 'choose creature c in graveyard where this reaches c'],
  ['imitate', 'choice', ['mtg.706.2'], 'choose creature t in battlefield where t != c by p'],
  ['feed', 'choice', ['mtg.cards.1'], 'choose card c in graveyard where this reaches c'],
  ['aim-spell-on-stack', 'choice', ['mtg.cards.1'], 'choose card s in stack where s != c and c reaches s by p'],
  ['aim-activation', 'choice', ['mtg.cards.1'], 'choose effect e in pile where role of e = of-activation by p'],
  ['aim-second-creature', 'choice', ['mtg.702.101'], 'choose creature t in battlefield where c reaches t by p'],
  ['banish-with', 'choice', ['mtg.cards.1'], 'choose card t in battlefield where this reaches t'],
  ['empty-grave', 'choice', ['mtg.cards.1'], 'choose player q'],
  ['aim', 'choice', ['mtg.pool.1'],
    'choose creature t in battlefield where black not in colours of t and this reaches t by p'],
  ['aim', 'choice', ['mtg.cards.2'], 'choose card t in battlefield where this reaches t by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose card t in battlefield of p where t is land-card and this reaches t by p'],
  ['aim', 'choice', ['mtg.cards.1'],
    'choose card u in battlefield where u is land-card and u not in battlefield of p and this reaches u by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose card t in battlefield where this reaches t by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose 0..2 creature t in battlefield where this reaches t as burnt by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose 0..2 player q as scorched by p'],
  ['only if', 'only-if', ['mtg.cards.1'],
    'only if count of burnt + count of scorched >= 1 and count of burnt + count of scorched <= 2'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose creature t in battlefield where t has flying and this reaches t by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose card t in graveyard of p where this reaches t by p'],
  ['aim', 'choice', ['mtg.cards.1'],
    'choose 0..3 card t in graveyard of p where t is land-card and this reaches t as wanted by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose card t in battlefield where not t is land-card and this reaches t by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose 0..4 creature t in battlefield where this reaches t as burnt by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose 0..2 player q as scorched by p'],
  ['aim', 'choice', ['mtg.cards.1'], 'choose player q where q = opponent by p'],
  ['aim', 'choice', ['mtg.cards.1'],
    'choose effect e in pile where role of e = of-activation and definition of source of e is permanent-card by p'],
  ['aim', 'choice', ['mtg.cards.1'],
    'choose card s in stack where s != this and this reaches s and some creature t in targets of s + second-targets of s where t in battlefield by p'],
  ['aim', 'choice', ['mtg.cards.1'],
    'choose effect e in pile where some card t in aims of e where t in battlefield of p by p'],
  ['pay-instead', 'choice', ['mtg.cards.1'], 'choose card d in hand of p where red in colours of d by p'],
  ['pay-instead', 'choice', ['mtg.cards.1'], 'choose card d in battlefield of p where d is-of island by p'],
  ['pay-instead', 'choice', ['mtg.cards.1'], 'choose card d in hand of p where blue in colours of d by p'],
  ['spell-effect', 'choice', ['mtg.cards.1'], 'choose 1 card c in seen as kept by p'],
  ['spell-effect', 'choice', ['mtg.cards.1'], 'choose card c in rest by p'],
  ['spell-effect', 'choice', ['mtg.cards.1'], 'choose card c in hand of q where not c is land-card by p'],
  ['spell-effect', 'choice', ['mtg.cards.1'], 'choose 0..1 card c in seen as taken by p'],
  ['eat-land-effect', 'choice', ['mtg.cards.1'], 'choose colour v'],
  ['give-freely-effect', 'choice', ['mtg.cards.2'], 'choose card c in hand of you'],
  ['cast-effect', 'choice', ['mtg.702.84'], 'choose card c in dug where c in exile by chance'],
  ['when-enter-4', 'choice', ['mtg.cards.1'],
    'choose card c in graveyard of you where c is instant-or-sorcery and this reaches c'],
  ['draw-for-turn-effect', 'choice', ['mtg.cards.1'], 'choose card c in hand of you where c is newly-drawn'],
  ['drawn-effect', 'choice', ['mtg.cards.2'], 'choose card c in hand of p where c != this'],
  ['open-priority', 'must-act', ['mtg.117.3'],
    'open-priority: player p is always asked at priority if hand of p is not empty'],
  ['no-entry', 'cannot', ['mtg.400.4a'], 'no-entry: cannot enter card c if not definition of c is permanent-card'],
  ['pay-coloured only if', 'only-if', ['mtg.107.4'], 'only if some colour v where s calls-for v and p has-mana v'],
  ['pay-any only if', 'only-if', ['mtg.106.4'], 'only if available of p > 0'],
  ['pay-colourless only if', 'only-if', ['mtg.106.4'], 'only if colourless-pool of p > 0'],
  ['pay-out-of-pool only if', 'only-if', ['gap.payment'], 'only if some colour v where pool of (p, v) > 0'],
  ['pay-life only if', 'only-if', ['mtg.118.4'], 'only if life of p >= n'],
  ['hushed-rest', 'cannot', ['mtg.602.5'], 'hushed-rest: player p cannot activate hushed c'],
  ['tap only if', 'only-if', ['mtg.602.2'], 'only if c is not tapped and c is not sick'],
  ['no-first-draw', 'cannot', ['mtg.103.7'], 'no-first-draw: player p cannot draw-for-turn if turn-number = 1'],
  ['one-land', 'cannot', ['mtg.305.2'],
    'one-land: player p cannot play-land if times (play-land by p) during turn > 0'],
  ['play-land', 'announcement', ['mtg.305.1'], 'play-land'],
  ['not-now', 'cannot', ['mtg.307.1'],
    'not-now: player p cannot cast as definition d with way w if offered is none and not p is at-ease and not spell-face of (d, w) is quick'],
  ['no-cost', 'cannot', ['mtg.202.1b'],
    'no-cost: player p cannot cast as definition d with way w if w = plainly and mana-cost of d is empty'],
  ['no-price', 'cannot', ['mtg.202.1b'],
    'no-price: player p cannot cast as definition d with way w if w = flashed-back and mana-cost of d is empty and flashback-cost of d is empty and not d is double-headed'],
  ['no-land', 'cannot', ['mtg.305.9'],
    'no-land: player p cannot cast as definition d with way w if w != unseen and land in kinds of d'],
  ['no-fuse', 'cannot', ['mtg.708.4'],
    'no-fuse: player p cannot cast as definition d with way w if w = both-halves and fuse not in keywords of d'],
  ['whole-only', 'cannot', ['mtg.708.4'],
    'whole-only: player p cannot cast as definition d with way w if w in (left-half, right-half) and not d is double-headed'],
  ['fused-from-hand', 'cannot', ['mtg.702.101'],
    'fused-from-hand: player p cannot cast card c with way w if w = both-halves and c not in hand'],
  ['means', 'cannot', ['mtg.601.2h'],
    'means: player p cannot cast as definition d with way w if least-mana of (d, w) > available of p'],
  ['colour-means', 'cannot', ['mtg.601.2h'],
    'colour-means: player p cannot cast as definition d with way w if w in (plainly, left-half, right-half) and p lacks-colour-of spell-face of (d, w)'],
  ['cannot-cast', 'cannot', ['mtg.cards.1'],
    'cannot cast as definition d with way w by opponent if this in battlefield and spell-face of (d, w) is creature-like and blue in hues of spell-face of (d, w)'],
  ['own-turn-only', 'cannot', ['mtg.cards.1'],
    'own-turn-only: player p cannot cast as definition d if d = 種蒔き時 and p != turn-player'],
  ['cast', 'announcement', ['mtg.601.2'], 'cast'],
  ['aim only if', 'only-if', ['mtg.cards.1'], 'only if x of this > 0'],
  ['pay-instead only if', 'only-if', ['mtg.cards.1'], 'only if some card d in battlefield of p where d is-of island'],
  ['pay-instead only if', 'only-if', ['mtg.cards.1'],
    'only if some card d in battlefield of opponent where d is-of forest'],
  ['turn-up', 'announcement', ['mtg.702.36'], 'turn-up'],
  ['no-cycling', 'cannot', ['mtg.702.28'], 'no-cycling: player p cannot cycle card c if cycling-cost of c is empty'],
  ['cycle', 'announcement', ['mtg.702.28'], 'cycle'],
  ['no-suspend', 'cannot', ['mtg.702.61'], 'no-suspend: player p cannot suspend card c if suspend-cost of c is empty'],
  ['suspend', 'announcement', ['mtg.702.61'], 'suspend'], ['scavenge', 'announcement', ['mtg.702.96'], 'scavenge'],
  ['cannot-damage-creature', 'cannot', ['mtg.702.16'], 'cannot damage-creature card t from card s if t spurns s'],
  ['cannot-attack', 'cannot', ['mtg.508.1'],
    'player p cannot attack card a if a is tapped or a is sick or a is attacking'],
  ['cannot-block', 'cannot', ['mtg.509.1'], 'player q cannot block with card b if b is tapped or b is blocking'],
  ['cannot-block-2', 'cannot', ['mtg.702.9'],
    'player q cannot block card a with card b if a has flying and not b has flying and not b has reach'],
  ['cannot-block-3', 'cannot', ['mtg.702.16'], 'player q cannot block card a with card b if a spurns b'],
  ['unmake', 'announcement', ['mtg.cards.1'], 'unmake'],
  ['eat-land', 'announcement', ['mtg.cards.1'], 'eat-land'],
  ['eat-spell', 'announcement', ['mtg.cards.1'], 'eat-spell'],
  ['eat-creature', 'announcement', ['mtg.cards.1'], 'eat-creature'],
  ['feed', 'announcement', ['mtg.cards.1'], 'feed'],
  ['banish-with', 'announcement', ['mtg.cards.1'], 'banish-with'],
  ['empty-grave', 'announcement', ['mtg.cards.1'], 'empty-grave'],
  ['give-freely', 'announcement', ['mtg.cards.2'], 'give-freely'],
  ['refuse-deck', 'deck', ['mtg.100.2'],
    'refuse deck of player p "fewer cards than a deck has" if count of main-deck of p < deck-size'],
  ['refuse-deck-2', 'deck', ['mtg.100.4'],
    'refuse deck of player p "more than fifteen cards beside the deck" if count of sideboard of p > 15'],
  ['refuse-deck-3', 'deck', ['mtg.100.2'],
    'refuse deck of player p with definition d in main-deck of p + sideboard of p where basic not in supertypes of d and copies of (d, main-deck of p) + copies of (d, sideboard of p) > 4 "more than four copies"'],
  ['refuse-deck-4', 'deck', ['mtg.100.6'],
    'refuse deck of player p with definition d in main-deck of p + sideboard of p where d is not legal "not legal in the format"'],
  ['refuse-deck-5', 'deck', ['mtg.100.6'],
    'refuse deck of player p with definition d in main-deck of p + sideboard of p where legacy of d = banned and copies of (d, main-deck of p) + copies of (d, sideboard of p) > 1 "restricted to one copy"'],
  ['may-tap-for-mana', 'may', ['mtg.605.1'],
    'player p may tap-for-mana source c in battlefield of p where mana-payment is by-hand for colour v in yields of c at priority'],
  ['may-play-land', 'may', ['mtg.305.2'],
    'player p may play-land card c in hand of p at priority if c is land-card and p is at-ease'],
  ['may-cast', 'may', ['mtg.601.1'],
    'player p may cast card c in castable of p as definition d in forms of (c, p) with way w in ways of (c, d) at priority'],
  ['may-cast-2', 'may', ['mtg.601.3'],
    'player p may cast card c as definition d in forms of (c, p) with way w in granted-ways at let-cast if c = offered and w = offered-way'],
  ['may-turn-up', 'may', ['mtg.702.36'],
    'player p may turn-up card c in battlefield of p at priority if c is face-down'],
  ['may-cycle', 'may', ['mtg.702.28'],
    'player p may cycle card c in hand of p at priority if cycling-cost of c is not empty and available of p > 0'],
  ['may-suspend', 'may', ['mtg.702.61'],
    'player p may suspend card c in hand of p at priority if suspend-cost of c is not empty and available of p > 0'],
  ['may-scavenge', 'may', ['mtg.702.96'],
    'player p may scavenge card c in graveyard of p at priority if scavenge-cost of c is not empty and p is at-ease'],
  ['may-attack', 'may', ['mtg.508.1'], 'player p may attack creature a in battlefield of p at declare-attackers'],
  ['may-block', 'may', ['mtg.509.1'],
    'player q may block attacking a in battlefield where a in battlefield of turn-player with creature b in battlefield of q at declare-blockers'],
  ['may-unmake', 'may', ['mtg.cards.1'],
    'you may unmake this at priority if this in battlefield of you and you can-use this'],
  ['may-eat-land', 'may', ['mtg.cards.1'],
    'you may eat-land this at priority if this in battlefield of you and this is not tapped'],
  ['may-eat-spell', 'may', ['mtg.cards.1'],
    'you may eat-spell this at priority if this in battlefield of you and this is not tapped and you has-mana black'],
  ['may-eat-creature', 'may', ['mtg.cards.1'],
    'you may eat-creature this at priority if this in battlefield of you and this is not tapped and you has-mana green'],
  ['may-feed', 'may', ['mtg.cards.1'],
    'you may feed this at priority if this in battlefield of you and you can-use this'],
  ['may-banish-with', 'may', ['mtg.cards.1'],
    'you may banish-with this at priority if this in battlefield of you and you can-use this'],
  ['may-empty-grave', 'may', ['mtg.cards.1'],
    'you may empty-grave this at priority if this in battlefield of you and this is not tapped'],
  ['may-give-freely', 'may', ['mtg.cards.2'],
    'you may give-freely this at priority if this in battlefield of you and this is not tapped'],
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['mtg.102.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES,
  decks: ['main-deck', 'sideboard'],
  board: { shows: ['life', 'battlefield', 'stack'],
    leavesOut: ['passes', 'draws-this-turn', 'stamp', 'offered-way', 'surcharge', 'chosen-x', 'actor', 'wanted',
      'way-cast'],
    sorts: [] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  { kind: 'choose', at: 'settle-instead', prompt: 'choose an effect', clauses: ['mtg.616.1'], value: 'effect' },
  { kind: 'one-of', at: 'pay-symbol', prompt: 'choose one of these', clauses: ['mtg.107.4'],
    branches: ['pay-coloured', 'pay-life'] },
  { kind: 'choose', at: 'pay-coloured', prompt: 'choose a colour', clauses: ['mtg.107.4'], value: 'colour' },
  { kind: 'one-of', at: 'pay-any', prompt: 'choose one of these', clauses: ['mtg.106.4'],
    branches: ['pay-colourless', 'pay-out-of-pool'],
    said: [{ asked: true }, ' pays with mana of no colour, or of one'] },
  { kind: 'choose', at: 'pay-out-of-pool', prompt: 'choose a colour', clauses: ['gap.payment'], value: 'colour',
    said: [{ asked: true }, ' pays with mana of a colour'] },
  { kind: 'act', at: 'priority', prompt: 'priority', clauses: ['mtg.117.3'], loop: true, attended: true,
    said: [{ asked: true }, ' has priority'] },
  { kind: 'choose', at: 'place-trigger', prompt: 'choose an effect', clauses: ['mtg.603.3'], value: 'effect' },
  { kind: 'choose', at: 'cleanup-step', prompt: 'choose a card', clauses: ['mtg.514.1'], value: 'card' },
  { kind: 'may', at: 'choose-face', prompt: 'fuse c?', clauses: ['mtg.708.3'],
    said: [{ asked: true }, ' may fuse both halves'] },
  { kind: 'choose', at: 'choose-face', prompt: 'choose a definition', clauses: ['mtg.708.3'], value: 'definition' },
  { kind: 'may', at: 'choose-options', prompt: 'kick c?', clauses: ['mtg.601.2b'],
    said: [{ asked: true }, ' may kick'] },
  { kind: 'choose', at: 'aim', prompt: 'choose a creature card', clauses: ['mtg.pool.1'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.2'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'one-of', at: 'aim', prompt: 'choose one of these', clauses: ['mtg.cards.1'],
    branches: ['aim-second-creature', 'aim-player'] },
  { kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose 0 to 2 creature cards as burnt', clauses: ['mtg.cards.1'],
    value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose 0 to 2 players as scorched', clauses: ['mtg.cards.1'], value: 'player' },
  { kind: 'choose', at: 'aim', prompt: 'choose a creature card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose 0 to 3 cards as wanted', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose 0 to 4 creature cards as burnt', clauses: ['mtg.cards.1'],
    value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose 0 to 2 players as scorched', clauses: ['mtg.cards.1'], value: 'player' },
  { kind: 'choose', at: 'aim', prompt: 'choose a player', clauses: ['mtg.cards.1'], value: 'player' },
  { kind: 'choose', at: 'aim', prompt: 'choose an effect', clauses: ['mtg.cards.1'], value: 'effect' },
  { kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim', prompt: 'choose an effect', clauses: ['mtg.cards.1'], value: 'effect' },
  { kind: 'choose', at: 'pay-instead', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'pay-instead', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'pay-instead', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'choose-x', prompt: 'choose a number', clauses: ['mtg.107.3'], value: 'number', bias: 1000001 },
  { kind: 'choose', at: 'aim-creature', prompt: 'choose a creature card', clauses: ['mtg.115.1'], value: 'card' },
  { kind: 'choose', at: 'aim-player', prompt: 'choose a player', clauses: ['mtg.115.1'], value: 'player' },
  { kind: 'one-of', at: 'aim-anywhere', prompt: 'choose one of these', clauses: ['mtg.115.1'],
    branches: ['aim-creature', 'aim-player'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose 1 card as kept', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose 0 to 1 card as taken', clauses: ['mtg.cards.1'],
    value: 'card' },
  { kind: 'act', at: 'let-cast', prompt: 'let-cast', clauses: ['mtg.601.3'],
    said: [{ asked: true }, ' may cast what lies open'] },
  { kind: 'act', at: 'let-cast', prompt: 'let-cast', clauses: ['mtg.601.3'],
    said: [{ asked: true }, ' may cast what lies open'] },
  { kind: 'choose', at: 'pay-granted', prompt: 'choose a card', clauses: ['mtg.118.9'], value: 'card' },
  { kind: 'choose', at: 'turn-up', prompt: 'choose a card', clauses: ['mtg.702.36'], value: 'card' },
  { kind: 'choose', at: 'splice-onto', prompt: 'choose 0 to 3 cards as shown', clauses: ['mtg.702.46'], value: 'card' },
  { kind: 'choose', at: 'scavenge', prompt: 'choose a creature card', clauses: ['mtg.702.96'], value: 'card' },
  { kind: 'choose', at: 'legend-rule', prompt: 'choose a card', clauses: ['mtg.704.5j'], value: 'card' },
  { kind: 'act', at: 'declare-attackers', prompt: 'declare-attackers', clauses: ['mtg.508.1'], loop: true,
    said: [{ asked: true }, ' declares attackers'] },
  { kind: 'act', at: 'declare-blockers', prompt: 'declare-blockers', clauses: ['mtg.509.1'], loop: true,
    said: [{ asked: true }, ' declares blockers'] },
  { kind: 'choose', at: 'strike-with', prompt: 'choose a card', clauses: ['mtg.510.1'], value: 'card' },
  { kind: 'choose', at: 'unmake', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'eat-land', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'eat-land', prompt: 'choose a colour', clauses: ['mtg.cards.1'], value: 'colour' },
  { kind: 'choose', at: 'eat-spell', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'eat-creature', prompt: 'choose a creature card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'imitate', prompt: 'choose a creature card', clauses: ['mtg.706.2'], value: 'card' },
  { kind: 'choose', at: 'feed', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim-spell-on-stack', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'aim-activation', prompt: 'choose an effect', clauses: ['mtg.cards.1'], value: 'effect' },
  { kind: 'may', at: 'tax', prompt: 'pay-any for each number i in 1..n?', clauses: ['mtg.cards.1'],
    said: [{ asked: true }, ' may pay for the spell'] },
  { kind: 'choose', at: 'aim-second-creature', prompt: 'choose a creature card', clauses: ['mtg.702.101'],
    value: 'card' },
  { kind: 'choose', at: 'banish-with', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'choose', at: 'empty-grave', prompt: 'choose a player', clauses: ['mtg.cards.1'], value: 'player' },
  { kind: 'may', at: 'keep-or-return', prompt: 'pay-life 4 and …?', clauses: ['mtg.cards.1'],
    said: [{ asked: true }, ' may keep the card for 4 life'] },
  { kind: 'choose', at: 'give-freely', prompt: 'choose a card', clauses: ['mtg.cards.2'], value: 'card' },
  { kind: 'may', at: 'draw-one', prompt: 'mill (dredge of this or 0) and …?', clauses: ['mtg.702.51'],
    said: [{ asked: true }, ' may dredge instead of drawing'] },
  { kind: 'choose', at: 'cast', prompt: 'choose a card', clauses: ['mtg.702.84'], value: 'card' },
  { kind: 'may', at: 'drawn', prompt: 'work-miracle this?', clauses: ['mtg.702.93'],
    said: [{ asked: true }, ' may cast it for its miracle'] },
  { kind: 'choose', at: 'enter', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'may', at: 'enter', prompt: 'imitate this?', clauses: ['mtg.cards.1'],
    said: [{ asked: true }, ' may have it enter as a copy'] },
  { kind: 'may', at: 'draw-for-turn', prompt: 'draw 2 and …?', clauses: ['mtg.cards.1'],
    said: [{ asked: true }, ' may draw two more cards'] },
  { kind: 'choose', at: 'draw-for-turn', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card' },
  { kind: 'may', at: 'move', prompt: 'draw 1?', clauses: ['mtg.cards.1'], said: [{ asked: true }, ' may draw a card'] },
  { kind: 'choose', at: 'drawn', prompt: 'choose a card', clauses: ['mtg.cards.2'], value: 'card' },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'set', at: '' }, { kind: 'each', at: 'draw' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'each', at: 'pay' }, { kind: 'set', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'each', at: 'pay' }, { kind: 'each', at: 'pay' }, { kind: 'number', at: '' },
  { kind: 'each', at: 'pay' }, { kind: 'set', at: '' }, { kind: 'each', at: 'pay' },
  { kind: 'event', at: 'pay', asks: true }, { kind: 'each', at: 'pay-coloured' }, { kind: 'each', at: 'pay-coloured' },
  { kind: 'number', at: '' }, { kind: 'each', at: 'pay-any' }, { kind: 'each', at: 'pay-any' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'each', at: 'pay-out-of-pool' },
  { kind: 'each', at: 'pay-out-of-pool' }, { kind: 'number', at: '' },
  { kind: 'repeat', at: 'priority', asks: true, inner: [27, 31, 32, 60, 77, 83, 84] },
  { kind: 'repeat', at: 'priority', asks: true, inner: [31, 32, 60, 77, 83, 84] },
  { kind: 'number', at: '' }, { kind: 'kept', at: '' }, { kind: 'set', at: '' },
  { kind: 'repeat', at: 'settle', asks: true, inner: [60, 77, 83, 84] },
  { kind: 'event', at: 'settle', asks: true, inner: [31, 60, 77, 83, 84] },
  { kind: 'repeat', at: 'match', asks: true, inner: [26, 27, 31, 32, 35, 36, 60, 63, 67, 77, 83, 84] },
  { kind: 'number', at: '' },
  { kind: 'event', at: 'turn', asks: true, inner: [26, 27, 31, 32, 36, 60, 63, 67, 77, 83, 84] },
  { kind: 'while', at: 'cleanup-step', asks: true, inner: [77, 83, 84] },
  { kind: 'number', at: '' }, { kind: 'kept', at: '' }, { kind: 'kept', at: '' }, { kind: 'set', at: '' },
  { kind: 'each', at: 'choose-x' }, { kind: 'each', at: 'aim-spell' }, { kind: 'each', at: 'pay-price' },
  { kind: 'set', at: '' }, { kind: 'number', at: '' }, { kind: 'set', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'each', at: 'carry-out' }, { kind: 'set', at: '' },
  { kind: 'each', at: 'turn-up' }, { kind: 'each', at: 'turn-up' }, { kind: 'number', at: '' }, { kind: 'set', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'repeat', at: 'check-state', asks: true, inner: [77, 83, 84] },
  { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'event', at: 'combat-phase', asks: true, inner: [26, 27, 31, 32, 60, 67, 77, 83, 84] },
  { kind: 'set', at: '' }, { kind: 'each', at: 'strike-all' }, { kind: 'each', at: 'strike-all' },
  { kind: 'while', at: 'strike-with', asks: true }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'set', at: '' }, { kind: 'set', at: '' }, { kind: 'kept', at: '' }, { kind: 'set', at: '' },
  { kind: 'each', at: 'tax' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'while', at: 'spell-effect', asks: true, inner: [83, 84] },
  { kind: 'each', at: 'spell-effect' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'while', at: 'cast-effect', asks: true, inner: [77, 84] },
  { kind: 'while', at: 'cast-effect', asks: true, inner: [77, 83] },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'each', at: 'mana-value' },
  { kind: 'each', at: 'mana-value' }, { kind: 'each', at: 'hues' }, { kind: 'each', at: 'pooled' },
  { kind: 'number', at: '' }, { kind: 'each', at: 'usable' }, { kind: 'number', at: '' },
  { kind: 'each', at: 'burden' }, { kind: 'each', at: 'source-for' }, { kind: 'each', at: 'source-for' },
  { kind: 'each', at: 'source-for' }, { kind: 'each', at: 'source-for-any' }, { kind: 'each', at: 'source-for-any' },
  { kind: 'each', at: 'ways' }, { kind: 'each', at: 'mana-floor' }, { kind: 'each', at: 'mana-floor' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'each', at: 'kinds-in-graveyards' }, { kind: 'each', at: 'under-the-moon' },
  { kind: 'each', at: 'is-painted' }, { kind: 'each', at: 'is-painted' }, { kind: 'each', at: 'is-painted' },
  { kind: 'each', at: 'can-use' }, { kind: 'each', at: 'can-use' }, { kind: 'each', at: 'lacks-colour-of' },
  { kind: 'each', at: 'lacks-colour-of' }, { kind: 'each', at: 'has' }, { kind: 'each', at: 'may-cast' },
  { kind: 'each', at: 'may-cast-2' },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: EVENT['tap-for-mana'], asker: 2, radix: [[2048, 0], [8, 0], [16, 0]] },
  { event: EVENT['play-land'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.cast, asker: 3, radix: [[2048, 0], [2048, 0], [16, 0], [16, 0]] },
  { event: EVENT['turn-up'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.cycle, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.suspend, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.scavenge, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.attack, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.block, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: EVENT.unmake, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['eat-land'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['eat-spell'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['eat-creature'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.feed, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['banish-with'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['empty-grave'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['give-freely'], asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT['tap-for-mana'], at: ['priority'], rule: 111, from: [{ part: 0, zone: 'battlefield', own: true }] },
  { event: EVENT['play-land'], at: ['priority'], rule: 112, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.cast, at: ['priority'], rule: 113 }, { event: EVENT.cast, at: ['let-cast'], rule: 114 },
  { event: EVENT['turn-up'], at: ['priority'], rule: 115, from: [{ part: 0, zone: 'battlefield', own: true }] },
  { event: EVENT.cycle, at: ['priority'], rule: 116, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.suspend, at: ['priority'], rule: 117, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.scavenge, at: ['priority'], rule: 118, from: [{ part: 0, zone: 'graveyard', own: true }] },
  { event: EVENT.attack, at: ['declare-attackers'], rule: 119, from: [{ part: 0, zone: 'battlefield', own: true }] },
  { event: EVENT.block, at: ['declare-blockers'], rule: 120,
    from: [{ part: 0, zone: 'battlefield' }, { part: 1, zone: 'battlefield', own: true }] },
  { event: EVENT.unmake, at: ['priority'], rule: 121 },
  { event: EVENT['eat-land'], at: ['priority'], rule: 122 },
  { event: EVENT['eat-spell'], at: ['priority'], rule: 123 },
  { event: EVENT['eat-creature'], at: ['priority'], rule: 124 },
  { event: EVENT.feed, at: ['priority'], rule: 125 },
  { event: EVENT['banish-with'], at: ['priority'], rule: 126 },
  { event: EVENT['empty-grave'], at: ['priority'], rule: 127 },
  { event: EVENT['give-freely'], at: ['priority'], rule: 128 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['battlefield'], clock: true },
  { name: 'damage', column: 'damage', of: 'card', type: 'number', zones: ['battlefield'] },
  { name: 'plus-counters', column: 'plusCounters', of: 'card', type: 'number', zones: ['battlefield'] },
  { name: 'minus-counters', column: 'minusCounters', of: 'card', type: 'number', zones: ['battlefield'] },
  { name: 'time-counters', column: 'timeCounters', of: 'card', type: 'number', zones: ['exile'] },
  { name: 'stamp', column: 'stamp', of: 'card', type: 'number', zones: [] },
  { name: 'moving', column: 'moving', of: 'game', type: 'card', zones: [] },
  { name: 'pool', column: 'pool', of: 'pair', params: ['player', 'colour'], type: 'number', zones: [] },
  { name: 'colourless-pool', column: 'colourlessPool', of: 'player', type: 'number', zones: [] },
  { name: 'wanted', column: 'wanted', of: 'game', type: 'set of colour', zones: [] },
  { name: 'surcharge', column: 'surcharge', of: 'game', type: 'number', zones: [] },
  { name: 'chosen-x', column: 'chosenX', of: 'game', type: 'number', zones: [] },
  { name: 'actor', column: 'actor', of: 'game', type: 'player', zones: [] },
  { name: 'passes', column: 'passes', of: 'game', type: 'number', zones: [] },
  { name: 'role', column: 'role', of: 'effect', type: 'role-on-stack', zones: [] },
  { name: 'aims', column: 'aims', of: 'effect', type: 'set of card', zones: [] },
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'phase', column: 'phase', of: 'game', type: 'phase-kind', zones: [] },
  { name: 'life', column: 'life', of: 'player', type: 'number', zones: [] },
  { name: 'was-before', column: 'wasBefore', of: 'card', type: 'definition', zones: ['battlefield'] },
  { name: 'extra-turns', column: 'extraTurns', of: 'player', type: 'number', zones: [] },
  { name: 'draws-this-turn', column: 'drawsThisTurn', of: 'player', type: 'number', zones: [] },
  { name: 'cast-blue', column: 'castBlue', of: 'player', type: 'truth', zones: [] },
  { name: 'way-cast', column: 'wayCast', of: 'card', type: 'way', zones: ['stack', 'battlefield'] },
  { name: 'x', column: 'x', of: 'card', type: 'number', zones: ['stack', 'battlefield'] },
  { name: 'targets', column: 'targets', of: 'card', type: 'set of card', zones: ['stack'] },
  { name: 'second-targets', column: 'secondTargets', of: 'card', type: 'set of card', zones: ['stack'] },
  { name: 'target-players', column: 'targetPlayers', of: 'card', type: 'set of player', zones: ['stack'] },
  { name: 'target-ability', column: 'targetAbility', of: 'card', type: 'effect', zones: ['stack'] },
  { name: 'aimed', column: 'aimed', of: 'card', type: 'number', zones: ['stack'] },
  { name: 'resolving', column: 'resolving', of: 'game', type: 'card', zones: [] },
  { name: 'offered', column: 'offered2', of: 'game', type: 'card', zones: [] },
  { name: 'offered-way', column: 'offeredWay', of: 'game', type: 'way', zones: [] },
  { name: 'offered-by', column: 'offeredBy', of: 'game', type: 'card', zones: [] },
  { name: 'spliced', column: 'spliced', of: 'card', type: 'set of definition', zones: ['stack'] },
  { name: 'amiss', column: 'amiss', of: 'game', type: 'truth', zones: [] },
  { name: 'blocked-by', column: 'blockedBy', of: 'card', type: 'set of card', zones: ['battlefield'] },
  { name: 'delay-counters', column: 'delayCounters', of: 'card', type: 'number', zones: ['exile'] },
  { name: 'meddled-as', column: 'meddledAs', of: 'card', type: 'definition', zones: ['exile'] },
  { name: 'meddled-x', column: 'meddledX', of: 'card', type: 'number', zones: ['exile'] },
  { name: 'meddled-targets', column: 'meddledTargets', of: 'card', type: 'set of card', zones: ['exile'] },
  { name: 'meddled-players', column: 'meddledPlayers', of: 'card', type: 'set of player', zones: ['exile'] },
  { name: 'tapped', column: 'tapped', of: 'card', type: 'truth', zones: ['battlefield'] },
  { name: 'face-down', column: 'faceDown', of: 'card', type: 'truth', zones: ['stack', 'battlefield'] },
  { name: 'token', column: 'token', of: 'card', type: 'truth', zones: [] },
  { name: 'newly-drawn', column: 'newlyDrawn', of: 'card', type: 'truth', zones: ['hand'] },
  { name: 'out-of-cards', column: 'outOfCards', of: 'player', type: 'truth', zones: [] },
  { name: 'hand-cast', column: 'handCast', of: 'card', type: 'truth', zones: ['stack', 'battlefield'] },
  { name: 'given-suspend', column: 'givenSuspend', of: 'card', type: 'truth', zones: ['exile'] },
  { name: 'kept-revealed', column: 'keptRevealed', of: 'card', type: 'truth', zones: ['hand'] },
  { name: 'rebounding', column: 'rebounding', of: 'card', type: 'truth', zones: ['exile'] },
  { name: 'kicked', column: 'kicked', of: 'card', type: 'truth', zones: ['stack', 'battlefield'] },
  { name: 'attacking', column: 'attacking', of: 'card', type: 'truth', zones: ['battlefield'] },
  { name: 'blocking', column: 'blocking', of: 'card', type: 'truth', zones: ['battlefield'] },
  { name: 'blocked', column: 'blocked', of: 'card', type: 'truth', zones: ['battlefield'] },
  { name: 'illusory', column: 'illusory', of: 'card', type: 'truth', zones: ['battlefield'] },
]

/** Rules that hold for a while. */
// prettier-ignore
export const LASTING: NonNullable<Parts<State>['lasting']> = [
  { proc: PROC.spellEffectDuringTurnFrame, until: 'during turn',
    rules: ['card c is shrouded if c in battlefield and c is land-card'], kept: [] },
  { proc: PROC.spellEffectDuringTurn2Frame, until: 'during turn',
    rules: ['except power of card k += n if k = t and stamp of k = was'],
    kept: [
      { name: 't', type: 'card', at: 0, if: 3 }, { name: 'was', type: 'number', at: 1, if: 4 },
      { name: 'n', type: 'number', at: 2, if: 5 },
    ] },
  { proc: PROC.spellEffectDuringTurn3Frame, until: 'during turn',
    rules: ['except power of card k -= 5 if k = t and stamp of k = was',
      'except toughness of card k -= 5 if k = t and stamp of k = was'],
    kept: [{ name: 't', type: 'card', at: 0, if: 2 }, { name: 'was', type: 'number', at: 1, if: 3 }] },
  { proc: PROC.spellEffectDuringTurn4Frame, until: 'during turn',
    rules: ['card c is hushed if c = k and stamp of c = was'], kept: [] },
  { proc: PROC.enterDuringTurnFrame, until: 'during turn',
    rules: ['card k is recallable if k = c and stamp of k = now'], kept: [{ name: 'c', type: 'card', at: 0 }] },
]

/** What effects keep that wait, and who knows. */
// prettier-ignore
export const WAITING: NonNullable<Parts<State>['waiting']> = [
  { proc: PROC.moveEffectFrame,
    kept: [{ name: 'now', type: 'number', at: 1, if: 3 }, { name: 'you', type: 'player', at: 2 }] },
  { proc: PROC.enterEffectFrame4,
    kept: [{ name: 'c', type: 'card', at: 0 }, { name: 'now', type: 'number', at: 1, if: 4 }] },
  { proc: PROC.drawnEffectFrame, kept: [{ name: 'you', type: 'player', at: 0 }] },
  { proc: PROC.drawnEffectFrame2, kept: [{ name: 'you', type: 'player', at: 2 }] },
  { proc: PROC.whenCastFrame, kept: [{ name: 'p', type: 'player', at: 1 }] },
  { proc: PROC.castEffectFrame2,
    kept: [{ name: 'bound', type: 'number', at: 1, if: 4 }, { name: 'you', type: 'player', at: 2 }] },
  { proc: PROC.whenCast2Frame, kept: [{ name: 'p', type: 'player', at: 2 }] },
  { proc: PROC.castEffectFrame3, kept: [{ name: 'p', type: 'player', at: 2 }] },
  { proc: PROC.whenGoMadFrame, kept: [{ name: 'p', type: 'player', at: 0 }] },
  { proc: PROC.goMadEffectFrame, kept: [{ name: 'you', type: 'player', at: 1 }] },
  { proc: PROC.whenWorkMiracleFrame, kept: [{ name: 'p', type: 'player', at: 0 }] },
  { proc: PROC.workMiracleEffectFrame, kept: [{ name: 'you', type: 'player', at: 1 }] },
  { proc: PROC.scavengeEffectFrame,
    kept: [{ name: 't', type: 'card', at: 0 }, { name: 'was', type: 'number', at: 1, if: 3 }] },
  { proc: PROC.unmakeEffectFrame,
    kept: [{ name: 's', type: 'card', at: 0 }, { name: 'was', type: 'number', at: 1, if: 3 }] },
  { proc: PROC.eatLandEffectFrame,
    kept: [{ name: 'c', type: 'card', at: 0 }, { name: 'was', type: 'number', at: 1, if: 3 }] },
  { proc: PROC.eatSpellEffectFrame,
    kept: [{ name: 'c', type: 'card', at: 0 }, { name: 'was', type: 'number', at: 1, if: 4 }] },
  { proc: PROC.eatCreatureEffectFrame,
    kept: [{ name: 'c', type: 'card', at: 0 }, { name: 'was', type: 'number', at: 1, if: 3 }] },
  { proc: PROC.feedEffectFrame,
    kept: [{ name: 'c', type: 'card', at: 0 }, { name: 'was', type: 'number', at: 1, if: 5 }] },
  { proc: PROC.banishWithEffectFrame,
    kept: [{ name: 't', type: 'card', at: 0 }, { name: 'was', type: 'number', at: 1, if: 3 }] },
  { proc: PROC.emptyGraveEffectFrame, kept: [{ name: 'q', type: 'player', at: 1 }] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: EVENT.turn, fits: [], words: [{ part: 0 }, ' begins a turn'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }] },
  { event: EVENT['play-land'], fits: [], words: [{ part: 1 }, ' plays ', { part: 0 }] },
  { event: EVENT.cast, fits: [], words: [{ part: 3 }, ' casts ', { part: 1 }, ' ', { part: 2 }] },
  { event: EVENT.cast, fits: [{ part: 2, value: 0 }], words: [{ part: 3 }, ' casts ', { part: 1 }] },
  { event: EVENT.activate, fits: [], words: [{ part: 1 }, ' uses ', { part: 0 }] },
  { event: EVENT['tap-source'], fits: [], words: ['tapped for mana: ', { part: 0 }] },
  { event: EVENT.attack, fits: [], words: [{ part: 1 }, ' attacks with ', { part: 0 }] },
  { event: EVENT.block, fits: [], words: [{ part: 2 }, ' blocks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: EVENT.enter, fits: [], words: [{ part: 0 }, ' enters the battlefield'] },
  { event: EVENT['damage-creature'], fits: [],
    words: [{ part: 2 }, ' does ', { part: 0 }, ' ', { part: 1 }, ' damage'] },
  { event: EVENT['damage-player'], fits: [], words: [{ part: 2 }, ' does ', { part: 0 }, ' ', { part: 1 }, ' damage'] },
  { event: EVENT['gain-life'], fits: [], words: [{ part: 1 }, ' gains ', { part: 0 }, ' life'] },
  { event: EVENT['lose-life'], fits: [], words: [{ part: 1 }, ' loses ', { part: 0 }, ' life'] },
  { event: EVENT['pay-life'], fits: [], words: [{ part: 1 }, ' pays ', { part: 0 }, ' life'] },
  { event: EVENT.destroy, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: EVENT.move, fits: [{ part: 2, zone: 5 }], words: [{ part: 0 }, ' goes to the graveyard'] },
  { event: EVENT.move, fits: [{ part: 2, zone: 8 }], words: [{ part: 0 }, ' is exiled'] },
  { event: EVENT.sacrifice, fits: [], words: [{ part: 1 }, ' sacrifices ', { part: 0 }] },
  { event: EVENT.discard, fits: [], words: [{ part: 1 }, ' discards ', { part: 0 }] },
  { event: EVENT.counter, fits: [], words: [{ part: 0 }, ' is countered'] },
  { event: EVENT.mill, fits: [], words: [{ part: 1 }, ' mills ', { part: 0, counted: ['card', 'cards'] }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 6 }, { part: 2, zone: 4 }],
    words: [{ part: 0 }, ' goes back to the hand of ', { part: 2, whose: true }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 5 }, { part: 2, zone: 4 }],
    words: [{ part: 0 }, ' goes to the hand of ', { part: 2, whose: true }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 4 }, { part: 2, zone: 3 }],
    words: [{ part: 1, whose: true }, ' puts ', { part: 0 }, ' back into the library'] },
  { event: EVENT.kick, fits: [], words: [{ part: 1 }, ' kicks ', { part: 0 }] },
  { event: EVENT.show, fits: [], words: [{ part: 1 }, ' sees ', { part: 0 }] },
  { event: EVENT['count-down'], fits: [], words: ['a time counter goes from ', { part: 0 }] },
  { event: EVENT['let-cast'], fits: [], words: [{ part: 0 }, ' may be cast now'] },
  { event: EVENT.create, fits: [] }, { event: EVENT.shuffle, fits: [] }, { event: EVENT.bury, fits: [] },
  { event: EVENT.banish, fits: [] }, { event: EVENT.deal, fits: [] }, { event: EVENT['legend-rule'], fits: [] },
  { event: EVENT['main-phase'], fits: [] }, { event: EVENT.pay, fits: [] }, { event: EVENT['pay-symbol'], fits: [] },
  { event: EVENT['pay-coloured'], fits: [] }, { event: EVENT['pay-any'], fits: [] },
  { event: EVENT['pay-colourless'], fits: [] }, { event: EVENT['pay-out-of-pool'], fits: [] },
  { event: EVENT['pay-price'], fits: [] }, { event: EVENT['pay-granted'], fits: [] },
  { event: EVENT['pay-instead'], fits: [] }, { event: EVENT.part, fits: [] }, { event: EVENT.drawn, fits: [] },
  { event: EVENT['draw-one'], fits: [] }, { event: EVENT.draw, fits: [] }, { event: EVENT['draw-for-turn'], fits: [] },
  { event: EVENT.arrive, fits: [] }, { event: EVENT['upkeep-step'], fits: [] }, { event: EVENT.upkeep, fits: [] },
  { event: EVENT['untap-step'], fits: [] }, { event: EVENT['draw-step'], fits: [] },
  { event: EVENT['declare-attackers'], fits: [] }, { event: EVENT['declare-blockers'], fits: [] },
  { event: EVENT['combat-phase'], fits: [] }, { event: EVENT.ending, fits: [] }, { event: EVENT['end-step'], fits: [] },
  { event: EVENT['cleanup-step'], fits: [] }, { event: EVENT['choose-x'], fits: [] },
  { event: EVENT['choose-options'], fits: [] }, { event: EVENT['resolve-spell'], fits: [] },
  { event: EVENT['become-target'], fits: [] }, { event: EVENT['note-aim'], fits: [] },
  { event: EVENT['strike-with'], fits: [] }, { event: EVENT['strike-all'], fits: [] },
  { event: EVENT['strike-back'], fits: [] }, { event: EVENT.feed, fits: [] }, { event: EVENT['carry-out'], fits: [] },
  { event: EVENT['place-trigger'], fits: [] }, { event: EVENT['spell-effect'], fits: [] },
  { event: EVENT['damage-targets'], fits: [] }, { event: EVENT['take-back'], fits: [] }, { event: EVENT.tap, fits: [] },
  { event: EVENT['aim-spell'], fits: [] }, { event: EVENT.aim, fits: [] }, { event: EVENT['aim-at'], fits: [] },
  { event: EVENT['aim-player'], fits: [] }, { event: EVENT['aim-at-player'], fits: [] },
  { event: EVENT['aim-anywhere'], fits: [] }, { event: EVENT['aim-creature'], fits: [] },
  { event: EVENT['aim-spell-on-stack'], fits: [] }, { event: EVENT['counter-targets'], fits: [] },
  { event: EVENT.move, fits: [{ part: 2, zone: 7 }] }, { event: EVENT.move, fits: [{ part: 2, zone: 6 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 4 }, { part: 2, zone: 5 }] },
]

/** Texts that look at cards. */
// prettier-ignore
export const LOOKS: readonly number[] = [
  PROC.buryFrame, PROC.takeBackFrame, PROC.banishFrame, PROC.tuckFrame, PROC.sinkFrame, PROC.settleInsteadFrame,
  PROC.enterFrame, PROC.destroyFrame, PROC.sacrificeFrame, PROC.discardFrame, PROC.counterFrame, PROC.drawOneFrame,
  PROC.drawnFrame, PROC.millFrame, PROC.payFrame, PROC.paySymbolFrame, PROC.payColouredFrame, PROC.payAnyFrame,
  PROC.payOutOfPoolFrame, PROC.priorityFrame, PROC.settleFrame, PROC.dealFrame, PROC.turnFrame, PROC.drawForTurnFrame,
  PROC.cleanupStepFrame, PROC.playLandFrame, PROC.castFrame, PROC.castEffectFrame, PROC.chooseFaceFrame,
  PROC.chooseOptionsFrame, PROC.aimFrame, PROC.aimFrame2, PROC.aimFrame3, PROC.aimFrame4, PROC.aimFrame5,
  PROC.aimFrame6, PROC.aimFrame7, PROC.aimFrame8, PROC.aimFrame9, PROC.aimFrame10, PROC.aimFrame11, PROC.aimFrame12,
  PROC.aimFrame13, PROC.aimFrame14, PROC.aimFrame15, PROC.aimFrame16, PROC.aimFrame17, PROC.aimFrame18, PROC.aimFrame19,
  PROC.aimFrame20, PROC.aimFrame21, PROC.aimFrame22, PROC.aimFrame23, PROC.aimFrame24, PROC.aimFrame25, PROC.aimFrame26,
  PROC.aimFrame27, PROC.aimFrame28, PROC.aimFrame29, PROC.aimFrame30, PROC.aimFrame31, PROC.aimFrame32, PROC.aimFrame33,
  PROC.aimFrame34, PROC.aimFrame35, PROC.aimFrame36, PROC.aimFrame37, PROC.aimFrame38, PROC.aimFrame39, PROC.aimFrame40,
  PROC.payInsteadFrame, PROC.payInsteadFrame2, PROC.payInsteadFrame4, PROC.payInsteadFrame5, PROC.chooseXFrame,
  PROC.aimSpellFrame, PROC.asHalfFrame, PROC.payPriceFrame, PROC.aimCreatureFrame, PROC.aimPlayerFrame,
  PROC.aimAnywhereFrame, PROC.resolveSpellFrame, PROC.carryOutFrame, PROC.carryOutAsFrame, PROC.spellEffectFrame,
  PROC.spellEffectFrame2, PROC.spellEffectFrame5, PROC.spellEffectFrame6, PROC.spellEffectFrame7,
  PROC.spellEffectFrame18, PROC.spellEffectFrame19, PROC.spellEffectFrame20, PROC.spellEffectFrame25,
  PROC.spellEffectFrame27, PROC.spellEffectFrame28, PROC.spellEffectFrame29, PROC.spellEffectFrame31,
  PROC.spellEffectFrame32, PROC.spellEffectFrame34, PROC.spellEffectFrame35, PROC.spellEffectFrame39,
  PROC.spellEffectFrame40, PROC.spellEffectFrame41, PROC.spellEffectFrame43, PROC.spellEffectFrame44,
  PROC.spellEffectFrame45, PROC.spellEffectFrame46, PROC.spellEffectFrame47, PROC.spellEffectFrame48,
  PROC.spellEffectFrame49, PROC.spellEffectFrame50, PROC.spellEffectFrame51, PROC.spellEffectFrame52,
  PROC.spellEffectFrame53, PROC.spellEffectFrame54, PROC.spellEffectFrame55, PROC.letCastFrame, PROC.payGrantedFrame,
  PROC.turnUpFrame, PROC.cycleFrame, PROC.suspendFrame, PROC.spliceOntoFrame, PROC.scavengeFrame, PROC.putRightFrame,
  PROC.legendRuleFrame, PROC.combatPhaseFrame, PROC.strikeAllFrame, PROC.strikeWithFrame, PROC.unmakeFrame,
  PROC.unmakeEffectFrame, PROC.eatLandFrame, PROC.eatLandEffectFrame, PROC.eatSpellFrame, PROC.eatSpellEffectFrame,
  PROC.eatCreatureFrame, PROC.eatCreatureEffectFrame, PROC.imitateFrame, PROC.feedFrame, PROC.feedEffectFrame,
  PROC.aimSpellOnStackFrame, PROC.counterTargetsFrame, PROC.aimActivationFrame, PROC.meddleWithFrame,
  PROC.comeBackFrame, PROC.comeBackEffectFrame, PROC.taxFrame, PROC.aimSecondCreatureFrame, PROC.banishWithFrame,
  PROC.banishWithEffectFrame, PROC.emptyGraveFrame, PROC.emptyGraveEffectFrame, PROC.keepOrReturnFrame,
  PROC.giveFreelyFrame, PROC.giveFreelyEffectFrame, PROC.insteadMoveFrame, PROC.enterEffectFrame,
  PROC.countDownEffectFrame, PROC.insteadDrawOneFrame, PROC.castEffectFrame2, PROC.insteadMove2Frame,
  PROC.goMadEffectFrame, PROC.afterDrawnFrame, PROC.workMiracleEffectFrame, PROC.moveEffectFrame,
  PROC.insteadMove3Frame, PROC.upkeepEffectFrame2, PROC.enterEffectFrame2, PROC.insteadMove4Frame, PROC.whenEnter4Frame,
  PROC.afterEnterFrame, PROC.becomeTargetEffectFrame, PROC.upkeepEffectFrame3, PROC.insteadMove5Frame,
  PROC.castEffectFrame3, PROC.drawForTurnEffectFrame, PROC.drawnEffectFrame, PROC.drawnEffectFrame2,
  PROC.insteadMove6Frame, PROC.moveFrame,
]

/** Makes every state, so that all are alike to V8: it begins as what another says, lists and all. */
export const StateRecord = plainRecord<State>(function (this: State, s) {
  this.players = s.players
  this.options = s.options
  this.random = s.random
  this.def = s.def
  this.owner = s.owner
  this.place = s.place
  this.zones = s.zones
  this.shown = s.shown
  this.result = s.result
  this.over = s.over
  this.frames = s.frames
  this.ask = s.ask
  this.asked = s.asked
  this.optional = s.optional
  this.legal = s.legal
  this.effects = s.effects
  this.announcing = s.announcing
  this.replacing = s.replacing
  this.dry = s.dry
  this.failed = s.failed
  this.reasons = s.reasons
  this.askAll = s.askAll
  this.openChance = s.openChance
  this.log = s.log
  this.arrived = s.arrived
  this.damage = s.damage
  this.plusCounters = s.plusCounters
  this.minusCounters = s.minusCounters
  this.timeCounters = s.timeCounters
  this.stamp = s.stamp
  this.moving = s.moving
  this.pool = s.pool
  this.colourlessPool = s.colourlessPool
  this.wanted = s.wanted
  this.surcharge = s.surcharge
  this.chosenX = s.chosenX
  this.actor = s.actor
  this.passes = s.passes
  this.role = s.role
  this.aims = s.aims
  this.turnPlayer = s.turnPlayer
  this.turnNumber = s.turnNumber
  this.phase = s.phase
  this.life = s.life
  this.wasBefore = s.wasBefore
  this.extraTurns = s.extraTurns
  this.drawsThisTurn = s.drawsThisTurn
  this.castBlue = s.castBlue
  this.wayCast = s.wayCast
  this.x = s.x
  this.targets = s.targets
  this.secondTargets = s.secondTargets
  this.targetPlayers = s.targetPlayers
  this.targetAbility = s.targetAbility
  this.aimed = s.aimed
  this.resolving = s.resolving
  this.offered2 = s.offered2
  this.offeredWay = s.offeredWay
  this.offeredBy = s.offeredBy
  this.spliced = s.spliced
  this.amiss = s.amiss
  this.blockedBy = s.blockedBy
  this.delayCounters = s.delayCounters
  this.meddledAs = s.meddledAs
  this.meddledX = s.meddledX
  this.meddledTargets = s.meddledTargets
  this.meddledPlayers = s.meddledPlayers
  this.mainDeck = s.mainDeck
  this.sideboard = s.sideboard
  this.tapped = s.tapped
  this.faceDown = s.faceDown
  this.token = s.token
  this.newlyDrawn = s.newlyDrawn
  this.outOfCards = s.outOfCards
  this.handCast = s.handCast
  this.givenSuspend = s.givenSuspend
  this.keptRevealed = s.keptRevealed
  this.rebounding = s.rebounding
  this.kicked = s.kicked
  this.attacking = s.attacking
  this.blocking = s.blocking
  this.blocked = s.blocked
  this.illusory = s.illusory
  this.runningTurn = s.runningTurn
  this.printedDef = s.printedDef
  this.astray = s.astray
  this.linesDeep = s.linesDeep
  this.putOff = s.putOff
  this.beforeLine = s.beforeLine
  this.changedInLine = s.changedInLine
  this.timesPlayLandDuringTurn = s.timesPlayLandDuringTurn
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
// prettier-ignore
export const OF_CARDS: readonly (keyof State & string)[] = [
  'def', 'owner', 'place', 'shown', 'arrived', 'damage', 'plusCounters', 'minusCounters', 'timeCounters', 'stamp',
  'wasBefore', 'wayCast', 'x', 'targets', 'secondTargets', 'targetPlayers', 'targetAbility', 'aimed', 'spliced',
  'blockedBy', 'delayCounters', 'meddledAs', 'meddledX', 'meddledTargets', 'meddledPlayers', 'tapped', 'faceDown',
  'token', 'newlyDrawn', 'handCast', 'givenSuspend', 'keptRevealed', 'rebounding', 'kicked', 'attacking', 'blocking',
  'blocked', 'illusory', 'printedDef',
]

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = holders({
  moving: 'one', aims: 'each', targets: 'each', secondTargets: 'each', resolving: 'one', offered2: 'one',
  offeredBy: 'one', blockedBy: 'each', meddledTargets: 'each',
}, [
  [['card2'],
    [PROC.moveFrame, PROC.insteadMoveFrame, PROC.insteadMove2Frame, PROC.moveEffectFrame, PROC.insteadMove3Frame,
      PROC.insteadMove5Frame]],
  [['c'],
    [PROC.buryFrame, PROC.takeBackFrame, PROC.banishFrame, PROC.tuckFrame, PROC.sinkFrame, PROC.enterFrame,
      PROC.destroyFrame, PROC.sacrificeFrame, PROC.discardFrame, PROC.counterFrame, PROC.drawnFrame, PROC.playLandFrame,
      PROC.castFrame, PROC.chooseFaceFrame, PROC.chooseOptionsFrame, PROC.aimFrame, PROC.payInsteadFrame,
      PROC.chooseXFrame, PROC.aimSpellFrame, PROC.asHalfFrame, PROC.payPriceFrame, PROC.aimCreatureFrame,
      PROC.aimPlayerFrame, PROC.aimAnywhereFrame, PROC.resolveSpellFrame, PROC.carryOutFrame, PROC.carryOutAsFrame,
      PROC.spellEffectFrame, PROC.payGrantedFrame, PROC.turnUpFrame, PROC.cycleFrame, PROC.suspendFrame,
      PROC.imitateFrame, PROC.aimSpellOnStackFrame, PROC.aimActivationFrame, PROC.aimSecondCreatureFrame,
      PROC.keepOrReturnFrame, PROC.castEffectFrame, PROC.aimFrame2, PROC.aimFrame3, PROC.aimFrame4, PROC.aimFrame5,
      PROC.aimFrame6, PROC.aimFrame7, PROC.aimFrame8, PROC.aimFrame9, PROC.aimFrame10, PROC.aimFrame11, PROC.aimFrame12,
      PROC.aimFrame13, PROC.aimFrame14, PROC.aimFrame16, PROC.aimFrame17, PROC.aimFrame19, PROC.aimFrame20,
      PROC.aimFrame21, PROC.aimFrame23, PROC.aimFrame24, PROC.aimFrame25, PROC.aimFrame26, PROC.aimFrame27,
      PROC.aimFrame28, PROC.aimFrame29, PROC.aimFrame30, PROC.aimFrame31, PROC.aimFrame32, PROC.aimFrame33,
      PROC.aimFrame34, PROC.aimFrame35, PROC.aimFrame36, PROC.aimFrame37, PROC.aimFrame38, PROC.aimFrame39,
      PROC.aimFrame40, PROC.payInsteadFrame2, PROC.payInsteadFrame4, PROC.payInsteadFrame5, PROC.spellEffectFrame4,
      PROC.spellEffectFrame5, PROC.spellEffectFrame9, PROC.spellEffectFrame10, PROC.spellEffectFrame11,
      PROC.spellEffectFrame12, PROC.spellEffectFrame14, PROC.spellEffectFrame18, PROC.spellEffectFrame25,
      PROC.spellEffectFrame29, PROC.spellEffectFrame33, PROC.spellEffectFrame39, PROC.spellEffectFrame43,
      PROC.spellEffectFrame44, PROC.spellEffectFrame45, PROC.spellEffectFrame46, PROC.spellEffectFrame47,
      PROC.spellEffectFrame48, PROC.spellEffectFrame49, PROC.spellEffectFrame52, PROC.spellEffectFrame55,
      PROC.eatLandEffectFrame, PROC.eatCreatureEffectFrame, PROC.comeBackEffectFrame, PROC.enterEffectFrame,
      PROC.countDownEffectFrame, PROC.goMadEffectFrame, PROC.afterDrawnFrame, PROC.workMiracleEffectFrame,
      PROC.insteadMove4Frame, PROC.whenEnter4Frame, PROC.afterEnterFrame, PROC.drawnEffectFrame, PROC.drawnEffectFrame2,
      PROC.insteadMove6Frame, PROC.afterEnterFrame2, PROC.afterDrawnFrame2]],
  [['c', 'list1'],
    [PROC.drawOneFrame, PROC.millFrame, PROC.counterTargetsFrame, PROC.spellEffectFrame2, PROC.spellEffectFrame6,
      PROC.spellEffectFrame19, PROC.spellEffectFrame20, PROC.spellEffectFrame27, PROC.spellEffectFrame28,
      PROC.spellEffectFrame31, PROC.spellEffectFrame32, PROC.spellEffectFrame34, PROC.spellEffectFrame41,
      PROC.spellEffectFrame50, PROC.spellEffectFrame51, PROC.spellEffectFrame53, PROC.enterEffectFrame2]],
  [['c', 's_'], [PROC.letCastFrame]], [['c', 'shown2'], [PROC.spliceOntoFrame]], [['c', 't2'], [PROC.scavengeFrame]],
  [['members1'], [PROC.putRightFrame]], [['list1', 'list3'], [PROC.strikeAllFrame]],
  [['a', 'rest2'], [PROC.strikeWithFrame]], [['this_', 's_'], [PROC.unmakeFrame]],
  [['this_'],
    [PROC.eatLandFrame, PROC.emptyGraveFrame, PROC.giveFreelyFrame, PROC.giveFreelyEffectFrame,
      PROC.insteadDrawOneFrame, PROC.upkeepEffectFrame2, PROC.upkeepEffectFrame3, PROC.castEffectFrame3]],
  [['this_', 'c'], [PROC.eatSpellFrame, PROC.eatCreatureFrame, PROC.feedFrame]],
  [['s_', 'ts'], [PROC.meddleWithFrame]], [['c', 'ts'], [PROC.comeBackFrame]],
  [['s_'], [PROC.taxFrame, PROC.unmakeEffectFrame]], [['this_', 't2'], [PROC.banishWithFrame]],
  [['c', 'burnt'], [PROC.aimFrame15, PROC.aimFrame22]], [['c', 'wanted2'], [PROC.aimFrame18]],
  [['c', 't2', 'list1'], [PROC.spellEffectFrame7]],
  [['c', 'seen', 'kept2', 'rest2', 'c2', 'list3'], [PROC.spellEffectFrame35]],
  [['c', 'seen', 'taken', 'list5'], [PROC.spellEffectFrame40]],
  [['c', 's_', 'list1'], [PROC.spellEffectFrame54]],
  [['c', 'this_'], [PROC.eatSpellEffectFrame, PROC.feedEffectFrame]],
  [['t2'], [PROC.banishWithEffectFrame, PROC.becomeTargetEffectFrame]],
  [['list1'], [PROC.emptyGraveEffectFrame]], [['c', 'dug', 'c2', 'list1'], [PROC.castEffectFrame2]],
])

/** Where frames hold the card that a question is about, by site. */
// prettier-ignore
export const ASKING_CARDS: Readonly<Record<number, string>> = {
  9: 'c', 10: 'c', 11: 'c', 12: 'c', 13: 'c', 14: 'c', 15: 'c', 16: 'c', 17: 'c', 18: 'c', 19: 'c', 20: 'c', 21: 'c',
  22: 'c', 23: 'c', 24: 'c', 25: 'c', 26: 'c', 27: 'c', 28: 'c', 29: 'c', 30: 'c', 31: 'c', 32: 'c', 33: 'c', 34: 'c',
  35: 'c', 36: 'c', 37: 'c', 38: 'c', 39: 'c', 40: 'c', 43: 'c', 44: 'c', 45: 'c', 46: 'c', 50: 'a', 51: 'this_',
  52: 'this_', 54: 'this_', 55: 'this_', 56: 'c', 57: 'this_', 58: 'c', 59: 'c', 60: 's_', 61: 'c', 62: 'this_',
  63: 'this_', 64: 'c', 65: 'this_', 66: 'this_',
}

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer, card2, from2, to2, bottom2, noticed1, noticed2, noticed3, noticed4 }: MoveFrame) => ({
    proc, pc, answer, card2, from2, to2, bottom2, noticed1, noticed2, noticed3, noticed4,
  }),
  ({ proc, pc, answer, c }: BuryFrame) => ({ proc, pc, answer, c }),
  ({ proc, pc, answer, p }: SettleInsteadFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, c, p }: EnterFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, n, p, list1, next2 }: DrawFrame) => ({ proc, pc, answer, n, p, list1, next2 }),
  ({ proc, pc, answer, p, c, list1, next2 }: DrawOneFrame) => ({ proc, pc, answer, p, c, list1, next2 }),
  ({ proc, pc, answer, n, p, c, list1, next2 }: MillFrame) => ({ proc, pc, answer, n, p, c, list1, next2 }),
  ({ proc, pc, answer, cost, p, generic, list1, next2, list3, next4 }: PayFrame) => ({
    proc, pc, answer, cost, p, generic, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, s_, p }: PaySymbolFrame) => ({ proc, pc, answer, s_, p }),
  ({ proc, pc, answer }: PriorityFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, list1, next2 }: MatchFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, p, list1, next2 }: DealFrame) => ({ proc, pc, answer, p, list1, next2 }),
  ({ proc, pc, answer, c, d, w, p, held }: CastFrame) => ({ proc, pc, answer, c, d, w, p, held }),
  ({ proc, pc, answer, c, p, list1, next2 }: AimSpellFrame) => ({ proc, pc, answer, c, p, list1, next2 }),
  ({ proc, pc, answer, c, h, p, whole }: AsHalfFrame) => ({ proc, pc, answer, c, h, p, whole }),
  ({ proc, pc, answer, c, w, p, list1, next2, list3, next4 }: PayPriceFrame) => ({
    proc, pc, answer, c, w, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, c, p, list1, next2, list3, next4 }: CarryOutFrame) => ({
    proc, pc, answer, c, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, c, w, s_, p }: LetCastFrame) => ({ proc, pc, answer, c, w, s_, p }),
  ({ proc, pc, answer, c, w, p }: PayGrantedFrame) => ({ proc, pc, answer, c, w, p }),
  ({ proc, pc, answer, c, p, shown2, atLeast1, atMost2 }: SpliceOntoFrame) => ({ proc, pc, answer, c, p, shown2, atLeast1, atMost2 }),
  ({ proc, pc, answer, c, p, t2 }: ScavengeFrame) => ({ proc, pc, answer, c, p, t2 }),
  ({
    proc, pc, answer, members1, part5, part6, changed8, next9, following10, next11, changed12, next13, following14,
    next15, list16, next17,
  }: PutRightFrame) => ({
    proc, pc, answer, members1, part5, part6, changed8, next9, following10, next11, changed12, next13, following14,
    next15, list16, next17,
  }),
  ({ proc, pc, answer, q }: DeclareBlockersFrame) => ({ proc, pc, answer, q }),
  ({ proc, pc, answer, p, list1, next2, list3, next4 }: StrikeAllFrame) => ({ proc, pc, answer, p, list1, next2, list3, next4 }),
  ({ proc, pc, answer, a, p, left, rest2 }: StrikeWithFrame) => ({ proc, pc, answer, a, p, left, rest2 }),
  ({ proc, pc, answer, this_, you, s_ }: UnmakeFrame) => ({ proc, pc, answer, this_, you, s_ }),
  ({ proc, pc, answer, this_, you }: EatLandFrame) => ({ proc, pc, answer, this_, you }),
  ({ proc, pc, answer, this_, you, c }: EatSpellFrame) => ({ proc, pc, answer, this_, you, c }),
  ({ proc, pc, answer, c, list1, next2 }: CounterTargetsFrame) => ({ proc, pc, answer, c, list1, next2 }),
  ({ proc, pc, answer, s_, n, q, d, k, ts, qs }: MeddleWithFrame) => ({ proc, pc, answer, s_, n, q, d, k, ts, qs }),
  ({ proc, pc, answer, c, p, d, k, ts, qs }: ComeBackFrame) => ({ proc, pc, answer, c, p, d, k, ts, qs }),
  ({ proc, pc, answer, s_, n, q, list1, next2 }: TaxFrame) => ({ proc, pc, answer, s_, n, q, list1, next2 }),
  ({ proc, pc, answer, this_, you, t2 }: BanishWithFrame) => ({ proc, pc, answer, this_, you, t2 }),
  ({ proc, pc, answer, this_, you, q }: EmptyGraveFrame) => ({ proc, pc, answer, this_, you, q }),
  ({ proc, pc, answer, p, c }: CastEffectFrame) => ({ proc, pc, answer, p, c }),
  ({ proc, pc, answer, c, p, burnt, scorched, atLeast1, atMost2, atLeast3, atMost4 }: AimFrame15) => ({
    proc, pc, answer, c, p, burnt, scorched, atLeast1, atMost2, atLeast3, atMost4,
  }),
  ({ proc, pc, answer, c, p, wanted2, atLeast1, atMost2 }: AimFrame18) => ({ proc, pc, answer, c, p, wanted2, atLeast1, atMost2 }),
  ({ proc, pc, answer, c, p, t2, list1, next2 }: SpellEffectFrame7) => ({ proc, pc, answer, c, p, t2, list1, next2 }),
  ({ proc, pc, answer, c, p, seen, kept2, rest2, c2, atLeast1, atMost2, list3, next4 }: SpellEffectFrame35) => ({
    proc, pc, answer, c, p, seen, kept2, rest2, c2, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, c, p, q, list1, next2 }: SpellEffectFrame39) => ({ proc, pc, answer, c, p, q, list1, next2 }),
  ({ proc, pc, answer, c, p, q, seen, taken, list1, next2, atLeast3, atMost4, list5, next6 }: SpellEffectFrame40) => ({
    proc, pc, answer, c, p, q, seen, taken, list1, next2, atLeast3, atMost4, list5, next6,
  }),
  ({ proc, pc, answer, c, p, s_, list1, next2 }: SpellEffectFrame54) => ({ proc, pc, answer, c, p, s_, list1, next2 }),
  ({ proc, pc, answer, s_, was, you }: UnmakeEffectFrame) => ({ proc, pc, answer, s_, was, you }),
  ({ proc, pc, answer, c, was, you }: EatLandEffectFrame) => ({ proc, pc, answer, c, was, you }),
  ({ proc, pc, answer, c, was, you, this_ }: EatSpellEffectFrame) => ({ proc, pc, answer, c, was, you, this_ }),
  ({ proc, pc, answer, c, was, you, this_, mine, meat }: FeedEffectFrame) => ({
    proc, pc, answer, c, was, you, this_, mine, meat,
  }),
  ({ proc, pc, answer, t2, was, you }: BanishWithEffectFrame) => ({ proc, pc, answer, t2, was, you }),
  ({ proc, pc, answer, you, q, list1, next2 }: EmptyGraveEffectFrame) => ({ proc, pc, answer, you, q, list1, next2 }),
  ({ proc, pc, answer, you, this_ }: GiveFreelyEffectFrame) => ({ proc, pc, answer, you, this_ }),
  ({ proc, pc, answer, card2, replaces }: InsteadMoveFrame) => ({ proc, pc, answer, card2, replaces }),
  ({ proc, pc, answer, c, you }: EnterEffectFrame) => ({ proc, pc, answer, c, you }),
  ({ proc, pc, answer, p, this_, you, replaces }: InsteadDrawOneFrame) => ({ proc, pc, answer, p, this_, you, replaces }),
  ({ proc, pc, answer, p, bound, you, c, dug, going, c2, list1, next2 }: CastEffectFrame2) => ({
    proc, pc, answer, p, bound, you, c, dug, going, c2, list1, next2,
  }),
  ({ proc, pc, answer, card2, you, replaces }: InsteadMove2Frame) => ({ proc, pc, answer, card2, you, replaces }),
  ({ proc, pc, answer, c, you, p }: GoMadEffectFrame) => ({ proc, pc, answer, c, you, p }),
  ({ proc, pc, answer, card2, now, you }: MoveEffectFrame) => ({ proc, pc, answer, card2, now, you }),
  ({ proc, pc, answer, you, c, list1, next2 }: EnterEffectFrame2) => ({ proc, pc, answer, you, c, list1, next2 }),
  ({ proc, pc, answer, c, replaces }: InsteadMove4Frame) => ({ proc, pc, answer, c, replaces }),
  ({ proc, pc, answer, you }: EnterEffectFrame3) => ({ proc, pc, answer, you }),
  ({ proc, pc, answer, you, c }: WhenEnter4Frame) => ({ proc, pc, answer, you, c }),
  ({ proc, pc, answer, t2, you }: BecomeTargetEffectFrame) => ({ proc, pc, answer, t2, you }),
  ({ proc, pc, answer, this_, you, p }: CastEffectFrame3) => ({ proc, pc, answer, this_, you, p }),
  ({ proc, pc, answer, you, list1, next2 }: DrawForTurnEffectFrame) => ({ proc, pc, answer, you, list1, next2 }),
  ({ proc, pc, answer, you, c, p }: DrawnEffectFrame) => ({ proc, pc, answer, you, c, p }),
  ({ proc, pc, answer, p, c, you }: DrawnEffectFrame2) => ({ proc, pc, answer, p, c, you }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 1, 1, 1, 1, 1, 0, 0, 2, 3, 1, 3, 3, 1, 4, 5, 3, 6, 0, 7, 8, 8, 0, 2, 0, 2, 0, 0, 9, 0, 0, 0, 0, 9, 2, 10, 11, 2, 0,
  2, 0, 2, 2, 2, 2, 0, 2, 0, 3, 0, 12, 34, 3, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 35, 3, 3, 36, 3, 3, 3, 35,
  3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 3, 3, 3, 13, 14, 15, 0, 0, 0, 0, 3, 3, 3, 0, 0, 1, 16,
  14, 3, 13, 0, 3, 3, 13, 37, 0, 3, 3, 3, 3, 0, 3, 0, 0, 0, 13, 13, 13, 0, 0, 0, 0, 3, 0, 13, 13, 3, 0, 0, 13, 13, 3,
  13, 38, 0, 0, 0, 0, 0, 39, 40, 13, 0, 3, 13, 13, 3, 3, 3, 0, 3, 13, 13, 3, 13, 41, 3, 17, 18, 13, 3, 2, 3, 0, 0, 0, 0,
  19, 20, 0, 0, 0, 0, 0, 9, 21, 2, 0, 2, 2, 0, 22, 0, 23, 24, 0, 25, 42, 26, 43, 27, 44, 27, 43, 3, 27, 45, 3, 28, 3, 0,
  29, 30, 34, 31, 3, 32, 46, 33, 47, 3, 0, 26, 48, 0, 0, 49, 0, 50, 0, 0, 0, 50, 51, 0, 52, 53, 0, 54, 34, 0, 54, 0, 55,
  49, 0, 26, 0, 56, 57, 0, 58, 59, 0, 0, 34, 0, 60, 0, 26, 49, 0, 61, 0, 62, 0, 58, 0, 58, 0, 63, 0, 64, 57, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
// prettier-ignore
export const SETTLED: Settled = {
  1 /* bury */: { 1: 3 }, 2 /* take-back */: { 1: 3 }, 11 /* sacrifice */: { 1: 3 }, 12 /* discard */: { 1: 3 },
  20 /* pay-symbol */: { 1: 3 }, 25 /* pay-out-of-pool */: { 1: 3 }, 48 /* play-land */: { 1: 2 },
  50 /* cast */: { 6: 2 }, 52 /* choose-face */: { 3: 3 }, 54 /* choose-options */: { 1: 3 }, 55 /* aim */: { 1: 3 },
  95 /* pay-instead */: { 1: 3 }, 100 /* choose-x */: { 1: 3 }, 101 /* aim-spell */: { 1: 3 },
  102 /* as-half */: { 1: 3 }, 108 /* aim-creature */: { 1: 3 }, 109 /* aim-player */: { 1: 3 },
  176 /* pay-granted */: { 1: 3 }, 178 /* cycle */: { 2: 2 }, 180 /* suspend */: { 3: 2 }, 186 /* scavenge */: { 4: 2 },
  204 /* unmake */: { 4: 2 }, 206 /* eat-land */: { 2: 2 }, 208 /* eat-spell */: { 3: 2 },
  210 /* eat-creature */: { 3: 2 }, 212 /* imitate */: { 1: 3 }, 213 /* feed */: { 3: 2 },
  215 /* aim-spell-on-stack */: { 1: 3 }, 217 /* aim-activation */: { 1: 3 }, 223 /* aim-second-creature */: { 1: 3 },
  224 /* banish-with */: { 3: 2 }, 226 /* empty-grave */: { 3: 2 }, 56 /* aim */: { 1: 3 }, 57 /* aim */: { 1: 3 },
  58 /* aim */: { 1: 3 }, 59 /* aim */: { 1: 3 }, 60 /* aim */: { 1: 3 }, 61 /* aim */: { 1: 3 },
  62 /* aim */: { 1: 3 }, 63 /* aim */: { 1: 3 }, 64 /* aim */: { 1: 3 }, 65 /* aim */: { 2: 3 },
  67 /* aim */: { 1: 3 }, 68 /* aim */: { 1: 3 }, 69 /* aim */: { 6: 6 }, 70 /* aim */: { 1: 3 },
  71 /* aim */: { 1: 3 }, 73 /* aim */: { 1: 3 }, 74 /* aim */: { 1: 3 }, 75 /* aim */: { 1: 3 },
  77 /* aim */: { 1: 3 }, 78 /* aim */: { 1: 3 }, 79 /* aim */: { 1: 3 }, 80 /* aim */: { 1: 3 },
  81 /* aim */: { 1: 3 }, 82 /* aim */: { 1: 3 }, 83 /* aim */: { 1: 3 }, 84 /* aim */: { 1: 3 },
  85 /* aim */: { 1: 3 }, 86 /* aim */: { 1: 3 }, 87 /* aim */: { 1: 3 }, 88 /* aim */: { 1: 3 },
  89 /* aim */: { 1: 3 }, 90 /* aim */: { 1: 3 }, 91 /* aim */: { 1: 3 }, 92 /* aim */: { 1: 3 },
  93 /* aim */: { 1: 3 }, 94 /* aim */: { 1: 3 }, 96 /* pay-instead */: { 1: 3 }, 98 /* pay-instead */: { 1: 3 },
  99 /* pay-instead */: { 1: 3 },
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 67: 1 }

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly DeckRule[] = [
  { rule: 106, message: 'fewer cards than a deck has', about: '' },
  { rule: 107, message: 'more than fifteen cards beside the deck', about: '' },
  { rule: 108, message: 'more than four copies', about: 'definition', printed: ['supertypes'] },
  { rule: 109, message: 'not legal in the format', about: 'definition', printed: ['layout', 'legacy'] },
  { rule: 110, message: 'restricted to one copy', about: 'definition', printed: ['legacy'] },
]
