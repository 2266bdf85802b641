import type { CallHierarchyItem, Connection, Range } from 'vscode-languageserver/node'
import { CallGraph, type Link, type Step } from '../../language/call-graph.ts'
import { keyOf } from '../../language/place.ts'
import { locationOf, rangeOf } from './convert.ts'
import { type Desk, pathOf } from './desk.ts'
import { symbolKind } from './kinds.ts'

/** What an editor sends back with an item: in which document it asked, and which sentence it is. */
interface Kept {
  readonly asked: string
  readonly key: string
}

/** Answers what leads to an event, and what it leads to, in the first game that is about the document. */
export function answerCalls(connection: Connection, desk: Desk): void {
  const graphFor = (uri: string): CallGraph | null => {
    const [first] = desk.space.about(pathOf(uri))
    return first === undefined ? null : new CallGraph(first)
  }
  const itemOf = ({ called, kind, span, at }: Step, asked: string): CallHierarchyItem => {
    const { uri, range } = locationOf(span, desk.full)
    const data: Kept = { asked, key: keyOf(span) }
    return { name: called, kind: symbolKind(kind), uri, range, selectionRange: rangeOf(at), data }
  }
  /** None where the text has changed since the item was given. */
  const linked = <T>({ data }: CallHierarchyItem, links: Links, as: As<T>): T[] => {
    const { asked, key } = data as Kept
    const graph = graphFor(asked)
    const step = graph?.keyed(key) ?? null
    if (graph === null || step === null) return []
    return links(graph, step).map((each) => as(itemOf(each.step, asked), each.said.map(rangeOf)))
  }
  connection.languages.callHierarchy.onPrepare((at) => {
    const { uri } = at.textDocument
    const step = graphFor(uri)?.at(desk.place(at, desk.space.about(pathOf(uri)))) ?? null
    return step === null ? null : [itemOf(step, uri)]
  })
  connection.languages.callHierarchy.onIncomingCalls(({ item }) =>
    linked(
      item,
      (graph, step) => graph.before(step),
      (from, fromRanges) => ({ from, fromRanges }),
    ),
  )
  connection.languages.callHierarchy.onOutgoingCalls(({ item }) =>
    linked(
      item,
      (graph, step) => graph.after(step),
      (to, fromRanges) => ({ to, fromRanges }),
    ),
  )
}

type Links = (graph: CallGraph, step: Step) => readonly Link[]
type As<T> = (item: CallHierarchyItem, said: Range[]) => T
