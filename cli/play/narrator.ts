import type { Happening, Observation, Seat } from '../../runtime/engine.ts'
import { arrangedBoard } from '../../runtime/words/arranged-board.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import { numberChanges } from '../../runtime/words/number-changes.ts'
import { person, type PlaySession } from './session.ts'
import { wrapped } from './wrapped.ts'

type At = Pick<PlaySession, 'engine' | 'state'>

/** Keeps for each person what they may know of what happened, until it is their turn to read it. */
export interface Narrator {
  /** After something happened. */
  happened(at: At, happenings: readonly Happening[]): void
  /** After something was taken back. */
  tookBack(at: At): void
  /** What the seat has not been told yet. */
  untold(seat: Seat): string[]
}

/** With nobody to hide anything from, lines go to `print` at once. */
export function narrator(session: Pick<PlaySession, 'seats'>, print: (line: string) => void, width?: number): Narrator {
  const viewers = session.seats.flatMap((who, seat) => (who === person ? [seat] : []))
  const lines = new Map<Seat, string[]>(viewers.map((seat) => [seat, []]))
  const boards = new Map<Seat, Observation>()
  const look = ({ engine, state }: At, seat: Seat): Observation =>
    arrangedBoard(engine, state, engine.observe(state, seat))
  // Numbers of the table are open to all.
  const watching = viewers.length === 0 ? [0] : viewers
  return {
    happened(at, log) {
      for (const seat of watching) {
        const [before, now] = [boards.get(seat), look(at, seat)]
        boards.set(seat, now)
        const changes = before === undefined ? [] : numberChanges(before, now)
        if (viewers.length === 0) told(at, log, changes, { width }).forEach(print)
        else lines.get(seat)?.push(...told(at, log, changes, { width, viewer: seat }))
      }
    },
    tookBack: (at) => watching.forEach((seat) => boards.set(seat, look(at, seat))),
    untold: (seat) => lines.get(seat)?.splice(0) ?? [],
  }
}

/** An answer has a line of its own; what followed stands below it, piece by piece, and then what numbers changed. */
function told(
  { engine, state }: At,
  log: readonly Happening[],
  changes: readonly string[],
  { width, viewer }: { readonly width?: number | undefined; readonly viewer?: Seat },
): string[] {
  const lines: string[] = []
  let pieces: string[] = []
  for (const { kind, words } of linesOf(engine, state, log, viewer)) {
    if (kind === 'event') pieces.push(words)
    else {
      lines.push(...wrapped(pieces, width), words)
      pieces = []
    }
  }
  return [...lines, ...wrapped([...pieces, ...changes], width)]
}
