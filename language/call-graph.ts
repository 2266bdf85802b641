import type { CheckResult } from '../compiler/compile.ts'
import type { Entry } from '../compiler/game/entry.ts'
import type { Span } from '../grammar/source-file.ts'
import type { Decl } from '../grammar/tree/declarations.ts'
import type { Name } from '../grammar/tree/names.ts'
import { type Place, holds, keyOf } from './place.ts'
import { lastingRules } from './rule-entry.ts'
import { walkSyntax } from './walk-syntax.ts'

/** An event, or a sentence that lets one happen or follows from one. */
export interface Step {
  readonly called: string
  readonly kind: 'event' | 'rule'
  readonly span: Span
  /** The words to go to. */
  readonly at: Span
}

/** A step that comes before or after another, and the words that say so. */
export interface Link {
  readonly step: Step
  readonly said: readonly Span[]
}

interface Node {
  readonly step: Step
  /** The event that it declares. */
  readonly event: string | null
  /** The events in which, or on which, it has its say. */
  readonly on: readonly Name[]
  /** The events that it does, or that players may do by it. */
  readonly does: readonly Name[]
}

/** What leads to what when a game is played: events, what happens at them, and what players may do there. */
export class CallGraph {
  private readonly nodes: readonly Node[]

  constructor({ resolution }: CheckResult) {
    const entries = resolution?.entries ?? []
    this.nodes = [...entries, ...entries.flatMap(lastingRules)].flatMap(nodeOf)
  }

  /** The event that is named at a place, else the sentence of which it is a part. */
  at(place: Place): Step | null {
    const named = this.nodes.flatMap((node) => [...node.on, ...node.does, ...ownName(node)])
    const name = named.find(({ span }) => holds(span, place))
    const event = name === undefined ? undefined : this.nodes.find((node) => node.event === name.text)
    const around = this.nodes.filter(({ step }) => holds(step.span, place))
    return event?.step ?? around.toSorted((a, b) => b.step.span.start - a.step.span.start)[0]?.step ?? null
  }

  /** The step whose span has a key (`keyOf`). */
  keyed(key: string): Step | null {
    return this.nodes.find(({ step }) => keyOf(step.span) === key)?.step ?? null
  }

  /** What leads to a step: who does the event; the events at which a sentence has its say. */
  before(step: Step): readonly Link[] {
    const { event, on } = this.nodeOf(step)
    const doers = event === null ? [] : this.nodes.flatMap((node) => link(node.step, namesOf(node.does, event)))
    return [
      ...doers,
      ...on.flatMap((name) => this.events(name.text).flatMap((each) => link(each.step, [each.step.at]))),
    ]
  }

  /** What a step leads to: the events that it does, and of an event the sentences that have their say at it. */
  after(step: Step): readonly Link[] {
    const { event, does } = this.nodeOf(step)
    const done = [...new Set(does.map(({ text }) => text))]
    const events = done.flatMap((text) => this.events(text).flatMap((each) => link(each.step, namesOf(does, text))))
    const heard = event === null ? [] : this.nodes.filter(({ on }) => namesOf(on, event).length > 0)
    return [...events, ...heard.flatMap((each) => link(each.step, [step.at]))]
  }

  private events(name: string): readonly Node[] {
    return this.nodes.filter(({ event }) => event === name)
  }

  private nodeOf(step: Step): Node {
    const found = this.nodes.find((node) => keyOf(node.step.span) === keyOf(step.span))
    return found ?? { step, event: null, on: [], does: [] }
  }
}

const ownName = ({ event, step }: Node): Name[] => (event === null ? [] : [{ text: event, span: step.at }])

const namesOf = (names: readonly Name[], event: string): readonly Span[] =>
  names.flatMap(({ text, span }) => (text === event ? [span] : []))

const link = (step: Step, said: readonly Span[]): Link[] => (said.length === 0 ? [] : [{ step, said }])

function nodeOf({ decl, called }: Entry): Node[] {
  const make = (event: Name | null, on: readonly Name[], does: readonly Name[]): Node[] => {
    const at = event?.span ?? decl.label?.span ?? firstLine(decl)
    const step: Step = { called: event?.text ?? called, kind: event === null ? 'rule' : 'event', span: decl.span, at }
    return [{ step, event: event?.text ?? null, on, does }]
  }
  switch (decl.kind) {
    case 'event': {
      // What a text of cards says for an event has its say at it; it declares none.
      const isOfCards = decl.params.some(({ type }) => type === null)
      return isOfCards ? make(null, [decl.name], callsIn(decl.body)) : make(decl.name, [], callsIn(decl.body))
    }
    case 'hook':
      return make(null, [decl.pattern.event], callsIn(decl.body))
    case 'modal': {
      const [pattern] = decl.patterns
      if (decl.modality !== 'may' || pattern === undefined) return []
      return decl.body === null
        ? make(null, decl.at, [pattern.event])
        : make(pattern.event, decl.at, callsIn(decl.body))
    }
    case 'adjective':
    case 'always':
    case 'card':
    case 'deck':
    case 'default':
    case 'example':
    case 'except':
    case 'fact':
    case 'include':
    case 'option':
    case 'overlay':
    case 'printed':
    case 'reading':
    case 'refuse':
    case 'relation':
    case 'text':
    case 'type':
    case 'zone':
      return []
  }
}

/** The events that instructions do, but for those of rules that are laid down in them. */
function callsIn(body: unknown): readonly Name[] {
  const found: Name[] = []
  const lasting: Span[] = []
  walkSyntax(body, (node) => {
    if (node['kind'] === 'lasting') lasting.push(node['span'] as Span)
    if (node['kind'] === 'call') found.push((node['call'] as { readonly event: Name }).event)
  })
  return found.filter(({ span }) => !lasting.some(({ start, end }) => start <= span.start && span.end <= end))
}

function firstLine({ span: { file, start, end } }: Decl): Span {
  const at = file.text.indexOf('\n', start)
  return { file, start, end: at < 0 ? end : Math.min(at, end) }
}
