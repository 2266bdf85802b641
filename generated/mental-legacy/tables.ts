// Compiled from the rules of MentalLegacy into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { GameTables, Holders, Parts, Placed } from 'houserules/runtime'
import { placed, plainRecord } from 'houserules/runtime'
import {
  CARDS,
  EVENTS,
  LOOPS as BASE_LOOPS,
  MOVES as BASE_MOVES,
  OFFERS as BASE_OFFERS,
  OPTIONS,
  RULES as BASE_RULES,
  TOLD as BASE_TOLD,
  ZONES,
} from '../magic/tables.ts'
import { PROC } from './names.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ...BASE_RULES,
  {
    name: 'from-hand-only', kind: 'cannot', clauses: ['R2', '90m.3'],
    text: 'from-hand-only: player p cannot cast card c as definition d if d != definition of c and c not in hand of p',
  },
  {
    name: 'legal-names-only', kind: 'cannot', clauses: ['R1', 'R2-pool', '90m.3'],
    text: 'legal-names-only: player p cannot cast card c as definition d if d != definition of c and d is not legal',
  },
  {
    name: 'same-cost-only', kind: 'cannot', clauses: ['R2-cost', '90m.3'],
    text: 'same-cost-only: player p cannot cast card c as definition d if d != definition of c and not d costs-as-much-as definition of c and not (d is double-headed or definition of c is double-headed)',
  },
  {
    name: 'split-as-split', kind: 'cannot', clauses: ['R3', '90m.3'],
    text: 'split-as-split: player p cannot cast card c as definition d if d != definition of c and definition of c is double-headed and not d costs-as-much-as definition of c',
  },
  {
    name: 'split-from-split', kind: 'cannot', clauses: ['R3-rev'],
    text: 'split-from-split: player p cannot cast card c as definition d if d != definition of c and not definition of c is double-headed and (d is double-headed or layout of d = half)',
  },
  {
    name: 'fronts-only', kind: 'cannot', clauses: ['90m.3b'],
    text: 'fronts-only: player p cannot cast card c as definition d if d != definition of c and layout of d in (flipped-side, back-side)',
  },
  {
    name: 'unused-only', kind: 'cannot', clauses: ['R6', '90m.3a'],
    text: 'unused-only: player p cannot cast card c as definition d if d != definition of c and d in declared',
  },
  {
    name: 'as-itself', kind: 'cannot', clauses: ['R7', '90m.8'],
    text: 'as-itself: player p cannot cast card c as definition d if d != definition of c and offered = c and offered-by = c and c is kept-revealed',
  },
  {
    name: 'not-unseen', kind: 'cannot', clauses: ['90m.5'],
    text: 'not-unseen: player p cannot cast card c as definition d with way w if d != definition of c and w = unseen',
  },
  {
    name: 'no-fuse-no-fusing', kind: 'cannot', clauses: ['90m.4'],
    text: 'no-fuse-no-fusing: player p cannot cast card c as definition d with way w if d != definition of c and w = both-halves and fuse not in keywords of d',
  },
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['mtg.102.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS, zones: ZONES, decks: ['main-deck', 'sideboard'],
  board: { shows: ['life', 'battlefield', 'stack'], leavesOut: ['passes', 'draws-this-turn'], sorts: [] },
}

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  ...BASE_LOOPS,
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
]

/** How the events that are offered become numbers. */
export const MOVES: NonNullable<Parts<State>['moves']> = [...BASE_MOVES]

/** What is offered where, by which rule. */
export const OFFERS: NonNullable<Parts<State>['offers']> = [...BASE_OFFERS]

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

/** What effects keep that wait, and who knows. */
// prettier-ignore
export const WAITING: NonNullable<Parts<State>['waiting']> = [
  { proc: PROC.enterEffectFrame4, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.whenCastFrame, kept: [{ name: 'p', type: 'player', at: 1 }] },
  { proc: PROC.whenCast2Frame, kept: [{ name: 'p', type: 'player', at: 2 }] },
  { proc: PROC.castEffectFrame3, kept: [{ name: 'p', type: 'player', at: 2 }] },
  { proc: PROC.whenGoMadFrame, kept: [{ name: 'p', type: 'player', at: 0 }] },
  { proc: PROC.whenWorkMiracleFrame, kept: [{ name: 'p', type: 'player', at: 0 }] },
  { proc: PROC.scavengeEffectFrame, kept: [{ name: 't', type: 'card', at: 0 }] },
  { proc: PROC.unmakeEffectFrame, kept: [{ name: 's', type: 'card', at: 0 }] },
  { proc: PROC.eatLandEffectFrame, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.eatSpellEffectFrame, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.eatCreatureEffectFrame, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.feedEffectFrame, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.banishWithEffectFrame, kept: [{ name: 't', type: 'card', at: 0 }] },
  { proc: PROC.emptyGraveEffectFrame, kept: [{ name: 'q', type: 'player', at: 1 }] },
  { proc: PROC.drawnEffectFrame, kept: [{ name: 'you', type: 'player', at: 0 }] },
  { proc: PROC.drawnEffectFrame2, kept: [{ name: 'you', type: 'player', at: 2 }] },
]

