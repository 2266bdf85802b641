import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import { catalogue, type ChangeId } from './catalogue.ts'
import type { Change } from './change.ts'
import { fingerprintOf } from './fingerprint.ts'

/** What differs between two versions of a game, overlays applied, whatever text it comes from. */
export function compareGames(old: Resolution, next: Resolution): Change[] {
  const before = byName(old.entries)
  const after = byName(next.entries)
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name) ?? null, after.get(name) ?? null]
    if (was !== null && is !== null && textOf(was) === textOf(is)) return []
    return [change(was === null ? 'rule-added' : is === null ? 'rule-removed' : 'rule-changed', was, is)]
  })
}

function byName(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.filter(({ decl }) => decl.kind !== 'example').map((entry) => [`${entry.decl.kind} ${entry.called}`, entry]))
}

const textOf = ({ decl: { span } }: Entry): string => span.file.text.slice(span.start, span.end).trim()

function change(id: ChangeId, was: Entry | null, is: Entry | null): Change {
  const [before, after] = [was === null ? null : textOf(was), is === null ? null : textOf(is)]
  const clauses = (entry: Entry | null): string[] => entry?.decl.cites.map((c) => c.text) ?? []
  const rule = (is ?? was)?.called ?? ''
  return {
    id, class: catalogue.find((kind) => kind.id === id)?.class ?? 'undecided', rule,
    clause: { old: clauses(was), new: clauses(is) },
    before, after, old: was?.decl.span ?? null, new: is?.decl.span ?? null,
    fingerprint: fingerprintOf([id, rule, before, after]),
  }
}
