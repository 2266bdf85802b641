import { endsStep } from '../kernel/apply.ts'
import type { BaseState, CardId, Engine, Happening, Memory, Seat } from '../engine.ts'
import { closeStep } from '../told/log.ts'
import { linesOf } from '../match/lines.ts'
import { rememberStep } from '../match/memory.ts'
import { isKnown } from '../told/remembering.ts'
import type { FullEngine } from '../parts.ts'

/**
 * What the seats of an example were told, and which cards they have seen, step by step as in a match: a step goes from
 * one question that play asks to the next.
 */
export class ToldSoFar<S extends BaseState> {
  private readonly engine: FullEngine<S>
  private readonly memory: Memory = { seen: [], shuffles: [], decisions: null }
  /** How many entries of the log stood there at the end of each step. */
  private ends: number[] = []

  constructor(engine: FullEngine<S>) {
    this.engine = engine
  }

  /** Takes in what was noted, where the state stands at the end of a step. */
  look(s: S): void {
    if (!endsStep(this.engine.parts, s)) return
    const all = s.log ?? []
    closeStep(s, this.engine.parts.viewers)
    rememberStep(this.plain, this.memory, s, all.slice(this.ends.at(-1) ?? 0))
    this.ends.push(all.length)
  }

  /** The log is emptied: what was told does not belong to the example, what was seen does. */
  beginAnew(): void {
    this.ends = []
  }

  /** What a seat was told, oldest first, as `Match.log` has it; all there is to tell, where no seat is named. */
  lines(s: S, seat?: Seat): string[] {
    return this.inWords(s, s.log ?? [], seat)
  }

  /**
   * The same lines without what only sets cards apart that read alike, and without the card that asks: short enough to
   * be written by hand, and as examples have them from before these were told.
   */
  shortLines(s: S, seat?: Seat): string[] {
    return this.inWords(s, (s.log ?? []).map(shortened), seat)
  }

  private inWords(s: S, all: readonly Happening[], seat?: Seat): string[] {
    // What a position calls its cards is known to its lines alone.
    const asInPlay: BaseState = { ...s }
    delete asInPlay.handles
    return [...this.ends, all.length].flatMap((end, i) =>
      linesOf(this.plain, asInPlay, all.slice(this.ends[i - 1] ?? 0, end), seat).map(({ words }) => words),
    )
  }

  /** Whether a seat has seen the card and could follow it since. */
  hasSeen(card: CardId, seat: Seat): boolean {
    return isKnown(this.memory, card, seat)
  }

  private get plain(): Engine {
    return this.engine as unknown as Engine
  }
}

function shortened(happening: Happening): Happening {
  const glimpses = happening.glimpses.map(({ alike: _, ...glimpse }) => glimpse)
  if (happening.kind === 'event') return { ...happening, glimpses }
  const { about: _, ...answer } = happening
  return { ...answer, glimpses }
}
