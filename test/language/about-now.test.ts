import { LSPErrorCodes } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { expect, test } from 'vitest'
import { aboutNow } from '../../language/server/about-now.ts'

const uri = 'file:///small.rules'

/** Documents in which a text is open, and an answer that comes when somebody lets it. */
function asked() {
  const open = new Map([[uri, TextDocument.create(uri, 'houserules', 1, 'game Small')]])
  let letCome = (_: string): void => undefined
  const answer = new Promise<string>((resolve) => (letCome = resolve))
  return { open, made: aboutNow(open, uri, answer), come: () => letCome('an edit') }
}

test('an answer about a text that stays as it was is given', async () => {
  const { made, come } = asked()
  come()
  expect(await made).toBe('an edit')
})

test('what was looked for in a text that has changed meanwhile is not written', async () => {
  const { open, made, come } = asked()
  const document = open.get(uri) ?? expect.fail('it is open')
  TextDocument.update(document, [{ text: '-- more' }], 2)
  come()
  await expect(made).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified })
})

test('nor in one that was closed', async () => {
  const { open, made, come } = asked()
  open.delete(uri)
  come()
  await expect(made).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified })
})
