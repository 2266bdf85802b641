import { realpathSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { renderChangelog } from '../../compiler/diff/render/render-changelog.ts'
import { nameForm } from '../../runtime/words/same-name.ts'
import type { Context } from '../context.ts'
import { type ChangelogOptions, GameHistory, type NamedGame } from '../diff/game-history.ts'
import { historyOf } from '../diff/history.ts'
import { Revision } from '../diff/revision-host.ts'
import type { FilesAt } from '../diff/version-meant.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { speakerOf, stated } from '../stated.ts'

/** Writes what each commit, or each version that the project numbers, changed of games, for who plays them. */
export async function changelog(
  context: Context,
  range: string,
  paths: readonly string[],
  options: ChangelogOptions,
): Promise<ExitCode> {
  const { io } = context
  const history = historyOf(io.cwd, range)
  const filesAt = (revision: string): FilesAt => ({ revision, files: new Revision(history.repository, revision) })
  const last = filesAt(history.to)
  const told = gamesIn(io.cwd, last.files, paths).map((game) => new GameHistory(context, game, last, options))
  const before = filesAt(history.from)
  for (const game of told) await game.begin(before)
  for (const commit of history.commits) {
    const asking = told.filter((game) => game.mayChangeBy(commit))
    if (asking.length === 0) continue
    const { files } = filesAt(commit.revision)
    for (const game of asking) await game.goOn(commit, files)
  }
  for (const game of told) await game.end()
  const there = told.filter(({ entries }) => entries.length > 0)
  for (const { game, entries } of there)
    say(io, renderChangelog(game.name, entries, options.all, speakerOf(io.language)))
  if (there.length === 0)
    note(io, stated('nothing of {1} changed in {2}', paths.length === 0 ? 'rules' : paths.join(', '), range))
  return exitCode.fine
}

/** The games that paths and names mean at a revision. */
function gamesIn(cwd: string, files: Revision, paths: readonly string[]): readonly NamedGame[] {
  const here = realpathSync(cwd)
  const meant = (paths.length === 0 ? ['rules'] : paths).map((asked) => {
    const full = resolve(here, asked)
    const games = files.games().filter(({ path, name }) => {
      const isInside = path === full || path.startsWith(full.replace(/[/\\]*$/u, sep))
      return isInside || nameForm(name) === nameForm(asked)
    })
    if (games.length === 0)
      throw new UsageError(stated('no game or variant is declared in {1} at the end of that history', asked))
    return games
  })
  return [...new Map(meant.flat().map((game) => [game.path, game])).values()]
}
