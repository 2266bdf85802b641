import type { Flow, Procedure } from '../flow/procedure.ts'
import { dropUnreachable } from './drop-unreachable.ts'
import { dropIdleBranches } from './idle-branches.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { nestBlocks } from './nest-blocks.ts'
import type { Pass } from './pass.ts'
import { shortenExits } from './shorten-exits.ts'
import { threadJumps } from './thread-jumps.ts'
import { turnBranches } from './turn-branches.ts'

/** In the order in which they are run; each can be left out. */
export const PASSES: readonly Pass[] = [
  { name: 'thread-jumps', run: threadJumps },
  { name: 'shorten-exits', run: shortenExits },
  { name: 'drop-idle-branches', run: dropIdleBranches },
  { name: 'drop-unreachable', run: dropUnreachable },
  { name: 'merge-blocks', run: mergeBlocks },
  { name: 'nest-blocks', run: nestBlocks },
  { name: 'turn-branches', run: turnBranches },
]

/** Runs the passes one after another. */
export const simplified = (procedure: Procedure, passes: readonly Pass[] = PASSES): Procedure =>
  passes.reduce((made, pass) => pass.run(made), procedure)

/** The same for every procedure of a program. */
export const simplify = (flow: Flow, passes: readonly Pass[] = PASSES): Flow =>
  flow.map((procedure) => simplified(procedure, passes))
