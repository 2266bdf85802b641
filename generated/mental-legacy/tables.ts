// Compiled from the rules of MentalLegacy into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { EventRow, GameTables, Holders, Parts, Placed } from 'houserules/runtime'
import { eventRows, holders, placedRules, plainRecord } from 'houserules/runtime'
// prettier-ignore
import {
  CARDS, EVENTS as BASE_EVENTS, LOOPS as BASE_LOOPS, MOVES as BASE_MOVES, OFFERS as BASE_OFFERS, OPTIONS,
  RULES as BASE_RULES, TOLD as BASE_TOLD, ZONES,
} from '../magic/tables.ts'
import { EVENT, PROC } from './names.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'

/** Events by number, and what each is about. */
// prettier-ignore
export const EVENTS: readonly EventRow[] = [
  ...BASE_EVENTS,
  ['disguise', [['main', 'o', 'definition'], ['as', 'd', 'definition'], ['by', 'p', 'player']], ['90m.3']],
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ...BASE_RULES,
  ['from-hand-only', 'cannot', ['R2', '90m.3'],
    'from-hand-only: player p cannot cast card c as definition d if d != definition of c and c not in hand of p'],
  ['legal-names-only', 'cannot', ['R1', 'R2-pool', '90m.3'],
    'legal-names-only: player p cannot cast card c as definition d if d != definition of c and d is not legal'],
  ['same-cost-only', 'cannot', ['R2-cost', '90m.3'],
    'same-cost-only: player p cannot cast card c as definition d if d != definition of c and not d costs-as-much-as definition of c and not (d is double-headed or definition of c is double-headed)'],
  ['split-as-split', 'cannot', ['R3', '90m.3'],
    'split-as-split: player p cannot cast card c as definition d if d != definition of c and definition of c is double-headed and not d costs-as-much-as definition of c'],
  ['split-from-split', 'cannot', ['R3-rev'],
    'split-from-split: player p cannot cast card c as definition d if d != definition of c and not definition of c is double-headed and (d is double-headed or layout of d = half)'],
  ['fronts-only', 'cannot', ['90m.3b'],
    'fronts-only: player p cannot cast card c as definition d if d != definition of c and layout of d in (flipped-side, back-side)'],
  ['unused-only', 'cannot', ['R6', '90m.3a'],
    'unused-only: player p cannot cast card c as definition d if d != definition of c and d in declared'],
  ['as-itself', 'cannot', ['R7', '90m.8'],
    'as-itself: player p cannot cast card c as definition d if d != definition of c and offered = c and offered-by = c and c is kept-revealed'],
  ['not-unseen', 'cannot', ['90m.5'],
    'not-unseen: player p cannot cast card c as definition d with way w if d != definition of c and w = unseen'],
  ['no-fuse-no-fusing', 'cannot', ['90m.4'],
    'no-fuse-no-fusing: player p cannot cast card c as definition d with way w if d != definition of c and w = both-halves and fuse not in keywords of d'],
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['mtg.102.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES,
  decks: ['main-deck', 'sideboard'],
  board: { shows: ['life', 'battlefield', 'stack'],
    leavesOut: ['passes', 'draws-this-turn', 'stamp', 'offered-way', 'surcharge', 'chosen-x', 'actor', 'wanted',
      'way-cast', 'cast-blue', 'offered', 'offered-by', 'resolving'],
    sorts: [] },
}

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  ...BASE_LOOPS, { kind: 'set', at: '' }, { kind: 'set', at: '' }, { kind: 'set', at: '' }, { kind: 'set', at: '' },
  { kind: 'set', at: '' }, { kind: 'set', at: '' }, { kind: 'set', at: '' }, { kind: 'set', at: '' },
]

/** How the events that are offered become numbers. */
export const MOVES: NonNullable<Parts<State>['moves']> = [...BASE_MOVES]

/** What is offered where, by which rule. */
export const OFFERS: NonNullable<Parts<State>['offers']> = [...BASE_OFFERS]

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
  ...BASE_TOLD,
  { event: EVENT.disguise, fits: [],
    words: ['the card that ', { part: 2 }, ' casts as ', { part: 1 }, ' is ', { part: 0 }] },
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
  this.timesDisguiseDuringMainPhase = s.timesDisguiseDuringMainPhase
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
// prettier-ignore
export const OF_CARDS: readonly (keyof State & string)[] = [
  'def', 'owner', 'place', 'shown', 'arrived', 'damage', 'plusCounters', 'minusCounters', 'timeCounters', 'stamp',
  'wasBefore', 'wayCast', 'x', 'targets', 'secondTargets', 'targetPlayers', 'targetAbility', 'aimed', 'spliced',
  'blockedBy', 'delayCounters', 'meddledAs', 'meddledX', 'meddledTargets', 'meddledPlayers', 'seenAs', 'tapped',
  'faceDown', 'token', 'newlyDrawn', 'handCast', 'givenSuspend', 'keptRevealed', 'rebounding', 'kicked', 'attacking',
  'blocking', 'blocked', 'illusory', 'posing', 'printedDef',
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
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 0, 0,
]
