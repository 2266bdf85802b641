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
import { EngineRuns } from './engine-runs.ts'
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
  readonly examples: ReadonlyMap<TExample, Bound>
}

/** What is known of the examples of an engine. */
export interface Tried {
  readonly runs: EngineRuns
  /** What each example is made of: the very same while nobody touches it, nor what it names. */
  readonly sources: readonly object[]
}

/** A game that was built of its text. */
export interface KeptGame extends Required<LiveGame> {
  readonly tried: Tried
}

/**
 * Builds a game again and again while its text is edited. Where the rules stay as they are, the engine does; an example
 * that nobody has touched, and that is bound to it, stays the very same.
 */
export class KeptBuild {
  private readonly evaluate: Evaluate
  private made: Made | null = null

  constructor(evaluate: Evaluate) {
    this.evaluate = evaluate
  }

  /** The engine of what was checked and its examples, in the order of the text; null where it has errors. */
  async of({ program, resolution, diagnostics }: CheckResult): Promise<KeptGame | null> {
    if (program === null || resolution === null || diagnostics.some(({ severity }) => severity === 'error')) return null
    const engine = await this.engineOf(program, () => gameFingerprint(resolution))
    const examples = await this.bound(engine, program.examples)
    this.made = { ...engine, examples }
    return {
      engine: engine.engine,
      examples: [...examples.values()].map(({ example }) => example),
      tried: { runs: engine.runs, sources: [...examples.keys()] },
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
    return { rules, written, script, engine, scope, runs: new EngineRuns(script, live), examples: new Map() }
  }

  /** All examples, bound to the engine: those that it knows as they are, where they stand now. */
  private async bound(made: Made, all: readonly TExample[]): Promise<ReadonlyMap<TExample, Bound>> {
    const fresh = byFile(all.filter((x) => !made.examples.has(x)))
    const compiled = fresh.length === 0 ? [] : await this.compiled(made, fresh)
    const known = new Map([...made.examples, ...compiled])
    const placed = byFile(all).flatMap((x) => {
      const bound = known.get(x)
      return bound === undefined ? [] : [[x, inPlace(x, bound)] as const]
    })
    return new Map(placed)
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

/** The example where it stands now; the very same where it stood there before. */
function inPlace(x: TExample, bound: Bound): Bound {
  const line = lineOf(x)
  if (line === bound.line) return bound
  return { example: placedAt(bound.example, x.span.file.path, line, bound.line), line }
}
