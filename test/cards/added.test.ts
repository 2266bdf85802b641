import { describe, expect, test } from 'vitest'
import { compileGame } from '../../compiler/compile.ts'
import type { Captured } from '../../runtime/engine.ts'
import { addCards } from '../../runtime/queries/add-cards.ts'
import { answerWords, ask, queriesOf, stateToAsk, suppose } from '../../runtime/queries/ask.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { specimen } from '../kit/specimen.ts'

describe('cards that the rules text does not have', async () => {
  const {
    engine: { parts },
    engine,
    examples,
  } = await compiledSample('test/cards/smithy.rules')
  const before = parts.info.cards.length
  const first = addCards(parts, [
    { name: 'Star Fox', printed: { price: ['iron', 'iron'], japanese: '星の狐' } },
    { name: 'Dear Fox', printed: { price: ['star'] } },
    { name: 'Dusk/Dawn', printed: { layout: 'twin', faces: ['Dusk', 'Dawn'] } },
    { name: 'Dusk', printed: { layout: 'half', price: ['iron'] } },
    { name: 'Dawn', printed: { layout: 'half', price: ['tin'] } },
    { name: 'Banned Fox', printed: { price: ['iron', 'iron'], forbidden: true } },
  ])
  const s = stateToAsk(parts, {})
  const number = (name: string): number => parts.info.cards.indexOf(name)
  const asked = (query: string, ...args: readonly Captured[]): readonly string[] =>
    answerWords(parts, s, ask(parts, s, query, args), queriesOf(parts).find((q) => q.name === query)?.type ?? '')
  const text = (word: string): number => parts.texts?.number(word) ?? -1

  test('come after those that it has', () => {
    expect(first).toBe(before)
    expect(parts.info.cards.slice(before)).toEqual(['Star Fox', 'Dear Fox', 'Dusk/Dawn', 'Dusk', 'Dawn', 'Banned Fox'])
  })

  test('are among what is worked out of all printed cards', () => {
    expect(asked('stand-ins', number('《Iron Horse》'))).toEqual(['Star Fox'])
    expect(asked('stand-ins', number('Star Fox'))).toEqual(['Iron Horse'])
    expect(asked('stand-ins', number('Dear Fox'))).toEqual([])
    expect(asked('stand-ins', number('《Day/Night》'))).toEqual(['Dusk/Dawn'])
    expect(asked('costs-as', number('Star Fox'), number('Banned Fox'))).toEqual(['yes'])
    expect(asked('price', number('Star Fox'))).toEqual(['iron', 'iron'])
  })

  test('are in texts that are joined of all names', () => {
    expect(asked('everywhere', text('FoxDear'), 0)).toEqual(['yes'])
    expect(asked('everywhere', text('の狐'), 1)).toEqual(['yes'])
    expect(asked('everywhere', text('の狐'), 0)).toEqual(['no'])
    expect(asked('called', number('Star Fox'), 1)).toEqual(['"星の狐"'])
  })

  test('a fact may be supposed', () => {
    const other = stateToAsk(parts, {})
    suppose(parts, other, 'told', [number('Star Fox')])
    expect(ask(parts, other, 'stand-ins', [number('《Iron Horse》')])).toEqual([])
    expect(() => suppose(parts, other, 'untold', [])).toThrow('the game keeps no fact untold')
  })

  test.each([
    [{ price: ['wood'] }, 'price of Odd: "wood" is no ore'],
    [{ weight: 'heavy' }, 'weight of Odd: "heavy" is no number'],
    [{ weight: -1073741824 }, 'weight of Odd: -1073741824 is no number'],
    [{ weight: 2147483648 }, 'weight of Odd: 2147483648 is no number'],
    [{ faces: ['Nobody'] }, 'faces of Odd: "Nobody" is no definition'],
  ])('%j cannot be printed', (printed, message) => {
    expect(() => addCards(parts, [{ name: 'Odd', printed }])).toThrow(message)
  })

  test.each([
    ['number', 'rank of c', { hue: 'red' }, 'rank of Odd: it is missing, and the rules reckon with it on every card'],
    ['number', 'rank of c', { rank: 3, hue: 'red' }, null],
    ['number or none', '(rank of c or 3)', { hue: 'red' }, null],
    ['number or none', '(rank of c or 3)', {}, 'hue of Odd: it is missing'],
  ] as const)('a %s that is asked as %s, of a card that says %j', async (type, asked, printed, message) => {
    const { engine: small } = await specimen(`game Small for 2 players
type hue: red, blue
printed rank of card: ${type}
printed hue of card: hue
printed gold of card: truth
card Ace
  rank = 5
  hue = red
zone deck seen by nobody
definition c is strong if ${asked} > 2 and hue of c = red
to match
  create Ace to deck
  finish
`)
    const add = (): number => addCards(small.parts, [{ name: 'Odd', printed }])
    if (message !== null) expect(add).toThrow(message)
    else expect(ask(small.parts, stateToAsk(small.parts, {}), 'strong', [add()])).toBe(true)
  })

  test('games that work nothing out of printed cards have nothing of it', async () => {
    const { game } = await compileGame('small.rules', {
      read: () =>
        'game Small for 2 players\ncard Ace\nzone deck seen by nobody\nto match\n  create Ace to deck\n  finish\n',
      find: () => null,
    })
    expect([...(game?.files.values() ?? [])].filter((text) => text.includes('queries'))).toEqual([])
    expect(game?.files.size).toBeGreaterThan(5)
  })

  test('games of the rules text go on as before', () => {
    expect(examples.map((example) => runExample(engine, example)).filter((ran) => !ran.ok)).toEqual([])
  })
})
