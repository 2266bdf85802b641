import type { EventOperation, Of } from '../flow/operation.ts'
import type { HookRule, Proc, TStmt } from '../program/ir.ts'
import type { TEvent, TExchange } from '../program/declarations.ts'
import { announces, announcing, foldTexts, ownText } from '../analyse/event-text.ts'
import { statementsIn } from '../analyse/walk.ts'

/** What a text does, part by part. A part that cannot be suspended is carried out where it stands. */
export interface Order {
  readonly atOnce: readonly EventOperation[]
  /** The text itself, with the rules that come before; `stop` leads behind them. */
  readonly own: readonly TStmt[]
  /** What the kernel does, in an event that has no text. */
  readonly kernel: readonly EventOperation[]
  /** Comes where the text has announced itself. */
  readonly announced: readonly EventOperation[]
  /** What ends the text itself, before anything that follows it. */
  readonly done: readonly EventOperation[]
  readonly after: readonly TStmt[]
  readonly noticed: readonly EventOperation[]
  /** Instead of both, where the event belongs to a line that is done for all at the same time. */
  readonly putOff: readonly EventOperation[]
  readonly end: readonly EventOperation[]
}

/** What the kernel does of an event: what it asks first, and what it does where there is no text. */
interface OfKernel {
  readonly room: readonly EventOperation[]
  readonly does: readonly EventOperation[]
}

export function eventOrder(event: TEvent): Order {
  const isMove = event.name === 'move'
  const room = only(isMove, { kind: 'room', event })
  return orderOf(event, [event], { room, does: [{ kind: 'place', event, again: event.befores.length > 0 }] })
}

/** The order of two moves that are made at once, by which cards change places. */
export function exchangeOrder(exchange: TExchange, move: TEvent): Order {
  const [card, other, from, to] = exchange.params
  const whole = { ...move, proc: exchange.proc, params: exchange.params }
  const moves = [
    { ...whole, params: [card, from, to] },
    { ...whole, params: [other, to, from] },
  ]
  const again = move.befores.length > 0
  return orderOf(whole, moves, { room: [{ kind: 'places', exchange }], does: [{ kind: 'exchange', exchange, again }] })
}

/**
 * The order of an event, as the reference numbers it. What is asked first is whether it may happen at all (1): of
 * moves here, of other events by those who call them (`must CALL` skips it). What nothing in the rules asks for is left
 * out. `parts` is what happens: the event itself, or several at once, of which each step is done for all before the
 * next.
 */
function orderOf(event: TEvent, parts: readonly TEvent[], { room, does }: OfKernel): Order {
  const { proc, cannots, endings, insteads, during, audience, befores, afters, whens } = event
  const isFramed = during.length + audience.length > 0
  const isMove = event.name === 'move'
  const texts = proc === null ? 'none' : announcing(proc)
  const lookBack = whens.filter((rule) => rule.asBefore).length
  const others = whens.filter((rule) => !rule.asBefore)
  const each = (is: boolean, step: (part: TEvent, first: number) => EventOperation): readonly EventOperation[] =>
    is ? parts.map((part, i) => step(part, i * lookBack)) : []
  const hooks = (rules: readonly HookRule[]): readonly Of<'hook'>[] =>
    parts.flatMap((part) => rules.map((rule) => hook(rule, part)))
  return {
    atOnce: [
      { kind: 'unless-over' },
      { kind: 'descend', event },
      ...room, //                                                                                   1
      ...each(isMove && cannots.length > 0, (part) => ({ kind: 'refuse', event: part })),
      ...each(endings.length > 0, (part) => ({ kind: 'end-rules-until', event: part })),
      ...each(insteads.length > 0, (part) => ({ kind: 'replace', event: part })), //                2
      ...only(isFramed, { kind: 'begin-run', event }),
      ...(texts === 'none' ? parts.flatMap((part) => happens(part, false)) : []), //                3
      ...only(texts === 'some', { kind: 'unannounced', event }),
      ...each(lookBack > 0, (part, first) => ({ kind: 'notice', event: part, first })),
    ],
    own: textAfter(hooks(befores), proc), //                                                        4
    kernel: proc === null ? does : [],
    announced: texts === 'none' ? [] : happens(event, true),
    done: only(proc !== null && movesCards(proc), { kind: 'tell-moved' }),
    after: [...hooks(afters), ...hooks(others)], //                                                 4, 5
    noticed: each(lookBack > 0, (part, first) => ({ kind: 'lay-noticed', event: part, first })), // 5
    putOff: each(event.following !== null, (part, first) => ({ kind: 'put-off', event: part, first })),
    end: only(isFramed, { kind: 'end-run', event }),
  }
}

