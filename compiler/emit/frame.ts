import type { Block } from '../flow/block.ts'
import type { Operation, PlaceInText } from '../flow/operation.ts'
import { operationUses } from '../flow/operation-table.ts'
import { EXIT, type Procedure } from '../flow/procedure.ts'
import type { Slot, SlotType } from '../flow/slot.ts'
import { slotsAskedAtEnd } from '../flow/slots-asked.ts'
import { type Code, codeOf, lines, NOTHING } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import { CaseLayout } from './case-layout.ts'
import { type Emitter, initial, Names, tsType } from './emitter.ts'
import { notesChanges } from './notes-changes.ts'
import { endsAbandonedAudience } from './audience.ts'
import { endsAbandoned } from './lasting.ts'
import { operationCode, selectorCode, suspensionCode, testCode } from './operation-code.ts'
import type { Body } from './body.ts'
import type { Scope } from './scope.ts'
import { isDrawnAtOnce } from './question-code.ts'
import { isSettledBySet } from '../analyse/set-settled.ts'
import { type Settled, settledAt } from '../analyse/settled.ts'
import type { SuspensionKind } from '../flow/operation.ts'
import type { Remainder } from '../flow/remainder.ts'
import { askedBehind, homesOf, type Homes, outliving } from '../analyse/liveness.ts'
import type { Local } from '../program/ir.ts'

/** A field of a frame, with type and starting value. */
export interface FrameField {
  readonly name: Name
  readonly type: Code
  readonly start: Code
  readonly param: boolean
  /** Whether it holds a card, or several. */
  readonly cards: boolean
  /** The variable of the text whose value it is; null for the procedure's own. */
  readonly local: number | null
}

export interface FrameCode {
  /** Fields of the frame besides `proc`, `pc` and `answer`, with type and starting value. */
  readonly fields: readonly FrameField[]
  /** The switch over the program counter. */
  readonly body: Code
  /**
   * Where the procedure goes on after the first call of each event, for positions of examples; or the variable that
   * is asked for there, and has no value where a position begins.
   */
  readonly entries: ReadonlyMap<string, number | Local>
  /** Places from which an announcement cannot fail any more. */
  readonly settled: ReadonlyMap<number, SettledPlace>
}

/** How far the announcement cannot fail, and whether that holds only while nobody asks for reasons. */
export interface SettledPlace {
  readonly how: Settled
  readonly unlessExplained: boolean
}

/** Fields that the kernel knows. */
const FIXED = ['proc', 'pc', 'answer', 'announces', 'lines', 'ending', 'replaces']

/** A procedure that can be suspended: a switch over its program counter, with its variables in a frame. */
export function emitFrame(em: Emitter, procedure: Procedure): FrameCode {
  const { proc, blocks } = procedure
  const names = new Names(em)
  for (const field of FIXED) names.reserve(field)
  const homes = homesOf(procedure)
  const variables = heldVariables(procedure, homes, names)
  const slots = new Map(procedure.slots.map((slot, i) => [slot, slotName(names, slot, procedure.slots.slice(0, i))]))
  const nameOf = (slot: Slot): Name => {
    const name = slots.get(slot)
    if (name === undefined) throw new Error(`nothing holds ${slot.wish}`)
    return name
  }
  const inFrame = (slot: Slot): boolean => isKernels(slot) || homes.ofSlot(slot) === 'frame'
  const codes = new Map<number, Code>()
  const layout = new CaseLayout(
    blocks,
    (place) => codes.get(place) ?? NOTHING,
    (by) => by.kind === 'ask' && isDrawnAtOnce(em, by.question),
  )
  const [framed, inStep] = [
    variables.filter(({ home }) => home === 'frame'),
    variables.filter(({ home }) => home === 'step'),
  ]
  const body: Body = {
    em,
    names,
    framed: new Set(framed.map(({ id }) => id)),
    declared: new Set(inStep.map(({ id }) => id)),
    cites: proc.cites,
    stop: NOTHING,
    ...notesChanges(em, proc),
  }
  const scope: Scope = {
    em,
    body,
    proc,
    slot: (slot) => (inFrame(slot) ? code`f.${nameOf(slot)}` : codeOf(nameOf(slot))),
    isOutside: (slot) => !inFrame(slot),
    leaving: (exit) => ({ stop: layout.to(exit), stopInLoop: layout.toFromLoop(exit) }),
    inFrame: true,
    isIdle: homes.isIdle,
  }
  for (const { at, write } of inOrder(scope, blocks)) codes.set(at.place, under(em, at.under, write))
  const asked = askedBehind(procedure)
  const entries = [...procedure.entries].filter(([, block]) => layout.has(block))
  const held = procedure.slots.map((slot) => ({ slot, field: slotField(slot, nameOf(slot), inFrame(slot)) }))
  const own = held.filter(({ slot }) => !inFrame(slot)).map(({ field }) => field)
  return {
    fields: [...framed, ...held.filter(({ slot }) => inFrame(slot))].map(({ field }) => field),
    body: lines([...[...inStep.map(({ field }) => field), ...own].map(declared), layout.body()]),
    entries: new Map(entries.map(([event, block]) => [event, asked.get(event) ?? layout.numberOf(block)])),
    settled: settledPlaces(em, blocks, layout),
  }
}

/** A variable of the function that goes on with the text. */
const declared = ({ name, type, start }: FrameField): Code => code`let ${name}‹: ${type}› = ${start}`

interface HeldVariable {
  readonly id: number
  readonly home: 'frame' | 'step'
  readonly field: FrameField
}

