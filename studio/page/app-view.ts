import { html, nothing, type TemplateResult } from 'lit'
import type { TableActs } from '../table/acts.ts'
import { tableView } from '../table/table-view.ts'
import { words } from '../words.ts'
import { askView } from './ask-view.ts'
import type { Place } from './model.ts'
import { panelView } from './panel-view.ts'
import { startView } from './start-view.ts'
import type { Studio } from './studio.ts'
import { textView } from './text-view.ts'
import { topBar } from './top-bar.ts'
import { tourView } from './tour.ts'
import { whyView } from './why-view.ts'

/** The whole page. */
export function appView(studio: Studio): TemplateResult {
  return studio.model.screen === 'start' ? startView(studio) : studioView(studio)
}

function studioView(studio: Studio): TemplateResult {
  const { model } = studio
  return html`<div class="studio" data-place=${model.place}>
    ${topBar(studio)}
    <main class="panes">
      ${pane('text', words.text.label, textView(studio))} ${pane('table', words.table.label, tablePlace(studio))}
      ${pane('why', words.why.label, whyView(studio))}
    </main>
    ${panelView(studio)} ${tourView(studio)}
  </div>`
}

const pane = (place: Place, label: string, content: TemplateResult | typeof nothing): TemplateResult =>
  html`<section class="pane ${place}-pane" id="place-${place}" aria-label=${label}>${content}</section>`

function tablePlace(studio: Studio): TemplateResult | typeof nothing {
  const { table, built, picked, spread, lens } = studio.model
  if (table === null || built === null) return nothing
  return html`${tableView(table, built.sheet, { picked, spread, lens }, actsOf(studio))} ${askView(studio, table)}
    <p class="hint keys">${words.keys}</p>`
}

/** What is done on the table, with only those seats that people play. */
function actsOf(studio: Studio): TableActs {
  const isOurs = (): boolean => {
    const seat = studio.model.table?.question?.seat
    return seat !== undefined && studio.model.players[seat] === 'person'
  }
  return {
    answer: (place) => void (isOurs() && studio.play.answer(place)),
    pick: (card) => void (isOurs() && studio.set({ picked: card })),
    whyNot: (card) => void (isOurs() && studio.play.whyNot({ card })),
    spread: (zone) => studio.spread(zone),
    look: (card) => studio.set({ lens: card }),
  }
}
