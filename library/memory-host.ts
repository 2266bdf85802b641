import type { RulesHost } from '../compiler/game/load.ts'
import { nameForm } from '../compiler/game/name-form.ts'
import { declaredName } from '../grammar/declared-name.ts'

/** Rules texts by their path. What a file includes has its path from there, with `/` between folders. */
export type RulesTexts = Readonly<Record<string, string>>

/** Reads from texts alone; a base is found by the name that a text declares. */
export function memoryHost(texts: RulesTexts): RulesHost {
  const declaring = (name: string): string[] =>
    Object.keys(texts).filter((path) => {
      const declared = declaredName(texts[path] ?? '')
      return declared !== null && nameForm(declared) === nameForm(name)
    })
  return {
    read: (path) => (Object.hasOwn(texts, path) ? (texts[path] ?? null) : null),
    find: (name) => declaring(name)[0] ?? null,
    names: () => Object.keys(texts).flatMap((path) => declaredName(texts[path] ?? '') ?? []),
    rivals: (name) => declaring(name).slice(1),
    advice: (path) => `give its text too, as \`${path}\`; of what comes with the package, as \`rules/library/…\``,
    shared: (path) => (Object.hasOwn(texts, `rules/${path}`) ? `rules/${path}` : null),
  }
}
