import { type BaseState, type Choice, DECLINE, type Frame } from '../engine.ts'
import { goOn, inDryRun } from './dry-run.ts'
import { answer, isTrying } from '../kernel/kernel.ts'
import { type PlacesAsked, asksFirst, asksLast } from './places-asked.ts'
import type { Emitted } from '../program.ts'
import { apartFromPreset, presetMembers } from './preset-members.ts'
import { whyNotAnswer } from './why-not-answer.ts'
import { type Tried, counted, lists, triedEnough, tryAnother } from '../rounds/rounds.ts'
import { whyNoLargerSet } from './why-no-set.ts'

/** How far a choice of several has come; no choice of several where nothing is said. */
let pickedSoFar = -1

/** Which places in the set rules ask for. */
let placesOfSet: PlacesAsked = 'none'

/** A question in a dry run; `picked` tells how many were chosen so far where several are. */
export function askInTrial(
  s: BaseState,
  site: number,
  optional: boolean,
  picked: number,
  places: PlacesAsked = 'none',
): void {
  if (s.legal.length === 0) return
  s.ask = site
  s.optional = optional
  pickedSoFar = picked
  placesOfSet = places
}

/** The last of the answers to questions, and those before it: many lines begin alike, and share that. */
interface Line {
  readonly before: Line | null
  readonly choice: Choice
  /** Whether it is one more member of the set that the answer before it began. */
  readonly continued: boolean
}

/** The answers one after the other; what is chosen as members of one set stands together. */
function answersOf(line: Line | null): Choice[][] {
  const steps: Line[] = []
  for (let step = line; step !== null; step = step.before) steps.push(step)
  const answers: Choice[][] = []
  for (const { choice, continued } of steps.toReversed())
    if (continued) answers.at(-1)?.push(choice)
    else answers.push([choice])
  return answers
}

/** Members that a choice of several has passed over, and comes back to at most for its last; `all`: it ends here. */
type Passed = readonly Choice[] | 'all'

const NOTHING_PASSED: Passed = []

/** What is still to be tried at a question, from `next` on, and the answers that lead there. */
interface Branching {
  readonly line: Line | null
  readonly options: readonly Choice[]
  /** From here on, what is chosen is the last of its set. */
  readonly lasts: number
  next: number
  /** What was passed over before. */
  readonly passed: Passed
  /** How many members of the set were chosen before; -1 where one thing is asked for. */
  readonly picked: number
  readonly places: PlacesAsked
  /** Whether the trial itself chose members of the same set before. */
  readonly continued: boolean
}

interface Trial<S extends BaseState> extends Tried {
  readonly program: Emitted<S>
  readonly s: S
  readonly start: (t: S) => void
  /** How many procedures are none of the trial. */
  readonly outside: number
  /** Where something is still to be tried, what takes fewer answers first. */
  readonly open: (Branching | null)[]
  /** How many lines were tried before. */
  lines: number
}

/** The innermost trial that is under way. */
let underWay: Tried | null = null

/** What all that is still to be tried takes, in numbers, and how much it may be: some forty megabytes. */
let open = 0
const MOST_OPEN = 5_000_000

/** What a branching takes, beside its options and what was passed over. */
const BRANCHING = 24

const sizeOf = ({ options, passed }: Branching): number =>
  BRANCHING + options.length + (passed === 'all' ? 0 : passed.length)

/** @throws TooManyRounds where too much is to be tried */
function leaveOpen<S extends BaseState>(trial: Trial<S>, branching: Branching): void {
  trial.open.push(branching)
  open += sizeOf(branching)
  if (open > MOST_OPEN) triedEnough(trial)
}

/** A question is come to: what is tried to list its answers is tried for it. */
export function comeTo(s: BaseState, site: number): void {
  if (underWay === null) lists(site)
  else if (s.dry === 1 && underWay.candidates === 0) underWay.site = site
}

/**
 * Whether what `start` begins can be announced to its end by some line of choices. The state is left alone: each line
 * is tried in a dry run of its own from the beginning, since most announcements succeed with the first line. What is
 * chosen as one of several makes a set: it is tried in one order of those that are the same by what rules ask of its
 * places, and never with what is `hopeless`, unless as the last of it.
 * @throws TooManyRounds where there are too many lines to try
 */
