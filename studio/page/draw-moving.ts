import { type TemplateResult, render } from 'lit'
import type { SeenTable } from '../play/table.ts'
import { letGoOfCards } from '../table/hold-card.ts'
import { cardSpots, moveCards } from '../table/move-cards.ts'

/** Draws a page again and again; cards that lie elsewhere than before are seen to go there. */
export function drawMoving(root: HTMLElement): (view: TemplateResult, table: SeenTable | null) => void {
  let shown: SeenTable | null = null
  return (view, table) => {
    const before = table !== shown && shown !== null ? cardSpots(root) : null
    if (before !== null) letGoOfCards(root)
    render(view, root)
    if (before !== null) moveCards(root, before, zonesOf(shown))
    // For the bench.
    if (before !== null) performance.mark('houserules-drawn')
    shown = table
  }
}

/** In which zone each card lies. */
const zonesOf = (table: SeenTable | null): ReadonlyMap<string, string> =>
  new Map((table?.zones ?? []).flatMap(({ key, cards }) => cards.map(({ id }): [string, string] => [String(id), key])))
