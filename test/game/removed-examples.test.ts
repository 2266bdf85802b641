import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const pairs = `[base] game Pairs for 2 players
card Ace
zone deck seen by everyone
score of player: number starts 0
to match
  win by first of players
  finish
[score, plus] to win by player p
  score of p gains 1

[score] example "one"
  given
    at match
  then score of A = 1
[score, plus] example "one more than nothing"
  given
    score of B is 1
    at win by B
  then score of B = 2
[deal] example "nobody else"
  given
    at match
  then score of B = 0
`

/** The titles that are left of a game's examples, and what is found. */
function left(path: string, variants: Readonly<Record<string, string>>): readonly string[] {
  const texts = new Map([['Pairs', pairs], ...Object.entries(variants)])
  const host = { read: (at: string) => texts.get(at) ?? null, find: (name: string) => (texts.has(name) ? name : null) }
  const { resolution, diagnostics } = checkGame(path, host)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return [
    ...(resolution?.game.examples ?? []).map(({ title }) => title),
    ...errors.map(({ code, primary, hint }) => `${code}: ${primary.text}; ${hint}`),
  ]
}

const none =
  'variant None of Pairs\nremove examples of [score]\n[score] example "of its own"\n  given\n    at match\n  then score of A = 1\n'
const other = 'variant Other of Pairs\nremove examples of [score, deal]\n'

describe('`remove examples of [clause]`', () => {
  test('takes those of the base that cite it, whatever else they cite, and no sentence', () => {
    expect(left('None', { None: none })).toEqual(['nobody else', 'of its own'])
  })

  test('takes several clauses', () => {
    expect(left('Other', { Other: other })).toEqual([])
  })

  test('leaves those of a variant that is joined, in either order, and what is gone is no mistake', () => {
    const both = { None: none, Other: other }
    expect(left('Both', { ...both, Both: 'variant Both of Pairs with None, Other\n' })).toEqual(['of its own'])
    expect(left('Both', { ...both, Both: 'variant Both of Pairs with Other, None\n' })).toEqual(['of its own'])
  })

  test('is refused where nothing is cited so', () => {
    expect(left('Typo', { Typo: 'variant Typo of Pairs\nremove examples of [scorn]\n' })).toEqual([
      'one',
      'one more than nothing',
      'nobody else',
      'HR0401: the base has no example that cites `scorn`; did you mean `score`?',
    ])
  })
})
