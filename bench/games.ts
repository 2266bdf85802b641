import { searchBot } from '../runtime/bots/search-bot.ts'
import { randomSource } from '../runtime/bots/random-source.ts'
import { type BaseState, CHANCE } from '../runtime/engine.ts'
import { statePacker } from '../runtime/packed/state-packer.ts'
import type { FullEngine } from '../runtime/parts.ts'
import { countAfresh } from '../runtime/rounds/rounds.ts'
import { matchRows } from './matches.ts'
import { type Effort, bytesHeld, nanoseconds, rates } from './measure.ts'
import { liveGame, playout } from './play.ts'
import { pickFrom } from './random.ts'
import { type Row, digits, short } from './report.ts'

/** States in which a cost is measured: every so many decisions of random games. */
const SAMPLES = 256

/** A game that is measured, and what its rows say of it. */
interface Measuring {
  readonly engine: FullEngine<BaseState>
  readonly of: string
  readonly effort: Effort
  readonly players: number | undefined
  readonly states: readonly BaseState[]
}

/** Figures of a game for as many players as it needs, or for `players`. */
export async function gameRows(path: string, effort: Effort, players?: number): Promise<Row[]> {
  const engine = await liveGame(path)
  const of = `${engine.info.name}${players === undefined ? '' : ` for ${players}`}, generated engine`
  const playing = playouts(engine, effort, players)
  const measuring = { engine, of, effort, players, states: sampled(engine, players) }
  const old = engine.clone(measuring.states[0] as BaseState)
  const [copying = Number.NaN, watching = Number.NaN] = besides(engine, effort, players, [
    (s) => engine.copyInto(old, s),
    (s) => engine.observe(s, 0),
  ])
  return [
    ...playingRows(of, playing),
    ...copyRows(measuring, playing.each, copying),
    searchRow(measuring),
    ...observationRows(measuring, watching),
    ...choiceRows(measuring),
    ...matchRows(engine, of, effort, players),
  ]
}

/** What one piece of work costs in the states of random games. */
function costRow(
  { of, states, effort }: Measuring,
  what: string,
  note: string,
  work: (s: BaseState, i: number) => unknown,
): Row {
  return { of, what, figure: `${short(nanoseconds(over(states, work), effort))} ns`, note }
}

const playingRows = (of: string, { games, length }: Playing): Row[] => [
  { of, what: 'random games', figure: `${short(games)} /s`, note: `${digits(length)} decisions each` },
  { of, what: 'decisions', figure: `${short(games * length)} /s`, note: 'listing, choosing and applying' },
]

/** `each`: how long a decision takes, and `copying` how much longer with a copy before it. */
function copyRows(measuring: Measuring, each: number, copying: number): Row[] {
  const { engine, of, states } = measuring
  return [
    costRow(measuring, 'clone', '', (s) => engine.clone(s)),
    costRow(measuring, 'copy into a state that is no longer needed', '', copyingInto(engine, states)),
    {
      of,
      what: 'decisions, each after such a copy',
      figure: `${short(1e9 / (each + copying))} /s`,
      note: `${digits((each + copying) / each)} times as long as without`,
    },
    { of, what: 'memory of a copy', figure: `${short(bytesOfCopy(engine, states))} bytes`, note: 'of the heap' },
    packedRow(measuring),
  ]
}

/** `watching`: how much longer a decision takes that a seat looks on at. */
function observationRows(measuring: Measuring, watching: number): Row[] {
  const { engine, of, states } = measuring
  const viewers = states[0]?.players ?? 0
  return [
    costRow(measuring, 'observe, where nothing has changed', '', (s, i) => engine.observe(s, i % viewers)),
    {
      of,
      what: 'observe, after each decision',
      figure: `${short(watching)} ns`,
      note: 'all that a seat may know, in words, kept up to date',
    },
  ]
}

function choiceRows(measuring: Measuring): Row[] {
  const { engine } = measuring
  const choices: number[] = []
  const anew = 'without the test whether announcements can be completed'
  return [
    costRow(measuring, 'choices, as listed when asked', '', (s) => engine.choices(s)),
    costRow(measuring, 'choices, worked out anew', anew, (s) => {
      const top = s.frames[s.frames.length - 1]
      choices.length = 0
      // As for an answer: nothing else begins to count here, and so many lists together would be too many.
      countAfresh(s.roundLimit)
      if (top !== undefined) engine.parts.list(s, top, s.ask, s.asked, choices)
    }),
  ]
}

