import {
  CodeActionKind,
  LSPErrorCodes,
  ResponseError,
  type CodeAction,
  type CodeActionParams,
  type Connection,
  type WorkspaceEdit,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { CheckResult } from '../../compiler/compile.ts'
import { citeClause } from '../cite-clause.ts'
import { extract } from '../extract.ts'
import { fixesOf } from '../fixes.ts'
import { moveToVariant } from '../move-to-variant.ts'
import { newFinding, type Refactoring } from '../refactoring.ts'
import { edited } from '../rename.ts'
import { aboutNow } from './about-now.ts'
import { diagnosticOf } from './answer-texts.ts'
import { rangeOf } from './convert.ts'
import type { Desk } from './desk.ts'
import type { RanExamples } from './ran-examples.ts'
import { exampleDiagnostic } from './told-unasked.ts'
import { untilCancelled } from './until-cancelled.ts'
import { fileCreated, withEdits } from './workspace-edit.ts'

/** Whether a game that was checked is a variant. */
const isOfVariant = ({ resolution }: CheckResult): boolean => (resolution?.modules.at(-1)?.header.base ?? null) !== null

/** What is told apart by when an action is chosen: what it was offered for, and its title. */
interface Chosen {
  readonly asked: CodeActionParams
  readonly title: string
  /** The text it was offered for; another has other places. */
  readonly version: number | null
}

const WITNESS = 'write an example of what the variant changes'

/**
 * Answers what can be done at a place: fixes as they are; what else there is once it is chosen, when the games are
 * checked with it, or at once to editors that would not ask. To these no example is offered, as finding one takes long.
 */
export function answerActions(connection: Connection, desk: Desk, examples: RanExamples | null): void {
  connection.onCodeAction((asked) => [
    ...(isAskedFor(asked, CodeActionKind.QuickFix) ? [...fixes(desk, asked), ...mendings(desk, examples, asked)] : []),
    ...(desk.resolvesActions ? offers(desk, asked) : offersWhole(desk, asked)).filter(({ kind }) =>
      isAskedFor(asked, kind ?? CodeActionKind.Refactor),
    ),
  ])
  connection.onCodeActionResolve(async (action, token) => {
    const { asked, title, version } = action.data as Chosen
    if (versionOf(desk, asked) !== version) throw failed('the text has changed since this was offered')
    if (title !== WITNESS) return { ...action, edit: tried(desk, asked, title) }
    const edit = witness(desk, asked, untilCancelled(token))
    return { ...action, edit: await aboutNow(desk.documents, asked.textDocument.uri, edit) }
  })
}

/** Where an editor asks for some kinds only, a kind is asked for by itself and by those that it is one of. */
const isAskedFor = ({ context: { only } }: CodeActionParams, kind: string): boolean =>
  only === undefined || only.some((asked) => asked === '' || asked === kind || kind.startsWith(`${asked}.`))

function fixes(desk: Desk, { textDocument: { uri }, range }: CodeActionParams): readonly CodeAction[] {
  return desk.findings(uri).flatMap((finding): CodeAction[] => {
    const at = rangeOf(finding.primary.span)
    if (at.start.line > range.end.line || at.end.line < range.start.line) return []
    return fixesOf(finding).map(({ title, edit }, i) => ({
      title,
      kind: CodeActionKind.QuickFix,
      isPreferred: i === 0,
      diagnostics: [diagnosticOf(finding, desk)],
      edit: withEdits([edit], desk.uriOf),
    }))
  })
}

/** What fails only because somebody is, or is no longer, asked can be written again. */
function mendings(
  desk: Desk,
  examples: RanExamples | null,
  { textDocument: { uri }, range }: CodeActionParams,
): readonly CodeAction[] {
  return (examples?.findings(desk.pathOf(uri)) ?? []).flatMap((finding): CodeAction[] => {
    const { fix, at } = finding
    const lines = rangeOf(at)
    if (fix === null || lines.start.line > range.end.line || lines.end.line < range.start.line) return []
    const diagnostics = [exampleDiagnostic(finding, desk.showsRelated ? desk.uriOf : null)]
    return [{ title: fix.title, kind: CodeActionKind.QuickFix, diagnostics, edit: withEdits([fix.edit], desk.uriOf) }]
  })
}

const KINDS: Readonly<Record<Refactoring['kind'], CodeActionKind>> = {
  rewrite: CodeActionKind.RefactorRewrite,
  extract: CodeActionKind.RefactorExtract,
  move: 'refactor.move',
}

function offers(desk: Desk, asked: CodeActionParams): readonly CodeAction[] {
  const titled = (title: string, kind: CodeActionKind): CodeAction => ({
    title,
    kind,
    data: { asked, title, version: versionOf(desk, asked) } satisfies Chosen,
  })
  const checked = desk.space.about(desk.pathOf(asked.textDocument.uri))
  return [
    ...refactorings(desk, asked).map(({ title, kind }) => titled(title, KINDS[kind])),
    ...(desk.findWitness !== null && checked.some((each) => isOfVariant(each) && beginsIn(desk, each, asked))
      ? [titled(WITNESS, CodeActionKind.RefactorRewrite)]
      : []),
  ]
}

/** What can be done without making anything wrong. */
function offersWhole(desk: Desk, asked: CodeActionParams): readonly CodeAction[] {
  return refactorings(desk, asked).flatMap(({ title, kind }) => {
    try {
      return [{ title, kind: KINDS[kind], edit: tried(desk, asked, title) }]
    } catch (error) {
      if (error instanceof ResponseError) return []
      throw error
    }
  })
}

function refactorings(desk: Desk, { textDocument, range }: CodeActionParams): readonly Refactoring[] {
  const { space } = desk
  const [checked] = space.about(desk.pathOf(textDocument.uri))
  if (checked === undefined) return []
  const text = desk.text(textDocument.uri)
  const place = desk.place({ textDocument, position: range.start }, [checked])
  const to = TextDocument.create(textDocument.uri, 'houserules', 0, text).offsetAt(range.end)
  const names = new Set(space.names())
  const taken = {
    game: (name: string) => names.has(name),
    file: (path: string) => space.textOf(desk.full(path)) !== null,
  }
  return [
    ...extract(checked, text, { path: place.path, from: place.offset, to }),
    ...citeClause(checked, place),
    ...(desk.createsFiles ? moveToVariant(checked, place, taken) : []),
  ]
}

/** @throws ResponseError where it is not offered any more, or would make something wrong */
function tried(desk: Desk, asked: CodeActionParams, title: string): WorkspaceEdit {
  const { space } = desk
  const made = refactorings(desk, asked).find((each) => each.title === title)
  if (made === undefined) throw failed('this is not offered here any more')
  const { edits, creates } = made
  const before = space.speaking(desk.pathOf(asked.textDocument.uri))
  const texts = new Map([...edited(edits), ...(creates === null ? [] : [[creates.path, creates.text] as const])])
  const after = [...space.again(before, texts), ...(creates === null ? [] : [space.tryOut(creates.path, texts)])]
  // What is wrong in the base is found again in its new variant.
  const wrong = newFinding(creates === null ? before : [...before, ...before], after)
  if (wrong !== null) throw failed(`then ${wrong.primary.text}`)
  return creates === null ? withEdits(edits, desk.uriOf) : fileCreated(creates, desk.uriOf)
}

/** Parts may be of several variants: which of them an example is for is told by where it is asked for. */
const beginsIn = (desk: Desk, { resolution }: CheckResult, { textDocument: { uri } }: CodeActionParams): boolean =>
  desk.full(resolution?.modules.at(-1)?.path ?? '') === desk.pathOf(uri)

/** @throws ResponseError where none is found */
async function witness(desk: Desk, asked: CodeActionParams, stop: AbortSignal): Promise<WorkspaceEdit> {
  const { space } = desk
  const checked = space
    .about(desk.pathOf(asked.textDocument.uri))
    .find((each) => isOfVariant(each) && beginsIn(desk, each, asked))
  if (checked === undefined || desk.findWitness === null) throw failed('this is not offered here any more')
  const made = await desk.findWitness(space, checked, stop)
  if (typeof made === 'string') throw failed(made)
  return withEdits([made], desk.uriOf)
}

const versionOf = (desk: Desk, { textDocument: { uri } }: CodeActionParams): number | null =>
  desk.documents.get(uri)?.version ?? null

const failed = (why: string): ResponseError<void> => new ResponseError(LSPErrorCodes.RequestFailed, why)
