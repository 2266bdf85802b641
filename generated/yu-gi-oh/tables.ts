// Compiled from the rules of YuGiOh into tables.ts: tables of what the rules declare. Change the rules, not this file.
// prettier-ignore
import type { DeckRule, EventRow, Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { eventRows, holders, namesIn, placedRules, plainRecord } from 'houserules/runtime'
import { CARD, EVENT, PROC } from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  ActivateEffectFrame, ActivateFrame, AfterMove2Frame, AfterMoveFrame2, AfterSpecialSummonFrame, AttackDirectlyFrame,
  AttackFrame, BatterFrame, BeatFrame, BeginAllFrame, BurnFrame, BurstEffectFrame, BurstFrame, CallSistersEffectFrame,
  CallSistersFrame, CarryOutFrame10, CarryOutFrame12, CarryOutFrame13, CarryOutFrame16, CarryOutFrame18,
  CarryOutFrame19, ClashFrame, CreateLightFrame, DealFrame, DestroyFrame, DrawFrame, DuelFrame, FuseFrame, GatherFrame,
  GatherFrame2, GiveTributesFrame, ImpersonateEffectFrame, LayOpenFrame, MatchFrame, MoveFrame, PeerEffectFrame,
  RunChainFrame, RunLinkFrame, SearchFrame, SendFrame, State, SummonFromExtraFrame, TryFuseFrame, TurnFrame,
  WhenArriveFrame, WhenBurnFrame, WhenDeclareAttackFrame, WhenMoveFrame,
} from './state.ts'

/** Options, and the values that each can have. */
export const OPTIONS: GameInfo['options'] = []

