import { titled } from '../print-lines.ts'

/** The modules of a game: each with its length and what stands in it, in order. */
export function printModules(files: ReadonlyMap<string, string>): string {
  return [...files]
    .flatMap(([name, text]) => titled(`${name}, ${text.split('\n').length - 1} lines`, declarations(text)))
    .join('\n')
}

/** Declarations at the margin, each with the comment above it. */
function declarations(text: string): string[] {
  const found = text.matchAll(
    /^(?:\/\*\* (.*) \*\/\n)?(export )?(function|const|interface|type) ([\p{ID_Start}_$][\p{ID_Continue}$]*)/gmu,
  )
  return [...found].map(
    ([, comment, exported, kind, name]) =>
      `${exported === undefined ? '' : 'export '}${kind} ${name}${comment === undefined ? '' : `  -- ${comment}`}`,
  )
}
