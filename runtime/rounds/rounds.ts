/**
 * Counts what may go on without an end between two answers: the rounds of each loop, what loops inside of others go
 * through, events inside of themselves, and the answers that are tried in dry runs. The counts belong to the call that
 * is being carried out and to no state, so that a state is the same bytes however long it took to come to it.
 */

import { RoundCounts } from './round-counts.ts'
import {
  type Events,
  TooLarge,
  clearRoom,
  inRoom,
  ascends,
  descends,
  keepsSet,
  large,
  overfull,
  tryingRoom,
} from './room.ts'

/** How often a loop goes round or an event is done again, unless `SetupConfig.roundLimit` says otherwise. */
export const ROUND_LIMIT = 100_000

/** Members of a set of numbers or texts, or of a list. */
export const MOST_MEMBERS = 100_000

/** How deep an event may stand in itself: each time takes up to two kilobytes of a stack that has one megabyte. */
export const DEEPEST = 400

/** How deep announcements are tried while others are: each takes as much of the stack as several events. */
const DEEPEST_TRIAL = 60

/** Going through a set takes far less than a round in which something is done. */
const MEMBERS_PER_ROUND = 200

/** The kernel's own steps between two answers, in rounds: each takes about as long as going through some members. */
export const STEPS_PER_ROUND = 200

/** What is noted of an event is kept, and takes far more room than a step takes time; each card in it as much again. */
export const STEPS_PER_NOTE = 10

/** Finding out what may be announced takes many short tries; sets are put together even faster than that. */
const TRIES_PER_ROUND = 10
const SETS_PER_ROUND = 10

/** So many rounds or steps in a dry run count as one more try, and so many sets for who has no patience. */
const ROUNDS_PER_TRY = 1000
const SETS_PER_TRY = 10

/** What went on too long, by the numbers of the compiler; `inWords` makes a `RoundLimitError` of it. */
export class TooManyRounds extends RangeError {
  readonly what: Exceeded

  constructor(what: Exceeded) {
    super(`too many rounds: ${JSON.stringify(what)}`)
    this.what = what
  }
}

export type Exceeded = LoopExceeded | QuestionExceeded | SizeExceeded | StepsExceeded

/** A loop or event went round; `counts` tells how often each did, by number. */
export interface LoopExceeded {
  readonly kind: 'rounds' | 'depth' | 'members'
  readonly loop: number
  readonly counts: readonly number[]
}

/** The kernel had done too much when `loop` was counted again, which runs then; `counts` tells what went round. */
export interface StepsExceeded {
  readonly kind: 'steps'
  readonly steps: number
  readonly loop: number
  readonly counts: readonly number[]
}

/** A set or a text grew beyond what may be kept. */
export interface SizeExceeded {
  readonly kind: 'size'
  readonly loop: number
  readonly most: number
}

/**
 * At a question, `tried` answers or sets were tried, with so many things to choose from; or so many can be given. Of
 * `moves`, to find out which are offered, or, at no site, whether some text may go on with one.
 */
export interface QuestionExceeded {
  readonly kind: 'tries' | 'sets' | 'answers' | 'moves'
  readonly site: number
  readonly tried: number
  readonly candidates: number
  /** The loop that went round most often, of moves at no site; -1 for none. */
  readonly near?: number
}

let limit = ROUND_LIMIT
let counts = new RoundCounts()
/** Counts that nobody uses; to make some for each dry run would cost more than all the counting. */
const spare: RoundCounts[] = []
/** The events that stand in each other, by the numbers of the compiler, also where one is tried within another. */
let standing: number[] = []
let tries = 0
/** The question whose answers are listed, or were last; 0 for none. */
let listing = 0
/** How many are tried at most, whatever the limit is. */
let mostTries = Infinity
/** What the kernel has done: cards that it moved or mixed, suspended procedures that it went on with, what it noted. */
let steps = 0
/** How many dry runs stand in each other. */
let trials = 0

/** Thrown in work that was to try less; the rules may come to an end all the same. */
export class GivenUp extends Error {}

/** Carries out work that is given up where more answers have to be tried between two others. @throws GivenUp */
export function tryingAtMost<T>(most: number, work: () => T): T {
  const outside = mostTries
  mostTries = most
  try {
    return work()
  } finally {
    mostTries = outside
  }
}

/** Begins to count afresh; called where an engine is handed an answer to the question of a state. */
export function countAfresh(roundLimit = ROUND_LIMIT, state: object | null = null, events: Events = []): void {
  clearRoom(state, events)
  limit = roundLimit
  counts.clear()
  if (standing.length > 0) standing = []
  tries = 0
  listing = 0
  steps = 0
  trials = 0
}

