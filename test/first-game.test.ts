import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printedIn } from '../docs/printed-by.ts'

/** A block of the page: rules that go on a file, a line that leaves one, a command, or what the command above prints. */
interface Block {
  readonly kind: string
  readonly file: string
  readonly text: string
}

const page = readFileSync(new URL('../docs/first-game.md', import.meta.url), 'utf8')
const blocks: readonly Block[] = [...page.matchAll(/```(\w+)(?: (\S+))?\n([\s\S]*?)```/g)].map((found) => {
  const [, kind = '', file = '', text = ''] = found
  return { kind, file, text }
})

/** What is printed as far as the page shows it: up to a line with `…`. */
const shown = (printed: string, text: string): string => {
  const lines = text.trimEnd().split('\n')
  const end = lines.indexOf('…')
  const kept = printed.trimEnd().split('\n')
  return end < 0 ? kept.join('\n') : [...kept.slice(0, end), '…'].join('\n')
}

describe('docs/first-game.md', () => {
  let folder = ''
  let printed = ''
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'first-game-'))))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(blocks.map((block, i) => [i + 1, block.kind, block] as const))('block %i, %s', async (_, __, block) => {
    const file = join(folder, block.file)
    switch (block.kind) {
      case 'rules': {
        const before = blocks.slice(0, blocks.indexOf(block)).some((other) => other.file === block.file)
        return writeFileSync(file, before ? `${readFileSync(file, 'utf8')}\n${block.text}` : block.text)
      }
      case 'without': {
        const text = readFileSync(file, 'utf8')
        expect(text).toContain(block.text)
        return writeFileSync(file, text.replace(block.text, ''))
      }
      case 'sh': {
        const [program, ...args] = block.text.trim().split(' ')
        expect(program).toBe('houserules')
        printed = await printedIn(folder, args)
        return
      }
      case 'text':
        return expect(shown(printed, block.text)).toBe(block.text.trimEnd())
      default:
        throw new Error(`the page has a block that nobody carries out: ${block.kind}`)
    }
  })
})
