import type { Choice } from '../engine.ts'
import { type RandomSource, below, randomSource } from '../bots/random-source.ts'
import { type Aim, fromAim } from './aimed.ts'
import { happenedOtherwise, refusedAlong, refusedInAim } from './faint.ts'
import { chosen } from './chosen.ts'
import { claimsOfRules } from './claims.ts'
import type { Effort } from './effort.ts'
import { follow, quietly } from './follow.ts'
import { inWords } from './in-words.ts'
import type { Parting } from './parting.ts'
import type { Scenario } from './scenario.ts'
import type { Start } from './starts.ts'
import { type Pair, TwinTable, tableOf, turned } from './twin-table.ts'
import type { Found } from './found.ts'

export interface Search {
  readonly pair: Pair
  readonly old: readonly Start[]
  readonly new: readonly Start[]
  readonly seed: number
  readonly effort: Effort
  /** How many of the first positions of each version have to do with what changed, and what it speaks of. */
  readonly relevant: { readonly old: number; readonly new: number }
  /** Whether what changed may show though nothing happens, in facts, adjectives, relations and who sees what. */
  readonly bearsOnFacts: boolean
  /** Positions made for what changed, without an end; null where one could not be said. */
  readonly aims: Iterator<Aim | null>
  /** Whether these come before worked examples: they are smaller, and take longer. */
  readonly aimsFirst: boolean
  /** Whether it counts where only the reasons of a refusal, or events on the way, tell the versions apart. */
  readonly faint: boolean
  /** Whether what can be tried one after the other is left to another search. */
  readonly beginsAtRandom: boolean
  readonly applied: Applied
}

/** Tells whether a rule that changed applied in what is played. */
export interface Applied {
  /** Forgets what was played. */
  begin(): void
  marked(): readonly unknown[]
}

/** A search under way. */
interface Line extends Search {
  readonly random: RandomSource
  /** Where only the reason of a refusal tells the versions apart, or only events on the way: told last. */
  readonly byReason: Found[]
  readonly byEvents: Found[]
}

/** How far is played from a position that is made up. */
const FAR = 14
/** In how many positions everything is asked that follows from the table. */
const LOOKED_AT = 80
/** How many positions that are made for what changed are tried before other examples are gone along. */
const AIMED_FIRST = 60
/** Of so many decisions at most one is of a whole game: it seldom comes to what changed, and takes longest. */
const OF_GAMES = 4
/** How far a whole game is played, and how far without asking whether it is still wanted. */
const LONGEST = 3000
const AT_ONE_GO = 8

/**
 * Positions in which two versions part, the cheapest first: along the worked examples that have to do with what
 * changed, in positions made for it, along the others, one step beside them, on from any of these, in whole games.
 * Never ends; gives null now and then, so that whoever asks can stop.
 */
export function* partings(asked: Search): Generator<Found | null> {
  const search: Line = {
    ...asked,
    random: randomSource(asked.seed, 1),
    byReason: [],
    byEvents: [],
  }
  if (search.beginsAtRandom) return yield* atRandom(search)
  const all = led(search)
  const aimed = function* (): Generator<Found | null> {
    for (let n = 0; n < AIMED_FIRST; n++) {
      yield* nextAimed(search)
      if (n + 1 === AIMED_FIRST / 4) yield* search.byReason.splice(0)
      if (n + 1 === AIMED_FIRST / 2) yield* faint(search)
    }
  }
  if (search.aimsFirst) yield* aimed()
  yield* alongExamples(
    search,
    all.filter(({ relevant }) => relevant),
  )
  if (!search.aimsFirst) yield* aimed()
  yield* faint(search)
  yield* alongExamples(
    search,
    all.filter(({ relevant }) => !relevant),
  )
  yield* faint(search)
  yield* besideExamples(search)
  if (search.bearsOnFacts) yield* toldByExamples(search)
  yield* atRandom(search)
}

/** Null as long as the next position is being made. */
function* nextAimed(search: Line): Generator<Found | null> {
  const { aims, effort, applied, random } = search
  for (let next = aims.next(); next.done !== true; next = aims.next()) {
    const aim = next.value
    if (aim !== null) {
      applied.begin()
      const pair = pairLed(search, aim.leader)
      let choices: readonly Choice[] = []
      const found = yield* fromAim(effort, pair, aim, { random, played: (gone) => void (choices = gone) })
      if (found === null) {
        const hasApplied = applied.marked().length > 0
        keep(search, 'byReason', () => refusedInAim(pair, aim))
        yield null
        if (hasApplied)
          keep(search, 'byEvents', () =>
            happenedOtherwise(pair, aim.scenario, choices, { leader: aim.leader, by: 'aim' }),
          )
      }
      return yield found
    }
    yield null
  }
}

