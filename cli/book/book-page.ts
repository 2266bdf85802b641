import { PAGE_POLICY } from '../../compiler/diff/render/safe-text.ts'
import type { DrawnLine } from '../../compiler/diff/drawn-table.ts'
import { type Child, element, paragraph } from '../report/html/element.ts'
import type { Book, BookChapter, BookExample, BookLine, BookPiece, BookSentence, BookStage } from './book-parts.ts'
import { bookStyle, type Paper } from './book-style.ts'
import type { BookWords } from './book-words.ts'
import { MOST_DRAWN } from './draw-example.ts'
import { howToReadOf } from './reading-words.ts'
import { unhyphened } from './set-lines.ts'

/** How a book is spoken, and on what it is printed. */
export interface BookSetting {
  readonly language: string
  readonly words: BookWords
  readonly paper: Paper
  /** Whether it has no more than what differs. */
  readonly changes: boolean
  /** What something of the rules is called in the language. */
  readonly spoken: (said: string) => string
}

/** What a name of the rules is called, as people write it. */
export const nameSpoken = ({ spoken }: Pick<BookSetting, 'spoken'>, name: string): string => unhyphened(spoken(name))

/** The name of a game, in words. */
export const gameNamed = ({ spoken }: Pick<BookSetting, 'spoken'>, name: string): string =>
  spoken(name).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

/** A book as one page that needs nothing else, for a screen, a telephone and paper. */
export function bookPage(book: Book, setting: BookSetting): string {
  const page = new BookPage(book, setting)
  const title = gameNamed(setting, book.name)
  const whole = element(
    'html',
    { lang: setting.language },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', {}, title),
      element('style', {}, bookStyle(setting.paper)),
    ),
    element(
      'body',
      {},
      page.opening(title),
      page.contents(),
      element('main', {}, howToReadOf(book, setting.words), page.decides(), page.chapters()),
    ),
  )
  return `<!doctype html>\n${whole.outerHTML}\n`
}

class BookPage {
  private readonly book: Book
  private readonly setting: BookSetting
  private readonly words: BookWords
  private readonly clauses: ReadonlyMap<string, string>
  private readonly inBook: ReadonlySet<string>

  constructor(book: Book, setting: BookSetting) {
    this.book = book
    this.setting = setting
    this.words = setting.words
    this.clauses = new Map(book.chapters.flatMap(({ clause, anchor }) => (clause === null ? [] : [[clause, anchor]])))
    this.inBook = anchorsOf(book)
  }

  /** One page that says what it is about. */
  opening(title: string): Element {
    const { book, words, setting } = this
    const { from, to } = book.players
    const base = book.base === null ? null : gameNamed(setting, book.base)
    const need = [
      words.players(from, to),
      ...(book.decks.length > 0 ? [words.decks(book.decks.map((deck) => nameSpoken(setting, deck)).join(', '))] : []),
      ...(book.decks.length === 0 && book.cards.length > 0 ? [words.cards(book.cards.length)] : []),
    ]
    return element(
      'header',
      {},
      element('h1', {}, title),
      element('p', { class: 'title' }, setting.spoken(book.title)),
      ...(base === null ? [] : [paragraph(setting.changes ? words.differs(base) : words.amended(base))]),
      element(
        'section',
        { id: 'glance', 'aria-label': words.glance },
        this.glance(words.need, [
          need.join(' · '),
          ...(book.zones.length === 0
            ? []
            : [
                [
                  `${words.places}: `,
                  listed(
                    book.zones.map(({ name, of, anchor }) => {
                      const place = nameSpoken(setting, name)
                      return this.link(anchor, of === null ? place : words.ofEach(place, nameSpoken(setting, of)))
                    }),
                  ),
                ],
              ]),
        ]),
        this.glance(
          words.win,
          book.winning.map(({ says, anchor }) => this.link(anchor, setting.spoken(says))),
        ),
        this.glance(words.course, this.stages(book.stages)),
        this.glance(
          book.base === null ? words.special : words.changed,
          book.special.map(({ says, anchor }) => this.link(anchor, setting.spoken(says))),
        ),
      ),
    )
  }

  private glance(title: string, items: readonly Child[]): Child {
    if (items.length === 0) return []
    return element(
      'div',
      {},
      element('h2', {}, title),
      element(
        'ul',
        {},
        items.map((item) => element('li', {}, item)),
      ),
    )
  }

