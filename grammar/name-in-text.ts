import { lex } from './tokens.ts'

/** A name as the text of rules has it: in brackets where it is more than one word, or means something else there. */
export function nameInText(said: string): string {
  const { tokens, errors } = lex(said)
  const [only] = tokens
  const plain =
    errors.length === 0 &&
    tokens.length === 1 &&
    only?.image === said &&
    (only.tokenType.name === 'Name' || only.tokenType.CATEGORIES?.some((c) => c.name === 'Name') === true)
  return plain ? said : `《${said}》`
}
