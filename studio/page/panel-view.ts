import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { words } from '../words.ts'
import { holdFocus } from './hold-focus.ts'
import { LatePiece } from './late-piece.ts'
import type { Panel } from './model.ts'
import { setUpView } from './set-up-view.ts'
import type { Studio } from './studio.ts'
import { fieldsOf } from '../table/form-fields.ts'
import { optionFields, optionsSaid } from './option-fields.ts'

const rename = new LatePiece(() => import('./rename-view.ts'))

/** What lies over the page for a moment. */
export function panelView(studio: Studio): TemplateResult | typeof nothing {
  const { panel } = studio.model
  if (panel === null) return nothing
  return html`<div
    class="panel"
    role="dialog"
    aria-modal="false"
    aria-label=${titleOf(panel)}
    tabindex="-1"
    ${ref(holdFocus)}
  >
    ${contentOf(studio, panel)}
    <button type="button" class="quiet close" @click=${() => studio.panel(null)}>${words.panel.close}</button>
  </div>`
}

/** Whether something is pressed that does not belong to what lies over the page: that is put away then. */
export function pressesElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('.panel') !== null) return false
  return target.closest('button, select, a, .cm-content') !== null
}

const titleOf = (panel: Panel): string => {
  switch (panel.kind) {
    case 'share':
      return words.share
    case 'ours':
      return words.ours
    case 'rename':
      return words.names.rename
    case 'table':
      return words.setUp.title
  }
}

function contentOf(studio: Studio, panel: Panel): TemplateResult | typeof nothing {
  switch (panel.kind) {
    case 'share':
      return shareView(studio, panel)
    case 'ours':
      return oursView(studio, panel)
    case 'rename':
      return rename.on(studio)?.renameView(studio, panel) ?? nothing
    case 'table':
      return setUpView(studio)
  }
}

function shareView(studio: Studio, { link, isCopied }: Panel & { kind: 'share' }): TemplateResult {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    studio.panel({ kind: 'share', link, isCopied: true })
  }
  return html`<h2>${words.share}</h2>
    <p>${words.panel.link}</p>
    <input
      class="link"
      readonly
      aria-label=${words.share}
      .value=${link}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    />
    <p class="ways">
      <button type="button" class="main" @click=${copy}>${isCopied ? words.panel.copied : words.panel.copy}</button>
      <span class="count">${words.panel.length(link.length)}</span>
    </p>
    <p class="ways">
      <button type="button" @click=${() => studio.sharing.saveFolder()}>${words.exportZip}</button>
      <button type="button" @click=${() => studio.sharing.savePage()}>${words.exportPage}</button>
    </p>`
}

/** A game of one's own on the one at hand: its name, and which options its table plays by. */
function oursView(studio: Studio, { name, problem }: Panel & { kind: 'ours' }): TemplateResult {
  const { built, beginning } = studio.model
  const options = built?.sheet.options ?? []
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const said = fieldsOf(event)
    void studio.makeOurs(said('name').trim(), optionsSaid(options, said))
  }
  return html`<h2>${words.panel.oursTitle}</h2>
    <form @submit=${submit}>
      <p>${words.panel.oursText(built?.sheet.name ?? '')}</p>
      <label
        >${words.panel.oursName} <input name="name" .value=${name} placeholder="OurTable" autocomplete="off"
      /></label>
      ${built === null ? nothing : optionFields(built.sheet, beginning?.kind === 'deal' ? beginning.options : {})}
      ${problem === null ? nothing : html`<p class="bad" role="alert">${problem}</p>`}
      <p class="ways"><button class="main">${words.panel.oursDo}</button></p>
    </form>`
}
