import type { Beginning } from '../protocol/play-calls.ts'
import type { Built } from '../protocol/write-calls.ts'

/** How a game begins by the rules as they are now: as it did, or else dealt to as many, with those options that fit. */
export function fittingBeginning(
  beginning: Beginning,
  { sheet: { seats, options, decks }, examples }: Built,
): Beginning {
  if (beginning.kind === 'written') return beginning
  if (beginning.kind === 'example') {
    const isThere = examples.some(({ title }) => title === beginning.title)
    return isThere ? beginning : { kind: 'deal', seed: 1, players: seats.from, options: {} }
  }
  const players = Math.min(Math.max(beginning.players, seats.from), seats.to)
  const chosen = Object.entries(beginning.options)
  const fitting = chosen.filter(([name, value]) => options.some((o) => o.name === name && o.values.includes(value)))
  const hasDecks = beginning.decks !== undefined
  if (players === beginning.players && fitting.length === chosen.length && (!hasDecks || decks !== null))
    return beginning
  const { decks: brought, ...rest } = beginning
  const kept = brought === undefined || decks === null ? {} : { decks: brought.slice(0, players) }
  return { ...rest, players, options: Object.fromEntries(fitting), ...kept }
}
