import type { ChangeClass } from './change.ts'

export interface ChangeKind {
  readonly id: string
  readonly class: ChangeClass
  /** What the change is called when both versions are exchanged. */
  readonly mirror: string
}

/** Every kind of change. */
export const catalogue = [
  { id: 'rule-added', class: 'undecided', mirror: 'rule-removed' },
  { id: 'rule-removed', class: 'undecided', mirror: 'rule-added' },
  { id: 'rule-changed', class: 'undecided', mirror: 'rule-changed' },
] as const satisfies readonly ChangeKind[]

export type ChangeId = (typeof catalogue)[number]['id']
