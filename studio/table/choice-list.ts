import { html, type TemplateResult } from 'lit'
import { type ChoiceLine, choiceLines, choiceOfNumber } from '../play/choice-lines.ts'
import type { SeenTable, TableChoice } from '../play/table.ts'
import { fieldsOf } from './form-fields.ts'
import { words } from '../words.ts'
import { choicesBesideCards } from './zone-view.ts'

/** The choices that are listed in words: all of them for who wants that, else those that no card stands for. */
export const listedChoices = (
  { drawers, spread }: { readonly drawers: ReadonlySet<string>; readonly spread: ReadonlySet<string> },
  table: SeenTable,
): readonly TableChoice[] =>
  drawers.has('choices') ? (table.question?.choices ?? []) : choicesBesideCards(table, spread)

/** Choices in words. */
export const choiceList = (choices: readonly TableChoice[], answer: (place: number) => void): TemplateResult =>
  html`<ol class="choices" aria-label=${words.table.choices}>
    ${choiceLines(choices).map(
      (line) =>
        html`<li>
          ${
            line.kind === 'range'
              ? rangeView(line, answer)
              : html`<button type="button" @click=${() => answer(line.choice.place)}>${line.choice.words}</button>`
          }
        </li>`,
    )}
  </ol>`

/** One of many numbers is written. */
function rangeView(line: Extract<ChoiceLine, { kind: 'range' }>, answer: (place: number) => void): TemplateResult {
  const { before, from, to } = line.range
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const choice = choiceOfNumber(line, Number(fieldsOf(event)('number')))
    if (choice !== undefined) answer(choice.place)
  }
  return html`<form class="range" @submit=${submit}>
    <button>${before === '' ? words.table.take : before}</button>
    <input
      type="number"
      name="number"
      required
      min=${from}
      max=${to}
      .value=${String(from)}
      aria-label=${words.table.number(before, from, to)}
    />
    <span class="hint">${words.table.range(from, to)}</span>
  </form>`
}
