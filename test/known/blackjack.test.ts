import { expect, test } from 'vitest'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { liveGame } from '../kit/kept-games.ts'

/** What a player loses of all bets who draws and stands as the dealer must: https://wizardofodds.com/games/blackjack/faq/ */
const KNOWN = 0.0548

/** The deviation of one round's result, in bets: near one, as most rounds win or lose a bet. */
const DEVIATION = 1

const BET = 2
const ROUNDS = 50

// Who knows the rules is told by the edge of the house: each wrong payment or draw moves it by more than this allows.
test('whoever plays like the dealer loses what is known', { timeout: 120_000 }, async () => {
  const { engine } = await liveGame('bench/blackjack/mimic-the-dealer.rules')
  const games = 1_000
  const options = { rounds: String(ROUNDS) }
  const plan = { seed: 1, games, players: 1, options, bots: [randomBot], rotate: false, maxDecisions: 1_000 }
  const won = simulate(engine, plan).reduce((sum, { results }) => sum + (results?.[0] ?? 0), 0)
  const rounds = games * ROUNDS
  expect(Math.abs(-won / (rounds * BET) - KNOWN)).toBeLessThan((4 * DEVIATION) / Math.sqrt(rounds))
})
