import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredName } from '../../grammar/declared-name.ts'
import type { RulesHost } from '../../compiler/compile.ts'

export const root = join(import.meta.dirname, '..', '..')

/** Reads from one folder; bases are found among its files. */
export function folderHost(folder: string): RulesHost {
  const read = (path: string): string | null =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null
  const files = readdirSync(folder).filter((f) => f.endsWith('.rules') && f !== 'bad.rules' && f !== 'good.rules')
  const refuses = (path: string): string | null => (path.startsWith('..') ? 'it lies outside' : null)
  const declaring = (name: string): string[] =>
    files.filter((f) => new RegExp(`^(?:\\[[^\\]]*\\] )?(game|variant) ${name} `, 'm').test(read(f) ?? ''))
  return {
    read,
    refuses,
    find: (name) => declaring(name)[0] ?? null,
    names: () => files.flatMap((f) => declaredName(read(f) ?? '') ?? []),
    rivals: (name) => declaring(name).slice(1),
  }
}

/** Every code that some line of the compiler or the grammar reports. */
export function codesInUse(): string[] {
  const found = new Set<string>()
  for (const folder of ['compiler', 'grammar']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue
      for (const [, code] of readFileSync(join(root, folder, file), 'utf8').matchAll(/'(HR\d{4})'/g)) found.add(code)
    }
  }
  return [...found].sort()
}

export const read = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null

/** Games and variants under `rules/`, and a host that knows them by name. */
export function repositoryRules(): {
  readonly host: RulesHost
  readonly entries: readonly string[]
  readonly files: readonly string[]
} {
  const files = readdirSync(join(root, 'rules'), { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.rules'))
    .map((f) => `rules/${f.replaceAll('\\', '/')}`)
    .sort()
  const named = new Map(
    files.flatMap((f) => {
      const name = /^(?:\[[^\]]*\] )?(?:game|variant) (\S+) /m.exec(read(f) ?? '')?.[1]
      return name === undefined ? [] : [[name, f] as const]
    }),
  )
  return { host: { read, find: (name) => named.get(name) ?? null }, entries: [...named.values()], files }
}
