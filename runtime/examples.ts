import type { BaseState, CardId, Engine } from './engine.ts'
import { bringDecks } from './decks/deck-parts.ts'
import type { CompiledExample } from './example/compiled-example.ts'
import { type AnswerListener, ExampleTable } from './example/example-table.ts'
import { isDeed, playLine } from './example/play-line.ts'
import { type TraceEntry, Tracer } from './example/trace.ts'
import { run } from './kernel.ts'
import type { FullEngine } from './make-engine.ts'

export type { TraceEntry } from './example/trace.ts'
export type { CompiledExample, CompiledStep, Matcher, MoveMatcher, Told, Worked } from './example/compiled-example.ts'

export interface ExampleResult {
  readonly title: string
  readonly clauses: readonly string[]
  readonly place: string
  readonly ok: boolean
  readonly failures: readonly ExampleFailure[]
}

/** A line that does not hold, by its number in the file; 0 where it is the whole example. */
export interface ExampleFailure { readonly line: number; readonly message: string }

/** Sets the position up, plays the script, and checks every line; the first line that cannot be played ends it. */
export function runExample<S extends BaseState>(engine: Engine<S>, example: CompiledExample<S>, listener: AnswerListener<S> | null = null): ExampleResult {
  const failures: ExampleFailure[] = []
  try {
    play(tableFor(engine as FullEngine<S>, example, listener), example, failures)
  } catch (error) {
    // One broken example must not hide what the others say.
    failures.push({ line: 0, message: `the engine cannot play this: ${error instanceof Error ? error.message : String(error)}` })
  }
  if (example.steps.length === 0) failures.push({ line: 0, message: 'it checks nothing' })
  return { title: example.title, clauses: example.clauses, place: example.place, ok: failures.length === 0, failures }
}

/** What happens in an example, on an engine that is compiled to be traced; as far as it can be played. */
export function traceExample<S extends BaseState>(engine: Engine<S>, example: CompiledExample<S>): TraceEntry[] {
  const full = engine as FullEngine<S>
  const tracer = new Tracer(full)
  let table: ExampleTable<S> | null = null
  try {
    table = tableFor(full, example, tracer.heard)
    play(table, example, [])
  } catch {
    // What went wrong is a failure of the example; here is told how it came to it.
  }
  return table === null ? [] : tracer.entries(table)
}

/** The state in which an example leaves the game; null when one of its lines does not hold. */
export function stateAfter<S extends BaseState>(engine: FullEngine<S>, example: CompiledExample<S>): S | null {
  const failures: ExampleFailure[] = []
  const table = tableFor(engine, example)
  play(table, example, failures)
  return failures.length === 0 ? table.s : null
}

function play<S extends BaseState>(table: ExampleTable<S>, { steps }: CompiledExample<S>, failures: ExampleFailure[]): void {
  for (const step of steps) {
    const message = playLine(table, step)
    if (message === null) continue
    failures.push({ line: step.line, message })
    if (isDeed(step)) break
  }
}

/** The position of an example, at its first question. */
export function tableFor<S extends BaseState>(engine: FullEngine<S>, example: CompiledExample<S>, listener: AnswerListener<S> | null = null): ExampleTable<S> {
  const { parts } = engine
  const options = parts.defaults.slice()
  for (const [option, value] of example.options) options[option] = value
  const s = parts.newState(example.players ?? parts.info.seats.from, options, 1)
  // It stands also where nobody is asked in play, since a line may speak of that.
  s.askAll = true
  s.openChance = true
  s.log = []
  bringDecks(parts, s)
  const laid: readonly CardId[] = example.set(s) ?? []
  run(parts.program, s)
  return new ExampleTable(engine, s, laid, listener)
}
