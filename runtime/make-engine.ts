import {
  type BaseState,
  type Choice,
  type Decision,
  type Explanation,
  type GameInfo,
  type Seat,
  type SetupConfig,
  DECLINE,
} from './engine.ts'
import { applied } from './apply.ts'
import { brokenIn } from './broken.ts'
import { bringDecks, deckOf, deckProblems, decksOf } from './decks/deck-parts.ts'
import { describeChoice } from './describe.ts'
import { determinize } from './determinize.ts'
import { tell } from './tell.ts'
import { explainMove, parseMove, whyUntold } from './explain.ts'
import { explainChoice } from './explain-choice.ts'
import { closeStep } from './log.ts'
import { run } from './kernel.ts'
import { observe } from './observe.ts'
import { position } from './position.ts'
import { inWords } from './round-limit-error.ts'
import { inBounds, untilRound } from './rounds.ts'
import { indexOfName } from './same-name.ts'
import type { GameTypes } from './match/game-types.ts'
import { imagination } from './match/imagine.ts'
import { moveOf } from './move-code.ts'
import { checkSeat, checkSeed, checkViewer, seatsProblem } from './seats-problem.ts'
import type { FullEngine, Parts } from './parts.ts'

export function makeEngine<S extends BaseState, G extends GameTypes = GameTypes>(parts: Parts<S>): FullEngine<S, G> {
  const { info, program } = parts
  const choices = (s: S, out: Choice[] = []): Choice[] => {
    const { legal } = s
    const count = s.ask === 0 ? 0 : legal.length
    for (let i = 0; i < count; i++) out[i] = legal[i] as Choice
    const total = s.ask !== 0 && (s.optional || count === 0) ? count + 1 : count
    if (total > count) out[count] = DECLINE
    while (out.length > total) out.pop()
    return out
  }
  const apply = (s: S, choice: Choice): void => applied(parts, s, choice)
  return {
    parts,
    info,
    bounded: (s, work) => bounded(parts, s, work),
    toStretchEnd: (s, play) => toStretchEnd(parts, s, play),
    setup: (config) => setup(parts, config),
    clone: program.clone,
    copyInto: program.copyInto,
    decision: (s) => decision(parts, s),
    choices,
    apply,
    tryApply: (s, choice) => {
      const offered =
        s.ask !== 0 && (s.legal.includes(choice) || (choice === DECLINE && (s.optional || s.legal.length === 0)))
      if (offered) apply(s, choice)
      return offered
    },
    moveOf: (s, choice) => moveOf(parts, s, choice),
    describe: (s, choice, viewer) => {
      checkViewer(s, viewer)
      return bounded(parts, s, () => describeChoice(parts, s, moveOf(parts, s, choice), viewer))
    },
    observe: (s, viewer, memory) => {
      checkSeat(s, viewer)
      return bounded(parts, s, () => observe(parts, s, viewer, memory))
    },
    position: (s) => position(parts, s),
    determinize: (s, viewer, random, memory) => {
      checkSeat(s, viewer)
      const world = (): S =>
        memory === undefined
          ? determinize(parts, s, viewer, random)
          : imagination(parts, s, viewer, memory)(random).state
      return bounded(parts, s, world)
    },
    broken: (s) => bounded(parts, s, () => brokenIn(parts, s)),
    results: (s) => (s.over || s.frames.length === 0 ? s.result.slice() : null),
    explain: (s, seat, move) => {
      checkSeat(s, seat)
      return bounded(parts, s, () => explain(parts, s, seat, move))
    },
    checkDeck: (deck, options) => {
      const s = parts.newState(info.seats.from, optionIndexes(info, parts.defaults, options ?? {}), 0)
      // Alone: what others bring is no reason against it.
      bringDecks(parts, s, [deck, ...Array.from({ length: info.seats.from - 1 }, () => ({}))])
      return bounded(parts, s, () => deckProblems(parts, s, 0))
    },
    checkTable: (decks, options) => {
      const s = parts.newState(
        Math.max(info.seats.from, decks.length),
        optionIndexes(info, parts.defaults, options ?? {}),
        0,
      )
      bringDecks(parts, s, decks)
      return bounded(parts, s, () => decks.map((_, seat) => deckProblems(parts, s, seat)))
    },
    decks: (s) => decksOf(parts, s),
    drafts: parts.draft !== undefined,
    defaultDecks: () => (parts.decks?.defaults ?? []).map(({ title, lists }) => ({ title, deck: deckOf(info, lists) })),
    tell: (s, happening, viewer) => {
      checkViewer(s, viewer)
      return bounded(parts, s, () => tell(parts, s, happening, viewer))
    },
  }
}

