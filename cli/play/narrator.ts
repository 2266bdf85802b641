import type { Happening, Seat } from '../../runtime/engine.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import { person, type Session } from './session.ts'
import { wrapped } from './wrapped.ts'

/** Keeps for each person what they may know of what happened, until it is their turn to read it. */
export interface Narrator {
  /** After something happened. */
  happened(at: Pick<Session, 'engine' | 'state'>, happenings: readonly Happening[]): void
  /** What the seat has not been told yet. */
  untold(seat: Seat): string[]
}

/** With nobody to hide anything from, lines go to `print` at once. */
export function narrator(session: Pick<Session, 'seats'>, print: (line: string) => void): Narrator {
  const viewers = session.seats.flatMap((who, seat) => (who === person ? [seat] : []))
  const lines = new Map<Seat, string[]>(viewers.map((seat) => [seat, []]))
  return {
    happened(at, log) {
      if (viewers.length === 0) told(at, log).forEach(print)
      for (const viewer of viewers) lines.get(viewer)?.push(...told(at, log, viewer))
    },
    untold: (seat) => lines.get(seat)?.splice(0) ?? [],
  }
}

/** An answer has a line of its own; what followed stands below it, piece by piece. */
function told(
  { engine, state }: Pick<Session, 'engine' | 'state'>,
  log: readonly Happening[],
  viewer?: Seat,
): string[] {
  const lines: string[] = []
  let pieces: string[] = []
  for (const { kind, words } of linesOf(engine, state, log, viewer)) {
    if (kind === 'event') pieces.push(words)
    else {
      lines.push(...wrapped(pieces), words)
      pieces = []
    }
  }
  return [...lines, ...wrapped(pieces)]
}
