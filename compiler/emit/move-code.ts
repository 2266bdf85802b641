import { entry } from '../typescript/build.ts'
import type { Code, Part } from '../typescript/code.ts'
import { aside, literal } from '../typescript/literals.ts'
import { MOVE, code } from '../typescript/vocabulary.ts'
import type { OfferRule } from '../program/ir.ts'
import { boundsOfMembers, liesWithin } from '../analyse/bounds.ts'
import { weakMemo } from '../analyse/memo.ts'
import { MOST_CARDS, MOVED, rangeInMove } from '../program/number-ranges.ts'
import type { Type } from '../game/type.ts'
import type { TEvent } from '../program/declarations.ts'
import type { Emitter } from './emitter.ts'

/**
 * A move as one number: which of the offered events, then its arguments except the seat that acts. Every part has room for a power of
 * two, so that
 * codes are taken apart by shifts where they all stay below 2^31, and by division elsewhere.
 */

/** How many values an argument can have in the code of a move, and where they start. */
export function radixOf(em: Emitter, t: Type): { size: number; from: number } {
  switch (t.base) {
    case 'player':
      return { size: 16, from: 0 }
    case 'enum':
      return { size: powerOfTwo(em.program.game.enums.get(t.of)?.values.length ?? 1), from: 0 }
    case 'text':
      return { size: powerOfTwo(em.program.game.texts.all.length), from: 0 }
    case 'truth':
      return { size: 2, from: 0 }
    case 'number':
      return { size: MOVED.to - MOVED.from + 1, from: MOVED.from }
    // An id is never used again.
    case 'effect':
      return { size: 2 ** 20, from: 0 }
    default:
      t.base satisfies 'card' | 'definition' | 'none' | 'option' | 'unknown' | 'zone'
      return { size: MOST_CARDS, from: 0 }
  }
}

/** What the arguments are multiplied with, to leave room for the event; 1 where only one is ever offered. */
export function moveBase(em: Emitter): number {
  return powerOfTwo(offeredEvents(em).length)
}

/** A case of a switch by the event of a move. Cases are numbers, so that the switch is a jump. */
export const moveCase = (number: number, { name }: TEvent): Code => code`case ${number} ${aside(name)}:`

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(atLeast, 1)))
}

/**
 * Events that some permission offers, in the order of their numbers in moves, with which of their parameters is the one
 * who acts.
 */
export const offeredEvents = weakMemo(({ program }: Emitter): readonly { event: TEvent; asker: number }[] => {
  const names = [...new Set(program.offers.filter((o) => o.kind === 'may').map((o) => o.event))]
  return names.flatMap((name) => {
    const event = program.events.get(name)
    const o = program.offers.find((x) => x.event === name)
    return event === undefined || o === undefined ? [] : [{ event, asker: o.args.findIndex((a) => a.kind === 'asker') }]
  })
})

/** Whether no code of the game needs more than 31 bits. The last number in a code may be of any size. */
const isSmall = weakMemo((em: Emitter): boolean =>
  offeredEvents(em).every(({ event, asker }) => {
    const open = event.params.filter((_, i) => i !== asker)
    return (
      open.every((p) => p.type.base !== 'number') &&
      open.reduce((size, p) => size * radixOf(em, p.type).size, moveBase(em)) <= 2 ** 30
    )
  }),
)

/**
 * A number that the text does not keep within the range of moves is looked at before it becomes part of one: beyond it
 * the code would be that of another move.
 */
function named(em: Emitter, event: TEvent, o: OfferRule, index: number, number: Part): Part {
  const arg = o.args[index]
  const { from, to } = rangeInMove(o, index)
  // However many things the event names, the code stays a whole number that can be told exactly.
  const scale = event.params
    .slice(0, index)
    .reduce((size, p, i) => (o.args[i]?.kind === 'asker' ? size : size * radixOf(em, p.type).size), moveBase(em))
  const range = { from, to: Math.min(to, Math.floor(Number.MAX_SAFE_INTEGER / scale) - 1 + from) }
  const set = arg?.kind === 'domain' ? arg.domain.set : arg?.kind === 'value' ? arg.value : null
  return liesWithin(boundsOfMembers(em.program, set), range)
    ? number
    : code`fitting(${number}, ${range.from}, ${range.to}, ${literal(event.name)})`
}

/** A move names texts of the rules; the number of a joined one would be that of another move. */
function ofRules(em: Emitter, event: TEvent, text: Part): Code {
  return code`fitting(${text}, 0, ${Math.max(em.program.game.texts.all.length - 1, 0)}, ${literal(event.name)})`
}

/** An argument as a part of a move. */
function digitOf(em: Emitter, event: TEvent, o: OfferRule, i: number, arg: Part): Part {
  const base = event.params[i]?.type.base
  if (base === 'number') return named(em, event, o, i, arg)
  return base === 'text' ? ofRules(em, event, arg) : arg
}

/** The expression that makes the code of a move. */
export function encode(em: Emitter, event: TEvent, o: OfferRule, args: readonly Part[]): Code {
  const digits = event.params.flatMap((p, i) =>
    o.args[i]?.kind === 'asker' ? [] : [{ digit: digitOf(em, event, o, i, args[i] ?? 0), ...radixOf(em, p.type) }],
  )
  const rest = digits.reduceRight<Part | null>((higher, { digit, size, from }) => {
    const value = from === 0 ? digit : code`${digit} - ${from}`
    return higher === null ? value : code`${value} + ${size} * ${higher}`
  }, null)
  const base = moveBase(em)
  if (base === 1) return rest === null ? code`1` : code`1 + ${rest}`
  const first = code`1 + ${entry(MOVE, event.name)}`
  return rest === null ? first : code`${first} + ${base} * ${rest}`
}

/** The expression that reads out of a code which event it is; null where only one is ever offered. */
export function eventOf(em: Emitter, choice: Part): Code | null {
  if (moveBase(em) === 1) return null
  return isSmall(em) ? code`${choice} - 1 & ${moveBase(em) - 1}` : code`(${choice} - 1) % ${moveBase(em)}`
}

/** The expression that reads out of a code what follows the event. */
export function restOf(em: Emitter, choice: Part): Code {
  if (moveBase(em) === 1) return code`${choice} - 1`
  return isSmall(em)
    ? code`${choice} - 1 >> ${Math.log2(moveBase(em))}`
    : code`Math.floor((${choice} - 1) / ${moveBase(em)})`
}

/** How each argument is read back out of the rest of a code; null for the seat that acts, which is not in it. */
export function digits(em: Emitter, event: TEvent, asker: number, rest: Part): (Part | null)[] {
  const small = isSmall(em)
  const open = event.params.filter((_, i) => i !== asker).length
  let scale = 1
  let seen = 0
  return event.params.map((p, i) => {
    if (i === asker) return null
    const { size, from } = radixOf(em, p.type)
    seen += 1
    const down =
      scale === 1 ? rest : small ? code`${rest} >> ${Math.log2(scale)}` : code`Math.floor(${rest} / ${scale})`
    const value = seen === open ? down : small ? code`${down} & ${size - 1}` : code`${down} % ${size}`
    scale *= size
    return from === 0 ? value : code`${value} + ${from}`
  })
}