/** How many positions are kept in which the versions part faintly. */
const FAINT = 6

function keep(search: Line, kind: 'byReason' | 'byEvents', look: () => Found | null): void {
  const found = search.faint && search[kind].length < FAINT ? look() : null
  if (found !== null) search[kind].push(found)
}

function* faint({ byReason, byEvents }: Line): Generator<Found> {
  yield* byReason.splice(0)
  yield* byEvents.splice(0)
}

const pairLed = ({ pair }: Search, leader: 'old' | 'new'): Pair => (leader === 'old' ? pair : turned(pair))

interface Led {
  readonly leader: 'old' | 'new'
  readonly pair: Pair
  readonly start: Start
  readonly relevant: boolean
}

/**
 * Examples of both versions, those first that have to do with what changed; those of the new one lead with its own
 * numbers.
 */
function led(search: Search): Led[] {
  const back = turned(search.pair)
  const of = (leader: 'old' | 'new', pair: Pair): Led[] =>
    search[leader].map((start, i) => ({ leader, pair, start, relevant: i < search.relevant[leader] }))
  const all = [...of('new', back), ...of('old', search.pair)]
  return [...all.filter(({ relevant }) => relevant), ...all.filter(({ relevant }) => !relevant)]
}

function* alongExamples(search: Line, examples: readonly Led[]): Generator<Found | null> {
  for (const { leader, pair, start } of examples) {
    const parted = quietly((): Found | null => {
      const table = TwinTable.at(pair, start.scenario)
      search.effort.positions += 1
      const found = follow(table, start.script, search.effort)
      return found === null
        ? null
        : {
            by: 'example',
            scenario: start.scenario,
            choices: start.script.slice(0, found.after),
            parting: found.parting,
            leader,
            game: null,
          }
    })
    if (parted === null) {
      yield null
      keep(search, 'byReason', () => refusedAlong(pair, start, leader))
      yield null
      keep(search, 'byEvents', () => happenedOtherwise(pair, start.scenario, start.script, { leader, by: 'example' }))
    }
    yield parted
  }
}

/** In how many positions on the way each of many games is looked at: the last ones have the least to read. */
const OF_A_GAME = 2

/** Whole games by chance, without an end, until versions part in each; null now and then. */
export function* games(search: Pick<Search, 'pair' | 'effort' | 'seed'>): Generator<Found | null> {
  const random = randomSource(search.seed, 2)
  for (;;) {
    const parted = (yield* wholeGame(search, search.seed + search.effort.games, random)) ?? []
    yield* parted.filter(({ scenario }, i) => i < OF_A_GAME || scenario === null)
    yield null
  }
}

/** At each decision of an example everything else that could be done. */
function* besideExamples(search: Search): Generator<Found | null> {
  for (const { leader, pair, start } of led(search)) {
    const table = quietly(() => TwinTable.at(pair, start.scenario))
    for (const [i, next] of start.script.entries()) {
      if (table === null) break
      const found = quietly(() => besideStep(search, table, next))
      if (found === null) break
      for (const { choice, parting } of found) {
        const choices = [...start.script.slice(0, i), choice]
        yield { by: 'enumeration', scenario: start.scenario, choices, parting, leader, game: null }
      }
      yield null
      if (quietly(() => table.choose(next)) !== true) break
    }
    yield null
  }
}

/** What else could be done that parts the versions; null where they have parted. */
function besideStep(
  search: Search,
  table: TwinTable,
  next: Choice,
): { readonly choice: Choice; readonly parting: Parting }[] | null {
  if (table.parting() !== null) return null
  return table.choices().flatMap((choice) => {
    const parting = choice === next ? null : quietly(() => oneStep(search, table.clone(), choice))
    return parting === null ? [] : [{ choice, parting }]
  })
}

function oneStep({ effort }: Search, table: TwinTable, choice: Choice): Parting | null {
  effort.decisions += 1
  return table.choose(choice) ? table.parting() : null
}

