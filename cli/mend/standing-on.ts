import { nameForm } from '../../compiler/game/name-form.ts'
import { declaredBases, declaredName } from '../../grammar/declared-name.ts'
import type { RulesHost } from '../toolchain.ts'

/** The files of the games around that stand on one, also by way of others, as their first lines say. */
export function standingOn(host: RulesHost, game: string): readonly string[] {
  const around = (host.names?.() ?? []).flatMap((name) => {
    const path = host.find(name)
    const text = path === null ? null : host.read(path)
    if (path === null || text === null) return []
    return [{ path, name: nameForm(declaredName(text) ?? name), bases: declaredBases(text).map(nameForm) }]
  })
  const below = new Set([nameForm(game)])
  const found: string[] = []
  for (;;) {
    const next = around.filter(({ name, bases }) => !below.has(name) && bases.some((base) => below.has(base)))
    if (next.length === 0) return found
    for (const { path, name } of next) {
      below.add(name)
      found.push(path)
    }
  }
}
