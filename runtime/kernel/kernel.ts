import { type BaseState, type Captured, type Choice, type Frame, NONE, type Seat } from '../engine.ts'
import { owned, ownFrame, ownZone } from './lending.ts'
import type { Emitted } from '../program.ts'
import { EVERYBODY, audienceNow, heardBy } from '../told/audience.ts'
import { RulesLimitError } from '../rounds/rules-limit-error.ts'
import { holdsEffect } from '../rounds/room.ts'
import { listed, takesNote, takesSteps } from '../rounds/rounds.ts'
import { endLine } from './same-time.ts'

/**
 * What generated engines call. Everything works on plain data; nothing here knows any game.
 * INVARIANT: cards, seats and zone instances that reach these functions are indexes of the state's columns, or NONE.
 */

/** Cards that have a place in the code of a move. */
export const CARDS_AT_MOST = 2048

/** Zone instances of a family that each seat has one of are numbered with this stride. */
export const SEATS = 12

/** Empty zone instances. */
export function blankZones(count: number): number[][] {
  const zones: number[][] = []
  for (let i = 0; i < count; i++) zones.push([])
  return zones
}

/**
 * Runs suspended procedures until something is asked, the game is over, or a dry run has its answer; the first `outside`
 * of them stay as they are.
 */
export function run<S extends BaseState>(program: Emitted<S>, s: S, outside = 0): void {
  const { frames } = s
  while (s.ask === 0 && !s.over && !s.failed && s.dry < 2 && frames.length > outside) {
    const top = frames[frames.length - 1]
    if (top === undefined) return
    takesSteps(1)
    program.step(s, s.shared === undefined ? top : ownFrame(s, frames.length - 1, program.copyFrame))
  }
  if (s.ask !== 0) listed(s.ask, s.legal.length)
  // Only what can be completed is offered; going on from a broken announcement would leave a game in which nobody can
  // move.
  if (s.failed && s.dry === 0) throw new Error('an announcement that was offered could not be completed')
}

/** Whether the game is over: it was ended, or has come to the end of its text. */
export const isEnded = (s: BaseState): boolean => s.over || s.frames.length === 0

/** Ends the game there and then: nothing that was begun goes on. */
export function endGame(s: BaseState): void {
  s.over = true
  s.announcing = 0
  emptied(s.replacing)
  while (s.frames.length > 0) s.frames.pop()
}

/** Ends an announcement; true when that answers a dry run, so that the procedure stops here. */
export function announced(s: BaseState): boolean {
  s.announcing -= 1
  if (s.dry !== 1 || s.announcing > 0) return false
  s.dry = 2
  return true
}

/**
 * Drops whatever runs further in than the innermost procedure `proc`, which goes on at `end`; without one nothing
 * changes.
 */
export function leave(s: BaseState, proc: number, end: number): void {
  const { frames } = s
  let at = frames.length - 1
  while (at >= 0 && (frames[at]?.proc !== proc || frames[at]?.ending === 1)) at -= 1
  const target = frames[at]
  if (target === undefined) {
    // Then only the text ends that says so, and an announcement that it is in the middle of with it.
    if (frames.at(-1)?.announces === 1) s.failed = true
    return
  }
  let announcing = target.announces === 1
  endLineOf(s, target)
  while (frames.length > at + 1) {
    const dropped = frames.pop() as Frame
    if (dropped.replaces !== undefined) removeFrom(s.replacing, dropped.replaces)
    endLineOf(s, dropped)
    announcing ||= dropped.announces === 1
  }
  // An announcement that is left from within cannot be completed.
  if (announcing) s.failed = true
  ownFrame(s, at, (frame) => ({ ...frame })).pc = end
}

function endLineOf(s: BaseState, frame: Frame): void {
  if (frame.lines !== 1) return
  frame.lines = 0
  endLine(s)
}

