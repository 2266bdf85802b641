import { type Io, note } from '../../io.ts'
import type { GamesMeant } from './games-meant.ts'

/** Says what is played less than it would be without a bound on time. */
export function tellCut(io: Io, { cut, minutes, seconds }: GamesMeant): void {
  if (minutes === null || cut.length === 0) return
  const each = seconds === null ? '' : `a game takes about ${Math.max(1, Math.round(seconds * 1000))} ms here: `
  const told = cut.map(({ name, games, of }) => `${name} ${games} of ${of}`).join(', ')
  note(
    io,
    `${each}about ${minutes} minutes come to fewer games of some parts (${told}); \`--minutes\` says how long it may take`,
  )
}
