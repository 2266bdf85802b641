import { describe, expect, it, test } from 'vitest'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { PlayHandlers } from '../../studio/play/play-handlers.ts'
import { tableBetween } from '../../studio/play/between.ts'
import type { SeenTable } from '../../studio/play/table.ts'
import { makeSheet } from '../../studio/play/make-sheet.ts'
import { sampledByDay, times } from '../kit/effort.ts'
import { shelfGames, shelfWritten } from '../kit/shelf-games.ts'

const DECISIONS = 200

/** A game that ships, as the worker of the page plays it; its engine. */
async function playing(path: string) {
  const { engine, written } = await shelfWritten(path)
  const sheet = makeSheet(engine, written)
  return { handlers: new PlayHandlers(() => ({ engine, sheet, examples: [] })), engine }
}

/** All tables that are shown while a game is played at random by the eyes of one seat. */
async function tablesOf(path: string, seed: number): Promise<readonly SeenTable[]> {
  const { handlers, engine } = await playing(path)
  const random = randomSource(seed, 5)
  const players = engine.info.seats.from
  const beginning = { kind: 'deal', seed, players, options: {} } as const
  const tables = [(await handlers.begin({ beginning, viewer: 0 })).table]
  for (let taken = 0; taken < DECISIONS * times && tables.at(-1)?.question != null; taken += 1) {
    const step = tables.at(-1)?.step ?? 0
    const all = handlers.show({ viewer: 'all' })
    handlers.show({ viewer: 0 })
    const place = Math.floor(random() * (all.question?.choices.length ?? 1))
    tables.push(handlers.answer({ step, place, viewer: 0 }))
  }
  return tables
}

const trick = (table: SeenTable): number =>
  table.zones.filter(({ name }) => name === 'trick').reduce((sum, { cards }) => sum + cards.length, 0)

test.each(['hearts', 'whist', 'spades'])('a trick of %s lies whole before it is taken', async (name) => {
  const tables = await tablesOf(`rules/${name}/${name}.rules`, 1)
  const steps = tables.map((table, at) => ({ table, before: tables[at - 1] ?? table }))
  const taken = steps.filter(({ table, before }) => trick(before) === 3 && trick(table) === 0)
  expect(taken.length).toBeGreaterThan(5)
  for (const { table, before } of taken) {
    const between = tableBetween(table.passed ?? [], before)
    expect(trick(between)).toBe(4)
    const tricks = between.zones.filter((zone) => zone.name === 'trick')
    const lies = tricks.flatMap(({ cards }) => cards)
    expect(lies.every(({ face }) => face !== null)).toBe(true)
    // Each of them was laid by another seat.
    const laid = tricks.flatMap(({ seat, cards }) => cards.map(({ by }) => seat ?? by))
    expect(new Set(laid).size).toBe(4)
  }
})

describe('what is shown while a step comes about', () => {
  it.each(sampledByDay(shelfGames, 5, 'tables shown').map(({ name, path }) => [name, path]))(
    'has each card of %s once, as it was told',
    async (_, path) => {
      const tables = await tablesOf(path, 2)
      for (const [at, { passed, told }] of tables.entries()) {
        const before = tables[at - 1]
        if (passed === undefined || before === undefined) continue
        const between = tableBetween(passed, before)
        const cards = between.zones.flatMap((zone) => zone.cards)
        expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
        expect(between.question).toBeNull()
        expect(told.length).toBeGreaterThan(0)
      }
    },
  )
})
