import type { Beginning } from '../protocol/play-calls.ts'
import type { Built } from '../protocol/write-calls.ts'

/** How a game begins by the rules as they are now: as it did, or else dealt to as many, with those options that fit. */
export function fittingBeginning(beginning: Beginning, { sheet: { seats, options }, examples }: Built): Beginning {
  if (beginning.kind === 'written') return beginning
  if (beginning.kind === 'example') {
    const isThere = examples.some(({ title }) => title === beginning.title)
    return isThere ? beginning : { kind: 'deal', seed: 1, players: seats.from, options: {} }
  }
  const players = Math.min(Math.max(beginning.players, seats.from), seats.to)
  const chosen = Object.entries(beginning.options)
  const fitting = chosen.filter(([name, value]) => options.some((o) => o.name === name && o.values.includes(value)))
  if (players === beginning.players && fitting.length === chosen.length) return beginning
  return { ...beginning, players, options: Object.fromEntries(fitting) }
}
