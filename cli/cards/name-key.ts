const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/

/**
 * What names are compared by: full-width letters and half-width kana count as usual ones (NFKC), capitals as small
 * letters, and the quotes and brackets that people type as those that are printed.
 */
export function nameKey(name: string): string {
  // Most names are as they should be, and there are many.
  if (PLAIN.test(name)) return name.toLowerCase()
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/^ ?《(.*)》 ?$/, '$1')
    .trim()
}

/** What a slip of the pen leaves alone: letters and digits without their marks. */
export function looseKey(name: string): string {
  return nameKey(name)
    .normalize('NFD')
    .replace(/\p{M}(?<![\u3099\u309a])/gu, '')
    .normalize('NFC')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
