import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** An example of a doc comment: the code, and what it says that it prints. */
export interface DocExample {
  readonly of: string
  readonly code: string
  readonly prints: readonly string[]
}

const EXAMPLE =
  / \* @example\n \* ```ts\n([\s\S]*?) \* ```\n \*\/\nexport (?:async )?(?:function|const|class|interface) (\w+)/g

/** The examples of everything that is exported below these folders. */
export function docExamples(folders: readonly string[]): DocExample[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(root, folder, file)),
  )
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EXAMPLE)].map(([, lines = '', of = '']) => {
      const code = lines.replaceAll(/^ \* ?/gm, '')
      return {
        of,
        code,
        prints: [...code.matchAll(/^.*console\.log\(.*\) \/\/ (.*)$/gm)].map(([, line = '']) => line),
      }
    }),
  )
}
