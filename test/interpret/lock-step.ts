import { type Choice, NoNextQuestion, NoNumber } from '../../compiler/interpret/machine.ts'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import type { Setup } from '../../compiler/interpret/empty-table.ts'
import { type Game, interpret } from './game.ts'
import type { Program } from '../../compiler/program/program.ts'
import { keyOf } from '../../compiler/interpret/state.ts'
import { deckLists } from '../../compiler/game/deck-lists.ts'
import { type Type, TRUTH } from '../../compiler/game/type.ts'
import { type BaseState, CHANCE, NONE } from '../../runtime/engine.ts'
import { isMeantFor } from '../../runtime/told/audience.ts'
import { eventsOf } from '../../runtime/told/log.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { isRulesLimitError } from '../../runtime/rounds/rules-limit-error.ts'
import { source } from '../kit/playout.ts'
import { Remembered } from './refusals-in-step.ts'
import { type Side, choiceOf, meant } from './side.ts'

/** What both say of the pending decision. */
interface Asked {
  readonly site: number
  readonly seat: number | null
  readonly optional: boolean
  readonly choices: readonly Choice[]
}

function askedByEngine(side: Side, s: BaseState): Asked | null {
  const { engine } = side
  const decision = engine.decision(s)
  if (decision === null || s.over) return null
  const choices = s.legal.map((choice) => choiceOf(side, s, engine.moveOf(s, choice)))
  return {
    site: decision.site,
    seat: decision.seat === CHANCE ? null : decision.seat,
    optional: decision.optional,
    choices,
  }
}

function askedByMeaning({ question }: Game): Asked | null {
  return question === null
    ? null
    : { site: question.site.id, seat: question.seat, optional: question.optional, choices: question.choices }
}

/** Everything that can be compared of a state, by name. */
export type Look = Readonly<Record<string, unknown>>

const strideOf = (t: Type | undefined): number => (t?.base === 'card' || t?.base === 'definition' ? 4096 : 1024)
const isOpen = (types: readonly Type[]): boolean =>
  types.some((t) => t.base === 'number' || t.base === 'effect' || t.base === 'text')

interface KeptOf {
  readonly name: string
  readonly of: readonly Type[]
  readonly type: Type
}

/** What stands at a place in a column of the engine. */
function argsAt({ of }: KeptOf, place: string): readonly number[] {
  if (of.length < 2 || isOpen(of)) return place.split(',').map(Number)
  const stride = strideOf(of[1])
  return [Math.floor(Number(place) / stride), Number(place) % stride]
}

/** Stands for what only the other side keeps. */
const NOT_KEPT = 'not kept'

/** What the two keep otherwise, by name: a fact starts of itself, and both keep it once it is changed. */
function keptOtherwise(side: Side, s: BaseState, game: Game): [Look, Look] {
  const { program, engine } = side
  const [left, right]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
  const columns = s as unknown as Record<string, unknown>
  const said = (kept: unknown, { base }: Type): unknown =>
    Array.isArray(kept) ? kept.map((one: number) => meant(side, s, one, base)) : meant(side, s, kept as number, base)
  for (const [i, fact] of keptIn(program).entries()) {
    const column = columns[engine.parts.facts[i]?.column ?? '']
    const inEngine = fact.of.length === 0 ? [['0', column] as const] : Object.entries(column ?? {})
    const engines = new Map<string, unknown>()
    for (const [place, kept] of inEngine) {
      const args = fact.of.length === 0 ? [] : argsAt(fact, place)
      const key = keyOf(args.map((arg, at) => (fact.of[at]?.base === 'text' ? meant(side, s, arg, 'text') : arg)))
      engines.set(key, said(kept, fact.type))
    }
    const meanings: ReadonlyMap<string, unknown> = game.state.facts.column(fact.name) ?? new Map<string, unknown>()
    for (const key of new Set([...engines.keys(), ...meanings.keys()])) {
      const [a, b] = [engines, meanings].map((kept) => (kept.has(key) ? kept.get(key) : NOT_KEPT))
      if (isSaidAlike(a, b)) continue
      left[`${fact.name} of ${key}`] = a
      right[`${fact.name} of ${key}`] = b
    }
  }
  return [left, right]
}

const keptBy = new WeakMap<Program, readonly KeptOf[]>()

function keptIn(program: Program): readonly KeptOf[] {
  const known = keptBy.get(program) ?? keptFactsOf(program)
  keptBy.set(program, known)
  return known
}

