import type { Evaluate } from '../../cli/live-engine.ts'
import { type CheckResult, checkGame, scriptOfChecked } from '../../compiler/compile.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import type { LiveGame } from '../../library/live-engine.ts'
import { makeSheet } from '../play/make-sheet.ts'
import type { PlayableGame } from '../play/play-handlers.ts'
import type { Beginning } from '../protocol/play-calls.ts'
import { type BaseSide, baseSide } from './base-side.ts'
import type { DeskHost } from './desk-host.ts'
import { writtenSheet } from './written-sheet.ts'

/** What is played that is not the built game itself. */
export type OtherBeginning = Exclude<Beginning, { readonly kind: 'example' }>

/** What a text is read with. */
interface Text {
  readonly resolution: Resolution
  readonly entry: string
  readonly host: DeskHost
}

/**
 * Makes live what a game is played by that is not played by the built text as it is: the rules of its base, or its own
 * with an example that stands in no file. @throws RangeError where that cannot be
 */
export async function otherRules(
  { resolution, entry, host }: Text,
  ask: OtherBeginning,
  evaluate: Evaluate,
): Promise<PlayableGame> {
  const side: Pick<BaseSide, 'path' | 'host'> | null =
    ask.rules === 'base' ? baseSide(resolution, entry, host) : { path: entry, host }
  if (side === null) throw new RangeError('the game is a variant of none')
  const { path } = side
  const added = ask.kind === 'written' ? `\n\n${ask.text}\n` : ''
  const whole = side.host.read(path) ?? ''
  const read = (file: string): string | null => (file === path ? `${whole}${added}` : side.host.read(file))
  // Of the examples only what was added.
  const isAdded = ({ span }: ExampleDecl): boolean => span.file.path === path && span.start > whole.length
  const checked = checkGame(path, { ...side.host, read }, undefined, isAdded)
  const { engine, examples = [] } = (await evaluate(await scriptOf(checked), '', {})) as LiveGame
  if (ask.kind === 'written' && examples.length !== 1) throw new RangeError('what is to be laid out is no example')
  return {
    engine,
    examples,
    sheet: makeSheet(
      engine,
      writtenSheet(sound(checked), (file) => side.host.read(file)),
    ),
  }
}

function scriptOf(checked: CheckResult): ReturnType<typeof scriptOfChecked> {
  const { program, diagnostics } = checked
  const wrong = diagnostics.find(({ severity }) => severity === 'error')
  if (wrong !== undefined || program === null) throw new RangeError(wrong?.primary.text ?? 'it cannot be read')
  return scriptOfChecked(program, { trace: true })
}

function sound({ resolution }: CheckResult): Resolution {
  if (resolution === null) throw new RangeError('it cannot be read')
  return resolution
}
