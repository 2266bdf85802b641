import type { Program } from '../program/program.ts'

/**
 * Whether a zone is held as a hand is: some players see its cards and others do not, so that those who see them may lay
 * them in another order, and no place there says anything. What nobody or everybody sees lies on the table.
 */
export function isHeld({ zones, game }: Program, name: string): boolean {
  const seenBy = zones.get(name)?.seenBy ?? null
  if (seenBy === null || game.zones.get(name)?.holds !== 'cards') return false
  const isNobody = seenBy.kind === 'list' && seenBy.items.length === 0
  const isEverybody = seenBy.kind === 'builtin' && seenBy.name === 'players'
  return !isNobody && !isEverybody
}
