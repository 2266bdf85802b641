import { html, nothing, type TemplateResult } from 'lit'
import type { GameOption } from '../play/game-sheet.ts'
import { words } from '../words.ts'

/** What a table decides, as fields of a form: which values are chosen before. */
export const optionFields = (
  options: readonly GameOption[],
  chosen: Readonly<Record<string, string>>,
): TemplateResult | typeof nothing =>
  options.length === 0
    ? nothing
    : html`<h3>${words.setUp.options}</h3>
        ${options.map(({ name, values }) => optionField(name, values, chosen[name] ?? values[0] ?? ''))}`

const optionField = (name: string, values: readonly string[], chosen: string): TemplateResult =>
  html`<label
    >${name}
    <select name="option-${name}">
      ${values.map((value) => html`<option ?selected=${value === chosen}>${value}</option>`)}
    </select></label
  >`

/** What is said in these fields. */
export const optionsSaid = (
  options: readonly GameOption[],
  said: (name: string) => string,
): Readonly<Record<string, string>> => Object.fromEntries(options.map(({ name }) => [name, said(`option-${name}`)]))
