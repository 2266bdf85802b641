import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { QUEUE, VERSION } from '../../cli/over/redis.ts'
import { folderWith } from '../cli/kit.ts'
import { alone, apart, done, houserules, leftOf, place, until, worker } from './kit.ts'

const draw = readFileSync(new URL('../report/draw.rules', import.meta.url), 'utf8')
/** No square is fifty, which nobody proves here, so that each search goes on to its end. */
const never = 'rank of c + (1 if rank of c * rank of c = 50 else 0)'
const rare = draw.replace('game Draw', 'game Rare').replace('= rank of c\n', `= ${never}\n`)
const both = rare.replace('game Rare', 'game Both').replace('(stock, 3)', '(stock, 4)')
const files = { 'draw.rules': draw, 'rare.rules': rare, 'both.rules': both }

const diff = (other: string, steps: number, searches: number): string[] => [
  'diff',
  'draw.rules',
  other,
  '--format',
  'json',
  '--steps',
  String(steps),
  '--searches',
  String(searches),
]

interface Differs {
  readonly changes: readonly { readonly id: string; readonly witness?: { readonly kind: string } }[]
}

const kinds = (out: string): (string | undefined)[] =>
  (JSON.parse(out) as Differs).changes.map(({ witness }) => witness?.kind)

test('the same witnesses as on one machine with the same steps, with any number of workers, and nothing is left', async () => {
  const at = await place()
  const cwd = folderWith(files)
  await worker(at.address)
  const argv = diff('both.rules', 300, 3)
  const here = await alone(argv, cwd)
  const one = await houserules([...argv, '--over', at.address], cwd)
  await worker(at.address)
  const two = await houserules([...argv, '--over', at.address], cwd)
  expect(kinds(here.out)).toEqual(['found', 'none'])
  expect(one.out).toBe(here.out)
  expect(two.out).toBe(here.out)
  await until(async () => (await leftOf(at)).length === 0)
})

test('a worker that is killed in the middle of searches: others take them over', async () => {
  const at = await place()
  const cwd = folderWith(files)
  const first = await worker(at.address)
  const argv = diff('rare.rules', 1200, 6)
  const ran = houserules([...argv, '--over', at.address], cwd)
  await until(async () => (await at.redis.llen(`bull:${QUEUE}:active`)) === 2 && (await done(at)) > 0)
  const gone = once(first, 'exit')
  first.kill('SIGKILL')
  await gone
  await worker(at.address)
  const { out } = await ran
  expect(kinds(out)).toEqual(['none'])
  expect(out).toBe((await alone(argv, cwd)).out)
  expect(await leftOf(at)).toEqual([])
})

test('a Redis that has forgotten all, and a search that is put there twice', async () => {
  const at = await place()
  const cwd = folderWith(files)
  const argv = diff('rare.rules', 1200, 6)
  const ran = houserules([...argv, '--over', at.address], cwd)
  await until(async () => (await at.redis.llen(`bull:${QUEUE}:wait`)) === 6)
  await at.redis.rpush(`bull:${QUEUE}:wait`, ...(await at.redis.lrange(`bull:${QUEUE}:wait`, 0, 1)))
  await worker(at.address)
  await until(async () => (await done(at)) > 0)
  await at.stop()
  await at.begin()
  expect((await ran).out).toBe((await alone(argv, cwd)).out)
  await until(async () => (await leftOf(at)).length === 0)
})

test('only workers of the same version search', async () => {
  const at = await place()
  const cwd = folderWith(files)
  await at.redis.set('houserules:worker:0.0.1.1:somebody', '1')
  let said = ''
  const ran = houserules([...diff('both.rules', 100, 1), '--over', at.address], cwd, { seen: (text) => (said += text) })
  await until(() => Promise.resolve(said.includes('waiting')))
  expect(said).toContain(`no worker of version ${VERSION} is at ${at.address} (there are workers of 0.0.1.1)`)
  await worker(at.address)
  expect((await ran).code).toBe(0)
})

test('a search that takes too long ends with the reason, and not the worker', async () => {
  const at = await place()
  const cwd = folderWith(files)
  await worker(at.address, ['--seconds', '6'])
  const ran = await houserules(
    [...diff('rare.rules', 10_000_000, 1), '--games', '100000000', '--over', at.address],
    cwd,
  )
  expect(ran.code).not.toBe(0)
  expect(ran.err).toContain('it takes longer than the 6 seconds that this worker allows')
  const next = await houserules(['simulate', 'draw.rules', '--games', '20', '--quiet', '--over', at.address], cwd)
  expect(next.code).toBe(0)
})

test.each([
  ['diff', diff('rare.rules', 10_000_000, 3)],
  ['simulate', ['simulate', 'draw.rules', '--games', '5000', '--bots', 'search:400', '--quiet']],
])('Ctrl-C ends %s with all that it asked for taken back', async (_, argv) => {
  const at = await place()
  const cwd = folderWith(files)
  const helper = await worker(at.address)
  let client: ChildProcess | undefined
  const ran = apart([...argv, '--over', at.address], cwd, { started: (child) => (client = child) })
  await until(async () => (await at.redis.llen(`bull:${QUEUE}:active`)) === 2)
  client?.kill('SIGINT')
  expect((await ran).code).toBe(130)
  helper.kill('SIGKILL')
  expect((await at.redis.keys('houserules:run:*')).length).toBe(0)
  expect(await at.redis.llen(`bull:${QUEUE}:wait`)).toBe(0)
})
