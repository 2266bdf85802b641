import { html, nothing, type TemplateResult } from 'lit'
import type { Playing } from './playing.ts'

/** A clause: what it says where that is known; it opens beside the text, where there is one. */
export function clauseChip(playing: Playing, id: string): TemplateResult {
  const clauses = playing.model.built?.sheet.clauses
  const summary = clauses !== undefined && Object.hasOwn(clauses, id) ? clauses[id] : undefined
  return playing.opensClauses
    ? html`<button
        type="button"
        class="chip"
        title=${summary ?? nothing}
        @click=${() => playing.showClause(id)}
        .textContent=${id}
      ></button>`
    : html`<span class="chip" title=${summary ?? nothing}>${id}</span>`
}