function keptFactsOf(program: Program): KeptOf[] {
  const facts = [...program.game.facts.values()]
    .filter((f) => f.stored && f.deck !== true && f.name.text !== 'result')
    .map((f) => ({ name: f.name.text, of: f.params.map((p) => p.type), type: f.type }))
  const marks = [...program.game.adjectives.values()]
    .filter((a) => a.stored)
    .map((a) => ({ name: a.name.text, of: [a.subject], type: TRUTH }))
  return [...facts, ...marks]
}

const inOrder = (seats: readonly number[], told: readonly number[] | null = null): readonly number[] | null =>
  told === null ? null : seats.filter((seat) => told.includes(seat))

const words = new WeakMap<object, string>()

/** What is noted of an event does not change, and is looked at again before each decision that follows. */
function inWords(entry: object, told: () => readonly unknown[]): string {
  const known = words.get(entry) ?? JSON.stringify(told())
  words.set(entry, known)
  return known
}

/** Both states, as far as they say the same things. */
function looks(side: Side, s: BaseState, game: Game): [Look, Look] {
  const { program, engine } = side
  const { state } = game
  const none = (n: number | undefined): number | null => (n === undefined || n === NONE ? null : n)
  const [kept, meaning] = keptOtherwise(side, s, game)
  const decks = deckLists(program.game)
  const seats = Array.from({ length: s.players }, (_, seat) => seat)
  const columns = s as unknown as Record<string, readonly (readonly number[])[]>
  const happened = eventsOf(s.log).map((entry) =>
    inWords(entry, () => {
      const info = engine.info.events[entry.event]
      const args = entry.args.map((arg, i) => meant(side, s, arg, info?.params[i]?.type ?? ''))
      return [
        info?.name,
        ...args,
        entry.told === undefined ? null : seats.filter((seat) => ((entry.told ?? 0) >> seat) & 1),
      ]
    }),
  )
  return [
    {
      asked: askedByEngine(side, s),
      over: s.over,
      random: s.over ? null : s.random,
      zones: s.zones,
      ...kept,
      cards: s.def.map((definition, i) => ({
        definition,
        owner: none(s.owner[i]),
        place: none(s.place[i]),
        shown: seats.filter((seat) => ((s.shown[i] ?? 0) & (1 << seat)) !== 0),
      })),
      effects: s.effects.map((e) =>
        e === null
          ? null
          : {
              controller: none(e.controller),
              source: none(e.source),
              optional: e.optional,
              told: e.told === undefined ? null : seats.filter((seat) => isMeantFor(e, seat)),
            },
      ),
      result: s.result.map((points) => Number(meant(side, s, points, 'number'))),
      replacing: s.over ? 0 : s.replacing.length,
      decks: decks.map((_, i) => columns[engine.parts.decks?.columns[i] ?? '']),
      broken: s.ask === 0 && !s.over ? [] : engine.broken(s).map(({ name }) => name),
      happened,
    },
    {
      asked: askedByMeaning(game),
      over: state.over,
      random: state.over ? null : state.random,
      zones: state.zones,
      ...meaning,
      cards: state.cards.map(({ definition, owner, place, shown }) => ({
        definition,
        owner,
        place,
        shown: [...shown].sort((a, b) => a - b),
      })),
      effects: state.effects.map((e) =>
        e === null
          ? null
          : { controller: e.controller, source: e.source, optional: e.optional, told: inOrder(seats, e.told) },
      ),
      result: game.results(),
      replacing: state.over ? 0 : state.replacing.length,
      decks: decks.map((list) => seats.map((seat) => state.facts.get(list, keyOf([seat])))),
      broken: game.question === null && !state.over ? [] : game.broken().map(({ name }) => name),
      happened: state.happened.map((entry) =>
        inWords(entry, () => [entry.event, ...entry.args, inOrder(seats, entry.told)]),
      ),
    },
  ]
}

/** What the two do not say alike: by name, what the engine says and what the rules mean. */
export function differences(
  side: Side,
  s: BaseState,
  game: Game,
): Readonly<Record<string, { readonly engine: unknown; readonly meant: unknown }>> {
  const [left, right] = looks(side, s, game)
  return Object.fromEntries(
    Object.keys(left).flatMap((name) => {
      const [a, b] = [left[name], right[name]]
      return isSaidAlike(a, b) ? [] : [[name, apart(a, b)]]
    }),
  )
}

