import { expect, test } from 'vitest'
import { at, editor } from './editor.ts'
import { SMALL } from './kit.ts'

const FALSE = SMALL.replace('score of A = 4', 'score of A = 5')

interface LensTold {
  readonly range: { readonly start: { readonly line: number } }
  readonly command: { readonly title: string; readonly command: string; readonly arguments?: readonly unknown[] }
}

/** An editor that has the small game open, with what it has been shown. */
async function opened(options: Parameters<typeof editor>[0] = {}) {
  const own = await editor(options)
  const shown: string[] = []
  const gone: object[] = []
  own.client.onNotification('window/showMessage', ({ message }: { message: string }) => void shown.push(message))
  own.client.onRequest('window/showDocument', (asked: object) => {
    gone.push(asked)
    return { success: true }
  })
  const run = <T>(command: string, ...args: readonly unknown[]): Promise<T> =>
    own.client.sendRequest<T>('workspace/executeCommand', { command: `houserules.${command}`, arguments: args })
  const lenses = async (): Promise<readonly string[]> =>
    (await own.ask<LensTold[]>('codeLens')).map(({ range, command }) => `${range.start.line + 1}: ${command.title}`)
  return { ...own, shown, gone, run, lenses }
}

test('examples run when they are asked for, and lines say what came of them', async () => {
  const { run, uri, shown, lenses } = await opened({ text: FALSE })
  expect(await lenses()).toEqual([
    '1: play',
    '18: changed by House',
    '1: run examples',
    '38: run',
    '38: play from here',
  ])
  const failed = 'this does not hold: score of A is 4; nothing is asked any more'
  expect(await run('runExamples', uri)).toMatchObject({
    format: 'houserules-examples/1',
    failed: 1,
    broken: 0,
    games: [
      {
        game: 'Small',
        file: 'small.rules',
        examples: [{ title: 'wild', place: 'small.rules:38', ok: false, failures: [{ line: 43, message: failed }] }],
      },
    ],
  })
  expect(shown).toEqual([`Small: 0 of 1 examples hold; "wild" does not: ${failed}`])
  expect(await lenses()).toEqual([
    '1: play',
    '18: changed by House',
    '1: 1 of 1 example fails',
    '8: applies in one example',
    '9: applies in one example',
    '21: applies in no example',
    '28: applies in one example',
    '31: applies in one example',
    '36: applies in one example',
    `38: fails: ${failed}`,
    '38: play from here',
  ])
})

test('one example runs by its title', async () => {
  const { run, uri, shown } = await opened()
  expect(await run('runExamples', uri, 'wild')).toMatchObject({ failed: 0, games: [{ examples: [{ ok: true }] }] })
  expect(shown).toEqual(['Small: 1 of 1 examples hold'])
})

test('what has errors is told, and what is wrong', async () => {
  const { run, uri, shown } = await opened({ text: SMALL.replace('p must act', 'q must act') })
  expect(await run('runExamples', uri)).toMatchObject({ broken: 1, games: [], diagnostics: [{ severity: 'error' }] })
  expect(shown).toEqual(['Small has errors, and its examples cannot run'])
})

test('what is above a line can be clicked in an editor that knows none of it', async () => {
  const { ask, run, uri, gone, shown } = await opened({ more: { window: { showDocument: { support: true } } } })
  await run('runExamples', uri)
  const shows = (await ask<LensTold[]>('codeLens')).find(({ command }) => command.command === 'houserules.showExamples')
  expect(await run('showExamples', ...(shows?.command.arguments ?? []))).toMatchObject([{ title: 'example "wild"' }])
  expect(gone).toMatchObject([{ uri, selection: { start: { line: 37 } }, takeFocus: true }])
  expect(await run('play', uri)).toEqual({ program: 'houserules', args: ['play', 'small.rules'] })
  const begun = { program: 'houserules', args: ['play', 'small.rules', '--from', "A's wild"] }
  expect(await run('play', uri, "A's wild")).toEqual(begun)
  const house = uri.replace('small', 'house')
  expect(await run('diff', house, 'Small')).toMatchObject({ changes: [{ id: 'value-raised', rule: 'limit' }] })
  expect(shown.slice(1)).toEqual([
    'In a terminal: houserules play small.rules',
    String.raw`In a terminal: houserules play small.rules --from 'A'\''s wild'`,
    'House beside Small: 1 change (1 outcome); `houserules diff house.rules` shows positions',
  ])
})

test('an editor chooses among several examples', async () => {
  const { client, run, uri, gone } = await opened({ more: { window: { showDocument: { support: true } } } })
  const asked: object[] = []
  client.onRequest('window/showMessageRequest', (message: { actions: readonly object[] }) => {
    asked.push(message)
    return message.actions[1]
  })
  const places = [37, 0].map((line) => ({ uri, range: at(line, 0, 1) }))
  await run('showExamples', uri, { line: 1, character: 0 }, places)
  expect(asked).toMatchObject([{ message: '2 examples show it', actions: [{ title: 'example "wild"' }, {}] }])
  expect(gone).toMatchObject([{ selection: { start: { line: 0 } } }])
})

test('what an editor carries out itself is left to it', async () => {
  const experimental = { commands: { commands: ['houserules.play', 'houserules.diff', 'other'] } }
  const { capabilities } = await editor({ more: { experimental } })
  expect(capabilities).toMatchObject({
    executeCommandProvider: { commands: ['houserules.runExamples', 'houserules.showExamples'] },
  })
})

test('an editor that can is asked to look at what stands above lines again', async () => {
  const { client } = await editor({ more: { workspace: { codeLens: { refreshSupport: true } } } })
  await new Promise<void>((resolve) => client.onRequest('workspace/codeLens/refresh', () => resolve()))
})

test('what is asked in a wrong way is refused, with what there is', async () => {
  const { run, uri, ask } = await opened()
  const refusals: readonly (readonly [command: string, args: readonly unknown[], why: string])[] = [
    ['nonsense', [], 'there is no command houserules.nonsense; there are houserules.runExamples, '],
    ['runExamples', [], 'houserules.runExamples takes the address of a rules file and, of one example, its title'],
    ['runExamples', [uri, 4], 'and was given ["file:'],
    ['runExamples', [uri, 'wilt'], 'none of 1 examples is called "wilt"; did you mean `wild`?'],
    ['runExamples', ['file:///nowhere/none.rules'], 'no game reads file:///nowhere/none.rules'],
    ['showExamples', [uri, { line: 1, character: 0 }, [{}]], 'houserules.showExamples takes'],
    [
      'play',
      [4],
      'houserules.play takes the address of a rules file and, to begin in the position of an example, its title, and was given [4]',
    ],
    ['diff', [uri, 'Nobody'], 'there is no game Nobody'],
  ]
  for (const [command, args, why] of refusals) await expect(run(command, ...args)).rejects.toThrow(why)
  expect(await ask('foldingRange')).not.toEqual([])
})
