import type { Of, Operation, Question, Suspension, Test } from '../flow/operation.ts'
import type { Terminator } from '../flow/block.ts'
import type { Local, TExpr, TStmt } from '../program/ir.ts'
import { blocksOf, exprsOf, statementsIn, within } from './walk.ts'

type Variables = readonly Local[]

const NONE: Variables = []

const ofExpressions = (xs: readonly TExpr[]): Variables =>
  xs.flatMap(within).flatMap((x) => (x.kind === 'local' ? [x.local] : []))

/** What is gone through one by one has a name of its own while its conditions are asked. */
const ofMembers = (s: Of<'choose' | 'each' | 'sameTime'>): Variables =>
  ofExpressions(exprsOf(s)).filter((local) => local !== s.domain.local)

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

/** Variables of the text that an operation asks for, besides the parameters of its event. */
export function variablesUsed(o: Operation): Variables {
  switch (o.kind) {
    case 'statement':
      return ofStatements([o.statement])
    case 'gather':
      return ofMembers(o.loop)
    case 'match':
      return o.hook.params
    case 'begin-set':
      return ofMembers(o.choice.choice)
    case 'add-to-set':
      return [o.choice.choice.result]
    case 'check-set':
      return [o.choice.choice.result, ...ofMembers(o.choice.choice)]
    case 'begin-branches':
      return ofExpressions(exprsOf(o.branches.choice))
    case 'add-members':
      return ofMembers(o.table.loop)
    case 'keep':
      return [o.local]
    case 'cite':
    case 'round':
    case 'take':
    case 'advance':
    case 'note':
    case 'begin-announcement':
    case 'end-announcement':
    case 'no-choice':
    case 'no-branch':
    case 'chosen':
    case 'add-branch':
    case 'order-branches':
    case 'unless-over':
    case 'descend':
    case 'room':
    case 'places':
    case 'refuse':
    case 'end-rules-until':
    case 'replace':
    case 'begin-run':
    case 'log':
    case 'count':
    case 'unannounced':
    case 'notice':
    case 'lay-noticed':
    case 'put-off':
    case 'end-run':
    case 'tell-moved':
    case 'end-replacement':
    case 'place':
    case 'exchange':
    case 'begin-members':
    case 'take-part':
    case 'begin-turns':
    case 'turn':
    case 'nobody-yet':
    case 'note-turn':
    case 'go-on':
    case 'begin-line':
    case 'begin-turn':
    case 'end-line':
    case 'withhold':
    case 'tell-withheld':
    case 'take-following':
      return NONE
  }
}

/** Variables that what ends a block asks for. */
export function variablesUsedAtEnd(t: Terminator): Variables {
  switch (t.kind) {
    case 'branch':
      return ofTest(t.test)
    case 'suspend':
      return ofSuspension(t.by)
    case 'finish':
      return variablesUsed(t.by)
    case 'open':
    case 'jump':
    case 'switch':
    case 'leave':
    case 'end':
      return NONE
  }
}

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
    case 'declined':
    case 'exhausted':
    case 'nobody':
    case 'in-line':
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
      return ofMembers(question.choice)
    case 'choose-set': {
      const { choice } = question.set
      return [choice.result, ...ofMembers(choice), ...ofStatements(question.after)]
    }
    case 'one-of':
      return ofStatements([question.choice])
    case 'some-of':
      return ofStatements([question.branches.choice])
  }
}
