import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sampledByDay } from '../kit/effort.ts'
import { folderWith, installed } from './kit.ts'

const bin = join(import.meta.dirname, '..', '..', 'cli', 'bin.js')

test('the installed program runs from any folder and ends with the right code', async () => {
  const cwd = folderWith({})
  expect(await installed(['--version'], { cwd })).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    err: '',
  })
  expect(await installed(['chek'], { cwd })).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean check?'),
  })
  expect(await installed(['check', 'no.rules'], { cwd })).toMatchObject({
    code: 2,
    err: 'error: there is no file no.rules\n',
  })
}, 60_000)

test('an interrupt ends it with 130', async () => {
  const child = spawn(process.execPath, [bin, 'build', '--watch'], {
    cwd: folderWith({ 'rules/duel.rules': 'game Duel for 2 players\n' }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve) =>
    child.stderr.on('data', (chunk: Buffer) => {
      if (chunk.toString('utf8').includes('watching')) resolve()
    }),
  )
  child.kill('SIGINT')
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(130)
}, 60_000)

const repository = join(import.meta.dirname, '..', '..')

/** What the program has left; the loader keeps a folder of its own, for all to come. */
const leftIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('houserules-'))

/** What lets a process say that it plays; see the module. */
const telling = `--import ${pathToFileURL(join(import.meta.dirname, 'tell-when-live.js')).href}`

/** A command that plays without end, stopped after the test whatever came of it. */
async function playing(argv: readonly string[], cwd: string): Promise<{ child: ChildProcess; TMPDIR: string }> {
  const TMPDIR = folderWith({})
  const child = spawn(process.execPath, [bin, ...argv], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, TMPDIR, NODE_OPTIONS: telling },
  })
  onTestFinished(() => void child.kill('SIGTERM'))
  while (!existsSync(join(TMPDIR, 'live'))) await new Promise((resume) => setTimeout(resume, 20))
  return { child, TMPDIR }
}

type Ending = readonly [signal: NodeJS.Signals, code: number]
const SIGINT: Ending = ['SIGINT', 130]
const SIGTERM: Ending = ['SIGTERM', 143]
const SIGHUP: Ending = ['SIGHUP', 129]

// By day each signal once in every way of being heard: by a program that plays in others, and by one that cannot hear.

describe.each(sampledByDay([SIGINT, SIGTERM, SIGHUP], 1, 'signals'))('%s', (signal, code) => {
  test(`ends games that are being played with ${code} and leaves nothing behind`, async () => {
    const argv = ['simulate', 'KuhnPoker', '--games', '100000000', '--workers', '2']
    const { child, TMPDIR } = await playing(argv, repository)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    expect(await ended).toBe(code)
    expect(leftIn(TMPDIR)).toEqual([])
  }, 60_000)
})

/** One step of it takes minutes, and nothing may bound it. */
const endless = `game Endless for 2 players
steps: number starts 0
to match
  turn by first of players
  finish
to turn by player p
  p must act
player p may go at turn
to go by player p
  let n = 0
  while n < 2000000000
    n gains 1
  steps gains n

example "for ever"
  given
    at turn by A
  A does go
  then steps = 0
`

const play = ['play', '--seats', 'random'] as const
const runExamples = ['test'] as const
const steps: readonly (readonly [Ending, readonly [string, ...string[]]])[] = [
  [SIGINT, runExamples],
  [SIGTERM, play],
  [SIGINT, play],
  [SIGTERM, runExamples],
]

describe('in the middle of a long step', () => {
  test.each(sampledByDay(steps, 1, 'signals in a long step'))(
    '%j ends %j and leaves nothing behind',
    async ([signal, code], [command, ...more]) => {
      const argv = [command, 'endless.rules', '--round-limit', '1000000000', ...more]
      const { child, TMPDIR } = await playing(argv, folderWith({ 'endless.rules': endless }))
      const ended = new Promise((resolve) => child.once('exit', resolve))
      // The game is compiled by then, and soon begins.
      await new Promise((resume) => setTimeout(resume, 500))
      child.kill(signal)
      expect(await ended).toBe(code)
      expect(leftIn(TMPDIR)).toEqual([])
    },
    60_000,
  )
})

describe('an output that takes no more', () => {
  /** Ends with the code and what could be said on the other stream. */
  function printing(
    argv: readonly string[],
    stdio: readonly ['ignore', number | 'pipe', number | 'pipe'],
    TMPDIR: string,
  ): Promise<{ readonly code: unknown; readonly said: string }> {
    const child = spawn(process.execPath, [bin, ...argv], {
      cwd: repository,
      stdio: [...stdio],
      env: { ...process.env, TMPDIR },
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
    })
    child.stdout?.on('data', () => undefined)
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
  }

  test('as its disk is full is said in one line, or not at all where nothing can be said', async () => {
    const TMPDIR = folderWith({})
    const full = openSync('/dev/full', 'w')
    const { code, said } = await printing(['test', 'KuhnPoker'], ['ignore', full, 'pipe'], TMPDIR)
    expect(code).toBe(2)
    expect(said).toMatch(/^error: the output cannot be written: ENOSPC.*\n$/)
    expect((await printing(['check', 'KuhnPoker'], ['ignore', 'pipe', full], TMPDIR)).code).toBe(2)
    expect((await printing(['check', 'KuhnPoker'], ['ignore', full, full], TMPDIR)).code).toBe(2)
    expect(leftIn(TMPDIR)).toEqual([])
  }, 60_000)

  test('as its reader has gone is no fault', async () => {
    const TMPDIR = folderWith({})
    const child = spawn(process.execPath, [bin, 'build', 'Hearts', '--print', 'ast'], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR },
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
    })
    child.stdout.destroy()
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
    expect(said).toBe('')
  }, 60_000)
})
