import type { Report } from '../../diagnostics/diagnostic.ts'
import type { Decl, EventDecl } from '../../../grammar/tree/declarations.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import { declaredTwice } from './declared-twice.ts'
import { type Use, isFree } from './spoken-for.ts'
import type { Game, TextContext } from '../model.ts'
import type { OverlayState } from '../overlay-state.ts'
import { worded } from '../../diagnostics/worded.ts'

export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** What is gathered while declarations are filed under their names. */
export interface Declaring {
  readonly game: Mutable<Game>
  readonly state: OverlayState
  readonly report: Report
  /** What bears each name, with the name space before it. */
  readonly names: Map<string, Name>
  readonly labels: Map<string, Name>
  /** Events of texts that stand before the event that they override. */
  readonly pending: Map<string, { decl: EventDecl; context: TextContext }[]>
  /** What is declared in the place of a card that it replaces, before its own entry is come to: a card, and its texts. */
  readonly early: Set<Decl>
  /** The number of the next zone instance. */
  nextZone: number
}

/** What names are told apart by, where one may mean two things. */
const SPACES = { type: 'type ', relation: 'relation ', value: '', asked: '' } as const

/**
 * Files a name that nothing else bears. Types and adjectives stand before variables, facts and zones stand for values,
 * and relations between two of them.
 */
export function fresh(d: Declaring, name: Name, use: Use | 'relation'): boolean {
  if (use !== 'relation' && !isFree(d.report, name, use)) return false
  const space = SPACES[use]
  const before = d.names.get(space + name.text)
  if (before === undefined) {
    d.names.set(space + name.text, name)
    return true
  }
  d.report(
    declaredTwice(d.state, { span: name.span, text: worded('`{1}` is declared again here', name.text) }, before.span),
  )
  return false
}
