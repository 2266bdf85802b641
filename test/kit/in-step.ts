import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { choicesInWords } from '../../runtime/words/choices-in-words.ts'
import { source } from './playout.ts'

type Played = FullEngine<BaseState>

export interface InStep {
  /** After how many answers the two are no longer the same; null where they always are. */
  readonly parted: number | null
  readonly answers: number
}

interface Line {
  readonly seed: number
  readonly players: number
  readonly longest: number
  /** Whether only who is asked, what is offered and the results count: cards may lie in another order, and wait. */
  readonly offersAlone?: boolean
}

/**
 * Plays by two engines with the same answers, which chance takes: what is offered, and where it leads, is to be the same
 * at each. Where rules come to no question in both, they end there.
 */
export function inStep(
  engines: readonly [Played, Played],
  { seed, players, longest, offersAlone = false }: Line,
): InStep {
  const tables = engines.map((engine) => new Table(engine, { seed, players }))
  const random = source(seed)
  for (let answers = 0; ; answers += 1) {
    const [one, other] = tables.map((table) => table.seen(offersAlone))
    if (one !== other) return { parted: answers, answers }
    const offered = tables[0]?.offered() ?? []
    if (offered.length === 0 || answers === longest) return { parted: null, answers }
    const said = offered[random(offered.length)] ?? ''
    for (const table of tables) table.choose(said)
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
  seen(offersAlone: boolean): string {
    const { engine, s } = this
    if (s === null) return 'it goes on to no question'
    const at = offersAlone ? engine.decision(s)?.seat : engine.position(s)
    return JSON.stringify([this.offered(), at, engine.results(s)])
  }

  /** In words, in whatever order it is listed. */
  offered(): readonly string[] {
    const { engine, s } = this
    return s === null || engine.decision(s) === null ? [] : [...choicesInWords(engine, s).keys()].sort()
  }

  choose(said: string): void {
    const { engine, s } = this
    if (s !== null) this.carriedOut(() => engine.apply(s, choicesInWords(engine, s).get(said) ?? -1))
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
