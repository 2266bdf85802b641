import {
  ErrorCodes,
  ResponseError,
  type Connection,
  type WorkspaceEdit,
  type CallHierarchyItem,
  type Range,
} from 'vscode-languageserver'
import { declarationAt, highlightsOf, referencesOf } from '../find-names.ts'
import { rename, type RenameInput, type Renaming } from '../rename.ts'
import { locationOf, rangeOf } from './convert.ts'
import { symbolsNamed } from '../workspace-symbols.ts'
import { symbolKind } from './kinds.ts'
import type { Desk } from './desk.ts'
import { withEdits } from './workspace-edit.ts'
import { EventCalls, type RunnerPair, type Runner } from '../event-calls.ts'
import type { Span } from '../../grammar/source-file.ts'

/** Answers what is asked about the name at a place. */
export function answerNames(connection: Connection, desk: Desk): void {
  connection.onDefinition((at) =>
    desk.asked(at, (table, place) => declarationAt(table, place).map((s) => locationOf(s, desk.uriOf))),
  )
  connection.onReferences((at) =>
    desk.asked(
      at,
      (table, place) => referencesOf(table, place, at.context.includeDeclaration).map((s) => locationOf(s, desk.uriOf)),
      true,
    ),
  )
  connection.onDocumentHighlight((at) =>
    desk.asked(at, (table, place) => highlightsOf(table, place).map((span) => ({ range: rangeOf(span) }))),
  )
  connection.onWorkspaceSymbol(({ query }) =>
    symbolsNamed(desk.space.table(desk.space.all()), query).map(({ name, kind, at }) => ({
      name,
      kind: symbolKind(kind),
      location: locationOf(at, desk.uriOf),
    })),
  )
  connection.onRenameRequest((at) => {
    const { space } = desk
    const checked = space.speaking(desk.pathOf(at.textDocument.uri))
    const input: RenameInput = {
      table: space.table(checked),
      checked,
      again: (texts, which) => space.namesAgain(checked, texts, which),
    }
    return changesOf(rename(input, desk.place(at, checked), at.newName), desk)
  })
}

/** @throws ResponseError with what is in the way */
function changesOf(made: Renaming, desk: Desk): WorkspaceEdit {
  if (!made.ok) throw new ResponseError(ErrorCodes.InvalidParams, said(made))
  return withEdits(made.edits, desk.uriOf)
}

function said({ reason, at }: Renaming & { readonly ok: false }): string {
  if (at === null) return reason
  const { start } = rangeOf(at)
  return `${reason} (${at.file.path}:${start.line + 1}:${start.character + 1})`
}

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
