import type { Proc, TStmt } from '../program/ir.ts'
import type { Declarations } from '../program/declarations.ts'
import { type ProcCall, type CallGraphs, type RunReason, callsOf } from './call-graph.ts'
import { leastFixedPoint, TRUTHS } from './fixed-point.ts'
import { rowOf } from './operations.ts'
import type { Block } from './row.ts'

/** What is run at once; a rule that comes instead counts as a refusal. */
const FOLLOWED: ReadonlySet<RunReason> = new Set(['text', 'before', 'after', 'pending'])

/** Blocks whose end is reached whenever their statements go through. */
const ENDS: ReadonlySet<Block['inside']> = new Set(['branch', 'round'])

/**
 * Statements that are looked into. Others count as uncertain, which is never wrong and at worst has an answer tried.
 */
const KNOWN: ReadonlySet<TStmt['kind']> = new Set([
  'assign',
  'set',
  'mark',
  'show',
  'shuffle',
  'later',
  'dismiss',
  'moveEffect',
  'if',
  'each',
  'choose',
  'proc',
  'hook',
  'call',
])

/**
 * Which statements are carried out to their end in any state and with any answers, so that an announcement cannot
 * fail in them.
 */
export class Completion {
  private readonly program: Declarations
  private readonly always: (proc: Proc) => boolean

  constructor(program: Declarations, calls: CallGraphs) {
    this.program = program
    // The least solution: what has to run first to show that it ends, like a procedure in itself, is not certain.
    this.always = leastFixedPoint<Proc, boolean>({
      ...TRUTHS,
      dependsOn: calls(FOLLOWED),
      transfer: (proc, valueOf) => proc.body.every((s) => this.completes(s, valueOf)),
    })
  }

  /** Whether the statement is carried out in any state, so that nothing in it refuses. */
  isCertain(s: TStmt): boolean {
    return this.completes(s, this.always)
  }

  /** A card that is there can be moved; what has left the game cannot. */
  private isKnown({ kind }: TStmt): boolean {
    return KNOWN.has(kind) || (kind === 'move' && !this.program.game.events.has('delete'))
  }

  private completes(s: TStmt, completes: (proc: Proc) => boolean): boolean {
    const row = rowOf(s)
    return (
      this.isKnown(s) &&
      !row.refuses(s, this.program) &&
      row.exits === 'nothing' &&
      row
        .blocks(s)
        .every(({ inside, body }) => ENDS.has(inside) && body.every((inner) => this.completes(inner, completes))) &&
      callsOf(this.program, s)
        .filter(({ reason }: ProcCall) => FOLLOWED.has(reason))
        .every(({ proc }) => completes(proc))
    )
  }
}
