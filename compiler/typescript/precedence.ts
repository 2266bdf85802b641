/**
 * How tightly an expression holds together, loosest first; what holds less tightly than its place asks for stands in
 * parentheses.
 */
export const LEVEL = {
  statement: 0,
  assignment: 1,
  conditional: 2,
  nullish: 3,
  or: 4,
  and: 5,
  bitOr: 6,
  bitXor: 7,
  bitAnd: 8,
  equality: 9,
  relation: 10,
  shift: 11,
  sum: 12,
  product: 13,
  unary: 14,
  postfix: 15,
  call: 16,
  primary: 17,
  /** A list, or nothing: parentheses never go around it. */
  whole: 18,
} as const

const BINARY: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '??': LEVEL.nullish,
    '||': LEVEL.or,
    '&&': LEVEL.and,
    '|': LEVEL.bitOr,
    '^': LEVEL.bitXor,
    '&': LEVEL.bitAnd,
    '===': LEVEL.equality,
    '!==': LEVEL.equality,
    '<': LEVEL.relation,
    '>': LEVEL.relation,
    '<=': LEVEL.relation,
    '>=': LEVEL.relation,
    in: LEVEL.relation,
    instanceof: LEVEL.relation,
    as: LEVEL.relation,
    '<<': LEVEL.shift,
    '>>': LEVEL.shift,
    '>>>': LEVEL.shift,
    '+': LEVEL.sum,
    '-': LEVEL.sum,
    '*': LEVEL.product,
    '/': LEVEL.product,
    '%': LEVEL.product,
  }),
)

const ASSIGNING = new Set(['=', '+=', '-=', '*=', '??=', '=>'])
const UNARY = new Set(['!', '-', '+', 'typeof', 'void', 'delete', '++', '--'])

/** An operator as it stands in its expression. */
export interface Operator {
  readonly text: string
  /** Whether an operand stands before it. */
  readonly infix: boolean
}

/** How tightly the expression holds that the operator is the loosest of; null for what is none. */
export function precedenceOf({ text, infix }: Operator): number | null {
  if (ASSIGNING.has(text)) return LEVEL.assignment
  if (text === '?') return LEVEL.conditional
  if (infix) return BINARY.get(text) ?? (isPostfix(text) ? LEVEL.call : null)
  return UNARY.has(text) ? LEVEL.unary : null
}

const isPostfix = (text: string): boolean =>
  text === '.' || text === '?.' || text === '[' || text === '(' || text === '!'

/** How tightly an operand has to hold that stands behind the token. `??` stands beside neither `&&` nor `||`. */
export function neededBehind({ text, infix }: Operator): number {
  if (text === '??') return LEVEL.bitOr
  if (infix) return (BINARY.get(text) ?? LEVEL.statement - 1) + 1
  if (text === 'new') return LEVEL.primary
  if (text === '-' || text === '+') return LEVEL.postfix
  return UNARY.has(text) ? LEVEL.unary : LEVEL.statement
}

/** How tightly an operand has to hold that stands before the token. */
export function neededBefore(text: string): number {
  if (text === '??') return LEVEL.bitOr
  if (text === '?') return LEVEL.nullish
  return BINARY.get(text) ?? (isPostfix(text) ? LEVEL.call : LEVEL.statement)
}
