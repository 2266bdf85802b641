import type { LiveEngine } from '../../cli/live-engine.ts'
import type { SaidInScript, Script } from '../../compiler/typescript/script.ts'

/** Which of its functions an engine runs, and which of them another engine has otherwise. */
export class EngineRuns {
  private readonly said: SaidInScript
  private readonly names: readonly string[]
  private readonly ran: Uint8Array
  /** How its rules are called in what examples claim. */
  private readonly rules: string
  /** The functions that ran as it was made, on which anything may hang. */
  private readonly atOnce: readonly string[]

  /** @throws Error where the script does not note what runs */
  constructor({ said }: Script, { engine, ran }: LiveEngine) {
    if (said === undefined || ran === undefined) throw new Error('an engine was compiled without notes of what runs')
    this.said = said
    this.names = [...said.functions.keys()]
    this.ran = ran
    this.rules = JSON.stringify(engine.info.rules.map(({ name, kind, clauses }) => [name, kind, clauses]))
    this.atOnce = this.namesRan()
  }

  /** Does something, and gives the names of the functions that it ran. */
  during<T>(work: () => T): { readonly result: T; readonly ran: readonly string[] } {
    this.ran.fill(0)
    const result = work()
    return { result, ran: this.namesRan() }
  }

  /** The functions that an earlier engine had otherwise, or not at all; null where anything may be otherwise. */
  changedSince(before: EngineRuns): ReadonlySet<string> | null {
    if (before.said.others !== this.said.others || before.rules !== this.rules) return null
    const { functions } = before.said
    const changed = new Set(this.names.filter((name) => functions.get(name) !== this.said.functions.get(name)))
    return this.atOnce.some((name) => changed.has(name)) ? null : changed
  }

  private namesRan(): readonly string[] {
    return this.names.filter((_, i) => this.ran[i] === 1)
  }
}
