import { describe, expect, test } from 'vitest'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import { isMeantFor } from '../../runtime/told/audience.ts'
import { boardFacts } from '../../runtime/words/board-facts.ts'
import { toldAs } from '../../runtime/words/sentence.ts'
import { makeSheet } from '../../studio/play/make-sheet.ts'
import { PlayHandlers } from '../../studio/play/play-handlers.ts'
import { byDay, sampledByDay } from '../kit/effort.ts'
import { shelfEngine, shelfGames, shelfWritten } from '../kit/shelf-games.ts'

/** What a board has of several values: an entry of zero says nothing that its absence does not. */
const ZERO_OF = /(^|, )[^,]+ 0(,|$)/u

describe.each(sampledByDay(shelfGames, 10, 'in sentences'))('$name', ({ path, players }) => {
  test('asks everything by a sentence of its rules', async () => {
    const { parts } = await shelfEngine(path)
    // Of what nothing is told everybody is asked at the same moment, in the words that the game has for it.
    const raw = parts.sites.filter(({ said, untold }) => said === undefined && untold !== true)
    expect(raw.map(({ kind, at, prompt }) => `${kind} at ${at}: ${prompt}`)).toEqual([])
  })

  test('tells whatever happens in sentences of its rules, and no counter of the machine', async () => {
    const engine = await shelfEngine(path)
    const { parts, info } = engine
    const raw = new Set<string>()
    const random = randomSource(5)
    for (const seed of byDay([1, 2], [1, 2, 3, 4])) {
      const state = engine.setup({ seed, log: true, players: players?.[seed % 2] ?? 2 })
      for (let step = 0; step < byDay(200, 800) && state.ask !== 0; step += 1) {
        for (const { name, value } of boardFacts(parts, state, 0)) if (ZERO_OF.test(value)) raw.add(`${name} ${value}`)
        state.log = []
        engine.apply(state, randomBot.choose(engine, state, state.asked, random))
        for (const each of state.log) {
          if (each.kind !== 'event' || !isMeantFor(each, 0) || toldAs(parts, each.event, each.args) !== null) continue
          const [line] = linesOf(engine, state, [each], 0)
          const event = info.events[each.event]?.name ?? ''
          if (line !== undefined && ![...raw].some((other) => other.startsWith(`${event}: `) && event !== 'move'))
            raw.add(`${event}: ${line.words}`)
        }
      }
    }
    expect([...raw]).toEqual([])
  })
})

test('what an answer has chosen is told once at a table, though another rule carries it out', async () => {
  const { engine, written } = await shelfWritten('rules/trump-king/trump-king.rules')
  const handlers = new PlayHandlers(() => ({ engine, sheet: makeSheet(engine, written), examples: [] }))
  const beginning = { kind: 'deal', seed: 1, players: 2, options: {} } as const
  let { table } = await handlers.begin({ beginning, viewer: 'all' })
  const sets: string[] = []
  for (let taken = 0; taken < 60 && table.question !== null; taken += 1) {
    const { choices } = table.question
    const place = choices.find(({ words }) => words.startsWith('set-card'))?.place ?? (taken * 7) % choices.length
    table = handlers.answer({ step: table.step, place, viewer: 'all' })
    sets.push(...(table.told.at(-1)?.lines ?? []).map(({ words }) => words).filter((each) => /\bsets?\b/u.test(each)))
  }
  expect(sets).toContainEqual(expect.stringMatching(/^[AB] sets /))
  expect(sets.filter((words) => words.includes(': '))).toEqual([])
})
