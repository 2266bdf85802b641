import { expect, test } from 'vitest'
import type { Connection, Diagnostic } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Desk } from '../../language/server/desk.ts'
import { PushedFindings } from '../../language/server/push-findings.ts'

test('a file of which the findings cannot be worked out takes nothing from the others, and is logged', async () => {
  const [logged, sent]: [string[], string[]] = [[], []]
  let heard = (): void => {}
  const done = new Promise<void>((resolve) => (heard = resolve))
  const connection = {
    console: { error: (message: string) => logged.push(message) },
    sendDiagnostics: ({ uri }: { uri: string }) => {
      sent.push(uri)
      heard()
    },
  } as unknown as Connection
  const ignored = () => ({ dispose: () => {} })
  const all = () => ['file:///a.rules', 'file:///b.rules'].map((uri) => TextDocument.create(uri, 'houserules', 1, ''))
  const documents = { all, onDidChangeContent: ignored, onDidSave: ignored, onDidClose: ignored }
  const findings = (uri: string): Diagnostic[] => {
    if (uri.endsWith('a.rules')) throw new Error('no such disk')
    return []
  }
  new PushedFindings(connection, { isOpen: true, documents } as unknown as Desk, { findings, beside: false }).soon()
  await done
  expect(sent).toEqual(['file:///b.rules'])
  expect(logged).toEqual([expect.stringMatching(/^file:\/\/\/a\.rules: Error: no such disk/)])
})