/**
 * The text with what comes before it. Which text it is, the event's own or that of a card, is decided first, as what
 * keeps the event from happening was asked of that one.
 */
function textAfter(before: readonly TStmt[], proc: Proc | null): readonly TStmt[] {
  if (proc === null) return before
  if (before.length === 0) return ownText(proc)
  return foldTexts<readonly TStmt[]>(ownText(proc), {
    own: (text) => beginning(before, text),
    ofCards: ({ body }, when, others) => {
      const then = beginsAnnouncing(body) ? when.then : [...before, ...when.then]
      return [{ ...when, then, otherwise: others ?? when.otherwise }]
    },
    halves: (first, when, second) => [{ ...when, then: first, otherwise: second }],
  })
}

const beginsAnnouncing = ([first]: readonly TStmt[]): boolean => first?.kind === 'announce'

/** What happens before an announced event belongs to its announcement. */
function beginning(before: readonly TStmt[], text: readonly TStmt[]): readonly TStmt[] {
  const [first, ...others] = text
  return first?.kind === 'announce' ? [{ ...first, body: [...before, ...first.body] }, ...others] : [...before, ...text]
}

/** What is told and counted; `suspended`: the event stands on the frames already. */
function happens(event: TEvent, suspended: boolean): readonly EventOperation[] {
  return [
    { kind: 'log', event, suspended },
    { kind: 'count', event, suspended },
  ]
}

function only(is: boolean, operation: EventOperation): readonly EventOperation[] {
  return is ? [operation] : []
}

/**
 * Rules around events, texts of cards and effects have no order but their own text. A card's own text of an `event`
 * that
 * announces itself tells of the event, and what comes before the event belongs to its announcement.
 */
export function textOrder(proc: Proc, replaces: boolean, events: ReadonlyMap<string, TEvent>): Order {
  const event = eventOfText(proc, events)
  const followed = toldWithin(proc, events)
  return {
    atOnce: followed.map((told) => ({ kind: 'begin-run', event: told })),
    own: event !== null && beginsAnnouncing(proc.body) ? beginning(beforeText(proc, event), proc.body) : proc.body,
    kernel: [],
    announced: event === null ? [] : happens(event, true),
    done: only(movesCards(proc), { kind: 'tell-moved' }),
    after: [],
    noticed: [],
    putOff: [],
    end: [
      ...followed.map((told): EventOperation => ({ kind: 'end-run', event: told })),
      ...only(replaces, { kind: 'end-replacement' }),
    ],
  }
}

/** Whether a text itself brings cards where others may see them. */
const movesCards = ({ body }: Proc): boolean =>
  statementsIn(body).some(({ kind }) => kind === 'move' || kind === 'swap' || kind === 'create')

const beforeText = ({ params }: Proc, event: TEvent): readonly TStmt[] =>
  event.befores.map((rule) => hook(rule, { ...event, params }))

function hook(rule: HookRule, { params, proc }: TEvent): Of<'hook'> {
  return { kind: 'hook', rule, params, span: (proc ?? rule).span, cites: rule.cites }
}

/** What follows an event once a line is done for all is told to those who were told of the event. */
function toldWithin(proc: Proc, events: ReadonlyMap<string, TEvent>): readonly TEvent[] {
  if (proc.kind !== 'following') return []
  const followed = [...events.values()].filter(({ following, audience }) => following === proc && audience.length > 0)
  return followed.map((event) => ({ ...event, params: proc.params, during: [] }))
}

/** The event for which a card has a text of its own that announces something. */
function eventOfText(proc: Proc, events: ReadonlyMap<string, TEvent>): TEvent | null {
  return proc.kind === 'override' && announces(proc) ? (events.get(proc.name) ?? null) : null
}
