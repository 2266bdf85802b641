import { type BaseState, type Choice, DECLINE, type Frame } from './engine.ts'
import { goOn, inDryRun } from './dry-run.ts'
import { answer, isTrying } from './kernel.ts'
import { type PlacesAsked, asksFirst, asksLast } from './places-asked.ts'
import type { Program } from './program.ts'
import { apartFromPreset, presetMembers } from './preset-members.ts'
import { whyNotAnswer } from './why-not-answer.ts'
import { type Tried, counted, tryAnother } from './rounds.ts'
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

/** Answers to questions, one after the other; what is chosen as members of one set stands together. */
type Line = readonly (readonly Choice[])[]

/** Members that a choice of several has passed over, and comes back to at most for its last; `all`: it ends here. */
type Passed = readonly Choice[] | 'all'

const NOTHING_PASSED: Passed = []

/** What is still to be tried at a question, from `next` on, and the answers that lead there. */
interface Branching {
  readonly line: Line
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
  readonly program: Program<S>
  readonly s: S
  readonly start: (t: S) => void
  /** How many procedures are none of the trial. */
  readonly outside: number
  /** Where something is still to be tried, what takes fewer answers first. */
  readonly open: Branching[]
  /** How many lines were tried before. */
  lines: number
}

/** The innermost trial that is under way. */
let underWay: Tried | null = null

/** A question is come to: where that is in a dry run, what is tried to list its answers is tried for it. */
export function comeTo(site: number): void {
  if (underWay !== null && underWay.candidates === 0) underWay.site = site
}

/**
 * Whether what `start` begins can be announced to its end by some line of choices. The state is left alone: each line
 * is tried in a dry run of its own from the beginning, since most announcements succeed with the first line. What is
 * chosen as one of several makes a set: it is tried in one order of those that are the same by what rules ask of its
 * places, and never with what is `hopeless`, unless as the last of it.
 * @throws TooManyRounds where there are too many lines to try
 */
export function completable<S extends BaseState>(
  program: Program<S>,
  s: S,
  start: (t: S) => void,
  hopeless: Passed = [],
): boolean {
  // A dry run may ask whether something else could be announced, and then goes on along its own line.
  const around = { pickedSoFar, placesOfSet, underWay }
  try {
    // In the middle of an announcement an answer is tried, with which the procedures that ask go on.
    const outside = s.announcing === 0 ? s.frames.length : 0
    const trial: Trial<S> = { program, s, start, outside, open: [], lines: 0, site: 0, candidates: 0, around: underWay }
    underWay = trial
    return apartFromPreset(() => isFound(trial, hopeless))
  } finally {
    ;({ pickedSoFar, placesOfSet, underWay } = around)
  }
}

/** Whether some line completes the announcement. */
function isFound<S extends BaseState>(trial: Trial<S>, hopeless: Passed): boolean {
  tryAnother(trial)
  if (counted(() => completes(trial, [], hopeless))) return true
  for (let at = 0; at < trial.open.length; at++) {
    const branching = trial.open[at] as Branching
    const { options } = branching
    while (branching.next < options.length) {
      const choice = options[branching.next] as Choice
      const over = passedBehind(branching, branching.next)
      branching.next += 1
      trial.lines += 1
      tryAnother(trial)
      if (counted(() => completes(trial, longer(branching, choice), over))) return true
    }
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

function longer({ line, continued }: Branching, choice: Choice): Line {
  return continued ? [...line.slice(0, -1), [...(line.at(-1) ?? []), choice]] : [...line, [choice]]
}

/** Answers what is asked as `line` says; beyond its end always with the first answer, leaving the others open. */
function completes<S extends BaseState>(trial: Trial<S>, line: Line, passedOver: Passed): boolean {
  return inDryRun(trial.program, trial.s, null, (t) => goesThrough(trial, t, line, passedOver))
}

function goesThrough<S extends BaseState>(trial: Trial<S>, t: S, line: Line, passedOver: Passed): boolean {
  const { program, outside } = trial
  presetMembers([])
  const answered: Choice[][] = []
  let passed = passedOver
  for (goOn(program, t, outside, trial.start); ; goOn(program, t, outside)) {
    if (t.failed) return false
    if (t.dry === 2 || t.over || t.frames.length <= outside) return true
    // What is asked before the announcement has begun does not belong to it.
    if (t.announcing === 0) return t.legal.length > 0
    const told = line[answered.length]
    if (told !== undefined) {
      const [first = DECLINE, ...more] = told
      presetMembers(more)
      answered.push([first, ...more])
      answer(program, t, first)
      continue
    }
    if (t.legal.length === 1 && !t.optional && pickedSoFar < 0) {
      // Mostly there is one way to go on.
      tryAt(trial, t)
      passed = NOTHING_PASSED
      answered.push([t.legal[0] as Choice])
    } else {
      const branching = branchingAt(trial, t, answered, passed)
      const [choice] = branching.options
      if (choice === undefined) return false
      if (branching.options.length > 1) trial.open.push({ ...branching, line: answered.map((each) => [...each]) })
      passed = passedBehind(branching, 0)
      if (branching.continued) answered.at(-1)?.push(choice)
      else answered.push([choice])
    }
    answer(program, t, answered.at(-1)?.at(-1) ?? DECLINE)
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
function branchingAt<S extends BaseState>(trial: Trial<S>, t: S, line: Line, passedOver: Passed): Branching {
  const [picked, places] = [pickedSoFar, placesOfSet]
  const passed = picked > 0 ? passedOver : []
  const isOver = (choice: Choice): boolean => passed === 'all' || passed.includes(choice)
  const [first, ...others] = passed.length === 0 ? t.legal : t.legal.filter((choice) => !isOver(choice))
  tryAt(trial, t)
  const chosen = first === undefined ? [] : [first]
  const greedy = picked < 0 || trial.lines === 0
  const decline = t.optional ? [DECLINE] : []
  const open = greedy ? [...chosen, ...decline, ...others] : [...decline, ...chosen, ...others]
  const last = passed !== 'all' && asksLast(places) ? t.legal.filter(isOver) : []
  return {
    line,
    options: last.length === 0 ? open : [...open, ...last],
    lasts: open.length,
    next: 1,
    passed,
    picked,
    places,
    // The first member may have been chosen before the dry run.
    continued: picked > 0 && line.length > 0,
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
export interface Asked {
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
export function prune<S extends BaseState>(program: Program<S>, s: S, asked: Asked): boolean {
  const { optional, anew = false } = asked
  if (s.announcing === 0 || isTrying(s)) return optional
  const isSure = !anew && s.dry === 0 && s.reasons === null
  const hasOthers = keepCompletable(program, s, asked, isSure && !optional)
  if (!optional) return false
  return (isSure && !hasOthers) || completable(program, s, (t) => answer(program, t, DECLINE))
}

/** Whether any are left; `lastIsSure` where one of them leads to the end. */
function keepCompletable<S extends BaseState>(
  program: Program<S>,
  s: S,
  { picked, site, places = 'none' }: Asked,
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
