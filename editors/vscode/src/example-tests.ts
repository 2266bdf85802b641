import * as vscode from 'vscode'
import { DocumentSymbolRequest, SymbolKind, type DocumentSymbol, type SymbolInformation } from 'vscode-languageclient'
import { rulesFile } from './rules-of-folder.ts'
import { runExamplesOf } from './run-examples.ts'
import type { Servers } from './servers.ts'

/** The worked examples of rules files in the test explorer; which there are, the outline of the server says. */
export function exampleTests(servers: Servers): vscode.Disposable {
  const tests = vscode.tests.createTestController('houserules.examples', 'Worked examples')
  const find = async (item: vscode.TestItem | undefined): Promise<void> => {
    if (item === undefined) await findFiles(tests)
    else await findExamples(tests, item, servers)
  }
  tests.resolveHandler = find
  tests.refreshHandler = () => findFiles(tests)
  tests.createRunProfile(
    'Run',
    vscode.TestRunProfileKind.Run,
    (request, token) => run(tests, request, token, find),
    true,
  )
  const anew = (document: vscode.TextDocument): void => {
    if (document.languageId === 'houserules' && document.uri.scheme === 'file') void find(fileItem(tests, document.uri))
  }
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.rules', false, true, false)
  watcher.onDidCreate((uri) => void fileItem(tests, uri))
  watcher.onDidDelete((uri) => tests.items.delete(uri.toString()))
  return vscode.Disposable.from(
    tests,
    watcher,
    vscode.workspace.onDidOpenTextDocument(anew),
    vscode.workspace.onDidSaveTextDocument(anew),
  )
}

async function findFiles(tests: vscode.TestController): Promise<void> {
  const uris = await vscode.workspace.findFiles('**/*.rules', '**/node_modules/**')
  tests.items.replace(uris.map((uri) => fileItem(tests, uri)))
}

function fileItem(tests: vscode.TestController, uri: vscode.Uri): vscode.TestItem {
  const known = tests.items.get(uri.toString())
  if (known !== undefined) return known
  const item = tests.createTestItem(uri.toString(), vscode.workspace.asRelativePath(uri), uri)
  item.canResolveChildren = true
  tests.items.add(item)
  return item
}

async function findExamples(tests: vscode.TestController, file: vscode.TestItem, servers: Servers): Promise<void> {
  const folder = file.uri === undefined ? undefined : vscode.workspace.getWorkspaceFolder(file.uri)
  const client = folder === undefined ? null : await servers.of(folder)
  if (client === null || file.uri === undefined) return
  const textDocument = { uri: client.code2ProtocolConverter.asUri(file.uri) }
  const symbols = (await client.sendRequest(DocumentSymbolRequest.type, { textDocument })) ?? []
  const examples = symbols.filter(isExample).map(({ name, range }, i) => {
    const item = tests.createTestItem(`${file.id}#${i} ${name}`, name, file.uri)
    item.range = client.protocol2CodeConverter.asRange(range)
    return item
  })
  file.children.replace(examples)
}

const isExample = (symbol: DocumentSymbol | SymbolInformation): symbol is DocumentSymbol =>
  symbol.kind === SymbolKind.Event && 'range' in symbol

/** Runs what is asked for, file by file; what has not been looked into yet is, first. */
async function run(
  tests: vscode.TestController,
  request: vscode.TestRunRequest,
  token: vscode.CancellationToken,
  find: (item: vscode.TestItem | undefined) => Promise<void>,
): Promise<void> {
  await vscode.workspace.saveAll(false)
  if (request.include === undefined && tests.items.size === 0) await find(undefined)
  const chosen = request.include ?? [...tests.items].map(([, item]) => item)
  const left = new Set(request.exclude)
  const testRun = tests.createTestRun(request)
  const stop = new AbortController()
  token.onCancellationRequested(() => stop.abort())
  for (const [file, examples] of await byFile(chosen, find)) {
    const wanted = examples.filter((item) => !left.has(item) && !left.has(file))
    const rules = file.uri === undefined ? null : await rulesFile(file.uri)
    if (rules !== null && wanted.length > 0 && !stop.signal.aborted)
      await runExamplesOf(testRun, rules, wanted, stop.signal)
  }
  testRun.end()
}

async function byFile(
  items: readonly vscode.TestItem[],
  find: (item: vscode.TestItem) => Promise<void>,
): Promise<ReadonlyMap<vscode.TestItem, readonly vscode.TestItem[]>> {
  const files = new Map<vscode.TestItem, vscode.TestItem[]>()
  for (const item of items) {
    if (item.parent !== undefined) {
      files.set(item.parent, [...(files.get(item.parent) ?? []), item])
      continue
    }
    if (item.children.size === 0) await find(item)
    files.set(
      item,
      [...item.children].map(([, example]) => example),
    )
  }
  return files
}