/** Parameters, and variables that live in the frame or in the function that goes on with it. */
function heldVariables(procedure: Procedure, homes: Homes, names: Names): HeldVariable[] {
  const { proc } = procedure
  const kept = outliving(procedure)
  const known = new Set<number>()
  return [...proc.params, ...proc.locals].flatMap((local, i) => {
    const { id, type } = local
    const home = homes.of(local)
    if (known.has(id) || (home !== 'frame' && home !== 'step')) return []
    known.add(id)
    const name = home === 'frame' ? names.inFrame(local) : names.own(local)
    const [param, cards] = [i < proc.params.length, type.base === 'card' && kept.has(id)]
    return [{ id, home, field: { name, type: tsType(type), start: initial(type), param, cards, local: id } }]
  })
}

const isKernels = ({ wish }: Pick<Slot, 'wish'>): boolean => FIXED.includes(wish)

/** Those that the kernel knows are called what it calls them; others are numbered. */
function slotName(names: Names, { wish }: Slot, before: readonly Slot[]): Name {
  if (isKernels({ wish })) return word(wish)
  return names.fresh(`${wish}${before.filter((other) => !FIXED.includes(other.wish)).length + 1}`)
}

const SLOTS: Readonly<Record<SlotType, Pick<FrameField, 'type' | 'start'>>> = {
  number: { type: code`‹number›`, start: code`0` },
  list: { type: code`‹readonly number[]›`, start: code`[]` },
  answers: { type: code`‹number[]›`, start: code`[]` },
  lists: { type: code`‹readonly (readonly number[])[]›`, start: code`[]` },
  truths: { type: code`‹readonly boolean[]›`, start: code`[]` },
  effects: { type: code`‹readonly PendingEffect[]›`, start: code`[]` },
}

/** A list that is put together outside of a frame is changed in place. */
const OWN: Partial<Readonly<Record<SlotType, Code>>> = {
  list: code`‹number[]›`,
  lists: code`‹(readonly number[])[]›`,
  truths: code`‹boolean[]›`,
}

function slotField({ holds, cards, own }: Slot, name: Name, inFrame: boolean): FrameField {
  const { type, start } = SLOTS[holds]
  return { name, type: (inFrame || !own ? null : OWN[holds]) ?? type, start, param: false, cards, local: null }
}

interface Coded {
  readonly at: PlaceInText
  readonly write: () => Code
}

/** Everything that has code, in the order of the text, by which variables are named. */
function inOrder(scope: Scope, blocks: readonly Block[]): Coded[] {
  const operations = blocks.flatMap((block) => block.operations.map((o) => inOperation(scope, o)))
  const found = [...operations, ...blocks.flatMap((block) => inTerminator(scope, block))]
  return found.sort((a, b) => a.at.place - b.at.place)
}

function inOperation(scope: Scope, o: Operation): Coded {
  const { asked = [], given = [] } = operationUses(o)
  return { at: o, write: () => operationCode(o, naming(scope, [...asked, ...given])) }
}

function inTerminator(all: Scope, { terminator: t }: Block): Coded[] {
  const scope = naming(all, slotsAskedAtEnd(t))
  switch (t.kind) {
    case 'branch':
      return [{ at: t.test, write: () => testCode(scope, t.test) }]
    case 'switch':
      return [{ at: t.on, write: () => selectorCode(scope, t.on) }]
    case 'suspend':
      return [{ at: t.by, write: () => suspensionCode(scope, t.by) }]
    case 'leave':
      return [{ at: t, write: () => left(scope.em, t.event) }]
    case 'finish':
      return [inOperation(all, t.by)]
    default:
      t.kind satisfies 'jump' | 'end' | 'open'
      return []
  }
}

/**
 * Code may name no variable of the procedure's own but those that its row lists, since by the rows it is decided which
 * of them outlive a question.
 */
const naming = (scope: Scope, listed: readonly Slot[]): Scope => ({
  ...scope,
  slot: (slot) => {
    if (!listed.includes(slot)) throw new Error(`${slot.wish} is named, and not listed among what is asked and given`)
    return scope.slot(slot)
  },
})

/** Whatever ran further in than the event is dropped, this text included. */
function left(em: Emitter, event: string): Code {
  const proc = em.program.events.get(event)?.proc ?? null
  return lines([
    proc === null ? NOTHING : code`leave(s, ${em.procConst(proc)}, ${EXIT})`,
    ...endsAbandoned(em),
    ...endsAbandonedAudience(em),
  ])
}

/** Code of what is only carried out where the tests around it found out what they did. */
function under(em: Emitter, premises: PlaceInText['under'], write: () => Code): Code {
  const [first, ...rest] = premises
  if (first === undefined) return write()
  return em.narrowing.under(first.cond, first.holds, () => under(em, rest, write))
}

/** Whether a set is asked for, each of which completes what comes next. */
function isSetSettled(em: Emitter, by: SuspensionKind, [, following]: Remainder): boolean {
  const { program, analyses, shortcuts } = em
  if (!shortcuts.has('whole-sets')) return false
  if (by.kind !== 'ask' || by.question.kind !== 'choose-set' || typeof following === 'string') return false
  if (following !== by.question.after) return false
  return isSettledBySet(program, analyses.completion(), by.question.set.choice, following)
}

function settledPlaces(em: Emitter, blocks: readonly Block[], layout: CaseLayout): Map<number, SettledPlace> {
  const found = new Map<number, SettledPlace>()
  for (const { terminator: t } of em.shortcuts.has('settled-places') ? blocks : []) {
    if (t.kind !== 'suspend') continue
    const bySet = isSetSettled(em, t.by, t.rest)
    // The rest of the set, and what comes right behind it, are settled by the set.
    const how = settledAt(em.analyses.completion(), bySet ? t.rest.slice(2) : t.rest)
    // Who asks for reasons is told all sets, also those that cannot be.
    if (how !== null) found.set(layout.numberOf(t.next), { how, unlessExplained: bySet })
  }
  return found
}
