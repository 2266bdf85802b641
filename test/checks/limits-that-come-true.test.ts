import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'

const pack = `game Pack for 2 players
type suit: red, blue
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..4 named s n
  suit = s
  rank = n
zone hand of player p seen by p
to match
  each definition d
    create d to hand of first of players
  each player p
    lay-all by p
  finish
`

test('one edit takes them one after the other', () => {
  const bad = readFileSync(new URL('HR0586/bad.rules', import.meta.url), 'utf8')
  const found = (rules: string): readonly Diagnostic[] =>
    checkGame('Pack', { read: (path) => (path === 'Pack' ? rules : null), find: (name) => name }).diagnostics
  const [{ fix } = { fix: undefined }] = found(bad)
  if (fix === undefined) throw new Error('there is no fix')
  const { span, replacement } = fix
  expect(found(bad.slice(0, span.start) + replacement + bad.slice(span.end))).toEqual([])
})

test('what comes true as it is done lets all through that are judged at the same time, and nothing else does', () => {
  const told = (...rules: readonly string[]): string[] => {
    const text = `${pack}zone table of player p seen by everyone
to lay card c by player p
  move c to table of p
to lay-all by player p
  each card c in hand of p at the same time
    lay c by p
${rules.join('\n')}
`
    const { diagnostics } = checkGame('Pack', { read: (path) => (path === 'Pack' ? text : null), find: (name) => name })
    return diagnostics.flatMap(({ code, severity }) => (code === 'HR0586' || severity === 'error' ? [code] : []))
  }
  const laid = ['laid of player: number starts 0', 'after lay card c by player p', '  laid of p gains 1']
  const left = ['left of player: number starts 2', 'after lay card c by player p', '  left of p loses 1']
  const spent = ['player p is spent starts no', 'after lay card c by player p', '  p becomes spent']
  // Each keeps what counts, also by another word.
  expect(told('player p is done if times (lay by p) > 0', 'cannot lay card c by player p if p is done')).toEqual([])
  expect(told('laid of player p: number = times (lay by p)', 'cannot lay card c by player p if laid of p > 1')).toEqual(
    [],
  )
  expect(told('cannot lay card c by player p if 2 = times (lay by p)')).toEqual([])
  // It is kept in a fact.
  expect(told(...laid, 'cannot lay card c by player p if laid of p > 0')).toEqual(['HR0586'])
  expect(told(...laid, 'player p is done if laid of p > 0', 'cannot lay card c by player p if p is done')).toEqual([
    'HR0586',
  ])
  expect(told(...laid, 'cannot lay card c by player p if not laid of p < 2')).toEqual(['HR0586'])
  expect(told(...left, 'cannot lay card c by player p if left of p = 0')).toEqual(['HR0586'])
  expect(told(...spent, 'cannot lay card c by player p if p is spent')).toEqual(['HR0586'])
  // It counts each card for itself.
  expect(told('cannot lay card c if times (lay c) > 0')).toEqual([])
  expect(
    told(
      'laid of card: number starts 0',
      'after lay card c',
      '  laid of c gains 1',
      'cannot lay card c if laid of c > 0',
    ),
  ).toEqual([])
  // It forbids less once it was done.
  expect(told('cannot lay card c by player p if times (lay by p) = 0 and rank of c > 3')).toEqual([])
  expect(told(...laid, 'cannot lay card c by player p if laid of p < 1 and rank of c > 3')).toEqual([])
  expect(told(...spent, 'cannot lay card c by player p if not p is spent and rank of c > 3')).toEqual([])
})
