import type { Game } from '../../game/model.ts'

/**
 * Whether an effect may have no controller: it is nobody's when no text makes it, and nobody does what it answers to.
 */
export function hasEffectsOfNobody(game: Game): boolean {
  const settles = game.events.has('settle-instead')
  return game.hooks.some(({ decl, context }) => {
    const waits = decl.timing === 'when' || (decl.timing === 'instead' && settles)
    return (
      waits &&
      context === null &&
      decl.patterns.some(({ event }) => game.events.get(event.text)?.params.every((p) => p.role !== 'by'))
    )
  })
}
