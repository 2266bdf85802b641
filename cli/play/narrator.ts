import { seatName, type Choice, type Seat } from '../../runtime/engine.ts'
import { merged } from './merge-moves.ts'
import { person, takeLog, type Session } from './session.ts'
import { wrapped } from './wrapped.ts'

/** Keeps for each person what they may know of what happened, until it is their turn to read it. */
export interface Narrator {
  /** Before a choice is carried out. */
  chosen(session: Pick<Session, 'engine' | 'state'>, choice: Choice): void
  /** After it was. */
  happened(session: Pick<Session, 'engine' | 'state'>): void
  /** What the seat has not been told yet. */
  untold(seat: Seat): string[]
}

/** With nobody to hide anything from, lines go to `print` at once. */
export function narrator(session: Pick<Session, 'seats'>, print: (line: string) => void): Narrator {
  const viewers = session.seats.flatMap((who, seat) => (who === person ? [seat] : []))
  const lines = new Map<Seat, string[]>(viewers.map((seat) => [seat, []]))
  /** Event of the choice that was told as such. */
  let toldEvent = -1
  const tellAll = (told: (viewer?: Seat) => readonly string[]): void => {
    if (viewers.length === 0) told().forEach(print)
    for (const viewer of viewers) lines.get(viewer)?.push(...told(viewer))
  }
  return {
    chosen({ engine, state }, choice) {
      const move = engine.moveOf(state, choice)
      toldEvent = move.kind === 'act' ? move.event : -1
      tellAll((viewer) => [`${seatName(state.asked)}: ${engine.describe(state, choice, viewer)}`])
    },
    happened(at) {
      const { engine } = at
      const log = takeLog(at)
      const again = log.findIndex(([event]) => event === toldEvent)
      toldEvent = -1
      // An event about nobody and nothing only holds others together.
      const rest = log.filter((happening, index) => index !== again && happening.length > 1)
      tellAll((viewer) => wrapped(merged(engine, rest, (happening) => engine.tell(at.state, happening, viewer))))
    },
    untold: (seat) => lines.get(seat)?.splice(0) ?? [],
  }
}
