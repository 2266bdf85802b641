import { playable } from 'houserules/compiler'
import { hotEngine, type HotModule, type RulesChanged } from 'houserules/vite/client'
import { expect, test } from 'vitest'
import type { Engine } from '../../runtime/engine.ts'

/** What a page holds on to while its rules are edited. */

const game = (chips: number, more = ''): string => `game Chips for 2 players "who takes the last one wins"

chips: number starts ${chips}

to match
  repeat
    each player p
      turn by p
  until chips <= 0

to turn by player p
  p must act

to take-one by player p
  chips loses 1
to take-two by player p
  chips loses 2

player p may take-one at turn
${more}`

const two = 'player p may take-two at turn\n'

async function compiled(text: string): Promise<Engine> {
  const { engine } = await playable('chips.rules', { 'chips.rules': text })
  if (engine === null) throw new Error('it has no errors')
  return engine
}

function play(engine: Engine, state: ReturnType<Engine['setup']>, words: string): void {
  const choice = engine.choices(state).find((each) => engine.describe(state, each) === words)
  if (choice === undefined) throw new Error(`${words} is not offered`)
  engine.apply(state, choice)
}

test('a game goes on under the new rules, with the choices that were made', async () => {
  const heard: RulesChanged[] = []
  const tell = (changed: RulesChanged): void => void heard.push(changed)
  const hot: HotModule = { data: {} }
  const engine = hotEngine(hot, await compiled(game(7, two)), tell)
  const state = engine.setup({ seed: 1 })
  play(engine, state, 'take-two')
  play(engine, state, 'take-one')

  expect(hotEngine(hot, await compiled(game(9, two)), tell)).toBe(engine)
  expect(engine.position(state).facts).toMatchObject({ chips: '6' })
  expect(heard).toEqual([{ game: 'Chips', parted: [] }])

  play(engine, state, 'take-two')
  hotEngine(hot, await compiled(game(20, two)), tell)
  expect(engine.position(state).facts).toMatchObject({ chips: '15' })
})

test('where the new rules do not offer a choice it stands before it, and the page is told why', async () => {
  const heard: RulesChanged[] = []
  const tell = (changed: RulesChanged): void => void heard.push(changed)
  const hot: HotModule = { data: {} }
  const engine = hotEngine(hot, await compiled(game(7, two)), tell)
  const state = engine.setup({ seed: 1 })
  play(engine, state, 'take-one')
  play(engine, state, 'take-two')

  hotEngine(hot, await compiled(game(7)), tell)
  expect(engine.position(state).facts).toMatchObject({ chips: '6' })
  expect(heard).toEqual([{ game: 'Chips', parted: [expect.stringContaining('at choice 2')] }])
  expect(engine.choices(state)).toHaveLength(1)
})

test('copies that are played on for a try are left alone', async () => {
  const tell = (): void => undefined
  const hot: HotModule = { data: {} }
  const engine = hotEngine(hot, await compiled(game(7, two)), tell)
  const copy = engine.clone(engine.setup({ seed: 1 }))
  engine.apply(copy, engine.choices(copy)[0] ?? 0)
  const before = JSON.stringify(copy)
  hotEngine(hot, await compiled(game(9, two)), tell)
  expect(JSON.stringify(copy)).toBe(before)
})
