import { escapeMarkdown } from '../../compiler/diff/render/safe-text.ts'
import { printable } from '../../compiler/diagnostics/printable.ts'
import type { Book, BookExample, BookPiece, BookSentence, BookStage } from './book-parts.ts'
import { type BookSetting, MARK_SIGNS, anchorsOf, endOfLine, gameNamed, nameSpoken } from './book-page.ts'
import { MOST_DRAWN } from './draw-example.ts'
import { wordsToTell } from './reading-words.ts'

/** A mark at the beginning of a line that differs. */
const BAR = '**▍** '

/** The same book as Markdown, as GitHub shows it. */
export function bookMarkdown(book: Book, setting: BookSetting): string {
  const { words, spoken } = setting
  const inBook = anchorsOf(book)
  const text = (said: string): string => escapeMarkdown(printable(spoken(said)))
  const name = (said: string): string => escapeMarkdown(printable(nameSpoken(setting, said)))
  const link = (anchor: string, said: string): string =>
    inBook.has(anchor) ? `[${name(said)}](#${anchor})` : name(said)
  const said = ({ says, anchor }: Book['special'][number]): string =>
    `- ${inBook.has(anchor) ? `[${text(says)}](#${anchor})` : text(says)}`
  const clauses = new Map(book.chapters.flatMap(({ clause, anchor }) => (clause === null ? [] : [[clause, anchor]])))
  const piece = ({ kind, text: said, to }: BookPiece): string => {
    const anchor = to === null ? '' : (book.anchors.get(to) ?? '')
    switch (kind) {
      case 'word':
        return escapeMarkdown(said)
      case 'quote':
        return `“${text(said)}”`
      case 'variable':
        return `*${text(said)}*`
      case 'name':
      case 'card':
        return link(anchor, said)
      case 'clause':
        return `\\[${link(clauses.get(said) ?? '', said)}\\]`
    }
  }
  const barAt = (changed: boolean): string => (changed && book.base !== null ? BAR : '')
  const zone = ({ name: place, of, anchor }: Book['zones'][number]): string =>
    of === null ? link(anchor, place) : words.ofEach(link(anchor, place), name(of))
  const pieces = (all: readonly BookPiece[]): string =>
    all.map((each, i) => (each.spaced && i > 0 ? ' ' : '') + piece(each)).join('')
  const sentence = ({ anchor, remark, lines }: BookSentence): string[] => [
    '',
    ...(remark === '' ? [] : [`*${text(remark)}*`, '']),
    ...lines.map((line, i) => {
      const { level, changed, pieces: all } = line
      const end = endOfLine(line, level, (lines[i + 1]?.level ?? 0) > level, words.ends)
      const said = `${barAt(changed)}${pieces(all)}${end}`
      const target = i === 0 ? `<a id="${anchor}"></a>` : ''
      return level === 0 ? `${i === 0 ? '' : '\n'}${target}${said}` : `${'  '.repeat(level - 1)}- ${said}`
    }),
  ]
  const example = ({ anchor, title, given, blocks, steps, marks, changed }: BookExample): string[] => [
    '',
    `> <a id="${anchor}"></a>${barAt(changed)}**${words.example}:** ${text(title)}`,
    ...(given.length === 0 ? [] : ['>', `> ${words.given}: ${given.map(pieces).join('; ')}`]),
    ...(blocks.length === 0 ? [] : ['>', '> | | |', '> | --- | --- |']),
    ...blocks.flatMap(({ seat, zones }) =>
      zones.map(({ name: place, pieces: cards }) => {
        const shown = cards.slice(0, MOST_DRAWN).map((card) => {
          const mark = marks.get(`${seat ?? ''} ${card.split(' (')[0] ?? ''}`)
          return mark === 'refused' ? `~~${text(card)}~~` : mark === 'done' ? `**${text(card)}**` : text(card)
        })
        const left = cards.length - shown.length
        const more = left > 0 ? ` ${words.more(left)}` : ''
        return `> | ${seat === null ? words.nobody : words.seat(seat)}: ${name(place)} | ${shown.join(' · ')}${more} |`
      }),
    ),
    '>',
    ...steps.map(({ mark, pieces: all }) => `> - ${MARK_SIGNS[mark]} ${pieces(all)}`),
  ]
  const stages = (all: readonly BookStage[], level = 0): string[] =>
    all.flatMap(({ name: stage, anchor, says, moves, stages: inner }) => [
      `${'  '.repeat(level)}- **${link(anchor, stage)}** ${text(says)}${
        moves.length === 0 ? '' : ` (${words.mayDo}: ${moves.map((move) => link(move.anchor, move.name)).join(', ')})`
      }`.trimEnd(),
      ...stages(inner, level + 1),
    ])
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines]
  const options = book.options.filter(({ changed }) => changed || !setting.changes)
  const { from, to } = book.players
  const base =
    book.base === null
      ? []
      : ['', (setting.changes ? words.differs : words.amended)(text(gameNamed(setting, book.base)))]
  return [
    `# ${text(gameNamed(setting, book.name))}`,
    '',
    `*${text(book.title)}*`,
    ...base,
    ...part(words.need, [
      `- ${words.players(from, to)}`,
      ...(book.decks.length > 0
        ? [`- ${words.decks(book.decks.map(name).join(', '))}`]
        : book.cards.length > 0
          ? [`- ${words.cards(book.cards.length)}`]
          : []),
      ...(book.zones.length === 0 ? [] : [`- ${words.places}: ${book.zones.map(zone).join(', ')}`]),
    ]),
    ...part(words.win, book.winning.map(said)),
    ...part(words.course, stages(book.stages)),
    ...part(book.base === null ? words.special : words.changed, book.special.map(said)),
    '',
    words.howToRead,
    ...part(
      words.reading,
      wordsToTell(book, words.readingWords).map(([word, means]) => `- **${word}**: ${means}`),
    ),
    ...(options.length === 0
      ? []
      : [
          '',
          `## ${words.decides}`,
          '',
          `| ${words.option} | ${words.choices} | ${words.usual} |`,
          '| --- | --- | --- |',
          ...options.map(
            ({ name: option, choices, usual, changed, anchor }) =>
              `| ${barAt(changed)}${link(anchor, option)} | ${choices.map(name).join(', ')} | ${name(usual)} |`,
          ),
        ]),
    ...book.chapters.flatMap(({ anchor, clause, title, summary, sentences, taken, examples, left, also }) => [
      '',
      `<a id="${anchor}"></a>`,
      '',
      `## ${title === '' ? words.otherwise : clause === null ? text(title) : name(title)}`,
      ...(summary === '' ? [] : ['', `*${text(summary)}*`]),
      ...sentences.flatMap(sentence),
      ...taken.flatMap((each) => ['', `${BAR}${words.taken}:`, ...sentence(each)]),
      ...examples.flatMap(example),
      ...(left === 0 ? [] : ['', `*${words.left(left)}*`]),
      ...(also.length === 0
        ? []
        : ['', `${words.also}: ${also.map((each) => link(each.anchor, each.name)).join(', ')}`]),
    ]),
    '',
  ].join('\n')
}
