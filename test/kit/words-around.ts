import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wordsInFile, wordsPath } from '../../compiler/game/words-file.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { declaredVerbs, type JapaneseNames, vocabularyOf } from '../../grammar/surface/vocabulary.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The words of the games in the folder of a file, of which any may include it; its own come first. */
export function wordsAround(path: string): JapaneseNames {
  const folder = dirname(join(root, path))
  const files = readdirSync(folder).filter((name) => name.endsWith('.rules'))
  const texts = files.map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
  const games = texts
    .filter(({ text }) => declaredName(text) !== null)
    .toSorted((a, b) => Number(b.path.endsWith(path)) - Number(a.path.endsWith(path)))
  const words = games.map((game) => wordsPath(game.path, 'ja')).filter((file) => existsSync(file))
  const own = texts.find((each) => each.path.endsWith(path))?.text ?? ''
  return vocabularyOf(...words.map((file) => wordsInFile(readFileSync(file, 'utf8'))), declaredVerbs(own))
}
