import { answerLine } from '../cli/env/answer-line.ts'
import { frameOfRecords, recordLayout } from '../cli/env/frames.ts'
import { environment } from '../runtime/env/environment.ts'
import { Tables } from '../runtime/env/tables.ts'
import { type Effort, nanoseconds } from './measure.ts'
import { liveGame } from './play.ts'
import { pickFrom } from './random.ts'
import { type Row, short } from './report.ts'

/** As many tables take their actions together. */
const TABLES = 64

/** How often all tables take an action in one measured run. */
const STEPS = 20

/** What programs that learn get: steps at one table, and by both protocols, of what comes out before it goes through a pipe. */
export async function envRows(path: string, effort: Effort): Promise<Row[]> {
  const engine = await liveGame(path)
  const made = environment(engine)
  const pick = pickFrom(3)
  const of = `${engine.info.name}, for programs that learn`
  const row = (what: string, note: string, work: () => number): Row => ({
    of,
    what,
    figure: `${short(1e9 / nanoseconds(work, effort))} steps /s`,
    note,
  })
  const begun = (): Tables => new Tables(made, { seed: 1, count: TABLES, autoreset: true })
  const picked = (tables: Tables): number[] =>
    Array.from({ length: TABLES }, (_, i) => {
      const offered = tables.at(i).offered()
      return offered[pick(offered.length)] ?? -1
    })
  const each = (work: (tables: Tables, actions: readonly number[]) => unknown) => {
    const tables = begun()
    return (): number => {
      for (let step = 0; step < STEPS; step++) work(tables, picked(tables))
      return STEPS * TABLES
    }
  }
  const layout = recordLayout(made.spec)
  const session = { environment: made, tables: begun() }
  return [
    row(
      'steps',
      'ids listed, one picked and taken; nobody observes',
      each((tables, actions) => tables.step(actions)),
    ),
    row(
      'steps in frames of bytes',
      `${TABLES} tables in one call, each with what the seat to play sees`,
      each((tables, actions) => {
        tables.step(actions)
        frameOfRecords(3, tables, layout)
      }),
    ),
    row('steps in lines of JSON', `${TABLES} tables in one call, without observations`, () => {
      for (let step = 0; step < STEPS; step++)
        JSON.stringify(answerLine(session, JSON.stringify({ do: 'step', actions: picked(session.tables) })).answer)
      return STEPS * TABLES
    }),
  ]
}
