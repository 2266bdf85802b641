import type { Evaluate, LiveEngine } from '../../cli/live-engine.ts'
import { isAlike } from '../../compiler/alike.ts'
import { type CheckResult, engineOfChecked } from '../../compiler/compile.ts'
import { gameFingerprint } from '../../compiler/diff/game-fingerprint.ts'
import type { EngineScript } from '../../compiler/emit/script.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import type { TExample } from '../../compiler/program/examples.ts'
import type { Program } from '../../compiler/program/program.ts'
import type { Script } from '../../compiler/target/script.ts'
import type { LiveGame } from '../../library/live-engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'

/** The engine of a version of the rules, and the examples that are bound to it. */
interface Made {
  /** The very same, as long as nothing but examples and layout is changed. */
  readonly procs: Program['procs']
  readonly texts: readonly string[]
  readonly written: EngineScript
  readonly script: Script
  readonly engine: LiveGame['engine']
  readonly scope: object
  readonly examples: ReadonlyMap<TExample, CompiledExample>
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
  async of({ program, resolution, diagnostics }: CheckResult): Promise<Required<LiveGame> | null> {
    if (program === null || resolution === null || diagnostics.some(({ severity }) => severity === 'error')) return null
    const engine = await this.engineOf(program, () => gameFingerprint(resolution))
    const examples = await this.bound(engine, program.examples)
    this.made = { ...engine, examples }
    return { engine: engine.engine, examples: [...examples.values()] }
  }

  private async engineOf(program: Program, fingerprint: () => string): Promise<Made> {
    const { made } = this
    const texts = [...program.game.texts.all]
    const isSame = made !== null && made.procs === program.procs && isAlike(made.texts, texts)
    if (isSame && made.written.inPlace() === made.script) return made
    const written = isSame
      ? made.written
      : await engineOfChecked(program, { trace: true, examples: false, scope: true, fingerprint: fingerprint() })
    const script = written.inPlace()
    const { engine, scope } = (await this.evaluate(script, program.game.name, {})) as LiveEngine
    if (scope === undefined) throw new Error('an engine was compiled without what its examples are bound to')
    return { procs: program.procs, texts, written, script, engine, scope, examples: new Map() }
  }

  /** All examples, bound to the engine: those that it knows as they are, where they stand now. */
  private async bound(made: Made, all: readonly TExample[]): Promise<ReadonlyMap<TExample, CompiledExample>> {
    const fresh = byFile(all.filter((x) => !made.examples.has(x)))
    const compiled = fresh.length === 0 ? [] : await this.compiled(made, fresh)
    const known = new Map([...made.examples, ...fresh.map((x, i) => [x, compiled[i]] as const)])
    const placed = byFile(all).flatMap((x) => {
      const example = known.get(x)
      return example === undefined ? [] : [[x, inPlace(x, example)] as const]
    })
    return new Map(placed)
  }

  private async compiled({ written, scope }: Made, examples: readonly TExample[]): Promise<readonly CompiledExample[]> {
    const live = await this.evaluate(written.examplesOf({ examples }), 'examples', scope)
    return (live as Required<LiveEngine>).examples
  }
}

/** File by file, as an engine lists its examples. */
function byFile(examples: readonly TExample[]): readonly TExample[] {
  const files = [...new Set(examples.map(({ span }) => span.file.path))]
  return files.flatMap((path) => examples.filter(({ span }) => span.file.path === path))
}

/** The example where it stands now; the very same where it stood there before. */
function inPlace({ span: { file, start } }: TExample, example: CompiledExample): CompiledExample {
  const { line } = lineColumn(file, start)
  const place = `${file.path}:${line}`
  if (place === example.place) return example
  const down = line - Number(example.place.slice(example.place.lastIndexOf(':') + 1))
  return { ...example, place, steps: example.steps.map((step) => ({ ...step, line: step.line + down })) }
}
