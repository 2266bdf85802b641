import { html, nothing, type TemplateResult } from 'lit'
import { words } from '../words.ts'
import type { Place } from './model.ts'
import { LatePiece } from './late-piece.ts'
import { panelView } from './panel-view.ts'
import { startView } from './start-view.ts'
import type { Studio } from './studio.ts'
import { tablePlace } from './table-place.ts'
import { textView } from './text-view.ts'
import { topBar } from './top-bar.ts'
import { tourView } from './tour.ts'
import { whyView, type StudioWhy } from './why-view.ts'
import { exampleView } from './example-view.ts'

const changes = new LatePiece(() => import('./changes-view.ts'))
const many = new LatePiece(() => import('./many-view.ts'))
const skein = new LatePiece(() => import('./skein-view.ts'))

/** What only the studio answers. */
function studioWhyView(studio: Studio, why: StudioWhy): TemplateResult | typeof nothing {
  switch (why.kind) {
    case 'example':
      return exampleView(studio, why)
    case 'changes':
      return changes.on(studio)?.changesView(studio, why) ?? nothing
    case 'many':
      return many.on(studio)?.manyView(studio, why.many) ?? nothing
  }
}

/** The whole page. */
export function appView(studio: Studio): TemplateResult {
  return studio.model.screen === 'start' ? startView(studio) : studioView(studio)
}

function studioView(studio: Studio): TemplateResult {
  const { model } = studio
  const { drawers } = model
  const open = PANES.filter((pane) => drawers.has(pane)).map((pane) => `with-${pane}`)
  return html`<div class="studio" data-place=${model.place} data-why=${model.why.kind}>
    ${topBar(studio)}
    <main class="panes ${open.join(' ')}">
      ${drawers.has('text') ? pane('text', words.text.label, textView(studio)) : nothing}
      ${pane('table', words.table.label, html`${rulesNote(studio)} ${tablePlace(studio)}`)}
      ${
        drawers.has('why')
          ? pane(
              'why',
              words.why.label,
              whyView(studio, (why) => studioWhyView(studio, why)),
            )
          : nothing
      }
      ${drawers.has('plays') ? pane('plays', words.skein.label, skein.on(studio)?.skeinView(studio) ?? nothing) : nothing}
    </main>
    ${panelView(studio)} ${tourView(studio)}
  </div>`
}

const PANES: readonly Exclude<Place, 'table'>[] = ['text', 'why', 'plays']

const pane = (place: Place, label: string, content: TemplateResult | typeof nothing): TemplateResult =>
  html`<section class="pane ${place}-pane" id="place-${place}" aria-label=${label} tabindex="-1">${content}</section>`

/**
 * Above the table, where what is played may be by other rules than those of the text: by which, and what does not
 * hold.
 */
function rulesNote(studio: Studio): TemplateResult | typeof nothing {
  const { beginning, otherSheet, unheld } = studio.model
  if (beginning === null || beginning.kind === 'example') return nothing
  if (beginning.kind === 'deal' && beginning.rules === undefined) return nothing
  return html`<p class="note rules-note" role="status">
    ${otherSheet === null ? words.changes.byOwn : words.changes.byBase(otherSheet.name)}
    ${unheld.map((message) => html`<span class="sentence">${words.changes.unheld(message)}</span>`)}
    <button type="button" @click=${() => studio.changes.turn()}>${words.changes.turn}</button>
    ${beginning.kind === 'written' ? stepsView(studio, beginning.steps) : nothing}
  </p>`
}

/** How far the lines that follow the position are played, one of them at a time. */
function stepsView({ model, changes }: Studio, played: number | undefined): TemplateResult {
  const { lines } = model
  const steps = Math.min(lines.length, played ?? lines.length)
  const button = (to: number, sign: string, label: string): TemplateResult =>
    html`<button
      type="button"
      aria-label=${label}
      title=${label}
      ?disabled=${to < 0 || to > lines.length}
      @click=${() => changes.step(to)}
    >
      ${sign}
    </button>`
  return html`<span class="witness-steps">
    ${button(steps - 1, '‹', words.changes.back)}
    <span
      >${words.changes.step(steps, lines.length)}: <b>${steps === 0 ? words.changes.laid : lines[steps - 1]}</b></span
    >
    ${button(steps + 1, '›', words.changes.on)}
  </span>`
}
