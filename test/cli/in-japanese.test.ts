import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, houserules, type Ran } from './kit.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { knownNames } from '../../cli/files/rules-host.ts'
import { gameKinds } from '../../cli/new/game-template.ts'
import { saidAt } from '../../cli/packs/read-set.ts'
import { UsageError } from '../../cli/usage-error.ts'
import { stated, speakerOf } from '../../cli/stated.ts'
import { oneAfterAnother, sideBySide } from '../../compiler/diagnostics/worded.ts'
import { inEnglish, type Sayable } from '../../grammar/saying.ts'

const said = (argv: readonly string[], cwd: string, env = {}): Promise<Ran> =>
  houserules(argv, { cwd, env, tools: realToolchain })

const LAMPS = `game Lamps for 2 players "Lamps"

zone hand of player p seen by p
lit: number starts 0

to match
  each player p
    lamp by p

to lamp by player p
  lit gains 1

example "one lamp"
  given
    lit is 2
  then lit = 4
`

/** What is the same in every language: code and names in quotes, places, numbers of findings, options and commands. */
const SAME = /`[^`]*`|"[^"]*"|「[^」]*」|\S*\.rules\S*|\[[^\]]*\]|HR\d{4}|--[\w-]+|houserules explain/gu

/** English that is left, but for what the rules call so. */
const english = ({ out, err }: Ran, text: string): readonly string[] =>
  `${out}\n${err}`
    .split('\n')
    .filter((line) => !/^\s*(>\s*)?\d*\s*\|/.test(line) || line.includes('^'))
    .flatMap((line) => line.replace(SAME, ' ').match(/[A-Za-z]{2,}/g) ?? [])
    .filter((word) => !text.includes(word))

test('what is found is told in Japanese, and JSON as ever', async () => {
  const cwd = folderWith({ 'lamps.rules': LAMPS.replace('lit gains 1', 'lit gains hand of p') })
  const check = await said(['check', 'lamps.rules', '--language', 'ja'], cwd)
  expect(check.out).toContain('誤り[HR0201]: 値の種類が違う')
  expect(check.err).toBe('1個のゲームを調べた：1個のファイルに誤り1件\n')
  expect(english(check, LAMPS)).toEqual([])
  expect(await said(['check', 'lamps.rules'], cwd, { LANG: 'ja_JP.UTF-8' })).toEqual(check)
  expect(await said(['check', 'lamps.rules'], cwd, { HOUSERULES_LANGUAGE: 'ja', LANG: 'C' })).toEqual(check)
})

test('so is what became of examples', async () => {
  const cwd = folderWith({ 'lamps.rules': LAMPS })
  const ran = await said(['test', 'lamps.rules', '--language', 'ja'], cwd)
  expect(ran.out).toContain('Lamps：「one lamp」 成り立たない')
  expect(ran.out).toContain('Lamps：1個の例のうち0個が成り立つ')
})

test('what differs is told in Japanese, with the moment that shows it', async () => {
  const cwd = folderWith({ 'lamps.rules': LAMPS, 'dark.rules': LAMPS.replace('gains 1', 'gains 2') })
  const ran = await said(['diff', 'lamps.rules', 'dark.rules', '--language', 'ja', '--steps', '20'], cwd)
  expect(ran.out).toContain('変更1件：1 outcome。記録したゲームは違う進み方をすることがある。同じ手でも結果が変わる。')
  expect(ran.out).toMatch(/証拠：lit = \d+\n {2}前は\d+、今は\d+/u)
  expect(ran.out).toContain('\n- 変わった：`lit gains 1`の代わりに`lit gains 2`。例えば、lit')
  expect(english(ran, `${LAMPS} outcome example after amount-raised`)).toEqual([])
  const page = await said(
    ['diff', 'lamps.rules', 'dark.rules', '--language', 'ja', '--no-witness', '--format', 'html'],
    cwd,
  )
  expect(page.out).toContain('<html lang="ja">')
  expect(page.out).toContain('同じ手でも結果が変わる</dd>')
})

test('what watching built is told in whole Japanese', async () => {
  const game = (name: string): string => LAMPS.replace('game Lamps', `game ${name}`)
  const names = ['One', 'Two', 'Three', 'Four']
  const few = names.slice(2).map((name) => [`${name}.rules`, game(name)] as const)
  const all = names.map((name) => [`${name}.rules`, game(name)] as const)
  const first = async (files: readonly (readonly [string, string])[]): Promise<string> => {
    const ended = new AbortController()
    const { err } = await houserules(['build', '--watch', '.', '--language', 'ja'], {
      cwd: folderWith(Object.fromEntries(files)),
      interrupt: ended.signal,
      onTalk: (text) => {
        if (text.includes('見張り中')) setImmediate(() => ended.abort())
      },
    })
    return err
  }
  expect(await first(few)).toMatch(/^\d+ミリ秒でFour、Threeを組み立てた：.*、.*、.*ほか\d+個のファイルが変わった$/mu)
  expect(await first(all)).toMatch(/^\d+ミリ秒で4個のゲームを組み立てた：/mu)
  expect(await first([['ours.rules', 'game Ours\nBROKEN\n']])).toMatch(
    /^\d+ミリ秒では何も組み立てられず、何も変わっていない$/mu,
  )
})

test('wrong use is told so as well', async () => {
  expect(await said(['test', 'Nowhere', '--language', 'ja'], folderWith({}))).toMatchObject({
    code: 2,
    err: expect.stringContaining('誤り：`Nowhere`というゲームもファイルもない'),
  })
})

/** Wrong uses, and all that of their words may be English. */
const WRONG: readonly (readonly [string, ...string[]])[] = [
  ['', 'test', 'Lamp'],
  ['', 'test', 'Zzzzzz'],
  ['LastCard', 'new', 'game'],
  ['', 'new', 'game', 'Ours', '--like', 'sheding'],
  ['', 'new', 'variant', 'Ours'],
  ['', 'new', 'variant', 'Lamps'],
  ['', 'book', 'lamps.rules', '--out', 'nowhere/x.rules'],
  ['', 'report', 'lamps.rules', '--out', 'nowhere/x.rules'],
  ['', 'diff', 'lamps.rules', 'lamps.rules', '--save-games', 'lamps.rules'],
]

describe('wrong use leaves no English', () => {
  test.each(WRONG)('but %s: %s %s %s %s', async (names, ...argv) => {
    const cwd = folderWith({ 'lamps.rules': LAMPS })
    const ran = await said([...argv, '--language', 'ja'], cwd)
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('誤り：') })
    const games = [...gameKinds(), ...knownNames(cwd, join(cwd, 'any.rules'))]
    expect(english(ran, [LAMPS, names, ...games, ...argv].join(' '))).toEqual([])
  })
})

test('what is wrong is told in Japanese with the place where it is', () => {
  const wrong = (): never => {
    throw new UsageError(stated('{1} is a folder', 'x'))
  }
  const words = ((): Sayable => {
    try {
      return saidAt(stated('slot {1}', 2), wrong)
    } catch (error) {
      return error instanceof UsageError ? error.words : String(error)
    }
  })()
  expect(speakerOf('ja')(words)).toBe('2番目の枠：xはフォルダである')
})

test('what a merge has taken is told in Japanese', async () => {
  const more = (name: string): string => LAMPS.replace('to match', `${name}: number starts 0\n\nto match`)
  const cwd = folderWith({
    'base.rules': LAMPS,
    'ours.rules': more('dim'),
    'theirs.rules': LAMPS.replace('is 2', 'is 3'),
  })
  const { err } = await said(['merge', 'base.rules', 'ours.rules', 'theirs.rules', '--language', 'ja'], cwd)
  expect(err).toContain('取り入れた：こちらの宣言1個、相手のもの1')
})

describe('the language', () => {
  test('of an environment that names none is English, and that is said', async () => {
    const cwd = folderWith({ 'lamps.rules': LAMPS })
    const { code, err } = await said(['check', 'lamps.rules'], cwd, { HOUSERULES_LANGUAGE: 'xx', LANG: 'ja_JP.UTF-8' })
    expect({ code, err }).toEqual({
      code: 0,
      err: 'HOUSERULES_LANGUAGE: the language `xx` is not known; there are en and ja\n1 game checked: 1 warning in 1 file\n',
    })
    const asked = await said(['check', 'lamps.rules', '--language', 'ja'], cwd, { HOUSERULES_LANGUAGE: 'xx' })
    expect(asked.err).toBe('1個のゲームを調べた：1個のファイルに注意1件\n')
  })

  test('that a command line asks for and nobody speaks is refused in that of the environment', async () => {
    const ran = await said(['check', '--language', 'xx'], folderWith({}), { HOUSERULES_LANGUAGE: 'ja' })
    expect(ran).toMatchObject({ code: 2, err: '誤り：言語`xx`は使えない。使えるのはenとja\n' })
  })

  test('is asked for whatever the folders are called that may be taken in', async () => {
    const cwd = folderWith({ 'lamps.rules': LAMPS, 'words/x.rules': '' })
    const ran = await said(['--allow-include', 'words', 'check', 'lamps.rules', '--language', 'ja'], cwd)
    expect(ran).toMatchObject({ code: 0, err: '1個のゲームを調べた：1個のファイルに注意1件\n' })
  })
})

test('simulated games are summed up in Japanese', async () => {
  const ran = await said(
    ['simulate', 'lamps.rules', '--games', '12', '--language', 'ja'],
    folderWith({ 'lamps.rules': LAMPS }),
  )
  expect(ran.out).toMatch(/ゲーム {4}12、引き分け12/u)
  expect(english(ran, `${LAMPS} SEED`)).toEqual([])
})

/** What a line of help says of a command, an option or an argument, behind two blanks. */
const saidOf = (line: string): string | undefined => /^ {2}\S.*? {2,}(\S.*)$/.exec(line)?.[1]

test('help is in Japanese, of every command', async () => {
  const cwd = folderWith({})
  const helpOf = async (words: readonly string[]): Promise<readonly string[]> => {
    const { out } = await said([...words, '--help'], cwd, { HOUSERULES_LANGUAGE: 'ja' })
    const lines = out.split('\n')
    const below = lines.slice(lines.indexOf('命令：') + 1).flatMap((line) => /^ {2}([a-z]+)/.exec(line)?.[1] ?? [])
    const others = lines.includes('命令：') ? below.filter((name) => name !== 'help' && name !== 'houserules') : []
    const more = await Promise.all(others.map((name) => helpOf([...words, name])))
    return [...lines, ...more.flat()]
  }
  const lines = await helpOf([])
  expect(lines.length).toBeGreaterThan(300)
  expect(
    lines.filter(
      (line) =>
        /\p{L}/u.test(saidOf(line) ?? '') && !/\p{sc=Hiragana}|\p{sc=Han}|\p{sc=Katakana}/u.test(saidOf(line) ?? ''),
    ),
  ).toEqual([])
})

const COMMANDS: readonly (readonly string[])[] = [
  ['check', 'lamps.rules', '--format', 'json'],
  ['test', 'lamps.rules', '--format', 'json'],
  ['check', 'broken.rules', '--format', 'json'],
  ['simulate', 'lamps.rules', '--games', '3', '--format', 'json'],
  ['diff', 'lamps.rules', 'dark.rules', '--format', 'json', '--steps', '20'],
]

describe('what programs read', () => {
  test.each(COMMANDS)('is the same in both languages: %s %s', async (...argv) => {
    const [broken, dark] = [LAMPS.replace('gains 1', 'gains hand'), LAMPS.replace('gains 1', 'gains 2')]
    const cwd = folderWith({ 'lamps.rules': LAMPS, 'broken.rules': broken, 'dark.rules': dark })
    const japanese = await said([...argv, '--language', 'ja'], cwd)
    const { out, code } = await said(argv, cwd)
    const timeless = (text: string): string => text.replace(/"seconds": [\d.]+/, '')
    expect({ code: japanese.code, out: timeless(japanese.out) }).toEqual({ code, out: timeless(out) })
  })
})

const TABLES = ['compiler/diagnostics/findings.ja.json', 'compiler/diff/compared.ja.json', 'cli/stated.ja.json']

const tableAt = (path: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8')) as Readonly<Record<string, string>>

const holes = (text: string): readonly string[] => [...new Set(text.match(/\{\d\}/g))].toSorted()

describe('sentences in Japanese', () => {
  test.each([...TABLES, 'cli/help.ja.json'])('%s has the parts of each', (path) => {
    expect(Object.entries(tableAt(path)).filter(([key, value]) => holes(key).join() !== holes(value).join())).toEqual(
      [],
    )
  })

  test('stand in one table alone, as one speaker has them all', () => {
    const keys = TABLES.flatMap((path) => Object.keys(tableAt(path)))
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  test('are set side by side without a sign or a blank of English', () => {
    const speak = speakerOf('ja')
    const both = [stated('where {1}', 'lit is 2'), stated('after {1}', 'lamp by A')]
    expect(speak(sideBySide(both))).toBe('lit is 2という局面で、lamp by Aの後')
    expect(speak(oneAfterAnother(both))).toBe('lit is 2という局面で、lamp by Aの後')
    expect([sideBySide(both), oneAfterAnother(both)].map(inEnglish)).toEqual([
      'where lit is 2, after lamp by A',
      'where lit is 2; after lamp by A',
    ])
  })
})
