import type { Operation, Question, Suspension, Test } from '../flow/operation.ts'
import { operationUses } from '../flow/operation-table.ts'
import type { Terminator } from '../flow/block.ts'
import type { Local, TExpr, TStmt } from '../program/ir.ts'
import { weakMemo } from './memo.ts'
import { blocksOf, exprsOf, statementsIn, within } from './walk.ts'

type Variables = readonly Local[]

const NONE: Variables = []

const ofExpressions = (xs: readonly TExpr[]): Variables =>
  xs.flatMap(within).flatMap((x) => (x.kind === 'local' ? [x.local] : []))

/** What is gone through one by one has a name of its own while its conditions are asked. */
const ofHead = (s: TStmt): Variables =>
  ofExpressions(exprsOf(s)).filter((local) => !('domain' in s) || local !== s.domain.local)

/** Variables that statements, with those of their blocks, ask for before they give them a value themselves. */
function ofStatements(body: readonly TStmt[]): Variables {
  const asked = new Set<Local>()
  for (const s of body.toReversed()) {
    if (s.kind === 'assign') asked.delete(s.local)
    const own = ofExpressions(exprsOf(s))
    for (const local of [...own, ...handedOn(s), ...blocksOf(s).flatMap(ofStatements)]) asked.add(local)
    if (s.kind === 'each') asked.delete(s.domain.local)
  }
  return [...asked]
}

/** Variables that something else takes over as they are. */
function handedOn(s: TStmt): Variables {
  if (s.kind === 'hook') return s.params
  return s.kind === 'later' || s.kind === 'lasting' ? s.captured : NONE
}

/** Variables that the statements of an operation ask for, also after they gave them a value themselves. */
export function variablesInside(o: Operation): Variables {
  if (o.kind !== 'statement') return NONE
  return statementsIn([o.statement]).flatMap((s) => [...ofExpressions(exprsOf(s)), ...handedOn(s)])
}

/** Variables of the text that an operation asks for, besides the parameters of its event; a block is asked often. */
export const variablesUsed = weakMemo((o: Operation): Variables => {
  if (o.kind === 'statement') return ofStatements([o.statement])
  const { askedOfText = NONE, worksOut } = operationUses(o)
  return worksOut === undefined ? askedOfText : [...askedOfText, ...ofHead(worksOut)]
})

/** Variables that what ends a block asks for. */
export const variablesUsedAtEnd = weakMemo((t: Terminator): Variables => {
  switch (t.kind) {
    case 'branch':
      return ofTest(t.test)
    case 'suspend':
      return ofSuspension(t.by)
    case 'finish':
      return variablesUsed(t.by)
    default:
      t.kind satisfies 'open' | 'jump' | 'switch' | 'leave' | 'end'
      return NONE
  }
})

function ofTest(test: Test): Variables {
  switch (test.kind) {
    case 'condition':
      return ofExpressions([test.cond])
    case 'has-most':
      return 'wish' in test.of ? NONE : [test.of]
    case 'may-move':
      return ofExpressions(exprsOf(test.move))
    case 'known':
      return [test.variable]
    default:
      test.kind satisfies 'declined' | 'exhausted' | 'nobody' | 'in-line'
      return NONE
  }
}

function ofSuspension(by: Suspension): Variables {
  switch (by.kind) {
    case 'run':
      return ofStatements([by.statement])
    case 'hook':
      return by.hook.params
    case 'ask':
      return variablesUsedInQuestion(by.question)
    case 'follow':
      return NONE
  }
}

/** Variables by which it is told what may be answered. */
export function variablesUsedInQuestion(question: Question): Variables {
  switch (question.kind) {
    case 'act':
    case 'may':
      return ofExpressions(exprsOf(question.choice))
    case 'choose':
      return ofHead(question.choice)
    case 'choose-set': {
      const { choice } = question.set
      return [choice.result, ...ofHead(choice), ...ofStatements(question.after)]
    }
    case 'one-of':
      return ofStatements([question.choice])
    case 'some-of':
      return ofStatements([question.branches.choice])
  }
}
