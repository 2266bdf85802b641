import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { emptyCaches } from '../../compiler/caches.ts'
import { declaredName, declaresVariant } from '../../grammar/declared-name.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { readText } from '../../cli/files/read-text.ts'
import type { Pair, Shelf } from './joined.ts'

/** A game and the house rules that lie beside it. */
export interface Family {
  readonly shelf: Shelf
  readonly variants: readonly string[]
}

/** The family of a folder below the working folder, with the variants in the order of their files. */
export function familyOf(cwd: string, folder: string): Family {
  const declared = readdirSync(join(cwd, folder))
    .filter((file) => file.endsWith('.rules'))
    .sort()
    .map((file) => readText(join(cwd, folder, file)))
    .flatMap((text) => {
      const name = declaredName(text)
      return name === null ? [] : [{ name, isVariant: declaresVariant(text) }]
    })
  const base = declared.find(({ isVariant }) => !isVariant)?.name
  if (base === undefined) throw new Error(`no game is declared in ${folder}`)
  const host = rulesHost(cwd, join(folder, 'pair.rules'))
  const variants = declared.filter(({ isVariant }) => isVariant).map(({ name }) => name)
  return { shelf: { folder, base, host, caches: emptyCaches() }, variants }
}

export const pairsOf = (all: readonly string[]): Pair[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b): Pair => [a, b]))
