import { html, nothing, type TemplateResult } from 'lit'
import type { GameOption, GameSheet } from '../play/game-sheet.ts'
import { words } from '../words.ts'
import { nameInWords } from '../words/language.ts'

/** What a table decides, as fields of a form: which values are chosen before. */
export const optionFields = (
  sheet: Pick<GameSheet, 'options' | 'words'>,
  chosen: Readonly<Record<string, string>>,
): TemplateResult | typeof nothing =>
  sheet.options.length === 0
    ? nothing
    : html`<h3>${words.setUp.options}</h3>
        ${sheet.options.map((option) => optionField(sheet, option, chosen[option.name] ?? option.values[0] ?? ''))}`

const optionField = (sheet: Pick<GameSheet, 'words'>, { name, values }: GameOption, chosen: string): TemplateResult =>
  html`<label
    >${nameInWords(sheet, name)}
    <select name="option-${name}">
      ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${nameInWords(sheet, value)}</option>`)}
    </select></label
  >`

/** What is said in these fields. */
export const optionsSaid = (
  options: readonly GameOption[],
  said: (name: string) => string,
): Readonly<Record<string, string>> => Object.fromEntries(options.map(({ name }) => [name, said(`option-${name}`)]))
