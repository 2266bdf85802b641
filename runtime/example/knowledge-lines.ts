import { nameOfCard, sees, zoneWord } from '../words/describe.ts'
import { type BaseState, type CardId, DECLINE, NONE, type Seat, seatName } from '../engine.ts'
import { nearestName } from '../words/nearest-name.ts'
import type { Matcher } from './compiled-example.ts'
import type { ExampleTable } from './example-table.ts'
import { copiesOf } from './matching.ts'
import { missingCard } from './missing-card.ts'

/** So many of the last lines are told where another was wanted. */
const MOST_TOLD = 8

/** `A is told "…" {, "…"}`: in this order, since the position was laid. */
export function toldLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  wanted: readonly string[],
): string | null {
  table.settle()
  const all = linesOf(table, seat)
  const short = shortLinesOf(table, seat)
  let from = 0
  for (const line of wanted) {
    const at = all.findIndex((each, i) => i >= from && (each === line || short[i] === line))
    if (at < 0) return notAmong(seat, line, all, from)
    from = at + 1
  }
  return null
}

function notAmong(seat: Seat, line: string, all: readonly string[], from: number): string {
  const who = seatName(seat)
  if (all.includes(line)) return `${who} is told ${quoted(line)} earlier, and not after that; ${inAll(who, all, line)}`
  const near = nearestName(line, all.slice(from))
  const meant = near === null ? '' : ` (did you mean ${quoted(near)}?)`
  return `${who} is not told ${quoted(line)}${meant}; ${inAll(who, all, line)}`
}

/** `A is not told "…" {, "…"}`: none of them, each of which there is to tell. */
export function notToldLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  lines: readonly string[],
): string | null {
  table.settle()
  const who = seatName(seat)
  const all = [...linesOf(table, seat), ...shortLinesOf(table, seat)]
  const wrong = lines.find((line) => all.includes(line))
  if (wrong !== undefined) return `${who} is told ${quoted(wrong)}`
  const later = afterTogether(table)
  const others = [...Array(table.s.players).keys()].flatMap((other) => linesOf(later, other))
  const anybody = [...new Set([...linesOf(later), ...others])]
  const short = shortLinesOf(later)
  const empty = lines.find((line) => !anybody.includes(line) && !short.includes(line))
  if (empty === undefined) return null
  const near = nearestName(empty, anybody)
  const meant = near === null ? '' : ` (did you mean ${quoted(near)}?)`
  return `nobody is told ${quoted(empty)}${meant}, so this says nothing; ${inAll('who sees everything', anybody, empty)}`
}

/**
 * As it will be told: where several are asked at the same time, nobody is told of an answer before all have answered, and
 * so long somebody can be said not to be told of it.
 */
function afterTogether<S extends BaseState>(table: ExampleTable<S>): Pick<ExampleTable<S>, 'told' | 's'> {
  const aside = table.aside()
  const isOver = (): boolean => aside.site?.sameTime !== true
  for (let left = table.s.players; left > 0 && !isOver() && !aside.goOn(isOver) && aside.stands; left--)
    aside.answer(aside.s.legal[0] ?? DECLINE)
  return { told: table.told, s: aside.s }
}

/** What is told, in its order; of much what has most words of the line that was looked for, and what came last. */
function inAll(who: string, all: readonly string[], wanted: string): string {
  if (all.length === 0) return `${who} is told nothing`
  const words = new Set(wanted.split(' '))
  const shared = (line: string): number => line.split(' ').filter((word) => words.has(word)).length
  const nearest = [...all.keys()].sort((a, b) => shared(all[b] ?? '') - shared(all[a] ?? '') || b - a)
  const told = new Set(nearest.slice(0, MOST_TOLD))
  const others = all.length - told.size
  const said = all.filter((_, i) => told.has(i)).map(quoted)
  return `${who} is told ${others === 0 ? '' : `${others} more, and `}${said.join(', ')}`
}

const quoted = (line: string): string => JSON.stringify(line)

const linesOf = <S extends BaseState>({ told, s }: Pick<ExampleTable<S>, 'told' | 's'>, seat?: Seat): string[] =>
  told?.lines(s, seat) ?? []

/** The same lines in the same order, without what only sets cards apart. */
const shortLinesOf = <S extends BaseState>({ told, s }: Pick<ExampleTable<S>, 'told' | 's'>, seat?: Seat): string[] =>
  told?.shortLines(s, seat) ?? []

/** `A knows 7♣`: of copies with one name, some; of a set, all. */
export function knowsLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  cards: readonly Matcher<S>[],
): string | null {
  return ofAll(table, cards, (those, m) => {
    const unknown = those.filter((card) => !isKnown(table, card, seat))
    const [first] = 'definition' in m && unknown.length < those.length ? [] : unknown
    if (first === undefined) return null
    return `${seatName(seat)} does not know ${named(table, first)}, as ${seatName(seat)} has not seen it there`
  })
}

/** `A does not know 7♣`: none of the copies, none of the set. */
export function doesNotKnowLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  cards: readonly Matcher<S>[],
): string | null {
  return ofAll(table, cards, (those) => {
    const known = those.find((card) => isKnown(table, card, seat))
    if (known === undefined) return null
    const why = sees(table.engine.parts, table.s, known, seat) ? 'sees it' : 'has seen it and could follow it there'
    return `${seatName(seat)} knows ${named(table, known)}, as ${seatName(seat)} ${why}`
  })
}

/** What is wrong with the first of the cards that a line names; a line about none says nothing. */
function ofAll<S extends BaseState>(
  table: ExampleTable<S>,
  cards: readonly Matcher<S>[],
  wrong: (those: readonly CardId[], m: Matcher<S>) => string | null,
): string | null {
  table.settle()
  const missing = missingCard(table, cards, 'parts')
  if (missing !== null) return missing
  for (const m of cards) {
    const those = cardsOf(table, m)
    if (those.length === 0) return 'it names no card, so this says nothing'
    const gone = those.find((card) => table.s.place[card] === NONE)
    if (gone !== undefined) return `${nameOf(table, gone)} lies nowhere, so nobody can know where it is`
    const message = wrong(those, m)
    if (message !== null) return `${message}; ${table.who()}`
  }
  return null
}

function cardsOf<S extends BaseState>({ s, laid }: ExampleTable<S>, m: Matcher<S>): readonly CardId[] {
  if ('definition' in m) return copiesOf(s, m)
  if ('branch' in m) return []
  const value = m.value(s, laid)
  return typeof value === 'object' ? value : [Number(value)]
}

const isKnown = <S extends BaseState>({ engine, s, told }: ExampleTable<S>, card: CardId, seat: Seat): boolean =>
  sees(engine.parts, s, card, seat) || told?.hasSeen(card, seat) === true

const nameOf = <S extends BaseState>({ engine, s }: ExampleTable<S>, card: CardId): string =>
  s.handles?.get(card) ?? nameOfCard(engine.info, s.def[card] ?? NONE)

const named = <S extends BaseState>(table: ExampleTable<S>, card: CardId): string =>
  `${nameOf(table, card)} in ${zoneWord(table.engine.parts, table.s.place[card] ?? NONE)}`
