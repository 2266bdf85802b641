import type { BaseState, CardId, Engine, SetupConfig } from '../engine.ts'
import { bringDecks } from '../decks/deck-parts.ts'
import { carryOut } from './carry-out.ts'
import type { CompiledExample } from './compiled-example.ts'
import type { ExampleStart } from './example-positions.ts'
import { type AnswerListener, ExampleTable, type LineReading, STRICT } from './example-table.ts'
import { type Laying, layOtherwise } from './example-kit.ts'
import { isDeed, playLine } from './play-line.ts'
import { StandingSentences } from './standing.ts'
import { ToldSoFar } from './told-so-far.ts'
import { type TraceEntry, Tracer } from './trace.ts'
import { Unasked } from './unasked.ts'
import { run } from '../kernel/kernel.ts'
import type { FullEngine } from '../parts.ts'
import { isRoundLimitError } from '../rounds/round-limit-error.ts'

export type { TraceEntry } from './trace.ts'
export type { CompiledExample, CompiledStep, Matcher } from './compiled-example.ts'

export interface ExampleResult {
  readonly title: string
  readonly clauses: readonly string[]
  readonly place: string
  readonly ok: boolean
  readonly failures: readonly ExampleFailure[]
  /** Lines that answer what nobody asks, of which the example can go without. */
  readonly warnings: readonly ExampleFailure[]
}

/** A line that does not hold, by its number in the file; 0 where it is the whole example. */
export interface ExampleFailure {
  readonly line: number
  readonly message: string
}

/** How far a step of an example may go on without an answer, and who is told of each answer. */
export interface ExampleSetup<S extends BaseState = BaseState> extends Pick<SetupConfig, 'roundLimit'> {
  readonly listener?: AnswerListener<S>
  /** Whether a failure says how the position may have been meant; then what fails is played once more or twice. */
  readonly asksWhy?: boolean
  /** How its lines are read; else as today. */
  readonly reading?: LineReading
  /** How else the position is laid down than it says. */
  readonly laying?: Laying
}

/** Sets the position up, plays the script, and checks every line; the first line that cannot be played ends it. */
export function runExample<S extends BaseState>(
  engine: Engine<S>,
  example: CompiledExample<S>,
  setup: ExampleSetup<S> = {},
): ExampleResult {
  const failures: ExampleFailure[] = []
  const reached: Reached = { line: 0, unasked: [] }
  try {
    playSteps(tableFor(engine as FullEngine<S>, example, setup), example, failures, reached)
  } catch (error) {
    // One broken example must not hide what the others say.
    const message = error instanceof Error ? error.message : String(error)
    const why = isRoundLimitError(error) ? 'this comes to no end' : 'the engine cannot play this'
    failures.push({ line: reached.line, message: `${why}: ${message}` })
  }
  // What holds whatever the rules say is no example.
  const isIdle = reached.unasked.length === example.steps.length
  if (isIdle) failures.push(...reached.unasked)
  const warnings = isIdle ? [] : reached.unasked.map(({ line, message }) => ({ line, message: message + GOES_WITHOUT }))
  const meant = setup.asksWhy === true ? asMeant(engine, example, setup, failures) : null
  if (meant !== null) failures.push({ line: 0, message: meant })
  if (example.steps.length === 0) failures.push({ line: 0, message: 'it checks nothing' })
  const { title, clauses, place } = example
  return { title, clauses, place, ok: failures.length === 0, failures, warnings }
}

const GOES_WITHOUT = '; the example can go without this line'

/** What an author should know who reads positions otherwise than they are laid down: the example would hold so. */
const OTHERWISE: Readonly<Record<Laying, string>> = {
  'upside-down':
    'it would hold with the cards of each zone the other way round: of a list the first card named lies on top',
  'with-the-rest':
    'it would hold if all other cards existed as well: only what a position lays down does; `the rest of the pack is in ' +
    'ZONE` lays them down',
  'in-order':
    'it would hold if the cards came before what is said below them: what is kept is so before any card comes, whatever ' +
    'the order of the lines, and cards begin with it; what one begins with otherwise stands beside it in brackets',
}

/** How the position of an example that fails may have been meant; null where it would fail as well, or breaks off. */
function asMeant<S extends BaseState>(
  engine: Engine<S>,
  example: CompiledExample<S>,
  { roundLimit }: ExampleSetup<S>,
  failures: readonly ExampleFailure[],
): string | null {
  if (failures.length === 0 || failures.some(({ line }) => line === 0)) return null
  const limit = roundLimit === undefined ? {} : { roundLimit }
  const layings: readonly Laying[] = [
    ...(example.inOrder === undefined ? [] : (['in-order'] as const)),
    'upside-down',
    'with-the-rest',
  ]
  const meant = layings.find((laying) => runExample(engine, example, { ...limit, laying }).ok)
  return meant === undefined ? null : OTHERWISE[meant]
}

