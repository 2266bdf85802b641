import type { Shelf, ShelfGame } from '../studio/worker/shelf.ts'
import { folderName } from '../compiler/folder-name.ts'
import { spacedName } from '../studio/page/spaced-name.ts'
import { linkOf } from '../studio/share/link.ts'

const KINDS = {
  tricks: 'Tricks',
  shedding: 'Getting rid of cards',
  collecting: 'Collecting',
  betting: 'Betting',
  decks: 'Decks of one’s own',
} as const

/** Where the page of a game lies, without its ending. */
export const pageOf = ({ name }: Pick<ShelfGame, 'name'>): string => `games/${folderName(name)}`

/** The game at the end of the bases of a variant. */
function rootOf(game: ShelfGame, all: Shelf['games']): ShelfGame {
  const base = all.find(({ name }) => name === game.base)
  return base === undefined ? game : rootOf(base, all)
}

const playersOf = ({ players }: ShelfGame): string =>
  players === null ? '' : players[0] === players[1] ? `${players[0]} players` : `${players[0]} to ${players[1]} players`

const studioLinkOf = ({ path }: ShelfGame): string => linkOf({ entry: path, files: {}, course: null, version: '' })

/** Dealt, with the first question open. */
export function playLinkOf(game: ShelfGame, all: Shelf['games']): string {
  const players = (game.players ?? rootOf(game, all).players ?? [2])[0]
  const beginning = { kind: 'deal', seed: 1, players, options: {} } as const
  return linkOf({ entry: game.path, files: {}, course: { beginning, choices: [] }, version: '' })
}

/** The list of all games by kind, those that most people know first. */
export function gamesPage(games: Shelf['games']): string {
  const bases = games.filter(({ kind }) => kind === 'game')
  const rows = (some: readonly ShelfGame[]): string[] =>
    some.map((game) => {
      const rules = games.filter((each) => each.kind === 'variant' && rootOf(each, games) === game).length
      return `| [${spacedName(game.name)}](/${pageOf(game)}) | ${game.title} | ${playersOf(game)} | ${rules === 0 ? '' : rules} |`
    })
  const table = (title: string, some: readonly ShelfGame[]): string[] =>
    some.length === 0
      ? []
      : [`## ${title}`, '', '| game | | | house rules |', '| --- | --- | --- | ---: |', ...rows(some), '']
  return [
    '# The games',
    '',
    ...Object.entries(KINDS).flatMap(([kind, title]) =>
      table(
        title,
        bases.filter(({ group }) => group === kind),
      ),
    ),
    ...table(
      'Others',
      bases.filter(({ group }) => group === null),
    ),
  ].join('\n')
}

/** The page of a game: to play it, its book, and the house rules on it. */
export function gamePage(game: ShelfGame, games: Shelf['games']): string {
  const rules = games.filter((each) => each.kind === 'variant' && rootOf(each, games) === game)
  const links = (each: ShelfGame): string =>
    `[Play](/play/index.html${playLinkOf(each, games)}){target="_blank"} · ` +
    `[Rules as text](/play/index.html${studioLinkOf(each)}){target="_blank"} · ` +
    `[Rulebook](/books/${folderName(each.name)}.html){target="_blank"}`
  return [
    `# ${spacedName(game.name)}`,
    '',
    game.title,
    '',
    playersOf(game),
    '',
    links(game),
    '',
    ...(rules.length === 0 ? [] : ['## House rules', '', '| | | |', '| --- | --- | --- |']),
    ...rules.map((each) => {
      const on = each.base === game.name ? '' : ` (on ${spacedName(each.base ?? '')})`
      const changes = `[What differs](/books/${folderName(each.name)}.changes.html){target="_blank"}`
      return `| ${spacedName(each.name)} | ${each.title}${on} | ${links(each)} · ${changes} |`
    }),
    '',
  ].join('\n')
}
