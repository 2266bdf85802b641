import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SeatState, asBoardGame } from '../../examples/boardgame-io/adapter.ts'
import { engine as hearts } from '../../generated/hearts/index.ts'
import { engine as trumpKing } from '../../generated/trump-king/index.ts'
import type { Engine } from '../../runtime/index.ts'
import { source } from '../kit/playout.ts'

// The library's parts are folders without a map of exports, which modules of Node cannot import by name.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as { readonly Client: (plan: object) => BoardClient }
const { Local } = require('boardgame.io/multiplayer') as { readonly Local: () => unknown }

/** As much of a client of the library as is used here. */
interface BoardClient {
  start(): void
  stop(): void
  getState(): { readonly G: SeatState; readonly ctx: { readonly gameover?: { readonly results: readonly number[] } } }
  readonly moves: { readonly answer: (step: number, choice: unknown) => void }
}

/** A client for each seat, and a spectator, at one table in memory. */
function table(engine: Engine, seats: number): BoardClient[] {
  const multiplayer = Local()
  // Without a seed of its own the library deals another game in each run.
  const game = { ...asBoardGame('table', engine), seed: 'table' }
  const ids = [...Array.from({ length: seats }, (_, seat) => String(seat)), null]
  const clients = ids.map((playerID) => Client({ game, multiplayer, playerID, numPlayers: seats, debug: false }))
  for (const client of clients) client.start()
  return clients
}

describe.each([
  ['Hearts', hearts as Engine, 4, 60],
  ['Trump King', trumpKing as Engine, 2, 5000],
])('%s on boardgame.io', (_, engine, seats, most) => {
  // The library says on the console what it refuses.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  test('is played by a client for each seat, each of which is sent its own view alone', () => {
    const clients = table(engine, seats)
    const random = source(3)
    for (let answers = 0; answers < most; answers++) {
      const views = clients.slice(0, seats).map((client) => client.getState().G.view)
      expect(clients[seats]?.getState().G).toEqual({})
      expect(views.map(({ seat }) => seat)).toEqual(['A', 'B', 'C', 'D'].slice(0, seats))
      for (const client of clients) expect(JSON.stringify(client.getState().G)).not.toContain('saved')
      const at = views.findIndex(({ decision }) => decision !== null)
      const decision = views[at]?.decision
      if (decision === null || decision === undefined) break
      // Neither a seat that is not asked nor a late click does anything.
      const idle = views.findIndex((view) => view.decision === null)
      clients[idle]?.moves.answer(decision.step, 0)
      clients[at]?.moves.answer(decision.step - 1, 0)
      expect(clients[at]?.getState().G.view.step).toBe(decision.step)
      clients[at]?.moves.answer(decision.step, decision.choices[random(decision.choices.length)]?.move)
      expect(clients[at]?.getState().G.view.step).toBeGreaterThan(decision.step)
    }
    const { G, ctx } = clients[0]?.getState() ?? expect.fail()
    expect(ctx.gameover === undefined ? null : ctx.gameover.results).toEqual(
      G.view.results === null ? null : Object.values(G.view.results),
    )
    if (seats === 2) expect(ctx.gameover).toBeDefined()
    for (const client of clients) client.stop()
  })
})
