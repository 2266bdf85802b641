import { expect, test } from 'vitest'
import { at, editor, HOUSE } from './editor.ts'
import { SMALL } from './kit.ts'

/** What an editor is told of a change that may be chosen. */
interface Action {
  readonly title: string
  readonly edit?: {
    readonly changes?: Readonly<Record<string, readonly { readonly range: object; readonly newText: string }[]>>
    readonly documentChanges?: readonly object[]
  }
}

test('what may be changed is offered at once, and checked when it is chosen', async () => {
  const { client, uri, ask } = await editor()
  const offered = async (range: object) =>
    new Map(
      (await ask<Action[]>('codeAction', { range, context: { diagnostics: [] } })).map((each) => [each.title, each]),
    )
  const chosen = (action: Action | undefined) => client.sendRequest<Action>('codeAction/resolve', action ?? {})
  const condition = await offered(at(7, 18, 35))
  expect(condition.get('extract an adjective')?.edit).toBeUndefined()
  expect((await chosen(condition.get('extract an adjective'))).edit?.changes?.[uri]).toEqual([
    { range: at(6, 0, 0), newText: 'card c is extracted if rank of c > limit\n\n' },
    { range: at(7, 18, 35), newText: 'c is extracted' },
  ])
  const moved = await chosen((await offered(at(17, 2, 2))).get('say `limit` otherwise in a new variant'))
  const target = uri.replace('small.rules', 'small-house.rules')
  expect(moved.edit?.documentChanges).toMatchObject([
    { kind: 'create', uri: target },
    {
      textDocument: { uri: target },
      edits: [{ newText: expect.stringMatching(/\n\nreplace limit: number = 3\n$/) as string }],
    },
  ])
  const before = condition.get('extract an adjective')
  await client.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ text: `-- more\n${SMALL}` }],
  })
  await expect(chosen(before)).rejects.toThrow('the text has changed')
})

test('an editor that does not ask again gets what may be changed at once, and nothing that takes long', async () => {
  const { uri, ask } = await editor({ resolves: false })
  const actions = await ask<Action[]>('codeAction', { range: at(7, 18, 35), context: { diagnostics: [] } })
  expect(actions.map(({ title, edit }) => [title, Object.keys(edit ?? {})])).toEqual([
    ['extract an adjective', ['changes']],
    ['say `wild` otherwise in a new variant', ['documentChanges']],
  ])
  const house = { textDocument: { uri: uri.replace('small', 'house') }, range: at(2, 0, 0) }
  const ofVariant = await ask<Action[]>('codeAction', { ...house, context: { diagnostics: [] } })
  expect(ofVariant.every(({ edit }) => edit !== undefined)).toBe(true)
})

test('an editor that asks for fixes alone is given no refactoring, and of refactorings those of the kind', async () => {
  const { ask } = await editor({ resolves: false })
  const offered = async (kind: string): Promise<string[]> => {
    const context = { diagnostics: [], only: [kind] }
    return (await ask<Action[]>('codeAction', { range: at(7, 18, 35), context })).map(({ title }) => title)
  }
  expect(await offered('quickfix')).toEqual([])
  expect(await offered('refactor.extract')).toEqual(['extract an adjective'])
  expect(await offered('refactor')).toContain('extract an adjective')
})

test('a text with the line ends of another system keeps them', async () => {
  const theirs = (text: string): string => text.replaceAll('\n', '\r\n')
  const { client, uri, ask } = await editor({ text: theirs(SMALL.replace('suit: red', 'suit:red')) })
  const options = { tabSize: 2, insertSpaces: true }
  const [laidOut] = await ask<readonly { newText: string }[]>('formatting', { options })
  expect(laidOut?.newText).toBe(theirs(SMALL))
  await client.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ text: laidOut?.newText ?? '' }],
  })
  expect(await ask('formatting', { options })).toEqual([])
  expect(await ask('rangeFormatting', { options, range: at(0, 0, 4) })).toEqual([])
  expect(await ask('onTypeFormatting', { options, ch: '\n', position: { line: 33, character: 0 } })).toEqual([])
  const [extracting] = await ask<Action[]>('codeAction', { range: at(7, 18, 35), context: { diagnostics: [] } })
  const { edit } = await client.sendRequest<Action>('codeAction/resolve', extracting ?? {})
  expect(edit?.changes?.[uri]?.[0]?.newText).toBe('card c is extracted if rank of c > limit\r\n\r\n')
})

test('an example that is found cites what it shows where clauses are listed, and is written once', async () => {
  const house = `variant House of Small "more"\n\ninclude "part.rules"\n[h.1] replace limit = 9\n`
  const list = '{ "clauses": [{ "id": "h.1", "summary": "More." }] }'
  const others = { 'house.clauses.json': list, 'part.rules': '[h.1] bonus: number = limit\n' }
  const { client, uri, ask } = await editor({ house, others })
  const of = (name: string) => ({ uri: uri.replace('small', name) })
  const offered = async (name: string): Promise<Action | undefined> => {
    const asked = { textDocument: of(name), range: at(0, 0, 0), context: { diagnostics: [] } }
    return (await ask<Action[]>('codeAction', asked)).find(({ title }) => title.startsWith('write an example'))
  }
  const written = async (): Promise<string> => {
    const { edit } = await client.sendRequest<Action>('codeAction/resolve', (await offered('house')) ?? {})
    return edit?.changes?.[of('house').uri]?.[0]?.newText ?? ''
  }
  const first = await written()
  expect(first).toMatch(/^\n\[h\.1\] example "/)
  const textDocument = { ...of('house'), languageId: 'houserules', version: 1, text: `${house}${first}` }
  await client.sendNotification('textDocument/didOpen', { textDocument })
  const { items } = await ask<{ items: { code: string }[] }>('diagnostic', { textDocument: of('house') })
  expect(items).toEqual([])
  await expect(written()).rejects.toThrow('no other example was found')
  // It would not be known for which variant.
  expect(await offered('part')).toBeUndefined()
})

test('an example of what a variant changes is found and written', async () => {
  const { client, uri, ask } = await editor()
  const house = uri.replace('small', 'house')
  const asked = { textDocument: { uri: house }, range: at(2, 0, 0), context: { diagnostics: [] } }
  const actions = await ask<Action[]>('codeAction', asked)
  const witness = actions.find(({ title }) => title === 'write an example of what the variant changes')
  const { edit } = await client.sendRequest<Action>('codeAction/resolve', witness ?? {})
  const [{ range, newText } = { range: null, newText: '' }] = edit?.changes?.[house] ?? []
  expect(range).toEqual(at(3, 0, 0))
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { uri: house, languageId: 'houserules', version: 1, text: `${HOUSE}${newText}` },
  })
  expect(await ask('diagnostic', { textDocument: { uri: house } })).toMatchObject({ items: [] })
  expect(newText).toMatch(/^\nexample "/)
  const hints = await ask<object[]>('inlayHint', { textDocument: { uri: house }, range: at(2, 0, 99) })
  expect(hints).toMatchObject([{ position: at(2, 17, 17).start, label: 'instead of 3' }])
  // Without a variant there is nothing to tell.
  expect(
    (await ask<Action[]>('codeAction', { ...asked, textDocument: { uri } })).map(({ title }) => title),
  ).not.toContain('write an example of what the variant changes')
})
