import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileScript } from '../../compiler/compile.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import { migrateGame, type MigratedGame } from '../../compiler/migrate/migrate-game.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { LANGUAGE } from '../../grammar/language-version.ts'
import { seatName } from '../../runtime/engine.ts'
import { replayUnder, unlikeText } from '../../runtime/records/replay-under.ts'
import { sampledByDay } from '../kit/effort.ts'
import { failuresOf, type Specimen } from '../kit/specimen.ts'
import { otherwiseNow, type OtherwiseNow } from './otherwise-now.ts'
import { type GameThen, keptStates, type PlayedThen, type State } from './state.ts'

/** Reads the texts of a state, and nothing besides. */
function hostOf({ texts }: State): RulesHost {
  const known = (path: string): string | null => (texts[path] === undefined ? null : path)
  return {
    read: (path) => texts[path] ?? null,
    find: (name) => Object.keys(texts).find((path) => declaredName(texts[path] ?? '') === name) ?? null,
    shared: (path) => known(join('rules', path)),
  }
}

const states = keptStates()
const games = states.flatMap((state) => state.games.map((game) => ({ state, game, title: titleOf(state, game) })))

function titleOf({ revision }: State, { path }: GameThen): string {
  return `${revision}:${path}`
}

const errorsOf = ({ checked }: MigratedGame): readonly string[] =>
  checked.diagnostics.flatMap(({ severity, code, primary: { span, text } }) =>
    severity === 'error' ? [`${span.file.path}: ${code} ${text}`] : [],
  )

async function liveToday({ host }: MigratedGame, path: string): Promise<Specimen> {
  const { script } = await compileScript(path, host)
  if (script === null) throw new Error(`${path} was checked without errors, but is not compiled`)
  return { examples: [], ...liveEngine(script, path) }
}

/** How a game that was played then ends today, or at which choice it parts. */
function endToday({ engine }: Specimen, { record }: PlayedThen): string {
  const { state, unlike } = replayUnder(engine, record)
  if (unlike !== null) return unlikeText(unlike)
  const results = state === null ? null : engine.results(state)
  return results?.map((result, seat) => `${seatName(seat)} ${result}`).join(', ') ?? 'it is not over'
}

/** What a game does otherwise than then: examples that held, and played games that end elsewhere, by their seed. */
function otherwise(live: Specimen, { examples, played }: GameThen): OtherwiseNow {
  const failed = failuresOf(live).map((line) => line.replace(/, line \d+: [^]*$/u, ''))
  const stale = [...new Set(failed)].filter((title) => examples?.failed.includes(title) === false)
  const ends = played.map((each) => ({ seed: each.record.seed, then: each.results, now: endToday(live, each) }))
  const parted = ends.flatMap(({ seed, then, now }) => (then === now ? [] : [[seed, now]]))
  return { examples: stale, games: Object.fromEntries(parted) as OtherwiseNow['games'] }
}

describe('texts of every version of the language', () => {
  test('are kept', () => {
    const versions = Array.from({ length: LANGUAGE }, (_, before) => before + 1)
    expect([...new Set(states.map(({ language }) => language))]).toEqual(versions)
  })

  test.each(games)('are read today: $title', ({ state, game: { path } }) => {
    expect(errorsOf(migrateGame(path, hostOf(state), state.language))).toEqual([])
  })

  test.each(sampledByDay(games, 8, 'states'))('do what they did then: $title', async ({ state, game, title }) => {
    const live = await liveToday(migrateGame(game.path, hostOf(state), state.language), game.path)
    if (game.examples?.count !== undefined) expect(live.examples).toHaveLength(game.examples.count)
    expect(otherwise(live, game)).toEqual(otherwiseNow[title] ?? { examples: [], games: {} })
  })
})
