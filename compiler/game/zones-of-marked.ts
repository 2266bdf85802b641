import type { AdjectiveSymbol } from './model.ts'

/**
 * The zones in which everything lies of which a kept adjective holds; null where it may lie anywhere. What is kept in
 * some zones is marked there alone, and elsewhere it is as it starts.
 */
export function zonesOfMarked({ stored, zones, starts }: AdjectiveSymbol): readonly string[] | null {
  const startsUnmarked = starts?.kind === 'truth' && !starts.value
  return stored && zones.length > 0 && startsUnmarked ? zones : null
}
