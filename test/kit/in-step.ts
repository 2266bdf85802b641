import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { source } from './playout.ts'

type Played = FullEngine<BaseState>

export interface InStep {
  /** After how many answers the two are no longer the same; null where they always are. */
  readonly parted: number | null
  readonly answers: number
}

/**
 * Plays by two engines with the same answers, which chance takes: what is offered, and where it leads, is to be the same
 * at each. Where rules come to no question in both, they end there.
 */
export function inStep(
  engines: readonly [Played, Played],
  { seed, players, longest }: { readonly seed: number; readonly players: number; readonly longest: number },
): InStep {
  const tables = engines.map((engine) => new Table(engine, { seed, players }))
  const random = source(seed)
  for (let answers = 0; ; answers += 1) {
    const [one, other] = tables.map((table) => table.seen())
    if (one !== other) return { parted: answers, answers }
    const offered = tables[0]?.offered().length ?? 0
    if (offered === 0 || answers === longest) return { parted: null, answers }
    const at = random(offered)
    for (const table of tables) table.choose(at)
  }
}

/** A table of one engine, as far as it can be played. */
class Table {
  private readonly engine: Played
  private s: BaseState | null = null

  constructor(engine: Played, setup: { readonly seed: number; readonly players: number }) {
    this.engine = engine
    this.carriedOut(() => (this.s = engine.setup(setup)))
  }

  /** What can be said of it; what stops it tells the line of each text. */
  seen(): string {
    const { engine, s } = this
    if (s === null) return 'it goes on to no question'
    return JSON.stringify([this.offered(), engine.position(s), engine.results(s)])
  }

  offered(): readonly string[] {
    const { engine, s } = this
    return s === null || engine.decision(s) === null
      ? []
      : engine.choices(s).map((choice) => engine.describe(s, choice))
  }

  choose(at: number): void {
    const { engine, s } = this
    if (s !== null) this.carriedOut(() => engine.apply(s, engine.choices(s)[at] ?? 0))
  }

  private carriedOut(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      this.s = null
    }
  }
}