/** How many runs of a procedure are suspended. */
export function suspended(s: BaseState, proc: number): number {
  return s.frames.reduce((count, frame) => (frame.proc === proc ? count + 1 : count), 0)
}

/** Asks whether something could be announced, whatever is being announced meanwhile. */
export function apart(s: BaseState, asks: () => boolean): boolean {
  const { announcing } = s
  s.announcing = 0
  try {
    return asks()
  } finally {
    s.announcing = announcing
  }
}

/** Takes everything out of a list, which is cheaper than making another. */
export function emptied(list: number[]): void {
  while (list.length > 0) list.pop()
}

/** Keeps the first `count` moves, unless that is none at all. */
export function keepFirst(legal: number[], count: number): void {
  if (count > 0) while (legal.length > count) legal.pop()
}

/** Of the moves in `legal` keeps those of an obligation, unless it can keep none. */
export function keepOnly(legal: number[], kept: readonly number[]): void {
  for (let i = 0; i < kept.length; i++) legal[i] = kept[i] as number
  keepFirst(legal, kept.length)
}

/**
 * Where an announcement cannot fail any more, by procedure and program counter: up to the end of the announcement
 * that the procedure makes (1), through all of it and its announcement (2), through all of a procedure that announces
 * nothing itself (3). The same, but not where reasons are asked for, which tell of all sets that could be asked for: 4, 5
 * and 6.
 */
export type Settled = Readonly<Record<number, Readonly<Record<number, 1 | 2 | 3 | 4 | 5 | 6>>>>

/** Whether the announcement goes through to its end with any answer to what is asked now. */
export function isSettled(s: BaseState, places: Settled): boolean {
  let open = s.announcing
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i] as Frame
    const place = places[frame.proc]?.[frame.pc]
    if (place === undefined || (place > 3 && s.reasons !== null)) return false
    const how = place > 3 ? place - 3 : place
    if (how === 3) continue
    open -= 1
    if (open === 0 || how === 1) return open === 0
  }
  return false
}

/** Whether a dry run tries lines of answers; one that works out reasons goes along a single line instead. */
export function isTrying(s: BaseState): boolean {
  return s.dry === 1 && s.reasons === null
}

/** Hands an answer to the procedure that asked. */
export function answer<S extends BaseState>({ copyFrame }: Pick<Emitted<S>, 'copyFrame'>, s: S, choice: Choice): void {
  const at = s.frames.length - 1
  s.ask = 0
  // Others may have the list that was answered from.
  s.legal = []
  if (at >= 0) ownFrame(s, at, copyFrame).answer = choice
}

/**
 * A number that becomes part of a move or an answer.
 * @throws RulesLimitError where it does not fit, since its code would be that of another move.
 */
export function fitting(value: number, from: number, to: number, what: string): number {
  if (value < from || value > to)
    throw new RulesLimitError(`${what}: the number ${value} does not lie within ${from} to ${to}`)
  return value
}

/**
 * The index of the next card.
 * @throws RulesLimitError where the game has made more cards than it can tell apart in moves.
 */
export function nextCard(s: BaseState): number {
  if (s.place.length >= CARDS_AT_MOST) throw new RulesLimitError(`the game makes more than ${CARDS_AT_MOST} cards`)
  return s.place.length
}

/** Random number generator sfc32 (C. Doty-Humphrey, PractRand); four words of state that travel with the game. */
export function seedRandom(seed: number): [number, number, number, number] {
  const state: [number, number, number, number] = [seed | 0, Math.floor(seed / 4294967296) | 0, 0x9e3779b9 | 0, 1]
  for (let i = 0; i < 15; i++) nextRandom(state)
  return state
}

function nextRandom(r: [number, number, number, number]): number {
  const t = (((r[0] + r[1]) | 0) + r[3]) | 0
  r[3] = (r[3] + 1) | 0
  r[0] = r[1] ^ (r[1] >>> 9)
  r[1] = (r[2] + (r[2] << 3)) | 0
  r[2] = (((r[2] << 21) | (r[2] >>> 11)) + t) | 0
  return t >>> 0
}

