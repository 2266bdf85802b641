import { readFileSync, rmSync, writeFileSync } from 'node:fs'
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
