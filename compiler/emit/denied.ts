import type { ExprIn, TExpr } from '../program/ir.ts'
import { all, any } from '../typescript/build.ts'
import type { Code } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import { zoneNumber } from './domains.ts'
import { optionPlace, optionValue } from './option-place.ts'
import type { Writing } from './writing.ts'

const OPPOSITE: Readonly<Record<string, string>> = { '=': '!=', '!=': '=', '<': '>=', '<=': '>', '>': '<=', '>=': '<' }

/** The test that an expression does not hold, as one would say it: `a !== b` rather than `!(a === b)`. */
export function denied(w: Writing, x: TExpr): Code {
  const { em, ex } = w
  switch (x.kind) {
    case 'not':
      return ex(x.operand)
    case 'binary': {
      if (x.op === 'and' || x.op === 'or') return ofBothDenied(w, x)
      const other = oppositeOf(x)
      return other === null ? code`!${ex(x)}` : ex(other)
    }
    case 'query':
      return queryDenied(w, x)
    case 'optionIs':
      return code`${optionPlace(em, x.option)} !== ${optionValue(em, x.option, x.value)}`
    case 'zoneIs':
      return x.zone.kind === 'zone' && x.zone.family ? code`!${ex(x)}` : code`${ex(x.of)} !== ${zoneNumber(w, x.zone)}`
    case 'inZone':
      return isPlaceOfCard(x) ? code`s.place[${ex(x.of)}] !== ${zoneNumber(w, x.zone)}` : code`!${ex(x)}`
    case 'builtin':
      return builtinDenied(w, x)
    default:
      x satisfies ExprIn<'literals' | 'words' | 'happenings' | 'composed' | 'local' | 'map' | 'option' | 'zone'>
      return code`!${ex(x)}`
  }
}

/**
 * De Morgan: not both is one or the other not, and neither is both not. The right side is asked where it was before.
 */
function ofBothDenied(w: Writing, x: TExpr & { kind: 'binary' }): Code {
  const joins = x.op === 'and' ? any : all
  return joins([denied(w, x.left), w.em.narrowing.under(x.left, x.op === 'and', () => denied(w, x.right))])
}

/** Whether a card lies in one zone is a comparison; where effects lie, and whether in one of several, is looked up. */
const isPlaceOfCard = ({ of, zone }: TExpr & { kind: 'inZone' }): boolean =>
  of.type.base !== 'effect' && !(zone.kind === 'zone' && zone.family)

/** The test that not all of several hold. */
export function unmet(w: Writing, tests: readonly TExpr[]): Code {
  const [first, ...rest] = tests
  return first !== undefined && rest.length === 0 ? denied(w, first) : code`!${all(tests.map(w.ex))}`
}

/** The comparison that holds where this does not; null where none does, since of two sides one may be none. */
function oppositeOf(x: TExpr & { kind: 'binary' }): TExpr | null {
  const op = OPPOSITE[x.op]
  const ordered = x.op !== '=' && x.op !== '!='
  return op === undefined || (ordered && (x.left.type.optional || x.right.type.optional)) ? null : { ...x, op }
}

function queryDenied({ ex }: Writing, x: TExpr & { kind: 'query' }): Code {
  switch (x.quantifier) {
    case 'some':
      return ex({ ...x, quantifier: 'no' })
    case 'no':
      return ex({ ...x, quantifier: 'some' })
    case 'each':
    case 'the':
      return code`!${ex(x)}`
  }
}

function builtinDenied({ em, ex }: Writing, x: TExpr & { kind: 'builtin' }): Code {
  const [of] = x.args
  if (of === undefined) return code`!${ex(x)}`
  if (x.name === 'isNone') return code`${em.narrowing.widened(of, null, ex(of))} !== NONE`
  if (x.name !== 'empty') return code`!${ex(x)}`
  return of.kind === 'query' && of.quantifier === 'each'
    ? ex({ ...of, quantifier: 'some' })
    : code`${ex(of)}.length > 0`
}
