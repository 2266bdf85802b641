import type { Game, Move } from 'boardgame.io'
import { type Engine, Match, type PlainMove, type ToldStep, type View } from 'houserules/runtime'
import { Matches } from './matches.ts'

/** What boardgame.io keeps of a game on its server; clients are sent `SeatState`. */
export interface ServerState {
  /** `Match.save()` as text. */
  readonly saved: string
}

/** What a client has as `G`: of the match nothing but what its seat is handed. */
export interface SeatState {
  readonly view: View
  readonly told: readonly ToldStep[]
}

/** What somebody is sent who has no seat. */
type Spectated = Readonly<Record<string, never>>

/** What the library takes for a move that cannot be made; modules of Node cannot import the word from it. */
const INVALID_MOVE = 'INVALID_MOVE'

/**
 * A game of houserules for boardgame.io. Its one move is `answer`, with the step and a choice as `Match` takes them.
 * The library keeps a match as its save, so that its storages, lobbies and reconnection work as they are. Its own log, undo
 * and turn order are left unused: the rules decide whose turn it is.
 */
export function asBoardGame(name: string, engine: Engine): Game<ServerState> {
  const matches = new Matches(engine)
  const answer: Move<ServerState> = {
    client: false,
    redact: true,
    move: ({ G, playerID }, step: number, choice: number | PlainMove) => {
      const match = matches.of(G.saved)
      return match.answer(Number(playerID), step, choice).taken ? { saved: matches.save(match) } : INVALID_MOVE
    },
  }
  return {
    name,
    minPlayers: engine.info.seats.from,
    maxPlayers: engine.info.seats.to,
    setup: ({ ctx, random }) => {
      const seed = random.Die(2 ** 31)
      return { saved: matches.save(Match.open(engine, { seed, players: ctx.numPlayers })) }
    },
    moves: { answer },
    turn: { activePlayers: { all: 'asked' }, stages: { asked: {} } },
    disableUndo: true,
    endIf: ({ G }) => {
      const { results } = matches.of(G.saved)
      return results === null ? undefined : { results }
    },
    playerView: ({ G, playerID }) => (isSeatState(G) ? G : seatState(matches.of(G.saved), playerID)),
  }
}

/** The library makes views on the server, and makes views of them again on the client. */
const isSeatState = (G: ServerState | SeatState | Spectated): G is SeatState | Spectated => !('saved' in G)

function seatState(match: Match, playerID: string | null | undefined): SeatState | Spectated {
  const seat = /^\d+$/.test(playerID ?? '') ? Number(playerID) : match.seats
  return seat < match.seats ? { view: match.view(seat), told: match.log(seat, match.stepOf(seat)) } : {}
}
