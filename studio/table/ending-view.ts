import { html, nothing, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import type { Ending } from '../../runtime/simulate/ending.ts'
import { words } from '../words.ts'
import { type TableLook, labelOfSeat } from './acts.ts'

/** Who won, everybody by place with the side, and what was told last, which is why. */
export function endingView(
  { first, isDrawn, places }: Ending,
  because: readonly string[],
  look: Pick<TableLook, 'nameOf'>,
): TemplateResult {
  const called = first.map((seat) => labelOfSeat(seat, look).name)
  const won = called.length === 0 ? '' : isDrawn ? words.table.drawn(called) : words.table.won(called)
  return html`<div class="over">
    <p class="prompt" role="status"><b>${words.table.over}</b> ${won}</p>
    <ol class="places-won">
      ${places.map(
        ({ seat, place, result, side }) =>
          html`<li class="of-${seatName(seat)}">
            <span>${place}</span> ${labelOfSeat(seat, look).name}
            ${side === null ? nothing : html`<span class="side">${words.table.side(side)}</span>`} <b>${result}</b>
          </li>`,
      )}
    </ol>
    ${
      because.length === 0
        ? nothing
        : html`<p class="hint">${words.table.endedBy}</p>
            <ul class="ended-by">
              ${because.map((line) => html`<li>${line}</li>`)}
            </ul>`
    }
  </div>`
}

/** So many of the last sentences say how it ended. */
const MOST_SENTENCES = 4

/** What was told in the last step in which anything was. */
export const toldLast = (
  told: readonly { readonly lines: readonly { readonly words: string }[] }[],
): readonly string[] =>
  (told.findLast(({ lines }) => lines.length > 0)?.lines ?? []).slice(-MOST_SENTENCES).map(({ words: said }) => said)
