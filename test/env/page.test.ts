import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { recordLayout } from '../../cli/env/frames.ts'
import { engine } from '../../generated/hearts/index.ts'
import { environment } from '../../library/env.ts'
import { realHouserules } from '../cli/kit.ts'
import { printedByPrograms } from '../kit/printed-by-code.ts'

/** Everything that docs/env.md shows is done here. */
const page = readFileSync(new URL('../../docs/env.md', import.meta.url), 'utf8')
const cwd = fileURLToPath(new URL('../..', import.meta.url))

test('the lines that are asked are answered as the page says', async () => {
  const lines = (/```jsonl\n(.*?)```/s.exec(page)?.[1] ?? '').trimEnd().split('\n')
  const said = (sign: string): string[] => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2))
  expect(said('> ').length).toBeGreaterThan(5)
  const { out } = await realHouserules(['env', 'KuhnPoker'], { cwd, input: said('> ').join('\n') })
  expect(out.trimEnd().split('\n')).toEqual(said('< '))
})

test('the program prints what stands below it', () => {
  const [, code = '', printed = ''] = /```ts\n(.*?)```\n\n```text\n(.*?)```/s.exec(page) ?? []
  expect(printedByPrograms([code])[0]).toEqual(printed.trimEnd().split('\n'))
})

test('a record is as long as the page says', () => {
  const { spec } = environment(engine)
  const mask = 4 * Math.ceil(spec.actions.length / 32)
  expect(recordLayout(spec)).toEqual({
    returns: 16,
    mask: 16 + 4 * spec.players,
    observation: 16 + 4 * spec.players + mask,
    bytes: 16 + 4 * spec.players + mask + 4 * spec.observation.length,
  })
})
