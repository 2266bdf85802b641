// Compiled from the rules of MentalLegacy into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Parts } from '../../runtime/parts.ts'
import type { GameTables, Placed } from '../../runtime/tables.ts'
import { placed } from '../../runtime/tables.ts'
import { PROC } from '../magic/names.ts'
import { CARDS, EVENTS, OPTIONS, ZONES } from '../magic/tables.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  { name: 'settle-instead', kind: 'choice', clauses: ['mtg.616.1'], text: 'choose effect e in applicable by p' },
  {
    name: 'only if', kind: 'only-if', clauses: ['mtg.601.2h'],
    text: 'only if available of p >= generic + count of (each symbol s in cost',
  },
  {
    name: 'pay-coloured', kind: 'choice', clauses: ['mtg.107.4'],
    text: 'choose colour v where s calls-for v and p has-mana v by p',
  },
  {
    name: 'place-trigger', kind: 'choice', clauses: ['mtg.603.3'],
    text: 'choose effect e in waiting where controller of e = p by p',
  },
  { name: 'cleanup-step', kind: 'choice', clauses: ['mtg.514.1'], text: 'choose card c in hand of p by p' },
  {
    name: 'choose-face', kind: 'choice', clauses: ['mtg.708.3'],
    text: 'choose definition h in faces of definition of c by p',
  },
  { name: 'choose-x', kind: 'choice', clauses: ['mtg.107.3'], text: 'choose number n in 0..available of p by p' },
  {
    name: 'aim-creature', kind: 'choice', clauses: ['mtg.115.1'],
    text: 'choose creature t in battlefield where c reaches t by p',
  },
  { name: 'aim-player', kind: 'choice', clauses: ['mtg.115.1'], text: 'choose player q by p' },
  {
    name: 'pay-granted', kind: 'choice', clauses: ['mtg.118.9'],
    text: 'choose card d in hand of p where d is land-card by p',
  },
  { name: 'only if', kind: 'only-if', clauses: ['mtg.702.36'], text: 'only if printed definition of c is morphing' },
  { name: 'turn-up', kind: 'choice', clauses: ['mtg.702.36'], text: 'choose card d in hand of p by p' },
  {
    name: 'only if', kind: 'only-if', clauses: ['mtg.702.61'], text: 'only if p is at-ease or definition of c is quick',
  },
  {
    name: 'splice-onto', kind: 'choice', clauses: ['mtg.702.46'],
    text: 'choose 0..3 card s in hand of p where splice-cost of s is not empty as shown by p',
  },
  {
    name: 'scavenge', kind: 'choice', clauses: ['mtg.702.96'],
    text: 'choose creature t in battlefield where c reaches t by p',
  },
  { name: 'legend-rule', kind: 'choice', clauses: ['mtg.704.5j'], text: 'choose card c in battlefield of p' },
  { name: 'strike-with', kind: 'choice', clauses: ['mtg.510.1'], text: 'choose card b in rest by p' },
  {
    name: 'unmake', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card s in stack where not s is creature and this reaches s',
  },
  {
    name: 'eat-land', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in graveyard where c is land-card and this reaches c',
  },
  { name: 'eat-land', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose colour v' },
  {
    name: 'eat-spell', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in graveyard where c is instant-or-sorcery and this reaches c',
  },
  {
    name: 'eat-creature', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose creature c in graveyard where this reaches c',
  },
  {
    name: 'imitate', kind: 'choice', clauses: ['mtg.706.2'], text: 'choose creature t in battlefield where t != c by p',
  },
  { name: 'feed', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose card c in graveyard where this reaches c' },
  {
    name: 'aim-spell-on-stack', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card s in stack where s != c and c reaches s by p',
  },
  {
    name: 'aim-activation', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose effect e in pile where role of e = of-activation by p',
  },
  {
    name: 'aim-second-creature', kind: 'choice', clauses: ['mtg.702.101'],
    text: 'choose creature t in battlefield where c reaches t by p',
  },
  {
    name: 'banish-with', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in battlefield where this reaches t',
  },
  { name: 'empty-grave', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose player q' },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.pool.1'],
    text: 'choose creature t in battlefield where black not in colours of t and this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.2'],
    text: 'choose card t in battlefield where this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in battlefield of p where t is land-card and this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card u in battlefield where u is land-card and u not in battlefield of p and this reaches u by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in battlefield where this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose 0..2 creature t in battlefield where this reaches t as burnt by p',
  },
  { name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose 0..2 player q as scorched by p' },
  {
    name: 'only if', kind: 'only-if', clauses: ['mtg.cards.1'],
    text: 'only if count of burnt + count of scorched >= 1 and count of burnt + count of scorched <= 2',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose creature t in battlefield where t has flying and this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in graveyard of p where this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose 0..3 card t in graveyard of p where t is land-card and this reaches t as wanted by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in battlefield where not t is land-card and this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose 0..4 creature t in battlefield where this reaches t as burnt by p',
  },
  { name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose 0..2 player q as scorched by p' },
  { name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose player q where q = opponent by p' },
  { name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose effect e in pile' },
  { name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose card s in stack' },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose effect e in pile where some card t in aims of e where t in battlefield of p by p',
  },
  {
    name: 'pay-instead', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card d in hand of p where red in colours of d by p',
  },
  {
    name: 'pay-instead', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card d in battlefield of p where d is-of island by p',
  },
  {
    name: 'pay-instead', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card d in hand of p where blue in colours of d by p',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose 1 card c in seen as kept by p' },
  { name: 'spell-effect', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose card c in rest by p' },
  {
    name: 'spell-effect', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in hand of q where not c is land-card by p',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose 0..1 card c in seen as taken by p' },
  { name: 'give-freely-effect', kind: 'choice', clauses: ['mtg.cards.2'], text: 'choose card c in hand of you' },
  {
    name: 'cast-effect', kind: 'choice', clauses: ['mtg.702.84'],
    text: 'choose card c in dug where c in exile by chance',
  },
  {
    name: 'when-enter-4', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in graveyard of you where c is instant-or-sorcery and this reaches c',
  },
  {
    name: 'draw-for-turn-effect', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in hand of you where c is newly-drawn',
  },
  { name: 'drawn-effect', kind: 'choice', clauses: ['mtg.cards.2'], text: 'choose card c in hand of p where c != this' },
  {
    name: 'no-entry', kind: 'cannot', clauses: ['mtg.400.4a'],
    text: 'no-entry: cannot enter card c if not definition of c is permanent-card',
  },
  {
    name: 'pay-coloured only if', kind: 'only-if', clauses: ['mtg.107.4'],
    text: 'only if some colour v where s calls-for v and p has-mana v',
  },
  { name: 'pay-any only if', kind: 'only-if', clauses: ['mtg.106.4'], text: 'only if available of p > 0' },
  { name: 'pay-life only if', kind: 'only-if', clauses: ['mtg.118.4'], text: 'only if life of p >= n' },
  {
    name: 'hushed-rest', kind: 'cannot', clauses: ['mtg.602.5'], text: 'hushed-rest: player p cannot activate hushed c',
  },
  { name: 'tap only if', kind: 'only-if', clauses: ['mtg.602.2'], text: 'only if c is not tapped and c is not sick' },
  {
    name: 'no-first-draw', kind: 'cannot', clauses: ['mtg.103.7'],
    text: 'no-first-draw: player p cannot draw-for-turn if turn-number = 1',
  },
  {
    name: 'one-land', kind: 'cannot', clauses: ['mtg.305.2'],
    text: 'one-land: player p cannot play-land if times (play-land by p) during turn > 0',
  },
  {
    name: 'not-now', kind: 'cannot', clauses: ['mtg.307.1'],
    text: 'not-now: player p cannot cast as definition d with way w if offered is none and not p is at-ease',
  },
  {
    name: 'no-cost', kind: 'cannot', clauses: ['mtg.202.1b'],
    text: 'no-cost: player p cannot cast as definition d with way w if w = plainly',
  },
  {
    name: 'no-price', kind: 'cannot', clauses: ['mtg.202.1b'],
    text: 'no-price: player p cannot cast as definition d with way w if w = flashed-back',
  },
  {
    name: 'no-land', kind: 'cannot', clauses: ['mtg.305.9'],
    text: 'no-land: player p cannot cast as definition d with way w if w != unseen and land in kinds of d',
  },
  {
    name: 'no-fuse', kind: 'cannot', clauses: ['mtg.708.4'],
    text: 'no-fuse: player p cannot cast as definition d with way w if w = both-halves',
  },
  {
    name: 'whole-only', kind: 'cannot', clauses: ['mtg.708.4'],
    text: 'whole-only: player p cannot cast as definition d with way w if w in (left-half, right-half)',
  },
  {
    name: 'fused-from-hand', kind: 'cannot', clauses: ['mtg.702.101'],
    text: 'fused-from-hand: player p cannot cast card c with way w if w = both-halves and c not in hand',
  },
  {
    name: 'means', kind: 'cannot', clauses: ['mtg.601.2h'],
    text: 'means: player p cannot cast as definition d with way w if least-mana of (d, w) > available of p',
  },
  {
    name: 'colour-means', kind: 'cannot', clauses: ['mtg.601.2h'],
    text: 'colour-means: player p cannot cast as definition d with way w if w in (plainly, left-half,',
  },
  {
    name: 'cannot-cast', kind: 'cannot', clauses: ['mtg.cards.1'],
    text: 'cannot cast as definition d with way w by opponent if this in battlefield',
  },
  {
    name: 'own-turn-only', kind: 'cannot', clauses: ['mtg.cards.1'],
    text: 'own-turn-only: player p cannot cast as definition d if d = 種蒔き時 and p != turn-player',
  },
  { name: 'cast', kind: 'announcement', clauses: ['mtg.601.2'], text: 'cast' },
  { name: 'aim only if', kind: 'only-if', clauses: ['mtg.cards.1'], text: 'only if x of this > 0' },
  {
    name: 'pay-instead only if', kind: 'only-if', clauses: ['mtg.cards.1'],
    text: 'only if some card d in battlefield of p where d is-of island',
  },
  {
    name: 'pay-instead only if', kind: 'only-if', clauses: ['mtg.cards.1'],
    text: 'only if some card d in battlefield of opponent where d is-of forest',
  },
  { name: 'turn-up', kind: 'announcement', clauses: ['mtg.702.36'], text: 'turn-up' },
  {
    name: 'no-cycling', kind: 'cannot', clauses: ['mtg.702.28'],
    text: 'no-cycling: player p cannot cycle card c if cycling-cost of c is empty',
  },
  { name: 'cycle', kind: 'announcement', clauses: ['mtg.702.28'], text: 'cycle' },
  {
    name: 'no-suspend', kind: 'cannot', clauses: ['mtg.702.61'],
    text: 'no-suspend: player p cannot suspend card c if suspend-cost of c is empty',
  },
  { name: 'suspend', kind: 'announcement', clauses: ['mtg.702.61'], text: 'suspend' },
  { name: 'scavenge', kind: 'announcement', clauses: ['mtg.702.96'], text: 'scavenge' },
  {
    name: 'cannot-damage-creature', kind: 'cannot', clauses: ['mtg.702.16'],
    text: 'cannot damage-creature card t from card s if t spurns s',
  },
  {
    name: 'cannot-attack', kind: 'cannot', clauses: ['mtg.508.1'],
    text: 'player p cannot attack card a if a is tapped or a is sick or a is attacking',
  },
  {
    name: 'cannot-block', kind: 'cannot', clauses: ['mtg.509.1'],
    text: 'player q cannot block with card b if b is tapped or b is blocking',
  },
  {
    name: 'cannot-block-2', kind: 'cannot', clauses: ['mtg.702.9'],
    text: 'player q cannot block card a with card b if a has flying and not b has flying and not b has reach',
  },
  {
    name: 'cannot-block-3', kind: 'cannot', clauses: ['mtg.702.16'],
    text: 'player q cannot block card a with card b if a spurns b',
  },
  { name: 'unmake', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'unmake' },
  { name: 'eat-land', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'eat-land' },
  { name: 'eat-spell', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'eat-spell' },
  { name: 'eat-creature', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'eat-creature' },
  { name: 'feed', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'feed' },
  { name: 'banish-with', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'banish-with' },
  { name: 'empty-grave', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'empty-grave' },
  { name: 'give-freely', kind: 'announcement', clauses: ['mtg.cards.2'], text: 'give-freely' },
  {
    name: 'refuse-deck', kind: 'deck', clauses: ['mtg.100.2'],
    text: 'refuse deck of player p "fewer cards than a deck has" if count of main-deck of p < deck-size',
  },
  {
    name: 'refuse-deck-2', kind: 'deck', clauses: ['mtg.100.4'],
    text: 'refuse deck of player p "more than fifteen cards beside the deck" if count of sideboard of p > 15',
  },
  {
    name: 'refuse-deck-3', kind: 'deck', clauses: ['mtg.100.2'],
    text: 'refuse deck of player p with definition d in main-deck of p + sideboard of p',
  },
  {
    name: 'refuse-deck-4', kind: 'deck', clauses: ['mtg.100.6'],
    text: 'refuse deck of player p with definition d in main-deck of p + sideboard of p',
  },
  {
    name: 'refuse-deck-5', kind: 'deck', clauses: ['mtg.100.6'],
    text: 'refuse deck of player p with definition d in main-deck of p + sideboard of p',
  },
  {
    name: 'may-tap-for-mana', kind: 'may', clauses: ['mtg.605.1'],
    text: 'player p may tap-for-mana source c in battlefield of p for colour v in yields of c at priority if mana-payment is by-hand',
  },
  {
    name: 'may-play-land', kind: 'may', clauses: ['mtg.305.2'],
    text: 'player p may play-land card c in hand of p at priority if c is land-card and p is at-ease',
  },
  {
    name: 'may-cast', kind: 'may', clauses: ['mtg.601.1'],
    text: 'player p may cast card c in castable of p as definition d in forms of (c,',
  },
  {
    name: 'may-cast-2', kind: 'may', clauses: ['mtg.601.3'],
    text: 'player p may cast card c as definition d in forms of (c,',
  },
  {
    name: 'may-turn-up', kind: 'may', clauses: ['mtg.702.36'],
    text: 'player p may turn-up card c in battlefield of p at priority if c is face-down',
  },
  {
    name: 'may-cycle', kind: 'may', clauses: ['mtg.702.28'],
    text: 'player p may cycle card c in hand of p at priority if cycling-cost of c is not empty',
  },
  {
    name: 'may-suspend', kind: 'may', clauses: ['mtg.702.61'],
    text: 'player p may suspend card c in hand of p at priority if suspend-cost of c is not empty',
  },
  {
    name: 'may-scavenge', kind: 'may', clauses: ['mtg.702.96'],
    text: 'player p may scavenge card c in graveyard of p at priority if scavenge-cost of c is not empty',
  },
  {
    name: 'may-attack', kind: 'may', clauses: ['mtg.508.1'],
    text: 'player p may attack creature a in battlefield of p at declare-attackers',
  },
  {
    name: 'may-block', kind: 'may', clauses: ['mtg.509.1'],
    text: 'player q may block attacking a in battlefield with creature b in battlefield of q at declare-blockers if a in battlefield of turn-player',
  },
  {
    name: 'may-unmake', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may unmake this at priority if this in battlefield of you and you can-use this',
  },
  {
    name: 'may-eat-land', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may eat-land this at priority if this in battlefield of you and this is not tapped',
  },
  {
    name: 'may-eat-spell', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may eat-spell this at priority if this in battlefield of you and this is not tapped',
  },
  {
    name: 'may-eat-creature', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may eat-creature this at priority if this in battlefield of you and this is not tapped',
  },
  {
    name: 'may-feed', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may feed this at priority if this in battlefield of you and you can-use this',
  },
  {
    name: 'may-banish-with', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may banish-with this at priority if this in battlefield of you and you can-use this',
  },
  {
    name: 'may-empty-grave', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may empty-grave this at priority if this in battlefield of you and this is not tapped',
  },
  {
    name: 'may-give-freely', kind: 'may', clauses: ['mtg.cards.2'],
    text: 'you may give-freely this at priority if this in battlefield of you and this is not tapped',
  },
  {
    name: 'from-hand-only', kind: 'cannot', clauses: ['R2', '90m.3'],
    text: 'from-hand-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'legal-names-only', kind: 'cannot', clauses: ['R1', 'R2-pool', '90m.3'],
    text: 'legal-names-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'same-cost-only', kind: 'cannot', clauses: ['R2-cost', '90m.3'],
    text: 'same-cost-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'split-as-split', kind: 'cannot', clauses: ['R3', '90m.3'],
    text: 'split-as-split: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'split-from-split', kind: 'cannot', clauses: ['R3-rev'],
    text: 'split-from-split: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'fronts-only', kind: 'cannot', clauses: ['90m.3b'],
    text: 'fronts-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'unused-only', kind: 'cannot', clauses: ['R6', '90m.3a'],
    text: 'unused-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'as-itself', kind: 'cannot', clauses: ['R7', '90m.8'],
    text: 'as-itself: player p cannot cast card c as definition d if d != definition of c and offered = c',
  },
  {
    name: 'not-unseen', kind: 'cannot', clauses: ['90m.5'],
    text: 'not-unseen: player p cannot cast card c as definition d with way w if d != definition of c',
  },
  {
    name: 'no-fuse-no-fusing', kind: 'cannot', clauses: ['90m.4'],
    text: 'no-fuse-no-fusing: player p cannot cast card c as definition d with way w if d != definition of c',
  },
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2 }, options: OPTIONS, events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS,
  zones: ZONES, decks: ['main-deck', 'sideboard'],
}

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: 25, asker: 2, radix: [[2048, 0], [8, 0], [16, 0]] },
  { event: 53, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 55, asker: 3, radix: [[2048, 0], [2048, 0], [16, 0], [16, 0]] },
  { event: 80, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 81, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 82, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 88, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 99, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 101, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: 105, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 106, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 107, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 108, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 110, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 119, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 120, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 123, asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: 25, at: ['priority'], rule: 106 },
  { event: 53, at: ['priority'], rule: 107 },
  { event: 55, at: ['priority'], rule: 108 },
  { event: 55, at: ['let-cast'], rule: 109 },
  { event: 80, at: ['priority'], rule: 110 },
  { event: 81, at: ['priority'], rule: 111 },
  { event: 82, at: ['priority'], rule: 112 },
  { event: 88, at: ['priority'], rule: 113 },
  { event: 99, at: ['declare-attackers'], rule: 114 },
  { event: 101, at: ['declare-blockers'], rule: 115 },
  { event: 105, at: ['priority'], rule: 116 },
  { event: 106, at: ['priority'], rule: 117 },
  { event: 107, at: ['priority'], rule: 118 },
  { event: 108, at: ['priority'], rule: 119 },
  { event: 110, at: ['priority'], rule: 120 },
  { event: 119, at: ['priority'], rule: 121 },
  { event: 120, at: ['priority'], rule: 122 },
  { event: 123, at: ['priority'], rule: 123 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['battlefield'] },
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
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [] },
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
  { name: 'declared', column: 'declared', of: 'game', type: 'set of definition', zones: [] },
  { name: 'seen-as', column: 'seenAs', of: 'card', type: 'definition', zones: ['stack', 'battlefield'] },
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
  { name: 'posing', column: 'posing', of: 'card', type: 'truth', zones: ['stack', 'battlefield'] },
]

