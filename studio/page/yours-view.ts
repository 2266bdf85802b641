import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { OwnText } from '../kept/own-text.ts'
import { words } from '../words.ts'
import { spacedName } from './spaced-name.ts'
import type { Studio } from './studio.ts'

/** All texts of one's own, on the first page. */
export function yoursView(studio: Studio): TemplateResult | typeof nothing {
  const { own, removed, trouble } = studio.model.texts
  if (own.length === 0 && removed === null && trouble === null) return nothing
  return html`<section class="yours" aria-label=${words.yours.title}>
    <h2>${words.yours.title}</h2>
    ${unkeptNote(studio)} ${removed === null ? nothing : removedNote(studio, removed)}
    <ul>
      ${repeat(
        own,
        ({ id }) => id,
        (text) => textLine(studio, text),
      )}
    </ul>
  </section>`
}

/** A browser that keeps nothing, or no more: what can be done, before anything is lost. */
export function unkeptNote(studio: Studio): TemplateResult | typeof nothing {
  const { trouble } = studio.model.texts
  if (trouble === null || !studio.own.isUnkept) return nothing
  return html`<p class="note bad" role="alert">
    ${words.yours.trouble[trouble]} ${studio.model.screen === 'start' ? nothing : waysOut(studio)}
    <button type="button" @click=${() => studio.own.keep()}>${words.yours.again}</button>
  </p>`
}

const waysOut = (studio: Studio): TemplateResult =>
  html`<button type="button" @click=${() => studio.sharing.saveFolder()}>${words.exportZip}</button>
    <button type="button" @click=${() => studio.sharing.share()}>${words.share}</button>`

/** Where two pages wrote in one text at the same time. */
export const besideNote = (studio: Studio): TemplateResult | typeof nothing =>
  studio.model.texts.isBeside
    ? html`<p class="note" role="status">
        ${words.yours.beside}
        <button type="button" class="quiet" @click=${() => studio.own.readBeside()}>${words.panel.close}</button>
      </p>`
    : nothing

const removedNote = (studio: Studio, { name }: OwnText): TemplateResult =>
  html`<p class="note" role="status">
    ${words.yours.removed(spacedName(name))}
    <button type="button" @click=${() => void studio.own.restore()}>${words.yours.restore}</button>
  </p>`

function textLine(studio: Studio, text: OwnText): TemplateResult {
  const name = spacedName(text.name)
  const when = new Date(text.changed)
  return html`<li>
    <button type="button" class="main" aria-label=${words.yours.goOnWith(name)} @click=${() => studio.own.goOn(text)}>
      ${words.yours.goOn}
    </button>
    <b>${name}</b>
    ${text.base === null ? nothing : html`<span>${words.yours.base(spacedName(text.base))}</span>`}
    <time class="hint" datetime=${when.toISOString()}>${TIME.format(when)}</time>
    <button
      type="button"
      class="quiet"
      aria-label=${words.yours.removeText(name)}
      @click=${() => studio.own.remove(text)}
    >
      ${words.yours.remove}
    </button>
  </li>`
}

/** In the language of the page. */
const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
