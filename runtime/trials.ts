import { type BaseState, type Choice, DECLINE, type Frame } from './engine.ts'
import { goOn, inDryRun } from './dry-run.ts'
import { type Program, answer, isTrying } from './kernel.ts'
import { apartFromPreset, presetMembers } from './preset-members.ts'
import { whyNotAnswer } from './why-not-answer.ts'
import { type Tried, counted, tryAnother } from './rounds.ts'
import { whyNoLargerSet } from './why-no-set.ts'

/** How far a choice of several has come; no choice of several where nothing is said. */
let pickedSoFar = -1

/** A question in a dry run; `picked` tells how many were chosen so far where several are. */
export function askInTrial(s: BaseState, site: number, optional: boolean, picked: number): void {
  if (s.legal.length === 0) return
  s.ask = site
  s.optional = optional
  pickedSoFar = picked
}

/** Answers to questions, one after the other; what is chosen as members of one set stands together. */
type Line = readonly (readonly Choice[])[]

/** What is still to be tried at a question, from `next` on, and the answers that lead there. */
interface Branching {
  readonly line: Line
  readonly options: readonly Choice[]
  next: number
  /** What a choice of several has passed over, and does not come back to. */
  readonly passed: readonly Choice[]
  readonly several: boolean
  /** Whether members of the same set were chosen before. */
  readonly continued: boolean
}

interface Trial<S extends BaseState> extends Tried {
  readonly program: Program<S>
  readonly s: S
  readonly start: (t: S) => void
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
 * chosen as one of several makes a set: it is tried in one order only, and never with what is `hopeless`.
 * @throws TooManyRounds where there are too many lines to try
 */
export function completable<S extends BaseState>(
  program: Program<S>,
  s: S,
  start: (t: S) => void,
  hopeless: readonly Choice[] = [],
): boolean {
  // A dry run may ask whether something else could be announced, and then goes on along its own line.
  const around = { pickedSoFar, underWay }
  try {
    const trial: Trial<S> = { program, s, start, open: [], lines: 0, site: 0, candidates: 0, around: underWay }
    underWay = trial
    return apartFromPreset(() => isFound(trial, hopeless))
  } finally {
    ;({ pickedSoFar, underWay } = around)
  }
}

/** Whether some line completes the announcement. */
function isFound<S extends BaseState>(trial: Trial<S>, hopeless: readonly Choice[]): boolean {
  tryAnother(trial)
  if (counted(() => completes(trial, [], hopeless))) return true
  for (let at = 0; at < trial.open.length; at++) {
    const branching = trial.open[at] as Branching
    const { options, passed, several } = branching
    while (branching.next < options.length) {
      const choice = options[branching.next] as Choice
      const over = several ? [...passed, ...options.slice(0, branching.next)] : []
      branching.next += 1
      trial.lines += 1
      tryAnother(trial)
      if (counted(() => completes(trial, longer(branching, choice), over))) return true
    }
  }
  return false
}

function longer({ line, continued }: Branching, choice: Choice): Line {
  return continued ? [...line.slice(0, -1), [...(line.at(-1) ?? []), choice]] : [...line, [choice]]
}

/** Answers what is asked as `line` says; beyond its end always with the first answer, leaving the others open. */
function completes<S extends BaseState>(trial: Trial<S>, line: Line, passedOver: readonly Choice[]): boolean {
  return inDryRun(trial.program, trial.s, null, (t) => goesThrough(trial, t, line, passedOver))
}

function goesThrough<S extends BaseState>(trial: Trial<S>, t: S, line: Line, passedOver: readonly Choice[]): boolean {
  presetMembers([])
  let passed = passedOver
  let answered: Line = []
  let next: (t: S) => void = trial.start
  for (;;) {
    goOn(trial.program, t, next)
    if (t.failed) return false
    if (t.dry === 2 || t.over || t.frames.length === 0) return true
    // What is asked before the announcement has begun does not belong to it.
    if (t.announcing === 0) return t.legal.length > 0
    const told = line[answered.length]
    if (told !== undefined) {
      presetMembers(told.slice(1))
      answered = line.slice(0, answered.length + 1)
      next = (on) => answer(on, told[0] ?? DECLINE)
      continue
    }
    const branching = branchingAt(trial, t, answered, passed)
    const [choice] = branching.options
    if (choice === undefined) return false
    if (branching.options.length > 1) trial.open.push(branching)
    passed = branching.passed
    answered = longer(branching, choice)
    next = (on) => answer(on, choice)
  }
}

/** What can be tried at the question: at first as much as can be chosen, as that often does, later as little. */
function branchingAt<S extends BaseState>(trial: Trial<S>, t: S, line: Line, passedOver: readonly Choice[]): Branching {
  const several = pickedSoFar >= 0
  // The first member may have been chosen before the dry run.
  const continued = pickedSoFar > 0 && line.length > 0
  const passed = pickedSoFar > 0 ? passedOver : []
  const [first, ...others] = passed.length === 0 ? t.legal : t.legal.filter((choice) => !passed.includes(choice))
  if (t.legal.length > trial.candidates) {
    trial.site = t.ask
    trial.candidates = t.legal.length
  }
  tryAnother(trial)
  const chosen = first === undefined ? [] : [first]
  const greedy = !several || trial.lines === 0
  const decline = t.optional ? [DECLINE] : []
  const options = greedy ? [...chosen, ...decline, ...others] : [...decline, ...chosen, ...others]
  return { line, options, next: 1, passed, several, continued }
}

/** What no set can be completed with, by the procedure that asks for members; it saves trying, and decides nothing. */
const hopelessIn = new WeakMap<Frame, { readonly picked: number; readonly hopeless: readonly Choice[] }>()

/**
 * Leaves in `legal` only the answers from which the announcement can still be completed. A dry run finds that out by
 * trying. `picked` tells how many members of a set were chosen so far, where one is asked for: one that completes no
 * set with these completes none with more of them.
 */
export function prune<S extends BaseState>(program: Program<S>, s: S, picked = -1, site = s.ask): void {
  if (s.announcing === 0 || isTrying(s)) return
  const { legal } = s
  const offered = s.reasons === null ? legal : legal.slice()
  const frame = s.frames.at(-1)
  const before = frame === undefined || picked <= 0 ? undefined : hopelessIn.get(frame)
  const hopeless: Choice[] = before?.picked === picked - 1 ? [...before.hopeless] : []
  let kept = 0
  for (const choice of legal) {
    if (hopeless.includes(choice)) continue
    if (!completable(program, s, (t) => answer(t, choice), hopeless)) {
      if (picked >= 0) hopeless.push(choice)
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
}
