import { LSPErrorCodes } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { expect, test } from 'vitest'
import { aboutNow } from '../../language/server/about-now.ts'

const uri = 'file:///small.rules'
const version = (n: number): TextDocument => TextDocument.create(uri, 'houserules', n, '')

test('an answer about a text that stays is given', async () => {
  const documents = new Map([[uri, version(1)]])
  expect(await aboutNow(documents, uri, Promise.resolve('laid out'))).toBe('laid out')
})

test.each([
  ['changed', new Map([[uri, version(2)]])],
  ['closed', new Map<string, TextDocument>()],
])('one about a text that is %s meanwhile is refused', async (_how, later) => {
  let current = new Map([[uri, version(1)]])
  const asked = aboutNow({ get: (path) => current.get(path) }, uri, Promise.resolve('laid out'))
  current = later
  await expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified })
})
