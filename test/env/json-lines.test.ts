import fc from 'fast-check'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { engine } from '../../generated/kuhn-poker/index.ts'
import { answerLine } from '../../cli/env/answer-line.ts'
import { environment } from '../../library/env.ts'
import { realHouserules } from '../cli/kit.ts'
import { times } from '../kit/effort.ts'

const cwd = fileURLToPath(new URL('../..', import.meta.url))

/** What `houserules env` answers to lines. */
async function answersTo(game: string, lines: readonly unknown[], more: readonly string[] = []): Promise<unknown[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const { code, out } = await realHouserules(['env', game, '--json', ...more], { cwd, input })
  expect(code).toBe(0)
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}

test('a game is played over lines, and answers carry the id of what was asked', async () => {
  const answers = await answersTo(
    'KuhnPoker',
    [
      { id: 'a', do: 'reset', seed: 7 },
      { id: 2, do: 'state', seat: 0 },
      { do: 'step', actions: [5] },
      { do: 'step', actions: [5] },
      { do: 'step', actions: [-1] },
      { do: 'observe', table: 0, seat: 1 },
      { do: 'close' },
      { do: 'spec' },
    ],
    ['--returns', 'shares'],
  )
  expect(answers.slice(0, 2)).toMatchObject([
    {
      id: 'a',
      ok: true,
      tables: [{ toPlay: 0, offered: [5, 6], done: false, returns: [0, 0], seed: 7, decisions: 0 }],
    },
    { id: 2, ok: true, offered: [['check'], ['bet']], chance: [] },
  ])
  expect(answers[3]).toMatchObject({ tables: [{ toPlay: -2, offered: [], done: true, decisions: 2 }] })
  expect(answers[4]).toEqual(answers[3])
  expect(answers.at(-1)).toEqual({ ok: true, closed: true })
})

test('where a game has ended the next one begins when that is asked for', async () => {
  const answers = await answersTo('KuhnPoker', [
    { do: 'reset', seed: 3, tables: 2, autoreset: true },
    { do: 'step', actions: [5, -1] },
    { do: 'step', actions: [5, -1] },
  ])
  expect(answers.at(-1)).toMatchObject({
    tables: [
      { toPlay: 0, done: true, seed: 5, decisions: 0 },
      { toPlay: 0, done: false, seed: 4, decisions: 0 },
    ],
  })
})

test('what is no command is refused by a code, and the tables stay as they are', async () => {
  const asked: [unknown, string][] = [
    ['{', 'no-json'],
    ['[1]', 'no-json'],
    ['null', 'no-json'],
    [`"${'x'.repeat(2 ** 20)}"`, 'too-long'],
    [{ do: 'constructor' }, 'no-command'],
    [{ do: ['spec'] }, 'no-command'],
    [{ do: 'step', actions: [1] }, 'not-begun'],
    [{ do: 'observe' }, 'not-begun'],
    [{ do: 'reset', seed: -1 }, 'no-field'],
    [{ do: 'reset', autoreset: 'yes' }, 'no-field'],
    [{ do: 'reset', tables: 1e9 }, 'no-field'],
    [{ do: 'reset', seed: '7' }, 'no-field'],
  ]
  const begun: [unknown, string][] = [
    [{ do: 'step' }, 'no-field'],
    [{ do: 'step', actions: [5, 5] }, 'no-field'],
    [{ do: 'step', actions: [0.5] }, 'no-field'],
    [{ do: 'step', actions: [4] }, 'action'],
    [{ do: 'step', actions: [-3] }, 'action'],
    [{ do: 'observe', seat: 2 }, 'no-field'],
    [{ do: 'observe', table: 1 }, 'no-field'],
  ]
  const lines = [...asked, [{ do: 'reset' }, ''] as const, ...begun].map(([line]) => line)
  const answers = (await answersTo('KuhnPoker', lines)) as { ok: boolean; error?: { code: string; message: string } }[]
  expect(answers.map(({ error }) => error?.code ?? '')).toEqual(
    [...asked, [null, ''] as const, ...begun].map(([, code]) => code),
  )
  expect(answers.every(({ error }) => error === undefined || error.message.length > 0)).toBe(true)
})

test('whatever a line is, it is answered', () => {
  const session = { environment: environment(engine), tables: null }
  const field = fc.oneof(fc.constantFrom('do', 'actions', 'tables', 'seed', 'seat', 'table', '__proto__'), fc.string())
  const value = fc.oneof(fc.constantFrom('reset', 'step', 'observe', 'state', 'spec'), fc.jsonValue(), fc.integer())
  const line = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.tuple(field, value)).map((fields) => JSON.stringify(Object.fromEntries(fields))),
  )
  fc.assert(
    fc.property(line, (text) => {
      const { answer } = answerLine(session, text)
      expect(typeof JSON.parse(JSON.stringify(answer))).toBe('object')
      expect(answer).toHaveProperty('ok')
    }),
    { numRuns: 300 * times },
  )
})

test.each([
  [['env', 'KuhnPoker', '--players', '9'], 2, 'KuhnPoker is for 2'],
  [['env', 'KuhnPoker', '--json', '--binary'], 2, 'cannot be used with'],
  [['env', 'KuhnPoker', '--returns', 'money'], 2, 'Allowed choices are results, shares'],
  [['env', 'NoSuchGame'], 2, 'there is no game or file'],
])('%j is wrong use', async (argv, wanted, why) => {
  const { code, out, err } = await realHouserules(argv, { cwd })
  expect([code, out]).toEqual([wanted, ''])
  expect(err).toContain(why)
})
