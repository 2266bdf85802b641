import { html, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import type { PassedCard } from '../play/table.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import { words } from '../words.ts'
import { type TableLook, labelOfSeat } from './acts.ts'
import { cardFace } from './card-face.ts'

/** What lay together last before it went on, and who laid it: a trick that is looked back at. */
export const passedView = (
  passed: readonly PassedCard[],
  { faces }: GameSheet,
  look: Pick<TableLook, 'nameOf'>,
): TemplateResult =>
  html`<ol class="passed" aria-label=${words.table.lastTogether}>
    ${passed.map(({ face, by }) => {
      const card = face === null ? undefined : faces[face]
      const who = by === null ? null : labelOfSeat(by, look)
      return html`<li>
        <span class="card ${card === undefined ? 'back' : ''}">
          <span class="spoken">${card?.name ?? words.table.hidden}</span>
          ${card === undefined ? '' : cardFace(card)}
        </span>
        ${who === null ? '' : html`<span class="who of-${seatName(by ?? 0)}">${who.name}</span>`}
      </li>`
    })}
  </ol>`
