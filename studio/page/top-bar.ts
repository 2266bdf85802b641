import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { words } from '../words.ts'
import { nameInWords } from '../words/language.ts'
import type { Light } from '../protocol/write-calls.ts'
import type { Drawer } from './drawers.ts'
import { type Model, type Place, isBroken } from './model.ts'
import type { Studio } from './studio.ts'
import { besideNote, unkeptNote } from './yours-view.ts'

/** The name of the game, its lights, the three places for phones, and what can be done with all of it. */
export function topBar(studio: Studio): TemplateResult {
  const { model } = studio
  const { built, busy } = model
  return html`<header class="bar">
      <button type="button" class="quiet" @click=${() => studio.home()}>${words.home}</button>
      <h1 title=${built === null ? '' : nameInWords(built.sheet, built.sheet.title)}>
        ${built === null ? words.name : nameInWords(built.sheet, built.sheet.name)}
      </h1>
      ${busy === null ? lightsRow(studio) : html`<span class="busy" role="status">${busy}</span>`}
      <span class="ways">
        ${model.disk === null ? nothing : saveButton(studio)} ${drawerButton(studio, 'text', words.places.text)}
        ${drawerButton(studio, 'why', words.places.why)} ${drawerButton(studio, 'plays', words.skein.label)}
        <button
          type="button"
          ?disabled=${built === null}
          @click=${() => studio.panel({ kind: 'ours', name: words.panel.oursNamed(built?.sheet.name ?? ''), problem: null })}
        >
          ${words.ours}
        </button>
        <button type="button" class="main" ?disabled=${built === null} @click=${() => studio.sharing.share()}>
          ${words.share}
        </button>
      </span>
    </header>
    ${placesRow(studio, model)} ${model.notSaved === null ? nothing : notSavedNote(studio, model.notSaved)}
    ${model.problem === null ? nothing : problemNote(studio, model.problem)} ${unkeptNote(studio)} ${besideNote(studio)}`
}

/** What lies beside the table where there is room for it. */
const drawerButton = (studio: Studio, drawer: Drawer, label: string): TemplateResult =>
  html`<button
    type="button"
    class="wide-only"
    aria-pressed=${String(studio.model.drawers.has(drawer))}
    @click=${() => studio.turnDrawer(drawer)}
  >
    ${label}
  </button>`

/** Where the files lie on a disk: whether they are saved. */
function saveButton(studio: Studio): TemplateResult {
  const files = studio.saving.unsaved()
  return html`<button
    type="button"
    ?disabled=${files.length === 0}
    title=${files.join(', ')}
    @click=${() => studio.saving.save()}
  >
    ${files.length === 0 ? words.disk.saved : words.disk.save}
  </button>`
}

/** What is written here may be saved as another file, or what is on the disk be read; neither is done unasked. */
const notSavedNote = (studio: Studio, why: string): TemplateResult =>
  html`<p class="note bad" role="alert">
    ${why}
    <button type="button" @click=${() => studio.openDisk()}>${words.disk.again}</button>
    <button type="button" class="quiet" @click=${() => studio.set({ notSaved: null })}>${words.panel.close}</button>
  </p>`

/** What went wrong; where a worker was ended, the game goes on in a new one. */
const problemNote = (studio: Studio, problem: string): TemplateResult =>
  html`<p class="note bad" role="alert">
    ${problem}
    ${studio.worker.isNew ? html`<button type="button" @click=${() => studio.build.now()}>${words.begunAgain}</button>` : nothing}
    <button type="button" class="quiet" @click=${() => studio.set({ problem: null })}>${words.panel.close}</button>
  </p>`

/** One dot for each example, in order; a dot tells of its example. */
function lightsRow(studio: Studio): TemplateResult {
  const { lights, built } = studio.model
  // In a place that is there anyhow: whoever writes passes through mistakes all the time, and nothing is to move.
  if (isBroken(studio.model) && built !== null) return html`<p class="note stale" role="status">${words.stale}</p>`
  if (lights === null) return html`<span class="lights"></span>`
  const bad = lights.filter(({ ok }) => !ok).length
  // At a table alone nobody reads examples, unless one of them does not hold.
  if (bad === 0 && !studio.model.drawers.has('text')) return html`<span class="lights"></span>`
  const all = lights.length
  const said = all === 0 ? words.lights.none : bad === 0 ? words.lights.all(all) : words.lights.some(bad, all)
  const shown = [...lights].sort((a, b) => Number(a.ok) - Number(b.ok)).slice(0, MOST_DOTS)
  return html`<span class="lights" role="group" aria-label=${words.lights.label}>
    <span class="said" role="status"
      >${
        bad === 0
          ? said
          : html`<button type="button" class="quiet bad" @click=${() => shown[0] && studio.tell(shown[0])}>
              ${said}
            </button>`
      }</span
    >
    <span class="dots">${shown.map((light) => dot(studio, light))}</span>
  </span>`
}

/** More would not be told apart. */
const MOST_DOTS = 40

const dot = (studio: Studio, light: Light): TemplateResult =>
  html`<button
    type="button"
    class=${classMap({ dot: true, ok: light.ok, bad: !light.ok })}
    title=${light.title}
    aria-label="${light.title}: ${light.ok ? words.lights.holds : words.lights.fails}"
    @click=${() => studio.tell(light)}
  ></button>`

const PLACES: readonly Place[] = ['table', 'text', 'why', 'plays']

const placesRow = (studio: Studio, { place }: Model): TemplateResult =>
  html`<div class="places" role="tablist">
    ${PLACES.map(
      (each) =>
        html`<button
          type="button"
          role="tab"
          id="tab-${each}"
          aria-controls="place-${each}"
          aria-selected=${String(each === place)}
          @click=${() => studio.set({ place: each })}
        >
          ${words.places[each]}
        </button>`,
    )}
  </div>`
