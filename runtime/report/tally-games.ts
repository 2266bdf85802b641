import type { BaseState, Choice, CardId, Seat } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { type GamePlan, type PlayedGame, playGame } from '../simulate/play-game.ts'
import type { CardTally, GameTally, QuestionTally } from './game-tally.ts'
import { NO_NUMBERS, withNumber } from './histogram.ts'
import { endOf, sharesOf } from './shares.ts'
import { NO_SUMS, type Sums, meanOf, withValue } from './sums.ts'
import type { Ended } from '../simulate/is-won.ts'

/** What went on in one game besides its end. */
interface Watched {
  real: number
  readonly questions: Map<number, { asked: number; forced: number; logs: Sums }>
  readonly held: CardsHeld
  /** Definitions of cards that somebody chose to do something with. */
  readonly played: Set<number>
}

/** Plays one game and tells what it came to. @throws GameFault where an engine or bot fails */
export function tallyGame(engine: FullEngine<BaseState>, plan: GamePlan): GameTally {
  const players = plan.bots.length
  const watched: Watched = {
    real: 0,
    questions: new Map(),
    held: new CardsHeld(engine, players),
    played: new Set(),
  }
  const game = playGame(engine, plan, (state, choice) => watch(engine, watched, state as BaseState, choice))
  return told(engine, game, watched)
}

function watch(engine: FullEngine<BaseState>, w: Watched, s: BaseState, choice: Choice): void {
  const choices = s.legal.length + (s.optional || s.legal.length === 0 ? 1 : 0)
  const question = w.questions.get(s.ask) ?? { asked: 0, forced: 0, logs: NO_SUMS }
  question.asked += 1
  if (choices < 2) question.forced += 1
  else question.logs = withValue(question.logs, Math.log(choices))
  w.questions.set(s.ask, question)
  if (choices > 1) w.real += 1
  w.held.look(s)
  const card = cardOf(engine, s, choice)
  if (card !== null) w.played.add(s.def[card] as number)
}

/** The card that a move is about, or that is chosen at a question, be it one after the other of several. */
function cardOf(engine: FullEngine<BaseState>, s: BaseState, choice: Choice): number | null {
  const move = engine.moveOf(s, choice)
  if (move.kind === 'choose') return move.isCard ? move.value : null
  if (move.kind !== 'act') return null
  const main = engine.info.events[move.event]?.params.findIndex(({ role, type }) => role === 'main' && type === 'card')
  return main === undefined || main < 0 ? null : (move.args[main] ?? null)
}

function told(engine: FullEngine<BaseState>, game: PlayedGame, w: Watched): GameTally {
  const ended = endOf(game)
  const shares = ended === null ? [] : sharesOf(ended)
  const results = ended?.results ?? []
  return {
    games: 1,
    finished: ended === null ? 0 : 1,
    standstills: game.standstill === undefined ? 0 : 1,
    breaches: game.breach === undefined ? 0 : 1,
    drawn: shares.some((share) => share > 0 && share < 1) ? 1 : 0,
    wins: shares.map((share) => withValue(NO_SUMS, share)),
    results: results.map((result) => withValue(NO_SUMS, result)),
    together: together(shares),
    sides: Object.fromEntries(
      (ended?.sides ?? []).map((side, seat) => [side, withValue(NO_SUMS, shares[seat] ?? 0)] as const),
    ),
    margins: ended === null ? NO_SUMS : withValue(NO_SUMS, margin(ended)),
    decisions: ended === null ? NO_NUMBERS : withNumber(NO_NUMBERS, game.decisions),
    realDecisions: ended === null ? NO_NUMBERS : withNumber(NO_NUMBERS, w.real),
    questions: Object.fromEntries(w.questions) as Readonly<Record<number, QuestionTally>>,
    cards: cardTallies(engine, w, shares),
  }
}

/** Of two seats each, themselves among them; what is nothing is left out. */
function together(shares: readonly number[]): Record<string, number> {
  const found = shares.flatMap((x, a) =>
    shares.flatMap((y, b) => (b < a || x * y === 0 ? [] : [[`${a},${b}`, x * y] as const])),
  )
  return Object.fromEntries(found)
}

/** What the best result is ahead of the best of all who play on another side. */
function margin(ended: Ended): number {
  const { results, sides } = ended
  const best = results.indexOf(Math.max(...results))
  const others = results.filter((_, seat) => (sides === null ? seat !== best : sides[seat] !== sides[best]))
  return others.length === 0 ? 0 : Math.max(...results) - Math.max(...others)
}

function cardTallies({ info }: FullEngine<BaseState>, { held, played }: Watched, shares: readonly number[]) {
  const seen = new Set([...held.held.flatMap((cards) => [...cards]), ...played])
  return Object.fromEntries(
    [...seen].flatMap((card): [number, CardTally][] => {
      if (info.cards[card] === undefined) return []
      const [among, without] = [true, false].map((has) =>
        shares.flatMap((share, seat) => (held.held[seat]?.has(card) === has ? [share] : [])).reduce(withValue, NO_SUMS),
      ) as [Sums, Sums]
      const both = among.count > 0 && without.count > 0
      const difference = both ? withValue(NO_SUMS, meanOf(among) - meanOf(without)) : NO_SUMS
      return [[card, { held: among, without, difference, played: played.has(card) ? 1 : 0 }]]
    }),
  )
}

/**
 * Notes which cards each seat held in its hand in a game: in a zone of its own that it sees, and not everybody. Only
 * cards that were moved since are looked at again.
 */
class CardsHeld {
  /** By seat: definitions of cards that it held. */
  readonly held: readonly Set<number>[]
  private readonly lay: number[] = []
  private readonly engine: FullEngine<BaseState>
  private readonly owners: ReadonlyMap<number, Seat>

  constructor(engine: FullEngine<BaseState>, players: number) {
    this.engine = engine
    this.held = Array.from({ length: players }, () => new Set<number>())
    this.owners = zonesOfSeats(engine, players)
  }

  look(s: BaseState): void {
    for (let card = 0; card < s.place.length; card++) {
      const zone = s.place[card] as number
      if (this.lay[card] === zone) continue
      this.lay[card] = zone
      const seat = this.owners.get(zone)
      if (seat !== undefined && this.isInHand(s, card, seat)) this.held[seat]?.add(s.def[card] as number)
    }
  }

  private isInHand(s: BaseState, card: CardId, seat: Seat): boolean {
    const viewers = this.engine.parts.viewers(s, card)
    return viewers.includes(seat) && viewers.length < s.players
  }
}

function zonesOfSeats({ info, parts }: FullEngine<BaseState>, players: number): ReadonlyMap<number, Seat> {
  const found = new Map<number, Seat>()
  for (const [i, { perSeat, holds }] of info.zones.entries()) {
    const first = parts.zoneBases[i]
    if (!perSeat || holds !== 'cards' || first === undefined) continue
    for (let seat = 0; seat < players; seat++) found.set(first + seat, seat)
  }
  return found
}
