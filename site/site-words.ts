import type { Language } from '../runtime/words/languages.ts'
import { english } from '../studio/words/english.ts'
import { japanese } from '../studio/words/japanese.ts'
import type { InLanguage } from '../studio/words/language.ts'

/** What the pages say that are made here; what the studio calls something it is called here as well. */
export interface SiteWords {
  /** Kinds of games, players, and to play one. */
  readonly start: Pick<InLanguage<typeof english>['start'], 'kinds' | 'players' | 'play' | 'variants'>
  /** The folder of the pages in this language, as in addresses. */
  readonly folder: '' | 'ja/'
  readonly games: string
  readonly others: string
  readonly columns: readonly [game: string, players: string, houseRules: string]
  readonly text: string
  readonly book: string
  readonly differs: string
  readonly on: (base: string) => string
  readonly home: {
    readonly headline: string
    readonly tagline: string
    readonly picture: string
    readonly play: (game: string) => string
    readonly first: string
    readonly how: string
    readonly many: (games: number) => string
    readonly sayHow: string
    readonly sent: string
    readonly language: readonly [title: string, details: string]
  }
  readonly gallery: string
  readonly howToSay: string
}

export const SITE_WORDS: Readonly<Record<Language, SiteWords>> = {
  en: {
    start: english.start,
    folder: '',
    games: 'The games',
    others: 'Others',
    columns: ['game', 'players', 'house rules'],
    text: 'Rules as text',
    book: 'Rulebook',
    differs: 'What differs',
    on: (base) => ` (on ${base})`,
    home: {
      headline: 'Write a house rule. Play it tonight.',
      tagline:
        'A language for card games in which the rules are the program: a text gives a table to play at, a referee that ' +
        'names its clauses, a rulebook, and what a change changes.',
      picture: 'A house rule as text, and what comes of it',
      play: (game) => `Play ${game}`,
      first: 'Write your first house rule',
      how: '/docs/first-game',
      many: (games) => `${games} games with their rulebooks and house rules.`,
      sayHow: 'What people want to say of a game, in lines to copy.',
      sent: 'Sent in as links, and checked.',
      language: ['日本語で', 'ルールは日本語でも書けます。'],
    },
    gallery: 'House rules of others',
    howToSay: 'How do I say …?',
  },
  ja: {
    start: japanese.start,
    folder: 'ja/',
    games: 'ゲーム一覧',
    others: 'そのほか',
    columns: ['ゲーム', '人数', 'ハウスルール'],
    text: 'ルールの文章',
    book: 'ルールブック',
    differs: '違うところ',
    on: (base) => `（${base}の上に）`,
    home: {
      headline: 'ハウスルールを書いて、今夜遊ぶ。',
      tagline:
        'カードゲームのルールを文章で書くと、遊べる卓、条項を挙げる審判、ルールブック、変更点の比較ができあがります。',
      picture: '文章で書いたハウスルールと、そこからできるもの',
      play: (game) => `${game}を遊ぶ`,
      first: 'ルールを日本語で書く',
      how: '/grammar/japanese',
      many: (games) => `${games}のゲームと、そのルールブック、ハウスルール。`,
      sayHow: 'よくあるルールの書き方（英語）。',
      sent: 'リンクで寄せられ、確かめられたもの（英語）。',
      language: ['ルールを日本語で', '文の形の一覧つき。'],
    },
    gallery: 'みんなのハウスルール',
    howToSay: 'こう書くには？',
  },
}
