import { html, nothing, type TemplateResult } from 'lit'
import { words } from '../words.ts'
import type { Studio } from './studio.ts'

/**
 * Above the table, where what is played may be by other rules than those of the text: by which, and what does not
 * hold.
 */
export function rulesNote(studio: Studio): TemplateResult | typeof nothing {
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
