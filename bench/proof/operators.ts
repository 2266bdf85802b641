import type { BinaryOp, Expr } from '../../grammar/tree/expressions.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import { dropCase } from './cases.ts'
import type { Edit } from './edit-tree.ts'
import { narrow } from './narrowing.ts'
import { type Part, type Place, wordsOf } from './places.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One way to break a rule, and what it does in words. */
export interface Change {
  readonly edit: Edit
  readonly what: string
}

export type Operator = (place: Place, vocabulary: Vocabulary) => readonly Change[]

const exchange = (by: unknown): Edit => ({ kind: 'exchange', by })
const LEAVE_OUT: Edit = { kind: 'leave-out' }

/** The ways to break a rule, in the order in which they are tried at each place. */
export const operators: readonly Operator[] = [
  leaveOut,
  dropCondition,
  dropHalf,
  negate,
  shiftNumber,
  moveLimit,
  changePermission,
  openZone,
  dropCase,
  narrow,
  layElsewhere,
]

const DROPPED_DECLS = new Set(['modal', 'hook', 'except', 'refuse', 'overlay'])
/** Without the first two what follows does not compile; an `only if` loses its condition instead. */
const NEEDED_STATEMENTS = new Set(['let', 'give', 'onlyIf'])
const STATEMENT_LISTS = new Set(['body', 'then', 'otherwise', 'bullets'])

/** A rule or an instruction is not there. */
function leaveOut({ part, key, listed, company, nested }: Place): Change[] {
  if (!listed) return []
  const whole = { edit: LEAVE_OUT, what: `left out: ${wordsOf(part.span)}` }
  if (key === 'items' || key === 'rules') return isDropped(part, key) ? [whole] : []
  if (key === 'ways') return company > 1 ? [whole] : []
  if (!STATEMENT_LISTS.has(key) || NEEDED_STATEMENTS.has(part.kind)) return []
  // The only instruction of a block is left out with the block.
  const alone = nested && company === 1 && key !== 'bullets' && !('cites' in part && part.cites.length > 0)
  return alone ? [] : [whole]
}

function isDropped(part: Part, key: string): boolean {
  const isWord = 'cond' in part && (part.kind === 'adjective' || part.kind === 'relation')
  if (isWord) return part.cond !== null || key === 'rules'
  return DROPPED_DECLS.has(part.kind) || (key === 'rules' && part.kind === 'event')
}

const CONDITIONS = new Set(['cond', 'where', 'setWhere'])

/** A condition is not asked. */
function dropCondition({ part, key, listed }: Place): Change[] {
  if (!CONDITIONS.has(key) || listed) return []
  const yes: Expr = { kind: 'truth', value: true, span: part.span }
  return [{ edit: exchange(yes), what: `not asked: ${wordsOf(part.span)}` }]
}

/** Half of an `and` or `or` is not asked. */
function dropHalf({ part }: Place): Change[] {
  if (part.kind !== 'binary' || (part.op !== 'and' && part.op !== 'or')) return []
  const { left, right } = part
  // `x or VALUE` says what to take where x is missing.
  if (part.op === 'or' && !isAsked(left) && !isAsked(right)) return []
  return [
    { edit: exchange(left), what: `without the half: ${wordsOf(right.span)}` },
    { edit: exchange(right), what: `without the half: ${wordsOf(left.span)}` },
  ]
}

/** Whether an expression is written as a question, with yes or no for an answer. */
function isAsked(expr: Expr): boolean {
  if (expr.kind === 'binary' && expr.op === 'or') return isAsked(expr.left) || isAsked(expr.right)
  if (expr.kind === 'binary') return !['+', '-', '*', '/', 'mod', '..'].includes(expr.op)
  if (expr.kind === 'quantified') return expr.quantifier === 'some' || expr.quantifier === 'no'
  return ['not', 'is', 'relation', 'can', 'truth'].includes(expr.kind)
}

/** A condition asks for the opposite. */
function negate({ part, key, listed }: Place): Change[] {
  if (!CONDITIONS.has(key) || listed) return []
  const not: Expr = { kind: 'not', operand: part as Expr, span: part.span }
  return [{ edit: exchange(not), what: `the opposite of: ${wordsOf(part.span)}` }]
}

/** A number is one more, or one less. */
function shiftNumber({ part }: Place): Change[] {
  if (part.kind !== 'number') return []
  const values = part.value > 0 ? [part.value + 1, part.value - 1] : [part.value + 1]
  return values.map((value) => ({ edit: exchange({ ...part, value }), what: `${value} instead of ${part.value}` }))
}

const BESIDE: Partial<Record<BinaryOp, BinaryOp>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

/** A limit counts itself, or no longer. */
function moveLimit({ part }: Place): Change[] {
  const op = part.kind === 'binary' ? BESIDE[part.op] : undefined
  return op === undefined ? [] : [{ edit: exchange({ ...part, op }), what: `\`${op}\` in: ${wordsOf(part.span)}` }]
}

/** What may be done must be done, and the other way about. */
function changePermission({ part }: Place): Change[] {
  const say = (by: unknown, what: string): Change[] => [{ edit: exchange(by), what: `${what}: ${wordsOf(part.span)}` }]
  if (part.kind === 'modal' && part.modality === 'must') return say({ ...part, modality: 'may' }, 'may instead of must')
  if (part.kind === 'hook' && part.timing === 'when')
    return say({ ...part, optional: !part.optional }, part.optional ? 'not optional' : 'optional')
  if (part.kind === 'may') return say(always(part), 'without asking')
  if (part.kind === 'act') return say({ ...part, optional: !part.optional }, part.optional ? 'must act' : 'may act')
  if (part.kind === 'call' && part.forced) return say({ ...part, forced: false }, 'without must')
  return []
}

type MayStmt = Extract<Stmt, { readonly kind: 'may' }>

function always({ span, cites, then }: MayStmt): Stmt {
  return { kind: 'if', cond: { kind: 'truth', value: true, span }, then, otherwise: [], span, cites }
}

/** A zone takes more cards than it should, or is seen by others. */
function openZone({ part }: Place): Change[] {
  if (part.kind !== 'zone') return []
  const seen = part.seenBy.kind === 'name' && part.seenBy.name === 'everyone' ? 'nobody' : 'everyone'
  const seenBy: Expr = { kind: 'name', name: seen, span: part.seenBy.span }
  const full =
    part.capacity === null
      ? []
      : [{ edit: exchange({ ...part, capacity: null }), what: `without a limit: ${wordsOf(part.span)}` }]
  return [...full, { edit: exchange({ ...part, seenBy }), what: `seen by ${seen}: ${wordsOf(part.span)}` }]
}

/** Another zone is meant than the one that is named. */
function layElsewhere({ part, listed, key }: Place, { beside }: Vocabulary): Change[] {
  if (part.kind !== 'of' && part.kind !== 'name') return []
  const name = part.kind === 'of' ? part.name.text : part.name
  const other = beside.get(name)
  if (other === undefined || (listed && key === 'zones')) return []
  const by = part.kind === 'of' ? { ...part, name: { ...part.name, text: other } } : { ...part, name: other }
  return [{ edit: exchange(by), what: `${other} instead of ${name}: ${wordsOf(part.span)}` }]
}
