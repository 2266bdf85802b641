import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Queue } from 'bullmq'
import { expect, test } from 'vitest'
import { QUEUE, VERSION } from '../../cli/over/redis.ts'
import { folderWith } from '../cli/kit.ts'
import { alone, done, houserules, leftOf, place, until, worker } from './kit.ts'

const draw = readFileSync(new URL('../report/draw.rules', import.meta.url), 'utf8')
const other = draw.replace('game Draw', 'game Other').replace('= rank of c', '= 13 - rank of c')
const files = { 'draw.rules': draw, 'other.rules': other }
const simulate = ['simulate', 'draw.rules', '--format', 'json', '--quiet']

interface Simulated {
  readonly played: readonly unknown[]
}

const played = (out: string): readonly unknown[] => (JSON.parse(out) as Simulated).played

test('the same games, report and comparison as on one machine, and nothing is left', async () => {
  const at = await place()
  const cwd = folderWith(files)
  await worker(at.address)
  await worker(at.address)
  const report = [
    'report',
    'draw.rules',
    '--against',
    'other.rules',
    '--games',
    '80',
    '--ladder',
    'search:2',
    '--format',
    'json',
    '--quiet',
  ]
  const diff = ['diff', 'draw.rules', 'other.rules', '--simulate', '60', '--no-witness', '--format', 'json']
  const over = ['--over', at.address]
  const games = [...simulate, '--games', '300']
  expect(played((await houserules([...games, ...over], cwd)).out)).toEqual(played((await alone(games, cwd)).out))
  expect((await houserules([...report, ...over], cwd)).out).toBe((await alone(report, cwd)).out)
  expect((await houserules([...diff, ...over], cwd)).out).toBe((await alone(diff, cwd)).out)
  expect(await leftOf(at)).toEqual([])
})

test('a worker that is killed with its tasks: others take them over, and each counts once', async () => {
  const at = await place()
  const cwd = folderWith(files)
  const first = await worker(at.address)
  const games = [...simulate, '--games', '60', '--bots', 'search:400']
  const ran = houserules([...games, '--over', at.address], cwd)
  await until(async () => (await at.redis.llen(`bull:${QUEUE}:active`)) === 2 && (await done(at)) > 0)
  const gone = once(first, 'exit')
  first.kill('SIGKILL')
  await gone
  await worker(at.address)
  expect(played((await ran).out)).toEqual(played((await alone(games, cwd)).out))
  expect(await leftOf(at)).toEqual([])
})

test('a Redis that is gone for a while and has forgotten all: what is not done yet is put there again', async () => {
  const at = await place()
  const cwd = folderWith(files)
  await worker(at.address)
  const games = [...simulate, '--games', '60', '--bots', 'search:400']
  const ran = houserules([...games, '--over', at.address], cwd)
  await until(async () => (await done(at)) > 0)
  await at.stop()
  await at.begin()
  expect(played((await ran).out)).toEqual(played((await alone(games, cwd)).out))
  expect(await leftOf(at)).toEqual([])
})

test('a task that is put there twice counts once', async () => {
  const at = await place()
  const cwd = folderWith(files)
  const ran = houserules([...simulate, '--games', '100', '--over', at.address], cwd)
  await until(async () => (await at.redis.llen(`bull:${QUEUE}:wait`)) > 10)
  // As a client might that was cut off in the middle of putting them there.
  const waiting = await at.redis.lrange(`bull:${QUEUE}:wait`, 0, 4)
  await at.redis.rpush(`bull:${QUEUE}:wait`, ...waiting)
  await worker(at.address)
  expect(played((await ran).out)).toHaveLength(100)
})

test('workers of another version are named, and left alone', async () => {
  const at = await place()
  const cwd = folderWith(files)
  await at.redis.set('houserules:worker:0.0.1.1:somebody', '1')
  let said = ''
  const ran = houserules(['simulate', 'draw.rules', '--games', '20', '--over', at.address], cwd, {
    seen: (text) => (said += text),
  })
  await until(() => Promise.resolve(said.includes('waiting')))
  expect(said).toContain(`no worker of version ${VERSION} is at ${at.address} (there are workers of 0.0.1.1)`)
  await worker(at.address)
  expect((await ran).code).toBe(0)
})

