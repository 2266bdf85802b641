import type { Program } from '../program/program.ts'

/** Whether no hook, count, fact, limit or end of a rule concerns a move between two zones. */
export function isUnwatched(program: Program, from: string, to: string): boolean {
  const { game } = program
  const move = program.events.get('move')
  if (
    from === to ||
    move === undefined ||
    game.zones.get(from)?.holds !== 'cards' ||
    game.zones.get(to)?.holds !== 'cards'
  )
    return false
  const hooks =
    move.cannots.length +
    move.insteads.length +
    move.befores.length +
    move.afters.length +
    move.whens.length +
    move.endings.length
  const counts = program.counters.some((c) => c.event === 'move' || c.during === 'move')
  const near = (zones: readonly string[]): boolean => zones.includes(from) || zones.includes(to)
  // What is worked out is of no zones.
  const facts = [...game.facts.values(), ...game.adjectives.values()].some((f) => near(f.zones))
  // A changed card is itself again where its shape does not follow it.
  const shaped = game.shape !== null && near(game.shape.zones)
  return hooks === 0 && !counts && !facts && !shaped && program.zones.get(to)?.capacity === null
}
