import { MOST_SEATS, sizeOfDomain } from './sizes.ts'
import type { Local, TStmt } from '../program/ir.ts'
import { MOST_CARDS } from '../program/number-ranges.ts'
import type { Program } from '../program/program.ts'
import { rowOf } from './operations.ts'

/** So many steps of its own the kernel may take between two answers (`runtime/rounds.ts`). */
const MOST_STEPS = 20_000_000

/** Steps of what is told, and of a card in it. */
const TOLD = 20

/**
 * Loops over sets in which the kernel may do more than engines bear, cards that are moved or shuffled above all: they
 * are counted, so that it can be said where that was. `while`, `repeat` and what leads to itself are counted anyway.
 */
export function heavyLoops(program: Program): ReadonlySet<Local> {
  const found = new Set<Local>()
  for (const { body } of program.procs) addHeavy(program, body, found)
  return found
}

/** Adds the loops of a block that is carried out once; how many steps it takes. */
function addHeavy(program: Program, body: readonly TStmt[], found: Set<Local>, around = 1): number {
  let steps = 0
  for (const s of body) {
    const looped = s.kind === 'each' || s.kind === 'sameTime' ? s : null
    const rounds = looped === null ? 1 : Math.max(1, roundsOf(program, looped))
    const inside = rowOf(s)
      .blocks(s)
      .map((block) => addHeavy(program, block.body, found, around * rounds))
    const whole = ownSteps(s) + rounds * inside.reduce((all, each) => all + each, 0)
    if (looped !== null && whole * around >= MOST_STEPS) found.add(looped.domain.local)
    steps += whole
  }
  return steps
}

const roundsOf = (program: Program, { from, domain }: TStmt & { kind: 'each' | 'sameTime' }): number =>
  from === null ? sizeOfDomain(program, domain) : MOST_SEATS

/** The steps of the kernel in a statement's own step, at most. */
function ownSteps(s: TStmt): number {
  switch (s.kind) {
    case 'shuffle':
      return TOLD * MOST_CARDS
    case 'call':
    case 'create':
    case 'delete':
    case 'move':
    case 'resolve':
    case 'show':
    case 'swap':
      return TOLD
    case 'act':
    case 'announce':
    case 'assign':
    case 'choose':
    case 'dismiss':
    case 'each':
    case 'exchange':
    case 'finish':
    case 'give':
    case 'hook':
    case 'if':
    case 'lasting':
    case 'later':
    case 'leave':
    case 'loop':
    case 'mark':
    case 'may':
    case 'moveEffect':
    case 'oneOf':
    case 'onlyIf':
    case 'piece':
    case 'place':
    case 'proc':
    case 'sameTime':
    case 'set':
    case 'stop':
      return 1
  }
}
