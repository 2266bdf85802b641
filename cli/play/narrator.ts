import { seatName, type Choice, type Seat } from '../../runtime/engine.ts'
import { person, takeLog, type Session } from './session.ts'

/** Keeps for each person what they may know of what happened, until it is their turn to read it. */
export interface Narrator {
  /** Before a choice is carried out. */
  chosen(session: Session, choice: Choice): void
  /** After it was. */
  happened(session: Session): void
  /** What the seat has not been told yet. */
  untold(seat: Seat): string[]
}

/** With nobody to hide anything from, lines go to `print` at once. */
export function narrator(session: Session, print: (line: string) => void): Narrator {
  const viewers = session.seats.flatMap((who, seat) => (who === person ? [seat] : []))
  const lines = new Map<Seat, string[]>(viewers.map((seat) => [seat, []]))
  const tellAll = (line: (viewer?: Seat) => string): void => {
    if (viewers.length === 0) print(line())
    for (const viewer of viewers) lines.get(viewer)?.push(line(viewer))
  }
  return {
    chosen({ engine, state }, choice) {
      tellAll((viewer) => `${seatName(state.asked)}: ${engine.describe(state, choice, viewer)}`)
    },
    happened(at) {
      const { engine } = at
      for (const happening of takeLog(at)) tellAll((viewer) => `     ${engine.tell(at.state, happening, viewer)}`)
    },
    untold: (seat) => lines.get(seat)?.splice(0) ?? [],
  }
}
