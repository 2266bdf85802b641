import { moduleNames } from '../emit/module-names.ts'

/** The first words of every generated file. */
export const MARK = '// Compiled from the rules of '

/** The rest of its first line names the file itself, which a copy of a person does not go by. */
export const markOf = (game: string, fileName: string, purpose: string): string =>
  `${MARK}${game} into ${fileName}: ${purpose}. Change the rules, not this file.`

/** Whether a file is one that was generated: it bears the mark, and no person gave it a name of their own. */
export function isGenerated(fileName: string, text: string): boolean {
  if (!text.startsWith(MARK)) return false
  const [first = ''] = text.split('\n', 1)
  return first.includes(` into ${fileName}: `) || moduleNames.some((name) => fileName === `${name}.ts`)
}
