// Compiled from the rules of TrumpKing into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { EventRow, Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { eventRows, holders, namesIn, placedRules, plainRecord } from 'houserules/runtime'
import { CARD, EVENT, PROC } from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  ActivateSpellFrame, AttackDirectlyFrame, AttackFrame, BattleFrame, BlastEffectFrame, CastLookedFrame, CompensateFrame,
  DiamondCallEffectFrame, HandCheckFrame, HarvestFrame, InsightEffectFrame, InsightFrame, LineUpFrame, LinkUpFrame,
  NameForFrame, NameForFrame2, RunLinkFrame, SetCardFrame, SpadeCallFrame, State, SynchroSummonFrame, TurnFrame,
  UseLookedFrame, UseSpellEffectFrame2, UseSpellEffectFrame3, UseTrapEffectFrame3, WindowFrame,
} from './state.ts'

/** Options, and the values that each can have. */
// prettier-ignore
export const OPTIONS: GameInfo['options'] = [
  { name: 'first-player', values: ['random', 'chosen', 'fixed'], clauses: ['gap.first-player', 'start.1'] },
  { name: 'deck-out', values: ['loses', 'no-effect'], clauses: ['gap.deck-out', 'turn.1'] },
  { name: 'hand-limit', values: ['unlimited', '6', '7'], clauses: ['gap.hand-limit', 'turn.6'] },
  { name: 'simultaneous-loss', values: ['draw-game', 'turn-player-loses'],
    clauses: ['gap.simultaneous-loss', 'life.2'] },
  { name: 'turn-limit', values: ['capped', 'endless'], clauses: ['gap.turn-limit', 'life.2'] },
  { name: 'pay-to-zero', values: ['forbidden', 'allowed'], clauses: ['gap.pay-to-zero', 'spade.1'] },
  { name: 'joker-as-monster', values: ['zero', 'forbidden'], clauses: ['gap.joker-as-monster', 'summon.1'] },
  { name: 'special-rank-roles', values: ['per-role', 'exclusive'], clauses: ['gap.special-rank-roles', 'spell.1'] },
  { name: 'face-down-role', values: ['undecided', 'declared'], clauses: ['gap.face-down-role', 'spell.4'] },
  { name: 'hand-spell-slot', values: ['not-needed', 'needed'], clauses: ['gap.slot-for-hand-activation', 'spell.6'] },
  { name: 'quick-from-hand', values: ['no', 'yes'], clauses: ['gap.quick-from-hand', 'spell.8'] },
  { name: 'set-and-flip-as-summon', values: ['no', 'yes'], clauses: ['gap.set-and-flip-as-summon'] },
  { name: 'heart-heal-on-special', values: ['no', 'yes'], clauses: ['gap.heart-heal-on-special', 'heart.4'] },
  { name: 'normal-spell-targets', values: ['anyone', 'opponent-only'],
    clauses: ['gap.normal-spell-targets', 'normal-spell.1'] },
  { name: 'face-down-as-same', values: ['no', 'own-only-with-reveal'],
    clauses: ['gap.face-down-as-same', 'normal-spell.1'] },
  { name: 'normal-trap-scope', values: ['anyone', 'opponent-only'],
    clauses: ['gap.normal-trap-scope', 'normal-trap.1'] },
  { name: 'looked-cards-rest', values: ['stay-on-top', 'shuffled-in', 'to-bottom'],
    clauses: ['gap.looked-cards-rest', 'rank2.1'] },
  { name: 'heart-synchro-payment', values: ['whole-excess', 'any-part'],
    clauses: ['gap.heart-synchro-payment', 'heart-synchro.1'] },
  { name: 'heart-synchro-activation', values: ['resolves-at-once', 'new-chain'],
    clauses: ['gap.heart-synchro-activation', 'heart-synchro.2'] },
  { name: 'face-down-material', values: ['yes', 'no'], clauses: ['gap.synchro-material-face-down', 'synchro.1'] },
  { name: 'synchro-as-material', values: ['yes', 'no'], clauses: ['gap.synchro-as-material', 'synchro.1'] },
  { name: 'synchro-pays-send-cost', values: ['yes', 'no'], clauses: ['gap.synchro-pays-send-cost', 'diamond.3'] },
  { name: 'spade-synchro-rounding', values: ['same-as-spade', 'without-minimum'],
    clauses: ['gap.spade-synchro-rounding', 'spade-synchro.1'] },
  { name: 'mutual-destruction-triggers', values: ['yes', 'no'],
    clauses: ['gap.mutual-destruction-triggers', 'spade.2'] },
  { name: 'spade-synchro-own-cards', values: ['yes', 'no'],
    clauses: ['gap.spade-synchro-own-cards', 'spade-synchro.2'] },
  { name: 'ability-timing', values: ['own-main-phase', 'own-turn-any-window'],
    clauses: ['gap.ability-timing', 'spade.1'] },
  { name: 'club-synchro-graveyard', values: ['own', 'any'], clauses: ['gap.club-synchro-graveyard', 'club-synchro.1'] },
  { name: 'diamond-blocks-set', values: ['no', 'yes'], clauses: ['gap.diamond-blocks-set', 'diamond.1'] },
  { name: 'negation-zones', values: ['everywhere', 'field-only'], clauses: ['gap.negation-zones', 'diamond.2'] },
  { name: 'mutual-negation', values: ['earlier-wins', 'both-negated'], clauses: ['gap.mutual-negation', 'diamond.2'] },
  { name: 'falling-diamond', values: ['still-negates', 'negates-no-more'],
    clauses: ['gap.falling-diamond', 'diamond.2'] },
  { name: 'negated-activation', values: ['no', 'without-effect'], clauses: ['gap.negated-activation', 'spell.3'] },
  { name: 'blocked-top-card', values: ['stays-revealed', 'to-graveyard'],
    clauses: ['gap.blocked-top-card', 'diamond.5'] },
  { name: 'chain-order', values: ['last-first', 'immediate'], clauses: ['gap.chain', 'trap.3'] },
  { name: 'battle-target-lost', values: ['attack-ends', 'replay'], clauses: ['gap.battle-target-lost', 'battle.4'] },
  { name: 'destroyed-while-activating', values: ['no-matter', 'stops-effect'],
    clauses: ['gap.destroyed-while-activating', 'rank8.1'] },
  { name: 'joker-needs-two', values: ['yes', 'takes-one'], clauses: ['gap.joker-needs-two', 'joker.2'] },
  { name: 'attack-in-summoning-turn', values: ['yes', 'no'], clauses: ['gap.attack-in-summoning-turn', 'battle.10'] },
  { name: 'position-change-attacked', values: ['this-turn', 'ever'],
    clauses: ['gap.position-change-attacked', 'monster.2'] },
  { name: 'activated-card-leaves', values: ['after-own-resolution', 'end-of-chain'],
    clauses: ['gap.activated-card-leaves', 'spell.7'] },
  { name: 'first-responder', values: ['turn-side', 'other-side'], clauses: ['gap.first-responder', 'trap.3'] },
  { name: 'same-time-triggers', values: ['turn-player-first', 'turn-player-chooses'],
    clauses: ['gap.same-time-triggers', 'spade.2'] },
  { name: 'two-needs-three', values: ['no', 'yes'], clauses: ['gap.two-needs-three', 'rank2.1'] },
  { name: 'swept-joker', values: ['yes', 'no'], clauses: ['gap.swept-joker', 'spade-synchro.2'] },
  { name: 'joker-as-material', values: ['yes', 'no'], clauses: ['gap.joker-as-material', 'synchro.1'] },
  { name: 'heart-synchro-position', values: ['as-others', 'bound'],
    clauses: ['gap.heart-synchro-position', 'heart.3'] },
  { name: 'empty-deck-look', values: ['allowed', 'refused'], clauses: ['gap.empty-deck-look', 'heart-synchro.1'] },
  { name: 'ability-uses', values: ['unlimited', 'once-a-turn'], clauses: ['gap.ability-uses', 'spade-synchro.2'] },
  { name: 'card-in-use', values: ['no-aim', 'aim'], clauses: ['gap.card-in-use', 'rank8.1'] },
  { name: 'answers-to-setting', values: ['no', 'yes'], clauses: ['gap.answers-to-setting', 'trap.3'] },
  { name: 'extra-decks', values: ['open', 'closed'], clauses: ['gap.extra-decks', 'synchro.4'] },
]

