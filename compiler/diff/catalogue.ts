import type { ChangeKind } from './change-kind.ts'
import { MOVES } from './catalogue/moves.ts'
import { EVENTS } from './catalogue/events.ts'
import { REACTIONS } from './catalogue/reactions.ts'
import { VALUES } from './catalogue/values.ts'
import { THINGS } from './catalogue/things.ts'
import { WORDS } from './catalogue/words.ts'

/**
 * Every kind of change. A kind that is its own mirror has no direction; `means` gives the reason for the class where
 * it needs one.
 */
export const catalogue = [
  ...MOVES,
  ...EVENTS,
  ...REACTIONS,
  ...VALUES,
  ...THINGS,
  ...WORDS,
] as const satisfies readonly ChangeKind[]

export type ChangeId = (typeof catalogue)[number]['id']

const BY_ID: ReadonlyMap<string, ChangeKind & { readonly id: ChangeId }> = new Map(
  catalogue.map((kind) => [kind.id, kind]),
)

export function changeKind(id: ChangeId): ChangeKind & { readonly id: ChangeId } {
  const kind = BY_ID.get(id)
  if (kind === undefined) throw new RangeError(`no kind of change is called ${id}`)
  return kind
}
