import type { BaseState } from '../runtime/engine.ts'
import { Match } from '../runtime/match/match.ts'
import type { FullEngine } from '../runtime/parts.ts'
import { type Effort, nanoseconds } from './measure.ts'
import { pickFrom } from './random.ts'
import { type Row, short } from './report.ts'

/** Where a match is left, as what is measured is one answer and not how long a game is. */
const LONGEST = 400

/** What is done for each answer besides giving it. */
type Around = (match: Match, seat: number) => unknown

/** What an answer costs that goes through a match, beside what goes through the engine alone. */
export function matchRows(engine: FullEngine<BaseState>, of: string, effort: Effort, players?: number): Row[] {
  const row = (what: string, note: string, around: Around): Row => ({
    of,
    what,
    figure: `${short(1e9 / nanoseconds(answers(engine, around, players), effort))} /s`,
    note,
  })
  return [
    row('answers through a match', 'of bots, so that nobody is shown anything', () => undefined),
    row('answers, and a view for every seat', 'as to people at pages', (match) => {
      for (let seat = 0; seat < match.seats; seat++) match.view(seat)
    }),
    row('answers, and a save as text', 'as a host keeps it', (match) => JSON.stringify(match.save())),
  ]
}

function answers(engine: FullEngine<BaseState>, around: Around, players: number | undefined): () => number {
  const pick = pickFrom(5)
  const random = (): number => pick(2 ** 30) / 2 ** 30
  let seed = 0
  return () => {
    seed += 1
    const match = Match.open(engine, { seed, ...(players === undefined ? {} : { players }) })
    for (let [seat] = match.asked; seat !== undefined && match.step < LONGEST; [seat] = match.asked) {
      match.timeOut(seat, match.stepOf(seat), 'random', random)
      around(match, seat)
    }
    return match.step
  }
}
