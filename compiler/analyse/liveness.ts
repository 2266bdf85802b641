import { type Block, jumps, resumption, successors } from '../flow/block.ts'
import type { Operation, OperationKind } from '../flow/operation.ts'
import { type Procedure, fixed } from '../flow/procedure.ts'
import { variablesOf } from '../flow/variables.ts'
import type { Local } from '../program/ir.ts'
import { leastFixedPoint } from './fixed-point.ts'
import { rowOf } from './operations.ts'
import { variablesUsed, variablesUsedAtEnd, variablesUsedInQuestion } from './variables-used.ts'
import { statementsIn } from './walk.ts'

/** Variables by their numbers. */
type Variables = ReadonlySet<number>

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
  const live = new Set<number>()
  const next = resumption(terminator)
  for (const to of [...jumps(terminator), ...(next === null ? [] : [next])]) addAll(live, liveAt(to))
  addLocals(live, variablesUsedAtEnd(terminator))
  for (const o of operations.toReversed()) {
    behind?.(o, live)
    for (const { id } of surelyGiven(o)) live.delete(id)
    if (o.kind === 'statement' && o.exit !== null) addAll(live, liveAt(o.exit))
    addLocals(live, variablesUsed(o))
  }
  return live
}

/** A statement with others inside may leave its variables as they are. */
function surelyGiven(o: Operation): readonly Local[] {
  if (o.kind !== 'statement') return variablesOf(o)
  return o.statement.kind === 'assign' ? [o.statement.local] : []
}

/**
 * Variables of a text whose value is asked for after something else ran, or while somebody is asked; parameters are
 * always among them.
 */
export function outliving({ proc, exit, left, entries, blocks }: Procedure, liveAt = liveVariables()): Variables {
  const kept = new Set(proc.params.map(({ id }) => id))
  for (const { terminator: t } of blocks) {
    const next = resumption(t)
    if (next !== null) addAll(kept, liveAt(next))
    if (t.kind === 'suspend' && t.by.kind === 'ask') addLocals(kept, variablesUsedInQuestion(t.by.question))
  }
  for (const block of [...(left ? [exit] : []), ...entries.values()]) addAll(kept, liveAt(block))
  return kept
}

/** Where the value of a variable is kept; it needs no place where nothing asks for it. */
export type Home = 'frame' | 'block' | 'nowhere'

export interface Homes {
  readonly of: (local: Local) => Home
  /** Whether the value that an operation gives its variable is never asked for. */
  readonly isIdle: (o: OperationKind) => boolean
}

/**
 * Where the variables of a text live: in the frame what outlives a suspension or a jump to another numbered block, or
 * is given a value in several places; the others in the block that gives them one.
 */
export function homesOf(procedure: Procedure): Homes {
  const liveAt = liveVariables()
  const framed = new Set(outliving(procedure, liveAt))
  const numbered = procedure.blocks.filter((block) => !block.inBranch)
  for (const block of [...numbered, ...fixed(procedure)]) addAll(framed, liveAt(block))
  const given = new Set<number>()
  const used = new Set<number>()
  const idle = new Set<OperationKind>()
  for (const block of procedure.blocks) {
    addLocals(used, variablesUsedAtEnd(block.terminator))
    liveThrough(block, liveAt, (o, live) => {
      addLocals(used, variablesUsed(o))
      if (isIdleIn(o, live)) return void idle.add(o)
      for (const { id } of [...variablesOf(o), ...givenInside(o)]) {
        if (given.has(id) || o.kind === 'turn') framed.add(id)
        given.add(id)
      }
    })
  }
  return {
    of: ({ id }) => (framed.has(id) || (given.has(id) && !used.has(id)) ? 'frame' : used.has(id) ? 'block' : 'nowhere'),
    isIdle: (o) => idle.has(o),
  }
}

/** What was chosen, or is taken from a list, and is not asked for. */
const isIdleIn = (o: Operation, live: Variables): boolean =>
  (o.kind === 'no-choice' || o.kind === 'chosen' || o.kind === 'take') && !variablesOf(o).some(({ id }) => live.has(id))

/** Variables to which statements give a value, but those of loops, which stand inside. */
function givenInside(o: Operation): readonly Local[] {
  if (o.kind !== 'statement') return []
  return statementsIn([o.statement]).flatMap((s) => (s.kind === 'each' ? [] : rowOf(s).assigns(s)))
}

function addAll(to: Set<number>, ids: Variables): void {
  for (const id of ids) to.add(id)
}

function addLocals(to: Set<number>, locals: readonly Local[]): void {
  for (const { id } of locals) to.add(id)
}
