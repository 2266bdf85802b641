import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { type ScriptOptions, scriptOfChecked } from '../../compiler/compile.ts'
import { sampledByDay } from '../kit/effort.ts'
import { checkedGame } from '../kit/kept-games.ts'

// Scripts of several kinds are made of one program (`kit/kept-games.ts`).

const GAMES = ['hearts/hearts', 'kuhn-poker/kuhn-poker', 'magic/magic', 'trump-king/trump-king']
const KINDS: readonly ScriptOptions[] = [{}, { positions: true }, { trace: true }, { shortcuts: false }]

test.each(sampledByDay(GAMES, 1, 'programs left as they are'))(
  'a script leaves the program of %s as it is',
  async (name) => {
    const { program } = checkedGame(`rules/${name}.rules`)
    if (program === null) throw new Error(`${name} has no program`)
    const before = serialize(program)
    for (const options of KINDS) {
      await scriptOfChecked(program, options)
      expect({ options, same: serialize(program).equals(before) }).toEqual({ options, same: true })
    }
  },
)
