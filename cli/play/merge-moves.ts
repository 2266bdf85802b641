import type { Engine, Happening } from '../../runtime/engine.ts'

/** Happenings in words, with cards that go the same way one after the other told together. */
export function merged(engine: Engine, log: readonly Happening[], tell: (happening: Happening) => string): string[] {
  const told: string[] = []
  let way = ''
  let cards: string[] = []
  const flush = (): void => {
    if (cards.length > 0) told.push(`move ${listed(cards)} ${way}`)
    cards = []
  }
  for (const happening of log) {
    const words = tell(happening)
    const move = engine.info.events[happening[0]]?.name === 'move' ? /^move (.+) (from .+ to .+)$/.exec(words) : null
    if (move === null || move[2] !== way) flush()
    if (move === null) told.push(words)
    else {
      way = move[2]
      cards.push(move[1])
    }
  }
  flush()
  return told
}

/** Cards that the viewer cannot see are named by their place; they are counted instead. */
function listed(cards: readonly string[]): string {
  const seen = cards.filter((card) => !/^card \d+ of /.test(card))
  const hidden = cards.length - seen.length
  const rest = hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`]
  return [...seen, ...rest].join(', ')
}
