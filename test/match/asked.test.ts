import { beforeAll, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { readFileSync } from 'node:fs'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'
import { attendance } from '../laws/asked.ts'

let engine: FullEngine<BaseState>
beforeAll(async () => {
  engine = (await compiledSample('test/match/asked.rules')).engine
})

/** What A is handed of its first turn, in which B passes at the window, and how many answers B could have given there. */
function firstTurn(seed: number): { readonly record: string; readonly possible: number } {
  const match = Match.open(engine, { seed })
  match.answer(0, 0, 0)
  const before = match.view(0)
  const possible = match.view(1).decision?.choices.length ?? 0
  match.timeOut(1, match.stepOf(1), 'decline')
  const handed = [before, match.log(0, 1), match.asked, match.stepOf(0)]
  // Which cards A holds, and which one was turned up, is another matter.
  return { record: JSON.stringify(handed).replaceAll(/n\d/gu, 'n'), possible }
}

test('a seat is asked whether or not it can answer, and nobody else can tell', () => {
  const turns = [1, 2, 3, 4, 5, 6, 7, 8].map(firstTurn)
  expect(new Set(turns.map(({ possible }) => possible > 1))).toEqual(new Set([true, false]))
  expect(new Set(turns.map(({ record }) => record)).size).toBe(1)
})

test('what is passed there is not told, and what is answered is', () => {
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => firstTurn(each).possible > 1) ?? 0
  const match = Match.open(engine, { seed })
  match.answer(0, 0, 0)
  match.timeOut(1, match.stepOf(1), 'first')
  expect(match.log(0, 2)[0]?.lines[0]).toMatch(/^B: answer n/u)
  match.timeOut(1, match.stepOf(1), 'decline')
  expect(match.log(0, 3)[0]?.lines.join()).not.toContain('pass')
})

test('who is out of it by what all can see is not asked', () => {
  const match = Match.open(engine, { seed: 1 })
  match.answer(0, 0, 0)
  expect(match.asked).toEqual([1])
  for (let answers = 0; answers < 40 && match.asked.length > 0; answers++)
    match.timeOut(match.asked[0] ?? -1, match.stepOf(match.asked[0] ?? -1), 'first')
  expect(match.results).not.toBeNull()
})

test('the law of it fails where the condition follows from what is held', async () => {
  const text = readFileSync(new URL('asked.rules', import.meta.url), 'utf8')
  const hidden = text.replace('zone table seen by everyone', 'zone table seen by nobody')
  const leaky = hidden.replace('hand of p is not empty', 'some card c in hand of p where number of c <= 3')
  const engines = await Promise.all([hidden, leaky].map((each) => compiledText(each)))
  const tried = (of: FullEngine<BaseState>) => (): void => {
    for (let seed = 1; seed < 30; seed++)
      attendance.holds({ name: 'Asked', engine: of, variant: false }, { seed, picks: seed, options: {} })
  }
  const [discreet, telling] = engines.map((each) => tried(each.engine))
  expect(discreet).not.toThrow()
  expect(telling).toThrow(/expected/u)
})
