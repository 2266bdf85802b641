import { type CheckResult, scriptOfChecked } from '../../compiler/compile.ts'
import { gameFingerprint } from '../../compiler/diff/game-fingerprint.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import type { ReadyGame } from './ready-game.ts'
import { writtenSheet } from './written-sheet.ts'

/** The script of a game that was checked, and what only its rules say; null where it has errors. */
export async function scriptWritten(
  { program, resolution, diagnostics }: CheckResult,
  host: RulesHost,
): Promise<Pick<ReadyGame, 'script' | 'written'> | null> {
  if (program === null || resolution === null || diagnostics.some(({ severity }) => severity === 'error')) return null
  return {
    script: await scriptOfChecked(program, { trace: true, fingerprint: gameFingerprint(resolution) }),
    written: writtenSheet(resolution, (path) => host.read(path)),
  }
}
