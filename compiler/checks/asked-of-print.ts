import { compared, fixedValue } from '../analyse/bounds.ts'
import type { PrintedValue } from '../game/model.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/** What is printed, compared with what is the same all game long. */
export interface Asked {
  readonly span: Span
  /** Under which name it is printed. */
  readonly printed: string
  readonly constants: readonly TExpr[]
  /** Whether it is true of a card with that value. */
  readonly holds: (value: PrintedValue) => boolean
}

const TURNED: Readonly<Record<string, string>> = { '=': '=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

/** The questions about what is printed that an expression asks itself, without those of its parts. */
export function askedOfPrint(program: Program, x: TExpr): readonly Asked[] {
  if (x.kind === 'case') return x.arms.flatMap(({ when }) => comparison(program, when, x.subject, '=', when))
  if (x.kind !== 'binary') return []
  if (x.op === 'in') return x.right.kind === 'list' ? membership(program, x, x.left, x.right.items) : []
  const turned = TURNED[x.op]
  if (turned === undefined) return []
  return [...comparison(program, x, x.left, x.op, x.right), ...comparison(program, x, x.right, turned, x.left)]
}

function comparison(program: Program, { span }: TExpr, asked: TExpr, op: string, other: TExpr): readonly Asked[] {
  const constant = constantOf(program, other)
  if (asked.kind !== 'printed' || asked.type.set || constant === null) return []
  const to = exactly(constant)
  const holds = (value: PrintedValue): boolean => typeof value === 'number' && compared(op, exactly(value), to) === true
  return [{ span, printed: asked.name, constants: [other], holds }]
}

function membership(program: Program, { span }: TExpr, asked: TExpr, items: readonly TExpr[]): readonly Asked[] {
  const constants = items.map((item) => constantOf(program, item))
  if (asked.kind !== 'printed' || asked.type.set || constants.includes(null)) return []
  const holds = (value: PrintedValue): boolean => typeof value === 'number' && constants.includes(value)
  return [{ span, printed: asked.name, constants: items, holds }]
}

const exactly = (value: number): { readonly from: number; readonly to: number } => ({ from: value, to: value })

/** The number by which it stands on cards. */
function constantOf(program: Program, x: TExpr): number | null {
  if (x.kind === 'number') return x.value
  if (x.kind === 'enum' || x.kind === 'definition') return x.index
  if (x.kind === 'text') return program.game.texts.numberOf(x.value)
  return x.kind === 'derived' ? (fixedValue(program, x.fact)?.value ?? null) : null
}