/** Events by number, and what each is about. */
// prettier-ignore
export const EVENTS: readonly EventRow[] = [
  ['move', [['main', 'card', 'card'], ['from', 'from', 'zone'], ['to', 'to', 'zone']], []],
  ['create', [['main', 'definition', 'card'], ['to', 'to', 'zone']], []],
  ['shuffle', [['main', 'zone', 'zone']], []],
  ['show', [['main', 'card', 'card'], ['to', 'to', 'player']], []],
  ['resolve', [['main', 'effect', 'effect']], []], ['dismiss', [['main', 'effect', 'effect']], []], ['finish', [], []],
  ['delete', [['main', 'card', 'card']], []], ['send', [['main', 'c', 'card']], ['ygo.zone.3']],
  ['destroy', [['main', 'c', 'card']], ['ygo.zone.3']], ['banish', [['main', 'c', 'card']], ['ygo.zone.3']],
  ['discard', [['main', 'c', 'card']], ['ygo.zone.3']], ['open-deck', [['by', 'p', 'player']], ['ygo.zone.5']],
  ['close-deck', [['by', 'p', 'player']], ['ygo.zone.5']],
  ['search', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.zone.1']],
  ['burn', [['main', 'q', 'player'], ['with', 'n', 'number'], ['for', 'c', 'card']], ['ygo.damage.1']],
  ['pay', [['main', 'n', 'number'], ['by', 'p', 'player']], ['ygo.damage.1']],
  ['use-name', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.query.10']],
  ['match', [], ['ygo.start.1']], ['set-up', [], ['ygo.start.1']],
  ['build-deck', [['by', 'p', 'player']], ['ygo.start.1']], ['duel', [], ['ygo.start.2']],
  ['deal', [['by', 'p', 'player']], ['ygo.start.2']], ['turn', [['by', 'p', 'player']], ['ygo.turn.1']],
  ['new-turn', [['by', 'p', 'player']], ['ygo.turn.1']], ['draw-phase', [['by', 'p', 'player']], ['ygo.turn.2']],
  ['before-draw', [['by', 'p', 'player']], ['ygo.turn.2']],
  ['draw', [['main', 'n', 'number'], ['by', 'p', 'player']], ['ygo.turn.2']],
  ['standby-phase', [['by', 'p', 'player']], ['ygo.turn.3']],
  ['standby', [['by', 'p', 'player']], ['ygo.turn.3']], ['main-phase', [['by', 'p', 'player']], ['ygo.turn.4']],
  ['end-phase', [['by', 'p', 'player']], ['ygo.turn.6']], ['ending', [['by', 'p', 'player']], ['ygo.turn.6']],
  ['lose', [['by', 'p', 'player']], ['ygo.end.1']], ['win', [['by', 'p', 'player']], ['ygo.end.2']],
  ['draw-duel', [['by', 'p', 'player']], ['ygo.end.3']], ['window', [], ['ygo.chain.1']],
  ['run-chain', [], ['ygo.chain.1']], ['run-link', [['main', 'e', 'effect']], ['ygo.chain.3']],
  ['line-up', [], ['ygo.chain.2']], ['link-up', [['main', 'e', 'effect']], ['ygo.chain.2']],
  ['prepare', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.spell.1']],
  ['carry-out', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.spell.1']],
  ['activate', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.spell.1']],
  ['lay-open', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.spell.1']],
  ['set-card', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.trap.1']],
  ['arrive', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.summon.1']],
  ['normal-summon', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.summon.1']],
  ['set-monster', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.summon.1']],
  ['give-tributes', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.summon.2']],
  ['special-summon', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.summon.3']],
  ['special-summon-freely', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.summon.5']],
  ['change-position', [['main', 'c', 'card'], ['by', 'p', 'player']], ['ygo.summon.6']],
  ['gather', [['main', 'f', 'card'], ['with', 'pool', 'set of card'], ['by', 'p', 'player']], ['ygo.fusion.1']],
  ['try-fuse', [['main', 'f', 'card'], ['with', 'pool', 'set of card'], ['by', 'p', 'player']], ['ygo.fusion.2']],
  ['fuse', [['main', 'f', 'card'], ['with', 'pool', 'set of card'], ['by', 'p', 'player']], ['ygo.fusion.2']],
  ['summon-from-extra', [['main', 'f', 'card'], ['by', 'p', 'player']], ['ygo.synchro.1']],
  ['battle-phase', [['by', 'p', 'player']], ['ygo.turn.5']],
  ['attack', [['main', 'd', 'card'], ['with', 'a', 'card'], ['by', 'p', 'player']], ['ygo.battle.1']],
  ['turn-up', [['main', 'd', 'card']], ['ygo.battle.1']],
  ['declare-attack', [['main', 'a', 'card'], ['by', 'p', 'player']], ['ygo.battle.1']],
  ['clash', [['main', 'a', 'card'], ['with', 'd', 'card'], ['by', 'p', 'player']], ['ygo.battle.2']],
  ['beat', [['main', 'c', 'card'], ['with', 'w', 'card'], ['by', 'p', 'player']], ['ygo.battle.2']],
  ['fall', [['main', 'c', 'card']], ['ygo.battle.2']],
  ['attack-directly', [['main', 'a', 'card'], ['by', 'p', 'player']], ['ygo.battle.3']],
  ['batter', [['main', 'q', 'player'], ['with', 'n', 'number']], ['ygo.battle.3']],
  ['call-sisters', [['main', 'this', 'card'], ['by', 'you', 'player']], ['ygo.cards.4']],
  ['peer', [['main', 'this', 'card'], ['by', 'you', 'player']], ['ygo.cards.4']],
  ['impersonate', [['main', 'this', 'card'], ['by', 'you', 'player']], ['ygo.cards.4']],
  ['burst', [['main', 'this', 'card'], ['by', 'you', 'player']], ['ygo.cards.5']],
  ['create-light', [['main', 'this', 'card'], ['by', 'you', 'player']], ['ygo.cards.6']],
  ['begin-all', [['main', 'this', 'card'], ['by', 'you', 'player']], ['ygo.cards.6']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'lasting', perSeat: false, holds: 'effects' },
  { name: 'deck', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'extra', perSeat: true, holds: 'cards', held: true },
  { name: 'side', perSeat: true, holds: 'cards', held: true },
  { name: 'monsters', perSeat: true, holds: 'cards' }, { name: 'backrow', perSeat: true, holds: 'cards' },
  { name: 'field-spell', perSeat: true, holds: 'cards' }, { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'banished', perSeat: true, holds: 'cards' }, { name: 'attached', perSeat: true, holds: 'cards' },
  { name: 'chain', perSeat: false, holds: 'effects' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ['end-phase', 'choice', ['ygo.turn.6'], 'choose card c in hand of p by p'],
  ['line-up', 'choice', ['ygo.chain.2'], 'choose effect e in waiting where controller of e = p by p'],
  ['give-tributes', 'choice', ['ygo.summon.2'], 'choose (tributes-for of c) card m in monsters of p as given by p'],
  ['special-summon', 'choice', ['ygo.summon.3'], 'choose position w in (upright, sideways) by p'],
  ['gather', 'choice', ['ygo.fusion.1'],
    'choose 2..5 card m in pool where level-now of m > 0 as picked by p where sum of level-now of picked = n and count of (each tuned m in picked) = 1'],
  ['gather', 'choice', ['ygo.fusion.1'], 'choose 2 card m in pool where level-now of m = n as picked by p'],
  ['gather', 'choice', ['ygo.fusion.1'], 'choose (n) card m in pool as picked by p'],
  ['only if', 'only-if', ['ygo.fusion.1'], 'only if f not in extra'],
  ['only if', 'only-if', ['ygo.fusion.2'], 'only if f not in materials'],
  ['only if', 'only-if', ['ygo.battle.1'],
    'only if a in monsters of p and position-of of a = upright and d in monsters'],
  ['only if', 'only-if', ['ygo.battle.3'], 'only if a in monsters of p and position-of of a = upright'],
  ['only if', 'only-if', ['ygo.cards.4'], 'only if fresh-name of (this, you) and this is not negated'],
  ['only if', 'only-if', ['ygo.cards.4'], 'only if no card c in monsters of you where c is not xyz-monster'],
  ['only if', 'only-if', ['ygo.cards.4'], 'only if fresh-name of (this, you)'],
  ['peer', 'choice', ['ygo.cards.4'], 'choose card c in hand of you'],
  ['only if', 'only-if', ['ygo.cards.4'], 'only if not imitated of this'],
  ['impersonate', 'choice', ['ygo.cards.4'], 'choose effect-monster c in graveyard of you'],
  ['only if', 'only-if', ['ygo.cards.5'], 'only if fresh-name of (this, you)'],
  ['burst', 'choice', ['ygo.cards.5'],
    'choose card a in monsters of you + backrow of you + field-spell of you as mine'],
  ['burst', 'choice', ['ygo.cards.5'], 'choose card b in monsters + backrow + field-spell where b != mine as theirs'],
  ['create-light', 'choice', ['ygo.cards.6'],
    'choose card a in monsters of you where a is face-up and originally of (a, 《オシリスの天空竜》, this)'],
  ['create-light', 'choice', ['ygo.cards.6'],
    'choose card b in monsters of you where b is face-up and originally of (b, 《オベリスクの巨神兵》, this)'],
  ['create-light', 'choice', ['ygo.cards.6'],
    'choose card c in monsters of you where c is face-up and originally of (c, 《ラーの翼神竜》, this)'],
  ['begin-all', 'choice', ['ygo.cards.6'],
    'choose 1..5 card m in monsters of you where m is face-up as given where sum of attack of given + sum of defence of given >= 10000'],
  ['prepare', 'choice', ['ygo.cards.7'],
    'choose card c in just-come where c in monsters of foe of p and attack of c >= 1200 by p'],
  ['prepare', 'choice', ['ygo.cards.7'], 'choose card c in monsters of foe of p by p'],
  ['prepare', 'choice', ['ygo.cards.3'], 'choose card c in monsters of p where race-now of c = dragon by p'],
  ['prepare', 'choice', ['ygo.cards.3'], 'choose card c in just-come where c in monsters and attack of c <= 1000 by p'],
  ['prepare', 'choice', ['ygo.cards.2'],
    'choose monster m in monsters of p where m is face-up and in-category of (m, "ブラック・マジシャン", this) by p'],
  ['only if', 'only-if', ['ygo.cards.2'],
    'only if some card f in extra of p where f is fusion-monster and written-on of (f, m, this)'],
  ['prepare', 'choice', ['ygo.cards.2'],
    'choose monster m in monsters of p where m is face-up and race-now of m = warrior by p'],
  ['carry-out', 'choice', ['ygo.cards.7'],
    'choose card f in extra of p where f is fusion-monster and p may try-fuse f with (hand of p + monsters of p) by p'],
  ['only if', 'only-if', ['ygo.cards.3'], 'only if c is not none and c in monsters'],
  ['carry-out', 'choice', ['ygo.cards.3'], 'choose definition n in declarable of language of this by p'],
  ['carry-out', 'choice', ['ygo.cards.3'], 'choose card c in hand of p by chance'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose monster m in hand of p + monsters of p where some card f in extra of p where race-now of m in material-races of f by p'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose card f in extra of p where race-now of m in material-races of f by p'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose trap t in hand of p + backrow of p where some card f in extra of p where written-on of (f, t, this) by p'],
  ['carry-out', 'choice', ['ygo.cards.2'], 'choose card f in extra of p where written-on of (f, t, this) by p'],
  ['only if', 'only-if', ['ygo.cards.2'], 'only if m is not none and m in monsters of p'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose card f in extra of p where f is fusion-monster and written-on of (f, m, this) by p'],
  ['carry-out', 'choice', ['ygo.cards.2'], 'choose monster c in deck of p where in-category of (c, "機皇", this) by p'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose 0..1 card c in seen where (c is spell or c is trap) and definition of c mentions 《ブラック・マジシャン》 as found by p'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose 0..3 spell c in hand of p + graveyard of p where in-category of (c, "伝説の竜", this) as burnt by p where all-unlike of (burnt, this)'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose n monster k in hand of p + deck of p + graveyard of p where in-category of (k, "伝説の騎士", this) as knights by p where all-unlike of (knights, this)'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose card f in extra of p where f is destined and p may try-fuse f with (hand of p + deck of p) by p'],
  ['carry-out', 'choice', ['ygo.cards.2'], 'choose card c in deck of p where in-category of (c, "トゥーン", this) by p'],
  ['carry-out', 'choice', ['ygo.cards.2'],
    'choose monster c in deck of p where in-category of (c, "E・HERO", this) by p'],
  ['carry-out', 'choice', ['ygo.cards.1'], 'choose monster c in graveyard of p + graveyard of foe of p by p'],
  ['gather', 'choice', ['ygo.cards.7'], 'choose 2 monster m in pool where attribute-now of m = earth as picked by p'],
  ['gather', 'choice', ['ygo.cards.5'], 'choose 2 monster m in pool as picked by p where all-unlike of (picked, this)'],
  ['gather', 'choice', ['ygo.cards.5'],
    'choose 2 monster m in pool as picked by p where some card a in picked where level-now of a >= 6 and in-category of (a, "HERO", this) and some card b in picked where b != a and in-category of (b, "D-HERO", this)'],
  ['gather', 'choice', ['ygo.cards.5'],
    'choose 2 monster m in pool as picked by p where some card a in picked where in-category of (a, "E・HERO", this) and some card b in picked where b != a and attribute-now of b = dark'],
  ['gather', 'choice', ['ygo.cards.5'], 'choose 3 card m in pool where named of (m, 《青眼の白龍》, this) as picked by p'],
  ['call-sisters-effect', 'choice', ['ygo.cards.4'],
    'choose card e in deck of you where named of (e, 《エクソシスター・エリス》, this)'],
  ['peer-effect', 'choice', ['ygo.cards.4'], 'choose monster d in seen'],
  ['when-move', 'choice', ['ygo.cards.4'], 'choose card x in xyz-sisters of (you, this)'],
  ['when-arrive', 'choice', ['ygo.cards.4'], 'choose card c in backrow + field-spell where c is face-up'],
  ['when-declare-attack', 'choice', ['ygo.cards.4'], 'choose card c in graveyard of you where c is spell or c is trap'],
  ['when-arrive-2', 'choice', ['ygo.cards.4'],
    'choose card c in deck of you where (c is spell or c is trap) and in-category of (c, "機皇", this)'],
  ['when-destroy', 'choice', ['ygo.cards.4'],
    'choose monster m in hand of you + deck of you where in-category of (m, "機皇帝", this) and no card c in monsters of you where attribute-now of c = attribute-now of m'],
  ['when-normal-summon', 'choice', ['ygo.cards.4'],
    'choose card c in deck of you where (c is spell or c is trap) and definition of c mentions 《ブラック・マジシャン》'],
  ['after-standby', 'choice', ['ygo.cards.5'],
    'choose monster m in graveyard of p where in-category of (m, "D-HERO", c) by p'],
  ['when-arrive-3', 'choice', ['ygo.cards.5'], 'choose card d in hand of you'],
  ['when-arrive-3', 'choice', ['ygo.cards.5'], 'choose card c in backrow of foe of you'],
  ['open-main-phase', 'must-act', ['ygo.turn.4'], 'open-main-phase: player p is always asked at main-phase'],
  ['open-windows', 'must-act', ['ygo.chain.1'],
    'open-windows: player p is always asked at window if turn-player = p and hand of p is not empty or some card c in backrow of p where c is set-down'],
  ['destroy only if', 'only-if', ['ygo.zone.3'], 'only if c is on-field'],
  ['pay only if', 'only-if', ['ygo.damage.1'], 'only if life of p > n'],
  ['prepare only if', 'only-if', ['ygo.cards.1'],
    'only if some card c in graveyard of p + graveyard of foe of p where c is monster'],
  ['prepare only if', 'only-if', ['ygo.cards.2'], 'only if fresh-name of (this, p)'],
  ['prepare only if', 'only-if', ['ygo.cards.2'], 'only if some card f in extra of p where f is destined'],
  ['prepare only if', 'only-if', ['ygo.cards.2'], 'only if fresh-name of (this, p)'],
  ['prepare only if', 'only-if', ['ygo.cards.2'],
    'only if some card c in monsters of p where c is face-up and named of (c, 《青眼の白龍》, this)'],
  ['prepare only if', 'only-if', ['ygo.cards.2'], 'only if monsters of foe of p is not empty'],
  ['prepare only if', 'only-if', ['ygo.cards.2'], 'only if fresh-name of (this, p)'],
  ['prepare only if', 'only-if', ['ygo.cards.2'], 'only if fresh-name of (this, p)'],
  ['prepare only if', 'only-if', ['ygo.cards.2'],
    'only if some trap t in hand of p + backrow of p where some card f in extra of p where written-on of (f, t, this)'],
  ['prepare only if', 'only-if', ['ygo.cards.2'], 'only if fresh-name of (this, p)'],
  ['prepare only if', 'only-if', ['ygo.cards.2'],
    'only if some monster m in hand of p + monsters of p where some card f in extra of p where race-now of m in material-races of f'],
  ['prepare only if', 'only-if', ['ygo.cards.7'],
    'only if some card f in extra of p where f is fusion-monster and p may try-fuse f with (hand of p + monsters of p)'],
  ['prepare only if', 'only-if', ['ygo.cards.7'], 'only if under-attack of p'],
  ['activate', 'announcement', ['ygo.spell.1'], 'activate'],
  ['never-field', 'cannot', ['ygo.trap.1'], 'never-field: cannot set-card card c if property-of of c = field'],
  ['set-card', 'announcement', ['ygo.trap.1'], 'set-card'],
  ['once-a-turn', 'cannot', ['ygo.summon.1'],
    'once-a-turn: cannot normal-summon card c by player p or set-monster card c by player p if summoned of p'],
  ['not-from-extra', 'cannot', ['ygo.summon.4'],
    'not-from-extra: cannot normal-summon card c or set-monster card c if c is extra'],
  ['cannot-normal-summon', 'cannot', ['ygo.cards.4'], 'cannot normal-summon this'],
  ['cannot-normal-summon-2', 'cannot', ['ygo.cards.4'], 'cannot normal-summon this'],
  ['cannot-normal-summon-3', 'cannot', ['ygo.cards.4'], 'cannot normal-summon this'],
  ['cannot-normal-summon-4', 'cannot', ['ygo.cards.6'], 'cannot normal-summon this'],
  ['cannot-normal-summon-5', 'cannot', ['ygo.cards.6'], 'cannot normal-summon this'],
  ['normal-summon', 'announcement', ['ygo.summon.1'], 'normal-summon'],
  ['cannot-set-monster', 'cannot', ['ygo.cards.4'], 'cannot set-monster this'],
  ['cannot-set-monster-2', 'cannot', ['ygo.cards.4'], 'cannot set-monster this'],
  ['cannot-set-monster-3', 'cannot', ['ygo.cards.4'], 'cannot set-monster this'],
  ['cannot-set-monster-4', 'cannot', ['ygo.cards.6'], 'cannot set-monster this'],
  ['cannot-set-monster-5', 'cannot', ['ygo.cards.6'], 'cannot set-monster this'],
  ['set-monster', 'announcement', ['ygo.summon.1'], 'set-monster'],
  ['cannot-special-summon', 'cannot', ['ygo.cards.4'], 'cannot special-summon this if this is not freed'],
  ['cannot-special-summon-2', 'cannot', ['ygo.cards.4'], 'cannot special-summon this if this is not freed'],
  ['cannot-special-summon-3', 'cannot', ['ygo.cards.4'], 'cannot special-summon this if this is not freed'],
  ['cannot-special-summon-4', 'cannot', ['ygo.cards.5'], 'cannot special-summon this if this is not freed'],
  ['cannot-special-summon-5', 'cannot', ['ygo.cards.5'], 'cannot special-summon this if this is not freed'],
  ['cannot-special-summon-6', 'cannot', ['ygo.cards.5'], 'cannot special-summon this if this is not freed'],
  ['cannot-special-summon-7', 'cannot', ['ygo.cards.5'], 'cannot special-summon this if this is not freed'],
  ['cannot-special-summon-8', 'cannot', ['ygo.cards.6'], 'cannot special-summon this if this is not freed'],
  ['cannot-special-summon-9', 'cannot', ['ygo.cards.6'], 'cannot special-summon this if this is not freed'],
  ['lasting-cannot-special-summon', 'cannot', ['ygo.cards.2'],
    'p cannot special-summon card c if not (attribute-now of c = dark and in-category of (c, "HERO", this))'],
  ['lasting-cannot-special-summon-2', 'cannot', ['ygo.cards.4'],
    'cannot special-summon card c by player p if p = you and not in-category of (c, "エクソシスター", this)'],
  ['special-summon only if', 'only-if', ['ygo.summon.3'], 'only if c not in monsters'],
  ['change-position only if', 'only-if', ['ygo.summon.6'],
    'only if not turned of c and arrived of c < turn-number and not spent-in-battle of c'],
  ['change-position only if', 'only-if', ['ygo.summon.6'], 'only if c is not link-monster'],
  ['try-fuse', 'announcement', ['ygo.fusion.2'], 'try-fuse'],
  ['summon-from-extra', 'announcement', ['ygo.synchro.1'], 'summon-from-extra'],
  ['battle-phase only if', 'only-if', ['ygo.turn.5'], 'only if turn-number > 1'],
  ['lasting-cannot-attack', 'cannot', ['ygo.cards.2'],
    'cannot attack with card c by player q if q = p and named of (c, 《青眼の白龍》, this)'],
  ['lasting-cannot-attack-2', 'cannot', ['ygo.cards.4'],
    'cannot attack with card c by player p if p = you and times (declare-attack) during turn > 0'],
  ['fall only if', 'only-if', ['ygo.battle.2'], 'only if c in monsters'],
  ['lasting-cannot-attack-directly', 'cannot', ['ygo.cards.2'],
    'cannot attack-directly card c by player q if q = p and named of (c, 《青眼の白龍》, this)'],
  ['lasting-cannot-attack-directly-2', 'cannot', ['ygo.cards.4'],
    'cannot attack-directly card c by player p if p = you and times (declare-attack) during turn > 0'],
  ['call-sisters', 'announcement', ['ygo.cards.4'], 'call-sisters'],
  ['peer', 'announcement', ['ygo.cards.4'], 'peer'],
  ['impersonate', 'announcement', ['ygo.cards.4'], 'impersonate'],
  ['burst', 'announcement', ['ygo.cards.5'], 'burst'],
  ['create-light', 'announcement', ['ygo.cards.6'], 'create-light'],
  ['begin-all', 'announcement', ['ygo.cards.6'], 'begin-all'],
  ['small-main', 'deck', ['ygo.deck.1'],
    'small-main: refuse deck of player p "fewer cards than a main deck has" if count of main-deck of p < least-main'],
  ['large-main', 'deck', ['ygo.deck.1'],
    'large-main: refuse deck of player p "more cards than a main deck has" if count of main-deck of p > most-main'],
  ['large-extra', 'deck', ['ygo.deck.2'],
    'large-extra: refuse deck of player p "more cards than an extra deck has" if count of extra-deck of p > most-extra'],
  ['large-side', 'deck', ['ygo.deck.2'],
    'large-side: refuse deck of player p "more cards than a side deck has" if count of side-deck of p > most-side'],
  ['copies-of-a-name', 'deck', ['ygo.deck.3'],
    'copies-of-a-name: refuse deck of player p with definition d in main-deck of p + extra-deck of p where copies of (d, main-deck of p) + copies of (d, extra-deck of p) > allowed-copies of d "more copies than are allowed"'],
  ['wrong-deck', 'deck', ['ygo.deck.4'],
    'wrong-deck: refuse deck of player p with definition d in main-deck of p where d is of-the-extra-deck "it belongs in the extra deck"'],
  ['wrong-extra', 'deck', ['ygo.deck.4'],
    'wrong-extra: refuse deck of player p with definition d in extra-deck of p where d is not of-the-extra-deck "it belongs in the main deck"'],
  ['banned-cards', 'deck', ['ygo.deck.5'],
    'banned-cards: refuse deck of player p with definition d in main-deck of p + extra-deck of p where forbidden of d "it is forbidden"'],
  ['monsters', 'zone', ['ygo.zone.2'], 'monsters'], ['backrow', 'zone', ['ygo.zone.2'], 'backrow'],
  ['field-spell', 'zone', ['ygo.zone.2'], 'field-spell'],
  ['may-activate', 'may', ['ygo.spell.1'], 'player p may activate spell c in hand of p at main-phase'],
  ['may-activate-2', 'may', ['ygo.spell.1'],
    'player p may activate spell c in backrow of p at main-phase if c is set-down and not c is quick'],
  ['may-activate-3', 'may', ['ygo.spell.2'],
    'player p may activate quick c in backrow of p at main-phase or window if c is set-down and laid of c < turn-number'],
  ['may-activate-4', 'may', ['ygo.spell.2'],
    'player p may activate spell c in hand of p at window if c is quick and turn-player = p'],
  ['may-set-card', 'may', ['ygo.trap.1'],
    'player p may set-card card c in hand of p at main-phase if c is spell or c is trap'],
  ['may-normal-summon', 'may', ['ygo.summon.1'], 'player p may normal-summon monster c in hand of p at main-phase'],
  ['may-set-monster', 'may', ['ygo.summon.1'], 'player p may set-monster monster c in hand of p at main-phase'],
  ['may-change-position', 'may', ['ygo.summon.6'],
    'player p may change-position card c in monsters of p at main-phase'],
  ['may-summon-from-extra', 'may', ['ygo.synchro.1'],
    'player p may summon-from-extra card f in extra of p at main-phase if f is not fusion-monster'],
  ['may-attack', 'may', ['ygo.battle.1'],
    'player p may attack card d in monsters of foe of p with card a in attackers of p at battle-phase'],
  ['may-attack-directly', 'may', ['ygo.battle.1'],
    'player p may attack-directly card a in attackers of p at battle-phase if monsters of foe of p is empty'],
  ['may-call-sisters', 'may', ['ygo.cards.4'], 'you may call-sisters this at main-phase if this in hand of you'],
  ['may-peer', 'may', ['ygo.cards.4'],
    'you may peer this at main-phase if this in monsters of you and this is face-up and this is not negated and hand of opponent is not empty'],
  ['may-impersonate', 'may', ['ygo.cards.4'],
    'you may impersonate this at main-phase if this in monsters of you and this is face-up and this is not negated'],
  ['may-burst', 'may', ['ygo.cards.5'],
    'you may burst this at window if this in monsters of you and this is face-up and this is not negated'],
  ['may-create-light', 'may', ['ygo.cards.6'], 'you may create-light this at main-phase if this in hand of you'],
  ['may-begin-all', 'may', ['ygo.cards.6'], 'you may begin-all this at main-phase if this in hand of you'],
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['ygo.player.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES,
  decks: ['main-deck', 'extra-deck', 'side-deck'],
  board: { shows: ['life', 'monsters', 'backrow', 'field-spell'],
    leavesOut: ['passes', 'attacked', 'language', 'answerer', 'summoned', 'just-come', 'materials', 'used-names'],
    sorts: [] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  { kind: 'act', at: 'main-phase', prompt: 'main-phase', clauses: ['ygo.turn.4'], loop: true, attended: true,
    said: [{ asked: true }, ' may act in the main phase'] },
  { kind: 'choose', at: 'end-phase', prompt: 'choose a card', clauses: ['ygo.turn.6'], value: 'card',
    said: [{ asked: true }, ' discards a card'] },
  { kind: 'act', at: 'window', prompt: 'window', clauses: ['ygo.chain.1'], attended: true,
    said: [{ asked: true }, ' may answer'] },
  { kind: 'choose', at: 'line-up', prompt: 'choose an effect', clauses: ['ygo.chain.2'], value: 'effect',
    said: [{ asked: true }, ' chooses what comes first'] },
  { kind: 'may', at: 'link-up', prompt: 'move e to chain?', clauses: ['ygo.chain.2'],
    said: [{ asked: true }, ' may use what was set off'] },
  { kind: 'choose', at: 'prepare', prompt: 'choose a card', clauses: ['ygo.cards.7'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'prepare', prompt: 'choose a card', clauses: ['ygo.cards.7'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'prepare', prompt: 'choose a card', clauses: ['ygo.cards.3'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'prepare', prompt: 'choose a card', clauses: ['ygo.cards.3'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'prepare', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'prepare', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.7'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a definition', clauses: ['ygo.cards.3'], value: 'definition',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.3'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a trap card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose 0 to 1 card as found', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose 0 to 3 spell cards as burnt', clauses: ['ygo.cards.2'],
    value: 'card', said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose monster cards as knights', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'carry-out', prompt: 'choose a monster card', clauses: ['ygo.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the effect'] },
  { kind: 'choose', at: 'give-tributes', prompt: 'choose cards as given', clauses: ['ygo.summon.2'], value: 'card',
    said: [{ asked: true }, ' gives as a tribute'] },
  { kind: 'choose', at: 'special-summon', prompt: 'choose a position', clauses: ['ygo.summon.3'], value: 'position',
    said: [{ asked: true }, ' chooses the position'] },
  { kind: 'choose', at: 'gather', prompt: 'choose 2 to 5 cards as picked', clauses: ['ygo.fusion.1'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'choose', at: 'gather', prompt: 'choose 2 cards as picked', clauses: ['ygo.fusion.1'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'choose', at: 'gather', prompt: 'choose cards as picked', clauses: ['ygo.fusion.1'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'choose', at: 'gather', prompt: 'choose 2 monster cards as picked', clauses: ['ygo.cards.7'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'choose', at: 'gather', prompt: 'choose 2 monster cards as picked', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'choose', at: 'gather', prompt: 'choose 2 monster cards as picked', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'choose', at: 'gather', prompt: 'choose 2 monster cards as picked', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'choose', at: 'gather', prompt: 'choose 3 cards as picked', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'act', at: 'battle-phase', prompt: 'battle-phase', clauses: ['ygo.turn.5'], loop: true,
    said: [{ asked: true }, ' may attack'] },
  { kind: 'choose', at: 'call-sisters', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'peer', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'peer', prompt: 'choose a monster card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'impersonate', prompt: 'choose an effect-monster card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses what to copy'] },
  { kind: 'choose', at: 'burst', prompt: 'choose a card as mine', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' chooses what is destroyed'] },
  { kind: 'choose', at: 'burst', prompt: 'choose a card as theirs', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' chooses what is destroyed'] },
  { kind: 'choose', at: 'create-light', prompt: 'choose a card', clauses: ['ygo.cards.6'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'create-light', prompt: 'choose a card', clauses: ['ygo.cards.6'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'create-light', prompt: 'choose a card', clauses: ['ygo.cards.6'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'begin-all', prompt: 'choose 1 to 5 cards as given', clauses: ['ygo.cards.6'], value: 'card',
    said: [{ asked: true }, ' chooses cards'] },
  { kind: 'choose', at: 'move', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'arrive', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'declare-attack', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'arrive', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'destroy', prompt: 'choose a monster card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a monster instead'] },
  { kind: 'choose', at: 'normal-summon', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'standby', prompt: 'choose a monster card', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' chooses a monster'] },
  { kind: 'choose', at: 'arrive', prompt: 'choose a card', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'arrive', prompt: 'choose a card', clauses: ['ygo.cards.5'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'event', at: 'move', inner: [1] }, { kind: 'event', at: 'send', inner: [0] }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'set', at: '' },
  { kind: 'repeat', at: 'duel', asks: true, inner: [0, 1, 8, 12, 13, 14, 16, 17] },
  { kind: 'each', at: 'deal' }, { kind: 'number', at: '' },
  { kind: 'event', at: 'turn', asks: true, inner: [0, 1, 12, 13, 14, 16, 17] },
  { kind: 'set', at: '' }, { kind: 'each', at: 'draw' }, { kind: 'each', at: 'draw' },
  { kind: 'while', at: 'end-phase', asks: true, inner: [0, 1] },
  { kind: 'repeat', at: 'window', asks: true, inner: [0, 1, 14, 16, 17] },
  { kind: 'repeat', at: 'window', asks: true, inner: [17] },
  { kind: 'number', at: '' },
  { kind: 'repeat', at: 'run-chain', asks: true, inner: [0, 1] },
  { kind: 'repeat', at: 'line-up', asks: true }, { kind: 'number', at: '' }, { kind: 'each', at: 'summon-from-extra' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'each', at: 'carry-out' },
  { kind: 'each', at: 'carry-out' }, { kind: 'each', at: 'carry-out' }, { kind: 'each', at: 'carry-out' },
  { kind: 'number', at: '' }, { kind: 'each', at: 'burst-effect' }, { kind: 'each', at: 'after-move-2' },
  { kind: 'each', at: 'when-move' }, { kind: 'each', at: 'when-destroy' }, { kind: 'number', at: '' },
  { kind: 'each', at: 'after-ending-2' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'set', at: '' },
  { kind: 'set', at: '' }, { kind: 'set', at: '' }, { kind: 'set', at: '' }, { kind: 'set', at: '' },
  { kind: 'each', at: 'category-of' }, { kind: 'set', at: '' }, { kind: 'each', at: 'given-by-rule' },
  { kind: 'each', at: 'category-in' }, { kind: 'set', at: '' }, { kind: 'set', at: '' },
  { kind: 'each', at: 'same-name' }, { kind: 'set', at: '' }, { kind: 'each', at: 'unlike' }, { kind: 'set', at: '' },
  { kind: 'each', at: 'second-name-has' }, { kind: 'set', at: '' }, { kind: 'each', at: 'written-on' },
  { kind: 'each', at: 'xyz-sisters' }, { kind: 'each', at: 'negated' }, { kind: 'each', at: 'winning' },
  { kind: 'each', at: 'winning' }, { kind: 'each', at: 'winning' },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: EVENT.activate, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['set-card'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['normal-summon'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['set-monster'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['change-position'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['summon-from-extra'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.attack, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: EVENT['attack-directly'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['call-sisters'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.peer, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.impersonate, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.burst, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['create-light'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['begin-all'], asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT.activate, at: ['main-phase'], rule: 138, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.activate, at: ['main-phase'], rule: 139, from: [{ part: 0, zone: 'backrow', own: true }] },
  { event: EVENT.activate, at: ['main-phase', 'window'], rule: 140, from: [{ part: 0, zone: 'backrow', own: true }] },
  { event: EVENT.activate, at: ['window'], rule: 141, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['set-card'], at: ['main-phase'], rule: 142, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['normal-summon'], at: ['main-phase'], rule: 143, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['set-monster'], at: ['main-phase'], rule: 144, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['change-position'], at: ['main-phase'], rule: 145, from: [{ part: 0, zone: 'monsters', own: true }] },
  { event: EVENT['summon-from-extra'], at: ['main-phase'], rule: 146, from: [{ part: 0, zone: 'extra', own: true }] },
  { event: EVENT.attack, at: ['battle-phase'], rule: 147, from: [{ part: 0, zone: 'monsters' }] },
  { event: EVENT['attack-directly'], at: ['battle-phase'], rule: 148 },
  { event: EVENT['call-sisters'], at: ['main-phase'], rule: 149 },
  { event: EVENT.peer, at: ['main-phase'], rule: 150 },
  { event: EVENT.impersonate, at: ['main-phase'], rule: 151 },
  { event: EVENT.burst, at: ['window'], rule: 152 },
  { event: EVENT['create-light'], at: ['main-phase'], rule: 153 },
  { event: EVENT['begin-all'], at: ['main-phase'], rule: 154 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'position-of', column: 'positionOf', of: 'card', type: 'position', zones: ['monsters'] },
  { name: 'life', column: 'life', of: 'player', type: 'number', zones: [] },
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['monsters'], clock: true },
  { name: 'laid', column: 'laid2', of: 'card', type: 'number', zones: ['backrow'], clock: true },
  { name: 'targets', column: 'targets', of: 'card', type: 'set of card', zones: [] },
  { name: 'bearer', column: 'bearer', of: 'card', type: 'card', zones: ['attached'] },
  { name: 'language', column: 'language', of: 'card', type: 'language', zones: [] },
  { name: 'used-names', column: 'usedNames', of: 'player', type: 'set of text', zones: [] },
  { name: 'passes', column: 'passes', of: 'game', type: 'number', zones: [] },
  { name: 'answerer', column: 'answerer', of: 'game', type: 'player', zones: [] },
  { name: 'summoned', column: 'summoned', of: 'player', type: 'truth', zones: [] },
  { name: 'turned', column: 'turned', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'materials', column: 'materials', of: 'game', type: 'set of card', zones: [] },
  { name: 'attacking', column: 'attacking', of: 'game', type: 'set of card', zones: [] },
  { name: 'attacked', column: 'attacked', of: 'game', type: 'card', zones: [] },
  { name: 'just-come', column: 'justCome', of: 'game', type: 'set of card', zones: [] },
  { name: 'spared-in', column: 'sparedIn', of: 'card', type: 'number', zones: ['monsters'], clock: true },
  { name: 'imitated', column: 'imitated', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'rises-from', column: 'risesFrom', of: 'card', type: 'number', zones: [] },
  { name: 'doomed-from', column: 'doomedFrom', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'made-of', column: 'madeOf', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'set-down', column: 'setDown', of: 'card', type: 'truth', zones: ['backrow', 'field-spell'] },
  { name: 'spent', column: 'spent', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'freed', column: 'freed', of: 'card', type: 'truth', zones: [] },
  { name: 'looking', column: 'looking', of: 'player', type: 'truth', zones: [] },
  { name: 'used-up', column: 'usedUp', of: 'card', type: 'truth', zones: ['backrow', 'field-spell'] },
]

/** Rules that hold for a while. */
// prettier-ignore
export const LASTING: NonNullable<Parts<State>['lasting']> = [
  { proc: PROC.carryOutUntilNewTurnFrame, until: 'until new-turn',
    rules: ['except summed-attack of card x += 400 if x = c'], kept: [{ name: 'c', type: 'card', at: 0, if: 1 }] },
  { proc: PROC.carryOutUntilNewTurn2Frame, until: 'until new-turn',
    rules: ['cannot attack with card c by player q if q = p and named of (c, 《青眼の白龍》, this)',
      'cannot attack-directly card c by player q if q = p and named of (c, 《青眼の白龍》, this)'],
    kept: [{ name: 'p', type: 'player', at: 0 }, { name: 'c', type: 'card', at: 1 }] },
  { proc: PROC.carryOutUntilNewTurn3Frame, until: 'until new-turn',
    rules: ['p cannot special-summon card c if not (attribute-now of c = dark and in-category of (c, "HERO", this))'],
    kept: [{ name: 'p', type: 'player', at: 0 }, { name: 'c', type: 'card', at: 1 }] },
  { proc: PROC.callSistersUntilNewTurnFrame, until: 'until new-turn',
    rules: ['cannot special-summon card c by player p if p = you and not in-category of (c, "エクソシスター", this)'],
    kept: [] },
  { proc: PROC.destroyUntilNewTurnFrame, until: 'until new-turn',
    rules: ['cannot attack with card c by player p if p = you and times (declare-attack) during turn > 0',
      'cannot attack-directly card c by player p if p = you and times (declare-attack) during turn > 0'],
    kept: [{ name: 'you', type: 'player', at: 0 }] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: EVENT.move, fits: [{ part: 2, zone: 10 }], words: [{ part: 0 }, ' is banished'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 6 }, { part: 2, zone: 11 }], words: [{ part: 0 }, ' becomes material'] },
  { event: EVENT.turn, fits: [], words: [{ part: 0 }, ' begins a turn'] },
  { event: EVENT['main-phase'], fits: [], words: [{ part: 0 }, ' begins the main phase'] },
  { event: EVENT['battle-phase'], fits: [], words: [{ part: 0 }, ' begins the battle phase'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 3 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }] },
  { event: EVENT['normal-summon'], fits: [], words: [{ part: 1 }, ' summons ', { part: 0 }] },
  { event: EVENT['special-summon'], fits: [], words: [{ part: 1 }, ' special-summons ', { part: 0 }] },
  { event: EVENT['summon-from-extra'], fits: [],
    words: [{ part: 1 }, ' summons ', { part: 0 }, ' from the extra deck'] },
  { event: EVENT['set-monster'], fits: [], words: [{ part: 1 }, ' sets ', { part: 0 }, ' as a monster'] },
  { event: EVENT['set-card'], fits: [], words: [{ part: 1 }, ' sets ', { part: 0 }] },
  { event: EVENT['change-position'], fits: [], words: [{ part: 1 }, ' changes the position of ', { part: 0 }] },
  { event: EVENT.activate, fits: [], words: [{ part: 1 }, ' activates ', { part: 0 }] },
  { event: EVENT.attack, fits: [], words: [{ part: 2 }, ' attacks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: EVENT['attack-directly'], fits: [], words: [{ part: 1 }, ' attacks directly with ', { part: 0 }] },
  { event: EVENT['turn-up'], fits: [], words: [{ part: 0 }, ' is turned up'] },
  { event: EVENT.destroy, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: EVENT.fall, fits: [], words: [{ part: 0 }, ' falls in battle'] },
  { event: EVENT.banish, fits: [], words: [{ part: 0 }, ' is banished'] },
  { event: EVENT.discard, fits: [], words: [{ part: 0 }, ' is discarded'] },
  { event: EVENT.burn, fits: [], words: [{ part: 2 }, ' takes ', { part: 1 }, ' from ', { part: 0 }] },
  { event: EVENT.pay, fits: [], words: [{ part: 1 }, ' pays ', { part: 0 }] },
  { event: EVENT.lose, fits: [], words: [{ part: 0 }, ' has lost'] },
  { event: EVENT['draw-duel'], fits: [], words: ['the duel is drawn'] },
  { event: EVENT.move, fits: [{ part: 2, zone: 9 }], words: [{ part: 0 }, ' goes to the graveyard'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 9 }],
    words: [{ part: 0 }, ' goes from the hand of ', { part: 1, whose: true }, ' to the graveyard'] },
  { event: EVENT['call-sisters'], fits: [] }, { event: EVENT.impersonate, fits: [] }, { event: EVENT.create, fits: [] },
  { event: EVENT.shuffle, fits: [] }, { event: EVENT.deal, fits: [] }, { event: EVENT['build-deck'], fits: [] },
  { event: EVENT['open-deck'], fits: [] }, { event: EVENT['close-deck'], fits: [] }, { event: EVENT.draw, fits: [] },
  { event: EVENT['standby-phase'], fits: [] }, { event: EVENT.standby, fits: [] },
  { event: EVENT['new-turn'], fits: [] }, { event: EVENT['draw-phase'], fits: [] },
  { event: EVENT['before-draw'], fits: [] }, { event: EVENT.ending, fits: [] }, { event: EVENT['end-phase'], fits: [] },
  { event: EVENT['give-tributes'], fits: [] }, { event: EVENT.arrive, fits: [] },
  { event: EVENT['run-link'], fits: [] }, { event: EVENT['link-up'], fits: [] },
  { event: EVENT['declare-attack'], fits: [] }, { event: EVENT.prepare, fits: [] },
  { event: EVENT['lay-open'], fits: [] }, { event: EVENT['carry-out'], fits: [] }, { event: EVENT.clash, fits: [] },
  { event: EVENT.batter, fits: [] }, { event: EVENT.beat, fits: [] }, { event: EVENT.gather, fits: [] },
  { event: EVENT.send, fits: [] }, { event: EVENT.move, fits: [{ part: 2, zone: 6 }] },
  { event: EVENT.move, fits: [{ part: 2, zone: 7 }] }, { event: EVENT.move, fits: [{ part: 2, zone: 8 }] },
  { event: EVENT['special-summon-freely'], fits: [] }, { event: EVENT['use-name'], fits: [] },
  { event: EVENT.fuse, fits: [] },
]

/** Texts that look at cards. */
// prettier-ignore
export const LOOKS: readonly number[] = [
  PROC.sendFrame, PROC.destroyFrame, PROC.banishFrame, PROC.discardFrame, PROC.searchFrame, PROC.burnFrame,
  PROC.duelFrame, PROC.dealFrame, PROC.drawFrame, PROC.standbyFrame, PROC.endPhaseFrame, PROC.endingFrame,
  PROC.loseFrame, PROC.winFrame, PROC.drawDuelFrame, PROC.windowFrame, PROC.runChainFrame, PROC.runLinkFrame,
  PROC.lineUpFrame, PROC.linkUpFrame, PROC.prepareFrame, PROC.prepareFrame3, PROC.prepareFrame5, PROC.prepareFrame6,
  PROC.prepareFrame8, PROC.prepareFrame11, PROC.prepareFrame13, PROC.carryOutFrame, PROC.carryOutFrame2,
  PROC.carryOutFrame3, PROC.carryOutFrame4, PROC.carryOutFrame5, PROC.carryOutFrame6, PROC.carryOutFrame7,
  PROC.carryOutFrame10, PROC.carryOutFrame11, PROC.carryOutFrame12, PROC.carryOutFrame13, PROC.carryOutFrame14,
  PROC.carryOutFrame15, PROC.carryOutFrame16, PROC.carryOutFrame17, PROC.carryOutFrame18, PROC.carryOutFrame19,
  PROC.carryOutFrame20, PROC.carryOutFrame21, PROC.carryOutFrame22, PROC.activateFrame, PROC.activateEffectFrame,
  PROC.layOpenFrame, PROC.setCardFrame, PROC.normalSummonFrame, PROC.setMonsterFrame, PROC.giveTributesFrame,
  PROC.specialSummonFrame, PROC.specialSummonFreelyFrame, PROC.gatherFrame, PROC.gatherFrame2, PROC.gatherFrame3,
  PROC.gatherFrame4, PROC.gatherFrame5, PROC.gatherFrame6, PROC.tryFuseFrame, PROC.fuseFrame, PROC.summonFromExtraFrame,
  PROC.attackFrame, PROC.clashFrame, PROC.beatFrame, PROC.fallFrame, PROC.attackDirectlyFrame, PROC.callSistersFrame,
  PROC.callSistersEffectFrame, PROC.peerFrame, PROC.peerEffectFrame, PROC.impersonateFrame, PROC.impersonateEffectFrame,
  PROC.burstFrame, PROC.burstEffectFrame, PROC.createLightFrame, PROC.beginAllFrame, PROC.afterMove2Frame,
  PROC.whenBurnFrame, PROC.whenMoveFrame, PROC.whenArriveFrame, PROC.whenDeclareAttackFrame, PROC.whenArrive2Frame,
  PROC.whenDestroyFrame, PROC.whenNormalSummonFrame, PROC.afterStandbyFrame, PROC.afterEnding2Frame,
  PROC.whenArrive3Frame, PROC.afterMove3Frame, PROC.whenArrive4Frame, PROC.moveFrame,
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
  this.positionOf = s.positionOf
  this.life = s.life
  this.turnPlayer = s.turnPlayer
  this.turnNumber = s.turnNumber
  this.arrived = s.arrived
  this.laid2 = s.laid2
  this.targets = s.targets
  this.bearer = s.bearer
  this.language = s.language
  this.usedNames = s.usedNames
  this.passes = s.passes
  this.answerer = s.answerer
  this.summoned = s.summoned
  this.turned = s.turned
  this.materials = s.materials
  this.attacking = s.attacking
  this.attacked = s.attacked
  this.mainDeck = s.mainDeck
  this.extraDeck = s.extraDeck
  this.sideDeck = s.sideDeck
  this.justCome = s.justCome
  this.sparedIn = s.sparedIn
  this.imitated = s.imitated
  this.risesFrom = s.risesFrom
  this.doomedFrom = s.doomedFrom
  this.madeOf = s.madeOf
  this.setDown = s.setDown
  this.spent = s.spent
  this.freed = s.freed
  this.looking = s.looking
  this.usedUp = s.usedUp
  this.printedDef = s.printedDef
  this.astray = s.astray
  this.linesDeep = s.linesDeep
  this.putOff = s.putOff
  this.timesDeclareAttackDuringTurn = s.timesDeclareAttackDuringTurn
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
// prettier-ignore
export const OF_CARDS: readonly (keyof State & string)[] = [
  'def', 'owner', 'place', 'shown', 'positionOf', 'arrived', 'laid2', 'targets', 'bearer', 'language', 'turned',
  'sparedIn', 'imitated', 'risesFrom', 'doomedFrom', 'madeOf', 'setDown', 'spent', 'freed', 'usedUp', 'printedDef',
]

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = holders({
  targets: 'each', bearer: 'each', materials: 'one', attacking: 'one', attacked: 'one', justCome: 'one',
}, [
  [['card2', 'matching1'], [PROC.moveFrame, PROC.afterMoveFrame2]],
  [['c'],
    [PROC.sendFrame, PROC.destroyFrame, PROC.banishFrame, PROC.discardFrame, PROC.searchFrame, PROC.burnFrame,
      PROC.prepareFrame, PROC.carryOutFrame, PROC.activateFrame, PROC.setCardFrame, PROC.normalSummonFrame,
      PROC.setMonsterFrame, PROC.specialSummonFrame, PROC.specialSummonFreelyFrame, PROC.fallFrame, PROC.prepareFrame3,
      PROC.prepareFrame5, PROC.prepareFrame6, PROC.prepareFrame8, PROC.prepareFrame11, PROC.prepareFrame13,
      PROC.carryOutFrame5, PROC.carryOutFrame7, PROC.carryOutFrame8, PROC.carryOutFrame15, PROC.carryOutFrame20,
      PROC.carryOutFrame21, PROC.carryOutFrame22, PROC.activateEffectFrame, PROC.whenDeclareAttackFrame,
      PROC.whenArrive2Frame, PROC.whenDestroyFrame, PROC.whenArrive4Frame]],
  [['list1'], [PROC.dealFrame, PROC.runChainFrame, PROC.afterEnding2Frame]],
  [['list3'], [PROC.drawFrame]],
  [['c', 'list1'],
    [PROC.layOpenFrame, PROC.carryOutFrame2, PROC.carryOutFrame3, PROC.carryOutFrame4, PROC.carryOutFrame6,
      PROC.carryOutFrame11, PROC.carryOutFrame17, PROC.afterMove2Frame, PROC.afterStandbyFrame]],
  [['c', 'given', 'list3'], [PROC.giveTributesFrame]],
  [['f_', 'pool', 'picked2', 'picked3', 'picked4'], [PROC.gatherFrame]],
  [['f_', 'pool'], [PROC.tryFuseFrame]], [['f_', 'pool', 'list1'], [PROC.fuseFrame]],
  [['f_', 'm', 'list1', 'list3'], [PROC.summonFromExtraFrame]],
  [['d', 'a'], [PROC.attackFrame]], [['a', 'd'], [PROC.clashFrame]], [['c', 'w'], [PROC.beatFrame]],
  [['a'], [PROC.attackDirectlyFrame]],
  [['this_'], [PROC.callSistersFrame, PROC.peerFrame, PROC.impersonateFrame, PROC.whenBurnFrame, PROC.afterMove3Frame]],
  [['this_', 'mine'], [PROC.burstFrame]], [['this_', 'a', 'b', 'c'], [PROC.createLightFrame]],
  [['this_', 'given', 'list3'], [PROC.beginAllFrame]], [['c', 'c2', 'list1'], [PROC.carryOutFrame10]],
  [['c', 'm', 'f_'], [PROC.carryOutFrame12, PROC.carryOutFrame14]],
  [['c', 't2', 'f_'], [PROC.carryOutFrame13]],
  [['c', 'seen', 'found', 'list3'], [PROC.carryOutFrame16]],
  [['c', 'burnt', 'k', 'knights', 'list3', 'list7'], [PROC.carryOutFrame18]],
  [['c', 'f_'], [PROC.carryOutFrame19]],
  [['f_', 'pool', 'picked2'],
    [PROC.gatherFrame2, PROC.gatherFrame3, PROC.gatherFrame4, PROC.gatherFrame5, PROC.gatherFrame6]],
  [['this_', 'e'], [PROC.callSistersEffectFrame]], [['this_', 'seen'], [PROC.peerEffectFrame]],
  [['this_', 'd', 'list1'], [PROC.impersonateEffectFrame]], [['this_', 'list1'], [PROC.burstEffectFrame]],
  [['this_', 'x'], [PROC.whenMoveFrame]],
])

/** Where frames hold the card that a question is about, by site. */
// prettier-ignore
export const ASKING_CARDS: Readonly<Record<number, string>> = {
  6: 'c', 7: 'c', 8: 'c', 9: 'c', 10: 'c', 11: 'c', 12: 'c', 13: 'c', 14: 'c', 15: 'c', 16: 'c', 17: 'c', 18: 'c',
  19: 'c', 20: 'c', 21: 'c', 22: 'c', 23: 'c', 24: 'c', 25: 'c', 26: 'c', 27: 'c', 28: 'c', 29: 'c', 30: 'f_', 31: 'f_',
  32: 'f_', 33: 'f_', 34: 'f_', 35: 'f_', 36: 'f_', 37: 'f_', 39: 'this_', 40: 'this_', 41: 'this_', 42: 'this_',
  43: 'this_', 44: 'this_', 45: 'this_', 46: 'this_', 47: 'this_', 48: 'this_', 49: 'this_',
}

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer, card2, from2, to2, bottom2, matching1, next2 }: MoveFrame) => ({
    proc, pc, answer, card2, from2, to2, bottom2, matching1, next2,
  }),
  ({ proc, pc, answer, c }: SendFrame) => ({ proc, pc, answer, c }),
  ({ proc, pc, answer, c, noticed1 }: DestroyFrame) => ({ proc, pc, answer, c, noticed1 }),
  ({ proc, pc, answer, c, p }: SearchFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, q, n, c }: BurnFrame) => ({ proc, pc, answer, q, n, c }),
  ({ proc, pc, answer }: MatchFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, members1, active3, changed4, lines, next5, following6, next7 }: DuelFrame) => ({
    proc, pc, answer, members1, active3, changed4, lines, next5, following6, next7,
  }),
  ({ proc, pc, answer, p, list1, next2 }: DealFrame) => ({ proc, pc, answer, p, list1, next2 }),
  ({ proc, pc, answer, p }: TurnFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, n, p, list1, next2, list3, next4 }: DrawFrame) => ({
    proc, pc, answer, n, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, list1, next2 }: RunChainFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, e }: RunLinkFrame) => ({ proc, pc, answer, e }),
  ({ proc, pc, answer, c, p, announces }: ActivateFrame) => ({ proc, pc, answer, c, p, announces }),
  ({ proc, pc, answer, c, p, list1, next2 }: LayOpenFrame) => ({ proc, pc, answer, c, p, list1, next2 }),
  ({ proc, pc, answer, c, p, given, atLeast1, atMost2, list3, next4 }: GiveTributesFrame) => ({
    proc, pc, answer, c, p, given, atLeast1, atMost2, list3, next4,
  }),
  ({
    proc, pc, answer, f_, pool, p, n, picked2, picked3, picked4, atLeast1, atMost2, atLeast3, atMost4, atLeast5,
    atMost6,
  }: GatherFrame) => ({
    proc, pc, answer, f_, pool, p, n, picked2, picked3, picked4, atLeast1, atMost2, atLeast3, atMost4, atLeast5,
    atMost6,
  }),
  ({ proc, pc, answer, f_, pool, p, announces }: TryFuseFrame) => ({ proc, pc, answer, f_, pool, p, announces }),
  ({ proc, pc, answer, f_, pool, p, list1, next2 }: FuseFrame) => ({ proc, pc, answer, f_, pool, p, list1, next2 }),
  ({ proc, pc, answer, f_, p, m, announces, list1, next2, list3, next4 }: SummonFromExtraFrame) => ({
    proc, pc, answer, f_, p, m, announces, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, d, a, p }: AttackFrame) => ({ proc, pc, answer, d, a, p }),
  ({ proc, pc, answer, a, d, p, q, ours, theirs }: ClashFrame) => ({ proc, pc, answer, a, d, p, q, ours, theirs }),
  ({ proc, pc, answer, c, w, p }: BeatFrame) => ({ proc, pc, answer, c, w, p }),
  ({ proc, pc, answer, a, p }: AttackDirectlyFrame) => ({ proc, pc, answer, a, p }),
  ({ proc, pc, answer, q, n }: BatterFrame) => ({ proc, pc, answer, q, n }),
  ({ proc, pc, answer, this_, you, announces }: CallSistersFrame) => ({ proc, pc, answer, this_, you, announces }),
  ({ proc, pc, answer, this_, you, mine, announces }: BurstFrame) => ({ proc, pc, answer, this_, you, mine, announces }),
  ({ proc, pc, answer, this_, you, a, b, c, announces }: CreateLightFrame) => ({
    proc, pc, answer, this_, you, a, b, c, announces,
  }),
  ({ proc, pc, answer, this_, you, given, announces, atLeast1, atMost2, list3, next4 }: BeginAllFrame) => ({
    proc, pc, answer, this_, you, given, announces, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, c, p, c2, q, list1, next2 }: CarryOutFrame10) => ({ proc, pc, answer, c, p, c2, q, list1, next2 }),
  ({ proc, pc, answer, c, p, m, f_ }: CarryOutFrame12) => ({ proc, pc, answer, c, p, m, f_ }),
  ({ proc, pc, answer, c, p, t2, f_ }: CarryOutFrame13) => ({ proc, pc, answer, c, p, t2, f_ }),
  ({ proc, pc, answer, c, p, seen, found, atLeast1, atMost2, list3, next4 }: CarryOutFrame16) => ({
    proc, pc, answer, c, p, seen, found, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, c, p, burnt, n, k, knights, atLeast1, atMost2, list3, next4, atLeast5, atMost6, list7, next8 }: CarryOutFrame18) => ({
    proc, pc, answer, c, p, burnt, n, k, knights, atLeast1, atMost2, list3, next4, atLeast5, atMost6, list7, next8,
  }),
  ({ proc, pc, answer, c, p, f_ }: CarryOutFrame19) => ({ proc, pc, answer, c, p, f_ }),
  ({ proc, pc, answer, p, c }: ActivateEffectFrame) => ({ proc, pc, answer, p, c }),
  ({ proc, pc, answer, f_, pool, p, picked2, atLeast1, atMost2 }: GatherFrame2) => ({
    proc, pc, answer, f_, pool, p, picked2, atLeast1, atMost2,
  }),
  ({ proc, pc, answer, you, this_, e }: CallSistersEffectFrame) => ({ proc, pc, answer, you, this_, e }),
  ({ proc, pc, answer, you, this_, seen }: PeerEffectFrame) => ({ proc, pc, answer, you, this_, seen }),
  ({ proc, pc, answer, this_, you, d, list1, next2 }: ImpersonateEffectFrame) => ({ proc, pc, answer, this_, you, d, list1, next2 }),
  ({ proc, pc, answer, this_, you, list1, next2 }: BurstEffectFrame) => ({ proc, pc, answer, this_, you, list1, next2 }),
  ({ proc, pc, answer, c, list1, next2 }: AfterMove2Frame) => ({ proc, pc, answer, c, list1, next2 }),
  ({ proc, pc, answer, you, this_ }: WhenBurnFrame) => ({ proc, pc, answer, you, this_ }),
  ({ proc, pc, answer, you, this_, x }: WhenMoveFrame) => ({ proc, pc, answer, you, this_, x }),
  ({ proc, pc, answer, you }: WhenArriveFrame) => ({ proc, pc, answer, you }),
  ({ proc, pc, answer, you, c }: WhenDeclareAttackFrame) => ({ proc, pc, answer, you, c }),
  ({ proc, pc, answer, you, p }: AfterSpecialSummonFrame) => ({ proc, pc, answer, you, p }),
  ({ proc, pc, answer, card2, from2, to2, matching1, next2 }: AfterMoveFrame2) => ({ proc, pc, answer, card2, from2, to2, matching1, next2 }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 1, 2, 1, 1, 0, 0, 3, 4, 0, 0, 5, 0, 0, 6, 7, 8, 0, 8, 0, 9, 8, 8, 8, 8, 8, 8, 8, 8, 5, 10, 11, 8, 11, 3, 0, 3, 0,
  3, 3, 0, 3, 0, 0, 3, 0, 3, 0, 0, 3, 13, 13, 13, 3, 13, 3, 3, 0, 0, 28, 13, 29, 30, 29, 3, 31, 13, 0, 32, 33, 0, 3, 3,
  3, 12, 34, 13, 12, 0, 12, 12, 14, 3, 3, 0, 15, 35, 35, 35, 35, 35, 16, 17, 18, 8, 19, 0, 0, 20, 21, 1, 22, 23, 24, 36,
  0, 24, 37, 24, 38, 25, 39, 26, 27, 0, 40, 41, 0, 42, 43, 44, 44, 0, 44, 0, 43, 0, 0, 0, 13, 10, 43, 41, 45, 43, 44,
  46, 0,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
// prettier-ignore
export const SETTLED: Settled = {
  1 /* send */: { 1: 3 }, 4 /* discard */: { 1: 3 }, 27 /* win */: { 1: 3 }, 34 /* prepare */: { 1: 3 },
  74 /* activate */: { 2: 2 }, 76 /* lay-open */: { 1: 3 }, 77 /* set-card */: { 1: 2 },
  79 /* normal-summon */: { 2: 2 }, 80 /* set-monster */: { 2: 2 }, 83 /* special-summon-freely */: { 1: 3 },
  85 /* gather */: { 1: 3, 4: 6 }, 93 /* summon-from-extra */: { 1: 3 }, 106 /* peer */: { 3: 2 },
  108 /* impersonate */: { 2: 2 }, 110 /* burst */: { 3: 2 }, 112 /* create-light */: { 1: 3, 2: 1 },
  113 /* begin-all */: { 5: 3 }, 36 /* prepare */: { 1: 3 }, 38 /* prepare */: { 1: 3 }, 39 /* prepare */: { 1: 3 },
  41 /* prepare */: { 1: 3 }, 46 /* prepare */: { 2: 3 }, 87 /* gather */: { 3: 6 }, 88 /* gather */: { 3: 6 },
  89 /* gather */: { 3: 6 }, 133 /* after-special-summon */: { 1: 3 },
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 14: 1 }

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly DeckRule[] = [
  { rule: 127, message: 'fewer cards than a main deck has', about: '' },
  { rule: 128, message: 'more cards than a main deck has', about: '' },
  { rule: 129, message: 'more cards than an extra deck has', about: '' },
  { rule: 130, message: 'more cards than a side deck has', about: '' },
  { rule: 131, message: 'more copies than are allowed', about: 'definition', printed: ['copies-allowed'] },
  { rule: 132, message: 'it belongs in the extra deck', about: 'definition', printed: ['monster-types'] },
  { rule: 133, message: 'it belongs in the main deck', about: 'definition', printed: ['monster-types'] },
  { rule: 134, message: 'it is forbidden', about: 'definition', printed: ['forbidden'] },
]
