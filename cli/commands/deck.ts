import { printable } from '../../compiler/diagnostics/printable.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import type { Context } from '../context.ts'
import { problemText } from '../../runtime/decks/deck-reasons.ts'
import { deckIn } from '../arguments/decks-meant.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { note, say, sayJson } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { UsageError } from '../usage-error.ts'

export interface DeckCheckOptions {
  readonly option: Readonly<Record<string, string>>
  readonly format: 'text' | 'json'
}

interface Checked {
  readonly file: string
  readonly reasons: readonly string[]
}

/**
 * Says of each deck whether the game lets it be played, and every reason why not; without files, of the game's own
 * default decks.
 */
export async function deckCheck(
  context: Context,
  path: string,
  files: readonly string[],
  options: DeckCheckOptions,
): Promise<ExitCode> {
  const { io } = context
  const game = await loadGame(context, gameMeant(io.cwd, path), { examples: false })
  if (game === null) return exitCode.findings
  const { engine } = game
  const problem = setupProblem(engine.info, { options: options.option })
  if (problem !== null) throw new UsageError(problem)
  if (engine.info.decks === undefined) throw new UsageError(`${engine.info.name} is played without decks of one's own`)
  const checked =
    files.length === 0
      ? engine.defaultDecks().map((d): Checked => ({
          file: `default deck "${d.title}"`,
          reasons: engine.checkDeck(d.deck, options.option).map(problemText),
        }))
      : files.map((file): Checked => {
          const { deck, unknown } = deckIn(io, engine, file)
          return {
            file,
            reasons: unknown.length > 0 ? unknown : engine.checkDeck(deck, options.option).map(problemText),
          }
        })
  if (options.format === 'json')
    sayJson(io, {
      format: 'houserules-deck-check/1',
      game: engine.info.name,
      decks: checked.map((c) => ({ ...c, accepted: c.reasons.length === 0 })),
    })
  else
    for (const { file, reasons } of checked) {
      say(
        io,
        `${file}: ${reasons.length === 0 ? 'accepted' : `refused, ${reasons.length} ${reasons.length === 1 ? 'reason' : 'reasons'}`}`,
      )
      for (const reason of reasons) say(io, `  ${printable(reason)}`)
    }
  const refused = checked.filter((c) => c.reasons.length > 0).length
  note(io, `${checked.length} ${checked.length === 1 ? 'deck' : 'decks'} checked, ${refused} refused`)
  return refused === 0 ? exitCode.fine : exitCode.findings
}
