import { rowOf } from '../analyse/operations.ts'
import { reaches } from '../analyse/walk.ts'
import type { EventOperation } from '../flow/operation.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import type { Order } from '../lower/event-order.ts'
import type { TEvent } from '../program/declarations.ts'
import { functionCode, type FunctionParts, type Param } from '../typescript/build.ts'
import { type Code, codeOf, lines, NOTHING } from '../typescript/code.ts'
import { Name, word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Body } from './body.ts'
import { descending } from './descent.ts'
import type { Emitter, Names } from './emitter.ts'
import { eventOperationCode } from './event-code.ts'
import { noticedRules } from './noticed.ts'
import { emitFrame, type FrameCode, type FrameField } from './frame.ts'
import { braces } from './in-braces.ts'
import { emitBlock } from './plain.ts'
import type { Piece } from './piece.ts'
import { numberOfInstead } from './replacements.ts'
import type { Scope } from './scope.ts'
import { notesChanges } from './notes-changes.ts'
import { noting } from './trace.ts'

/** A text with the function that carries it out. */
export interface CarriedOut {
  /** Null: what the kernel does instead of a text. */
  readonly proc: Proc | null
  readonly event: TEvent | null
  readonly order: Order
  readonly name: Name
  readonly params: readonly Param[]
  readonly names: Names
}

/** A text that cannot be suspended: one part after the other. */
export function plainFunction(em: Emitter, made: CarriedOut, doc: string): Piece[] {
  const { proc, event, order, names } = made
  // Where something follows the text itself, `stop` leads there.
  const { after, noticed, putOff, end, done } = order
  const follows = [after, noticed, putOff, end, done].some(({ length }) => length > 0)
  const declared = new Set((event ?? proc)?.params.map((p) => p.id))
  const stop = follows ? code`break body` : code`return`
  const body: Body = {
    em,
    names,
    framed: new Set(),
    declared,
    cites: proc?.cites ?? [],
    stop,
    ...notesChanges(em, proc),
  }
  const steps = codeOfSteps(scopeOf(body, proc))
  const descends = event === null ? null : em.loops.ofDescent(event.name)
  const atOnce = steps(descends === null ? order.atOnce : order.atOnce.filter((o) => o.kind !== 'descend'))
  const begun = done.length > 0 ? names.fresh('begun') : null
  const own = emitBlock(body, order.own, !follows)
  const text = lines([
    begun === null ? NOTHING : code`const ${begun} = s.log?.length`,
    follows && stops(order.own) ? code`body: {\n${own}\n}` : own,
    ...steps(order.kernel),
    begun === null ? NOTHING : code`if (${begun} !== undefined) noteDone(s, viewersOf, ${begun})`,
    whatFollows(emitBlock(body, order.after), steps(order.noticed), steps(order.putOff)),
    ...steps(order.end),
  ])
  const parts = partsOf(made, lines([...atOnce, noting(em, proc, text)]))
  return event === null ? [{ doc, code: functionCode(parts) }] : descending(em, descends, parts, doc)
}

/** Where the event belongs to a line that is done for all, what follows it waits. */
function whatFollows(after: Code, noticed: readonly Code[], putOff: readonly Code[]): Code {
  const atOnce = lines([after, ...noticed])
  return putOff.length === 0 ? atOnce : code`if (s.linesDeep > 0) {\n${lines(putOff)}\n} else {\n${atOnce}\n}`
}

/** A text that can be suspended: what is done at once, and a frame for the rest. */
export function framedFunction(em: Emitter, made: CarriedOut & { readonly proc: Proc }): FramedFunction {
  const { proc, order, names } = made
  const procedure = em.flow.find((each) => each.proc === proc)
  if (procedure === undefined) throw new Error(`${proc.name} cannot be suspended`)
  const frame = emitFrame(em, procedure)
  const noticed = order.atOnce
    .flatMap((o) => (o.kind === 'notice' ? noticedRules(o.event, o.first) : []))
    .map(({ name }) => name)
  const fields = [...frame.fields, ...noticed.map(noticedField), ...replacing(em, proc)]
  const body: Body = { em, names, framed: new Set(), declared: new Set(), cites: proc.cites, stop: code`return` }
  const begin = codeOfSteps(scopeOf(body, proc))(order.atOnce)
  const whole = lines([...begin, pushed(em, proc, fields, names)])
  return { code: functionCode(partsOf(made, whole)), frame: { ...frame, fields } }
}

export interface FramedFunction {
  readonly code: Code
  readonly frame: FrameCode
}

function partsOf({ name, params, event }: CarriedOut, body: Code): FunctionParts {
  return { name, params, result: code`‹void›`, body, own: event === null }
}

function scopeOf(body: Body, proc: Proc | null): Scope {
  const misplaced = (): never => {
    throw new Error('what stands outside of a frame has no place to go on')
  }
  return {
    em: body.em,
    body,
    proc,
    slot: misplaced,
    isOutside: misplaced,
    leaving: misplaced,
    inFrame: false,
    isIdle: () => false,
  }
}

const codeOfSteps =
  (scope: Scope) =>
  (steps: readonly EventOperation[]): Code[] =>
    steps.map((o) => eventOperationCode(o, scope))

const stops = (body: readonly TStmt[]): boolean => reaches(body, (s) => rowOf(s).exits === 'text')

const noticedField = (name: Name): FrameField => ({
  name,
  type: code`‹readonly Captured[][]›`,
  start: codeOf(name),
  param: false,
  cards: false,
  local: null,
})

/** The text of a replacement knows its number. */
function replacing(em: Emitter, proc: Proc): FrameField[] {
  const rule = em.analyses.insteads().find((r) => r.proc === proc)
  if (rule === undefined) return []
  return [
    {
      name: word('replaces'),
      type: code`‹number›`,
      start: code`${numberOfInstead(em, rule)}`,
      param: false,
      cards: false,
      local: null,
    },
  ]
}

function pushed(em: Emitter, proc: Proc, held: readonly FrameField[], names: Names): Code {
  const values = held.map(({ name, start, param }, i) => {
    const local = proc.params[i]
    const own = param && local !== undefined ? names.of(local) : null
    if (own instanceof Name) return own.wish === name.wish ? codeOf(own) : code`${name}: ${own}`
    return start.kind === 'name' && start.name === name ? start : code`${name}: ${start}`
  })
  const parts = [code`proc: ${em.procConst(proc)}`, code`pc: 0`, code`answer: 0`, ...values]
  const fields = braces(parts)
  const laid = code`pushFrame‹<${em.frame(proc)}>›(s, ${fields})`
  return fields.kind === 'table' ? code`// prettier-ignore\n${laid}` : laid
}
