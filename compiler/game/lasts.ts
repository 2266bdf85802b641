import type { Decl, Stmt } from '../syntax/ast.ts'

/** Whether a declaration lays down rules for a while, so that the game needs a place for them. */
export function lasts(decl: Decl): boolean {
  return 'body' in decl && decl.body !== null && decl.body.some(laysDown)
}

function laysDown(s: Stmt): boolean {
  switch (s.kind) {
    case 'lasting': return true
    case 'if': case 'may': case 'act': return s.then.some(laysDown) || s.otherwise.some(laysDown)
    case 'chooseOne': return s.bullets.some((bullet) => bullet.some(laysDown))
    default: return 'body' in s && s.body.some(laysDown)
  }
}
