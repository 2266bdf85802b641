/** So many are named in a line; JSON has all of them. */
const SHOWN = 6

/** Names in a line: all of them, or how many there are and the first. */
export const fewOf = (names: readonly string[], what: string): string =>
  names.length <= SHOWN ? names.join(', ') : `${names.length} ${what}: ${names.slice(0, SHOWN).join(', ')}, …`