  private stages(stages: readonly BookStage[]): Child[] {
    return stages.map((stage) => [
      element('b', { class: 'n' }, this.link(stage.anchor, nameSpoken(this.setting, stage.name))),
      ...(stage.says === '' ? [] : [` ${this.setting.spoken(stage.says)}`]),
      ...(stage.moves.length === 0
        ? []
        : [
            ` (${this.words.mayDo}: `,
            listed(stage.moves.map((move) => this.link(move.anchor, nameSpoken(this.setting, move.name)))),
            ')',
          ]),
      ...(stage.stages.length === 0
        ? []
        : [
            element(
              'ul',
              {},
              this.stages(stage.stages).map((each) => element('li', {}, each)),
            ),
          ]),
    ])
  }

  contents(): Child {
    const items = this.book.chapters.map((chapter) =>
      element('li', {}, element('a', { href: `#${chapter.anchor}` }, this.titleOf(chapter))),
    )
    return element(
      'nav',
      { 'aria-label': this.words.contents },
      element('h2', {}, this.words.contents),
      element('ul', {}, items),
    )
  }

  decides(): Child {
    const { options } = this.book
    const shown = options.filter(({ changed }) => changed || !this.setting.changes)
    if (shown.length === 0) return []
    const say = (name: string): string => nameSpoken(this.setting, name)
    const head = [this.words.option, this.words.choices, this.words.usual]
    return element(
      'section',
      { id: 'your-table-decides' },
      element('h2', {}, this.words.decides),
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            head.map((text) => element('th', { scope: 'col' }, text)),
          ),
        ),
        element(
          'tbody',
          {},
          shown.map(({ name, choices, usual, changed, anchor }) =>
            element(
              'tr',
              changed && this.book.base !== null ? { class: 'bar' } : {},
              element('th', { scope: 'row' }, this.link(anchor, say(name))),
              element('td', {}, choices.map(say).join(', ')),
              element('td', {}, say(usual)),
            ),
          ),
        ),
      ),
    )
  }

  chapters(): Element[] {
    return this.book.chapters.map((chapter) =>
      element(
        'section',
        { id: chapter.anchor },
        element('h2', {}, this.titleOf(chapter)),
        ...(chapter.summary === '' ? [] : [element('p', { class: 'summary' }, this.setting.spoken(chapter.summary))]),
        chapter.sentences.map((sentence) => this.sentence(sentence, 'div')),
        chapter.taken.map((sentence) =>
          element('div', { class: 'bar' }, `${this.words.taken}: `, this.sentence(sentence, 'del')),
        ),
        chapter.examples.map((example) => this.example(example)),
        ...(chapter.left === 0 ? [] : [element('p', { class: 'also' }, this.words.left(chapter.left))]),
        ...(chapter.also.length === 0
          ? []
          : [
              element(
                'p',
                { class: 'also' },
                `${this.words.also}: `,
                listed(chapter.also.map(({ name, anchor }) => this.link(anchor, nameSpoken(this.setting, name)))),
              ),
            ]),
      ),
    )
  }

  private titleOf({ clause, title }: BookChapter): string {
    const said = title === '' ? this.words.otherwise : this.setting.spoken(title)
    return clause === null ? said : capital(unhyphened(said))
  }

  private sentence({ anchor, remark, lines }: BookSentence, tag: 'div' | 'del'): Element {
    return element(
      tag,
      { class: 'sentence', id: anchor },
      ...(remark === '' ? [] : [element('p', { class: 'remark' }, remark)]),
      this.nested(lines, 0),
    )
  }

  /** Lines as paragraphs, what is deeper as lists below them. */
  private nested(lines: readonly BookLine[], level: number): Child[] {
    const made: Child[] = []
    for (let i = 0; i < lines.length;) {
      const line = lines[i] as BookLine
      let end = i + 1
      while ((lines[end]?.level ?? -1) > level) end++
      const below = lines.slice(i + 1, end)
      const bar = line.changed ? { class: `bar in${Math.min(level, DEEPEST_BAR)}` } : {}
      const said = [this.pieces(line.pieces, level === 0), endOfLine(line, level, below.length > 0, this.words.ends)]
      const list = below.length === 0 ? [] : [element('ul', {}, this.nested(below, level + 1))]
      made.push(
        level === 0 ? [element('p', bar, said), ...list] : element('li', bar, element('span', {}, said), ...list),
      )
      i = end
    }
    return made
  }

  private pieces(pieces: readonly BookPiece[], begins = false): Child[] {
    return pieces.flatMap((piece, i) => [piece.spaced && i > 0 ? ' ' : '', this.piece(piece, begins && i === 0)])
  }

  private piece({ kind, text, to }: BookPiece, begins: boolean): Child {
    const own =
      kind === 'name' && to !== null && this.book.anchors.has(to)
        ? nameSpoken(this.setting, text)
        : kind === 'word'
          ? text
          : this.setting.spoken(text)
    const said = begins && kind === 'word' ? capital(own) : own
    const anchor = to === null ? undefined : this.book.anchors.get(to)
    switch (kind) {
      case 'word':
        return said
      case 'quote':
        return `“${said}”`
      case 'variable':
        return element('i', {}, said)
      case 'name':
        return anchor === undefined ? said : element('span', { class: 'n' }, this.link(anchor, said))
      case 'card':
        return element('span', { class: cardClass(text) }, anchor === undefined ? said : this.link(anchor, said))
      case 'clause':
        return element('span', { class: 'clause' }, this.clauseLink(text))
    }
  }

  private clauseLink(id: string): Child {
    const anchor = this.clauses.get(id)
    return anchor === undefined ? `[${id}]` : ['[', this.link(anchor, id), ']']
  }

  private link(anchor: string, text: string): Child {
    return this.inBook.has(anchor) ? element('a', { href: `#${anchor}` }, text) : text
  }

  private example(example: BookExample): Element {
    const { anchor, title, given, blocks, steps, changed } = example
    return element(
      'figure',
      { id: anchor, ...(changed ? { class: 'bar' } : {}) },
      element('figcaption', {}, element('b', {}, `${this.words.example}: `), this.setting.spoken(title)),
      ...(given.length === 0
        ? []
        : [
            element(
              'p',
              { class: 'given' },
              `${this.words.given}: `,
              between(
                given.map((each) => this.pieces(each)),
                '; ',
              ),
            ),
          ]),
      element(
        'div',
        { class: 'table' },
        blocks.map(({ seat, zones }) =>
          element(
            'dl',
            {},
            element('dt', { class: 'seat' }, seat === null ? this.words.nobody : this.words.seat(seat)),
            zones.map((zone) => this.zone(zone, seat, example)),
          ),
        ),
      ),
      element(
        'ol',
        {},
        steps.map(({ mark, pieces }) =>
          element(
            'li',
            { class: mark },
            element('span', { class: 'sign', role: 'img', 'aria-label': this.words.marks[mark] }, MARK_SIGNS[mark]),
            ' ',
            this.pieces(pieces, true),
          ),
        ),
      ),
    )
  }

  private zone({ name, pieces }: DrawnLine, seat: string | null, { marks }: BookExample): Child {
    const cards = pieces.slice(0, MOST_DRAWN).map((text) => {
      const [card = text] = text.split(' (')
      const mark = marks.get(`${seat ?? ''} ${card}`) ?? (seat === null ? undefined : marks.get(` ${card}`))
      return element('span', { class: `${cardClass(card)} ${mark ?? ''}`.trim() }, this.setting.spoken(text))
    })
    const left = pieces.length - cards.length
    return element(
      'dd',
      {},
      element('span', { class: 'n' }, nameSpoken(this.setting, name)),
      ' ',
      between(
        cards.map((card) => [card]),
        ' ',
      ),
      ...(left > 0 ? [` ${this.words.more(left)}`] : []),
    )
  }
}

/** Bars stand at the margin, however deep a line is. */
const DEEPEST_BAR = 6

/** What ends a line where it is a sentence, or has others below it. */
export function endOfLine({ pieces }: BookLine, level: number, hasBelow: boolean, ends: BookWords['ends']): string {
  if (hasBelow) return ends.block
  return level > 0 || pieces.at(-1)?.kind === 'quote' ? '' : ends.sentence
}

/** Where links of a book can lead. */
export function anchorsOf({ chapters }: Pick<Book, 'chapters'>): ReadonlySet<string> {
  return new Set(
    chapters.flatMap(({ anchor, sentences, examples }) => [
      anchor,
      ...[...sentences, ...examples].map((each) => each.anchor),
    ]),
  )
}

export const MARK_SIGNS = { done: '●', may: '✓', refused: '✗', outcome: '→' } as const

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const cardClass = (text: string): string => (/[♥♦]/u.test(text) ? 'card red' : 'card')
const between = (all: readonly Child[], sign: string): Child[] =>
  all.flatMap((each, i) => (i === 0 ? [each] : [sign, each]))
const listed = (all: readonly Child[]): Child[] => between(all, ', ')
