import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { checkGame } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { fixesOf } from '../../language/fixes.ts'
import { byDay } from '../kit/effort.ts'

/** A house rule on Hearts with one line, as if it lay beside it. */
const HOUSE = 'rules/hearts/house.rules'

function errorsOf(path: string, text: string): readonly Diagnostic[] {
  const host = rulesHost('.', path, [])
  const { diagnostics } = checkGame(path, { ...host, read: (each) => (each === path ? text : host.read(each)) })
  return diagnostics.filter(({ severity }) => severity === 'error')
}

/** A text with the first fix of its first error; null where none is offered. */
function mended(path: string, text: string): string | null {
  const [fix] = errorsOf(path, text).flatMap(fixesOf)
  if (fix === undefined) return null
  const { span, replacement } = fix.edit
  return text.slice(0, span.start) + replacement + text.slice(span.end)
}

const house = (line: string): string => `variant House of Hearts "ours"\n\n${line}\n`

describe('a house rule that is written as an equation is an exception', () => {
  test.each([
    'points of J♦ = -10',
    'jack-of-diamonds: points of J♦ = -10',
    '[house.1] points of J♦ = -10',
    '[house.1] jack-of-diamonds: points of J♦ += 10',
    'points of card c -= 1 if c in hand',
    'cards-to-pass = 2',
    'fewer: cards-to-pass = 2',
  ])('%s', (line) => {
    const [error] = errorsOf(HOUSE, house(line))
    expect(error?.hint).toMatch(/^`(points|cards-to-pass)` is worked out by the rules already; .*`except /)
    const text = mended(HOUSE, house(line)) ?? ''
    expect(text.replace('except ', '')).toBe(house(line))
    expect(errorsOf(HOUSE, text)).toEqual([])
  })

  test('also behind a label of several words', () => {
    const text = mended(HOUSE, house('jack of diamonds: points of J♦ = -10'))
    expect(text).toBe(house('jack-of-diamonds: except points of J♦ = -10'))
    expect(errorsOf(HOUSE, text ?? '')).toEqual([])
  })

  test('and where it is told in words of a card, which stay as a remark', () => {
    const text = mended(HOUSE, house('the jack of diamonds takes ten off'))
    expect(text).toBe(house('-- the jack of diamonds takes ten off\nexcept points of J♦ = 0'))
    expect(errorsOf(HOUSE, text ?? '')).toEqual([])
    // Of a line that is no more than half of a rule nothing is guessed.
    expect(mended(HOUSE, house('player p may play card c in'))).toBeNull()
  })

  test('of what is kept it says how it begins otherwise', () => {
    const [error] = errorsOf(HOUSE, house('total of player p = 10'))
    expect(error).toMatchObject({ hint: expect.stringContaining('`replace total of …: TYPE starts …`') })
    expect(mended(HOUSE, house('total of player p = 10'))).toBeNull()
  })

  test('of what the game does not have nothing is said of exceptions', () => {
    for (const line of ['poonts of J♦ = -10', 'bonus = 3', 'bonus of player p = 3'])
      expect(errorsOf(HOUSE, house(line))[0]?.hint ?? '', line).not.toContain('exception')
  })
})

test('an example that was not indented is one mistake', () => {
  const lines = [
    'example "jack"',
    'given',
    'taken of A is J♦, 3♥',
    'at score',
    'then total of A = -9',
    '',
    'no such rule',
  ]
  expect(errorsOf(HOUSE, house(lines.join('\n'))).map(({ code }) => code)).toEqual(['HR0002', 'HR0001'])
})

const GAMES = byDay(
  ['hearts', 'euchre'],
  ['hearts', 'euchre', 'briscola', 'contract-bridge', 'dominion', 'five-card-draw', 'koi-koi'],
)
const exceptions = GAMES.flatMap((game) =>
  readdirSync(join('rules', game))
    .filter((name) => name.endsWith('.rules'))
    .flatMap((name) => {
      const [path, text] = [join('rules', game, name), readFileSync(join('rules', game, name), 'utf8')]
      return [...text.matchAll(/^(?:\[[^\]]*\] *)*(?:[^\s:]+: )?except /gmu)].map(
        ({ index, 0: head }) => [path, text, index + head.length - 'except '.length] as const,
      )
    }),
)

test('of each exception of some games the word comes back where it is left out', () => {
  expect(exceptions.length).toBeGreaterThan(3)
  for (const [path, text, at] of exceptions) {
    const line = text.slice(at, text.indexOf('\n', at))
    expect(mended(path, text.slice(0, at) + text.slice(at + 'except '.length)), `${path}: ${line}`).toBe(text)
  }
})
