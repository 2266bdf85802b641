import { expect, test } from 'vitest'
import { correspondence } from '../../runtime/diff/correspondence.ts'
import { type EngineVersion, versionOf } from '../../runtime/diff/version.ts'
import type { PositionKit } from '../../runtime/example/example-positions.ts'
import { compiledText } from '../kit/compiled-sample.ts'

/** A game with a type of its own that has a word of the language in its name, and its values in this order. */
async function version(values: string): Promise<EngineVersion> {
  const types = ['time-zone', 'side-effect', 'context', 'redefinition']
  const words = types.flatMap((type, i) => [
    `type ${type}: ${values
      .split(' ')
      .map((value) => `${value}${i}`)
      .join(', ')}`,
    `kept-${i}: ${type} starts north${i}`,
    `several-${i}: set of ${type} starts ()`,
  ])
  const { engine } = await compiledText(`game Types for 2 players\n${words.join('\n')}\nto match\n  finish\n`)
  return versionOf(engine, { asked: [] } as Partial<PositionKit> as PositionKit, [])
}

test('what values are called decides nothing about their numbers', async () => {
  const [before, same, exchanged] = [
    await version('north south'),
    await version('north south'),
    await version('south north'),
  ]
  const plain = (b: EngineVersion): readonly boolean[] => correspondence(before, b).facts.map((fact) => fact.plain)
  expect(plain(same)).toEqual(Array(8).fill(true))
  expect(plain(exchanged)).toEqual(Array(8).fill(false))
})
