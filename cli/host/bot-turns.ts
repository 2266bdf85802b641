import type { Choice } from '../../runtime/engine.ts'
import type { Match } from '../../runtime/match/match.ts'
import type { AnswerOutcome } from '../../runtime/match/outcome.ts'
import type { MadeGame } from './made-game.ts'

/** How bots at tables choose: they look ahead, and use no more than their seat may know. */
const BOT = 'search:30'

/** Lets bots answer at a table, one after the other and not at once, so that people see what they do. */
export class BotTurns {
  readonly #pause: number
  readonly #isBot: (seat: number) => boolean
  readonly #after: (outcome: AnswerOutcome) => void
  #timer: NodeJS.Timeout | undefined
  /** The match in which a bot has the turn; null where none has. */
  #on: Match | null = null

  constructor(pause: number, isBot: (seat: number) => boolean, after: (outcome: AnswerOutcome) => void) {
    this.#pause = pause
    this.#isBot = isBot
    this.#after = after
  }

  /** Begins where a bot is asked and none has the turn yet. */
  look(match: Match, game: MadeGame | null): void {
    if (game === null || this.#on === match || !match.asked.some(this.#isBot)) return
    this.#on = match
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#turn(match, game), this.#pause)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#on = null
  }

  async #turn(match: Match, game: MadeGame): Promise<void> {
    const seat = match.asked.find(this.#isBot)
    const step = seat === undefined ? 0 : match.stepOf(seat)
    const choice = seat === undefined ? null : await chosen(match, game, seat)
    // Another game was begun, or the table is gone.
    if (this.#on !== match) return
    this.#on = null
    // Whose place somebody took meanwhile answers for itself.
    if (seat === undefined || !this.#isBot(seat)) return this.look(match, game)
    const outcome = choice === null ? null : match.answerBy({ name: BOT, choose: () => choice }, seat, step)
    this.#after(outcome?.taken === true ? outcome : match.timeOut(seat, match.stepOf(seat), 'random'))
    this.look(match, game)
  }
}

/** Null where the bot comes to no choice, as where it takes too long. */
async function chosen(match: Match, game: MadeGame, seat: number): Promise<Choice | null> {
  try {
    return await game.think({ saved: JSON.stringify(match.save()), seat, bot: BOT })
  } catch {
    return null
  }
}
