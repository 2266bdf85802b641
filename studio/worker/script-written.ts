import { type CheckResult, scriptOfChecked } from '../../compiler/compile.ts'
import { gameFingerprint } from '../../compiler/diff/game-fingerprint.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import type { Script } from '../../compiler/typescript/script.ts'
import type { ReadyGame } from './ready-game.ts'
import { writtenSheet } from './written-sheet.ts'

/** The script of a game that was checked, with its examples; null where it has errors. */
export async function wholeScript({ program, resolution, diagnostics }: CheckResult): Promise<Script | null> {
  if (program === null || resolution === null || diagnostics.some(({ severity }) => severity === 'error')) return null
  return scriptOfChecked(program, { trace: true, fingerprint: gameFingerprint(resolution) })
}

/** The same, and what only its rules say. */
export async function scriptWritten(
  checked: CheckResult,
  host: RulesHost,
): Promise<Pick<ReadyGame, 'script' | 'written'> | null> {
  const script = await wholeScript(checked)
  if (script === null || checked.resolution === null) return null
  return { script, written: writtenSheet(checked.resolution, (path) => host.read(path)) }
}
