import { html, nothing, type TemplateResult } from 'lit'
import { words } from '../words.ts'
import { fieldsOf } from './form-fields.ts'
import type { Panel } from './model.ts'
import { optionFields, optionsSaid } from './option-fields.ts'
import type { Studio } from './studio.ts'

/** A game of one's own on the one at hand: its name, and which options its table plays by. */
export function oursView(studio: Studio, { name, problem }: Panel & { kind: 'ours' }): TemplateResult {
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
      ${optionFields(options, beginning?.kind === 'deal' ? beginning.options : {})}
      ${problem === null ? nothing : html`<p class="bad" role="alert">${problem}</p>`}
      <p class="ways"><button class="main">${words.panel.oursDo}</button></p>
    </form>`
}
