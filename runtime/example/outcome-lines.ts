import { type BaseState, type CardId, NONE, type Seat } from '../engine.ts'
import { deckProblems } from '../decks/deck-parts.ts'
import { valueWord } from '../words/describe.ts'
import type { ColumnValue } from './example-positions.ts'
import type { MoveMatcher, FailureDetail } from './compiled-example.ts'
import type { ExampleTable } from './example-table.ts'
import { happenedIn } from './happened.ts'
import { fitsArgs } from './matching.ts'
import { shortened } from './shortened.ts'

/** `then FACT` */
export function holdsLine<S extends BaseState>(
  table: ExampleTable<S>,
  test: (s: S, laid: readonly CardId[]) => boolean,
  told: readonly FailureDetail<S>[],
): string | null {
  table.settle()
  if (test(table.s, table.laid)) return null
  const values = [...new Set(told.map((each) => toldWords(table, each)))]
  return `this does not hold${values.length === 0 ? '' : `: ${values.join(', ')}`}; ${table.who()}`
}

function toldWords<S extends BaseState>(table: ExampleTable<S>, [words, type, of]: FailureDetail<S>): string {
  const value: ColumnValue = of(table.s, table.laid)
  if (typeof value === 'boolean') return `\`${words}\` is ${value ? '' : 'not '}so`
  if (typeof value !== 'number') return `${words} is ${membersInWords(table, value, elementOf(type)) || 'empty'}`
  if (type === 'place') return `${words} lies ${value === NONE ? 'nowhere' : `in ${wordOf(table, value, 'zone')}`}`
  return `${words} is ${wordOf(table, value, type)}`
}

/** Of what a set or list of this type is. */
const elementOf = (type: string): string => type.replace(/^(?:set|list) of /, '')

const wordOf = <S extends BaseState>({ engine, s }: ExampleTable<S>, value: number, type: string): string =>
  valueWord(engine.parts, s, value, type)

const membersInWords = <S extends BaseState>(
  table: ExampleTable<S>,
  members: readonly number[],
  type: string,
): string =>
  shortened(
    members.map((each) => wordOf(table, each, type)),
    8,
  ).join(', ')

/**
 * The calls that a line means: several, where it names a set for one thing, as an instruction does. What an event does
 * with a whole set is noted without it, so that nothing can be said of which it was.
 */
function callsOf<S extends BaseState>({ engine, s, laid }: ExampleTable<S>, move: MoveMatcher<S>): MoveMatcher<S>[] {
  const params = engine.info.events[move.event]?.params ?? []
  return move.args.reduce<MoveMatcher<S>[]>(
    (calls, m, i) => {
      const value = m !== null && 'value' in m ? m.value(s, laid) : null
      if (m === null || !('value' in m) || value === null || typeof value !== 'object') return calls
      if (params[i]?.type.startsWith('set of ') === true) return calls
      const members = value.map((each) => ({ ...m, value: () => each }))
      return calls.flatMap((call) => members.map((member) => ({ ...call, args: call.args.with(i, member) })))
    },
    [move],
  )
}

/** `then happened CALL {, CALL}`: in this order. */
export function happenedLine<S extends BaseState>(
  table: ExampleTable<S>,
  moves: readonly MoveMatcher<S>[],
): string | null {
  table.settle()
  const all = happenedIn(table.s)
  let from = 0
  for (const m of moves.flatMap((each) => callsOf(table, each))) {
    const at = all.findIndex((each, i) => i >= from && each.event === m.event && fitsArgs(table, each.args, m))
    if (at < 0) return `${nameOf(table, m)} did not happen${from > 0 ? ' after that' : ''}; ${table.who()}`
    from = at + 1
  }
  return null
}

/** `then not happened CALL {, CALL}`: none of them. */
export function notHappenedLine<S extends BaseState>(
  table: ExampleTable<S>,
  moves: readonly MoveMatcher<S>[],
): string | null {
  table.settle()
  const all = happenedIn(table.s)
  const wrong = moves
    .flatMap((each) => callsOf(table, each))
    .find((m) => all.some((each) => each.event === m.event && fitsArgs(table, each.args, m)))
  return wrong === undefined ? null : `${nameOf(table, wrong)} happened`
}

/** The event of a line with those of its parts that the line names. */
function nameOf<S extends BaseState>(table: ExampleTable<S>, { event, args }: MoveMatcher<S>): string {
  const { engine, s, laid } = table
  const { info } = engine
  const words = (info.events[event]?.params ?? []).flatMap(({ role, type }, i) => {
    const m = args[i] ?? null
    if (m === null || 'branch' in m) return []
    const value = 'value' in m ? m.value(s, laid) : null
    const named =
      value === null
        ? 'definition' in m
          ? (info.cards[m.definition] ?? '?')
          : '?'
        : typeof value === 'object'
          ? membersInWords(table, value, elementOf(type)) || 'nothing'
          : wordOf(table, Number(value), type)
    return [role === 'main' ? named : `${role} ${named}`]
  })
  return [info.events[event]?.name ?? '?', ...words].join(' ')
}

/** `then deck of A is refused because [clause]` */
export function deckIsLine<S extends BaseState>(
  { engine, s }: ExampleTable<S>,
  seat: Seat,
  refused: boolean,
  because: readonly string[],
): string | null {
  const problems = deckProblems(engine.parts, s, seat)
  const words = problems
    .map((p) => `${p.message}${p.about === null ? '' : `: ${p.about}`} [${p.clauses.join(', ')}]`)
    .join('; ')
  if (!refused) return problems.length === 0 ? null : `it is refused: ${words}`
  if (problems.length === 0) return 'it is accepted'
  const missing = because.filter((clause) => !problems.some((p) => p.clauses.includes(clause)))
  return missing.length === 0 ? null : `refused, but not because of [${missing.join(', ')}]: ${words}`
}
