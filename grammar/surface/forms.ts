import { declarationForms } from './declarations.ts'
import { exampleForms } from './examples.ts'
import { statementForms } from './statements.ts'
import type { Form } from './templates.ts'
import { partForms } from './values.ts'

/** What a line can be, by where it stands. */
const lineForms: readonly Form[] = [
  { rule: 'cites', en: '<cite>', ja: '<cite>' },
  { rule: 'cites', en: '<cites> <cite>', ja: '<cites> <cite>' },
  { rule: 'header-line', en: '{<cites> }<header>', ja: '{<cites> }<header>' },
  { rule: 'item', en: '{<cites> }<labelled>', ja: '{<cites> }<labelled>' },
  { rule: 'card', en: '<name> = <cond>', ja: '<name> = <cond>' },
  { rule: 'card', en: '<item>', ja: '<item>' },
  { rule: 'way', en: '{<cites> }<way-of>', ja: '{<cites> }<way-of>' },
]

/** All forms of the language, each said in both languages. */
export const FORMS: readonly Form[] = [
  ...lineForms,
  ...partForms,
  ...declarationForms,
  ...statementForms,
  ...exampleForms,
]

/** All that the forms say in Japanese between their parts. */
export const JAPANESE_LITERALS: readonly string[] = FORMS.flatMap(({ ja }) => ja.split(/<[^<>]*>|[{}|]/u))
