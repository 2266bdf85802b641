import { noteUse } from './name-use.ts'
import type { BinaryOp, Expr } from '../../grammar/tree/expressions.ts'
import type { Game } from './model.ts'
import { bareName } from './texts.ts'
import { type Type, NUMBER, type as typed } from './type.ts'

/** What varies, by its name; `type` is `number` or that of the values. */
export type Row = ReadonlyMap<string, { readonly value: number; readonly text: string; readonly type: string }>

/** What a card of a row prints, worked out when the pack is made; null where that is not known then. */
export function constant(value: Expr, row: Row, game: Game, type: Type): number | null {
  const inside = (x: Expr): number | null => constant(x, row, game, type)
  switch (value.kind) {
    case 'number':
      return type.base === 'number' ? value.value : null
    case 'string':
      return type.base === 'text' ? game.texts.add(value.value) : null
    case 'truth':
      return type.base === 'truth' ? Number(value.value) : null
    case 'minus': {
      const inner = inside(value.operand)
      return inner === null ? null : -inner
    }
    case 'name':
      return ofName(value, row, game, type)
    case 'binary':
      return type.base === 'number' ? reckoned(value.op, inside(value.left), inside(value.right)) : null
    case 'if': {
      const holds = known(value.cond, row, game)
      return holds === null ? null : inside(holds ? value.then : value.otherwise)
    }
    case 'case': {
      const same = value.arms.map(({ when }) => alike(value.subject, when, row, game))
      return same.includes(null) ? null : inside(value.arms[same.indexOf(true)]?.value ?? value.otherwise)
    }
    default:
      value.kind satisfies
        | 'can'
        | 'is'
        | 'list'
        | 'none'
        | 'not'
        | 'of'
        | 'quantified'
        | 'relation'
        | 'this'
        | 'times'
        | 'you'
      return null
  }
}

function ofName({ name, span }: Expr & { kind: 'name' }, row: Row, game: Game, type: Type): number | null {
  const cell = row.get(name)
  if (cell !== undefined && type.base === 'text') return game.texts.add(bareName(cell.text))
  if (cell !== undefined) return cell.type === (type.base === 'enum' ? type.of : type.base) ? cell.value : null
  const values = game.enums.get(type.of)?.values ?? []
  const index = values.findIndex((v) => v.text === name)
  const found = values[index]
  if (found === undefined) return null
  noteUse(game.uses, 'value', span, found.span)
  return index
}

/** As in play: rounded down, and nothing by nothing. */
function reckoned(op: BinaryOp, a: number | null, b: number | null): number | null {
  if (a === null || b === null) return null
  if (op === '+') return a + b
  if (op === '-') return a - b
  if (op === '*') return a * b
  if (op === '/') return b === 0 ? 0 : Math.floor(a / b)
  if (op === 'mod') return b === 0 ? 0 : ((a % b) + b) % b
  return null
}

/** Whether a condition about what varies holds; null where that is not known when the pack is made. */
function known(cond: Expr, row: Row, game: Game): boolean | null {
  if (cond.kind === 'not') {
    const holds = known(cond.operand, row, game)
    return holds === null ? null : !holds
  }
  if (cond.kind !== 'binary') return null
  const { op, left, right } = cond
  if (op === 'and' || op === 'or') {
    const [a, b] = [known(left, row, game), known(right, row, game)]
    return a === null || b === null ? null : op === 'and' ? a && b : a || b
  }
  if (op === '=' || op === '!=') {
    const same = alike(left, right, row, game)
    return same === null ? null : same === (op === '=')
  }
  if (op === 'in' || op === 'not in') {
    const found = among(left, right, row, game)
    return found === null ? null : found === (op === 'in')
  }
  const [a, b] = [constant(left, row, game, NUMBER), constant(right, row, game, NUMBER)]
  return a === null || b === null ? null : compared(op, a, b)
}

function compared(op: BinaryOp, a: number, b: number): boolean | null {
  if (op === '<') return a < b
  if (op === '<=') return a <= b
  if (op === '>') return a > b
  return op === '>=' ? a >= b : null
}

/** Whether two are the same number, or the same value of one type. */
function alike(left: Expr, right: Expr, row: Row, game: Game): boolean | null {
  const numbers = [constant(left, row, game, NUMBER), constant(right, row, game, NUMBER)]
  if (!numbers.includes(null)) return numbers[0] === numbers[1]
  const kind = typeVaried(left, row) ?? typeVaried(right, row)
  const values = [left, right].map((x) => (kind === null ? null : valueOf(x, kind, row, game)))
  return values.includes(null) ? null : values[0] === values[1]
}

/** The type of what a variable stands for; a value as it is written is then one of that type. */
const typeVaried = (x: Expr, row: Row): string | null => (x.kind === 'name' ? (row.get(x.name)?.type ?? null) : null)

const valueOf = (x: Expr, kind: string, row: Row, game: Game): number | null =>
  x.kind === 'name' && game.enums.has(kind) ? ofName(x, row, game, typed('enum', kind)) : null

function among(left: Expr, right: Expr, row: Row, game: Game): boolean | null {
  if (right.kind === 'list') {
    const same = right.items.map((item) => alike(left, item, row, game))
    return same.includes(null) ? null : same.includes(true)
  }
  if (right.kind !== 'binary' || right.op !== '..') return null
  const [at, from, to] = [left, right.left, right.right].map((x) => constant(x, row, game, NUMBER))
  return at == null || from == null || to == null ? null : from <= at && at <= to
}
