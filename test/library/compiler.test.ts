import { readFileSync } from 'node:fs'
import { botByName, playGame } from 'houserules/bots'
import { type Rules, check, modules, playable } from 'houserules/compiler'
import { runExample } from 'houserules/runtime/examples'
import { describe, expect, test } from 'vitest'

/** `houserules/compiler` as a page calls it: texts in, findings, engines and modules out. */

const chips = `game Chips for 2 players "take one or two chips; who takes the last one wins"

chips: number starts 7

to match
  repeat
    each player p
      turn by p
  until chips <= 0

to turn by player p
  p must act

to take-one by player p
  chips loses 1
  if chips <= 0
    win by p

player p may take-one at turn

to win by player p
  result of p becomes 1
  finish

example "one is taken"
  given
    chips is 3
    at turn by A
  A does take-one
  then chips = 2
`

const rules: Rules = {
  'games/chips.rules': chips,
  'more.rules': 'variant More of Chips "more chips"\n\nreplace chips: number starts 9\n',
}

const [random] = [botByName('random')]
if (random === null) throw new Error('there is a bot that plays at random')

test('a text becomes an engine that plays', async () => {
  const { engine, examples, findings } = await playable('games/chips.rules', rules)
  expect(findings).toEqual([])
  if (engine === null) throw new Error('it has no errors')
  expect(playGame(engine, { seed: 1, players: 2, bots: [random, random], maxDecisions: 100 }).results).toEqual([1, 0])
  expect(examples.map((example) => runExample(engine, example).ok)).toEqual([true])
})

test('a variant finds its base by the name', async () => {
  const { engine } = await playable('more.rules', rules)
  expect(engine?.info.name).toBe('More')
})

test('what a text includes from the library is given with it', async () => {
  const library = Object.fromEntries(
    ['french-pack', 'suits'].map((name) => {
      const path = `rules/library/${name}.rules`
      return [path, readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')]
    }),
  )
  const cards = 'game Cards for 2 players "all of them"\n\ninclude "library/french-pack.rules"\n\nto match\n  finish\n'
  const { engine, findings } = await playable('cards.rules', { 'cards.rules': cards, ...library })
  expect(findings).toEqual([])
  expect(engine?.info.cards).toHaveLength(52)
})

test('modules import the runtime by the name of the package, and the base by its folder', async () => {
  const made = await modules('more.rules', rules)
  expect(made.index).toBe('more/index.ts')
  expect([...(made.modules ?? [])].map(([path]) => path)).toEqual(
    expect.arrayContaining(['chips/index.ts', 'more/index.ts']),
  )
  expect(made.modules?.get('chips/index.ts')).toContain(`from 'houserules/runtime'`)
})

test('modules are laid out and commented where people read them', async () => {
  const [plain, formatted] = await Promise.all(
    [false, true].map((each) => modules('games/chips.rules', rules, { formatted: each })),
  )
  expect(formatted?.modules?.get('chips/index.ts')).toContain('\n/** The engine of Chips. */\n')
  expect(plain?.modules?.get('chips/index.ts')).not.toContain('/**')
})

describe('rules with a mistake', () => {
  const broken = { 'broken.rules': 'game Broken for 2 players "no"\n\nto match\n  finnish\n' }

  test('are found', () => {
    const { findings, files } = check('broken.rules', broken)
    expect(findings).toMatchObject([
      { severity: 'error', primary: { file: 'broken.rules', start: { line: 4, column: 3 } } },
    ])
    expect(files).toEqual(['broken.rules'])
  })

  test('become no engine and no modules', async () => {
    expect(await playable('broken.rules', broken)).toMatchObject({ engine: null, examples: [] })
    expect(await modules('broken.rules', broken)).toMatchObject({ modules: null, index: null })
  })

  test('of which there is no file are an error as well', () => {
    expect(() => check('gone.rules', broken)).toThrow('gone.rules')
  })
})
