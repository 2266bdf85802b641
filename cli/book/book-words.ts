import { READING_IN_ENGLISH } from './reading-words.ts'
import type { Language } from '../../runtime/words/languages.ts'

/** What a book says besides the rules, which keep their own words. */
export interface BookWords {
  readonly amended: (base: string) => string
  readonly differs: (base: string) => string
  readonly glance: string
  readonly need: string
  readonly players: (from: number, to: number) => string
  readonly cards: (many: number) => string
  readonly decks: (names: string) => string
  readonly places: string
  readonly ofEach: (place: string, whose: string) => string
  readonly win: string
  readonly course: string
  readonly mayDo: string
  readonly special: string
  readonly changed: string
  readonly decides: string
  readonly option: string
  readonly choices: string
  readonly usual: string
  readonly contents: string
  readonly howToRead: string
  readonly reading: string
  /** What words of the rules mean, by the word. */
  readonly readingWords: Readonly<Record<string, string>>
  readonly otherwise: string
  readonly also: string
  readonly taken: string
  readonly example: string
  readonly given: string
  readonly nobody: string
  readonly seat: (name: string) => string
  readonly marks: Readonly<Record<'done' | 'may' | 'refused' | 'outcome', string>>
  readonly more: (many: number) => string
  /** Of examples that the text has besides. */
  readonly left: (many: number) => string
  /** What stands behind a sentence, and behind a line with others below it. */
  readonly ends: { readonly sentence: string; readonly block: string }
}

export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = {
  en: {
    amended: (base) => `The whole rules of ${base}, as amended. A bar stands beside what differs.`,
    differs: (base) => `What differs from ${base}, and nothing else.`,
    glance: 'On one page',
    need: 'What you need',
    players: (from, to) => (from === to ? `${from} players` : `${from} to ${to} players`),
    cards: (many) => `${many} different cards`,
    decks: (names) => `of each player, a deck of their own: ${names}`,
    places: 'Where cards lie',
    ofEach: (place, whose) => `${place} of each ${whose}`,
    win: 'How it ends, and who wins',
    course: 'How it goes',
    mayDo: 'may be done then',
    special: 'What to keep in mind',
    changed: 'What the house rule says',
    decides: 'Your table decides',
    option: 'What',
    choices: 'Choices',
    usual: 'Unless you say otherwise',
    contents: 'Contents',
    howToRead:
      'Names lead to where they are explained. A, B, C, D are the players as they sit, each to the left of the one ' +
      'before. Where “and” and “or” stand in one line, what “and” joins belongs together. The pictures show cards that ' +
      'are played, that may be, and those that may not, struck out, with the clause that refuses them.',
    reading: 'How to read the sentences',
    readingWords: READING_IN_ENGLISH,
    otherwise: 'Not under a clause',
    also: 'See also',
    taken: 'No longer',
    example: 'Example',
    given: 'Given',
    nobody: 'Table',
    seat: (name) => `Player ${name}`,
    marks: { done: 'played', may: 'allowed', refused: 'not allowed', outcome: 'so' },
    more: (many) => `and ${many} more`,
    left: (many) => (many === 1 ? 'The rules have one more example.' : `The rules have ${many} more examples.`),
    ends: { sentence: '.', block: ':' },
  },
  ja: {
    amended: (base) => `${base}の全ルール（改定後）。違うところには線を引いてある。`,
    differs: (base) => `${base}と違うところだけ。`,
    glance: 'ひと目で',
    need: '用意するもの',
    players: (from, to) => (from === to ? `${from}人` : `${from}〜${to}人`),
    cards: (many) => `${many}種類のカード`,
    decks: (names) => `各プレイヤーのデッキ：${names}`,
    places: 'カードの置き場所',
    ofEach: (place, whose) => `${whose === 'player' ? '各プレイヤー' : whose}の${place}`,
    win: '終わり方と勝ち方',
    course: '進め方',
    mayDo: 'できること',
    special: '覚えておくこと',
    changed: 'ハウスルール',
    decides: '卓で決めること',
    option: '項目',
    choices: '選択肢',
    usual: '決めないとき',
    contents: '目次',
    howToRead:
      '小さい大文字の名前から説明へ飛べる。' +
      '「〜しなければならない」は、それができる人だけの義務で、いくつもあるときは先に書いてあるものから当てはめる。' +
      'A、B、C、Dはこの順に左へ座っているプレイヤーである。' +
      '図は、出した札、出せる札、出せない札（取り消し線と、その条項）を示す。',
    reading: '文の読み方',
    // Sentences in Japanese say what these words would have to be explained by.
    readingWords: {},
    otherwise: '条項のないもの',
    also: '関連',
    taken: 'なくなったもの',
    example: '例',
    given: '状況',
    nobody: '場',
    seat: (name) => `プレイヤー${name}`,
    marks: { done: '出す', may: '出せる', refused: '出せない', outcome: '結果' },
    more: (many) => `ほか${many}枚`,
    left: (many) => `ほかに例が${many}つある。`,
    ends: { sentence: '。', block: '：' },
  },
}
