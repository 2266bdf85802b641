import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { wordsInFile, wordsPath } from '../../compiler/game/words-file.ts'
import type { GameKind, Shelf, ShelfGame } from '../worker/shelf.ts'

/** The games that ship, read from `rules/`: what each is called, and the texts of each folder. */
export function readShelf(root: string): {
  readonly games: Shelf['games']
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>
} {
  const kinds = JSON.parse(readFileSync(join(root, 'rules', 'kinds.json'), 'utf8')) as readonly KindOfGames[]
  const games: ShelfGame[] = []
  const texts = new Map<string, Record<string, string>>()
  for (const folder of foldersBelow(join(root, 'rules'))) {
    const name = relative(root, folder).split(sep).join('/')
    const files = readdirSync(folder).filter((file) => /\.(rules|clauses\.json|words\.\w+\.json)$/.test(file))
    const held = Object.fromEntries(
      files.sort().map((file) => [`${name}/${file}`, readFileSync(join(folder, file), 'utf8')]),
    )
    texts.set(name, held)
    games.push(...Object.entries(held).flatMap(([path, text]) => gameIn({ root, kinds }, name, path, text, held)))
  }
  const known = kinds.flatMap((each) => each.games)
  const placeOf = ({ name }: ShelfGame): number => (known.includes(name) ? known.indexOf(name) : known.length)
  return { games: games.toSorted((a, b) => placeOf(a) - placeOf(b)), texts }
}

/** As `rules/kinds.json` has them: those that most people know first. */
interface KindOfGames {
  readonly kind: GameKind
  readonly games: readonly string[]
}

interface Around {
  readonly root: string
  readonly kinds: readonly KindOfGames[]
}

/** The suits that a file declares, or one that it takes in. */
function suitsIn(root: string, path: string, text: string): readonly string[] {
  const { items } = parseFile({ path, text }, () => {})
  const own = items.flatMap((item) => (item.kind === 'type' ? item.values.map((value) => value.text) : []))
  const suits = own.filter(isSuit)
  if (suits.length > 0) return suits
  for (const item of items) {
    if (item.kind !== 'include') continue
    const beside = [join(path, '..', item.path), join('rules', item.path)].find((each) => existsSync(join(root, each)))
    const found = beside === undefined ? [] : suitsIn(root, beside, readFileSync(join(root, beside), 'utf8'))
    if (found.length > 0) return found
  }
  return []
}

function foldersBelow(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, entry.name))
    .sort()
}

function gameIn(
  { root, kinds }: Around,
  folder: string,
  path: string,
  text: string,
  beside: Readonly<Record<string, string>>,
): ShelfGame[] {
  const { header, items } = parseFile({ path, text }, () => {})
  if (header === null) return []
  const { name, kind, description, base, players } = header
  const ja = Object.entries(wordsInFile(beside[wordsPath(path, 'ja')] ?? null))
  return [
    {
      name: name.text,
      kind,
      title: description ?? name.text,
      base: base?.text ?? null,
      players: players === null ? null : [players.from, players.to],
      group: kinds.find((each) => each.games.includes(name.text))?.kind ?? null,
      suits: kind === 'game' ? suitsIn(root, path, text) : [],
      zones: items.filter((item) => item.kind === 'zone' && item.key === null && item.holds === 'cards').length,
      path,
      folder,
      words: { ja: Object.fromEntries(ja.filter(([said]) => said === name.text || said === description)) },
    },
  ]
}

const isSuit = (value: string): boolean => '♣♦♠♥'.includes(value)
