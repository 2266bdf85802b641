import type { SeatModel } from './seat-model.ts'
import { seatWords } from './seat-words.ts'

/** Whether this seat is asked something. */
export const isAsked = ({ table }: SeatModel): boolean => table?.question != null && !table.question.isOthers

/** What stands on the tab: that it is one's turn, for who looks at another one. */
export function titleOf(model: SeatModel): string {
  const game = model.news?.plan.game ?? 'Houserules'
  if (model.table?.ending != null) return seatWords.titleOver(game)
  return isAsked(model) ? seatWords.titleTurn(game) : game
}

let audio: AudioContext | undefined

/** Two soft notes, where the browser lets a page be heard. */
export function ring(): void {
  try {
    audio ??= new AudioContext()
    for (const [after, pitch] of [
      [0, 660],
      [0.14, 880],
    ] as const)
      note(audio, audio.currentTime + after, pitch)
  } catch {
    // There is no sound here.
  }
}

function note(context: AudioContext, at: number, pitch: number): void {
  const tone = new OscillatorNode(context, { frequency: pitch })
  const loudness = new GainNode(context, { gain: 0 })
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.08, at + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.3)
  tone.connect(loudness).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.3)
}
