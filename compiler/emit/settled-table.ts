import { commas } from '../typescript/code.ts'
import { record } from '../typescript/data.ts'
import { aside } from '../typescript/literals.ts'
import { code, named } from '../typescript/vocabulary.ts'
import type { Proc } from '../program/ir.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, constant } from './piece.ts'
import type { FrameCode } from './frame.ts'

/** Added to what a place is, where it is that only while no reasons are asked for. */
const UNLESS_EXPLAINED = 3

/**
 * Where announcements cannot fail any more, for the procedures that can be suspended; nothing in a game without
 * announcements.
 */
export function emitSettled(
  em: Emitter,
  frames: readonly { readonly proc: Proc; readonly code: FrameCode }[],
): Piece[] {
  if (!em.analyses.announces()) return []
  const announced = em.analyses.announced()
  const rows = frames
    .filter(({ proc }) => announced.has(proc))
    .flatMap(({ proc, code: frame }) => {
      const places = [...frame.settled]
        .sort(([a], [b]) => a - b)
        .map(([pc, { how, unlessExplained }]) => code`${pc}: ${unlessExplained ? how + UNLESS_EXPLAINED : how}`)
      return places.length === 0
        ? []
        : [[code`${em.procNumber(proc)} ${aside(proc.name)}`, code`{ ${commas(places)} }`] as const]
    })
  return [
    constant({
      name: named('SETTLED'),
      type: code`‹Settled›`,
      value: record(rows),
      doc: 'Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells.',
    }),
  ]
}
