import { html, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import type { PassedCard } from '../play/table.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import { words } from '../words.ts'
import { type TableLook, labelOfSeat } from './acts.ts'
import { cardFace, faceOf } from './card-face.ts'

/** What lay together last before it went on, and who laid it: a trick that is looked back at. */
export const passedView = (
  passed: readonly PassedCard[],
  sheet: GameSheet,
  look: Pick<TableLook, 'nameOf'>,
): TemplateResult =>
  html`<ol class="passed" aria-label=${words.table.lastTogether}>
    ${passed.map(({ face, by }) => {
      const card = faceOf(sheet, face)
      const who = by === null ? null : labelOfSeat(by, look)
      return html`<li>
        <span class="card ${card === null ? 'back' : ''}">
          <span class="spoken">${card?.name ?? words.table.hidden}</span>
          ${card === null ? '' : cardFace(card)}
        </span>
        ${who === null ? '' : html`<span class="who of-${seatName(by ?? 0)}">${who.name}</span>`}
      </li>`
    })}
  </ol>`
