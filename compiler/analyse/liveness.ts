import { type Block, jumps, resumption, successors } from '../flow/block.ts'
import type { Operation, OperationKind } from '../flow/operation.ts'
import { givenToText, operationUses } from '../flow/operation-table.ts'
import type { Procedure } from '../flow/procedure.ts'
import type { Slot } from '../flow/slot.ts'
import { slotsAskedAtEnd, slotsAskedInQuestion } from '../flow/slots-asked.ts'
import type { Local } from '../program/ir.ts'
import { leastFixedPoint } from './fixed-point.ts'
import { rowOf } from './operations.ts'
import { variablesInside, variablesUsed, variablesUsedAtEnd, variablesUsedInQuestion } from './variables-used.ts'
import { statementsIn } from './walk.ts'

/** Variables of the text by their numbers, and those of the procedure's own. */
type Variables = ReadonlySet<number | Slot>

/** Variables that may still be asked for, before they are given another value, where a block begins. */
type LiveAt = (block: Block) => Variables

/** Live variables, worked out backwards (A. Appel, Modern Compiler Implementation, chapter 10). */
function liveVariables(): LiveAt {
  return leastFixedPoint<Block, Variables>({
    least: new Set(),
    // What is found for a block only grows.
    equal: (a, b) => a.size === b.size,
    dependsOn: successors,
    transfer: (block, liveAt) => liveThrough(block, liveAt),
  })
}

/** What is live at the beginning of a block; `behind` is shown what is live behind each of its operations. */
function liveThrough(block: Block, liveAt: LiveAt, behind?: (o: Operation, live: Variables) => void): Variables {
  const { operations, terminator } = block
  const live = new Set<number | Slot>()
  const next = resumption(terminator)
  for (const to of [...jumps(terminator), ...(next === null ? [] : [next])]) addAll(live, liveAt(to))
  addLocals(live, variablesUsedAtEnd(terminator))
  for (const slot of slotsAskedAtEnd(terminator)) live.add(slot)
  for (const o of operations.toReversed()) {
    behind?.(o, live)
    const { asked = [], given = [] } = operationUses(o)
    for (const gone of [...surelyGiven(o).map(({ id }) => id), ...given]) live.delete(gone)
    for (const slot of asked) live.add(slot)
    if (o.kind === 'statement' && o.exit !== null) addAll(live, liveAt(o.exit))
    addLocals(live, variablesUsed(o))
  }
  return live
}

/** A statement with others inside may leave its variables as they are. */
function surelyGiven(o: Operation): readonly Local[] {
  if (o.kind !== 'statement') return givenToText(o)
  return o.statement.kind === 'assign' ? [o.statement.local] : []
}

/**
 * Variables of a text whose value is asked for after something else ran, or while somebody is asked; parameters are
 * always among them.
 */
export function outliving({ proc, exit, left, entries, blocks }: Procedure, liveAt = liveVariables()): Variables {
  const kept = new Set<number | Slot>(proc.params.map(({ id }) => id))
  for (const { terminator: t } of blocks) {
    const next = resumption(t)
    if (next !== null) addAll(kept, liveAt(next))
    if (t.kind !== 'suspend' || t.by.kind !== 'ask') continue
    addLocals(kept, variablesUsedInQuestion(t.by.question))
    for (const slot of slotsAskedInQuestion(t.by.question)) kept.add(slot)
  }
  for (const block of [...(left ? [exit] : []), ...entries.values()]) addAll(kept, liveAt(block))
  return kept
}

/** A variable whose value is asked for where the text goes on behind each of these events, if there is any. */
export function askedBehind({ proc, entries }: Procedure, liveAt = liveVariables()): ReadonlyMap<string, Local> {
  return new Map(
    [...entries].flatMap(([event, block]) => {
      const live = liveAt(block)
      const lost = proc.locals.find((local) => live.has(local.id) && !proc.params.includes(local))
      return lost === undefined ? [] : [[event, lost]]
    }),
  )
}

