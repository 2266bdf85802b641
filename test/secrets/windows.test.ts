import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { compileScript } from '../../compiler/compile.ts'
import { type BaseState, type Choice, DECLINE } from '../../runtime/engine.ts'
import { gameFrom } from '../../runtime/example/examples.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import type { FullEngine } from '../../runtime/parts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const path = 'test/secrets/window-leak.rules'

/** What A is told in each of the positions as A sets a card, and then all pass who are asked, and who that is. */
async function records(text: string): Promise<readonly string[]> {
  const host = rulesHost(root, path)
  const read = (asked: string): string | null => (asked === path ? text : host.read(asked))
  const { script } = await compileScript(path, { ...host, read }, { examples: true })
  const { engine, examples = [] } = liveEngine(script ?? expect.fail('it does not compile'), path)
  return examples
    .filter(({ title }) => title.startsWith('B '))
    .map((example) => {
      const s = gameFrom(engine, example, { seed: 1 })
      const set = engine.choices(s).find((each) => engine.describe(s, each).startsWith('set-card 9♠'))
      const after = [set ?? -1, DECLINE, DECLINE, DECLINE].map((choice) => toldOf(engine, s, choice))
      return JSON.stringify(
        after.slice(0, 1 + after.findIndex((each) => JSON.stringify(each).includes('battle phase'))),
      )
    })
}

function toldOf(engine: FullEngine<BaseState>, s: BaseState, choice: Choice): unknown {
  s.log = []
  engine.apply(s, choice)
  return [linesOf(engine, s, s.log, 0), s.asked]
}

test('whether B could answer with a card that lies face down, A is not told', async () => {
  const text = readFileSync(new URL('window-leak.rules', import.meta.url), 'utf8')
  const [one, two] = await records(text)
  expect(one).toContain('9♠')
  expect(one).toBe(two)
  const [unable, able] = await records(`${text}\nremove open-windows\n`)
  expect(able).not.toBe(unable)
  expect(able).toContain('B: pass')
  expect(unable).not.toContain('B: pass')
})
