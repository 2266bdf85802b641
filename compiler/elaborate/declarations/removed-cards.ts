import { stillNamed } from '../../game/still-named.ts'
import type { Elaboration } from '../context.ts'
import { worded } from '../../diagnostics/worded.ts'

/** HR0408: what still names a card that a variant removes, under the variant's own line. */
export function reportRemovedCards({ game, removedUses, report }: Elaboration): void {
  for (const [name, { span }] of game.removedCards) {
    const uses = removedUses.filter((use) => use.name === name).map((use) => use.span)
    if (uses.length > 0)
      report(stillNamed(game, { names: [name], span }, worded('a removed card is still named'), uses))
  }
}