/**
 * Works something out that may be asked for at any time, counting for itself; what was counted before goes on
 * afterwards.
 */
export function inBounds<T>(
  roundLimit: number | undefined,
  work: () => T,
  state: object | null = null,
  events: Events = [],
): T {
  const outside = { limit, counts, standing, tries, listing, steps, trials }
  limit = roundLimit ?? ROUND_LIMIT
  counts = new RoundCounts()
  standing = []
  tries = 0
  listing = 0
  steps = 0
  trials = 0
  try {
    return inRoom(state, events, work)
  } finally {
    ;({ limit, counts, standing, tries, listing, steps, trials } = outside)
  }
}

/** A loop of which no other round is to begin; -1 for none. */
let awaited = -1

/** Leaves everything that runs where a round would begin that nobody wants; made once, since it is no mistake. */
class RoundBegins extends Error {}
const ROUND_BEGINS = new RoundBegins('another round begins')

/** Works until the loop goes round again; whether it did. What is half done then is left as it is. */
export function untilRound(loop: number, work: () => void): boolean {
  const before = awaited
  awaited = loop
  try {
    work()
    return false
  } catch (thrown) {
    if (thrown !== ROUND_BEGINS) throw thrown
    return true
  } finally {
    awaited = before
  }
}

/** A loop goes round. @throws TooManyRounds */
export function goesRound(loop: number): void {
  if (loop === awaited) throw ROUND_BEGINS
  const count = more(loop, 1)
  if (count > limit) throw new TooManyRounds({ kind: 'rounds', loop, counts: counts.told() })
}

/**
 * The kernel does so many of its own steps. Where that is too much is told by whatever is counted next, since that runs
 * then; the compiler sees to it that something is, before as much is done again (`compiler/analyse/heavy-ways.ts`).
 */
export function takesSteps(more: number): void {
  steps += more
}

/** Something happens that is noted for those who listen, with so many cards; it counts the same if nobody does. */
export function takesNote(cards: number): void {
  steps += STEPS_PER_NOTE * (1 + cards)
}

/** Counts on. @throws TooManyRounds */
function more(loop: number, by: number): number {
  const count = counts.add(loop, by)
  goesOn(loop)
  return count
}

/** A round begins of a loop in which the kernel may do much, and which is counted as it begins. @throws TooManyRounds */
export function goesOn(loop: number): void {
  if (overfull !== null) throw new TooLarge({ ...overfull, near: loop })
  if (steps > limit * STEPS_PER_ROUND) throw new TooManyRounds({ kind: 'steps', steps, loop, counts: counts.told() })
}

/** The same in what is only worked out, which counts for itself: it may be asked at any time. @throws TooManyRounds */
export function anotherRound(rounds: number, loop: number): number {
  if (rounds < limit) return rounds + 1
  throw new TooManyRounds({ kind: 'rounds', loop, counts: only(loop, rounds + 1) })
}

function only(loop: number, count: number): number[] {
  const alone: number[] = []
  alone[loop] = count
  return alone
}

/** A loop goes through a set: a count for the whole of it. @throws TooManyRounds */
export function through<S extends readonly unknown[]>(set: S, loop: number): S {
  countMembers(loop, set.length + 1)
  return set
}

/** Something is worked out that others ask for again and again. @throws TooManyRounds */
export function asksAgain(word: number): void {
  countMembers(word, 1)
}

function countMembers(loop: number, members: number): void {
  const count = more(loop, members)
  if (count > limit * MEMBERS_PER_ROUND) throw new TooManyRounds({ kind: 'members', loop, counts: counts.told() })
}

/** A set as large as sets may become; each of its members was looked at to make it. @throws TooManyRounds */
export function grown<S extends readonly number[]>(set: S, loop: number, most = MOST_MEMBERS): S {
  if (set.length > most) tooLarge(loop, most)
  keepsSet(set.length, loop)
  return through(set, loop)
}

/** The same of a set that is put together beside others, which may all be there at once. @throws TooManyRounds */
export function put<S extends readonly number[]>(set: S, loop: number): S {
  large(set.length, loop)
  return grown(set, loop)
}

/** The numbers that there are; what is below them stands for none (`NONE`), or might. */
export const LEAST_NUMBER = -1_073_741_823
export const GREATEST_NUMBER = 2_147_483_647

/** Whether it is one of them: whole, and neither too large nor too small. */
export const isNumberOfRules = (number: number): boolean =>
  Number.isInteger(number) && number >= LEAST_NUMBER && number <= GREATEST_NUMBER

/** A number was worked out that engines do not carry, by the number of its place; `limitInWords` tells where that is. */
export class BeyondNumbers extends RangeError {
  readonly place: number
  readonly isLarge: boolean

