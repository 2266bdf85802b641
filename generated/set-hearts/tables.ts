// Compiled from the rules of SetHearts into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { GameTables, Parts, Placed } from 'houserules/runtime'
import { placed } from 'houserules/runtime'
import type { State } from '../trump-king/state.ts'
import { CARDS, EVENTS, OPTIONS, ZONES } from '../trump-king/tables.ts'
import { PLACES } from './places.ts'

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  { name: 'line-up', kind: 'choice', clauses: ['gap.same-time-triggers'], text: 'choose effect e in ready by chooser' },
  { name: 'attack', kind: 'choice', clauses: ['battle.4'], text: 'choose card u in monsters of opponent of p by p' },
  {
    name: 'blast', kind: 'choice', clauses: ['gap.pay-nothing'],
    text: 'choose number x in 5..life of you where x mod 5 = 0 by you',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.empty-deck-look'],
    text: 'only if empty-deck-look is allowed or deck of you is not empty',
  },
  {
    name: 'insight', kind: 'choice', clauses: ['gap.heart-synchro-payment'],
    text: 'choose number d in (excess..excess if heart-synchro-payment is whole-excess else 1..excess) by you',
  },
  { name: 'summon-looked', kind: 'choice', clauses: ['heart-synchro.2'], text: 'choose card c in looked by p' },
  { name: 'cast-looked', kind: 'choice', clauses: ['heart-synchro.2'], text: 'choose card c in looked by p' },
  { name: 'set-looked', kind: 'choice', clauses: ['heart-synchro.2'], text: 'choose card c in looked by p' },
  {
    name: 'club-call', kind: 'choice', clauses: ['club.1', 'gap.call-zone'],
    text: 'choose card c in hand of you where c != this and c matches this by you',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'only if field of opponent of you is not empty',
  },
  {
    name: 'diamond-call', kind: 'choice', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'choose card x in field of you by you',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.synchro-pays-send-cost'],
    text: 'only if x is not synchro or synchro-pays-send-cost is yes',
  },
  { name: 'set-card', kind: 'choice', clauses: ['spell.4'], text: 'choose role r by p' },
  {
    name: 'use-spell', kind: 'choice', clauses: ['normal-spell.1', 'gap.normal-spell-targets'],
    text: 'choose card m in monsters where m choosable-by p and m matches c and (normal-spell-targets is anyone or controller of m != p) by p',
  },
  {
    name: 'use-trap', kind: 'choice', clauses: ['normal-trap.1', 'gap.normal-trap-scope'],
    text: 'choose fresh m where m is face-up and m matches c and (normal-trap-scope is anyone or controller of m != p) by p',
  },
  {
    name: 'pop', kind: 'choice', clauses: ['rank8.1'],
    text: 'choose card x in backrow + table where x != c and (x in backrow or x is aim-in-use) by p',
  },
  {
    name: 'settle-first-player', kind: 'choice', clauses: ['gap.first-player', 'start.1'],
    text: 'choose player f by chance',
  },
  {
    name: 'settle-first-player', kind: 'choice', clauses: ['gap.first-player', 'start.1'],
    text: 'choose player f by first of players',
  },
  {
    name: 'hand-check', kind: 'choice', clauses: ['gap.hand-limit'],
    text: 'choose highest of (0, count of hand of p - hand-limit) card c in hand of p as surplus by p',
  },
  {
    name: 'special-summon', kind: 'choice', clauses: ['summon.5', 'summon.6'],
    text: 'choose position q in (attack, defence) by p',
  },
  {
    name: 'synchro-summon', kind: 'choice', clauses: ['synchro.1'],
    text: 'choose 2..monster-zones card m in monsters of p as M by p',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['synchro.2', 'synchro.3'],
    text: 'only if sum of value of M = rank of s',
  },
  { name: 'only if', kind: 'only-if', clauses: ['synchro.5'], text: 'only if suit of s in suit of M' },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.synchro-material-face-down', 'synchro.1'],
    text: 'only if face-down-material is yes or no card m in M where m is not face-up',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.synchro-as-material', 'synchro.1'],
    text: 'only if synchro-as-material is yes or no synchro m in M',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.joker-as-material', 'synchro.1'],
    text: 'only if joker-as-material is yes or no joker m in M',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'only if field of opponent of you is not empty',
  },
  {
    name: 'diamond-call-effect', kind: 'choice', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'choose card y in field of opponent of you by you',
  },
  {
    name: 'use-spell-effect', kind: 'choice', clauses: ['joker.2'],
    text: 'choose lowest of (2, count of (each card c in graveyard of p where c is not joker)) card c in graveyard of p where c is not joker as found by chance',
  },
  { name: 'use-spell-effect', kind: 'choice', clauses: ['rank2.1'], text: 'choose card c in looked by p' },
  {
    name: 'use-trap', kind: 'choice', clauses: ['rank9.1'],
    text: 'choose card x in monsters + backrow + table where x != this and (x is on-field or x is aim-in-use) by p',
  },
  { name: 'name-for', kind: 'choice', clauses: ['diamond-synchro.1'], text: 'choose suit u by p' },
  { name: 'name-for', kind: 'choice', clauses: ['diamond-synchro.1'], text: 'choose number v in 1..13 by p' },
  {
    name: 'harvest', kind: 'choice', clauses: ['club.3'],
    text: 'choose highest of (0, n - 1) card c in hand of you as back by you',
  },
  {
    name: 'last-gift', kind: 'choice', clauses: ['club-synchro.1'],
    text: 'choose card c in (graveyard of you if club-synchro-graveyard is own else graveyard) where suit of c = ♣ and not you barred-from c by you',
  },
  {
    name: 'open-windows', kind: 'must-act', clauses: ['trap.1', 'gap.quick-from-hand', 'gap.ability-timing'],
    text: 'open-windows: player p is always asked at window if p = turn-player and hand of p is not empty and (quick-from-hand is yes or ability-timing is own-turn-any-window) or some card c in backrow of p where c is not standing',
  },
  {
    name: 'open-phases', kind: 'must-act', clauses: ['turn.3', 'turn.4', 'turn.5'],
    text: 'open-phases: player p is always asked at main or battle-phase',
  },
  {
    name: 'lying-low', kind: 'cannot', clauses: ['monster.6'],
    text: 'lying-low: player p cannot attack with card a or attack-directly with card a if position of a != attack',
  },
  {
    name: 'monsters-shield', kind: 'cannot', clauses: ['battle.3'],
    text: 'monsters-shield: player p cannot attack-directly if monsters of opponent of p is not empty',
  },
  {
    name: 'one-attack', kind: 'cannot', clauses: ['battle.10'],
    text: 'one-attack: player p cannot attack with card a or attack-directly with card a if attacks-made of a >= attacks-per-battle',
  },
  {
    name: 'just-arrived', kind: 'cannot', clauses: ['gap.attack-in-summoning-turn'],
    text: 'just-arrived: player p cannot attack with card a or attack-directly with card a if attack-in-summoning-turn is no and arrived of a = turn-number',
  },
  {
    name: 'too-new', kind: 'cannot', clauses: ['monster.2'],
    text: 'too-new: player p cannot change-position card m if arrived of m >= turn-number',
  },
  {
    name: 'changed-already', kind: 'cannot', clauses: ['monster.2'],
    text: 'changed-already: player p cannot change-position card m if times (change-position m) during turn > 0',
  },
  {
    name: 'has-attacked', kind: 'cannot', clauses: ['monster.2'],
    text: 'has-attacked: player p cannot change-position card m if attacked-in of m = turn-number',
  },
  {
    name: 'has-ever-attacked', kind: 'cannot', clauses: ['gap.position-change-attacked'],
    text: 'has-ever-attacked: player p cannot change-position card m if position-change-attacked is ever and attacked-in of m > 0',
  },
  { name: 'steadfast', kind: 'cannot', clauses: ['heart.3'], text: 'steadfast: cannot change-position this' },
  {
    name: 'cannot-change-position', kind: 'cannot', clauses: ['gap.heart-synchro-position'],
    text: 'cannot change-position this or special-summon-as this as defence if heart-synchro-position is bound',
  },
  { name: 'spade-call', kind: 'announcement', clauses: ['spade.1', 'turn.3'], text: 'spade-call' },
  {
    name: 'once-a-turn', kind: 'cannot', clauses: ['gap.ability-uses'],
    text: 'once-a-turn: player p cannot blast card c or insight card c if ability-uses is once-a-turn and ability-used-in of c = turn-number',
  },
  { name: 'blast', kind: 'announcement', clauses: ['spade-synchro.2'], text: 'blast' },
  { name: 'insight', kind: 'announcement', clauses: ['heart-synchro.1'], text: 'insight' },
  { name: 'summon-looked', kind: 'announcement', clauses: ['heart-synchro.2'], text: 'summon-looked' },
  { name: 'cast-looked', kind: 'announcement', clauses: ['heart-synchro.2'], text: 'cast-looked' },
  { name: 'set-looked', kind: 'announcement', clauses: ['heart-synchro.2'], text: 'set-looked' },
  { name: 'club-call', kind: 'announcement', clauses: ['club.1', 'gap.call-zone'], text: 'club-call' },
  { name: 'diamond-call', kind: 'announcement', clauses: ['diamond.3', 'gap.call-zone'], text: 'diamond-call' },
  {
    name: 'barred-set', kind: 'cannot', clauses: ['gap.diamond-blocks-set'],
    text: 'barred-set: player p cannot set-card card c if p locked-out-of c and diamond-blocks-set is yes',
  },
  { name: 'set-card', kind: 'announcement', clauses: ['spell.4'], text: 'set-card' },
  {
    name: 'barred-use', kind: 'cannot', clauses: ['diamond.1'],
    text: 'barred-use: player p cannot activate-spell card c or activate-trap card c if p locked-out-of c',
  },
  {
    name: 'void-spell', kind: 'cannot', clauses: ['spell.3', 'gap.negated-activation'],
    text: 'void-spell: player p cannot activate-spell card c if c is negated and negated-activation is no',
  },
  {
    name: 'in-force', kind: 'cannot', clauses: ['spell.9'],
    text: 'in-force: player p cannot activate-spell card c if c is standing',
  },
  {
    name: 'no-slot', kind: 'cannot', clauses: ['gap.slot-for-hand-activation'],
    text: 'no-slot: player p cannot activate-spell card c if hand-spell-slot is needed and c in hand and count of backrow of p >= backrow-zones',
  },
  {
    name: 'not-a-spell', kind: 'cannot', clauses: ['gap.special-rank-roles'],
    text: 'not-a-spell: player p cannot activate-spell card c if special-rank-roles is exclusive and rank of c in (1, 9)',
  },
  {
    name: 'set-as-trap', kind: 'cannot', clauses: ['gap.face-down-role'],
    text: 'set-as-trap: player p cannot activate-spell card c if set-role of c = trap and rank of c != 8',
  },
  { name: 'activate-spell', kind: 'announcement', clauses: ['spell.1', 'spell.3'], text: 'activate-spell' },
  {
    name: 'void-trap', kind: 'cannot', clauses: ['trap.5', 'gap.negated-activation'],
    text: 'void-trap: player p cannot activate-trap card c if c is negated and negated-activation is no',
  },
  {
    name: 'in-force-trap', kind: 'cannot', clauses: ['trap.6'],
    text: 'in-force-trap: player p cannot activate-trap card c if c is standing',
  },
  {
    name: 'set-too-late', kind: 'cannot', clauses: ['trap.2'],
    text: 'set-too-late: player p cannot activate-trap card c if c in backrow and arrived of c >= turn-number',
  },
  {
    name: 'not-a-trap', kind: 'cannot', clauses: ['gap.special-rank-roles'],
    text: 'not-a-trap: player p cannot activate-trap card c if special-rank-roles is exclusive and (rank of c = 2 or c is joker)',
  },
  {
    name: 'set-as-spell', kind: 'cannot', clauses: ['gap.face-down-role'],
    text: 'set-as-spell: player p cannot activate-trap card c if set-role of c = spell and rank of c != 8',
  },
  { name: 'activate-trap', kind: 'announcement', clauses: ['trap.1', 'trap.5'], text: 'activate-trap' },
  {
    name: 'use-spell only if', kind: 'only-if', clauses: ['rank2.2'],
    text: 'only if times (activate-spell card c by p where rank of c = 2) during turn = 0',
  },
  {
    name: 'use-spell only if', kind: 'only-if', clauses: ['gap.two-needs-three', 'spell.3'],
    text: 'only if count of deck of p >= (3 if two-needs-three is yes else 1)',
  },
  { name: 'use-spell only if', kind: 'only-if', clauses: ['joker.1'], text: 'only if monsters of p is empty' },
  {
    name: 'use-spell only if', kind: 'only-if', clauses: ['joker.2'],
    text: 'only if count of (each card c in graveyard of p where c is not joker) >= (2 if joker-needs-two is yes else 1)',
  },
  {
    name: 'use-trap only if', kind: 'only-if', clauses: ['rank1.1', 'gap.normal-trap-scope'],
    text: 'only if some fresh m where normal-trap-scope is anyone or controller of m != p',
  },
  {
    name: 'first-turn', kind: 'cannot', clauses: ['start.3'],
    text: 'first-turn: player p cannot draw-phase or battle-phase if turn-number = 1',
  },
  {
    name: 'pay only if', kind: 'only-if', clauses: ['gap.pay-to-zero'],
    text: 'only if life of p > n or pay-to-zero is allowed and life of p = n',
  },
  {
    name: 'barred-summon', kind: 'cannot', clauses: ['diamond.1', 'diamond-synchro.3'],
    text: 'barred-summon: player p cannot normal-summon card c or special-summon card c if p barred-from c',
  },
  {
    name: 'one-summon', kind: 'cannot', clauses: ['summon.1', 'summon.2'],
    text: 'one-summon: player p cannot normal-summon if summons-made of p >= summons-per-turn',
  },
  {
    name: 'cannot-normal-summon', kind: 'cannot', clauses: ['gap.joker-as-monster'],
    text: 'player p cannot normal-summon joker c or set-monster joker c or special-summon joker c if joker-as-monster is forbidden',
  },
  { name: 'normal-summon', kind: 'announcement', clauses: ['summon.1'], text: 'normal-summon' },
  {
    name: 'barred-set-monster', kind: 'cannot', clauses: ['gap.diamond-blocks-set'],
    text: 'barred-set-monster: player p cannot set-monster card c if p locked-out-of c and diamond-blocks-set is yes',
  },
  {
    name: 'set-counts', kind: 'cannot', clauses: ['summon.4'],
    text: 'set-counts: player p cannot set-monster if summons-made of p >= summons-per-turn',
  },
  { name: 'set-monster', kind: 'announcement', clauses: ['summon.3'], text: 'set-monster' },
  { name: 'special-summon', kind: 'announcement', clauses: ['summon.5', 'summon.6'], text: 'special-summon' },
  {
    name: 'never-defends', kind: 'cannot', clauses: ['heart.2'],
    text: 'never-defends: cannot special-summon-as this as defence',
  },
  { name: 'synchro-summon', kind: 'announcement', clauses: ['synchro.1'], text: 'synchro-summon' },
  { name: 'monsters', kind: 'zone', clauses: ['summon.7'], text: 'monsters' },
  { name: 'backrow', kind: 'zone', clauses: ['spell.6'], text: 'backrow' },
  {
    name: 'may-attack-directly', kind: 'may', clauses: ['battle.2', 'battle.3', 'turn.4'],
    text: 'player p may attack-directly with card a in monsters of p at battle-phase',
  },
  {
    name: 'may-attack', kind: 'may', clauses: ['turn.4', 'battle.3'],
    text: 'player p may attack with card a in monsters of p on card t in monsters of opponent of p at battle-phase',
  },
  {
    name: 'may-change-position', kind: 'may', clauses: ['monster.2'],
    text: 'player p may change-position card m in monsters of p at main',
  },
  {
    name: 'may-spade-call', kind: 'may', clauses: ['spade.1', 'turn.3'],
    text: 'you may spade-call this at main if this in hand of you',
  },
  {
    name: 'may-spade-call-2', kind: 'may', clauses: ['spade.1', 'gap.ability-timing'],
    text: 'you may spade-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you',
  },
  {
    name: 'may-blast', kind: 'may', clauses: ['spade-synchro.2', 'gap.ability-timing'],
    text: 'you may blast this at window if ability-timing is own-turn-any-window and turn-player = you and this in monsters of you',
  },
  {
    name: 'may-blast-2', kind: 'may', clauses: ['spade-synchro.2'],
    text: 'you may blast this at main if this in monsters of you',
  },
  {
    name: 'may-insight', kind: 'may', clauses: ['heart-synchro.1', 'gap.ability-timing'],
    text: 'you may insight this at window if ability-timing is own-turn-any-window and turn-player = you and this in monsters of you and life of you > life of opponent of you',
  },
  {
    name: 'may-insight-2', kind: 'may', clauses: ['heart-synchro.1'],
    text: 'you may insight this at main if this in monsters of you and life of you > life of opponent of you',
  },
  {
    name: 'may-club-call', kind: 'may', clauses: ['club.1', 'gap.call-zone'],
    text: 'you may club-call this at main if this in hand of you',
  },
  {
    name: 'may-club-call-2', kind: 'may', clauses: ['club.1', 'gap.ability-timing'],
    text: 'you may club-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you',
  },
  {
    name: 'may-diamond-call', kind: 'may', clauses: ['diamond.3', 'gap.ability-timing'],
    text: 'you may diamond-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you',
  },
  {
    name: 'may-diamond-call-2', kind: 'may', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'you may diamond-call this at main if this in hand of you',
  },
  {
    name: 'may-set-card', kind: 'may', clauses: ['spell.4', 'turn.3'],
    text: 'player p may set-card card c in hand of p at main',
  },
  {
    name: 'may-activate-spell', kind: 'may', clauses: ['spell.1', 'spell.2', 'turn.3'],
    text: 'player p may activate-spell card c in hand of p at main',
  },
  {
    name: 'may-activate-spell-2', kind: 'may', clauses: ['spell.5'],
    text: 'player p may activate-spell card c in backrow of p at main',
  },
  {
    name: 'may-activate-trap', kind: 'may', clauses: ['trap.1', 'trap.3', 'trap.4'],
    text: 'player p may activate-trap card c in backrow of p at main or battle-phase or window',
  },
  {
    name: 'may-activate-trap-2', kind: 'may', clauses: ['gap.quick-from-hand'],
    text: 'player p may activate-trap card c in hand of p at window if quick-from-hand is yes and rank of c = 8 and p = turn-player',
  },
  {
    name: 'may-normal-summon', kind: 'may', clauses: ['summon.1', 'turn.3'],
    text: 'player p may normal-summon card c in hand of p at main',
  },
  {
    name: 'may-set-monster', kind: 'may', clauses: ['summon.3', 'turn.3'],
    text: 'player p may set-monster card c in hand of p at main',
  },
  {
    name: 'may-synchro-summon', kind: 'may', clauses: ['synchro.1', 'synchro.2', 'synchro.3', 'synchro.5'],
    text: 'player p may synchro-summon synchro s in extra of p at main',
  },
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['start.1', 'life.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS, zones: ZONES,
  board: {
    shows: ['turn-number', 'turn-player', 'life'],
    leavesOut: [
      'passes', 'links-below', 'answerer', 'clock', 'attacks-made', 'attacked-in', 'arrived', 'up-since', 'foe',
      'falling', 'in-use', 'from-field', 'ability-used-in', 'to-be-answered',
    ],
    sorts: [{ zone: 'hand', by: ['suit', 'rank'] }, { zone: 'extra', by: ['suit', 'rank'] }],
  },
}

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: 16, at: ['battle-phase'], rule: 90 },
  { event: 17, at: ['battle-phase'], rule: 91 },
  { event: 20, at: ['main'], rule: 92 },
  { event: 22, at: ['main'], rule: 93 },
  { event: 22, at: ['window'], rule: 94 },
  { event: 23, at: ['window'], rule: 95 },
  { event: 23, at: ['main'], rule: 96 },
  { event: 24, at: ['window'], rule: 97 },
  { event: 24, at: ['main'], rule: 98 },
  { event: 30, at: ['main'], rule: 99 },
  { event: 30, at: ['window'], rule: 100 },
  { event: 31, at: ['window'], rule: 101 },
  { event: 31, at: ['main'], rule: 102 },
  { event: 34, at: ['main'], rule: 103 },
  { event: 35, at: ['main'], rule: 104 },
  { event: 35, at: ['main'], rule: 105 },
  { event: 36, at: ['main', 'battle-phase', 'window'], rule: 106 },
  { event: 36, at: ['window'], rule: 107 },
  { event: 58, at: ['main'], rule: 108 },
  { event: 59, at: ['main'], rule: 109 },
  { event: 63, at: ['main'], rule: 110 },
]