/** A whole number from 0 to `n - 1`. */
export function randomBelow(s: Pick<BaseState, 'random'>, n: number): number {
  return Math.floor((nextRandom(s.random) / 4294967296) * n)
}

/**
 * Chance draws one of a list as it stands, without listing what it could be; false where there is none, somebody else
 * is asked or is told, or an announcement tries all. `bias` is what is added to make an answer.
 */
export function drawAtOnce(s: BaseState, f: Frame, from: readonly number[], bias: number): boolean {
  if (from.length === 0 || s.openChance || s.log !== null || s.announcing > 0) return false
  if (s.dry === 0) takesNote(from.length)
  takesSteps(1)
  f.answer = (from[randomBelow(s, from.length)] as number) + bias
  return true
}

export function shuffle(s: BaseState, zone: number): void {
  const cards = ownZone(s, zone)
  takesSteps(cards.length)
  if (s.dry === 0) takesNote(cards.length)
  for (let i = cards.length - 1; i > 0; i--) {
    const j = randomBelow(s, i + 1)
    const card = cards[i] as number
    cards[i] = cards[j] as number
    cards[j] = card
  }
  for (const card of cards) showToNobody(s, card)
}

/** What every move of a card writes besides zones. */
function ownPlaces(s: BaseState): void {
  if (s.shared !== undefined) s.place = owned(s.place, s.shared.lists.place)
}

/** A card that moves or is mixed with others is shown to nobody any more; few were, so that the list is seldom written. */
function showToNobody(s: BaseState, card: number): void {
  if (s.shown[card] === 0) return
  if (s.shared !== undefined) s.shown = owned(s.shown, s.shared.lists.shown)
  s.shown[card] = 0
}

/** A card that is looked for in its zone and in another takes several steps. */
const STEPS_OF_MOVE = 4

/** Takes a card out of its zone and lays it on top of another (or underneath). */
export function moveCard(s: BaseState, card: number, to: number, bottom: boolean): void {
  takesSteps(STEPS_OF_MOVE)
  ownPlaces(s)
  const from = s.place[card] as number
  if (from !== NONE) removeFrom(ownZone(s, from), card)
  const target = ownZone(s, to)
  if (bottom) target.unshift(card)
  else target.push(card)
  s.place[card] = to
  showToNobody(s, card)
}

/** Whether there are two cards on the table that could change places. */
export function mayExchange(s: BaseState, card: number, other: number): boolean {
  return card !== other && (s.place[card] ?? NONE) !== NONE && (s.place[other] ?? NONE) !== NONE
}

/** Lays two cards exactly where the other lies. */
export function exchangeCards(s: BaseState, card: number, other: number): void {
  takesSteps(STEPS_OF_MOVE)
  ownPlaces(s)
  const [from, to] = [s.place[card] as number, s.place[other] as number]
  const [left, entered] = [ownZone(s, from), ownZone(s, to)]
  const [at, otherAt] = [left.indexOf(card), entered.indexOf(other)]
  left[at] = other
  entered[otherAt] = card
  s.place[card] = to
  s.place[other] = from
  showToNobody(s, card)
  showToNobody(s, other)
}

/** Takes a card out of the game for good: it lies nowhere, and only those who saw it then know what it was. */
export function deleteCard(s: BaseState, card: number, viewers: readonly Seat[]): void {
  ownPlaces(s)
  removeFrom(ownZone(s, s.place[card] as number), card)
  s.place[card] = NONE
  let seen = 0
  for (const seat of viewers) seen |= 1 << seat
  if (s.shared !== undefined) s.shown = owned(s.shown, s.shared.lists.shown)
  s.shown[card] = seen
}

