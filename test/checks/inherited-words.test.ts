import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { renderText } from '../../compiler/diagnostics/render-text.ts'
import { type FullEngine } from '../../runtime/parts.ts'
import type { BaseState, Engine } from '../../runtime/engine.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { observe } from '../../runtime/told/observe.ts'
import { otherView } from '../../runtime/records/replay-beside.ts'
import { measureGame } from '../../runtime/simulate/measure-game.ts'
import { viewOf } from '../../runtime/match/view-of.ts'
import { type Words, hostileGame, places, tame } from '../emit/hostile-game.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { specimen } from '../kit/specimen.ts'

/** Words that every object of JavaScript answers to are words of an author like any other. */

const inherited = [
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  '__defineGetter__',
  'toLocaleString',
]
const game = hostileGame(tame)
const host = (text: string) => ({ read: (path: string) => (path === 'words.rules' ? text : null), find: () => null })

function messages(text: string): string[] {
  return checkGame('words.rules', host(text)).diagnostics.map((d) => `${renderText(d)} ${d.hint ?? ''}`)
}

const tokens = [...game.matchAll(/[\w-]+|[^\s\w-]/gu)].map(({ 0: token, index }) => ({
  from: index,
  to: index + token.length,
}))

describe('in place of any word, and between any two', () => {
  test('are checked without a fault of ours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...inherited),
        fc.constantFrom(...tokens),
        fc.boolean(),
        (word, { from, to }, between) => {
          const text = `${game.slice(0, between ? to : from)}${between ? ` ${word}` : word}${game.slice(to)}`
          for (const message of messages(text)) expect(message).not.toMatch(/native code|\[object|undefined/)
        },
      ),
      { numRuns: byDay(30, 100 * times), ...sampledSeed('inherited words') },
    )
  })
})

describe.each(inherited)('a game that calls its things `%s`', (word) => {
  test('is played, watched and measured', { timeout: 60_000 }, async () => {
    const words = places.reduce<Words>((before, place) => {
      const more = { ...before, [place]: word }
      return messages(hostileGame(more)).length === 0 ? more : before
    }, tame)
    expect(places.filter((place) => words[place] === word).length).toBeGreaterThan(5)
    const { engine } = await specimen(hostileGame(words))
    const { parts } = engine as FullEngine<BaseState>
    playMatch(engine as FullEngine<BaseState>, { seed: 1, picks: 2, options: {} }, ({ course }) => {
      const { state } = course
      const view = viewOf(course, state.asked)
      for (const { move } of view.decision?.choices ?? []) {
        expect(move.move).toBeTypeOf('string')
        for (const part of Object.values(move)) expect(part).not.toBeTypeOf('function')
      }
      expect(Object.keys(view.zones)).toEqual(
        parts.info.zones.filter((z) => z.holds === 'cards').map(({ name }) => name),
      )
      const seen = observe(parts, state, 0)
      expect(Object.keys(seen.facts).sort()).toEqual(
        parts.facts
          .filter((f) => f.of !== 'card')
          .map((f) => f.name)
          .sort(),
      )
      expect(Object.keys(seen.zones)).toHaveLength(
        parts.info.zones.filter((z) => z.holds === 'cards').reduce((n, z) => n + (z.perSeat ? 2 : 1), 0),
      )
      expect(otherView(seen, observe(parts, state, 0))).toBeNull()
    })
    const { counts } = measureGame(engine as Engine, {
      seed: 3,
      players: 2,
      options: {},
      bots: [randomBot, randomBot],
      maxDecisions: 100,
    })
    for (const count of Object.values(counts.done)) expect(count).toBeTypeOf('number')
  })
})
