import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { OwnText } from '../kept/own-text.ts'
import { fieldsOf } from '../table/form-fields.ts'
import { words } from '../words.ts'
import { language } from '../words/language.ts'
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
    ${
      own.length === 0
        ? nothing
        : html`<p class="ways">
            <button type="button" @click=${() => studio.sharing.saveAll()}>${words.yours.saveAll}</button>
          </p>`
    }
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

const removedNote = (studio: Studio, text: OwnText): TemplateResult =>
  html`<p class="note" role="status">
    ${words.yours.removed(calledNow(text))}
    <button type="button" @click=${() => void studio.own.restore()}>${words.yours.restore}</button>
  </p>`

function textLine(studio: Studio, text: OwnText): TemplateResult {
  const { id, base, course, changed, before } = text
  const name = calledNow(text)
  const { unfolded } = studio.model.texts
  const shown = unfolded?.id === id ? unfolded.kind : null
  const { own } = studio
  return html`<li>
    <button type="button" class="main" aria-label=${words.yours.goOnWith(name)} @click=${() => own.goOn(text)}>
      ${words.yours.goOn}
    </button>
    <b>${name}</b>
    ${base === null ? nothing : html`<span>${words.yours.base(spacedName(base))}</span>`} ${timeOf(changed)}
    <span class="hint">${course === null ? words.yours.notPlayed : words.yours.played(course.choices.length)}</span>
    <span class="ways">
      ${quiet(words.yours.rename, words.yours.renameText(name), () => own.unfold({ id, kind: 'name' }), shown === 'name')}
      ${quiet(words.yours.copy, words.yours.copyText(name), () => own.copy(text))}
      ${
        before.length === 0
          ? nothing
          : quiet(
              words.yours.versions(before.length),
              words.yours.versionsOf(name),
              () => own.unfold({ id, kind: 'versions' }),
              shown === 'versions',
            )
      }
      ${quiet(words.yours.remove, words.yours.removeText(name), () => void own.remove(text))}
    </span>
    ${shown === 'name' ? nameForm(studio, text) : shown === 'versions' ? versionsList(studio, text) : nothing}
  </li>`
}

const calledNow = ({ called, name }: OwnText): string => called ?? spacedName(name)

const quiet = (said: string, label: string, press: () => void, isShown?: boolean): TemplateResult =>
  html`<button
    type="button"
    class="quiet"
    aria-label=${label}
    aria-expanded=${isShown === undefined ? nothing : String(isShown)}
    @click=${press}
  >
    ${said}
  </button>`

function nameForm(studio: Studio, text: OwnText): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    studio.own.rename(text, fieldsOf(event)('called'))
  }
  return html`<form class="ways more" @submit=${submit}>
    <input name="called" aria-label=${words.yours.newName} .value=${calledNow(text)} autocomplete="off" />
    <button class="main">${words.yours.save}</button>
  </form>`
}

const versionsList = (studio: Studio, text: OwnText): TemplateResult =>
  html`<div class="more">
    <p class="hint">${words.yours.goneBack}</p>
    <ol aria-label=${words.yours.versionsOf(calledNow(text))}>
      ${text.before.map(
        (version) =>
          html`<li>
            ${timeOf(version.changed)}
            <button type="button" @click=${() => studio.own.goBackTo(text, version)}>${words.yours.goBack}</button>
            <code>${lastLine(version.files[text.entry] ?? '')}</code>
          </li>`,
      )}
    </ol>
  </div>`

/** What a version is told by: the line it ends with. */
const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1)?.trim().slice(0, 80) ?? ''

const timeOf = (time: number): TemplateResult => {
  const when = new Date(time)
  return html`<time class="hint" datetime=${when.toISOString()}>${TIME.format(when)}</time>`
}

const TIME = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
