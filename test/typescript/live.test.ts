import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { times } from '../kit/effort.ts'
import { compiledFamily, families } from '../kit/compiled-games.ts'
import { liveGame } from '../kit/kept-games.ts'
import { source } from '../kit/playout.ts'
import { specimen } from '../kit/specimen.ts'

/** The script of a game and its committed modules are printed from the same tree, and play the same games. */

const root = fileURLToPath(new URL('../..', import.meta.url))

function told(engine: FullEngine<BaseState>, s: BaseState): unknown {
  return {
    decision: engine.decision(s),
    choices: engine.choices(s),
    result: s.result,
    zones: s.zones,
    random: s.random,
  }
}

function playBoth(one: FullEngine<BaseState>, other: FullEngine<BaseState>, seed: number, most: number): void {
  const pick = source(seed)
  const config = { seed, players: one.info.seats.from }
  const [s, t] = [one.setup(config), other.setup(config)]
  for (let n = 0; n < most && one.decision(s) !== null; n++) {
    expect(told(other, t), `decision ${n} of seed ${seed}`).toEqual(told(one, s))
    const choices = one.choices(s)
    const choice = choices[pick(choices.length)] ?? 0
    one.apply(s, choice)
    other.apply(t, choice)
  }
  expect(told(other, t)).toEqual(told(one, s))
}

describe.each(families())('%s', (folder) => {
  test('its script plays as its committed modules do', { timeout: 120_000 * times }, async () => {
    const host = rulesHost(root, join('rules', folder, `${folder}.rules`))
    const [game] = await compiledFamily(folder, (name) => host.find(name)?.endsWith(`${folder}.rules`) === true)
    if (game === undefined) throw new Error(`no game is called as its folder ${folder}`)
    const { engine } = await liveGame(host.find(game.name) ?? '', { examples: false })
    expect(engine.info).toEqual(game.engine.info)
    for (let seed = 0; seed < times; seed++) playBoth(game.engine, engine, seed, 150)
  })
})

const CLASH = `
game Clash for 2 players
runtime: number starts 1
scope: number starts 2
engine of player: number = runtime + scope
undefined-thing: number starts 3
to match
  finish
example "names of the language and of the program are only names"
  given
    at match
  then engine of A = 3 and undefined-thing = 3
`

test('names of rules are never taken for those of the script around them', async () => {
  const { engine, examples } = await specimen(CLASH)
  expect(engine.setup({ seed: 1 }).over).toBe(true)
  expect(examples).toHaveLength(1)
})
