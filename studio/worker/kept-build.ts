import type { Evaluate, LiveEngine } from '../../cli/live-engine.ts'
import { type CheckResult, engineOfChecked } from '../../compiler/compile.ts'
import { gameFingerprint } from '../../compiler/diff/game-fingerprint.ts'
import type { EngineScript } from '../../compiler/emit/script.ts'
import type { TExample } from '../../compiler/program/examples.ts'
import type { Program } from '../../compiler/program/program.ts'
import { type RulesOf, areSameRules, rulesOf } from '../../compiler/program/same-rules.ts'
import type { Script } from '../../compiler/typescript/script.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import type { LiveGame } from '../../library/live-engine.ts'
import type { ExampleRef } from '../protocol/write-calls.ts'
import { EngineRuns } from './engine-runs.ts'
import { exampleRef, refAt } from './example-ref.ts'
import { placedAt } from '../../runtime/example/placed-at.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'

/** An example that is bound to an engine, in the line where it stood when the text was built. */
interface Bound {
  readonly example: CompiledExample
  readonly line: number
}

/** The engine of a version of the rules, and the examples that are bound to it. */
interface Made {
  readonly rules: RulesOf
  readonly written: EngineScript
  readonly script: Script
  readonly engine: LiveGame['engine']
  readonly scope: object
  readonly runs: EngineRuns
  readonly bound: Map<TExample, Bound>
}

/** A game that was built of its text. */
export interface KeptGame {
  readonly engine: LiveGame['engine']
  /** What the engine runs; null where it does not note it. */
  readonly runs: EngineRuns | null
  readonly refs: readonly ExampleRef[]
  /** What each example is made of: the very same while nobody touches it, nor what it names. */
  readonly sources: readonly object[]
  /** What these become for the engine. */
  readonly bound: (sources: readonly object[]) => Promise<readonly CompiledExample[]>
}

/**
 * Builds a game again and again while its text is edited. Where the rules stay as they are, the engine does; an example
 * is bound to an engine when it is asked for, and stays the very same while nobody touches it.
 */
export class KeptBuild {
  private readonly evaluate: Evaluate
  private made: Made | null = null
  /** Where the examples of the last text stand, whatever engine they were bound to. */
  private refs: ReadonlyMap<TExample, ExampleRef> = new Map()

  constructor(evaluate: Evaluate) {
    this.evaluate = evaluate
  }

  /** The engine of what was checked and its examples, in the order of the text; null where it has errors. */
  async of({ program, resolution, diagnostics }: CheckResult): Promise<KeptGame | null> {
    if (program === null || resolution === null || diagnostics.some(({ severity }) => severity === 'error')) return null
    const made = await this.engineOf(program, () => gameFingerprint(resolution))
    const all = byFile(program.examples)
    const before = this.refs
    await this.bind(
      made,
      all.filter((x) => !before.has(x)),
    )
    const bound = inPlace(all, made.bound)
    this.refs = new Map(
      all.flatMap((x) => {
        const fresh = bound.get(x)
        const ref = before.get(x) ?? (fresh === undefined ? null : exampleRef(fresh.example))
        return ref === null ? [] : [[x, refAt(ref, lineOf(x))] as const]
      }),
    )
    this.made = { ...made, bound }
    return this.game(this.made, this.refs)
  }

  private game(made: Made, refs: ReadonlyMap<TExample, ExampleRef>): KeptGame {
    const sources = [...refs.keys()]
    return {
      engine: made.engine,
      runs: made.runs,
      refs: [...refs.values()],
      sources,
      bound: async (wanted) => {
        const those = new Set(wanted)
        const asked = sources.filter((x) => those.has(x))
        await this.bind(made, asked)
        return [...inPlace(asked, made.bound).values()].map(({ example }) => example)
      },
    }
  }

  private async engineOf(program: Program, fingerprint: () => string): Promise<Made> {
    const { made } = this
    const rules = rulesOf(program)
    const before = made !== null && areSameRules(made.rules, rules) ? made : null
    if (before !== null && before.written.inPlace() === before.script) return before
    const written =
      before?.written ??
      (await engineOfChecked(program, {
        trace: true,
        examples: false,
        scope: true,
        noting: true,
        fingerprint: fingerprint(),
      }))
    const script = written.inPlace()
    const live = (await this.evaluate(script, program.game.name, {})) as LiveEngine
    const { engine, scope } = live
    if (scope === undefined) throw new Error('an engine was compiled without what its examples are bound to')
    return { rules, written, script, engine, scope, runs: new EngineRuns(script, live), bound: new Map() }
  }

  /** Binds those to the engine that are not bound to it. */
  private async bind(made: Made, all: readonly TExample[]): Promise<void> {
    const fresh = all.filter((x) => !made.bound.has(x))
    if (fresh.length === 0) return
    for (const [x, bound] of await this.compiled(made, fresh)) made.bound.set(x, bound)
  }

  private async compiled(
    { written, scope }: Made,
    all: readonly TExample[],
  ): Promise<readonly (readonly [TExample, Bound])[]> {
    const live = (await this.evaluate(written.examplesOf({ examples: all }), 'examples', scope)) as Required<LiveEngine>
    return all.flatMap((x, i) => {
      const example = live.examples[i]
      return example === undefined ? [] : [[x, { example, line: lineOf(x) }] as const]
    })
  }
}

/** File by file, as an engine lists its examples. */
function byFile(examples: readonly TExample[]): readonly TExample[] {
  const files = [...new Set(examples.map(({ span }) => span.file.path))]
  return files.flatMap((path) => examples.filter(({ span }) => span.file.path === path))
}

const lineOf = ({ span: { file, start } }: TExample): number => lineColumn(file, start).line

/** Examples where they stand now; the very same where one stood there before. */
function inPlace(all: readonly TExample[], known: ReadonlyMap<TExample, Bound>): Map<TExample, Bound> {
  const placed = all.flatMap((x) => {
    const bound = known.get(x)
    return bound === undefined ? [] : [[x, standing(x, bound)] as const]
  })
  return new Map(placed)
}

function standing(x: TExample, bound: Bound): Bound {
  const line = lineOf(x)
  if (line === bound.line) return bound
  return { example: placedAt(bound.example, x.span.file.path, line, bound.line), line }
}
