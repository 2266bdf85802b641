import { Window } from 'happy-dom'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { element } from '../../cli/report/html/element.ts'
import { fileOfGame } from '../../cli/files/file-of-game.ts'
import { PAGE_POLICY } from '../../compiler/diff/render/safe-text.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { sampledByDay } from '../kit/effort.ts'
import { HOSTILE, harmless, hostileRules } from '../kit/hostile-rules.ts'
import { folderWith, houserules } from './kit.ts'

const tools = realToolchain
const within = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))

const parsed = (html: string): Window['document'] => {
  const { document } = new Window()
  document.write(html)
  return document
}

/** The elements of a page in their order, each with the names of its attributes. */
const skeleton = (html: string): string[] =>
  [...parsed(html).querySelectorAll('*')].map((each) => [each.tagName, ...each.getAttributeNames()].join(' '))

const policyOf = (html: string): string | null | undefined =>
  parsed(html).querySelector('head > meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')

/** What `report` writes of a game of the kit, and the names of all files in the folders around it. */
async function report(first: number, made?: (name: string) => string): Promise<{ html: string; files: string[] }> {
  const top = folderWith(within('a/b', hostileRules({ first, ...(made === undefined ? {} : { made }) })))
  const cwd = join(top, 'a', 'b')
  const small = ['--games', '9', '--changes', '1', '--ladder', 'search:2', '--workers', '1', '--quiet']
  const { code, err } = await houserules(['report', 'game.rules', ...small], { cwd, tools })
  expect({ code, err }).toMatchObject({ code: 0 })
  const files = readdirSync(top, { recursive: true }).map(String)
  const page = files.find((file) => file.endsWith('.report.html')) ?? ''
  return { html: readFileSync(join(top, page), 'utf8'), files }
}

/** What `diff` says in a format of two games of the kit in which nothing but a number of cards differs. */
async function differences(format: string, first: number, how: Differences = {}): Promise<string> {
  const { made, more = ['--no-witness'] } = how
  const game = { first, ...(made === undefined ? {} : { made }) }
  const cwd = folderWith({
    ...within('《<i>old》', hostileRules({ ...game, cards: 3 })),
    ...within('《<b>new》', hostileRules({ ...game, cards: 2 })),
  })
  const sides = ['《<i>old》/game.rules', '《<b>new》/game.rules']
  const ran = await houserules(['diff', ...sides, '--format', format, ...more], { cwd, tools })
  expect(ran.out).not.toBe('')
  return ran.out
}

interface Differences {
  readonly made?: (name: string) => string
  readonly more?: readonly string[]
}

const whole = ['--steps', '10', '--simulate', '5']
/** By which of the names a game begins; all others stand in it as well. */
const each = sampledByDay(
  HOSTILE.map((name, at) => ({ name, at })),
  1,
  'hostile names',
)

describe('names of a stranger', { timeout: 240_000 }, () => {
  test('stay text in a report', async () => {
    const plain = skeleton((await report(0, harmless)).html)
    for (const { name, at } of each) {
      const { html, files } = await report(at)
      expect(skeleton(html), name).toEqual(plain)
      expect(html).toContain('told()')
      expect(policyOf(html)).toBe(PAGE_POLICY)
      expect(files.filter((file) => file.endsWith('.html') && !file.startsWith(join('a', 'b')))).toEqual([])
    }
  })

  test('stay text where rules are compared', async () => {
    const plain = skeleton(await differences('html', 0, { made: harmless, more: whole }))
    for (const { name, at } of each) {
      const html = await differences('html', at, { more: whole })
      expect(skeleton(html), name).toEqual(plain)
      expect(html).toContain('told()')
      expect(policyOf(html)).toBe(PAGE_POLICY)
    }
  })

  test('stay text in Markdown, but within fences that no name ends', async () => {
    for (const { name, at } of each) {
      const text = await differences('markdown', at, at < 2 ? { more: whole } : {})
      const outside = text.replaceAll(/^(`{3,})\w+\n[^]*?\n\1$/gmu, '').replaceAll(/(?<!\\)`[^`\n]*`/g, '')
      expect(outside, name).not.toMatch(/(?<!\\)[<[]/)
    }
  })

  test('make no other command of GitHub, and no other line', async () => {
    for (const { name, at } of each)
      for (const line of (await differences('github', at)).trimEnd().split('\n'))
        expect(line, name).toMatch(/^::(error|warning|notice) file=[^:,]*,line=\d+,col=\d+,title=[^:,]*::/)
  })
})

describe('an element', () => {
  test.each(['title', 'textarea'])('of which the DOM library writes the text as it is (%s) is escaped', (tag) => {
    expect(element(tag, {}, `</${tag}><b>`).outerHTML).toMatch(/^<\w+>[^<>]*<\/\w+>$/)
  })

  test.each(['style', 'script'])('that nothing could escape (%s) takes no text with an end of one', (tag) => {
    expect(() => element(tag, {}, `</${tag}><b>`)).toThrow(`a text in \`${tag}\` would end it`)
  })
})

test.each([
  ['Hearts', 'Hearts.x'],
  ['《/../../etc/passwd》', 'etc-passwd.x'],
  ['《..》', 'game.x'],
  ['《a\u0000b:c\\d》', 'a-b-c-d.x'],
  ['七並べ'.repeat(30), `${'七並べ'.repeat(16)}.x`],
])('a file about %j lies where it is written', (name, file) => {
  expect(fileOfGame(name, 'x')).toBe(file)
})
