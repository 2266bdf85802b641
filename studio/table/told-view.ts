import { html, nothing, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import type { ToldStep } from '../play/table.ts'
import { words } from '../words.ts'
import { type TableLook, labelOfSeat } from './acts.ts'
import { type ToldTurn, byTurn } from './by-turn.ts'

/** More is not read again. */
const MOST_LINES = 40

/**
 * What happened, each turn by itself with the sign of whose it was: from top to bottom it goes back in time, within a
 * turn as well. `lineView` draws what stands in a line.
 */
export function toldView(
  told: readonly ToldStep[],
  look: Pick<TableLook, 'nameOf'>,
  lineView: (line: ToldTurn['lines'][number]) => TemplateResult,
): TemplateResult {
  const turns = newestFirst(byTurn(told))
  return html`${turns.length === 0 ? html`<p class="hint">${words.why.nothing}</p>` : nothing}
    <ol class="turns lines" aria-live="polite">
      ${turns.map(
        (turn) =>
          html`<li class=${turn.seat === null ? 'between' : `of-${seatName(turn.seat)}`}>
            ${signOf(turn, look)}
            <ul>
              ${turn.lines.map((line) => html`<li class=${line.kind}>${lineView(line)}</li>`)}
            </ul>
          </li>`,
      )}
    </ol>`
}

function signOf({ seat }: ToldTurn, look: Pick<TableLook, 'nameOf'>): TemplateResult | typeof nothing {
  if (seat === null) return nothing
  const { name, sign } = labelOfSeat(seat, look)
  const said = words.table.turnOf(name)
  return html`<span class="seat-name" title=${said} aria-hidden="true">${sign}</span
    ><span class="spoken">${said}</span>`
}

function newestFirst(turns: readonly ToldTurn[]): readonly ToldTurn[] {
  let left = MOST_LINES
  return turns.toReversed().flatMap((turn) => {
    const lines = turn.lines.toReversed().slice(0, left)
    left -= lines.length
    return lines.length === 0 ? [] : [{ ...turn, lines }]
  })
}