export function completable<S extends BaseState>(
  program: Emitted<S>,
  s: S,
  start: (t: S) => void,
  hopeless: Passed = [],
): boolean {
  // A dry run may ask whether something else could be announced, and then goes on along its own line.
  const around = { pickedSoFar, placesOfSet, underWay, open }
  try {
    // In the middle of an announcement an answer is tried, with which the procedures that ask go on.
    const outside = s.announcing === 0 ? s.frames.length : 0
    const trial: Trial<S> = { program, s, start, outside, open: [], lines: 0, site: 0, candidates: 0, around: underWay }
    underWay = trial
    return apartFromPreset(() => isFound(trial, hopeless))
  } finally {
    ;({ pickedSoFar, placesOfSet, underWay, open } = around)
  }
}

/** Whether some line completes the announcement. */
function isFound<S extends BaseState>(trial: Trial<S>, hopeless: Passed): boolean {
  tryAnother(trial)
  if (counted(() => completes(trial, null, hopeless))) return true
  for (let at = 0; at < trial.open.length; at++) {
    const branching = trial.open[at]
    if (branching === null || branching === undefined) continue
    const { options } = branching
    while (branching.next < options.length) {
      const choice = options[branching.next] as Choice
      const over = passedBehind(branching, branching.next)
      branching.next += 1
      trial.lines += 1
      tryAnother(trial)
      const line: Line = { before: branching.line, choice, continued: branching.continued }
      if (counted(() => completes(trial, line, over))) return true
    }
    open -= sizeOf(branching)
    trial.open[at] = null
  }
  return false
}

/** What the set is not to come back to, once it has this option and none of those before it. */
function passedBehind({ options, lasts, passed, picked, places }: Branching, option: number): Passed {
  if (picked < 0) return NOTHING_PASSED
  if (option >= lasts) return 'all'
  return passed === 'all' || !isPassed(places, picked) ? passed : [...passed, ...options.slice(0, option)]
}

/** Whether what was passed over with so many members chosen need not be tried behind them. */
const isPassed = (places: PlacesAsked, picked: number): boolean =>
  places !== 'all' && !(picked === 0 && asksFirst(places))

/** Answers what is asked as `line` says; beyond its end always with the first answer, leaving the others open. */
function completes<S extends BaseState>(trial: Trial<S>, line: Line | null, passedOver: Passed): boolean {
  return inDryRun(trial.program, trial.s, null, (t) => goesThrough(trial, t, line, passedOver))
}

function goesThrough<S extends BaseState>(trial: Trial<S>, t: S, begun: Line | null, passedOver: Passed): boolean {
  const { program, outside } = trial
  presetMembers([])
  const told = answersOf(begun).values()
  let line = begun
  let passed = passedOver
  for (goOn(program, t, outside, trial.start); ; goOn(program, t, outside)) {
    if (t.failed) return false
    if (t.dry === 2 || t.over || t.frames.length <= outside) return true
    // What is asked before the announcement has begun does not belong to it.
    if (t.announcing === 0) return t.legal.length > 0
    const { value: known } = told.next()
    if (known !== undefined) {
      const [first = DECLINE, ...more] = known
      presetMembers(more)
      answer(program, t, first)
      continue
    }
    if (t.legal.length === 1 && !t.optional && pickedSoFar < 0) {
      // Mostly there is one way to go on.
      tryAt(trial, t)
      passed = NOTHING_PASSED
      line = { before: line, choice: t.legal[0] as Choice, continued: false }
    } else {
      const branching = branchingAt(trial, t, line, passed)
      const [choice] = branching.options
      if (choice === undefined) return false
      if (branching.options.length > 1) leaveOpen(trial, branching)
      passed = passedBehind(branching, 0)
      line = { before: line, choice, continued: branching.continued }
    }
    answer(program, t, line.choice)
  }
}

/** One more answer is tried, at the question that is put. @throws TooManyRounds */
function tryAt<S extends BaseState>(trial: Trial<S>, t: S): void {
  if (t.legal.length > trial.candidates) {
    trial.site = t.ask
    trial.candidates = t.legal.length
  }
  tryAnother(trial)
}

