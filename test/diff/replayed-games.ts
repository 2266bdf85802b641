import { inEnglish } from '../../grammar/saying.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '../../cli/load-game.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import type { RulesHost } from '../../compiler/compile.ts'
import { summaryOf } from '../../compiler/diff/summary.ts'
import { below, randomSource } from '../../runtime/bots/random-source.ts'
import type { Engine } from '../../runtime/engine.ts'
import { newRecord, type RecordedChoice, recordedChoice } from '../../runtime/records/replay.ts'
import { beside } from '../../runtime/records/replay-beside.ts'
import { replayUnder, unlikeText } from '../../runtime/records/replay-under.ts'
import { changesOf } from './kit.ts'

// Plays random games by the old side of each case of which it is said that old games replay, and replays them by the
// new one.

export interface Replayed {
  readonly name: string
  readonly said: string
  readonly decisions: number
  readonly parted: string | null
}

const GAMES = 12
const LONGEST = 150
const folder = import.meta.dirname

function hostOf(name: string): RulesHost {
  const read = (path: string): string | null =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null
  return { read, find: (game) => (game === 'Stall' ? `${name}/stall.rules` : null) }
}

async function engineOf(path: string, host: RulesHost): Promise<Engine> {
  const { stdin, stdout, stderr, env } = process
  const game = await loadGame({ io: { cwd: folder, env, stdin, stdout, stderr }, tools: realToolchain }, path, {}, host)
  if (game === null) throw new Error(`${path} does not compile`)
  return game.engine
}

function playedBy(engine: Engine, seed: number): RecordedChoice[] {
  const state = engine.setup({ seed })
  const random = randomSource(seed)
  const choices: RecordedChoice[] = []
  while (engine.decision(state) !== null && choices.length < LONGEST) {
    const offered = engine.choices(state)
    const choice = offered[below(offered.length, random)] ?? 0
    choices.push(recordedChoice(engine, state, choice))
    engine.apply(state, choice)
  }
  return choices
}

async function replayed(name: string): Promise<Replayed> {
  const host = hostOf(name)
  const [was, is] = [`${name}/old.rules`, `${name}/new.rules`]
  const said = inEnglish(summaryOf(changesOf(name).there))
  const certain = said.includes('Recorded games replay') || said.startsWith('No changes')
  if (!certain) return { name, said, decisions: 0, parted: null }
  const [before, after] = [await engineOf(was, host), await engineOf(is, host)]
  let decisions = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const players = before.info.seats.from
    const record = { ...newRecord(before, { seed, players, options: {} }), choices: playedBy(before, seed) }
    decisions += record.choices.length
    const { unlike } = replayUnder(after, record, beside(before, after, record))
    if (unlike !== null) return { name, said, decisions, parted: unlikeText(unlike) }
  }
  return { name, said, decisions, parted: null }
}

/** What comes of each case. */
export async function replayedGames(names: readonly string[]): Promise<Replayed[]> {
  const all: Replayed[] = []
  for (const name of names) all.push(await replayed(name))
  return all
}
