import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { CitingRef, IndexedClause } from '../protocol/name-calls.ts'
import { words } from '../words.ts'
import type { ClauseIndex } from './model.ts'
import type { ProjectDesk } from './project-desk.ts'

interface ClauseDesk extends Pick<ProjectDesk, 'model' | 'show'> {
  readonly clauses: { seek(sought: string): void }
}

/** The clauses of the documents beside the text, each with the rules and examples that cite it. */
export function clausesView(studio: ClauseDesk): TemplateResult | typeof nothing {
  const { clauses } = studio.model
  if (clauses === null) return nothing
  const shown = found(clauses)
  return html`<aside class="clauses" aria-label=${words.clauses.label}>
    ${
      clauses.all.length === 0
        ? html`<p class="hint">${words.clauses.none}</p>`
        : html`<input
            type="search"
            aria-label=${words.clauses.seek}
            placeholder=${words.clauses.seek}
            .value=${clauses.sought}
            @input=${(event: Event) => studio.clauses.seek((event.target as HTMLInputElement).value)}
          />`
    }
    ${clauses.all.length > 0 && shown.length === 0 ? html`<p class="hint">${words.clauses.noneSought}</p>` : nothing}
    ${repeat(
      shown,
      ({ id }) => id,
      (clause) => clauseView(studio, clause, clauses.chosen === clause.id),
    )}
  </aside>`
}

/** Those whose id or words have what is sought. */
function found({ all, sought }: ClauseIndex): readonly IndexedClause[] {
  const wanted = sought.trim().toLowerCase()
  const has = (text: string | null): boolean => (text ?? '').toLowerCase().includes(wanted)
  return wanted === '' ? all : all.filter(({ id, summary }) => has(id) || has(summary))
}

const clauseView = (studio: ClauseDesk, clause: IndexedClause, isChosen: boolean): TemplateResult =>
  html`<details data-clause=${clause.id} class=${isChosen ? 'chosen' : ''} .open=${isChosen}>
    <summary><b>${clause.id}</b> ${clause.summary ?? nothing}</summary>
    ${clause.rules.length === 0 ? html`<p class="hint">${words.clauses.uncited}</p>` : citing(studio, words.clauses.rules, clause.rules)}
    ${citing(studio, words.clauses.examples, clause.examples)}
  </details>`

const citing = (studio: ClauseDesk, title: string, refs: readonly CitingRef[]): TemplateResult | typeof nothing =>
  refs.length === 0
    ? nothing
    : html`<h4>${title}</h4>
        <ul>
          ${refs.map(
            ({ name, file, offset }) =>
              html`<li>
                <button type="button" class="quiet" title=${file} @click=${() => studio.show(file, { offset })}>
                  ${name}
                </button>
              </li>`,
          )}
        </ul>`
