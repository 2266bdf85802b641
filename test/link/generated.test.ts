import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { declaredName } from '../../grammar/declared-name.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledEngine, families } from '../kit/compiled-games.ts'
import { byDay, sampledByDay } from '../kit/effort.ts'
import { liveGame } from '../kit/kept-games.ts'
import { source } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import { repositoryRules } from '../checks/kit.ts'

/**
 * Modules, whose functions call each other late and partly stand in the folders of other games, beside the script, in
 * which every call is direct: the same questions, choices, observations and results.
 */

const games = byDay(3, 20)
const decisions = byDay(150, 2_000)
const { entries, host } = repositoryRules()
const built = entries.filter((path) => families().includes(basename(dirname(path))))

/** All that an engine says before an answer, and what it goes by. */
function saidOf(engine: FullEngine<BaseState>, s: BaseState, viewer: number, choice: number): readonly unknown[] {
  const said = [engine.decision(s), engine.choices(s), engine.observe(s, viewer), engine.describe(s, choice)]
  return [...said, s.result, s.zones, s.random]
}

describe.each(sampledByDay(built, 7, 'modules and scripts'))('%s', (path) => {
  test('plays the same as modules and as a script', { timeout: 120_000 }, async () => {
    const { engine: script } = await liveGame(path)
    const modules = await compiledEngine(declaredName(host.read(path) ?? '') ?? '')
    expect(script.info).toEqual(modules.info)
    for (let seed = 1; seed <= games; seed++) {
      const pick = source(seed)
      const [s, t] = [script.setup({ seed, log: true }), modules.setup({ seed, log: true })]
      for (let i = 0; i < decisions && script.decision(s) !== null; i++) {
        const choices = script.choices(s)
        const viewer = i % s.players
        const choice = choices[pick(choices.length)] ?? 0
        same(saidOf(modules, t, viewer, choice), saidOf(script, s, viewer, choice))
        script.apply(s, choice)
        modules.apply(t, choice)
      }
      expect([modules.results(t), modules.position(t)]).toEqual([script.results(s), script.position(s)])
    }
  })
})
