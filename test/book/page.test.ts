import { parseHTML } from 'linkedom'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bookMarkdown } from '../../cli/book/book-markdown.ts'
import { bookPage } from '../../cli/book/book-page.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import { repositoryRules } from '../checks/kit.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'
import { sampledByDay } from '../kit/effort.ts'
import { checkedGame } from '../kit/kept-games.ts'
import { wordsToTell } from '../../cli/book/reading-words.ts'
import { asTyped, bookOfGame, lineText, setting } from './kit.ts'

const all = repositoryRules().entries

describe.each(sampledByDay(all, 3, 'book-pages'))('the book of %s', (path) => {
  it('has links that lead somewhere, an anchor for each clause, and each anchor once', async () => {
    const { book } = await bookOfGame(path)
    const page = bookPage(book, setting)
    const { document } = parseHTML(page)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(10)
    const lost = links.filter((link) => !link.startsWith('#') || !ids.includes(link.slice(1)))
    expect(lost).toEqual([])
    for (const { clause, anchor } of book.chapters) if (clause !== null) expect(anchor).toBe(`c-${clause}`)
    const cited = [...document.querySelectorAll('.clause')].map(({ textContent }) => textContent.slice(1, -1))
    for (const clause of cited) expect(ids).toContain(`c-${clause}`)
    expect(document.querySelectorAll('script, img, link')).toHaveLength(0)
    const text = bookMarkdown(book, setting)
    const targets = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id))
    for (const [, id] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(targets).toContain(id)
    expect(text.match(/<a id="/g)?.length).toBe(targets.size)
  })

  it('is the same when it is made again', async () => {
    const pages = [await bookOfGame(path), await bookOfGame(path)].map(({ book }) => [
      bookPage(book, setting),
      bookMarkdown(book, setting),
    ])
    expect(pages[0]).toEqual(pages[1])
  })
})

const variants = all.filter((path) => (checkedGame(path).resolution?.modules.length ?? 0) > 1)

it.each(sampledByDay(variants, 6, 'bars'))('bars of %s stand at what `diff` calls changed', async (path) => {
  const checked = checkedGame(path)
  const base = checkedGame(checked.resolution?.modules[0]?.path ?? '')
  if (checked.resolution === null || base.resolution === null) throw new Error('it has errors')
  const changes = changesBetween(
    { resolution: base.resolution, program: base.program },
    { resolution: checked.resolution, program: checked.program },
  )
  const { book } = await bookOfGame(path, true)
  const sentences = book.chapters.flatMap((chapter) => chapter.sentences)
  const barred = asTyped(
    sentences.flatMap(({ lines }) => lines.filter(({ changed }) => changed).map(lineText)).join(' '),
  )
  const taken = asTyped(
    book.chapters.flatMap((chapter) => chapter.taken.flatMap(({ lines }) => lines.map(lineText))).join(' '),
  )
  for (const { id, before, after } of changes.filter(
    (each) => each.class !== 'editorial' && each.id !== 'cards-reordered',
  )) {
    // How many play stands on the first page; cards are told by what is printed on them, here by their names.
    if (id === 'seats-changed') continue
    const lines = (text: string): readonly string[] =>
      id.startsWith('card-')
        ? [...text.matchAll(/^card ([^:\n]+)/gm)].map(([, name = '']) => asTyped(name))
        : text
            .replace(/\[[^\]]*\]/gu, '')
            .split('\n')
            .map(asTyped)
    // Of instructions `diff` shows those around as well, which stay as they are.
    if (after !== null && after.includes(' '))
      expect(
        lines(after).some((line) => barred.includes(line)),
        id,
      ).toBe(true)
    else if (after === null && before !== null) for (const line of lines(before)) expect(taken, id).toContain(line)
  }
})

