import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { wordsInFile, wordsPath } from '../../compiler/game/words-file.ts'
import type { Shelf, ShelfGame } from '../worker/shelf.ts'

/** The games that ship, read from `rules/`: what each is called, and the texts of each folder. */
export function readShelf(root: string): {
  readonly games: Shelf['games']
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>
} {
  const games: ShelfGame[] = []
  const texts = new Map<string, Record<string, string>>()
  for (const folder of foldersBelow(join(root, 'rules'))) {
    const name = relative(root, folder).split(sep).join('/')
    const files = readdirSync(folder).filter((file) => /\.(rules|clauses\.json|words\.\w+\.json)$/.test(file))
    const held = Object.fromEntries(
      files.sort().map((file) => [`${name}/${file}`, readFileSync(join(folder, file), 'utf8')]),
    )
    texts.set(name, held)
    games.push(...Object.entries(held).flatMap(([path, text]) => gameIn(name, path, text, held)))
  }
  return { games, texts }
}

function foldersBelow(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, entry.name))
    .sort()
}

function gameIn(folder: string, path: string, text: string, beside: Readonly<Record<string, string>>): ShelfGame[] {
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
      suits: items
        .flatMap((item) => (item.kind === 'type' ? item.values.map((value) => value.text) : []))
        .filter(isSuit),
      zones: items.filter((item) => item.kind === 'zone' && item.key === null && item.holds === 'cards').length,
      path,
      folder,
      words: { ja: Object.fromEntries(ja.filter(([said]) => said === name.text || said === description)) },
    },
  ]
}

const isSuit = (value: string): boolean => '♣♦♠♥'.includes(value)
