import { expect, test } from 'vitest'
import { editor, type Told } from './editor.ts'
import { SMALL } from './kit.ts'

const FALSE = SMALL.replace('score of A = 4', 'score of A = 5')

/** What is told of examples, as `line: first line of the message`. */
const examplesIn = ({ diagnostics }: Told): readonly string[] =>
  diagnostics.flatMap(({ code, message, range }) =>
    code === 'example' ? [`${range.start.line + 1}: ${message.split('\n')[0]}`] : [],
  )

const WRONG = 'this does not hold: score of A is 4; nothing is asked any more'

test('an example that does not hold is told at its line, moves with the text, and goes once it holds', async () => {
  const { client, uri, toldOf } = await editor({ text: FALSE })
  const change = (version: number, text: string) =>
    client.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] })
  expect(examplesIn(await toldOf((told) => told.diagnostics.length > 0))).toEqual([`43: ${WRONG}`])
  await change(2, FALSE.replace('type suit', '-- more\ntype suit'))
  expect(examplesIn(await toldOf(({ version }) => version === 2))).toEqual([`44: ${WRONG}`])
  // A line that cannot be read takes it away from no other.
  await change(3, FALSE.replace('type suit', '((\ntype suit'))
  expect(examplesIn(await toldOf(({ version }) => version === 3))).toEqual([`44: ${WRONG}`])
  await change(4, SMALL)
  expect(examplesIn(await toldOf(({ version }) => version === 4))).toEqual([])
})

test('it stands among the other findings where the editor waits to be told of these', async () => {
  const { toldOf } = await editor({ text: FALSE, pulls: false })
  const told = await toldOf((each) => examplesIn(each).length > 0)
  expect(told.diagnostics.map(({ code }) => code)).toEqual(['HR0503', 'example'])
})

test('one of the base that does not hold in a variant is told above the variant', async () => {
  const { client, uri, toldOf } = await editor()
  const house = uri.replace('small', 'house')
  await client.sendNotification('textDocument/didOpen', {
    textDocument: {
      uri: house,
      languageId: 'houserules',
      version: 1,
      text: 'variant House of Small\nreplace limit = 9\n',
    },
  })
  const told = await toldOf((each) => each.uri === house)
  expect(told.diagnostics).toMatchObject([
    { severity: 2, message: expect.stringMatching(/^an example of Small does not hold in House: "wild"/) as string },
  ])
})