test('rules that take too long or too much end their task, with the reason, and not the worker', async () => {
  const at = await place()
  const slow = draw
    .replace('to match\n', 'to match\n  each number n in 1..90000\n    each number m in 1..90000\n      tick\n')
    .concat('\nticks: number starts 0\nto tick\n  ticks gains 1\n')
  const cwd = folderWith({ ...files, 'slow.rules': slow })
  await worker(at.address, ['--seconds', '5'])
  const ran = await houserules(
    ['simulate', 'slow.rules', '--games', '2', '--round-limit', '1000000000', '--over', at.address],
    cwd,
  )
  expect(ran.code).not.toBe(0)
  expect(ran.err).toContain('it takes longer than the 5 seconds that this worker allows')
  const next = await houserules([...simulate, '--games', '20', '--over', at.address], cwd)
  expect(played(next.out)).toHaveLength(20)
})

test('rules that are too long, or take too much to be compiled, are told the same way', async () => {
  const at = await place()
  const long = Array.from({ length: 24_000 }, (_, i) => `-- ${String(i).padStart(50)}\n`).join('')
  const many = Array.from({ length: 3000 }, (_, i) => `fact-${i} of card c: number = ${i} + rank of c * 2\n`).join('')
  const cwd = folderWith({
    ...files,
    'long.rules': long + draw,
    'many.rules': `${draw}\n${many}`,
  })
  await worker(at.address, ['--size', '1', '--memory', '40'])
  const ask = (game: string): ReturnType<typeof houserules> =>
    houserules(['simulate', game, '--games', '2', '--quiet', '--over', at.address], cwd)
  expect((await ask('long.rules')).err).toContain('larger than the 1 megabytes that this worker allows')
  expect((await ask('many.rules')).err).toContain('it takes more than the 40 megabytes that this worker allows')
  expect((await ask('draw.rules')).code).toBe(0)
})

test('a task that is far too large is not read, and the worker does those of others', async () => {
  const at = await place()
  const child = await worker(at.address, ['--memory', '64'])
  const queue = new Queue(QUEUE, { connection: at.redis })
  const parts = Array.from({ length: 2_000_000 }, () => ({}))
  const jobs = await queue.addBulk(
    [1, 2, 3].map((n) => ({ name: 'task', data: { run: 'none', number: n, task: parts } })),
  )
  const reasons = async (): Promise<(string | undefined)[]> =>
    Promise.all(jobs.map(async ({ id }) => (await queue.getJob(id ?? ''))?.failedReason))
  await expect
    .poll(reasons, { timeout: 60_000 })
    .toEqual([1, 2, 3].map(() => expect.stringMatching(/^the task has 6\d{6} signs/)))
  await queue.close()
  const ran = await houserules([...simulate, '--games', '20', '--over', at.address], folderWith(files))
  expect(played(ran.out)).toHaveLength(20)
  expect(child.exitCode).toBeNull()
})

test('an address at which nobody answers is told, without its password', async () => {
  const cwd = folderWith(files)
  const ran = await houserules([...simulate, '--over', 'redis://me:secret@127.0.0.1:1'], cwd)
  expect(ran).toMatchObject({ code: 2, out: '' })
  expect(ran.err).toMatch(/no Redis answers at redis:\/\/…@127\.0\.0\.1:1: .*ECONNREFUSED/)
  expect(ran.err).not.toContain('secret')
  for (const address of ['http://x', 'redis://127.0.0.1:99999', 'redis://me:s3c%zzret@x', 'redis://127.0.0.1:1/abc']) {
    const refused = await houserules([...simulate, '--over', address], cwd)
    expect(refused).toMatchObject({ code: 2, out: '' })
    expect(refused.err).toContain('is no address of Redis')
    expect(refused.err).not.toContain('s3c')
  }
})
