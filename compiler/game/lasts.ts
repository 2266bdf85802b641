import type { Decl } from '../../grammar/tree/declarations.ts'
import { hasStmt } from '../syntax/children.ts'

/** Whether a declaration lays down rules for a while, so that the game needs a place for them. */
export function lasts(decl: Decl): boolean {
  return 'body' in decl && decl.body !== null && hasStmt(decl.body, (s) => s.kind === 'lasting')
}