/** Work on a state that could go on without an end, counting afresh. @throws RoundLimitError */
export function bounded<S extends BaseState, T>(parts: Parts<S>, s: S, work: () => T): T {
  try {
    return inBounds(s.roundLimit, work)
  } catch (thrown) {
    throw inWords(parts, thrown)
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
  if (meant?.kind === 'act') return explainMove(parts, s, seat, meant.event, meant.args)
  // What names no event is about the choice that is asked.
  const [first = ''] = move.trim().split(/\s+/)
  const events = parts.info.events.map(({ name }) => name)
  const chosen = indexOfName(events, first) < 0 ? explainChoice(parts, s, seat, move.trim()) : null
  if (chosen !== null) return chosen
  const found = parseMove(parts, s, seat, move)
  if ('allowed' in found) return found
  const untold = whyUntold(parts, seat, found.event, found.args)
  return untold === null
    ? explainMove(parts, s, seat, found.event, found.args)
    : { allowed: false, move, reasons: [{ rule: 'move', clauses: [], text: untold, place: '' }] }
}

/** Option values by index; unknown names and values are the caller's mistake. */
export function optionIndexes(
  info: GameInfo,
  defaults: readonly number[],
  chosen: Readonly<Record<string, string>>,
): number[] {
  const given = new Map<number, string>()
  for (const [name, value] of Object.entries(chosen)) {
    const at = indexOfName(
      info.options.map((o) => o.name),
      name,
    )
    given.set(at, value)
    if (at < 0)
      throw new RangeError(
        `${info.name} has no option ${name}; its options are ${info.options.map((o) => o.name).join(', ') || 'none'}`,
      )
  }
  return info.options.map((o, i) => {
    const value = given.get(i)
    if (value === undefined) return defaults[i] ?? 0
    const index = indexOfName(o.values, value)
    if (index < 0) throw new RangeError(`option ${o.name} is one of ${o.values.join(', ')}, not ${value}`)
    return index
  })
}

function setup<S extends BaseState>(parts: Parts<S>, config: SetupConfig): S {
  const { info } = parts
  const players = config.players ?? info.seats.from
  const { roundLimit } = config
  checkSeed(config.seed)
  const problem = seatsProblem(info, players)
  if (problem !== null) throw new RangeError(problem)
  if (roundLimit !== undefined && !(Number.isInteger(roundLimit) && roundLimit > 0))
    throw new RangeError(`roundLimit is a whole number of at least 1, not ${roundLimit}`)
  const s = parts.newState(players, optionIndexes(info, parts.defaults, config.options ?? {}), config.seed)
  s.askAll = config.askAll ?? false
  s.openChance = config.openChance ?? false
  s.log = config.log === true ? [] : null
  if (roundLimit !== undefined) s.roundLimit = roundLimit
  bringDecks(parts, s, config.decks)
  const begin = config.draft === true ? parts.draft : parts.start
  if (begin === undefined) throw new RangeError(`${info.name} has no draft`)
  bounded(parts, s, () => {
    begin(s)
    run(parts.program, s)
    if (s.log !== null) closeStep(s, parts.viewers)
  })
  return s
}

function decision<S extends BaseState>(parts: Parts<S>, s: S): Decision | null {
  const site = parts.sites[s.ask - 1]
  if (s.ask === 0 || site === undefined) return null
  return {
    kind: site.kind,
    seat: s.asked,
    site: s.ask,
    at: site.at,
    prompt: site.prompt,
    optional: s.optional,
    clauses: site.clauses,
  }
}
