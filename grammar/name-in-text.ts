import { lex } from './tokens.ts'

/** Whether a text is one name, as rules have it. */
export function isName(text: string): boolean {
  const { tokens, errors } = lex(text)
  const [only] = tokens
  return (
    errors.length === 0 &&
    tokens.length === 1 &&
    only?.image === text &&
    (only.tokenType.name === 'Name' || only.tokenType.CATEGORIES?.some((c) => c.name === 'Name') === true)
  )
}

/** A name as the text of rules has it: in brackets where it is more than one word, or means something else there. */
export function nameInText(said: string): string {
  return isName(said) ? said : `《${said}》`
}