/** Lays all cards of a zone on top of another, in their order. */
export function moveZone(s: BaseState, from: number, to: number): void {
  ownPlaces(s)
  const cards = ownZone(s, from)
  const target = ownZone(s, to)
  takesSteps(STEPS_OF_MOVE * cards.length)
  for (const card of cards) {
    target.push(card)
    s.place[card] = to
    showToNobody(s, card)
  }
  emptied(cards)
}

/** Lays the `count` top cards of a zone on top of another, topmost first. */
export function moveTopCards(s: BaseState, from: number, count: number, to: number): void {
  ownPlaces(s)
  const cards = ownZone(s, from)
  const target = ownZone(s, to)
  takesSteps(STEPS_OF_MOVE * count)
  for (let i = 0; i < count; i++) {
    const card = cards.pop() as number
    target.push(card)
    s.place[card] = to
    showToNobody(s, card)
  }
}

export function removeFrom(list: number[], item: number): void {
  const last = list.length - 1
  let i = last
  while (i >= 0 && list[i] !== item) i--
  if (i < 0) return
  for (; i < last; i++) list[i] = list[i + 1] as number
  // Popping is far cheaper than setting the length.
  list.pop()
}

/** Shows a card to a seat until it moves or is shuffled. */
export function showTo(s: BaseState, card: number, seat: Seat): void {
  if (s.shared !== undefined) s.shown = owned(s.shown, s.shared.lists.shown)
  if (card !== NONE && seat !== NONE) s.shown[card] = (s.shown[card] as number) | (1 << seat)
}

/**
 * Puts a pending effect into a zone of effects and returns its id, which is never used again: lists that are gone
 * through, choices and other effects may hold it long after. A free place costs a copy of the state a word. Told of it
 * are those who are told of what goes on, of `told` if it was noticed in the middle of something else.
 */
// oxlint-disable-next-line max-params -- called for every pending effect: an object would be made each time
export function addEffect(
  s: BaseState,
  zone: number,
  body: number,
  controller: Seat,
  source: number,
  optional: boolean,
  captured: readonly Captured[],
  told = EVERYBODY,
): number {
  if (s.shared !== undefined) s.effects = owned(s.effects, s.shared.lists.effects)
  const id = s.effects.push(heardBy(told & audienceNow(s), { body, controller, source, optional, captured })) - 1
  holdsEffect(id, captured)
  ownZone(s, zone).push(id)
  return id
}

/** Takes an effect out of wherever it lies, and returns it. `zones` are the instances that hold effects. */
export function takeEffect(s: BaseState, id: number, zones: readonly number[]): BaseState['effects'][number] {
  const effect = s.effects[id] ?? null
  if (effect === null) return null
  if (s.shared !== undefined) s.effects = owned(s.effects, s.shared.lists.effects)
  for (const zone of zones) removeFrom(ownZone(s, zone), id)
  s.effects[id] = null
  return effect
}

/** Drops all effects of a zone. */
export function dropEffects(s: BaseState, zone: number): void {
  const ids = ownZone(s, zone)
  if (ids.length === 0) return
  if (s.shared !== undefined) s.effects = owned(s.effects, s.shared.lists.effects)
  for (const id of ids) s.effects[id] = null
  ids.length = 0
}

/** Moves a pending effect to another zone of effects. */
export function moveEffect(s: BaseState, id: number, to: number, zones: readonly number[]): void {
  if (id === NONE) return
  for (const zone of zones) removeFrom(ownZone(s, zone), id)
  ownZone(s, to).push(id)
}

/** More rows than any rule table has. */
const ROWS = 65_536

/** A reason is a row of the rule table; that of a lasting rule names the effect that laid it down as well. */
export function lastingReason(row: number, effect: number): number {
  return row + ROWS * (effect + 1)
}

/** The row of a reason, and the effect of a lasting rule or null. */
export function readReason(reason: number): { readonly row: number; readonly effect: number | null } {
  return { row: reason % ROWS, effect: reason < ROWS ? null : Math.floor(reason / ROWS) - 1 }
}
