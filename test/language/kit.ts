import { emptyCaches } from '../../compiler/caches.ts'
import { type CheckResult, checkGame, elaborateText } from '../../compiler/compile.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import type { Place } from '../../language/place.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { lineColumn, type Span } from '../../grammar/source-file.ts'

/** Files by path; where the cursor stands is marked by `⌖` in one of them. */
export interface Marked {
  readonly texts: ReadonlyMap<string, string>
  readonly cursor: Place
}

export function marked(files: Readonly<Record<string, string>>): Marked {
  const at = Object.entries(files).find(([, text]) => text.includes('⌖'))
  if (at === undefined) throw new Error('no file has a cursor `⌖`')
  return {
    texts: new Map(Object.entries(files).map(([path, text]) => [path, text.replace('⌖', '')])),
    cursor: { path: at[0], offset: at[1].indexOf('⌖') },
  }
}

/** Reads the texts, a game by the name of its file. */
export const hostOf = (texts: ReadonlyMap<string, string>): RulesHost => ({
  read: (path) => texts.get(path) ?? null,
  find: (name) => (texts.has(`${name}.rules`) ? `${name}.rules` : null),
})

const beginnings = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...texts].flatMap(([path, text]) => (/^(game|variant) /.test(text) ? [path] : []))

/** All files that begin with `game` or `variant`, checked; `which` leaves examples out. */
export const checkedAll = (
  texts: ReadonlyMap<string, string>,
  which?: (example: ExampleDecl) => boolean,
): readonly CheckResult[] => beginnings(texts).map((path) => checkGame(path, hostOf(texts), undefined, which))

/** The same for their names alone. */
export const elaboratedAll = (
  texts: ReadonlyMap<string, string>,
  which: (example: ExampleDecl) => boolean,
): readonly CheckResult[] => beginnings(texts).map((path) => elaborateText(path, hostOf(texts), emptyCaches(), which))

export const tableOf = (texts: ReadonlyMap<string, string>): NamesOfGames => new NamesOfGames(checkedAll(texts))

/** `Market.rules:3:7 word`, as tests list places. */
export function said(span: Span): string {
  const { line, column } = lineColumn(span.file, span.start)
  return `${span.file.path}:${line}:${column} ${span.file.text.slice(span.start, span.end)}`
}

/** A game in which each kind of name is declared and used. */
export const SMALL = `game Small for 2 players "each kind of name"

type suit: red, blue
option tossing: allowed, forbidden
printed suit of card: suit
printed rank of card: number
-- Which cards win.
card c is wild if rank of c > limit
card a beats card b if rank of a > rank of b
card ace
  suit = red
  rank = 4
card two
  suit = blue
  rank = 2
zone hand of player p seen by p
zone pile seen by everyone
limit: number = 3
score of player: number starts 0

to match
  each definition d
    create d to pile
  each player p
    turn by p
  finish

to turn by player p
  p must act

to play card c by player p
  move c to hand of p
  if c is wild and tossing is allowed
    score of p gains rank of c

player q may play card c in pile where no card d in pile where d beats c at turn if score of q < 9

example "wild"
  given
    pile is ace, two
    at turn by A
  A does play ace
  then score of A = 4
`