function copyingInto(engine: FullEngine<BaseState>, [first]: readonly BaseState[]): (s: BaseState) => unknown {
  if (first === undefined) throw new Error('no state was met')
  const old = engine.clone(first)
  return (s) => engine.copyInto(old, s)
}

/** Random games in a second, their decisions, and how long one of these takes, in nanoseconds. */
interface Playing {
  readonly games: number
  readonly length: number
  readonly each: number
}

function playouts(engine: FullEngine<BaseState>, effort: Effort, players: number | undefined): Playing {
  const pick = pickFrom(1)
  let seed = 0
  let decisions = 0
  const perGame = nanoseconds(
    () => {
      seed += 1
      decisions += playout(engine, seed, pick, undefined, players).decisions
      return 1
    },
    { rounds: effort.rounds, ms: effort.ms * 4 },
  )
  const length = decisions / seed
  return { games: 1e9 / perGame, length, each: perGame / length }
}

/** What works before each decision of random games cost, in nanoseconds: how much longer the games take with each. */
function besides(
  engine: FullEngine<BaseState>,
  effort: Effort,
  players: number | undefined,
  works: readonly ((s: BaseState) => unknown)[],
): number[] {
  const pick = pickFrom(4)
  let seed = 0
  const games = [undefined, ...works].map((each) => () => playout(engine, (seed += 1), pick, each, players).decisions)
  const [plain = Number.NaN, ...others] = rates(games, { rounds: effort.rounds, ms: effort.ms * 4 })
  return others.map((rate) => 1e9 / rate - 1e9 / plain)
}

/** Texts that are made at once to weigh them. */
const TEXTS = 20_000

/** What a state takes of the heap that `statePacker` keeps: its text, what V8 adds to it, and its place in a list. */
function packedRow({ engine, of, effort, states }: Measuring): Row {
  const packer = statePacker(engine)
  const packed = (i: number): string => packer.pack(states[i % states.length] as BaseState)
  const signs = states.reduce((sum, _, i) => sum + packed(i).length, 0) / states.length
  const [packing, unpacking] = [
    nanoseconds(
      over(states, (_, i) => packed(i)),
      effort,
    ),
    nanoseconds(
      over(states, (_, i) => packer.unpack(packed(i))),
      effort,
    ),
  ]
  const before = bytesHeld()
  const texts = Array.from({ length: TEXTS }, (_, i) => packed(i))
  const figure = `${short((bytesHeld() - before) / texts.length)} bytes`
  const times = `packed in ${short(packing)} ns, and both in ${short(unpacking)} ns`
  return { of, what: 'memory of a packed state', figure, note: `${short(signs)} where texts are joined; ${times}` }
}

/** Decisions that a search bot thinks about, and how often for each. */
const THOUGHT = { decisions: 16, iterations: 50 }

function searchRow({ engine, of, states, effort }: Measuring): Row {
  const { decisions, iterations } = THOUGHT
  const random = randomSource(6)
  const bot = searchBot({ iterations })
  const open = states.filter((s) => s.asked !== CHANCE && engine.choices(s).length > 1).slice(0, decisions)
  const rate =
    1e9 /
    nanoseconds(() => {
      for (const s of open) bot.choose(engine, s, s.asked, random)
      return open.length * iterations
    }, effort)
  return {
    of,
    what: 'search bot, iterations',
    figure: `${short(rate)} /s`,
    note: 'to the end of a stretch, or of the game',
  }
}

/** Copies that are made at once to weigh them. */
const COPIES = 2000

function bytesOfCopy(engine: FullEngine<BaseState>, states: readonly BaseState[]): number {
  const before = bytesHeld()
  const copies = Array.from({ length: COPIES }, (_, i) => engine.clone(states[i % states.length] as BaseState))
  return (bytesHeld() - before) / copies.length
}

function sampled(engine: FullEngine<BaseState>, players: number | undefined): BaseState[] {
  const pick = pickFrom(2)
  const states: BaseState[] = []
  for (let seed = 1; states.length < SAMPLES; seed++) {
    playout(
      engine,
      seed,
      pick,
      (s) => {
        if (states.length < SAMPLES && pick(17) === 0) states.push(engine.clone(s))
      },
      players,
    )
  }
  return states
}

/** Does the work once in each state. What it gives is kept to the end of the pass, so that it cannot be left out. */
function over(states: readonly BaseState[], work: (s: BaseState, i: number) => unknown): () => number {
  let last: unknown
  return () => {
    for (let i = 0; i < states.length; i++) last = work(states[i] as BaseState, i)
    return last === states ? 0 : states.length
  }
}
