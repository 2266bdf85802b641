/** The first words of a list, and how many more there are. */
export function shortened(words: readonly string[], most: number): string[] {
  return words.length <= most + 1 ? [...words] : [...words.slice(0, most), `and ${words.length - most} more`]
}
