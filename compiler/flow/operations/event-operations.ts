import type { EventOperation } from '../operation.ts'
import { inert, type OperationRows } from './row.ts'

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
