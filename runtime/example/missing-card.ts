import { type BaseState, type Engine, NONE, seatName } from '../engine.ts'
import type { Matcher } from './compiled-example.ts'
import type { ExampleTable } from './example-table.ts'
import { copiesOf } from './matching.ts'

/**
 * What a line names that is not there, so that it could not fail whatever the rules say; null where all is there. Two
 * parts of a move may be the same card, two answers are two.
 */
export function missingCard<S extends BaseState>(
  table: ExampleTable<S>,
  named: readonly (Matcher<S> | null)[],
  kind: 'parts' | 'answers',
): string | null {
  for (const m of named) {
    const missing = m === null ? null : missingCopy(table, m, kind === 'parts' ? [m] : named)
    if (missing !== null) return missing
  }
  return null
}

function missingCopy<S extends BaseState>(
  { s, laid, engine }: ExampleTable<S>,
  m: Matcher<S>,
  named: readonly (Matcher<S> | null)[],
): string | null {
  if ('value' in m)
    return m.type === 'card' && Number(m.value(s, laid)) === NONE ? 'the card that it names is none' : null
  if ('branch' in m) return null
  const name = nameOf(engine, m)
  const wanted = named.filter(
    (other) => other !== null && 'definition' in other && other.definition === m.definition && other.owner === m.owner,
  ).length
  const there = copiesOf(s, m).length
  if (there >= wanted) return null
  return there === 0
    ? `${noneThere(name)}, so this says nothing`
    : `only ${there} ${name} ${there === 1 ? 'is' : 'are'} on the table, so this says nothing`
}

/** What a line says that asks something of a card that is nowhere. */
export function notThere<S extends BaseState>({ engine }: ExampleTable<S>, card: Named): string {
  return `${noneThere(nameOf(engine, card))}, so nothing can be asked of it; lay it down under \`given\``
}

const noneThere = (name: string): string => `no ${name} is on the table`

interface Named {
  readonly definition: number
  readonly owner: number
}

const nameOf = ({ info }: Pick<Engine, 'info'>, { definition, owner }: Named): string =>
  `${info.cards[definition] ?? '?'}${owner === NONE ? '' : ` of ${seatName(owner)}`}`
