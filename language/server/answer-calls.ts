import type { CallHierarchyItem, Connection, Range } from 'vscode-languageserver'
import { EventCalls, type RunnerPair, type Runner } from '../event-calls.ts'
import type { Span } from '../../grammar/source-file.ts'
import { locationOf, rangeOf } from './convert.ts'
import type { Desk } from './desk.ts'
import { symbolKind } from './kinds.ts'

/** Answers who runs an event, and what it runs. */
export function answerCalls(connection: Connection, desk: Desk): void {
  const { callHierarchy } = connection.languages
  const callsAbout = (uri: string) => {
    const checked = desk.space.speaking(desk.pathOf(uri))
    return { checked, calls: new EventCalls(desk.space.table(checked), checked) }
  }
  const around = ({ uri, selectionRange }: CallHierarchyItem, which: 'into' | 'outOf'): readonly RunnerPair[] => {
    const { checked, calls } = callsAbout(uri)
    const runner = calls.startingAt(desk.place({ textDocument: { uri }, position: selectionRange.start }, checked))
    return runner === null ? [] : calls[which](runner)
  }
  callHierarchy.onPrepare((at) => {
    const { checked, calls } = callsAbout(at.textDocument.uri)
    return calls.at(desk.place(at, checked)).map((runner) => itemOf(runner, desk))
  })
  callHierarchy.onIncomingCalls(({ item }) =>
    around(item, 'into').map(({ by, at }) => ({ from: itemOf(by, desk), fromRanges: rangesIn(by, at) })),
  )
  callHierarchy.onOutgoingCalls(({ item }) =>
    around(item, 'outOf').map(({ by, of, at }) => ({ to: itemOf(of, desk), fromRanges: rangesIn(by, at) })),
  )
}

const itemOf = ({ kind, name, module, span, at }: Runner, desk: Desk): CallHierarchyItem => ({
  name,
  kind: symbolKind(kind),
  detail: module,
  uri: locationOf(span, desk.uriOf).uri,
  range: rangeOf(span),
  selectionRange: rangeOf(at),
})

/** Editors look for these in what runs. A rule that follows on it says so elsewhere: then it is its name. */
function rangesIn({ span, at }: Runner, words: readonly Span[]): Range[] {
  const inside = words.filter(
    ({ file, start, end }) => file.path === span.file.path && span.start <= start && end <= span.end,
  )
  return (inside.length === 0 ? [at] : inside).map(rangeOf)
}
