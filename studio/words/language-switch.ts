import { html, type TemplateResult } from 'lit'
import { type Language, language, LANGUAGES, speak } from './language.ts'

/** A press for each language that the page does not speak now, in that language. */
export const languageSwitch = (): TemplateResult =>
  html`${others.map(
    (each) =>
      html`<button type="button" class="quiet" lang=${each} @click=${() => speak(each)}>${LANGUAGES[each]}</button>`,
  )}`

const others = (Object.keys(LANGUAGES) as Language[]).filter((each) => each !== language)