/** Rules that hold for a while. */
// prettier-ignore
export const LASTING: NonNullable<Parts<State>['lasting']> = [
  {
    proc: PROC.spellEffectDuringTurnFrame, until: 'during turn',
    rules: ['card c is shrouded if c in battlefield and c is land-card'], kept: [],
  },
  {
    proc: PROC.spellEffectDuringTurn2Frame, until: 'during turn',
    rules: ['except power of card k += n if k = t and stamp of k = was'],
    kept: [{ name: 't', type: 'card' }, { name: 'was', type: 'number' }, { name: 'n', type: 'number' }],
  },
  {
    proc: PROC.spellEffectDuringTurn3Frame, until: 'during turn',
    rules: [
      'except power of card k -= 5 if k = t and stamp of k = was',
      'except toughness of card k -= 5 if k = t and stamp of k = was',
    ],
    kept: [{ name: 't', type: 'card' }, { name: 'was', type: 'number' }],
  },
  {
    proc: PROC.spellEffectDuringTurn4Frame, until: 'during turn',
    rules: ['card c is hushed if c = k and stamp of c = was'],
    kept: [{ name: 'k', type: 'card' }, { name: 'was', type: 'number' }],
  },
  {
    proc: PROC.enterDuringTurnFrame, until: 'during turn',
    rules: ['card k is recallable if k = c and stamp of k = now'],
    kept: [{ name: 'c', type: 'card' }, { name: 'now', type: 'number' }],
  },
]