describe('houserules book', () => {
  const hearts = { cwd: join(import.meta.dirname, '..', '..') }

  it('writes a page where it is told to, as somebody reads it', async () => {
    const folder = folderWith({})
    const { code, err } = await realHouserules(['book', 'Hearts', '--out', join(folder, 'hearts.html')], hearts)
    expect([code, err]).toEqual([0, `written to ${join(folder, 'hearts.html')}\n`])
    const { document } = parseHTML(readFileSync(join(folder, 'hearts.html'), 'utf8'))
    expect(document.querySelector('#glance')?.textContent).toContain('the lowest total wins')
    const example = document.querySelector('#e-suit-is-followed-when-it-can-be')
    const drawn = [...(example?.querySelectorAll('dd .card') ?? [])].map(
      (card) => `${card.textContent} ${card.className}`,
    )
    expect(drawn).toEqual(['9♣ card', '3♦ card red done', 'A♠ card refused', '5♦ card red may'])
    expect(example?.querySelector('li.refused')?.textContent).toBe('✗ B may not play A♠ because [follow]')
  })

  it('does what its page shows', async () => {
    const readme = readFileSync(join(hearts.cwd, 'cli', 'README.md'), 'utf8')
    const shown = /^## book\n[\s\S]*?```sh\n([\s\S]*?)```/m.exec(readme)?.[1]?.trim().split('\n') ?? []
    expect(shown.length).toBeGreaterThan(2)
    const folder = folderWith({})
    for (const [i, line] of shown.entries()) {
      const [, , ...argv] = line.split(' ')
      const out = join(folder, `book-${i}`)
      // Where Chromium is, the studio's tests print.
      const said = argv.map((word, at) => (argv[at - 1] === '--out' ? out : word === 'pdf' ? 'html' : word))
      const { code } = await realHouserules(said.includes(out) ? said : [...said, '--out', out], hearts)
      expect(code, line).toBe(0)
      expect(readFileSync(out, 'utf8').length).toBeGreaterThan(1000)
    }
  })

  it('leads from a value and from a move to what is said of them elsewhere', async () => {
    const { book } = await bookOfGame('rules/daifugo/revolution.rules')
    const also = (clause: string): readonly string[] =>
      book.chapters.find((chapter) => chapter.clause === clause)?.also.map(({ anchor }) => anchor) ?? []
    expect(also('order')).toContain('flips-exception')
    expect(also('play')).toEqual(expect.arrayContaining(['too-low', 'overturn']))
  })

  it('draws of a card what its position says of it, and no more', async () => {
    const { book } = await bookOfGame('rules/trump-king/late-comer.rules')
    const lying = (titled: string): readonly string[] =>
      book.chapters
        .flatMap(({ examples }) => examples.filter(({ title }) => title === titled))
        .flatMap(({ blocks }) => blocks.flatMap(({ zones }) => zones.flatMap(({ pieces }) => pieces)))
    expect(lying('two cards for whoever comes second')).toEqual(['7♠', '8♠', '9♠'])
    expect(book.chapters.flatMap(({ examples }) => examples.flatMap(({ title }) => lying(title)))).toContain(
      '6♠ (arrived 4, position defence)',
    )
  })

  it('has in Japanese what has words in Japanese', async () => {
    const folder = folderWith({})
    const out = join(folder, 'daifugo.html')
    expect((await realHouserules(['book', 'Daifugo', '--language', 'ja', '--out', out], hearts)).code).toBe(0)
    const { document } = parseHTML(readFileSync(out, 'utf8'))
    expect(document.documentElement.getAttribute('lang')).toBe('ja')
    const sentences = document.body.textContent.replace(/\s+/gu, '')
    expect(sentences).toContain('番において、プレイヤーpは出してよい。')
    expect(sentences).not.toMatch(/〈|〉|player p/u)
    expect(document.querySelector('h1')?.textContent).toBe('大富豪')
    expect(document.querySelector('#c-order')?.textContent).toContain('一番上がジョーカー')
  })

  it.each([
    [['book', 'Hearts', '--changes'], 'Hearts changes no other game; `--changes` is for house rules', 2],
    [['book', 'Hearts', '--out', 'no-such-folder/x.html'], 'there is no folder', 2],
    [['book', 'NoSuchGame'], 'there is no game or file `NoSuchGame`', 2],
    [['book', 'Hearts', '--format', 'pdf', '--out', '/tmp/never.pdf'], '`apt-get install chromium`', 2],
  ] as const)('%j says what is wrong', async (argv, message, code) => {
    const ran = await realHouserules(argv, hearts)
    expect(ran.err).toContain(message)
    expect(ran.code).toBe(code)
  })
})

it('tells what the words of the language mean that the book has, and no others', async () => {
  const { book } = await bookOfGame('rules/hearts/hearts.rules')
  const told = wordsToTell(book, setting.words.readingWords).map(([word]) => word)
  expect(told).toEqual(expect.arrayContaining(['must', 'mod', 'next']))
  expect(told).not.toContain('announce')
  expect(bookMarkdown(book, setting)).toContain('- **must**: ')
  expect(bookPage(book, setting)).toContain('<dt>must</dt>')
})

it('has as many examples under a clause as are asked for, those of a house rule first, and says how many it leaves out', async () => {
  const cwd = folderWith({})
  const written = async (...args: readonly string[]): Promise<string> => {
    const { code } = await realHouserules(['book', ...args, '--format', 'md', '--out', 'b.md'], { cwd })
    expect(code).toBe(0)
    return readFileSync(join(cwd, 'b.md'), 'utf8')
  }
  const all = await written('Hearts')
  const fewer = await written('Hearts', '--examples', '1')
  const count = (text: string): number => text.match(/\*\*Example:\*\*/g)?.length ?? 0
  expect(count(fewer)).toBeLessThan(count(all))
  const left = [...fewer.matchAll(/The rules have (\d+|one) more example/g)].map(([, many]) => Number(many) || 1)
  expect(left.reduce((sum, many) => sum + many, count(fewer))).toBe(
    (await bookOfGame('rules/hearts/hearts.rules')).resolution.game.examples.length,
  )
})
