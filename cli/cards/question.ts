import { sideBySide, worded } from '../../compiler/diagnostics/worded.ts'
import { type BaseState, type Captured, NONE } from '../../runtime/engine.ts'
import { elementOf } from '../../runtime/queries/add-cards.ts'
import { ask, queriesOf, suppose } from '../../runtime/queries/ask.ts'
import type { QueryInfo } from '../../runtime/queries/query-parts.ts'
import { meantNames } from '../output/meant-names.ts'
import { abridged } from '../../runtime/words/abridged.ts'
import { UsageError } from '../usage-error.ts'
import type { Askable } from './askable.ts'
import type { CardQuery } from './game-cards.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import { stated } from '../stated.ts'

/** What is asked: a query by name, its parts in order or by name, and what is supposed meanwhile. */
export interface AskedQuery {
  readonly query: string
  readonly words: readonly string[]
  readonly parts: ReadonlyMap<string, readonly string[]>
  readonly supposed: ReadonlyMap<string, readonly string[]>
}

/** An answer; where a part was left open, one for each thing that it may be of which there is something to tell. */
export interface QueryAnswer {
  readonly of: number | null
  readonly value: Captured
  readonly args: readonly Captured[]
}

export interface Answers {
  readonly query: QueryInfo
  readonly answers: readonly QueryAnswer[]
  /** Whether a part was left open. */ readonly open: boolean
  /** How many things were asked. */ readonly asked: number
}

/** @param among the cards that a part may be which is left open; all where it is left out */
export function answersTo(game: Askable, asked: AskedQuery, among?: readonly number[]): Answers {
  const { parts, state } = game
  const query = queryCalled(game, asked.query)
  const given = givenParts(game, query, asked)
  for (const [fact, words] of asked.supposed) supposeWords(game, fact, words)
  const open = given.indexOf(null)
  if (open < 0) {
    const args = given as readonly Captured[]
    return { query, answers: [{ of: null, value: ask(parts, state, query.name, args), args }], open: false, asked: 1 }
  }
  const answers: QueryAnswer[] = []
  const all = among ?? parts.queries?.definitions ?? parts.info.cards.map((_, i) => i)
  for (const of of all) {
    const args = given.map((arg) => arg ?? of)
    const value = ask(parts, state, query.name, args)
    if (value !== false && value !== NONE && !(Array.isArray(value) && value.length === 0))
      answers.push({ of, value, args })
  }
  return { query, answers, open: true, asked: all.length }
}

/** Which of the reasons that a question knows are so of an answer. */
export function reasonsFor(
  game: Askable,
  { query }: Answers,
  { args }: QueryAnswer,
  why: CardQuery['why'] = [],
): readonly string[] {
  const { parts, state } = game
  return why
    .filter(({ asks }) => {
      const reason = queryCalled(game, asks)
      const rest = query.params.map(({ type }, i) => ({ type, value: args[i] as Captured }))
      const fitting = reason.params.map(({ type }) => {
        const at = rest.findIndex((each) => each.type === type)
        if (at < 0)
          throw new UsageError(stated('`{1}` cannot be a reason for `{2}`, which has no {3}', asks, query.name, type))
        return rest.splice(at, 1)[0].value
      })
      return ask(parts, state, asks, fitting) === true
    })
    .map(({ says }) => says)
}

function queryCalled({ parts }: Askable, name: string): QueryInfo {
  const known = queriesOf(parts)
  const found = known.find((query) => query.name === name)
  if (found !== undefined) return found
  const meant = meantNames(
    name,
    known.map((query) => query.name),
  )
  throw new UsageError(stated('{1} works out nothing of cards that is called `{2}`{3}', parts.info.name, name, meant))
}

/** The parts as values; null for the one card that is left open. */
function givenParts(game: Askable, query: QueryInfo, { words, parts }: AskedQuery): (Captured | null)[] {
  for (const name of parts.keys())
    if (!query.params.some((p) => p.name === name))
      throw new UsageError(stated('`{1}` has no part `{2}`; {3}', query.name, name, partsOf(query)))
  const rest = [...words]
  const byOrder = query.params.filter((p) => !parts.has(p.name))
  // With fewer words than parts, the first card is what is looked for.
  const skipped = rest.length < byOrder.length ? byOrder.find((p) => p.type === 'definition') : undefined
  const given = query.params.map((p) => {
    const said = parts.get(p.name) ?? (p === skipped ? undefined : rest.splice(0, 1))
    if (said === undefined || said[0] === '_') return null
    if (said.length === 0) throw new UsageError(stated('`{1}` is asked of more: {2}', query.name, partsOf(query)))
    return valueOf(game, p.type, said)
  })
  if (rest.length > 0) throw new UsageError(stated('`{1}` is asked of less: {2}', query.name, partsOf(query)))
  const open = query.params.filter((_, i) => given[i] === null)
  if (open.length > 1 || open.some((p) => p.type !== 'definition'))
    throw new UsageError(stated('only one card can be left open; {1}', partsOf(query)))
  return given
}

const partsOf = ({ params }: QueryInfo): string =>
  `its parts are ${params.map((p) => `${p.name} (${p.type === 'definition' ? 'card' : p.type})`).join(', ')}`

function supposeWords(game: Askable, fact: string, words: readonly string[]): void {
  const { parts, state } = game
  const info = parts.facts.find((f) => f.name === fact && f.of === 'game')
  if (info === undefined) throw new UsageError(stated('{1} keeps no fact `{2}` of itself', parts.info.name, fact))
  suppose(parts, state as BaseState, fact, valueOf(game, info.type, words))
}

function valueOf(game: Askable, type: string, words: readonly string[]): Captured {
  const element = elementOf(type)
  if (element !== type) return words.map((word) => single(game, element, word) as number)
  if (words.length !== 1) throw new UsageError(stated('one {1} is asked for, not {2}', type, words.length))
  return single(game, type, words[0] as string)
}

function single({ parts, index }: Askable, type: string, word: string): number | boolean {
  switch (type) {
    case 'definition':
      return index.find(word)
    case 'text':
      return parts.texts?.number(word) ?? -1
    case 'truth':
      if (word === 'yes' || word === 'no') return word === 'yes'
      break
    case 'number':
      if (/^-?\d{1,10}$/.test(word)) return Number(word)
      break
    default: {
      const value = ownEntry(parts.enums, type)?.indexOf(word) ?? -1
      if (value >= 0) return value
    }
  }
  const known = ownEntry(parts.enums, type)
  const there = known === undefined ? '' : worded('; there are {1}', sideBySide(known.slice(0, 20)))
  throw new UsageError(stated('`{1}` is no {2}{3}', abridged(word), type, there))
}
