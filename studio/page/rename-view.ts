import { html, nothing, type TemplateResult } from 'lit'
import { words } from '../words.ts'
import { fieldsOf } from '../table/form-fields.ts'
import type { RenamePanel } from './model.ts'
import type { ProjectDesk } from './project-desk.ts'

interface NameDesk extends Pick<ProjectDesk, 'show'> {
  readonly names: { rename(panel: RenamePanel, to: string): Promise<void> }
}

/** A name, where it stands, and what it is to be called instead. */
export function renameView(studio: NameDesk, panel: RenamePanel): TemplateResult {
  const { here, to, problem, inTheWay } = panel
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void studio.names.rename(panel, fieldsOf(event)('to').trim())
  }
  return html`<h2>${words.names.title(here.name)}</h2>
    <form @submit=${submit}>
      <p>${words.names.places(here.places, here.files)}</p>
      <label>${words.names.to} <input name="to" .value=${to} autocomplete="off" spellcheck="false" /></label>
      ${
        problem === null
          ? nothing
          : html`<p class="bad" role="alert">${problem}</p>
              ${
                inTheWay === null
                  ? nothing
                  : html`<button
                      type="button"
                      class="quiet"
                      @click=${() => studio.show(inTheWay.file, { offset: inTheWay.offset })}
                    >
                      ${words.names.show}
                    </button>`
              }`
      }
      <p class="ways"><button class="main">${words.names.apply}</button></p>
    </form>`
}
