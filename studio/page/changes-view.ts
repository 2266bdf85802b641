import { html, nothing, type TemplateResult } from 'lit'
import type { BaseChange, ChangeWitness, ComparedBase } from '../protocol/change-calls.ts'
import { words } from '../words.ts'
import { nameOfBase } from './name-of-base.ts'
import { clauseChip } from './clause-chip.ts'
import type { Why, WitnessSearch } from './model.ts'
import type { Studio } from './studio.ts'

/** What a game changes in what it is compared with, worst first, each with a position that shows it. */
export function changesView(studio: Studio, { compared, search }: Why & { kind: 'changes' }): TemplateResult {
  if (compared === null) return html`<p>${words.changes.none}</p>`
  const { changes } = compared
  const base = nameOfBase(compared)
  return html`<h3>${words.changes.title(base)}</h3>
    ${changes.length === 0 ? html`<p>${words.changes.nothing}</p>` : searchView(studio, search)}
    <ul class="lines">
      ${changes.map((change) => changeLine(studio, compared, change, search.found[change.fingerprint]))}
    </ul>`
}

function searchView(studio: Studio, { state }: WitnessSearch): TemplateResult | typeof nothing {
  switch (state) {
    case 'on':
      return html`<p class="ways">
        <span role="status">${words.changes.searching}</span>
        <button type="button" @click=${() => studio.changes.stop()}>${words.changes.stop}</button>
      </p>`
    case 'stopped':
      return html`<p class="ways">
        <span role="status">${words.changes.stopped}</span>
        <button type="button" @click=${() => studio.changes.search()}>${words.changes.more}</button>
      </p>`
    case 'done':
      return nothing
  }
}

const changeLine = (
  studio: Studio,
  compared: ComparedBase,
  change: BaseChange,
  witness: ChangeWitness | undefined,
): TemplateResult =>
  html`<li class="change">
    <span class="class ${change.class}">${change.class}</span>
    <b>${change.rule}</b> ${change.clauses.map((id) => clauseChip(studio, id))}
    <span class="hint">${change.means}</span>
    ${change.before.map((line) => html`<del>${line}</del>`)} ${change.after.map((line) => html`<ins>${line}</ins>`)}
    ${witness === undefined ? nothing : witnessView(studio, nameOfBase(compared), witness)}
  </li>`

function witnessView(studio: Studio, base: string, witness: ChangeWitness): TemplateResult {
  if (witness.kind === 'none') return html`<p class="hint">${witness.words.join('. ')}</p>`
  const { where, before, after, example, amid, opens } = witness
  const { changes } = studio
  return html`<div class="witness">
    <p><span class="sentence">${words.changes.where(where)}</span></p>
    <p>${amid ? words.changes.amid(before, after) : words.changes.differs(base, before, after)}</p>
    <p class="ways">
      ${
        opens.own
          ? html`<button type="button" class="main" @click=${() => changes.open(witness, null)}>
              ${words.changes.openOwn}
            </button>`
          : nothing
      }
      ${
        opens.base
          ? html`<button type="button" @click=${() => changes.open(witness, 'base')}>
              ${words.changes.openBase(base)}
            </button>`
          : nothing
      }
      ${
        example === null
          ? nothing
          : html`<button type="button" @click=${() => changes.keep(example)}>${words.changes.keep}</button>`
      }
    </p>
  </div>`
}
