import { printLocal, printTExpr } from '../program/print-texpr.ts'
import { printTStmts } from '../program/print-tstmt.ts'
import type { TStmt } from '../program/ir.ts'
import { printAtTheSameTime } from './same-time.ts'
import type {
  ChoiceOperation,
  EventOperation,
  Operation,
  OperationKind,
  Selector,
  Several,
  SuspensionKind,
  Test,
} from './operation.ts'

/** An operation in words; a statement in those of the typed program. */
export function printOperation(o: Operation | OperationKind): string[] {
  switch (o.kind) {
    case 'statement':
      return printTStmts([o.statement])
    case 'cite':
      return [`by ${o.cites.join(', ')}`]
    case 'round':
      return ['count the round']
    case 'gather':
      return [`${o.members.list.wish} = ${first(o.loop)}`]
    case 'take':
      return [`${printLocal(o.variable)} = the next of ${o.members.list.wish}`]
    case 'match':
      return [`${o.members.list.wish} = cards that ${o.hook.rule.name} fits`]
    case 'advance':
      return [`${o.next.wish} += 1`]
    case 'begin-announcement':
      return ['begin the announcement']
    case 'end-announcement':
      return ['end the announcement']
    case 'note':
      return [`${o.slot.wish} = ${o.value}`]
    case 'no-choice':
    case 'no-branch':
    case 'chosen':
    case 'begin-set':
    case 'add-to-set':
    case 'check-set':
    case 'begin-branches':
    case 'add-branch':
    case 'order-branches':
      return [printChoice(o)]
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
      return [printStep(o)]
    case 'begin-members':
    case 'add-members':
    case 'take-part':
    case 'begin-turns':
    case 'turn':
    case 'keep':
    case 'nobody-yet':
    case 'note-turn':
    case 'go-on':
    case 'begin-line':
    case 'begin-turn':
    case 'end-line':
    case 'withhold':
    case 'tell-withheld':
    case 'take-following':
      return [printAtTheSameTime(o)]
  }
}

/** What a step of the order of an event does. */
function printStep(o: EventOperation): string {
  switch (o.kind) {
    case 'unless-over':
      return 'nothing, if the game is over'
    case 'descend':
      return `count the run of ${o.event.name}, if it may come to itself`
    case 'room':
      return 'refuse, if there is no room'
    case 'places':
      return 'refuse, if there are no two cards to exchange'
    case 'refuse':
      return `refuse, if ${rules(o.event.cannots)} forbids it`
    case 'end-rules-until':
      return `end what ${rules(o.event.endings)} ends`
    case 'replace':
      return `something else happens, if ${rules(o.event.insteads)} fits`
    case 'begin-run':
      return `${o.event.name} begins to run`
    case 'log':
      return `log ${o.event.name}`
    case 'count':
      return `count ${o.event.name}`
    case 'unannounced':
      return `log and count ${o.event.name}, if its text announces nothing`
    case 'notice':
      return `notice ${rules(o.event.whens.filter((rule) => rule.asBefore))}`
    case 'lay-noticed':
      return 'lay down what was noticed'
    case 'put-off':
      return `what follows ${o.event.name} waits`
    case 'end-run':
      return `${o.event.name} ends to run`
    case 'tell-moved':
      return 'tell who sees what was moved'
    case 'end-replacement':
      return 'the replacement is done'
    case 'place':
      return o.again ? 'lay the card down, if there is still room' : 'lay the card down'
    case 'exchange':
      return o.again ? 'exchange the cards, if they still lie there' : 'exchange the cards'
  }
}

const rules = (list: readonly { readonly name: string }[]): string => list.map(({ name }) => name).join(' or ')

function printChoice(o: ChoiceOperation): string {
  switch (o.kind) {
    case 'no-choice':
      return `refuse: ${printLocal(o.choice.result)} = none`
    case 'no-branch':
      return 'refuse'
    case 'chosen':
      return `${printLocal(o.choice.result)} = the answer`
    case 'begin-set':
      return `${result(o.choice)} = nothing, of ${bounds(o.choice)}`
    case 'add-to-set':
      return `add the answer to ${result(o.choice)}`
    case 'check-set':
      return `refuse, unless ${result(o.choice)} may be chosen`
    case 'begin-branches':
      return `${o.branches.picked.wish} = nothing`
    case 'add-branch':
      return `add the answer to ${o.branches.picked.wish}`
    case 'order-branches':
      return `refuse, if ${o.branches.picked.wish} are too few; put them in order`
  }
}

const result = ({ choice }: Several): string => printLocal(choice.result)

function bounds({ choice: { count } }: Several): string {
  return count === null ? 'one' : `${printTExpr(count.from)} to ${printTExpr(count.to)}`
}

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
      return `${not}nothing forbids ${first(test.move)}`
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
      return first(by.statement)
    case 'follow':
      return `the next of ${by.following.list.wish}`
    case 'hook':
      return `hook ${by.hook.rule.name}${by.each === null ? '' : ` for the next of ${by.each.list.wish}`}`
    case 'ask': {
      const { question } = by
      if (question.kind === 'choose-set') return first(question.set.choice)
      return first(question.kind === 'some-of' ? question.branches.choice : question.choice)
    }
  }
}

/** A statement without its blocks, which stand elsewhere. */
const first = (s: TStmt): string => printTStmts([{ ...s, cites: [] }])[0] ?? ''
