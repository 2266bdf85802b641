import type { RulesHost } from '../../compiler/game/load.ts'
import { RecordingHost } from '../../compiler/recording-host.ts'
import type { HostAnswer } from '../../compiler/told-host.ts'

/** The rules of a game as text: all that was read to compile it, so that somebody else can compile it alike. */
export interface GameTexts {
  readonly path: string
  readonly answers: readonly (readonly [question: string, answer: HostAnswer])[]
}

/** A host that remembers what it is asked while a game is compiled, and the texts that this comes to. */
export function recordedTexts(
  path: string,
  host: RulesHost,
): { readonly host: RulesHost; readonly texts: () => GameTexts } {
  const recording = new RecordingHost(host)
  return { host: recording, texts: () => ({ path, answers: [...recording.answers] }) }
}
