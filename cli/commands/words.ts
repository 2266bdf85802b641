import { resolve } from 'node:path'
import type { Language } from '../../runtime/words/languages.ts'
import { wordsOfGame } from '../../runtime/words/words-of-game.ts'
import { wordsInFile, wordsPath } from '../../compiler/game/words-file.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { clauseSummaries } from '../files/clause-index.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import { abridged } from '../../runtime/words/abridged.ts'
import { jsonOf, readTextIfThere } from '../files/read-text.ts'
import { writeFiles } from '../files/write-file.ts'
import { type Io, note, sayJson } from '../io.ts'
import { meantNames } from '../output/meant-names.ts'
import { loadGame } from '../load-game.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface WordsOptions {
  readonly language: Language
  readonly write: boolean
}

/** Words by what they stand for. */
type Words = Readonly<Record<string, string>>

/** Says which words a game has in another language: those that are there, and room for those that are not. */
export async function gameWords(context: Context, path: string, { language, write }: WordsOptions): Promise<ExitCode> {
  const { io } = context
  const game = await loadGame(context, gameMeant(io.cwd, path), { examples: false })
  if (game === null) return exitCode.findings
  const own = game.files[0] ?? path
  const file = wordsPath(own, language)
  const [there, ofBases] = [
    wordsThere(io, file),
    game.files.slice(1).map((each) => wordsThere(io, wordsPath(each, language))),
  ]
  const inBases: Words = Object.assign({}, ...ofBases)
  const summaries = clauseSummaries(io.cwd, game.files).values()
  const wanted = [...new Set([...wordsOfGame(game.engine.parts), ...summaries])]
  const found: Words = Object.fromEntries(
    wanted
      .filter((each) => ownEntry(there, each) !== undefined || ownEntry(inBases, each) === undefined)
      .map((each) => [each, ownEntry(there, each) ?? '']),
  )
  const problems = problemsOf(there, wanted)
  for (const problem of problems) note(io, stated('{1}: {2}', file, problem))
  const lacking = Object.values(found).filter((word) => word === '').length
  note(
    io,
    lacking === 0
      ? stated('Everything has a word.')
      : stated('{1} of {2} have no word, and stay as they are.', lacking, wanted.length),
  )
  if (write) writeFiles(new Map([[resolve(io.cwd, file), `${JSON.stringify(found, null, 2)}\n`]]))
  else sayJson(io, found)
  return problems.length > 0 ? exitCode.findings : exitCode.fine
}

function wordsThere({ cwd }: Io, file: string): Words {
  const text = readTextIfThere(resolve(cwd, file))
  if (text === null) return {}
  const data = jsonOf(text, file)
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new UsageError(stated('{1} has to be an object: what the rules say, and the word for it', file))
  const [key] = Object.entries(data).find(([, word]) => typeof word !== 'string') ?? []
  if (key !== undefined) throw new UsageError(stated('{1}: the word for `{2}` is no text', file, abridged(key)))
  return wordsInFile(text)
}

/** What is wrong with words: none that stands for nothing, all parts of a sentence, and no two names alike. */
export function problemsOf(there: Words, wanted: readonly string[]): string[] {
  const meant = new Map<string, string>()
  return Object.entries(there).flatMap(([key, word]) => {
    if (!wanted.includes(key)) return [`the rules have no \`${key}\`${meantNames(key, wanted)}`]
    if (partsIn(key).join() !== partsIn(word).join()) return [`\`${word}\` needs the parts ${partsIn(key).join(', ')}`]
    const other = meant.get(word)
    meant.set(word, key)
    return other === undefined || partsIn(key).length > 0 ? [] : [`\`${key}\` and \`${other}\` are both \`${word}\``]
  })
}

const partsIn = (text: string): string[] => (text.match(/\{\d+\}/g) ?? []).toSorted()
