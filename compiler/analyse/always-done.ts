import type { TStmt } from '../program/ir.ts'
import { statementsIn } from './walk.ts'

/** What asks for nothing, is refused by nothing, and does nothing further. */
const ALWAYS_DONE: ReadonlySet<TStmt['kind']> = new Set(['set', 'mark', 'if'])

/** Whether an instruction only keeps something, under conditions or none: what follows it comes in any case. */
export const isAlwaysDone = (s: TStmt): boolean => statementsIn([s]).every(({ kind }) => ALWAYS_DONE.has(kind))