const isSaidAlike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Of two long lists, where they part. */
function apart(a: unknown, b: unknown): { readonly engine: unknown; readonly meant: unknown } {
  if (!Array.isArray(a) || !Array.isArray(b) || Math.max(a.length, b.length) < 8) return { engine: a, meant: b }
  const at = a.findIndex((one, i) => JSON.stringify(one) !== JSON.stringify(b[i]))
  const from = at < 0 ? Math.min(a.length, b.length) : at
  return {
    engine: { from, is: a.slice(from, from + 4) as unknown },
    meant: { from, is: b.slice(from, from + 4) as unknown },
  }
}

export interface Table extends Setup {
  readonly picks: number
}

/** Where two that play side by side part; null when they never do. */
export interface Parting {
  readonly decision: number
  readonly found: unknown
  readonly line: readonly string[]
}

/**
 * A game that is not played on: to find out what may be announced, one of both would have to try too much, as the
 * meaning tries everything; or something is too large for it.
 */
export const LEFT = 'left'

/** How work ended: at the next question, with a loop that comes to none, a number that there is not, or not at all. */
type End = 'done' | 'no next question' | 'no number' | typeof LEFT

function ended(program: Program, work: () => void): End {
  try {
    work()
    return 'done'
  } catch (thrown) {
    // A stack that overflows is no agreement about anything.
    if (!(thrown instanceof RangeError) || thrown.message.includes('call stack')) throw thrown
    return endedBy(program, thrown)
  }
}

const NO_NUMBER = /: this number comes to (more|less) than /

/** Both count the rounds of loops alike, and the events that are done very often; what the kernel does, engines alone. */
function endedBy(program: Program, thrown: RangeError): End {
  if (thrown instanceof NoNextQuestion) return 'no next question'
  if (thrown instanceof NoNumber || (isRulesLimitError(thrown) && NO_NUMBER.test(thrown.message))) return 'no number'
  if (!isRoundLimitError(thrown)) return LEFT
  const { kind, at, steps } = thrown.what
  if (steps !== undefined) return LEFT
  const counted = kind === 'while' || kind === 'repeat' || (kind === 'event' && analysesOf(program).doneOften().has(at))
  return counted ? 'no next question' : LEFT
}

interface Pair {
  readonly s: BaseState
  readonly game: Game
}

/** Both at the first question; else how each ended. */
function begun({ engine, program }: Side, table: Table): Pair | End[] {
  const { decks: _, picks: __, ...config } = table
  const [states, games]: [BaseState[], Game[]] = [[], []]
  const ends = [
    ended(program, () => states.push(engine.setup({ ...config, log: true }))),
    ended(program, () => games.push(interpret(program, table))),
  ]
  const [s, game] = [states[0], games[0]]
  return s === undefined || game === undefined ? ends : { s, game }
}

/** Whether the game goes on: not where both came to no next question, nor where either was left. */
function together(ends: readonly End[], decision: number, line: readonly string[]): Parting | typeof LEFT | null {
  if (ends.includes(LEFT)) return LEFT
  return new Set(ends).size === 1 ? null : { decision, found: { engine: ends[0], meant: ends[1] }, line }
}

/** Plays both to the end, or for so many decisions. A game that the one cannot go on with, the other cannot either. */
export function inStep(side: Side, table: Table, most: number): Parting | typeof LEFT | null {
  const { engine } = side
  const pick = source(table.picks)
  const pair = begun(side, table)
  if (Array.isArray(pair)) return together(pair, 0, [])
  const { s, game } = pair
  const line: string[] = []
  const refusals = new Remembered()
  for (let decision = 0; ; decision++) {
    const found = differences(side, s, game)
    if (Object.keys(found).length > 0) return { decision, found, line }
    let refused: unknown = null
    if (ended(side.program, () => (refused = refusals.parting(side, s, game))) !== 'done') return LEFT
    if (refused !== null) return { decision, found: { refused }, line }
    if (decision >= most || game.question === null) return null
    const choices = engine.choices(s)
    const choice = choices[pick(choices.length)]
    if (choice === undefined) throw new Error(`decision ${decision} offers nothing`)
    line.push(engine.describe(s, choice))
    const answer = choiceOf(side, s, engine.moveOf(s, choice))
    const ends = [ended(side.program, () => engine.apply(s, choice)), ended(side.program, () => game.answer(answer))]
    if (ends.some((end) => end !== 'done')) return together(ends, decision, line)
  }
}
