import { printLocal, printTExpr } from '../program/print-texpr.ts'
import { printTStmts } from '../program/print-tstmt.ts'
import type { TStmt } from '../program/ir.ts'
import type { Selector, SuspensionKind, Test } from './operation.ts'

export function printTest(test: Test): string {
  const not = test.holds ? '' : 'not '
  switch (test.kind) {
    case 'condition':
      return `${not}${printTExpr(test.cond)}`
    case 'declined':
      return `${not}declined`
    case 'exhausted':
      return `${not}all of ${test.members.list.wish} were taken`
    case 'nobody':
      return `${not}nobody is in ${test.list.wish}`
    case 'has-most':
      return `${not}as many as may be are in ${'wish' in test.of ? test.of.wish : printLocal(test.of)}`
    case 'may-move':
      return `${not}${test.counting ? 'no limit that counts' : 'nothing'} forbids ${printHead(test.move)}`
    case 'in-line':
      return `${not}a line is being done for all`
    case 'known':
      return `${not}${printLocal(test.variable)} is known`
  }
}

export const printSelector = (on: Selector): string =>
  on.kind === 'answer' ? 'the answer' : `the next of ${on.branches.picked.wish}`

export function printSuspension(by: SuspensionKind): string {
  switch (by.kind) {
    case 'run':
      return printHead(by.statement)
    case 'follow':
      return `the next of ${by.following.list.wish}`
    case 'hook':
      return `hook ${by.hook.rule.name}${by.each === null ? '' : ` for the next of ${by.each.list.wish}`}`
    case 'ask': {
      const { question } = by
      if (question.kind === 'choose-set') return printHead(question.set.choice)
      return printHead(question.kind === 'some-of' ? question.branches.choice : question.choice)
    }
  }
}

/** A statement without its blocks, which stand elsewhere. */
export const printHead = (s: TStmt): string => printTStmts([{ ...s, cites: [] }])[0] ?? ''
