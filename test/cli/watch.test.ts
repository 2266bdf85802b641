import { mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, houserules, type Ran } from './kit.ts'

/** A running `build --watch`: `line` waits for talk that matches, counting from the last one that did. */
function watching(cwd: string): { line: (wanted: RegExp) => Promise<string>; end: () => Promise<Ran> } {
  const controller = new AbortController()
  let talk = ''
  let check = (): void => undefined
  const onTalk = (text: string): void => {
    talk += text
    check()
  }
  const ended = houserules(['build', '--watch'], { cwd, interrupt: controller.signal, onTalk })
  return {
    line: (wanted) =>
      new Promise((resolve) => {
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
      controller.abort()
      return ended
    },
  }
}

test('watching builds what a change touches, and nothing else', async () => {
  const cwd = folderWith({
    'rules/duel.rules': 'game Duel\n',
    'rules/other.rules': 'game Other\n',
    'rules/ours.rules': 'variant Ours of Duel\n',
  })
  const write = (name: string, text: string) => writeFileSync(join(cwd, 'rules', name), text)
  const watch = watching(cwd)
  await watch.line(/^Duel, Other, Ours built in \d+ ms, generated[^]*?watching/)
  write('ours.rules', 'variant Ours of Duel\n-- more\n')
  await watch.line(/^Ours built in \d+ ms, generated\/ours\/index.ts$/m)
  write('duel.rules', 'game Duel\n-- longer\n')
  await watch.line(/^Duel, Ours built in \d+ ms, generated\/duel\/index.ts$/m)
  write('ours.rules', 'variant Ours of Duel\nBROKEN\n')
  await watch.line(/error\[HR0101\][^]*nothing built in/)
  write('ours.rules', 'variant Ours of Duel\n-- mended\n')
  await watch.line(/^Ours built in/m)
  write('new.rules', 'game New\n')
  await watch.line(/^New built in/m)
  rmSync(join(cwd, 'rules/new.rules'))
  write('other.rules', 'game Other\n--\n')
  await watch.line(/^Other built in/m)
  expect((await watch.end()).code).toBe(0)
  expect(readFileSync(join(cwd, 'generated/ours/index.ts'), 'utf8')).toContain('Ours, ')
}, 60_000)

test('what is in the way is said once, and what comes back in its place is built', async () => {
  const cwd = folderWith({ 'rules/duel.rules': 'game Duel\n', 'rules/other.rules': 'game Other\n' })
  const duel = join(cwd, 'rules/duel.rules')
  const watch = watching(cwd)
  await watch.line(/watching/)
  rmSync(duel)
  mkdirSync(duel)
  writeFileSync(join(cwd, 'rules/other.rules'), 'game Other\n-- more\n')
  await watch.line(/^Other built in/m)
  rmdirSync(duel)
  writeFileSync(duel, 'game Duel\n')
  await watch.line(/^Duel built in/m)
  writeFileSync(duel, 'game Duel\nBROKEN\n')
  await watch.line(/HR0101[^]*nothing built in/)
  writeFileSync(join(cwd, 'rules/other.rules'), 'game Other\n')
  await watch.line(/^Other built in/m)
  writeFileSync(duel, 'game Duel\n')
  await watch.line(/^Duel built in/m)
  rmSync(duel)
  rmSync(join(cwd, 'rules/other.rules'))
  await watch.line(/there are no rules files in rules/)
  writeFileSync(duel, 'game Duel\n-- again\n')
  await watch.line(/^Duel built in/m)
  const { err } = await watch.end()
  expect(err.match(/HR0101\]/g)).toHaveLength(1)
  expect(err.match(/there are no rules files/g)).toHaveLength(1)
}, 60_000)
