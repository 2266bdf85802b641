import type { Environment } from '../../runtime/env/environment.ts'
import { Tables } from '../../runtime/env/tables.ts'
import { refusalOf, type EnvRefusal, whyRefused } from './refused.ts'

/** The tables that a program has begun, if it has. */
export interface EnvSession {
  readonly environment: Environment
  tables: Tables | null
}

/** At how many tables one program may play. */
export const MOST_TABLES = 4096

type Asked = Readonly<Record<string, unknown>>

const COMMANDS: Readonly<Record<string, (session: EnvSession, asked: Asked) => object | EnvRefusal>> = {
  spec: ({ environment }) => ({ spec: environment.spec }),
  reset,
  step,
  observe: (session, asked) =>
    atTable(session, asked, (tables, i, seat) => ({ observation: [...tables.at(i).observe(seat)] })),
  state,
  close: () => ({ closed: true }),
}

/** The answer to a line, as an object; whatever the line is, it is answered. */
export function answerLine(session: EnvSession, line: string): { readonly answer: object; readonly ends: boolean } {
  let asked: unknown
  try {
    asked = JSON.parse(line)
  } catch {
    return { answer: refusalOf('no-json', 'a line is one object in JSON'), ends: false }
  }
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    return { answer: refusalOf('no-json', 'a line is one object in JSON'), ends: false }
  const fields = asked as Asked
  const name = fields['do']
  const id = typeof fields['id'] === 'number' || typeof fields['id'] === 'string' ? { id: fields['id'] } : {}
  const command = typeof name === 'string' && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined)
    return {
      answer: { ...id, ...refusalOf('no-command', `\`do\` is one of ${Object.keys(COMMANDS).join(', ')}`) },
      ends: false,
    }
  return { answer: { ...id, ...carriedOut(() => command(session, fields)) }, ends: name === 'close' }
}

function carriedOut(work: () => object | EnvRefusal): object {
  try {
    return { ok: true, ...work() }
  } catch (thrown) {
    const why = whyRefused(thrown)
    if (why === null) throw thrown
    return why
  }
}

function reset(session: EnvSession, asked: Asked): object {
  const seed = whole(asked, 'seed', 0, 0, 2 ** 32 - 1)
  const count = whole(asked, 'tables', 1, 1, MOST_TABLES)
  if (typeof seed !== 'number') return seed
  if (typeof count !== 'number') return count
  const autoreset = asked['autoreset'] ?? false
  if (typeof autoreset !== 'boolean') return refusalOf('no-field', '`autoreset` is true or false')
  session.tables = new Tables(session.environment, { seed, count, autoreset })
  return standing(session.tables)
}

function step({ tables }: EnvSession, asked: Asked): object {
  if (tables === null) return NOT_BEGUN
  const actions = asked['actions']
  if (!Array.isArray(actions) || !actions.every(Number.isInteger))
    return refusalOf('no-field', '`actions` is a list of action ids, one for each table, -1 for none')
  tables.step(actions as number[])
  return standing(tables)
}

function state(session: EnvSession, asked: Asked): object {
  return atTable(session, asked, (tables, i, seat) => {
    const table = tables.at(i)
    const words = table.toPlay === seat ? table.offered().map((id) => table.describe(id)) : []
    return { informationState: table.informationState(seat), offered: words, chance: table.chanceOutcomes() }
  })
}

function atTable(
  { tables }: EnvSession,
  asked: Asked,
  work: (tables: Tables, table: number, seat: number) => object,
): object {
  if (tables === null) return NOT_BEGUN
  const table = whole(asked, 'table', 0, 0, tables.count - 1)
  const seat = whole(asked, 'seat', 0, 0, 25)
  if (typeof table !== 'number') return table
  return typeof seat === 'number' ? work(tables, table, seat) : seat
}

const NOT_BEGUN = refusalOf('not-begun', 'there are no tables before `reset`')

/** How all tables stand. Where another game has begun by itself, `done` and `returns` are of the one before it. */
function standing(tables: Tables): object {
  return {
    tables: tables.ended.map((ended, i) => {
      const table = tables.at(i)
      return {
        toPlay: table.toPlay,
        offered: table.offered(),
        ...ended,
        seed: table.seed,
        decisions: table.decisions,
      }
    }),
  }
}

function whole(asked: Asked, field: string, otherwise: number, from: number, to: number): number | EnvRefusal {
  const value = asked[field] ?? otherwise
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
  return refusalOf('no-field', `\`${field}\` is a whole number from ${from} to ${to}`)
}