/** How what happened is told. */
export const TOLD: NonNullable<Parts<State>['telling']> = [...BASE_TOLD]

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
  this.declared = s.declared
  this.seenAs = s.seenAs
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
  this.posing = s.posing
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

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = { facts: { moving: 'one', aims: 'each', targets: 'each', secondTargets: 'each', resolving: 'one', offered2: 'one', offeredBy: 'one', blockedBy: 'each', meddledTargets: 'each' }, texts: {
  [PROC.moveFrame]: ['card2'], [PROC.buryFrame]: ['c'], [PROC.takeBackFrame]: ['c'], [PROC.banishFrame]: ['c'],
  [PROC.tuckFrame]: ['c'], [PROC.sinkFrame]: ['c'], [PROC.enterFrame]: ['c'], [PROC.destroyFrame]: ['c'],
  [PROC.sacrificeFrame]: ['c'], [PROC.discardFrame]: ['c'], [PROC.counterFrame]: ['c'],
  [PROC.drawOneFrame]: ['c', 'list1'], [PROC.drawnFrame]: ['c'], [PROC.millFrame]: ['c', 'list1'],
  [PROC.playLandFrame]: ['c'], [PROC.castFrame]: ['c'], [PROC.chooseFaceFrame]: ['c'], [PROC.chooseOptionsFrame]: ['c'],
  [PROC.aimFrame]: ['c'], [PROC.payInsteadFrame]: ['c'], [PROC.chooseXFrame]: ['c'], [PROC.aimSpellFrame]: ['c'],
  [PROC.asHalfFrame]: ['c'], [PROC.payPriceFrame]: ['c'], [PROC.aimCreatureFrame]: ['c'], [PROC.aimPlayerFrame]: ['c'],
  [PROC.aimAnywhereFrame]: ['c'], [PROC.resolveSpellFrame]: ['c'], [PROC.carryOutFrame]: ['c'],
  [PROC.carryOutAsFrame]: ['c'], [PROC.spellEffectFrame]: ['c'], [PROC.letCastFrame]: ['c', 's_'],
  [PROC.payGrantedFrame]: ['c'], [PROC.turnUpFrame]: ['c'], [PROC.cycleFrame]: ['c'], [PROC.suspendFrame]: ['c'],
  [PROC.spliceOntoFrame]: ['c', 'shown2'], [PROC.scavengeFrame]: ['c', 't2'], [PROC.putRightFrame]: ['members1'],
  [PROC.strikeAllFrame]: ['list1', 'list3'], [PROC.strikeWithFrame]: ['a', 'rest2'],
  [PROC.unmakeFrame]: ['this_', 's_'], [PROC.eatLandFrame]: ['this_'], [PROC.eatSpellFrame]: ['this_', 'c'],
  [PROC.eatCreatureFrame]: ['this_', 'c'], [PROC.imitateFrame]: ['c'], [PROC.feedFrame]: ['this_', 'c'],
  [PROC.aimSpellOnStackFrame]: ['c'], [PROC.counterTargetsFrame]: ['c', 'list1'], [PROC.aimActivationFrame]: ['c'],
  [PROC.meddleWithFrame]: ['s_', 'ts'], [PROC.comeBackFrame]: ['c', 'ts'], [PROC.taxFrame]: ['s_'],
  [PROC.aimSecondCreatureFrame]: ['c'], [PROC.banishWithFrame]: ['this_', 't2'], [PROC.emptyGraveFrame]: ['this_'],
  [PROC.keepOrReturnFrame]: ['c'], [PROC.giveFreelyFrame]: ['this_'], [PROC.castEffectFrame]: ['c'],
  [PROC.aimFrame2]: ['c'], [PROC.aimFrame3]: ['c'], [PROC.aimFrame4]: ['c'], [PROC.aimFrame5]: ['c'],
  [PROC.aimFrame6]: ['c'], [PROC.aimFrame7]: ['c'], [PROC.aimFrame8]: ['c'], [PROC.aimFrame9]: ['c'],
  [PROC.aimFrame10]: ['c'], [PROC.aimFrame11]: ['c'], [PROC.aimFrame12]: ['c'], [PROC.aimFrame13]: ['c'],
  [PROC.aimFrame14]: ['c'], [PROC.aimFrame15]: ['c', 'burnt'], [PROC.aimFrame16]: ['c'], [PROC.aimFrame17]: ['c'],
  [PROC.aimFrame18]: ['c', 'wanted2'], [PROC.aimFrame19]: ['c'], [PROC.aimFrame20]: ['c'], [PROC.aimFrame21]: ['c'],
  [PROC.aimFrame22]: ['c', 'burnt'], [PROC.aimFrame23]: ['c'], [PROC.aimFrame24]: ['c'], [PROC.aimFrame25]: ['c'],
  [PROC.aimFrame26]: ['c'], [PROC.aimFrame27]: ['c'], [PROC.aimFrame28]: ['c'], [PROC.aimFrame29]: ['c'],
  [PROC.aimFrame30]: ['c'], [PROC.aimFrame31]: ['c'], [PROC.aimFrame32]: ['c'], [PROC.aimFrame33]: ['c'],
  [PROC.aimFrame34]: ['c'], [PROC.aimFrame35]: ['c'], [PROC.aimFrame36]: ['c'], [PROC.aimFrame37]: ['c'],
  [PROC.aimFrame38]: ['c'], [PROC.aimFrame39]: ['c'], [PROC.aimFrame40]: ['c'], [PROC.payInsteadFrame2]: ['c'],
  [PROC.payInsteadFrame4]: ['c'], [PROC.payInsteadFrame5]: ['c'], [PROC.spellEffectFrame2]: ['c', 'list1'],
  [PROC.spellEffectFrame4]: ['c'], [PROC.spellEffectFrame5]: ['c'], [PROC.spellEffectFrame6]: ['c', 'list1'],
  [PROC.spellEffectFrame7]: ['c', 't2', 'list1'], [PROC.spellEffectFrame9]: ['c'], [PROC.spellEffectFrame10]: ['c'],
  [PROC.spellEffectFrame11]: ['c'], [PROC.spellEffectFrame12]: ['c'], [PROC.spellEffectFrame14]: ['c'],
  [PROC.spellEffectFrame18]: ['c'], [PROC.spellEffectFrame19]: ['c', 'list1'],
  [PROC.spellEffectFrame20]: ['c', 'list1'], [PROC.spellEffectFrame25]: ['c'],
  [PROC.spellEffectFrame27]: ['c', 'list1'], [PROC.spellEffectFrame28]: ['c', 'list1'],
  [PROC.spellEffectFrame29]: ['c'], [PROC.spellEffectFrame31]: ['c', 'list1'],
  [PROC.spellEffectFrame32]: ['c', 'list1'], [PROC.spellEffectFrame33]: ['c'],
  [PROC.spellEffectFrame34]: ['c', 'list1'], [PROC.spellEffectFrame35]: ['c', 'seen', 'kept2', 'rest2', 'c2', 'list3'],
  [PROC.spellEffectFrame39]: ['c'], [PROC.spellEffectFrame40]: ['c', 'seen', 'taken', 'list5'],
  [PROC.spellEffectFrame41]: ['c', 'list1'], [PROC.spellEffectFrame43]: ['c'], [PROC.spellEffectFrame44]: ['c'],
  [PROC.spellEffectFrame45]: ['c'], [PROC.spellEffectFrame46]: ['c'], [PROC.spellEffectFrame47]: ['c'],
  [PROC.spellEffectFrame48]: ['c'], [PROC.spellEffectFrame49]: ['c'], [PROC.spellEffectFrame50]: ['c', 'list1'],
  [PROC.spellEffectFrame51]: ['c', 'list1'], [PROC.spellEffectFrame52]: ['c'],
  [PROC.spellEffectFrame53]: ['c', 'list1'], [PROC.spellEffectFrame54]: ['c', 's_', 'list1'],
  [PROC.spellEffectFrame55]: ['c'], [PROC.unmakeEffectFrame]: ['s_'], [PROC.eatLandEffectFrame]: ['c'],
  [PROC.eatSpellEffectFrame]: ['c', 'this_'], [PROC.eatCreatureEffectFrame]: ['c'],
  [PROC.feedEffectFrame]: ['c', 'this_'], [PROC.comeBackEffectFrame]: ['c'], [PROC.banishWithEffectFrame]: ['t2'],
  [PROC.emptyGraveEffectFrame]: ['list1'], [PROC.giveFreelyEffectFrame]: ['this_'], [PROC.insteadMoveFrame]: ['card2'],
  [PROC.enterEffectFrame]: ['c'], [PROC.countDownEffectFrame]: ['c'], [PROC.insteadDrawOneFrame]: ['this_'],
  [PROC.castEffectFrame2]: ['c', 'dug', 'c2', 'list1'], [PROC.insteadMove2Frame]: ['card2'],
  [PROC.goMadEffectFrame]: ['c'], [PROC.afterDrawnFrame]: ['c'], [PROC.workMiracleEffectFrame]: ['c'],
  [PROC.moveEffectFrame]: ['card2'], [PROC.insteadMove3Frame]: ['card2'], [PROC.upkeepEffectFrame2]: ['this_'],
  [PROC.enterEffectFrame2]: ['c', 'list1'], [PROC.insteadMove4Frame]: ['c'], [PROC.whenEnter4Frame]: ['c'],
  [PROC.afterEnterFrame]: ['c'], [PROC.becomeTargetEffectFrame]: ['t2'], [PROC.upkeepEffectFrame3]: ['this_'],
  [PROC.insteadMove5Frame]: ['card2'], [PROC.castEffectFrame3]: ['this_'], [PROC.drawnEffectFrame]: ['c'],
  [PROC.drawnEffectFrame2]: ['c'], [PROC.insteadMove6Frame]: ['c'], [PROC.afterEnterFrame2]: ['c'],
  [PROC.afterDrawnFrame2]: ['c'],
} }

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
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 0,
]
