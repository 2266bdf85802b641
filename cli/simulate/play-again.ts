import { shellWord } from '../output/shell-word.ts'
import type { Job } from './job.ts'

/** What of a simulation was said by its command line, and not by its plan. */
export interface SaidBesidePlan {
  readonly path: string
  /** Deck files by seat. */
  readonly deck: Readonly<Record<string, string>>
  /** The file of lists by which they are judged. */
  readonly lists?: string | undefined
}

/** The command that plays a game of a simulation again, at the same table; it names a bot for each who plays. */
export function playAgain({ path, deck, lists }: SaidBesidePlan, { bots, options, roundLimit }: Job['plan']): string {
  const parts = [
    `houserules play ${shellWord(path)} --seed SEED --seats ${bots.join(',')}`,
    ...Object.entries(options).map(([name, value]) => `--option ${shellWord(`${name}=${value}`)}`),
    ...Object.entries(deck).map(([seat, file]) => `--deck ${shellWord(`${seat}=${file}`)}`),
    ...(lists === undefined ? [] : [`--lists ${shellWord(lists)}`]),
    ...(roundLimit === undefined ? [] : [`--round-limit ${roundLimit}`]),
  ]
  return parts.join(' ')
}
