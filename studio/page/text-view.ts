import { html, nothing, type TemplateResult } from 'lit'
import { words } from '../words.ts'
import type { Finding, Light, OtherPlace } from '../protocol/write-calls.ts'
import { messageOf } from '../text/findings.ts'
import { LatePiece } from './late-piece.ts'
import { isBroken } from './model.ts'
import type { Studio } from './studio.ts'

const clauses = new LatePiece(() => import('./clauses-view.ts'))

/** The text: which file, the editor, and what was found in all files. */
export function textView(studio: Studio): TemplateResult {
  const { checked, file, project } = studio.model
  const files = [...new Set([project.entry, ...(checked?.files ?? []), ...Object.keys(project.files)])]
  return html`<div class="text-head">
      <label
        >${words.text.file}
        <select
          class="files"
          .value=${file}
          @change=${(event: Event) => studio.show((event.target as HTMLSelectElement).value)}
        >
          ${files.map((path) => html`<option value=${path} ?selected=${path === file}>${path}</option>`)}
        </select>
      </label>
      <span class="hint">${Object.hasOwn(project.files, file) ? words.text.own : words.text.shipped}</span>
    </div>
    <p class="ways">
      <button type="button" @click=${() => studio.format()}>${words.format}</button>
      <button type="button" title=${words.names.goToKey} @click=${() => studio.names.goToHere()}>
        ${words.names.goTo}
      </button>
      <button type="button" title=${words.names.renameKey} @click=${() => studio.names.askHere()}>
        ${words.names.rename}
      </button>
      <button
        type="button"
        aria-expanded=${String(studio.model.clauses !== null)}
        @click=${() => studio.clauses.toggle()}
      >
        ${words.clauses.show}
      </button>
      <button type="button" @click=${() => studio.changes.show()}>${words.changes.show}</button>
      <button type="button" @click=${() => studio.many.start()}>${words.many.show}</button>
    </p>
    <div class="text-body">
      <div class="editor"></div>
      ${studio.model.clauses === null ? nothing : (clauses.on(studio)?.clausesView(studio) ?? nothing)}
    </div>
    ${checked === null ? nothing : findingsView(studio, checked.findings, checked.omitted)}`
}

/** The most that are listed; the editor marks all of its file. */
const LISTED = 8

/** Mistakes, and examples that do not hold: neither is more silent than the other. */
function findingsView(studio: Studio, findings: readonly Finding[], omitted: number): TemplateResult {
  const red = isBroken(studio.model) ? [] : (studio.model.lights ?? []).filter(({ ok }) => !ok)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const more = Math.max(0, findings.length - LISTED) + omitted + Math.max(0, red.length - LISTED)
  return html`<div class="findings" role="status">
    ${findings.length === 0 && red.length === 0 ? html`<p class="fine">${words.text.fine}</p>` : nothing}
    ${errors === 0 ? nothing : html`<p class="bad">${words.text.errors(errors)}</p>`}
    <ul>
      ${red.slice(0, LISTED).map((light) => redLine(studio, light))}
      ${findings.slice(0, LISTED).map((finding) => findingLine(studio, finding))}
    </ul>
    ${more > 0 ? html`<p>${words.text.more(more)}</p>` : nothing}
  </div>`
}

/** An example that does not hold, and why: a press tells all that happened. */
const redLine = (studio: Studio, light: Light): TemplateResult =>
  html`<li class="error red">
    <button type="button" class="quiet" @click=${() => studio.tell(light)}>
      ${words.why.fails(light.title)} ${light.failures[0]?.message ?? ''}
    </button>
    <button type="button" class="main" @click=${() => studio.tell(light)}>${words.lights.happened}</button>
  </li>`

function findingLine(studio: Studio, finding: Finding): TemplateResult {
  const { file, from, severity, beside, fixes, code } = finding
  return html`<li class=${severity}>
    <button type="button" class="quiet" @click=${() => studio.show(file, { offset: from })}>
      ${messageOf(finding)}
    </button>
    <span class="hint">${code}</span>
    ${fixes.map((fix) => html`<button type="button" class="main" @click=${() => studio.fix(fix)}>${fix.title}</button>`)}
    ${beside.map((place) => placeBeside(studio, place))}
  </li>`
}

function placeBeside(studio: Studio, { text, file, from, line }: OtherPlace): TemplateResult {
  return html`<button type="button" class="quiet beside" @click=${() => studio.show(file, { offset: from })}>
    ${words.text.beside(text, file, line)}
  </button>`
}
