import { printLocal } from '../../program/print-texpr.ts'
import { printTStmts } from '../../program/print-tstmt.ts'
import type { TextOperation, EventOperation } from '../operation.ts'
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

/** Steps of the order of an event. */
export const eventOperations: OperationRows<EventOperation> = {
  'unless-over': inert('nothing, if the game is over'),
  descend: inert((o) => `count the run of ${o.event.name}, if it may come to itself`),
  room: inert('refuse, if there is no room'),
  places: inert('refuse, if there are no two cards to exchange'),
  refuse: inert((o) => `refuse, if ${rules(o.event.cannots)} forbids it`),
  'end-rules-until': inert((o) => `end what ${rules(o.event.endings)} ends`),
  replace: inert((o) => `something else happens, if ${rules(o.event.insteads)} fits`),
  'begin-run': inert((o) => `${o.event.name} begins to run`),
  log: inert((o) => `log ${o.event.name}`),
  count: inert((o) => `count ${o.event.name}`),
  unannounced: inert((o) => `log and count ${o.event.name}, if its text announces nothing`),
  notice: inert((o) => `notice ${rules(o.event.whens.filter((rule) => rule.asBefore))}`),
  'lay-noticed': inert('lay down what was noticed'),
  'put-off': inert((o) => `what follows ${o.event.name} waits`),
  'end-run': inert((o) => `${o.event.name} ends to run`),
  'tell-moved': inert('tell who sees what was moved'),
  'end-replacement': inert('the replacement is done'),
  place: inert((o) => (o.again ? 'lay the card down, if there is still room' : 'lay the card down')),
  exchange: inert((o) => (o.again ? 'exchange the cards, if they still lie there' : 'exchange the cards')),
}

const rules = (list: readonly { readonly name: string }[]): string => list.map(({ name }) => name).join(' or ')
