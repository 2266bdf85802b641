import type { Language } from '../runtime/words/languages.ts'
import type { GameKind, Shelf, ShelfGame } from '../studio/worker/shelf.ts'
import { folderName } from '../compiler/folder-name.ts'
import { spacedName } from '../studio/page/spaced-name.ts'
import { linkOf } from '../studio/share/link.ts'
import { SITE_WORDS, type SiteWords } from './site-words.ts'

/** The pages of the games in one language. */
export class GamesPages {
  readonly words: SiteWords
  private readonly games: Shelf['games']
  private readonly language: Language

  constructor(games: Shelf['games'], language: Language) {
    this.games = games
    this.language = language
    this.words = SITE_WORDS[language]
  }

  /** Where the page of a game lies, without its ending. */
  pageOf({ name }: Pick<ShelfGame, 'name'>): string {
    return `${this.words.folder}games/${folderName(name)}`
  }

  nameOf({ name, words }: ShelfGame): string {
    return words[this.language]?.[name] ?? spacedName(name)
  }

  /** Dealt, with the first question open. */
  playLinkOf(game: ShelfGame): string {
    const players = (game.players ?? this.rootOf(game).players ?? [2])[0]
    const beginning = { kind: 'deal', seed: 1, players, options: {} } as const
    return `/play/index.html${linkOf({ entry: game.path, files: {}, course: { beginning, choices: [] }, version: '' })}`
  }

  /** The list of all games by kind, those that most people know first. */
  list(): string {
    const bases = this.games.filter(({ kind }) => kind === 'game')
    const { start, games, others } = this.words
    const kinds = Object.entries(start.kinds) as readonly (readonly [GameKind, string])[]
    return [
      `# ${games}`,
      '',
      ...kinds.flatMap(([kind, title]) =>
        this.table(
          title,
          bases.filter(({ group }) => group === kind),
        ),
      ),
      ...this.table(
        others,
        bases.filter(({ group }) => group === null),
      ),
    ].join('\n')
  }

  /** The page of a game: to play it, its book, and the house rules on it. */
  page(game: ShelfGame): string {
    const { start, differs, on } = this.words
    const rules = this.on(game)
    return [
      `# ${this.nameOf(game)}`,
      '',
      this.titleOf(game),
      '',
      this.playersOf(game),
      '',
      this.linksOf(game),
      '',
      ...(rules.length === 0 ? [] : [`## ${start.variants}`, '', '| | | |', '| --- | --- | --- |']),
      ...rules.map((each) => {
        const base = this.games.find(({ name }) => name === each.base)
        const below = base === undefined || base === game ? '' : on(this.nameOf(base))
        const changes = this.bookLink(differs, `${folderName(each.name)}.changes`)
        return `| ${this.nameOf(each)} | ${this.titleOf(each)}${below} | ${this.linksOf(each)} · ${changes} |`
      }),
      '',
    ].join('\n')
  }

  private titleOf({ title, words }: ShelfGame): string {
    return words[this.language]?.[title] ?? title
  }

  /** The game at the end of the bases of a variant. */
  private rootOf(game: ShelfGame): ShelfGame {
    const base = this.games.find(({ name }) => name === game.base)
    return base === undefined ? game : this.rootOf(base)
  }

  private on(game: ShelfGame): readonly ShelfGame[] {
    return this.games.filter((each) => each.kind === 'variant' && this.rootOf(each) === game)
  }

  private playersOf({ players }: ShelfGame): string {
    return players === null ? '' : this.words.start.players(...players)
  }

  private bookLink(called: string, file: string): string {
    return `[${called}](/books/${this.words.folder}${file}.html){target="_blank"}`
  }

  private linksOf(game: ShelfGame): string {
    const { start, text, book } = this.words
    const asText = linkOf({ entry: game.path, files: {}, course: null, version: '' })
    return [
      `[${start.play}](${this.playLinkOf(game)}){target="_blank"}`,
      `[${text}](/play/index.html${asText}){target="_blank"}`,
      this.bookLink(book, folderName(game.name)),
    ].join(' · ')
  }

  private table(title: string, some: readonly ShelfGame[]): string[] {
    if (some.length === 0) return []
    const [game, players, houseRules] = this.words.columns
    const rows = some.map((each) => {
      const rules = this.on(each).length
      const link = `[${this.nameOf(each)}](/${this.pageOf(each)})`
      return `| ${link} | ${this.titleOf(each)} | ${this.playersOf(each)} | ${rules === 0 ? '' : rules} |`
    })
    return [`## ${title}`, '', `| ${game} | | ${players} | ${houseRules} |`, '| --- | --- | --- | ---: |', ...rows, '']
  }
}

/** What the first page says, as VitePress lays such a page out. */
export function homePage(games: Shelf['games'], pages: GamesPages): string {
  const [first] = games
  if (first === undefined) throw new Error('the site has no games')
  const { words } = pages
  const { home, folder } = words
  const count = games.filter(({ kind }) => kind === 'game').length
  const [title, details] = home.language
  const page = {
    layout: 'home',
    hero: {
      name: 'Houserules',
      text: home.headline,
      tagline: home.tagline,
      image: { src: '/houserules.svg', alt: home.picture },
      actions: [
        { theme: 'brand', text: home.play(pages.nameOf(first)), link: pages.playLinkOf(first), target: '_blank' },
        { theme: 'alt', text: home.first, link: home.how },
      ],
    },
    features: [
      { title: words.games, details: home.many(count), link: `/${folder}games/` },
      { title: words.howToSay, details: home.sayHow, link: '/grammar/how-to-say' },
      { title: words.gallery, details: home.sent, link: '/gallery' },
      { title, details, link: '/grammar/japanese' },
    ],
  }
  return `---\n${JSON.stringify(page, null, 2)}\n---\n`
}