/** What can be tried at the question: at first as much as can be chosen, as that often does, later as little. */
function branchingAt<S extends BaseState>(trial: Trial<S>, t: S, line: Line | null, passedOver: Passed): Branching {
  const [picked, places] = [pickedSoFar, placesOfSet]
  const passed = picked > 0 ? passedOver : []
  const isOver = (choice: Choice): boolean => passed === 'all' || passed.includes(choice)
  const [first, ...others] = passed.length === 0 ? t.legal : t.legal.filter((choice) => !isOver(choice))
  tryAt(trial, t)
  const chosen = first === undefined ? [] : [first]
  const greedy = picked < 0 || trial.lines === 0
  const decline = t.optional ? [DECLINE] : []
  const all = greedy ? [...chosen, ...decline, ...others] : [...decline, ...chosen, ...others]
  const last = passed !== 'all' && asksLast(places) ? t.legal.filter(isOver) : []
  return {
    line,
    options: last.length === 0 ? all : [...all, ...last],
    lasts: all.length,
    next: 1,
    passed,
    picked,
    places,
    // The first member may have been chosen before the dry run.
    continued: picked > 0 && line !== null,
  }
}

/** What no set can be completed with, by the procedure that asks for members; it saves trying, and decides nothing. */
const hopelessIn = new WeakMap<Frame, { readonly picked: number; readonly hopeless: readonly Choice[] }>()

/** What completed no set with one member less, and therefore does not with these, unless it is the last. */
function hopelessBefore(frame: Frame | undefined, picked: number, places: PlacesAsked): Choice[] {
  if (frame === undefined || picked <= 0 || !isPassed(places, picked - 1)) return []
  const before = hopelessIn.get(frame)
  return before?.picked === picked - 1 ? [...before.hopeless] : []
}

/** A question within an announcement. */
export interface TrialQuestion {
  /** Whether it can be declined, as far as the announcement can be completed then. */
  readonly optional: boolean
  /** How many members of a set were chosen so far, where one is asked for; else -1. */
  readonly picked: number
  readonly site: number
  readonly places?: PlacesAsked
  /** Whether nothing is known of how play came to it. */
  readonly anew?: boolean
}

/**
 * Leaves in `legal` only the answers from which the announcement can still be completed; whether it can be completed
 * without any. A dry run finds that out by trying. Of a set, what completes none with the members so far completes none
 * with more of them, unless rules ask for its place. Nothing is announced, and no answer is offered, that leads to no
 * end, and nothing in an announcement is left to chance: where all other ways lead nowhere, the last needs no trial.
 */
export function prune<S extends BaseState>(program: Emitted<S>, s: S, asked: TrialQuestion): boolean {
  const { optional, anew = false } = asked
  if (s.announcing === 0 || isTrying(s)) return optional
  const isSure = !anew && s.dry === 0 && s.reasons === null
  const hasOthers = keepCompletable(program, s, asked, isSure && !optional)
  if (!optional) return false
  return (isSure && !hasOthers) || completable(program, s, (t) => answer(program, t, DECLINE))
}

/** Whether any are left; `lastIsSure` where one of them leads to the end. */
function keepCompletable<S extends BaseState>(
  program: Emitted<S>,
  s: S,
  { picked, site, places = 'none' }: TrialQuestion,
  lastIsSure: boolean,
): boolean {
  const { legal } = s
  const offered = s.reasons === null ? legal : legal.slice()
  const frame = s.frames.at(-1)
  const hopeless = hopelessBefore(frame, picked, places)
  const asLast = asksLast(places)
  let kept = 0
  for (const [at, choice] of legal.entries()) {
    const known = hopeless.includes(choice)
    const isOnlyWay = lastIsSure && kept === 0 && at === legal.length - 1
    if (known && !asLast && !isOnlyWay) continue
    const behind = known ? 'all' : isPassed(places, picked) ? hopeless : []
    if (!isOnlyWay && !completable(program, s, (t) => answer(program, t, choice), behind)) {
      if (picked >= 0 && !known) hopeless.push(choice)
      if (s.reasons !== null) s.reasons.push(...whyNotAnswer(program, s, { site, offered, choice }))
      continue
    }
    legal[kept++] = choice
    // A dry run only asks whether there is an answer at all.
    if (s.dry === 1) break
  }
  legal.length = kept
  const { reasons } = s
  if (reasons !== null && kept === 0 && picked === 0 && frame !== undefined) {
    const ofSet = program.pickedSoFar?.(frame, site) ?? null
    if (ofSet !== null) whyNoLargerSet(program, s, ofSet, offered, reasons)
  }
  if (frame !== undefined && picked >= 0) hopelessIn.set(frame, { picked, hopeless })
  return kept > 0
}
