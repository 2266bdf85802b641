import { printLocal } from '../../program/print-texpr.ts'
import { printTStmts } from '../../program/print-tstmt.ts'
import type { TextOperation } from '../operation.ts'
import { printHead } from '../print-operation.ts'
import { inert, type OperationRows, using } from './row.ts'

/** Statements of the text, and steps of its loops. */
export const textOperations: OperationRows<TextOperation> = {
  // What it does with variables is asked of the statement.
  statement: { print: (o) => printTStmts([o.statement]), uses: () => ({}) },
  cite: inert((o) => `by ${o.cites.join(', ')}`),
  round: inert('count the round'),
  gather: using(
    (o) => `${o.members.list.wish} = ${printHead(o.loop)}`,
    ({ loop, members: { list, next } }) => ({ given: [list, next], worksOut: loop }),
  ),
  take: using(
    (o) => `${printLocal(o.variable)} = the next of ${o.members.list.wish}`,
    ({ variable, members: { list, next } }) => ({ asked: [list, next], given: [next], givenToText: [variable] }),
  ),
  advance: using(
    (o) => `${o.next.wish} += 1`,
    ({ next }) => ({ asked: [next], given: [next] }),
  ),
  'begin-announcement': inert('begin the announcement'),
  'end-announcement': inert('end the announcement'),
  note: using(
    (o) => `${o.slot.wish} = ${o.value}`,
    ({ slot }) => ({ given: [slot] }),
  ),
  match: using(
    (o) => `${o.members.list.wish} = cards that ${o.hook.rule.name} fits`,
    ({ hook, members: { list, next } }) => ({ given: [list, next], askedOfText: hook.params }),
  ),
}
