import type { BaseState } from '../runtime/engine.ts'
import type { FullEngine } from '../runtime/parts.ts'
import { matchRows } from './matches.ts'
import { type Effort, nanoseconds } from './measure.ts'
import { liveGame, playout } from './play.ts'
import { pickFrom } from './random.ts'
import { type Row, digits, short } from './report.ts'

/** States in which a cost is measured: every so many decisions of random games. */
const SAMPLES = 256

/** Figures of a game for as many players as it needs, or for `players`. */
export async function gameRows(path: string, effort: Effort, players?: number): Promise<Row[]> {
  const engine = await liveGame(path)
  const of = `${engine.info.name}${players === undefined ? '' : ` for ${players}`}, generated engine`
  const playing = playouts(engine, effort, players)
  const states = sampled(engine, players)
  const viewers = states[0]?.players ?? 0
  const cost = (what: string, note: string, work: (s: BaseState, i: number) => unknown): Row => ({
    of,
    what,
    figure: `${short(nanoseconds(over(states, work), effort))} ns`,
    note,
  })
  const choices: number[] = []
  return [
    {
      of,
      what: 'random games',
      figure: `${short(playing.games)} /s`,
      note: `${digits(playing.length)} decisions each`,
    },
    {
      of,
      what: 'decisions',
      figure: `${short(playing.games * playing.length)} /s`,
      note: 'listing, choosing and applying',
    },
    cost('clone', '', (s) => engine.clone(s)),
    cost('copy into a state that is no longer needed', '', copyingInto(engine, states)),
    cost('observe', 'all that a seat may know, in words', (s, i) => engine.observe(s, i % viewers)),
    cost('choices, as listed when asked', '', (s) => engine.choices(s, choices)),
    cost('choices, worked out anew', 'without the test whether announcements can be completed', (s) => {
      const top = s.frames[s.frames.length - 1]
      choices.length = 0
      if (top !== undefined) engine.parts.list(s, top, s.ask, s.asked, choices)
    }),
    ...matchRows(engine, of, effort, players),
  ]
}

function copyingInto(engine: FullEngine<BaseState>, [first]: readonly BaseState[]): (s: BaseState) => unknown {
  if (first === undefined) throw new Error('no state was met')
  const old = engine.clone(first)
  return (s) => engine.copyInto(old, s)
}

function playouts(
  engine: FullEngine<BaseState>,
  effort: Effort,
  players: number | undefined,
): { readonly games: number; readonly length: number } {
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
  return { games: 1e9 / perGame, length: decisions / seed }
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
