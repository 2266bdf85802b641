import { describe, expect, test } from 'vitest'
import { isRoundLimitError } from '../../runtime/round-limit-error.ts'
import { MOST_KEPT } from '../../runtime/rounds.ts'
import { compiledText } from '../kit/compiled-sample.ts'

// What is kept of each of millions of pairs would take gigabytes.

const gameOf = (declared: string, body: string): string => `game Pairs for 2 players
zone deck seen by nobody
printed rank of card: number
card stone
  rank = 1
${declared}
to match
  each number i in 1..1100
    create stone to deck
${body}
  finish
`

const toldBy = async (text: string, shortcuts: boolean): Promise<string | null> => {
  const { engine } = await compiledText(text, { shortcuts })
  try {
    engine.setup({ seed: 1 })
    return null
  } catch (thrown) {
    if (!isRoundLimitError(thrown)) throw thrown
    expect(thrown.what).toMatchObject({ kind: 'kept', rounds: MOST_KEPT })
    return thrown.message
  }
}

describe.each([true, false])('shortcuts: %s', (shortcuts) => {
  test.each([
    [
      'numbers',
      'm of (number, number): number starts 0',
      '  each number a in 1..2000\n    each number b in 1..2000\n      m of (a, b) becomes 1',
    ],
    [
      'cards',
      'm of (card, card): number starts 0',
      '  each card a in deck\n    each card b in deck\n      m of (a, b) gains 1',
    ],
  ])('pairs of %s', async (_, declared, body) => {
    const text = gameOf(declared, body)
    const line = text.split('\n').findIndex((each) => each.includes('m of (a, b)')) + 1
    expect(await toldBy(text, shortcuts)).toBe(
      `sample.rules:${line}: this keeps something of more than 1,000,000 things or pairs since the last answer`,
    )
  })

  test('what is kept again takes no more room', async () => {
    const body = '  each number a in 1..1200\n    each number b in 1..1200\n      m of (a mod 10, b) becomes a'
    expect(await toldBy(gameOf('m of (number, number): number starts 0', body), shortcuts)).toBeNull()
  })
})
