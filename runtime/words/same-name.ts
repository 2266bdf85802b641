const PLAIN = /^[\x00-\x7f]*$/

/**
 * What names are compared by, as in the rules (`test/runtime/agreements.test.ts` holds that): their NFKC form,
 * without the signs that choose between text and picture.
 */
export function nameForm(name: string): string {
  return PLAIN.test(name) ? name : name.normalize('NFKC').replace(/[\ufe0e\ufe0f]/gu, '')
}

/** Where a name stands in a list, as it is written there or otherwise spelled alike; -1 if it does not. */
export function indexOfName(names: readonly string[], name: string): number {
  const at = names.indexOf(name)
  if (at >= 0) return at
  const form = nameForm(name)
  return names.findIndex((each) => nameForm(each) === form)
}
