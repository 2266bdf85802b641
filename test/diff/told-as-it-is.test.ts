import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'

// What is no change is not told, and what is one is called what it is.

const game = (target: string): string => `game Race for 2 players
option target: ${target}
gone of player: number starts 0
to match
  repeat
    each player p
      p must act
  until some player p where gone of p >= target
to walk by player p
  gone of p gains 1
player p may walk at match
`

const library = `pace: number = 1
double-pace: number = pace * 2
`

function resolutionOf(path: string, files: Readonly<Record<string, string>>): Resolution {
  const { resolution, diagnostics } = checkGame(path, { read: (file) => files[file] ?? null, find: () => null })
  const wrong = diagnostics.filter(({ severity }) => severity === 'error')
  if (resolution === null || wrong.length > 0) throw new Error(wrong.map(({ primary }) => primary.text).join('\n'))
  return resolution
}

test('another number among those of an option is another answer, and no other name for it', () => {
  const [old, next] = ['50, 20, 1', '30, 20, 1'].map((of) => resolutionOf('race.rules', { 'race.rules': game(of) }))
  if (old === undefined || next === undefined) throw new Error('two versions')
  expect(compareGames(old, next).map(({ id, rule }) => `${id} ${rule}`)).toContain('option-values-changed target')
  expect(compareGames(old, next).map(({ id }) => id)).not.toContain('word-of-moves-renamed')
})

test('a library that lies beside the game in either of two trees has not moved', () => {
  const [old, next] = ['a', 'b/deep'].map((tree) => {
    const path = `${tree}/rules/race/race.rules`
    const text = game('50, 20').replace('Race for 2 players', 'Race for 2 players\ninclude "../library/pace.rules"')
    return resolutionOf(path, { [path]: text, [`${tree}/rules/library/pace.rules`]: library })
  })
  if (old === undefined || next === undefined) throw new Error('two versions')
  expect(compareGames(old, next)).toEqual([])
})
