import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules } from '../cli/kit.ts'
import { auction, cards } from './repository.ts'

/** A running `build --watch`, and what it said so far. */
function watching(cwd: string): { said: (wanted: RegExp) => Promise<string>; end: () => Promise<unknown> } {
  const controller = new AbortController()
  let talk = ''
  let check = (): void => undefined
  const ended = houserules(['build', '--watch'], {
    cwd,
    tools: realToolchain,
    interrupt: controller.signal,
    onTalk(text) {
      talk += text
      check()
    },
  })
  return {
    said: (wanted) =>
      new Promise((resolve) => {
        check = () => {
          const found = wanted.exec(talk)
          if (found === null) return
          talk = talk.slice(found.index + found[0].length)
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

test('an edit is built, and what it does to the rules is said in one line', async () => {
  const cwd = folderWith({
    'rules/auction.rules': auction(),
    'rules/cards.rules': cards(),
    'rules/house.rules': 'variant House of Auction\n\nreplace money = 7\n',
  })
  const file = join(cwd, 'rules', 'auction.rules')
  const generated = (name: string): string => readFileSync(join(cwd, 'generated', 'auction', name), 'utf8')
  const watch = watching(cwd)
  await watch.said(/watching/)
  const before = generated('auction.ts')
  writeFileSync(file, auction('', 6))
  expect(await watch.said(/^ {2}.*: \d+ changes?.*$/m)).toBe('  Auction: 1 change: 1 outcome; start-raised money')
  expect(generated('auction.ts')).toBe(before)
  writeFileSync(file, auction('[bid.2] even: player p cannot bid number n if n mod 2 = 0\n', 6))
  expect(await watch.said(/^ {2}.*: \d+ changes?.*$/m)).toBe(
    '  Auction, House: 1 change: 1 tightens; forbid-added even [bid.2]',
  )
  writeFileSync(file, auction('player p cannot bidd\n', 6))
  await watch.said(/nothing built in/)
  writeFileSync(file, auction('', 6))
  expect(await watch.said(/^ {2}.*: \d+ changes?.*$/m)).toBe(
    '  Auction, House: 1 change: 1 loosens; forbid-removed even',
  )
  await watch.end()
})
