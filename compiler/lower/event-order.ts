import type { EventOperation, Of } from '../flow/operation.ts'
import type { HookRule, Proc, TStmt } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { announces, announcing, ownText, textOfCard } from './event-text.ts'

/** What a text does, part by part. A part that cannot be suspended is carried out where it stands. */
export interface Order {
  readonly atOnce: readonly EventOperation[]
  /** The text itself, with the rules that come before; `stop` leads behind them. */
  readonly own: readonly TStmt[]
  /** What the kernel does, in an event that has no text. */
  readonly kernel: readonly EventOperation[]
  /** Comes where the text has announced itself. */
  readonly announced: readonly EventOperation[]
  readonly after: readonly TStmt[]
  readonly noticed: readonly EventOperation[]
  /** Instead of both, where the event belongs to a line that is done for all at the same time. */
  readonly putOff: readonly EventOperation[]
  readonly end: readonly EventOperation[]
}

/**
 * The order of an event, as the reference numbers it. What is asked first is whether it may happen at all (1): of a
 * move
 * here, of other events by those who call them (`must CALL` skips it). What nothing in the rules asks for is left out.
 */
export function eventOrder(event: TEvent): Order {
  const { proc, cannots, endings, insteads, during, befores, afters, whens } = event
  const isMove = event.name === 'move'
  const texts = proc === null ? 'none' : announcing(proc)
  const lookBack = whens.filter((rule) => rule.asBefore)
  const others = whens.filter((rule) => !rule.asBefore)
  return {
    atOnce: [
      { kind: 'unless-over' },
      { kind: 'descend', event },
      ...only(isMove, { kind: 'room', event }), //                                 1
      ...only(isMove && cannots.length > 0, { kind: 'refuse', event }),
      ...only(endings.length > 0, { kind: 'end-rules-until', event }),
      ...only(insteads.length > 0, { kind: 'replace', event }), //                 2
      ...only(during.length > 0, { kind: 'begin-run', event }),
      ...(texts === 'none' ? happens(event, false) : []), //                        3
      ...only(texts === 'some', { kind: 'unannounced', event }),
      ...only(lookBack.length > 0, { kind: 'notice', event }),
    ],
    own: textAfter(befores, event), //                                             4
    kernel: only(proc === null, { kind: 'place', event, again: befores.length > 0 }),
    announced: texts === 'none' ? [] : happens(event, true),
    after: [...afters, ...others].map((rule) => hook(rule, event)), //             4, 5
    noticed: only(lookBack.length > 0, { kind: 'lay-noticed', event }), //         5
    putOff: only(event.following !== null, { kind: 'put-off', event }),
    end: [...only(during.length > 0, { kind: 'end-run', event })],
  }
}

/**
 * The text with what comes before it. Which text it is, the event's own or that of a card, is decided first, as what
 * keeps the event from happening was asked of that one.
 */
function textAfter(befores: readonly HookRule[], event: TEvent): readonly TStmt[] {
  const before = befores.map((rule) => hook(rule, event))
  const after = (text: readonly TStmt[]): readonly TStmt[] => {
    const ofCard = textOfCard(text)
    if (ofCard === null || before.length === 0) return beginning(before, text)
    const { when } = ofCard
    const then = beginsAnnouncing(ofCard.text.body) ? when.then : [...before, ...when.then]
    return [{ ...when, then, otherwise: after(when.otherwise) }]
  }
  return event.proc === null ? before : after(ownText(event.proc))
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
export function textOrder(proc: Proc, replaces: boolean, event: TEvent | null): Order {
  return {
    atOnce: [],
    own: event !== null && beginsAnnouncing(proc.body) ? beginning(beforeText(proc, event), proc.body) : proc.body,
    kernel: [],
    announced: event === null ? [] : happens(event, true),
    after: [],
    noticed: [],
    putOff: [],
    end: replaces ? [{ kind: 'end-replacement' }] : [],
  }
}

const beforeText = ({ params }: Proc, event: TEvent): readonly TStmt[] =>
  event.befores.map((rule) => hook(rule, { ...event, params }))

function hook(rule: HookRule, { params, proc }: TEvent): Of<'hook'> {
  return { kind: 'hook', rule, params, span: (proc ?? rule).span, cites: rule.cites }
}

/** The event for which a card has a text of its own that announces something. */
export function eventOfText(proc: Proc, events: ReadonlyMap<string, TEvent>): TEvent | null {
  return proc.kind === 'override' && announces(proc) ? (events.get(proc.name) ?? null) : null
}
