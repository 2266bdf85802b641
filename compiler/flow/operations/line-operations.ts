import type { Local } from '../../program/ir.ts'
import type { MemberTable, SameTimeOperation } from '../same-time.ts'
import { inert, type OperationRows, type OperationUses, using } from './row.ts'

/** Steps around lines that are done for all members of a set at the same time. */
export const lineOperations: OperationRows<SameTimeOperation> = {
  'begin-members': using('no members yet', ({ table: { list, within } }) => ({
    given: within === null ? [] : [list, within.places],
  })),
  'add-members': using(
    (o) => `add the members of ${o.table.loop.domain.local.name}`,
    ({ table }) => ({ ...added(table), worksOut: table.loop }),
  ),
  'take-part': using(
    (o) => `all of ${o.table.list.wish} take part`,
    ({ table, active }) => ({ asked: [table.list], given: [active, ...table.kept.values()] }),
  ),
  'begin-turns': using('nobody had a turn', ({ turns }) => ({ given: [turns.next] })),
  turn: using(
    (o) => `the turn of the next of ${o.table.list.wish}${o.uses.map(({ name }) => `, with its ${name}`).join('')}`,
    ({ table, turns, uses }) => {
      const { asked, given } = knownInTurn(table, uses)
      return {
        asked: [turns.list, turns.next, ...asked],
        given: [table.at, turns.next, ...given],
        givenToText: uses,
      }
    },
  ),
  keep: using(
    (o) => `its ${o.local.name} is kept`,
    ({ table, local }) => {
      const kept = table.kept.get(local)
      const list = kept === undefined ? [] : [kept]
      return { asked: [table.at, ...list], given: list, askedOfText: [local] }
    },
  ),
  'nobody-yet': using(
    (o) => `nobody is in ${o.lists.map(({ wish }) => wish).join(' or ')}`,
    ({ lists }) => ({ given: lists }),
  ),
  'note-turn': using(
    (o) => `add it to ${o.list.wish}`,
    ({ table, list }) => ({ asked: [table.at, list], given: [list] }),
  ),
  'go-on': using('those who found something go on', ({ active, still }) => ({ asked: [still], given: [active] })),
  'begin-line': using('the line begins', ({ line }) => (line.replaces ? { given: [line.changed] } : {})),
  // Nothing is given where nothing has changed.
  'begin-turn': using('nothing was changed for it', ({ line }) => (line.replaces ? { asked: [line.changed] } : {})),
  'end-line': using('the line is done for all', ({ line }) => (line.replaces ? { asked: [line.changed] } : {})),
  withhold: inert('answers are withheld'),
  'tell-withheld': inert('answers are told'),
  'take-following': using('what follows is taken', ({ following: { list, next } }) => ({ given: [list, next] })),
}

function added({ list, within }: MemberTable): OperationUses {
  if (within === null) return { given: [list] }
  return { asked: [list, within.places, within.table.at], given: [list, within.places] }
}

/** By which it is known whose turn it is, and what that member and those around it know. */
function knownInTurn(
  { loop, list, within, kept }: MemberTable,
  uses: readonly Local[],
): Required<Pick<OperationUses, 'asked' | 'given'>> {
  const known = [[loop.domain.local, list] as const, ...kept].filter(([local]) => uses.includes(local))
  const own = known.map(([, of]) => of)
  if (within === null) return { asked: own, given: [] }
  const around = knownInTurn(within.table, uses)
  return { asked: [within.places, ...own, ...around.asked], given: [within.table.at, ...around.given] }
}
