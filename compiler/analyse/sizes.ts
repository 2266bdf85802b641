import { boundsOfMembers } from './bounds.ts'
import type { Domain, ExprIn, TExpr } from '../program/ir.ts'
import { MOST_CARDS } from '../program/number-ranges.ts'
import { MAX_SEATS } from '../game/declare/seats.ts'
import type { Type } from '../game/type.ts'
import type { Program } from '../program/program.ts'

/** Numbers of a range at most; of a set of numbers, of texts, or with copies, there may be as many. */
export const MOST_IN_SET = 100_000

/** Those for whom something is done at the same time: each has places of its own in lists that are often copied. */
export const MOST_TOGETHER = 20_000

/** Ranges up to this size are nothing out of the ordinary. */
const SMALL = 1000

/** How many members a variable goes through at most, as far as the text tells. */
export function sizeOfDomain(program: Program, { set, local }: Domain): number {
  return set === null ? sizeOfType(program, local.type) : sizeOfSet(program, set)
}

export function sizeOfSet(program: Program, set: TExpr): number {
  if (!set.type.set) return 1
  switch (set.kind) {
    case 'list':
      return set.items.reduce((all, item) => all + sizeOfSet(program, item), 0)
    case 'query':
      return sizeOfDomain(program, set.domain)
    case 'map':
      return sizeOfSet(program, set.set) * (set.body.type.set ? sizeOfSet(program, set.body) : 1)
    case 'if':
      return Math.max(sizeOfSet(program, set.then), sizeOfSet(program, set.otherwise))
    case 'binary': {
      const [left, right] = [sizeOfSet(program, set.left), sizeOfSet(program, set.right)]
      if (set.op === 'union') return left + right
      if (set.op === 'without') return left
      const { from, to } = boundsOfMembers(program, set)
      return to - from < SMALL ? Math.max(0, to - from + 1) : MOST_IN_SET
    }
    default:
      set satisfies ExprIn<'leaves' | 'words' | 'happenings' | 'places' | 'builtin' | 'case' | 'not' | 'zone'>
      return sizeOfType(program, set.type)
  }
}

export function sizeOfType(program: Program, { base, of, list }: Type): number {
  if (list === true) return MOST_IN_SET
  switch (base) {
    case 'number':
    case 'text':
      return MOST_IN_SET
    case 'player':
      return MAX_SEATS
    case 'truth':
      return 2
    case 'enum':
      return program.game.enums.get(of)?.values.length ?? 1
    case 'definition':
      return program.game.definitions.size
    case 'option':
    case 'none':
    case 'unknown':
      return 1
    default:
      base satisfies 'card' | 'effect' | 'zone'
      return MOST_CARDS
  }
}
