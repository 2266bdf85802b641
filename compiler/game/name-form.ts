const PLAIN = /^[\x00-\x7f]*$/

/**
 * What names are compared by: their NFKC form, without the signs that choose between text and picture (`♠` and `♠️`).
 */
export function nameForm(name: string): string {
  return PLAIN.test(name) ? name : name.normalize('NFKC').replace(/[\ufe0e\ufe0f]/gu, '')
}
