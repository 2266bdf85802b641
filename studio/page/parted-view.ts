import { html, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import type { Viewer } from '../play/table.ts'
import type { Parted } from '../protocol/play-calls.ts'
import { words } from '../words.ts'
import type { Playing } from './playing.ts'
import { reasonLine } from './reason-line.ts'

/** At which choice the rules part from a game, and by which rule; the choice of somebody else stays theirs. */
export function partedView(playing: Playing, parted: Parted): TemplateResult {
  const { number, of, text, seat, reasons } = parted
  const isOpen = mayHear(playing.model.table?.viewer ?? 'all', parted)
  return html`<p class="verdict" role="status">
      ${words.why.parted(number, of, isOpen ? text : words.why.partedOf(seat))}
    </p>
    <ul class="lines">
      ${isOpen ? reasons.map((reason) => reasonLine(playing, reason)) : html`<li>${words.why.partedHidden(seat)}</li>`}
    </ul>`
}

/** What refuses a choice may say what its seat holds. */
export const mayHear = (viewer: Viewer, { seat, kind }: Pick<Parted, 'seat' | 'kind'>): boolean =>
  viewer === 'all' || kind === 'another-asked' || kind === 'over' || seatName(viewer) === seat
