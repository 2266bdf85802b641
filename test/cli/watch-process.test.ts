import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow, folderWith } from './kit.ts'

const bin = join(import.meta.dirname, '..', '..', 'cli', 'bin.js')

/** A game of its own, a variant of it, and another game that has nothing to do with them. */
const pick = `game Pick for 2 players

card one
card two
zone deck seen by nobody
zone hand of player p seen by p
prize: number = 3
stake of player: number starts 0

to match
  each definition d
    create d to deck
  each player p
    turn by p
  finish
to turn by player p
  p must act
to take card c by player p
  move c to hand of p
  stake of p gains prize
player p may take card c in deck at turn
`
const files = {
  'rules/pick.rules': pick,
  'rules/rich.rules': 'variant Rich of Pick\n\nreplace prize = 5\n',
  'rules/other.rules': pick.replace('game Pick', 'game Other'),
}

interface Watch {
  /** Waits for talk that matches, counting from the last that did. */
  line(wanted: RegExp): Promise<string>
  end(): Promise<number | null>
}

/** The command as people run it, in a process of its own. */
function watching(cwd: string): Watch {
  const child = spawn(process.execPath, [bin, 'build', '--watch'], { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let talk = ''
  let check = (): void => undefined
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    talk += text
    check()
  })
  return {
    line: (wanted) =>
      new Promise((resolve, reject) => {
        void ended.then((code) => reject(new Error(`ended with ${code}, saying ${talk}`)))
        check = () => {
          const found = wanted.exec(talk)
          if (found === null) return
          talk = talk.slice(found.index + found[0].length)
          check = () => undefined
          resolve(found[0])
        }
        check()
      }),
    end: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}

/** Names of the generated files whose text is another than before. */
function changed(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] {
  return Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .sort()
}

test('the real command builds again what an edit touches, and gets over a broken one', async () => {
  const cwd = folderWith(files)
  const generated = () => filesBelow(join(cwd, 'generated'))
  const edit = (name: string, from: string, to: string) => {
    const path = join(cwd, 'rules', name)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  const watch = watching(cwd)
  await watch.line(/Other, Pick, Rich built in \d+ ms, [^\n]*\n[^]*watching; Ctrl-C ends\n/)

  const first = generated()
  edit('rich.rules', 'prize = 5', 'prize = 7')
  expect(await watch.line(/\S+ built in [^\n]*\n/)).toMatch(
    /^Rich built in \d+ ms, generated\/rich\/[a-z]+\.ts(, generated\/rich\/[a-z]+\.ts)*\n$/,
  )
  const second = generated()
  expect(changed(first, second)).toEqual(['rich/index.ts', 'rich/rich.ts'])
  expect(second['rich/rich.ts']).toContain('return 7')

  edit('pick.rules', 'gains prize\n', 'gains prise\n')
  expect(await watch.line(/error\[[^]*? built in [^\n]*\n/)).toMatch(
    /^error\[HR\d{4}\][^]*rules\/pick\.rules:20:20[^]*nothing built in \d+ ms, nothing changed\n$/,
  )
  expect(generated()).toEqual(second)

  edit('pick.rules', 'gains prise\n', 'gains prize + 1\n')
  expect(await watch.line(/\S+, \S+ built in [^\n]*\n/)).toMatch(/^Pick, Rich built in \d+ ms, generated\//)
  const third = generated()
  expect(changed(second, third)).toEqual(['pick/index.ts', 'pick/pick.ts', 'rich/index.ts'])

  expect(await watch.end()).toBe(130)
}, 240_000)
