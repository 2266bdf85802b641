/** Every module of a generated folder, by the name of its file without `.ts`. */
export const moduleNames = [
  'names',
  'tables',
  'places',
  'state',
  'facts',
  'rules',
  'events',
  'decisions',
  'explain',
  'examples',
  'coverage',
  'positions',
  'trace',
  'index',
] as const

export type ModuleName = (typeof moduleNames)[number]

/** The first words of every generated file. */
export const MARK = '// Compiled from the rules of '

/** Whether a file is one that was generated: it bears the mark, and no person gave it a name of their own. */
export function isGenerated(fileName: string, text: string): boolean {
  return text.startsWith(MARK) && moduleNames.some((name) => fileName === `${name}.ts`)
}
