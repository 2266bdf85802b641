import { html, nothing, type TemplateResult } from 'lit'
import type { Reason } from '../../runtime/engine.ts'
import { nameInWords } from '../words/language.ts'
import type { RuleRef } from '../play/table.ts'
import { clauseChip } from './clause-chip.ts'
import type { Playing } from './playing.ts'

/** The name of a rule, which goes to its line, and its clauses. */
export const ruleChips = (playing: Playing, { name, clauses, place }: RuleRef): TemplateResult =>
  html`<button type="button" class="rule" title=${place} @click=${() => playing.showPlace(place)}>${name}</button>
    ${clauses.map((id) => clauseChip(playing, id))}`

/** The rule in its own words, as it stands in the text. */
export const reasonLine = (playing: Playing, { rule, clauses, text, place, source }: Reason): TemplateResult =>
  html`<li>
    <span class="sentence">${text === '' ? rule : text}</span>
    ${source === undefined ? nothing : html`<span class="fact">${source}</span>`}
    ${place === '' ? nothing : ruleChips(playing, { name: rule, clauses, place })}
    ${clauses.map((id) => summaryOf(playing, id))}
  </li>`

function summaryOf({ model }: Playing, id: string): TemplateResult | typeof nothing {
  const summary = model.built?.sheet.clauses[id]
  if (summary === undefined || model.built === null) return nothing
  return html`<span class="summary">${nameInWords(model.built.sheet, summary)}</span>`
}
