import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emptyCaches } from '../../compiler/caches.ts'
import { type CompiledGame, type CompileOptions, type RulesHost, compileGame } from '../../compiler/compile.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Reads rules texts from memory only; nothing else exists. */
export function memoryHost(texts: Readonly<Record<string, string>>): RulesHost {
  return { read: (path) => texts[path] ?? null, find: () => null }
}

/** Reads rules texts of this repository, except where another text is put in their place. */
export function repositoryHost(changed: Readonly<Record<string, string>> = {}): RulesHost {
  return { read: (path) => changed[path] ?? textOf(path), find: () => null }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}

/** A rules text with one place changed; it must be there, and only once. */
export function edited(path: string, from: string, to: string): string {
  const parts = (textOf(path) ?? '').split(from)
  if (parts.length !== 2) throw new Error(`${path} has ${from} ${parts.length - 1} times, not once`)
  return parts.join(to)
}

/** Two versions of a game are the same for the most part: what is laid out once is not laid out again. */
const { formatted } = emptyCaches()

export async function compiled(path: string, host: RulesHost, options?: CompileOptions): Promise<CompiledGame> {
  const { game, diagnostics } = await compileGame(path, host, {
    examples: true,
    caches: { ...emptyCaches(), formatted },
    ...options,
  })
  if (game === null)
    throw new Error(
      `${path} does not compile: ${diagnostics.map((d) => `${d.code} ${d.title}: ${d.primary.text}`).join('; ')}`,
    )
  return game
}