/** At the end of each example what follows from the table: facts and adjectives of all things, and who sees what. */
function* toldByExamples(search: Search): Generator<Found | null> {
  for (const { leader, pair, start } of led(search).slice(0, LOOKED_AT)) {
    yield quietly(() => {
      const table = TwinTable.at(pair, start.scenario)
      const found = follow(table, start.script, search.effort)
      if (found !== null || claimsOfRules(pair.forth, table.s, table.t).length === 0) return null
      return {
        by: 'enumeration',
        scenario: start.scenario,
        choices: start.script,
        parting: { kind: 'told', about: null, things: [], of: null },
        leader,
        game: null,
      }
    })
  }
}

/** Further positions made for what changed, on from examples, and every now and then a whole game. */
function* atRandom(search: Line): Generator<Found | null> {
  const starts = led(search)
  const random = randomSource(search.seed)
  const { effort } = search
  let ofGames = 0
  for (let round = 0; ; round++) {
    yield* nextAimed(search)
    yield* faint(search)
    if (starts.length > 0) yield quietly(() => onFromExample(search, starts, random))
    if (starts.length > 0 && (round % 40 !== 39 || ofGames * OF_GAMES > effort.decisions)) continue
    const before = effort.decisions
    yield* (yield* wholeGame(search, search.seed + effort.games, random)) ?? []
    ofGames += effort.decisions - before
    yield null
  }
}

/** Plays on from one of the examples, or from where it began. */
function onFromExample(search: Line, starts: readonly Led[], random: RandomSource): Found | null {
  const { leader, pair, start } = anyExample(starts, random)
  const { scenario } = start
  const played = playedFrom(search, { pair, scenario, script: random() < 0.5 ? start.script : [] }, random)
  return played.parting === null
    ? null
    : { by: 'play', scenario, leader, game: null, ...played, parting: played.parting }
}

/** An example, mostly one that has to do with what changed. */
function anyExample(starts: readonly Led[], random: RandomSource): Led {
  const relevant = starts.findLastIndex((each) => each.relevant) + 1
  return starts[below(relevant > 0 && random() < 0.7 ? relevant : starts.length, random)] as Led
}

/** Plays on, by the script as far as it goes; the choices, and where the versions part if they do. */
function playedFrom(
  { effort }: Search,
  { pair, scenario, script }: { readonly pair: Pair; readonly scenario: Scenario; readonly script: readonly Choice[] },
  random: RandomSource,
): { readonly choices: readonly Choice[]; readonly parting: Parting | null } {
  const table = TwinTable.at(pair, scenario)
  effort.positions += 1
  const choices: Choice[] = []
  for (let n = 0; n <= FAR; n++) {
    effort.decisions += 1
    const parting = table.parting()
    if (parting !== null) return { choices, parting }
    if (table.isOver) break
    const planned = script[n]
    const choice =
      planned !== undefined && table.choices().includes(planned)
        ? planned
        : chosen(pair.forth.a, table.s, table.choices(), random)
    choices.push(choice)
    if (!table.choose(choice)) break
  }
  return { choices, parting: null }
}

/** Plays a whole game; where the versions part, positions are taken from the decisions before. Null now and then. */
function* wholeGame(
  { pair, effort }: Pick<Search, 'pair' | 'effort'>,
  seed: number,
  random: RandomSource,
): Generator<null, Found[] | null> {
  const { a, b } = pair.forth
  effort.games += 1
  const [mine, others] = [a.engine.info.seats, b.engine.info.seats]
  const from = Math.max(mine.from, others.from)
  const players = from + below(Math.min(mine.to, others.to) - from + 1, random)
  const table = quietly(() => tableOf(pair, { seed, players }))
  const choices: Choice[] = []
  const parted = (parting: Parting): Found[] | null => {
    const game = { seed, players, step: choices.length + 1, choices }
    return inWords(pair, { by: 'play', scenario: null, choices, parting, leader: 'old', game })
  }
  for (let n = 0; table !== null && n < LONGEST; n++) {
    effort.decisions += 1
    const parting = quietly(() => table.parting())
    if (parting !== null) return quietly(() => parted(parting))
    if (quietly(() => playedOn(pair, table, choices, random)) !== true) return null
    if (n % AT_ONE_GO === AT_ONE_GO - 1) yield null
  }
  return null
}

/** One decision more, as chance has it; false where there is none. */
function playedOn({ forth: { a } }: Pair, table: TwinTable, choices: Choice[], random: RandomSource): boolean {
  if (table.isOver) return false
  const choice = chosen(a, table.s, table.choices(), random)
  choices.push(choice)
  return table.choose(choice)
}