  constructor(place: number, isLarge: boolean) {
    super(`too ${isLarge ? 'large' : 'small'} a number: ${place}`)
    this.place = place
    this.isLarge = isLarge
  }
}

/** A number as it was worked out of numbers that there are. @throws BeyondNumbers */
export function reckoned(number: number, place: number): number {
  if (number >= LEAST_NUMBER && number <= GREATEST_NUMBER) return number
  throw new BeyondNumbers(place, number > 0)
}

/** A set would have too many members. @throws TooManyRounds */
export function tooLarge(loop: number, most = MOST_MEMBERS): never {
  throw new TooManyRounds({ kind: 'size', loop, most })
}

/** An event begins that may come to itself again; `ascend` follows when it is done. @throws TooManyRounds */
export function descend(loop: number): void {
  goesRound(loop)
  descends(standing.length)
  standing.push(loop)
  if (standing.length > DEEPEST) throw new TooManyRounds({ kind: 'depth', loop, counts: countsOf(standing) })
}

export function ascend(): void {
  standing.pop()
  ascends(standing.length)
}

/** How deep an event stands in itself from which on what it goes through counts as well: it is there all the while. */
const DEEP = 8

/** A range is made to go through it. @throws TooLarge */
export function ranges(numbers: number, loop: number | null): void {
  if (standing.length >= DEEP) large(numbers, loop)
}

function countsOf(loops: readonly number[]): number[] {
  const found: number[] = []
  for (const loop of loops) found[loop] = (found[loop] ?? 0) + 1
  return found
}

/** Carries out a dry run: what goes round in it is counted apart, and the longer it takes, the more tries it counts. */
export function counted<T>(work: () => T): T {
  const outside = counts
  const stepsBefore = steps
  const deep = standing.length
  const last = standing[deep - 1]
  if (trials >= DEEPEST_TRIAL && last !== undefined)
    throw new TooManyRounds({ kind: 'depth', loop: last, counts: countsOf(standing) })
  counts = spare.pop() ?? new RoundCounts()
  steps = 0
  trials += 1
  try {
    return tryingRoom(work)
  } finally {
    tries += counts.inTries(ROUNDS_PER_TRY)
    if (steps > ROUNDS_PER_TRY) tries += Math.floor(steps / ROUNDS_PER_TRY)
    counts.clear()
    spare.push(counts)
    steps = stepsBefore
    counts = outside
    standing.length = deep
    trials -= 1
  }
}

/** A trial of an announcement, as far as it is told where it takes too long. */
export interface Tried {
  /** The question with most to choose from, and how much that was; 0 before the first. */
  site: number
  candidates: number
  /** The trial in which this one is asked for, as part of a question or test. */
  readonly around: Tried | null
}

/**
 * One more answer is tried, or one more announcement; tries within tries count like all others.
 * @throws GivenUp where somebody has less patience than the limit
 * @throws TooManyRounds
 */
export function tryAnother(trial: Tried): void {
  tries += 1
  if (tries > mostTries) throw new GivenUp(`more than ${mostTries} tries`)
  if (tries > limit * TRIES_PER_ROUND) triedEnough(trial)
}

/** @throws TooManyRounds, which names the outermost question that the tries are for */
export function triedEnough(trial: Tried): never {
  let { site, candidates } = trial
  for (let { around } = trial; around !== null; around = around.around)
    if (around.site > 0) ({ site, candidates } = around)
  const [event] = standing
  // Without a question among them, they are tests that ask for each other.
  if (site === 0 && event !== undefined)
    throw new TooManyRounds({ kind: 'rounds', loop: event, counts: only(event, tries) })
  if (site === 0)
    throw new TooManyRounds({ kind: 'moves', site: listing, tried: tries - 1, candidates: 0, near: counts.most() })
  throw new TooManyRounds({ kind: 'tries', site, tried: tries - 1, candidates })
}

/** What may be answered at a question is about to be found out, outside of trials. */
export function lists(site: number): void {
  listing = site
}

/** A question is put with its answers. @throws TooManyRounds where nobody could look through them */
export function listed(site: number, answers: number): void {
  if (answers > MOST_MEMBERS) throw new TooManyRounds({ kind: 'answers', site, tried: 0, candidates: answers })
}

/** Whether a set may be tried after `tried` others; it counts on. @throws TooManyRounds */
export function trySet(tried: number, site: number, candidates: number): number {
  const most = limit * SETS_PER_ROUND
  if (tried >= most) throw new TooManyRounds({ kind: 'sets', site, tried: most, candidates })
  const next = tried + 1
  // Only who has no patience counts all sets of a step together.
  if (mostTries < Infinity && next % SETS_PER_TRY === 0) tries += 1
  return next
}
