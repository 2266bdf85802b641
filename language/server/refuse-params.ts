import {
  type ConnectionOptions,
  ErrorCodes,
  Message,
  type MessageWriter,
  type RequestMessage,
  type ResponseMessage,
} from 'vscode-languageserver'

type Test = (value: unknown) => boolean
type Parts = Readonly<Record<string, Test>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText: Test = (value) => typeof value === 'string'
const isCount: Test = (value) => Number.isInteger(value) && Number(value) >= 0
const object =
  (parts: Parts): Test =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([name, test]) => test(value[name]))
const list =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every((each) => test(each))
const maybe =
  (test: Test): Test =>
  (value) =>
    value === undefined || value === null || test(value)

const textDocument = object({ uri: isText })
const position = object({ line: isCount, character: isCount })
const range = object({ start: position, end: position })
const document: Parts = { textDocument }
const place: Parts = { textDocument, position }
const part: Parts = { textDocument, range }
const action: Parts = { ...part, context: object({ only: maybe(list(isText)) }) }
const call: Parts = { item: object({ uri: isText, selectionRange: range }) }
const folder = object({ uri: isText })
const inside = (name: string, test: Test): Test => maybe(object({ [name]: test }))
const capabilities = object({
  textDocument: inside('codeAction', inside('resolveSupport', inside('properties', list(isText)))),
  workspace: inside('workspaceEdit', inside('resourceOperations', maybe(list(isText)))),
})

/** What the answers to requests read without looking whether it is there; null where nothing is read. */
const READ: ReadonlyMap<string, Parts> = new Map<string, Parts>([
  ['initialize', { capabilities, rootUri: maybe(isText), workspaceFolders: maybe(list(folder)) }],
  ['textDocument/hover', place],
  ['textDocument/completion', place],
  ['textDocument/signatureHelp', place],
  ['textDocument/definition', place],
  ['textDocument/references', { ...place, context: object({}) }],
  ['textDocument/documentHighlight', place],
  ['textDocument/rename', { ...place, newName: isText }],
  ['textDocument/prepareCallHierarchy', place],
  ['callHierarchy/incomingCalls', call],
  ['callHierarchy/outgoingCalls', call],
  ['textDocument/onTypeFormatting', place],
  ['textDocument/rangeFormatting', part],
  ['textDocument/inlayHint', part],
  ['textDocument/codeAction', action],
  ['codeAction/resolve', { data: object({ asked: object(action) }) }],
  ['textDocument/selectionRange', { textDocument, positions: list(position) }],
  ['textDocument/documentSymbol', document],
  ['textDocument/documentLink', document],
  ['textDocument/foldingRange', document],
  ['textDocument/formatting', document],
  ['textDocument/codeLens', document],
  ['textDocument/diagnostic', document],
  ['textDocument/semanticTokens/full', document],
  ['workspace/symbol', { query: isText }],
  ['workspace/executeCommand', { command: isText, arguments: (value) => value === undefined || Array.isArray(value) }],
])

/** Why a request cannot be answered as it stands, in words; null where it can, or somebody else says why not. */
function problemOf({ method, params }: RequestMessage): string | null {
  const parts = READ.get(method)
  if (parts === undefined) return null
  if (!isObject(params)) return `${method} takes an object with ${Object.keys(parts).join(', ')}`
  const wrong = Object.entries(parts).find(([name, test]) => !test(params[name]))
  return wrong === undefined
    ? null
    : `${method}: \`${wrong[0]}\` is ${params[wrong[0]] === undefined ? 'missing' : 'not what it takes'}`
}

/**
 * Has a connection refuse requests whose parameters are not of the protocol, so that what answers them may take them for
 * what their types say.
 * @param writer where the connection writes
 */
export const refusingParams = (writer: MessageWriter): ConnectionOptions => ({
  messageStrategy: {
    handleMessage(message, next) {
      const problem = Message.isRequest(message) ? problemOf(message) : null
      if (problem === null || !Message.isRequest(message)) return next(message)
      const refusal: ResponseMessage = {
        jsonrpc: '2.0',
        id: message.id,
        error: { code: ErrorCodes.InvalidParams, message: problem },
      }
      void writer.write(refusal)
    },
  },
})
