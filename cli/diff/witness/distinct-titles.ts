/** Examples of one title would be one example said twice; from the second on they bear a number. */
export function numbered(examples: readonly string[]): readonly string[] {
  const titles = new Set<string>()
  return examples.map((example) =>
    example.replace(/example "((?:[^"\\]|\\.)*)"/u, (whole, plain: string) => {
      let title = plain
      for (let n = 2; titles.has(title); n++) title = `${plain} (${n})`
      titles.add(title)
      return title === plain ? whole : `example "${title}"`
    }),
  )
}
