import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BaseState, SetupConfig } from '../../runtime/engine.ts'
import { nameValues } from '../../runtime/queries/name-values.ts'
import { specimen } from '../kit/specimen.ts'

const bazaar = readFileSync(join(import.meta.dirname, 'bazaar.rules'), 'utf8')

describe('facts that are given to a set-up', async () => {
  const { engine } = await specimen(bazaar)
  const begun = (facts: SetupConfig['facts']): BaseState => engine.setup({ seed: 1, draft: true, facts: facts ?? {} })

  test('take the place of what the rules begin with, from the first value on', () => {
    const s = begun({ share: [1, 0], packed: [3], goods: [[4, 0, 1, 2]], stock: [1, 1, 0] })
    expect(engine.describe(s, engine.choices(s)[0] ?? 0)).toBe('plain')
    engine.apply(s, engine.choices(s)[0] ?? 0)
    expect(engine.decks(s).map(({ bought }) => bought)).toEqual([
      ['ware-3', 'ware-2', 'ware-1'].map((card) => ({ card, copies: 1 })),
      [],
    ])
  })

  test('are kept facts of players and of values', () => {
    expect(() => begun({ heavy: [1] })).toThrow('Bazaar keeps no fact heavy of players or of values')
    expect(() => begun({ constructor: [1] })).toThrow('Bazaar keeps no fact constructor')
    expect(() => begun({ share: [1, 2, 3] })).toThrow('share is kept of 2, and 3 values are given')
  })
})

test('values that bear other names are said by them, and so are their zones', async () => {
  const { engine } = await specimen(bazaar)
  nameValues(engine.parts, 'kind', new Map([[1, 'Fine Silver']]))
  const s = engine.setup({ seed: 1, draft: true })
  expect(engine.choices(s).map((choice) => engine.describe(s, choice))).toEqual(['plain', 'Fine Silver', 'odd'])
  expect(engine.info.zones.map(({ of }) => of)).toContainEqual(['plain', 'Fine Silver', 'odd'])
})
