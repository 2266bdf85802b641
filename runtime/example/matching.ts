import { type BaseState, type CardId, type Choice, NONE, type Seat } from '../engine.ts'
import type { Matcher, MoveMatcher } from './compiled-example.ts'
import type { ExampleTable } from './example-table.ts'

/** Whether an offered move is the one that a line means. */
export function fitsMove<S extends BaseState>(
  table: ExampleTable<S>,
  choice: Choice,
  matcher: MoveMatcher<S>,
): boolean {
  const move = table.engine.moveOf(table.s, choice)
  return move.kind === 'act' && move.event === matcher.event && fitsArgs(table, move.args, matcher)
}

export function fitsArgs<S extends BaseState>(
  table: ExampleTable<S>,
  args: readonly number[],
  matcher: MoveMatcher<S>,
): boolean {
  return matcher.args.every((m, i) => m === null || fitsValue(table, args[i] ?? NONE, m))
}

function fitsValue<S extends BaseState>({ s, laid }: ExampleTable<S>, value: number, m: Matcher<S>): boolean {
  if ('value' in m) return Number(m.value(s, laid)) === value
  if ('branch' in m) return false
  return s.def[value] === m.definition && (m.owner === NONE || s.owner[value] === m.owner)
}

/** Whether an answer is the one that a line means. */
export function fitsChoice<S extends BaseState>(table: ExampleTable<S>, choice: Choice, m: Matcher<S>): boolean {
  const { s, laid, site } = table
  const move = table.engine.moveOf(s, choice)
  if (move.kind === 'branch')
    return 'branch' in m
      ? site?.branches[move.index] === m.branch
      : 'value' in m && Number(m.value(s, laid)) === move.index + 1
  if (move.kind !== 'choose' || !takes(table, m)) return false
  if (site?.value === 'effect')
    return fitsValue(table, namesCard(m) ? (s.effects[move.value]?.source ?? NONE) : move.value, m)
  return move.isCard || !('definition' in m) ? fitsValue(table, move.value, m) : move.value === m.definition
}

const namesCard = <S>(m: Matcher<S>): boolean => 'definition' in m || ('value' in m && m.type === 'card')

/** Whether the pending question is for things of the kind that a line names, legal or not. */
export function takes<S extends BaseState>({ s, laid, site }: ExampleTable<S>, m: Matcher<S>): boolean {
  if (site?.kind === 'one-of')
    return 'branch' in m
      ? site.branches.includes(m.branch)
      : 'value' in m && isNumberOf(site.branches, Number(m.value(s, laid)))
  if (site?.kind !== 'choose' || 'branch' in m) return false
  if ('definition' in m) return site.value === 'card' || site.value === 'definition' || site.value === 'effect'
  return m.type === site.value || (m.type === 'card' && site.value === 'effect')
}

const isNumberOf = (branches: readonly unknown[], value: number): boolean => value >= 1 && value <= branches.length

/** The arguments that a move names, of copies with the same name the seat's own; null where one is not on the table. */
export function argsOf<S extends BaseState>(table: ExampleTable<S>, seat: Seat, move: MoveMatcher<S>): number[] | null {
  const { s, laid } = table
  const info = table.engine.info.events[move.event]
  const args = move.args.map((m, i) => {
    if (m === null) return info?.params[i]?.role === 'by' ? seat : NONE
    if ('value' in m) return Number(m.value(s, laid))
    if ('branch' in m) return null
    const copies = copiesOf(s, m)
    return copies.find((card) => s.owner[card] === seat) ?? copies[0] ?? null
  })
  return args.some((a) => a === null) ? null : (args as number[])
}

/** The copies of a card that lie on the table. */
export function copiesOf(
  s: BaseState,
  { definition, owner }: { readonly definition: number; readonly owner: Seat },
): CardId[] {
  return s.def.flatMap((d, card) =>
    d === definition && s.place[card] !== NONE && (owner === NONE || s.owner[card] === owner) ? [card] : [],
  )
}
