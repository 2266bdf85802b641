import { html, type TemplateResult } from 'lit'
import { isLanguage, LANGUAGES } from '../../runtime/words/languages.ts'
import { language, speak } from './language.ts'

/** A press for each language that the page does not speak now, in that language. */
export const languageSwitch = (): TemplateResult[] =>
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((each) => each !== language)
    .map(
      (each) =>
        html`<button type="button" class="quiet" lang=${each} @click=${() => speak(each)}>${LANGUAGES[each]}</button>`,
    )
