import { join, resolve } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { folderName } from '../../compiler/folder-name.ts'
import { LANGUAGE } from '../../grammar/language-version.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { programRoot, shownPath } from '../files/paths.ts'
import { readText } from '../files/read-text.ts'
import { statsOf } from '../files/stats-of.ts'
import { writeFolder } from '../files/write-folder.ts'
import { note, say } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { gameOfKind } from './game-template.ts'
import { stated } from '../stated.ts'

export interface NewProjectOptions {
  /** The kind of game that its first game begins as. */
  readonly like: string
}

/** Files of a project by what they are called in it; npm leaves `.gitignore` out of packages. */
const FILES: Readonly<Record<string, string>> = {
  '.gitignore': 'gitignore',
  'README.md': 'README.md',
  'package.json': 'package.json',
  'tsconfig.json': 'tsconfig.json',
  'src/play.ts': 'src/play.ts',
  'test/game.test.ts': 'test/game.test.ts',
}

/** Writes a folder with a game, a program that plays it, and a test; all of it or nothing. */
export async function newProject({ io }: Context, name: string, { like }: NewProjectOptions): Promise<ExitCode> {
  if (!/^[a-z][a-z\d-]*$/.test(name))
    throw new UsageError(
      stated('`{1}` cannot be the name of a project; use small letters and digits, as in `our-games`', name),
    )
  const folder = resolve(io.cwd, name)
  if (statsOf(folder) !== null)
    throw new UsageError(stated('{1} is there already; choose another name, or move it away', name))
  const game = gameName(name)
  const words = { name, game, folder: folderName(game), version: packageJson.version, language: String(LANGUAGE) }
  const files = Object.entries(FILES).map(([path, template]): [string, string] => [path, filledIn(template, words)])
  writeFolder(folder, new Map([...files, [`rules/${words.folder}.rules`, gameOfKind(like, game)]]))
  say(io, shownPath(io.cwd, folder))
  note(
    io,
    stated(
      '`cd {1} && npm install && npm start` plays it; `npm test` runs its examples and tests (its README.md says how to install)',
      name,
    ),
  )
  return exitCode.fine
}

/** `our-games` holds the game `OurGames`. */
function gameName(project: string): string {
  return project
    .split('-')
    .map((part) => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`)
    .join('')
}

/** A text of `templates/project` with words in the place of `{{word}}`. */
function filledIn(template: string, words: Readonly<Record<string, string>>): string {
  const text = readText(join(programRoot, 'templates', 'project', template))
  return text.replace(/\{\{(\w+)\}\}/g, (mark, word: string) => words[word] ?? mark)
}
