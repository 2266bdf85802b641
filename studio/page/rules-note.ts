import { html, nothing, type TemplateResult } from 'lit'
import { words } from '../words.ts'
import type { Studio } from './studio.ts'

/** Above the table, where what is played may be by other rules than those of the text: by which, and what does not hold. */
export function rulesNote(studio: Studio): TemplateResult | typeof nothing {
  const { beginning, otherSheet, unheld } = studio.model
  if (beginning === null || beginning.kind === 'example') return nothing
  if (beginning.kind === 'deal' && beginning.rules === undefined) return nothing
  return html`<p class="note rules-note" role="status">
    ${otherSheet === null ? words.changes.byOwn : words.changes.byBase(otherSheet.name)}
    ${unheld.map((message) => html`<span class="sentence">${words.changes.unheld(message)}</span>`)}
    <button type="button" @click=${() => studio.changes.turn()}>${words.changes.turn}</button>
  </p>`
}