/** Where the value of a variable is kept; it needs no place where nothing asks for it. */
export type Home = 'frame' | 'step' | 'block' | 'nowhere'

export interface Homes {
  readonly of: (local: Local) => Home
  /** A variable of the procedure's own has a place in any case. */
  readonly ofSlot: (slot: Slot) => 'frame' | 'step'
  /** Whether the value that an operation gives its variable is never asked for. */
  readonly isIdle: (o: OperationKind) => boolean
}

/**
 * Where the variables of a text live: in the frame what outlives a suspension; in the function that goes on with the
 * text what outlives a jump to another numbered block, or is given a value in several places; the others in the block
 * that gives them one.
 */
export function homesOf(procedure: Procedure): Homes {
  const liveAt = liveVariables()
  const framed = outliving(procedure, liveAt)
  const { given, again, used, inside, asked, idle } = mentionedIn(procedure, liveAt)
  for (const block of procedure.blocks) if (!block.inBranch) addAll(again, liveAt(block))
  return {
    of: ({ id }) => {
      if (framed.has(id)) return 'frame'
      if (used.has(id)) return again.has(id) ? 'step' : 'block'
      if (!given.has(id)) return 'nowhere'
      // Statements that give it a value may be those that ask for it.
      return inside.has(id) ? 'step' : 'frame'
    },
    ofSlot: (slot) => (framed.has(slot) || !asked.has(slot) ? 'frame' : 'step'),
    isIdle: (o) => idle.has(o),
  }
}

/** What becomes of variables anywhere in a text. */
interface Mentioned {
  /** Those that are given a value, and those that are in several places. */
  readonly given: Set<number>
  readonly again: Set<number | Slot>
  /** Those that an operation asks for, or only the statements in it that gave them a value. */
  readonly used: Set<number>
  readonly inside: Set<number>
  readonly asked: Set<Slot>
  readonly idle: Set<OperationKind>
}

function mentionedIn({ blocks }: Procedure, liveAt: LiveAt): Mentioned {
  const found: Mentioned = {
    given: new Set(),
    again: new Set(),
    used: new Set(),
    inside: new Set(),
    asked: new Set(),
    idle: new Set(),
  }
  for (const block of blocks) {
    addLocals(found.used, variablesUsedAtEnd(block.terminator))
    for (const slot of slotsAskedAtEnd(block.terminator)) found.asked.add(slot)
    liveThrough(block, liveAt, (o, live) => noteMentioned(found, o, live))
  }
  return found
}

function noteMentioned({ given, again, used, inside, asked, idle }: Mentioned, o: Operation, live: Variables): void {
  for (const slot of operationUses(o).asked ?? []) asked.add(slot)
  // By its place it is known what the one whose turn it is knows.
  if (o.kind === 'turn' && (o.uses.length > 0 || o.table.within !== null)) asked.add(o.table.at)
  addLocals(used, variablesUsed(o))
  addLocals(inside, variablesInside(o))
  if (isIdleIn(o, live)) return void idle.add(o)
  for (const { id } of [...givenToText(o), ...givenInside(o)]) {
    if (given.has(id) || o.kind === 'turn') again.add(id)
    given.add(id)
  }
}

/** What was chosen, or is taken from a list, and is not asked for. */
const isIdleIn = (o: Operation, live: Variables): boolean =>
  (o.kind === 'no-choice' || o.kind === 'chosen' || o.kind === 'take') && !givenToText(o).some(({ id }) => live.has(id))

/** Variables to which statements give a value, but those of loops, which stand inside. */
function givenInside(o: Operation): readonly Local[] {
  if (o.kind !== 'statement') return []
  return statementsIn([o.statement]).flatMap((s) => (s.kind === 'each' ? [] : rowOf(s).assigns(s)))
}

function addAll(to: Set<number | Slot>, ids: Variables): void {
  for (const id of ids) to.add(id)
}

function addLocals(to: Set<number | Slot>, locals: readonly Local[]): void {
  for (const { id } of locals) to.add(id)
}
