import {
  DECLINE,
  seatName,
  type BaseState,
  type Choice,
  type Decision,
  type Engine,
  type Happening,
  type Seat,
} from '../../runtime/engine.ts'
import { randomBelow, seedRandom } from '../../runtime/kernel/kernel.ts'

/**
 * A betting game written by hand, so that tests of bots, records and commands do not lean on the compiler. Each player
 * holds one hidden number of 0 … 9 and in turn backs it (stakes 2) or drops out (loses 1); the highest backed number
 * takes the stakes. Then come the next numbers, `rounds` times.
 */
export interface DuelState extends BaseState {
  round: number
  /** Number held by each seat. */
  held: number[]
  /** Whether each seat backed its number in this round. */
  backs: boolean[]
  chips: number[]
}

export const BACK: Choice = 1
const DEAL = 0
const BACKED = 1
const DROPPED = 2

const info = {
  name: 'NumberDuel',
  title: 'the higher number takes the stakes',
  seats: { from: 2, to: 4 },
  options: [{ name: 'rounds', values: ['three', 'one'], clauses: ['duel.3'] }],
  events: [{ name: 'back', params: [], clauses: ['duel.2'] }],
  rules: [
    { name: 'back', kind: 'may', clauses: ['duel.2'], text: 'player p may back at turn', place: 'number-duel.rules:4' },
  ],
  cards: Array.from({ length: 10 }, (_, n) => String(n)),
  zones: [{ name: 'held', perSeat: true, holds: 'cards' as const }],
  fingerprint: 'd0e1',
}

/** Only what this game changes is copied; the rest stays as it was set up. */
function copy(state: DuelState): DuelState {
  return {
    ...state,
    random: [...state.random],
    result: [...state.result],
    log: state.log === null ? null : [...state.log],
    held: [...state.held],
    backs: [...state.backs],
    chips: [...state.chips],
  }
}

function deal(state: DuelState): void {
  const left = Array.from({ length: 10 }, (_, n) => n)
  state.held = state.held.map(() => left.splice(randomBelow(state, left.length), 1)[0])
  state.backs = state.backs.map(() => false)
  state.asked = 0
  state.log?.push({ kind: 'event', event: DEAL, args: [state.round], glimpses: [], open: false })
}

function settle(state: DuelState): void {
  const backing = state.held.flatMap((number, seat) => (state.backs[seat] ? [{ number, seat }] : []))
  const best = backing.reduce((top, each) => (each.number > top.number ? each : top), { number: -1, seat: -1 })
  state.chips = state.chips.map((chips, seat) => {
    if (seat === best.seat) return chips + 2 * (backing.length - 1) + (state.players - backing.length)
    return chips - (state.backs[seat] ? 2 : 1)
  })
  if (backing.length === 0) state.chips = state.chips.map((chips) => chips + 1)
}

