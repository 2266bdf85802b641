import { html, nothing, type TemplateResult } from 'lit'
import { folded, type Folded } from '../../cli/output/fold-trace.ts'
import type { Explanation, Reason } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import type { RuleRef, ToldStep } from '../play/table.ts'
import { clauseChip } from './ask-view.ts'
import type { Why } from './model.ts'
import type { Studio } from './studio.ts'

/** The drawer below the table: what happened, and why; or why not. */
export function whyView(studio: Studio): TemplateResult {
  return html`<div class="why">${partOf(studio, studio.model.why)}</div>`
}

function partOf(studio: Studio, why: Why): TemplateResult {
  switch (why.kind) {
    case 'told':
      return toldView(studio, studio.model.table?.told ?? [])
    case 'not':
      return notView(studio, why.answers)
    case 'example':
      return exampleView(studio, why)
    case 'parted':
      return html`<p class="verdict">${words.why.parted(why.parted.text)}</p>
        <ul class="lines">
          ${why.parted.reasons.map((reason) => reasonLine(studio, reason))}
        </ul>
        ${toldView(studio, studio.model.table?.told ?? [])}`
  }
}

function toldView(studio: Studio, told: readonly ToldStep[]): TemplateResult {
  // The newest step is read first.
  const lines = [...told].reverse().flatMap((step) => step.lines)
  return html`<h3>${words.why.told}</h3>
    ${lines.length === 0 ? html`<p>${words.why.nothing}</p>` : nothing}
    <ul class="lines" aria-live="polite">
      ${lines
        .slice(0, MOST_LINES)
        .map(
          ({ kind, words: said, rule }) =>
            html`<li class=${kind}>${said} ${rule === null ? nothing : ruleChips(studio, rule)}</li>`,
        )}
    </ul>
    <p class="hint">${words.why.askAway}</p>`
}

const MOST_LINES = 24

/** The name of a rule, which goes to its line, and its clauses. */
const ruleChips = (studio: Studio, { name, clauses, place }: RuleRef): TemplateResult =>
  html`<button type="button" class="rule" title=${place} @click=${() => studio.showPlace(place)}>${name}</button>
    ${clauses.map((id) => clauseChip(studio, id))}`

function notView(studio: Studio, answers: readonly Explanation[]): TemplateResult {
  return html`<h3>${words.places.why}</h3>
    ${answers.length === 0 ? html`<p>${words.why.noReason}</p>` : nothing}
    ${answers.map(
      ({ move, allowed, reasons }) =>
        html`<p class="verdict">${allowed ? words.why.allowed(move) : words.why.not(move)}</p>
          <ul class="lines" aria-live="polite">
            ${reasons.map((reason) => reasonLine(studio, reason))}
          </ul>`,
    )}`
}

/** The rule in its own words, as it stands in the text. */
const reasonLine = (studio: Studio, { rule, clauses, text, place, source }: Reason): TemplateResult =>
  html`<li>
    <span class="sentence">${text === '' ? rule : text}</span>
    ${source === undefined ? nothing : html`<span class="fact">${source}</span>`}
    ${place === '' ? nothing : ruleChips(studio, { name: rule, clauses, place })}
    ${clauses.map((id) => summaryOf(studio, id))}
  </li>`

function summaryOf({ model }: Studio, id: string): TemplateResult | typeof nothing {
  const summary = model.built?.sheet.clauses[id]
  return summary === undefined ? nothing : html`<span class="summary">${summary}</span>`
}

function exampleView(studio: Studio, { light, trace }: Why & { kind: 'example' }): TemplateResult {
  const ref = studio.model.built?.examples.find(({ title }) => title === light.title)
  return html`<h3>${light.ok ? words.why.holds(light.title) : words.why.fails(light.title)}</h3>
    ${
      ref === undefined
        ? nothing
        : html`<p class="ways">
            <button type="button" class="main" @click=${() => studio.lay(ref)}>${words.lights.lay}</button>
            <button type="button" @click=${() => studio.show(ref.file, { line: ref.line })}>
              ${words.lights.goTo}
            </button>
          </p>`
    }
    ${
      light.failures.length === 0
        ? nothing
        : html`<ul class="lines bad">
            ${light.failures.map(({ message }) => html`<li>${message}</li>`)}
          </ul>`
    }
    <h4>${words.lights.happened}</h4>
    ${
      trace === null
        ? nothing
        : html`<ul class="lines trace">
            ${folded(trace).map((entry) => traceLine(studio, entry))}
          </ul>`
    }
    ${trace?.length === 0 ? html`<p>${words.lights.nothing}</p>` : nothing}`
}

function traceLine(studio: Studio, entry: Folded): TemplateResult {
  const level = Math.min(entry.level, 6)
  return html`<li class="${entry.kind} level-${level}">${traceWords(studio, entry)}</li>`
}

function traceWords(studio: Studio, entry: Folded): TemplateResult {
  switch (entry.kind) {
    case 'again':
      return html`… × ${entry.times}`
    case 'fact':
      return html`${entry.words}`
    case 'answer':
      return html`<b>${entry.seat}</b> ${entry.words} <span class="hint">${words.why.answers[entry.by]}</span>`
    case 'event':
      return html`${entry.words} ${entry.rule === null ? nothing : ruleChips(studio, entry.rule)}`
  }
}
