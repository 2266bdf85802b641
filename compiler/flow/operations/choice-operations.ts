import { printLocal, printTExpr } from '../../program/print-texpr.ts'
import type { ChoiceOperation, Several } from '../operation.ts'
import { inert, type OperationRows, using } from './row.ts'

/** Steps around the choices of players. */
export const choiceOperations: OperationRows<ChoiceOperation> = {
  'no-choice': using(
    (o) => `refuse: ${printLocal(o.choice.result)} = none`,
    (o) => ({ givenToText: [o.choice.result] }),
  ),
  'no-branch': inert('refuse'),
  chosen: using(
    (o) => `${printLocal(o.choice.result)} = the answer`,
    (o) => ({ givenToText: [o.choice.result] }),
  ),
  'begin-set': using(
    (o) => `${result(o.choice)} = nothing, of ${bounds(o.choice)}`,
    ({ choice: { choice, atLeast, atMost } }) => ({
      given: [atLeast, atMost],
      givenToText: [choice.result],
      worksOut: choice,
    }),
  ),
  'add-to-set': using(
    (o) => `add the answer to ${result(o.choice)}`,
    ({ choice: { choice } }) => ({ askedOfText: [choice.result], givenToText: [choice.result] }),
  ),
  'check-set': using(
    (o) => `refuse, unless ${result(o.choice)} may be chosen`,
    ({ choice: { choice, atLeast } }) => ({ asked: [atLeast], askedOfText: [choice.result], worksOut: choice }),
  ),
  'begin-branches': using(
    (o) => `${o.branches.picked.wish} = nothing`,
    ({ branches: { choice, picked, atLeast, atMost } }) => ({ given: [picked, atLeast, atMost], worksOut: choice }),
  ),
  'add-branch': using(
    (o) => `add the answer to ${o.branches.picked.wish}`,
    ({ branches: { picked } }) => ({ asked: [picked], given: [picked] }),
  ),
  'order-branches': using(
    (o) => `refuse, if ${o.branches.picked.wish} are too few; put them in order`,
    ({ branches: { picked, atLeast, next } }) => ({ asked: [picked, atLeast], given: [picked, next] }),
  ),
}

const result = ({ choice }: Several): string => printLocal(choice.result)

function bounds({ choice: { count } }: Several): string {
  return count === null ? 'one' : `${printTExpr(count.from)} to ${printTExpr(count.to)}`
}