/** Events by number, and what each is about. */
// prettier-ignore
export const EVENTS: readonly EventRow[] = [
  ['move', [['main', 'card', 'card'], ['from', 'from', 'zone'], ['to', 'to', 'zone']], []],
  ['create', [['main', 'definition', 'card'], ['to', 'to', 'zone']], []],
  ['shuffle', [['main', 'zone', 'zone']], []],
  ['show', [['main', 'card', 'card'], ['to', 'to', 'player']], []],
  ['resolve', [['main', 'effect', 'effect']], []], ['dismiss', [['main', 'effect', 'effect']], []], ['finish', [], []],
  ['window', [], ['gap.chain']], ['window-if-due', [], ['gap.chain']], ['run-chain', [], ['gap.chain']],
  ['run-link', [['main', 'e', 'effect']], ['gap.chain']],
  ['clear-away', [['main', 'c', 'card']], ['spell.7', 'trap.6']],
  ['line-up', [], ['gap.same-time-triggers']],
  ['link-up', [['main', 'e', 'effect']], ['gap.same-time-triggers']],
  ['put-on-chain', [['main', 'e', 'effect']], ['gap.chain']],
  ['note-attack', [['with', 'a', 'card']], ['battle.10']],
  ['attack-directly', [['with', 'a', 'card'], ['by', 'p', 'player']], ['battle.2']],
  ['attack', [['with', 'a', 'card'], ['on', 't', 'card'], ['by', 'p', 'player']], ['battle.4']],
  ['battle', [['main', 'a', 'card'], ['with', 't', 'card'], ['by', 'p', 'player']], ['battle.4']],
  ['battle-destroy', [['main', 'm', 'card'], ['with', 'k', 'card']], ['battle.5']],
  ['change-position', [['main', 'm', 'card'], ['by', 'p', 'player']], ['monster.2', 'monster.3', 'monster.4']],
  ['turn-up', [['main', 'm', 'card'], ['as', 'q', 'position']], ['monster.4', 'monster.5']],
  ['spade-call', [['main', 'this', 'card'], ['by', 'you', 'player']], ['spade.1', 'turn.3']],
  ['blast', [['main', 'this', 'card'], ['by', 'you', 'player']], ['spade-synchro.2']],
  ['insight', [['main', 'this', 'card'], ['by', 'you', 'player']], ['heart-synchro.1']],
  ['use-looked', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['heart-synchro.2']],
  ['summon-looked', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['heart-synchro.2']],
  ['cast-looked', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['heart-synchro.2']],
  ['set-looked', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['heart-synchro.2']],
  ['put-back', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['gap.looked-cards-rest']],
  ['club-call', [['main', 'this', 'card'], ['by', 'you', 'player']], ['club.1', 'gap.call-zone']],
  ['diamond-call', [['main', 'this', 'card'], ['by', 'you', 'player']], ['diamond.3', 'gap.call-zone']],
  ['compensate', [['main', 't', 'set of card'], ['by', 'p', 'player']], ['diamond.5']],
  ['fall-together', [['main', 'fallen', 'set of card']], ['gap.falling-diamond']],
  ['set-card', [['main', 'c', 'card'], ['by', 'p', 'player']], ['spell.4']],
  ['activate-spell', [['main', 'c', 'card'], ['by', 'p', 'player']], ['spell.1', 'spell.3']],
  ['activate-trap', [['main', 'c', 'card'], ['by', 'p', 'player']], ['trap.1', 'trap.5']],
  ['use-spell', [['main', 'c', 'card'], ['by', 'p', 'player']], ['normal-spell.1', 'gap.normal-spell-targets']],
  ['use-trap', [['main', 'c', 'card'], ['by', 'p', 'player']], ['normal-trap.1', 'gap.normal-trap-scope']],
  ['pop', [['main', 'c', 'card'], ['by', 'p', 'player']], ['rank8.1']],
  ['match', [], ['turn.6']], ['set-up', [], ['start.1']],
  ['settle-first-player', [], ['gap.first-player', 'start.1']],
  ['turn', [['by', 'p', 'player']], ['turn.6']], ['draw-phase', [['by', 'p', 'player']], ['turn.1']],
  ['main', [['by', 'p', 'player']], ['turn.3', 'turn.5']],
  ['battle-phase', [['by', 'p', 'player']], ['turn.4', 'battle.11']],
  ['hand-check', [['by', 'p', 'player']], ['gap.hand-limit']],
  ['draw', [['main', 'n', 'number'], ['by', 'p', 'player']], ['turn.2', 'gap.short-draw']],
  ['destroy', [['main', 'c', 'card']], ['battle.5']], ['banish', [['main', 'c', 'card']], ['normal-trap.1']],
  ['take-back', [['main', 'c', 'card']], ['rank9.1']],
  ['send', [['main', 'c', 'card']], ['synchro.1', 'diamond.3']],
  ['hurt', [['main', 'q', 'player'], ['with', 'n', 'number']], ['battle.2']],
  ['gain', [['main', 'n', 'number'], ['by', 'p', 'player']], ['heart.4']],
  ['pay', [['main', 'n', 'number'], ['by', 'p', 'player']], ['spade.1']],
  ['check-lives', [], ['life.2']], ['lose', [['by', 'p', 'player']], ['gap.deck-out']],
  ['normal-summon', [['main', 'c', 'card'], ['by', 'p', 'player']], ['summon.1']],
  ['set-monster', [['main', 'c', 'card'], ['by', 'p', 'player']], ['summon.3']],
  ['special-summon', [['main', 'c', 'card'], ['by', 'p', 'player']], ['summon.5', 'summon.6']],
  ['special-summon-as', [['main', 'c', 'card'], ['as', 'q', 'position'], ['by', 'p', 'player']], ['summon.5']],
  ['arrive', [['main', 'c', 'card']], ['summon.1']],
  ['synchro-summon', [['main', 's', 'card'], ['by', 'p', 'player']], ['synchro.1']],
  ['name-for', [['main', 's', 'card'], ['by', 'p', 'player']], ['diamond-synchro.1']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'chain', perSeat: false, holds: 'effects' },
  { name: 'deck', perSeat: true, holds: 'cards' }, { name: 'dealt', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'extra', perSeat: true, holds: 'cards' }, { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'banished', perSeat: true, holds: 'cards' }, { name: 'monsters', perSeat: true, holds: 'cards' },
  { name: 'backrow', perSeat: true, holds: 'cards' }, { name: 'table', perSeat: true, holds: 'cards' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ['line-up', 'choice', ['gap.same-time-triggers'], 'choose effect e in ready by chooser'],
  ['attack', 'choice', ['battle.4'], 'choose card u in monsters of opponent of p by p'],
  ['blast', 'choice', ['gap.pay-nothing'], 'choose number x in 5..life of you where x mod 5 = 0 by you'],
  ['only if', 'only-if', ['gap.empty-deck-look'], 'only if empty-deck-look is allowed or deck of you is not empty'],
  ['insight', 'choice', ['gap.heart-synchro-payment'],
    'choose number d in (excess..excess if heart-synchro-payment is whole-excess else 1..excess) by you'],
  ['summon-looked', 'choice', ['heart-synchro.2'], 'choose card c in looked by p'],
  ['cast-looked', 'choice', ['heart-synchro.2'], 'choose card c in looked by p'],
  ['set-looked', 'choice', ['heart-synchro.2'], 'choose card c in looked by p'],
  ['club-call', 'choice', ['club.1', 'gap.call-zone'],
    'choose card c in hand of you where c != this and c matches this by you'],
  ['only if', 'only-if', ['diamond.3', 'gap.call-zone'], 'only if field of opponent of you is not empty'],
  ['diamond-call', 'choice', ['diamond.3', 'gap.call-zone'], 'choose card x in field of you by you'],
  ['only if', 'only-if', ['gap.synchro-pays-send-cost'], 'only if x is not synchro or synchro-pays-send-cost is yes'],
  ['set-card', 'choice', ['spell.4'], 'choose role r by p'],
  ['use-spell', 'choice', ['normal-spell.1', 'gap.normal-spell-targets'],
    'choose card m in monsters where m choosable-by p and m matches c and (normal-spell-targets is anyone or controller of m != p) by p'],
  ['use-trap', 'choice', ['normal-trap.1', 'gap.normal-trap-scope'],
    'choose fresh m where m is face-up and m matches c and (normal-trap-scope is anyone or controller of m != p) by p'],
  ['pop', 'choice', ['rank8.1'],
    'choose card x in backrow + table where x != c and (x in backrow or x is aim-in-use) by p'],
  ['settle-first-player', 'choice', ['gap.first-player', 'start.1'], 'choose player f by chance'],
  ['settle-first-player', 'choice', ['gap.first-player', 'start.1'], 'choose player f by first of players'],
  ['hand-check', 'choice', ['gap.hand-limit'],
    'choose highest of (0, count of hand of p - hand-limit) card c in hand of p as surplus by p'],
  ['special-summon', 'choice', ['summon.5', 'summon.6'], 'choose position q in (attack, defence) by p'],
  ['synchro-summon', 'choice', ['synchro.1'], 'choose 2..monster-zones card m in monsters of p as M by p'],
  ['only if', 'only-if', ['synchro.2', 'synchro.3'], 'only if sum of value of M = rank of s'],
  ['only if', 'only-if', ['synchro.5'], 'only if suit of s in suit of M'],
  ['only if', 'only-if', ['gap.synchro-material-face-down', 'synchro.1'],
    'only if face-down-material is yes or no card m in M where m is not face-up'],
  ['only if', 'only-if', ['gap.synchro-as-material', 'synchro.1'],
    'only if synchro-as-material is yes or no synchro m in M'],
  ['only if', 'only-if', ['gap.joker-as-material', 'synchro.1'], 'only if joker-as-material is yes or no joker m in M'],
  ['only if', 'only-if', ['diamond.3', 'gap.call-zone'], 'only if field of opponent of you is not empty'],
  ['diamond-call-effect', 'choice', ['diamond.3', 'gap.call-zone'], 'choose card y in field of opponent of you by you'],
  ['use-spell-effect', 'choice', ['joker.2'],
    'choose lowest of (2, count of (each card c in graveyard of p where c is not joker)) card c in graveyard of p where c is not joker as found by chance'],
  ['use-spell-effect', 'choice', ['rank2.1'], 'choose card c in looked by p'],
  ['use-trap', 'choice', ['rank9.1'],
    'choose card x in monsters + backrow + table where x != this and (x is on-field or x is aim-in-use) by p'],
  ['name-for', 'choice', ['diamond-synchro.1'], 'choose suit u by p'],
  ['name-for', 'choice', ['diamond-synchro.1'], 'choose number v in 1..13 by p'],
  ['harvest', 'choice', ['club.3'], 'choose highest of (0, n - 1) card c in hand of you as back by you'],
  ['last-gift', 'choice', ['club-synchro.1'],
    'choose card c in (graveyard of you if club-synchro-graveyard is own else graveyard) where suit of c = ♣ and not you barred-from c by you'],
  ['open-windows', 'must-act', ['trap.1', 'gap.quick-from-hand', 'gap.ability-timing'],
    'open-windows: player p is always asked at window if p = turn-player and hand of p is not empty and (quick-from-hand is yes or ability-timing is own-turn-any-window) or some card c in backrow of p where c is not standing'],
  ['open-phases', 'must-act', ['turn.3', 'turn.4', 'turn.5'],
    'open-phases: player p is always asked at main or battle-phase'],
  ['lying-low', 'cannot', ['monster.6'],
    'lying-low: player p cannot attack with card a or attack-directly with card a if position of a != attack'],
  ['monsters-shield', 'cannot', ['battle.3'],
    'monsters-shield: player p cannot attack-directly if monsters of opponent of p is not empty'],
  ['one-attack', 'cannot', ['battle.10'],
    'one-attack: player p cannot attack with card a or attack-directly with card a if attacks-made of a >= attacks-per-battle'],
  ['just-arrived', 'cannot', ['gap.attack-in-summoning-turn'],
    'just-arrived: player p cannot attack with card a or attack-directly with card a if attack-in-summoning-turn is no and arrived of a = turn-number'],
  ['too-new', 'cannot', ['monster.2'],
    'too-new: player p cannot change-position card m if arrived of m >= turn-number'],
  ['changed-already', 'cannot', ['monster.2'],
    'changed-already: player p cannot change-position card m if times (change-position m) during turn > 0'],
  ['has-attacked', 'cannot', ['monster.2'],
    'has-attacked: player p cannot change-position card m if attacked-in of m = turn-number'],
  ['has-ever-attacked', 'cannot', ['gap.position-change-attacked'],
    'has-ever-attacked: player p cannot change-position card m if position-change-attacked is ever and attacked-in of m > 0'],
  ['steadfast', 'cannot', ['heart.3'], 'steadfast: cannot change-position this'],
  ['cannot-change-position', 'cannot', ['gap.heart-synchro-position'],
    'cannot change-position this or special-summon-as this as defence if heart-synchro-position is bound'],
  ['spade-call', 'announcement', ['spade.1', 'turn.3'], 'spade-call'],
  ['once-a-turn', 'cannot', ['gap.ability-uses'],
    'once-a-turn: player p cannot blast card c or insight card c if ability-uses is once-a-turn and ability-used-in of c = turn-number'],
  ['blast', 'announcement', ['spade-synchro.2'], 'blast'],
  ['insight', 'announcement', ['heart-synchro.1'], 'insight'],
  ['summon-looked', 'announcement', ['heart-synchro.2'], 'summon-looked'],
  ['cast-looked', 'announcement', ['heart-synchro.2'], 'cast-looked'],
  ['set-looked', 'announcement', ['heart-synchro.2'], 'set-looked'],
  ['club-call', 'announcement', ['club.1', 'gap.call-zone'], 'club-call'],
  ['diamond-call', 'announcement', ['diamond.3', 'gap.call-zone'], 'diamond-call'],
  ['barred-set', 'cannot', ['gap.diamond-blocks-set'],
    'barred-set: player p cannot set-card card c if p locked-out-of c and diamond-blocks-set is yes'],
  ['set-card', 'announcement', ['spell.4'], 'set-card'],
  ['barred-use', 'cannot', ['diamond.1'],
    'barred-use: player p cannot activate-spell card c or activate-trap card c if p locked-out-of c'],
  ['void-spell', 'cannot', ['spell.3', 'gap.negated-activation'],
    'void-spell: player p cannot activate-spell card c if c is negated and negated-activation is no'],
  ['in-force', 'cannot', ['spell.9'], 'in-force: player p cannot activate-spell card c if c is standing'],
  ['no-slot', 'cannot', ['gap.slot-for-hand-activation'],
    'no-slot: player p cannot activate-spell card c if hand-spell-slot is needed and c in hand and count of backrow of p >= backrow-zones'],
  ['not-a-spell', 'cannot', ['gap.special-rank-roles'],
    'not-a-spell: player p cannot activate-spell card c if special-rank-roles is exclusive and rank of c in (1, 9)'],
  ['set-as-trap', 'cannot', ['gap.face-down-role'],
    'set-as-trap: player p cannot activate-spell card c if set-role of c = trap and rank of c != 8'],
  ['activate-spell', 'announcement', ['spell.1', 'spell.3'], 'activate-spell'],
  ['void-trap', 'cannot', ['trap.5', 'gap.negated-activation'],
    'void-trap: player p cannot activate-trap card c if c is negated and negated-activation is no'],
  ['in-force-trap', 'cannot', ['trap.6'], 'in-force-trap: player p cannot activate-trap card c if c is standing'],
  ['set-too-late', 'cannot', ['trap.2'],
    'set-too-late: player p cannot activate-trap card c if c in backrow and arrived of c >= turn-number'],
  ['not-a-trap', 'cannot', ['gap.special-rank-roles'],
    'not-a-trap: player p cannot activate-trap card c if special-rank-roles is exclusive and (rank of c = 2 or c is joker)'],
  ['set-as-spell', 'cannot', ['gap.face-down-role'],
    'set-as-spell: player p cannot activate-trap card c if set-role of c = spell and rank of c != 8'],
  ['activate-trap', 'announcement', ['trap.1', 'trap.5'], 'activate-trap'],
  ['use-spell only if', 'only-if', ['rank2.2'],
    'only if times (activate-spell card c by p where rank of c = 2) during turn = 0'],
  ['use-spell only if', 'only-if', ['gap.two-needs-three', 'spell.3'],
    'only if count of (each card d in deck of p where d != this) >= (3 if two-needs-three is yes else 1)'],
  ['use-spell only if', 'only-if', ['joker.1'], 'only if monsters of p is empty'],
  ['use-spell only if', 'only-if', ['joker.2'],
    'only if count of (each card c in graveyard of p where c is not joker) >= (2 if joker-needs-two is yes else 1)'],
  ['use-trap only if', 'only-if', ['rank1.1', 'gap.normal-trap-scope'],
    'only if some fresh m where normal-trap-scope is anyone or controller of m != p'],
  ['first-turn', 'cannot', ['start.3'], 'first-turn: player p cannot draw-phase or battle-phase if turn-number = 1'],
  ['pay only if', 'only-if', ['gap.pay-to-zero'], 'only if life of p > n or pay-to-zero is allowed and life of p = n'],
  ['barred-summon', 'cannot', ['diamond.1', 'diamond-synchro.3'],
    'barred-summon: player p cannot normal-summon card c or special-summon card c if p barred-from c'],
  ['one-summon', 'cannot', ['summon.1', 'summon.2'],
    'one-summon: player p cannot normal-summon if summons-made of p >= summons-per-turn'],
  ['cannot-normal-summon', 'cannot', ['gap.joker-as-monster'],
    'player p cannot normal-summon joker c or set-monster joker c or special-summon joker c if joker-as-monster is forbidden'],
  ['normal-summon', 'announcement', ['summon.1'], 'normal-summon'],
  ['never-set', 'cannot', ['heart.1'], 'never-set: cannot set-monster this'],
  ['barred-set-monster', 'cannot', ['gap.diamond-blocks-set'],
    'barred-set-monster: player p cannot set-monster card c if p locked-out-of c and diamond-blocks-set is yes'],
  ['set-counts', 'cannot', ['summon.4'],
    'set-counts: player p cannot set-monster if summons-made of p >= summons-per-turn'],
  ['set-monster', 'announcement', ['summon.3'], 'set-monster'],
  ['special-summon', 'announcement', ['summon.5', 'summon.6'], 'special-summon'],
  ['never-defends', 'cannot', ['heart.2'], 'never-defends: cannot special-summon-as this as defence'],
  ['synchro-summon', 'announcement', ['synchro.1'], 'synchro-summon'],
  ['monsters', 'zone', ['summon.7'], 'monsters'], ['backrow', 'zone', ['spell.6'], 'backrow'],
  ['may-attack-directly', 'may', ['battle.2', 'battle.3', 'turn.4'],
    'player p may attack-directly with card a in monsters of p at battle-phase'],
  ['may-attack', 'may', ['turn.4', 'battle.3'],
    'player p may attack with card a in monsters of p on card t in monsters of opponent of p at battle-phase'],
  ['may-change-position', 'may', ['monster.2'], 'player p may change-position card m in monsters of p at main'],
  ['may-spade-call', 'may', ['spade.1', 'turn.3'], 'you may spade-call this at main if this in hand of you'],
  ['may-spade-call-2', 'may', ['spade.1', 'gap.ability-timing'],
    'you may spade-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you'],
  ['may-blast', 'may', ['spade-synchro.2', 'gap.ability-timing'],
    'you may blast this at window if ability-timing is own-turn-any-window and turn-player = you and this in monsters of you'],
  ['may-blast-2', 'may', ['spade-synchro.2'], 'you may blast this at main if this in monsters of you'],
  ['may-insight', 'may', ['heart-synchro.1', 'gap.ability-timing'],
    'you may insight this at window if ability-timing is own-turn-any-window and turn-player = you and this in monsters of you and life of you > life of opponent of you'],
  ['may-insight-2', 'may', ['heart-synchro.1'],
    'you may insight this at main if this in monsters of you and life of you > life of opponent of you'],
  ['may-club-call', 'may', ['club.1', 'gap.call-zone'], 'you may club-call this at main if this in hand of you'],
  ['may-club-call-2', 'may', ['club.1', 'gap.ability-timing'],
    'you may club-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you'],
  ['may-diamond-call', 'may', ['diamond.3', 'gap.ability-timing'],
    'you may diamond-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you'],
  ['may-diamond-call-2', 'may', ['diamond.3', 'gap.call-zone'],
    'you may diamond-call this at main if this in hand of you'],
  ['may-set-card', 'may', ['spell.4', 'turn.3'], 'player p may set-card card c in hand of p at main'],
  ['may-activate-spell', 'may', ['spell.1', 'spell.2', 'turn.3'],
    'player p may activate-spell card c in hand of p at main'],
  ['may-activate-spell-2', 'may', ['spell.5'], 'player p may activate-spell card c in backrow of p at main'],
  ['may-activate-trap', 'may', ['trap.1', 'trap.3', 'trap.4'],
    'player p may activate-trap card c in backrow of p at main or battle-phase or window'],
  ['may-activate-trap-2', 'may', ['gap.quick-from-hand'],
    'player p may activate-trap card c in hand of p at window if quick-from-hand is yes and rank of c = 8 and p = turn-player'],
  ['may-normal-summon', 'may', ['summon.1', 'turn.3'], 'player p may normal-summon card c in hand of p at main'],
  ['may-set-monster', 'may', ['summon.3', 'turn.3'], 'player p may set-monster card c in hand of p at main'],
  ['may-synchro-summon', 'may', ['synchro.1', 'synchro.2', 'synchro.3', 'synchro.5'],
    'player p may synchro-summon synchro s in extra of p at main'],
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['start.1', 'life.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES,
  board: { shows: ['turn-number', 'turn-player', 'life'],
    leavesOut: ['passes', 'links-below', 'answerer', 'clock', 'attacks-made', 'attacked-in', 'arrived', 'up-since',
      'foe', 'falling', 'in-use', 'from-field', 'ability-used-in', 'to-be-answered'],
    sorts: [{ zone: 'hand', by: ['suit', 'rank'] }, { zone: 'extra', by: ['suit', 'rank'] }] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  { kind: 'act', at: 'window', prompt: 'window', clauses: ['gap.chain'], attended: true,
    said: [{ asked: true }, ' may answer'] },
  { kind: 'choose', at: 'line-up', prompt: 'choose an effect', clauses: ['gap.same-time-triggers'], value: 'effect',
    said: [{ asked: true }, ' chooses what comes first'] },
  { kind: 'may', at: 'link-up', prompt: 'put-on-chain e?', clauses: ['gap.same-time-triggers'],
    said: [{ asked: true }, ' may use what was set off'] },
  { kind: 'choose', at: 'attack', prompt: 'choose a card', clauses: ['battle.4'], value: 'card',
    said: [{ asked: true }, ' attacks another monster'] },
  { kind: 'choose', at: 'blast', prompt: 'choose a number', clauses: ['gap.pay-nothing'], value: 'number',
    bias: 1000001, said: [{ asked: true }, ' chooses how much to pay'] },
  { kind: 'choose', at: 'insight', prompt: 'choose a number', clauses: ['gap.heart-synchro-payment'], value: 'number',
    bias: 1000001, said: [{ asked: true }, ' chooses how much to pay'] },
  { kind: 'one-of', at: 'use-looked', prompt: 'choose one of these', clauses: ['heart-synchro.2'],
    branches: ['summon-looked', 'cast-looked', 'set-looked'],
    said: [{ asked: true }, ' uses a card that was looked at'] },
  { kind: 'choose', at: 'summon-looked', prompt: 'choose a card', clauses: ['heart-synchro.2'], value: 'card',
    said: [{ asked: true }, ' summons a card that was looked at'] },
  { kind: 'choose', at: 'cast-looked', prompt: 'choose a card', clauses: ['heart-synchro.2'], value: 'card',
    said: [{ asked: true }, ' activates a card that was looked at'] },
  { kind: 'choose', at: 'set-looked', prompt: 'choose a card', clauses: ['heart-synchro.2'], value: 'card',
    said: [{ asked: true }, ' sets a card that was looked at'] },
  { kind: 'choose', at: 'club-call', prompt: 'choose a card', clauses: ['club.1', 'gap.call-zone'], value: 'card',
    said: [{ asked: true }, ' throws a card away'] },
  { kind: 'choose', at: 'diamond-call', prompt: 'choose a card', clauses: ['diamond.3', 'gap.call-zone'], value: 'card',
    said: [{ asked: true }, ' sends a card away'] },
  { kind: 'choose', at: 'diamond-call', prompt: 'choose a card', clauses: ['diamond.3', 'gap.call-zone'], value: 'card',
    said: [{ asked: true }, ' aims at a card'] },
  { kind: 'choose', at: 'set-card', prompt: 'choose a role', clauses: ['spell.4'], value: 'role',
    said: [{ asked: true }, ' declares the role'] },
  { kind: 'choose', at: 'use-spell', prompt: 'choose a card', clauses: ['normal-spell.1', 'gap.normal-spell-targets'],
    value: 'card', said: [{ asked: true }, ' aims at a monster'] },
  { kind: 'choose', at: 'use-spell', prompt: 'choose cards as found', clauses: ['joker.2'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'use-spell', prompt: 'choose a card', clauses: ['rank2.1'], value: 'card',
    said: [{ asked: true }, ' chooses a card'] },
  { kind: 'choose', at: 'use-trap', prompt: 'choose a fresh card', clauses: ['normal-trap.1', 'gap.normal-trap-scope'],
    value: 'card', said: [{ asked: true }, ' aims at a monster'] },
  { kind: 'choose', at: 'use-trap', prompt: 'choose a card', clauses: ['rank9.1'], value: 'card',
    said: [{ asked: true }, ' aims at a card'] },
  { kind: 'choose', at: 'pop', prompt: 'choose a card', clauses: ['rank8.1'], value: 'card',
    said: [{ asked: true }, ' aims at a card'] },
  { kind: 'choose', at: 'settle-first-player', prompt: 'choose a player', clauses: ['gap.first-player', 'start.1'],
    value: 'player', said: [{ asked: true }, ' chooses who begins'] },
  { kind: 'choose', at: 'settle-first-player', prompt: 'choose a player', clauses: ['gap.first-player', 'start.1'],
    value: 'player', said: [{ asked: true }, ' chooses who begins'] },
  { kind: 'act', at: 'main', prompt: 'main', clauses: ['turn.3', 'turn.5'], loop: true, attended: true,
    said: [{ asked: true }, ' may act in the main phase'] },
  { kind: 'act', at: 'battle-phase', prompt: 'battle-phase', clauses: ['turn.4', 'battle.11'], loop: true,
    attended: true, said: [{ asked: true }, ' may attack'] },
  { kind: 'choose', at: 'hand-check', prompt: 'choose cards as surplus', clauses: ['gap.hand-limit'], value: 'card',
    said: [{ asked: true }, ' throws a card away'] },
  { kind: 'choose', at: 'special-summon', prompt: 'choose a position', clauses: ['summon.5', 'summon.6'],
    value: 'position', said: [{ asked: true }, ' chooses the position'] },
  { kind: 'choose', at: 'synchro-summon', prompt: 'choose cards', clauses: ['synchro.1'], value: 'card',
    said: [{ asked: true }, ' takes as material'] },
  { kind: 'choose', at: 'name-for', prompt: 'choose a suit', clauses: ['diamond-synchro.1'], value: 'suit',
    said: [{ asked: true }, ' names a suit'] },
  { kind: 'choose', at: 'name-for', prompt: 'choose a number', clauses: ['diamond-synchro.1'], value: 'number',
    bias: 1000001, said: [{ asked: true }, ' names a rank'] },
  { kind: 'choose', at: 'battle-destroy', prompt: 'choose cards as back', clauses: ['club.3'], value: 'card',
    said: [{ asked: true }, ' puts a card back'] },
  { kind: 'choose', at: 'move', prompt: 'choose a card', clauses: ['club-synchro.1'], value: 'card',
    said: [{ asked: true }, ' calls a club'] },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'repeat', at: 'window', asks: true, inner: [1, 3, 4, 5, 6, 7, 17, 18, 27] },
  { kind: 'repeat', at: 'window', asks: true, inner: [0, 3, 4, 5, 6, 7, 17, 18, 27] },
  { kind: 'number', at: '' },
  { kind: 'event', at: 'window', asks: true, inner: [0, 1, 4, 5, 6, 7, 17, 18, 27] },
  { kind: 'repeat', at: 'run-chain', asks: true, inner: [0, 1, 3, 5, 6, 7, 17, 18, 27] },
  { kind: 'event', at: 'run-chain', asks: true, inner: [0, 1, 3, 4, 6, 7, 17, 18, 27] },
  { kind: 'event', at: 'run-link', asks: true, inner: [0, 1, 3, 4, 5, 7, 17, 18, 27] },
  { kind: 'repeat', at: 'line-up', asks: true }, { kind: 'number', at: '' }, { kind: 'each', at: 'battle' },
  { kind: 'number', at: '' }, { kind: 'set', at: '' }, { kind: 'each', at: 'blast' }, { kind: 'number', at: '' },
  { kind: 'set', at: '' }, { kind: 'set', at: '' }, { kind: 'each', at: 'insight' },
  { kind: 'event', at: 'use-looked', asks: true, inner: [0, 1, 3, 4, 5, 6, 7, 18, 27] },
  { kind: 'event', at: 'cast-looked', asks: true, inner: [0, 1, 3, 4, 5, 6, 7, 17, 27] },
  { kind: 'repeat', at: 'match', asks: true, inner: [0, 1, 3, 4, 5, 6, 7, 17, 18, 27] },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'each', at: 'last-gift' },
  { kind: 'effect', at: '', asks: true, inner: [0, 1, 3, 4, 5, 6, 7, 17, 18] },
  { kind: 'each', at: 'hitters' }, { kind: 'repeat', at: 'hitters' }, { kind: 'each', at: 'hitters' },
  { kind: 'each', at: 'hitters' }, { kind: 'each', at: 'prevailing' }, { kind: 'repeat', at: 'prevailing' },
  { kind: 'each', at: 'prevailing' }, { kind: 'each', at: 'prevailing' }, { kind: 'each', at: 'prevailing' },
  { kind: 'each', at: 'prevailing' }, { kind: 'each', at: 'prevailing' }, { kind: 'each', at: 'prevailing' },
  { kind: 'each', at: 'prevailing' }, { kind: 'each', at: 'prevailing' }, { kind: 'each', at: 'barred-from' },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: EVENT['attack-directly'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.attack, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: EVENT['change-position'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['spade-call'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.blast, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.insight, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['club-call'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['diamond-call'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['set-card'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['activate-spell'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['activate-trap'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['normal-summon'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['set-monster'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['synchro-summon'], asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT['attack-directly'], at: ['battle-phase'], rule: 91, from: [{ part: 0, zone: 'monsters', own: true }] },
  { event: EVENT.attack, at: ['battle-phase'], rule: 92,
    from: [{ part: 0, zone: 'monsters', own: true }, { part: 1, zone: 'monsters' }] },
  { event: EVENT['change-position'], at: ['main'], rule: 93, from: [{ part: 0, zone: 'monsters', own: true }] },
  { event: EVENT['spade-call'], at: ['main'], rule: 94 }, { event: EVENT['spade-call'], at: ['window'], rule: 95 },
  { event: EVENT.blast, at: ['window'], rule: 96 }, { event: EVENT.blast, at: ['main'], rule: 97 },
  { event: EVENT.insight, at: ['window'], rule: 98 }, { event: EVENT.insight, at: ['main'], rule: 99 },
  { event: EVENT['club-call'], at: ['main'], rule: 100 }, { event: EVENT['club-call'], at: ['window'], rule: 101 },
  { event: EVENT['diamond-call'], at: ['window'], rule: 102 },
  { event: EVENT['diamond-call'], at: ['main'], rule: 103 },
  { event: EVENT['set-card'], at: ['main'], rule: 104, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['activate-spell'], at: ['main'], rule: 105, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['activate-spell'], at: ['main'], rule: 106, from: [{ part: 0, zone: 'backrow', own: true }] },
  { event: EVENT['activate-trap'], at: ['main', 'battle-phase', 'window'], rule: 107,
    from: [{ part: 0, zone: 'backrow', own: true }] },
  { event: EVENT['activate-trap'], at: ['window'], rule: 108, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['normal-summon'], at: ['main'], rule: 109, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['set-monster'], at: ['main'], rule: 110, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['synchro-summon'], at: ['main'], rule: 111, from: [{ part: 0, zone: 'extra', own: true }] },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'passes', column: 'passes', of: 'game', type: 'number', zones: [] },
  { name: 'links-below', column: 'linksBelow', of: 'game', type: 'number', zones: [] },
  { name: 'answerer', column: 'answerer', of: 'game', type: 'player', zones: [] },
  { name: 'to-be-answered', column: 'toBeAnswered', of: 'game', type: 'truth', zones: [] },
  { name: 'attacks-made', column: 'attacksMade', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'attacked-in', column: 'attackedIn', of: 'card', type: 'number', zones: ['monsters'], clock: true },
  { name: 'foe', column: 'foe', of: 'card', type: 'card', zones: ['monsters'] },
  { name: 'ability-used-in', column: 'abilityUsedIn', of: 'card', type: 'number', zones: ['monsters'], clock: true },
  { name: 'life', column: 'life', of: 'player', type: 'number', zones: [] },
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'clock', column: 'clock', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'position', column: 'position', of: 'card', type: 'position', zones: ['monsters'] },
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['monsters', 'backrow'], clock: true },
  { name: 'up-since', column: 'upSince', of: 'card', type: 'number', zones: ['monsters'], clock: true },
  { name: 'set-role', column: 'setRole', of: 'card', type: 'role', zones: ['backrow'] },
  { name: 'named-suit', column: 'namedSuit', of: 'card', type: 'suit', zones: [] },
  { name: 'named-rank', column: 'namedRank', of: 'card', type: 'number', zones: [] },
  { name: 'in-use', column: 'inUse', of: 'card', type: 'truth', zones: [] },
  { name: 'falling', column: 'falling', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'from-field', column: 'fromField', of: 'card', type: 'truth', zones: ['table'] },
  { name: 'fresh', column: 'fresh', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'standing', column: 'standing', of: 'card', type: 'truth', zones: ['backrow'] },
]

/** What effects keep that wait, and who knows. */
// prettier-ignore
export const WAITING: NonNullable<Parts<State>['waiting']> = [
  { proc: PROC.blastEffectFrame, kept: [{ name: 'x', type: 'number', at: 0 }] },
  { proc: PROC.insightEffectFrame, kept: [{ name: 'd', type: 'number', at: 1 }] },
  { proc: PROC.useSpellEffectFrame, kept: [{ name: 'm', type: 'card', at: 0 }] },
  { proc: PROC.useTrapEffectFrame, kept: [{ name: 'm', type: 'card', at: 0 }] },
  { proc: PROC.popEffectFrame, kept: [{ name: 'x', type: 'card', at: 0 }] },
  { proc: PROC.useTrapEffectFrame2, kept: [{ name: 'x', type: 'card', at: 0 }] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: EVENT.move, fits: [{ part: 1, zone: 4 }, { part: 2, zone: 2 }],
    words: [{ part: 1, whose: true }, ' puts ', { part: 0 }, ' back into the deck'] },
  { event: EVENT.turn, fits: [], words: [{ part: 0 }, ' begins a turn'] },
  { event: EVENT.main, fits: [], words: [{ part: 0 }, ' begins the main phase'] },
  { event: EVENT['battle-phase'], fits: [], words: [{ part: 0 }, ' begins the battle phase'] },
  { event: EVENT.move, fits: [{ part: 2, zone: 4 }],
    words: [{ part: 0 }, ' goes to the hand of ', { part: 2, whose: true }] },
  { event: EVENT.move, fits: [{ part: 2, zone: 5 }], words: [{ part: 0 }, ' goes back to the extra deck'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 3 }],
    words: [{ part: 2, whose: true }, ' is dealt ', { part: 0 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }] },
  { event: EVENT['normal-summon'], fits: [], words: [{ part: 1 }, ' summons ', { part: 0 }] },
  { event: EVENT['special-summon'], fits: [], words: [{ part: 1 }, ' special-summons ', { part: 0 }] },
  { event: EVENT['synchro-summon'], fits: [], words: [{ part: 1 }, ' synchro-summons ', { part: 0 }] },
  { event: EVENT['set-monster'], fits: [], words: [{ part: 1 }, ' sets ', { part: 0 }, ' as a monster'] },
  { event: EVENT['set-card'], fits: [], words: [{ part: 1 }, ' sets ', { part: 0 }] },
  { event: EVENT['activate-spell'], fits: [], words: [{ part: 1 }, ' activates ', { part: 0 }] },
  { event: EVENT['activate-trap'], fits: [], words: [{ part: 1 }, ' activates ', { part: 0 }] },
  { event: EVENT['change-position'], fits: [], words: [{ part: 1 }, ' changes the position of ', { part: 0 }] },
  { event: EVENT['attack-directly'], fits: [], words: [{ part: 1 }, ' attacks directly with ', { part: 0 }] },
  { event: EVENT.attack, fits: [], words: [{ part: 2 }, ' attacks ', { part: 1 }, ' with ', { part: 0 }] },
  { event: EVENT.blast, fits: [], words: [{ part: 1 }, ' sweeps with ', { part: 0 }] },
  { event: EVENT.insight, fits: [], words: [{ part: 1 }, ' looks into the deck with ', { part: 0 }] },
  { event: EVENT.destroy, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: EVENT.banish, fits: [], words: [{ part: 0 }, ' is banished'] },
  { event: EVENT.hurt, fits: [], words: [{ part: 0 }, ' is hurt for ', { part: 1 }] },
  { event: EVENT.gain, fits: [], words: [{ part: 1 }, ' gains ', { part: 0 }] },
  { event: EVENT.pay, fits: [], words: [{ part: 1 }, ' pays ', { part: 0 }] },
  { event: EVENT.move, fits: [{ part: 2, zone: 6 }], words: [{ part: 0 }, ' goes to the graveyard'] },
  { event: EVENT.create, fits: [] }, { event: EVENT.shuffle, fits: [] }, { event: EVENT.draw, fits: [] },
  { event: EVENT['draw-phase'], fits: [] }, { event: EVENT['hand-check'], fits: [] },
  { event: EVENT['special-summon-as'], fits: [] }, { event: EVENT.arrive, fits: [] }, { event: EVENT.battle, fits: [] },
  { event: EVENT['battle-destroy'], fits: [] }, { event: EVENT['note-attack'], fits: [] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }] }, { event: EVENT.move, fits: [{ part: 2, zone: 8 }] },
  { event: EVENT['turn-up'], fits: [], words: [{ part: 0 }, ' now stands in ', { part: 1 }] },
  { event: EVENT['spade-call'], fits: [], words: [{ part: 1 }, ' calls ', { part: 0 }] },
  { event: EVENT['club-call'], fits: [], words: [{ part: 1 }, ' calls ', { part: 0 }] },
  { event: EVENT['diamond-call'], fits: [], words: [{ part: 1 }, ' calls ', { part: 0 }] },
  { event: EVENT['cast-looked'], fits: [] }, { event: EVENT['summon-looked'], fits: [] },
  { event: EVENT['set-looked'], fits: [] }, { event: EVENT['run-link'], fits: [] },
  { event: EVENT['clear-away'], fits: [] }, { event: EVENT['use-spell'], fits: [] },
  { event: EVENT['use-trap'], fits: [] }, { event: EVENT['fall-together'], fits: [] },
  { event: EVENT['link-up'], fits: [] }, { event: EVENT.send, fits: [] }, { event: EVENT['put-on-chain'], fits: [] },
  { event: EVENT['put-back'], fits: [] }, { event: EVENT.pop, fits: [] }, { event: EVENT.compensate, fits: [] },
  { event: EVENT['use-looked'], fits: [] }, { event: EVENT.show, fits: [] }, { event: EVENT['name-for'], fits: [] },
  { event: EVENT['take-back'], fits: [] }, { event: EVENT.move, fits: [{ part: 2, zone: 7 }] },
  { event: EVENT.move, fits: [{ part: 2, zone: 9 }] }, { event: EVENT.move, fits: [{ part: 2, zone: 10 }] },
]

/** Texts that look at cards. */
// prettier-ignore
export const LOOKS: readonly number[] = [
  PROC.windowFrame, PROC.windowIfDueFrame, PROC.runChainFrame, PROC.runLinkFrame, PROC.lineUpFrame, PROC.linkUpFrame,
  PROC.attackDirectlyFrame, PROC.attackFrame, PROC.battleFrame, PROC.spadeCallFrame, PROC.blastFrame,
  PROC.blastEffectFrame, PROC.insightFrame, PROC.insightEffectFrame, PROC.useLookedFrame, PROC.summonLookedFrame,
  PROC.castLookedFrame, PROC.setLookedFrame, PROC.clubCallFrame, PROC.diamondCallFrame, PROC.diamondCallEffectFrame,
  PROC.compensateFrame, PROC.setCardFrame, PROC.activateSpellFrame, PROC.activateTrapFrame, PROC.useSpellFrame,
  PROC.useSpellEffectFrame2, PROC.useSpellFrame3, PROC.useSpellEffectFrame3, PROC.useTrapFrame, PROC.useTrapFrame2,
  PROC.useTrapFrame3, PROC.useTrapEffectFrame3, PROC.popFrame2, PROC.matchFrame, PROC.setUpFrame, PROC.drawPhaseFrame,
  PROC.battlePhaseFrame, PROC.handCheckFrame, PROC.normalSummonFrame, PROC.setMonsterFrame, PROC.specialSummonFrame,
  PROC.synchroSummonFrame, PROC.nameForFrame, PROC.nameForFrame2, PROC.harvestFrame, PROC.lastGiftFrame,
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
  this.passes = s.passes
  this.linksBelow = s.linksBelow
  this.answerer = s.answerer
  this.toBeAnswered = s.toBeAnswered
  this.attacksMade = s.attacksMade
  this.attackedIn = s.attackedIn
  this.foe = s.foe
  this.abilityUsedIn = s.abilityUsedIn
  this.life = s.life
  this.turnPlayer = s.turnPlayer
  this.turnNumber = s.turnNumber
  this.clock = s.clock
  this.position = s.position
  this.arrived = s.arrived
  this.upSince = s.upSince
  this.setRole = s.setRole
  this.namedSuit = s.namedSuit
  this.namedRank = s.namedRank
  this.inUse = s.inUse
  this.falling = s.falling
  this.fromField = s.fromField
  this.fresh = s.fresh
  this.standing = s.standing
  this.astray = s.astray
  this.linesDeep = s.linesDeep
  this.putOff = s.putOff
  this.beforeLine = s.beforeLine
  this.changedInLine = s.changedInLine
  this.timesNormalSummonDuringTurn = s.timesNormalSummonDuringTurn
  this.timesSetMonsterDuringTurn = s.timesSetMonsterDuringTurn
  this.timesActivateSpellDuringTurn = s.timesActivateSpellDuringTurn
  this.timesChangePositionDuringTurn = s.timesChangePositionDuringTurn
  this.timesDrawDuringMatch = s.timesDrawDuringMatch
  this.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn
  this.timesDrawDuringMain = s.timesDrawDuringMain
  this.timesDestroyDuringMain = s.timesDestroyDuringMain
  this.timesDrawDuringBattlePhase = s.timesDrawDuringBattlePhase
  this.timesHurtDuringBattlePhase = s.timesHurtDuringBattlePhase
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
// prettier-ignore
export const OF_CARDS: readonly (keyof State & string)[] = [
  'def', 'owner', 'place', 'shown', 'attacksMade', 'attackedIn', 'foe', 'abilityUsedIn', 'position', 'arrived',
  'upSince', 'setRole', 'namedSuit', 'namedRank', 'inUse', 'falling', 'fromField', 'fresh', 'standing',
]

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = holders({ foe: 'each' }, [
  [['used'], [PROC.runLinkFrame]], [['a'], [PROC.attackDirectlyFrame]],
  [['a', 't2'], [PROC.attackFrame, PROC.battleFrame]],
  [['this_'], [PROC.spadeCallFrame, PROC.blastFrame, PROC.insightFrame, PROC.clubCallFrame, PROC.diamondCallFrame]],
  [['looked'],
    [PROC.useLookedFrame, PROC.summonLookedFrame, PROC.castLookedFrame, PROC.setLookedFrame, PROC.insightEffectFrame,
      PROC.useSpellEffectFrame3]],
  [['t2', 'c', 'list1'], [PROC.compensateFrame]],
  [['c'],
    [PROC.setCardFrame, PROC.activateSpellFrame, PROC.activateTrapFrame, PROC.useSpellFrame, PROC.useTrapFrame,
      PROC.popFrame2, PROC.normalSummonFrame, PROC.setMonsterFrame, PROC.specialSummonFrame, PROC.useSpellFrame3,
      PROC.useTrapFrame2, PROC.useTrapFrame3]],
  [['surplus'], [PROC.handCheckFrame]], [['s_', 'm'], [PROC.synchroSummonFrame]],
  [['s_'], [PROC.nameForFrame, PROC.nameForFrame2]], [['found'], [PROC.useSpellEffectFrame2]],
  [['m', 'back'], [PROC.harvestFrame]],
])

/** Where frames hold the card that a question is about, by site. */
// prettier-ignore
export const ASKING_CARDS: Readonly<Record<number, string>> = {
  5: 'this_', 6: 'this_', 11: 'this_', 12: 'this_', 14: 'c', 15: 'c', 18: 'c', 19: 'c', 20: 'c', 26: 'c', 27: 's_',
  28: 's_', 29: 's_',
}

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer }: WindowFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, e, used }: RunLinkFrame) => ({ proc, pc, answer, e, used }),
  ({ proc, pc, answer, ready, chooser }: LineUpFrame) => ({ proc, pc, answer, ready, chooser }),
  ({ proc, pc, answer, e }: LinkUpFrame) => ({ proc, pc, answer, e }),
  ({ proc, pc, answer, a, p }: AttackDirectlyFrame) => ({ proc, pc, answer, a, p }),
  ({ proc, pc, answer, a, t2, p }: AttackFrame) => ({ proc, pc, answer, a, t2, p }),
  ({ proc, pc, answer, a, t2, p, following8, next9 }: BattleFrame) => ({ proc, pc, answer, a, t2, p, following8, next9 }),
  ({ proc, pc, answer, this_, you }: SpadeCallFrame) => ({ proc, pc, answer, this_, you }),
  ({ proc, pc, answer, this_, you, excess }: InsightFrame) => ({ proc, pc, answer, this_, you, excess }),
  ({ proc, pc, answer, looked, p }: UseLookedFrame) => ({ proc, pc, answer, looked, p }),
  ({ proc, pc, answer, looked, p, below }: CastLookedFrame) => ({ proc, pc, answer, looked, p, below }),
  ({ proc, pc, answer, t2, p, c, list1, next2 }: CompensateFrame) => ({ proc, pc, answer, t2, p, c, list1, next2 }),
  ({ proc, pc, answer, c, p }: SetCardFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, c, p, wasSet }: ActivateSpellFrame) => ({ proc, pc, answer, c, p, wasSet }),
  ({ proc, pc, answer, p }: TurnFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, p, surplus, atLeast1, atMost2 }: HandCheckFrame) => ({ proc, pc, answer, p, surplus, atLeast1, atMost2 }),
  ({ proc, pc, answer, s_, p, m, atLeast1, atMost2 }: SynchroSummonFrame) => ({ proc, pc, answer, s_, p, m, atLeast1, atMost2 }),
  ({ proc, pc, answer, s_, p }: NameForFrame) => ({ proc, pc, answer, s_, p }),
  ({ proc, pc, answer, x, you, following6, next7 }: BlastEffectFrame) => ({ proc, pc, answer, x, you, following6, next7 }),
  ({ proc, pc, answer, you, d, looked }: InsightEffectFrame) => ({ proc, pc, answer, you, d, looked }),
  ({ proc, pc, answer, you }: DiamondCallEffectFrame) => ({ proc, pc, answer, you }),
  ({ proc, pc, answer, p, found, atLeast1, atMost2 }: UseSpellEffectFrame2) => ({ proc, pc, answer, p, found, atLeast1, atMost2 }),
  ({ proc, pc, answer, p, looked }: UseSpellEffectFrame3) => ({ proc, pc, answer, p, looked }),
  ({ proc, pc, answer, p, following6, next7 }: UseTrapEffectFrame3) => ({ proc, pc, answer, p, following6, next7 }),
  ({ proc, pc, answer, s_, p, u }: NameForFrame2) => ({ proc, pc, answer, s_, p, u }),
  ({ proc, pc, answer, m, you, n, back, atLeast1, atMost2 }: HarvestFrame) => ({
    proc, pc, answer, m, you, n, back, atLeast1, atMost2,
  }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 0, 0, 0, 1, 0, 2, 3, 0, 0, 4, 5, 6, 0, 0, 0, 7, 7, 18, 8, 19, 9, 9, 10, 9, 0, 7, 7, 20, 11, 0, 12, 13, 13, 12, 0,
  0, 21, 12, 0, 22, 12, 0, 12, 0, 12, 0, 23, 12, 0, 0, 0, 0, 14, 14, 14, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12,
  12, 0, 0, 16, 17, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 20, 0, 0, 0, 0, 0, 0,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
// prettier-ignore
export const SETTLED: Settled = {
  16 /* spade-call */: { 1: 2 }, 22 /* summon-looked */: { 1: 2 }, 23 /* cast-looked */: { 1: 3, 2: 1, 4: 3 },
  24 /* set-looked */: { 1: 2 }, 26 /* club-call */: { 1: 2 }, 27 /* diamond-call */: { 1: 2 },
  31 /* set-card */: { 2: 3 }, 32 /* activate-spell */: { 1: 1 }, 33 /* activate-trap */: { 1: 1 },
  34 /* use-spell */: { 1: 3, 2: 3 }, 41 /* use-trap */: { 1: 3, 2: 3 }, 48 /* pop */: { 1: 3 },
  73 /* synchro-summon */: { 5: 2 }, 74 /* name-for */: { 1: 3 }, 28 /* diamond-call-effect */: { 1: 3 },
  38 /* use-spell */: { 1: 3 }, 43 /* use-trap */: { 1: 3 }, 45 /* use-trap */: { 1: 3 },
  75 /* name-for */: { 1: 3, 2: 3 }, 86 /* last-gift */: { 1: 3 },
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 16: 1 }
