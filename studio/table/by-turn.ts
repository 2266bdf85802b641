import type { Seat } from '../../runtime/engine.ts'
import type { ToldLine, ToldStep } from '../play/table.ts'

/** What was told in one turn, or between two. */
export interface ToldTurn {
  /** Whose turn it is; null where it is nobody's, or that is not known. */
  readonly seat: Seat | null
  readonly lines: readonly (ToldLine & Pick<ToldStep, 'step'>)[]
}

/** What was told, turn by turn; a turn of which nothing was told is not there. */
export function byTurn(told: readonly ToldStep[]): readonly ToldTurn[] {
  const turns: { seat: Seat | null; lines: ToldTurn['lines'][number][] }[] = [{ seat: null, lines: [] }]
  for (const { step, lines, turns: marks } of told)
    for (let at = 0; at <= lines.length; at += 1) {
      for (const { seat } of marks.filter((mark) => mark.at === at))
        if (seat !== null || turns.at(-1)?.seat !== null) turns.push({ seat, lines: [] })
      const line = lines[at]
      if (line !== undefined) turns.at(-1)?.lines.push({ ...line, step })
    }
  return turns.filter(({ lines }) => lines.length > 0)
}
