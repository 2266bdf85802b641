/** What stands in a file of a folder, for its first line. */
export function purposeOf(file: string, rulesFiles: ReadonlyMap<string, string>): string {
  const rules = rulesFiles.get(file)
  if (rules !== undefined) return `what ${rules} says`
  return PURPOSES[file] ?? file
}

const PURPOSES: Readonly<Record<string, string>> = {
  names: 'names and printed cards',
  places: 'where things stand in the rules',
  tables: 'tables of what the rules declare',
  state: 'the state',
  engine: 'what every engine has',
  linked: 'how the functions are joined',
  examples: 'worked examples',
  coverage: 'rules that applied',
  trace: 'why things happen',
  positions: 'positions',
  index: 'the engine',
}
