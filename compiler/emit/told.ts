import { inOneLine } from '../../grammar/source-file.ts'
import type { ExprIn, TExpr } from '../program/ir.ts'

/** A part of what is to hold, of which a failure tells the value; of a card that is to lie somewhere, the place. */
export interface ToldValue {
  readonly of: TExpr
  readonly place: boolean
}

const COMPARED = ['=', '!=', '<', '<=', '>', '>=', 'in', 'not in']

/** The parts on which it depends whether something holds; of the `whole` a failure says already that it does not. */
export function toldOf(fact: TExpr, whole: boolean): ToldValue[] {
  switch (fact.kind) {
    case 'not':
      return toldOf(fact.operand, whole)
    case 'binary':
      return ofBinary(fact)
    case 'inZone':
      return [{ of: fact.of, place: true }]
    case 'zoneIs':
      return values([fact.of])
    case 'builtin':
      return fact.name === 'isNone' || fact.name === 'empty' ? values(fact.args) : itself(fact, whole)
    case 'query':
      return fact.domain.set === null ? itself(fact, whole) : values([fact.domain.set])
    default:
      fact satisfies ExprIn<'leaves' | 'words' | 'happenings' | 'composed' | 'map' | 'zone'>
      return itself(fact, whole)
  }
}

function ofBinary({ op, left, right }: TExpr & { kind: 'binary' }): ToldValue[] {
  if (op === 'and' || op === 'or') return [...toldOf(left, false), ...toldOf(right, false)]
  return COMPARED.includes(op) ? values([left, right]) : []
}

const itself = (of: TExpr, whole: boolean): ToldValue[] => (whole ? [] : [{ of, place: false }])

const values = (parts: readonly TExpr[]): ToldValue[] =>
  parts.filter((of) => !isConstant(of)).map((of) => ({ of, place: false }))

/** Whether the words of the text say already what it is. */
function isConstant(x: TExpr): boolean {
  switch (x.kind) {
    case 'number':
    case 'text':
    case 'truth':
    case 'none':
    case 'enum':
    case 'definition':
      return true
    case 'list':
      return x.items.every(isConstant)
    case 'binary':
      return x.op === '..' && isConstant(x.left) && isConstant(x.right)
    case 'builtin':
      return ['theCopy', 'copyOf', 'theCopyThere', 'copyOfThere'].includes(x.name)
    default:
      x satisfies ExprIn<
        'options' | 'words' | 'happenings' | 'places' | 'ranges' | 'case' | 'if' | 'local' | 'not' | 'zone'
      >
      return false
  }
}

/** A part as the rules text has it, in one line. */
export const wordsOf = ({ span }: TExpr): string => inOneLine(span)
