import { bounded } from './rounds/bounded.ts'
import { brokenIn } from './kernel/broken.ts'
import { coreEngine } from './core-engine.ts'
import { bringDecks, deckOf, deckProblems, decksOf } from './decks/deck-parts.ts'
import { describeChoice } from './words/describe.ts'
import { determinize } from './secrets/determinize.ts'
import type { BaseState, Explanation, Seat } from './engine.ts'
import { explainChoice } from './reasons/explain-choice.ts'
import { explainMoveTo, whyUntold } from './reasons/explain.ts'
import type { GameTypes } from './match/game-types.ts'
import { imaginedStates } from './match/imagine.ts'
import { moveOf } from './kernel/move-code.ts'
import type { FullEngine, Parts } from './parts.ts'
import { parseMove } from './words/parse-move.ts'
import { position } from './told/position.ts'
import { untilRound } from './rounds/rounds.ts'
import { indexOfName } from './words/same-name.ts'
import { checkSeat, seatsProblem } from './kernel/seats-problem.ts'
import { sidesIn } from './kernel/sides.ts'
import { optionIndexes } from './kernel/set-up.ts'
import { whyBound } from './reasons/why-bound.ts'

export function makeEngine<S extends BaseState, G extends GameTypes = GameTypes>(parts: Parts<S>): FullEngine<S, G> {
  const { info } = parts
  return {
    ...coreEngine<S, G>(parts),
    parts,
    bounded: (s, work) => bounded(parts, s, work),
    toStretchEnd: (s, play) => toStretchEnd(parts, s, play),
    position: (s) => position(parts, s),
    determinize: (s, viewer, random, memory) => {
      checkSeat(s, viewer)
      const world = (): S =>
        memory === undefined ? determinize(parts, s, viewer, random) : imaginedStates(parts, s, viewer, memory)(random)
      return bounded(parts, s, world)
    },
    sides: (s) => bounded(parts, s, () => sidesIn(parts, s)),
    broken: (s) => bounded(parts, s, () => brokenIn(parts, s)),
    explain: (s, seat, move) => {
      checkSeat(s, seat)
      return bounded(parts, s, () => explain(parts, s, seat, move))
    },
    checkDeck: (deck, options) => {
      const s = parts.newState(info.seats.from, optionIndexes(info, parts.defaults, options), 0)
      // Alone: what others bring is no reason against it.
      bringDecks(parts, s, [deck, ...Array.from({ length: info.seats.from - 1 }, () => ({}))])
      return bounded(parts, s, () => deckProblems(parts, s, 0))
    },
    checkTable: (decks, options) => {
      const players = Math.max(info.seats.from, decks.length)
      const problem = seatsProblem(info, players)
      if (problem !== null) throw new RangeError(problem)
      const s = parts.newState(players, optionIndexes(info, parts.defaults, options), 0)
      bringDecks(parts, s, decks)
      return bounded(parts, s, () => decks.map((_, seat) => deckProblems(parts, s, seat)))
    },
    decks: (s) => decksOf(parts, s),
    drafts: parts.draft !== undefined,
    defaultDecks: () => (parts.decks?.defaults ?? []).map(({ title, lists }) => ({ title, deck: deckOf(info, lists) })),
  }
}

function toStretchEnd<S extends BaseState>({ stretches }: Parts<S>, s: S, play: (s: S) => void): void {
  if (stretches === undefined) play(s)
  else if (untilRound(stretches.loop, () => play(s))) stretches.end(s)
}

function explain<S extends BaseState>(parts: Parts<S>, s: S, seat: Seat, move: string): Explanation {
  // Words that name an offered move mean that move, also where another copy of the card bears the same name.
  const offered =
    s.ask !== 0 && s.asked === seat
      ? s.legal.find((c) => describeChoice(parts, s, moveOf(parts, s, c), seat) === move.trim())
      : undefined
  const meant = offered === undefined ? null : moveOf(parts, s, offered)
  if (meant?.kind === 'act') {
    const told = explainMoveTo(parts, s, seat, meant.event, meant.args)
    const isBound = !s.optional && parts.sites[s.ask - 1]?.binding === true
    return isBound && meansPassing(parts, s, move) ? besidesPassing(parts, s, told) : told
  }
  // What names no event is about the choice that is asked; so is passing, where an event may be called like that.
  const passes = s.ask !== 0 && s.asked === seat && meansPassing(parts, s, move)
  const [first = ''] = move.trim().split(/\s+/)
  const events = parts.info.events.map(({ name }) => name)
  const chosen = passes || indexOfName(events, first) < 0 ? explainChoice(parts, s, seat, move.trim()) : null
  if (chosen !== null) return chosen
  const found = parseMove(parts, s, seat, move)
  if ('allowed' in found) return found
  const untold = whyUntold(parts, seat, found.event, found.args)
  return untold === null
    ? explainMoveTo(parts, s, seat, found.event, found.args)
    : { allowed: false, move, reasons: [{ rule: 'move', clauses: [], text: untold, place: '' }] }
}

const meansPassing = <S extends BaseState>(parts: Parts<S>, s: S, move: string): boolean =>
  describeChoice(parts, s, { kind: 'decline' }, s.asked) === move.trim()

/** An offered event that is called like passing, where passing itself is no answer. */
function besidesPassing<S extends BaseState>(parts: Parts<S>, s: S, told: Explanation): Explanation {
  const bound = whyBound(parts, s).map(({ rule, place, text }) => (place === '' ? text : `see ${rule}`))
  const text = `this is the event of that name; to ${told.move} without it is not possible: ${bound.join(', ')}`
  return { ...told, reasons: [...told.reasons, { rule: 'move', clauses: [], text, place: '' }] }
}