export const numberDuel: Engine<DuelState> = {
  info,
  broken: () => [],
  sides: () => null,
  setup({ seed, players = 2, options = {}, log = false, askAll = false, openChance = false }) {
    const state: DuelState = {
      players,
      options: [options['rounds'] === 'one' ? 1 : 0],
      random: seedRandom(seed),
      def: [],
      owner: [],
      place: [],
      zones: [],
      shown: [],
      result: Array<number>(players).fill(0),
      over: false,
      frames: [],
      ask: 1,
      asked: 0,
      optional: true,
      legal: [],
      effects: [],
      announcing: 0,
      replacing: [],
      dry: 0,
      failed: false,
      reasons: null,
      askAll,
      openChance,
      log: log ? [] : null,
      round: 1,
      held: Array<number>(players).fill(0),
      backs: Array<boolean>(players).fill(false),
      chips: Array<number>(players).fill(0),
    }
    deal(state)
    return state
  },
  clone: copy,
  copyInto: (target, source) => void Object.assign(target, copy(source)),
  decision: (state): Decision | null =>
    state.over
      ? null
      : {
          kind: 'may',
          seat: state.asked,
          site: 1,
          at: 'turn',
          prompt: 'back your number?',
          optional: true,
          clauses: ['duel.2'],
        },
  choices(state: DuelState, out: Choice[] = []) {
    out.length = 0
    if (!state.over) out.push(DECLINE, BACK)
    return out
  },
  apply(state, choice) {
    state.backs[state.asked] = choice === BACK
    const by = state.asked
    const own = { card: by, def: state.held[by], place: by, below: 0, seen: 1 << by, open: false }
    state.log?.push({ kind: 'answer', site: 1, by, choice, glimpses: [own], open: false })
    state.log?.push({
      kind: 'event',
      event: choice === BACK ? BACKED : DROPPED,
      args: [by],
      glimpses: [own],
      open: false,
    })
    state.asked += 1
    if (state.asked < state.players) return
    settle(state)
    if (state.round >= (state.options[0] === 1 ? 1 : 3)) {
      state.result = [...state.chips]
      state.over = true
      state.ask = 0
      return
    }
    state.round += 1
    deal(state)
  },
  tryApply(state, choice) {
    if (state.over || (choice !== DECLINE && choice !== BACK)) return false
    this.apply(state, choice)
    return true
  },
  moveOf: (_state, choice) => ({ kind: choice === DECLINE ? 'decline' : 'yes' }),
  describe: (state, choice, viewer) =>
    choice === DECLINE
      ? 'drop out'
      : `back ${viewer === undefined || viewer === state.asked ? state.held[state.asked] : 'a number'}`,
  observe: (state, viewer) => ({
    viewer: seatName(viewer),
    facts: {
      round: String(state.round),
      chips: Object.fromEntries(state.chips.map((chips, seat) => [seatName(seat), String(chips)])),
    },
    zones: Object.fromEntries(
      state.held.map((number, seat) => [
        `held of ${seatName(seat)}`,
        [{ card: seat === viewer ? String(number) : null, owner: seatName(seat) }],
      ]),
    ),
    pending: [],
    asked: state.over ? null : seatName(state.asked),
    over: state.over,
  }),
  position: (state) => ({
    asked: state.over ? null : seatName(state.asked),
    at: state.over ? '' : 'turn',
    over: state.over,
    results: [...state.result],
    facts: {
      round: String(state.round),
      chips: state.chips.map(String),
      backs: state.backs.map((each) => (each ? 'yes' : 'no')),
    },
    zones: Object.fromEntries(
      state.held.map((number, seat) => [`held of ${seatName(seat)}`, [{ card: String(number) }]]),
    ),
  }),
  determinize(state, viewer, random) {
    const other = copy(state)
    const left = Array.from({ length: 10 }, (_, n) => n).filter((n) => n !== state.held[viewer])
    other.held = state.held.map((number, seat) =>
      seat === viewer ? number : left.splice(Math.floor(random() * left.length), 1)[0],
    )
    return other
  },
  results: (state) => (state.over ? state.result : null),
  explain: (state, seat, move) => {
    const allowed = !state.over && state.asked === seat && (move === 'drop out' || move === `back ${state.held[seat]}`)
    return {
      allowed,
      move,
      reasons: [
        {
          rule: 'back',
          clauses: ['duel.2'],
          text: allowed ? 'player p may back at turn' : 'it is not the turn',
          place: 'number-duel.rules:4',
        },
      ],
    }
  },
  checkDeck: () => [],
  checkTable: (decks) => decks.map(() => []),
  defaultDecks: () => [],
  decks: () => [],
  drafts: false,
  tell(_state, happening: Happening, viewer?: Seat) {
    const [own] = happening.glimpses
    if (happening.kind === 'event' && happening.event === DEAL) return 'numbers are dealt'
    const seat = happening.kind === 'answer' ? happening.by : happening.args[0]
    const isSeen = viewer === undefined || viewer === seat
    if (happening.kind === 'answer')
      return `${seatName(seat)}: ${happening.choice === DECLINE ? 'drop out' : `back ${isSeen ? own.def : 'a number'}`}`
    return happening.event === BACKED
      ? `${seatName(seat)} backs${isSeen ? ` ${own.def}` : ''}`
      : `${seatName(seat)} drops out`
  },
}
