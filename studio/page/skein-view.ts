import { html, nothing, type TemplateResult } from 'lit'
import type { Row } from '../skein/rows.ts'
import { words } from '../words.ts'
import { fieldsOf } from '../table/form-fields.ts'
import { onSkeinKey } from './skein-keys.ts'
import { isNameHeard, rowView, rowWords } from './skein-row.ts'
import type { Studio } from './studio.ts'

/** Everything that was played of the game at hand, as a tree of choices. */
export function skeinView(studio: Studio): TemplateResult {
  const { skein } = studio
  const { isHolding } = skein.model
  const rows = skein.rows
  const chosen = skein.chosenOf(rows)
  return html`<div class="skein">
    ${troubleNote(studio)} ${rows.length === 0 ? html`<p>${words.skein.none}</p>` : nothing}
    <div
      class="skein-tree"
      role="tree"
      aria-label=${words.skein.label}
      @keydown=${(event: KeyboardEvent) => onSkeinKey(studio, rows, event)}
    >
      ${rows.map((row) => rowView(studio, row, row === chosen))}
    </div>
    <div class="skein-foot">
      ${chosen === undefined ? nothing : actionsView(studio, chosen)} ${removedNote(studio)}
      <p class="hint" role="status">${isHolding ? words.skein.holding : nothing} ${saidOf(studio)}</p>
    </div>
  </div>`
}

function saidOf({ skein: { model } }: Studio): string | typeof nothing {
  return model.isMaking ? words.skein.making : (model.said ?? nothing)
}

/** What can be done with the row that was chosen last. */
function actionsView(studio: Studio, row: Row): TemplateResult | typeof nothing {
  if (row.kind === 'some') return html`<p class="hint">${words.skein.help}</p>`
  const { skein, model } = studio
  const isKnot = row.kind !== 'beginning'
  const isBlind = typeof model.eyes === 'number'
  const off = isBlind || model.skein.isMaking
  return html`<div class="skein-acts" role="group" aria-label=${words.skein.actions(rowWords(studio, row))}>
      ${isKnot ? nameForm(studio, row) : nothing}
      <button type="button" ?disabled=${off} @click=${() => skein.make(row, 'position')}>
        ${words.skein.position}
      </button>
      ${
        isKnot
          ? html`<button type="button" ?disabled=${off} @click=${() => skein.make(row, 'step')}>
              ${words.skein.step}
            </button>`
          : nothing
      }
      <button type="button" class="quiet" @click=${() => skein.remove(row)}>${words.skein.remove}</button>
    </div>
    <p class="hint">${isBlind ? words.skein.sees(words.table.seat(seatLetter(model.eyes))) : words.skein.help}</p>`
}

const seatLetter = (eyes: unknown): string => String.fromCharCode('A'.charCodeAt(0) + Number(eyes))

function nameForm(studio: Studio, row: Row): TemplateResult {
  const knot = studio.skein.model.plays.get(row.key)?.knots[row.at]
  const name = knot != null && isNameHeard(studio, knot) ? (knot.name?.words ?? '') : ''
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    studio.skein.name(row, fieldsOf(event)('name'))
  }
  return html`<form @submit=${submit}>
    <label>${words.skein.name} <input name="name" maxlength="80" autocomplete="off" .value=${name} /></label>
    <button>${words.skein.keep}</button>
  </form>`
}

function removedNote({ skein }: Studio): TemplateResult | typeof nothing {
  const { removed } = skein.model
  if (removed === null) return nothing
  return html`<p role="status">
    ${words.skein.removed(removed.count)}
    <button type="button" @click=${() => skein.restore()}>${words.skein.restore}</button>
  </p>`
}

/** Why nothing is kept, and what to do. */
function troubleNote({ skein }: Studio): TemplateResult | typeof nothing {
  const { trouble } = skein.model
  if (trouble === null) return nothing
  return html`<p class="note bad" role="alert">
    ${words.skein.trouble[trouble]}
    <button type="button" @click=${() => skein.keep()}>${words.skein.again}</button>
  </p>`
}