/** What happens in an example, on an engine that is compiled to be traced; as far as it can be played. */
export function traceExample<S extends BaseState>(engine: Engine<S>, example: CompiledExample<S>): TraceEntry[] {
  const full = engine as FullEngine<S>
  const { warnings } = runExample(full, example)
  const steps = example.steps.filter(({ line }) => warnings.every((each) => each.line !== line))
  const tracer = new Tracer(full)
  let table: ExampleTable<S> | null = null
  try {
    tracer.watching(() => {
      // Nothing is tried out at the side, which would be noted.
      table = tableFor(full, example, { listener: tracer.heard, reading: STRICT })
      playSteps(table, { steps }, [])
    })
  } catch {
    // What went wrong is a failure of the example; here is told how it came to it.
  }
  return table === null ? [] : tracer.entries(table)
}

/** The state in which an example leaves the game; null when one of its lines does not hold. */
export function stateAfter<S extends BaseState>(
  engine: FullEngine<S>,
  example: CompiledExample<S>,
  setup: Pick<SetupConfig, 'roundLimit'> = {},
): S | null {
  const failures: ExampleFailure[] = []
  const table = tableFor(engine, example, { ...setup, reading: STRICT })
  playSteps(table, example, failures)
  return failures.length === 0 ? table.s : null
}

/** Which line is played, and those that answered what nobody asks. */
interface Reached {
  line: number
  readonly unasked: ExampleFailure[]
}

/** Plays lines; `after` is called once each of them has been. */
export function playSteps<S extends BaseState>(
  table: ExampleTable<S>,
  { steps }: Pick<CompiledExample<S>, 'steps'>,
  failures: ExampleFailure[],
  reached: Reached = { line: 0, unasked: [] },
  after: () => void = () => {},
): void {
  for (const step of steps) {
    reached.line = step.line
    const message = table.engine.bounded(table.s, () => playLine(table, step))
    after()
    for (const fallen of table.takeFallen()) failures.push({ line: step.line, message: fallen })
    if (message === null) continue
    if (message instanceof Unasked) {
      reached.unasked.push({ line: step.line, message: message.message })
      continue
    }
    failures.push({ line: step.line, message })
    if (isDeed(step)) break
  }
}

/** The position of an example, at its first question. */
export function tableFor<S extends BaseState>(
  engine: FullEngine<S>,
  example: CompiledExample<S>,
  { roundLimit, listener, laying, reading }: ExampleSetup<S> = {},
): ExampleTable<S> {
  const s = tableOf(engine, example, 1)
  if (laying !== undefined) layOtherwise(s, laying)
  // It stands also where nobody is asked in play, since a line may speak of that.
  s.askAll = true
  s.openChance = true
  if (roundLimit !== undefined) s.roundLimit = roundLimit
  const standing = new StandingSentences(engine.parts)
  const told = example.steps.some(({ kind }) => kind === 'told' || kind === 'knows') ? new ToldSoFar(engine) : null
  const inOrder = laying === 'in-order' ? example.inOrder : undefined
  const meant = inOrder === undefined ? example : { ...example, set: inOrder }
  const laid = laidDown({ engine, s, told }, meant, () => standing.look(s))
  const table = new ExampleTable(engine, s, laid, {
    listener: listener ?? null,
    standing,
    told,
    ...(reading === undefined ? {} : { reading }),
  })
  table.lookOn()
  return table
}

/**
 * The position of an example as a game that goes on from there by itself: at its first question, before what its lines
 * do. All chance follows from the seed, and who has only one answer is not asked, as in any game.
 */
export function gameFrom<S extends BaseState>(
  engine: Engine<S>,
  example: CompiledExample<S>,
  { seed, roundLimit }: Pick<SetupConfig, 'seed' | 'roundLimit'>,
): S {
  const full = engine as FullEngine<S>
  const s = tableOf(full, example, seed)
  if (roundLimit !== undefined) s.roundLimit = roundLimit
  laidDown({ engine: full, s, told: null }, example, () => {})
  return s
}

/** The position that an example lays down, before it begins anything. */
export function positionGiven<S extends BaseState>(
  engine: Engine<S>,
  example: CompiledExample<S>,
  { given }: Pick<ExampleStart<S>, 'given'>,
): S {
  const full = engine as FullEngine<S>
  const s = tableOf(full, example, 1)
  full.bounded(s, () => given(s))
  return s
}

/** An empty table with the options and players of an example. */
function tableOf<S extends BaseState>({ parts }: FullEngine<S>, example: CompiledExample<S>, seed: number): S {
  const options = parts.defaults.slice()
  for (const [option, value] of example.options) options[option] = value
  const s = parts.newState(example.players ?? parts.info.seats.from, options, seed)
  s.log = []
  bringDecks(parts, s)
  return s
}

/** Lays the position down and goes on to its first question; `before` that. Gives the cards that have names there. */
function laidDown<S extends BaseState>(
  { engine, s, told }: { engine: FullEngine<S>; s: S; told: ToldSoFar<S> | null },
  example: CompiledExample<S>,
  before: () => void,
): readonly CardId[] {
  return engine.bounded(s, () => {
    const cards = example.set(s, () => carryOut(engine, s, told)) ?? []
    if (example.handles !== undefined) s.handles = new Map(cards.map((card, i) => [card, example.handles?.[i] ?? '']))
    before()
    run(engine.parts.program, s)
    return cards
  })
}
