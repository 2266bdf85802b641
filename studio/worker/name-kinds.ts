import { DECLARES, nameOf } from '../../compiler/game/changed-names.ts'
import { nameForm } from '../../compiler/game/name-form.ts'
import type { NamedKind } from '../../compiler/game/name-use.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'

/** What the names of a game stand for, and of sentences: by names as they are compared. */
export function kindsOfNames({ entries }: Resolution): ReadonlyMap<string, NamedKind | 'rule'> {
  const kinds = new Map<string, NamedKind | 'rule'>()
  for (const { decl } of entries) {
    const [kind, name] = [DECLARES[decl.kind], nameOf(decl)]
    if (decl.label !== null) kinds.set(nameForm(decl.label.text), 'rule')
    if (kind !== null && name !== null) kinds.set(nameForm(name.text), kind)
    if (decl.kind !== 'type' && decl.kind !== 'option') continue
    for (const { text } of decl.values) kinds.set(nameForm(text), 'value')
  }
  return kinds
}
