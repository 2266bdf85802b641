import type { Proc } from '../program/ir.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Code, codeOf } from '../typescript/code.ts'
import { list, record, rows } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { type Emitter, heldCardsOf } from './emitter.ts'
import type { FrameCode } from './frame.ts'
import { type Piece, constant } from './piece.ts'

/** The table that `loseSight` goes by, in games that shuffle what they hold. */
export function holdsCards(
  em: Emitter,
  frames: readonly { readonly proc: Proc; readonly code: Pick<FrameCode, 'fields'> }[],
): Piece[] {
  const held = heldCardsOf(em)
  if (held === null) return []
  const facts = [...held.facts].map(([fact, kind]) => [codeOf(em.column(fact)), literal(kind)] as const)
  const texts = new Map<string, { readonly names: Code; readonly procs: Code[] }>()
  for (const { proc, code: frame } of frames) {
    const cards = frame.fields.filter((field) => field.cards).map(({ name }) => name.wish)
    if (!held.texts.has(proc) || cards.length === 0) continue
    const kept = texts.get(cards.join()) ?? { names: list(cards.map(literal)), procs: [] }
    texts.set(cards.join(), kept)
    kept.procs.push(code`${em.procConst(proc)}`)
  }
  const grouped = rows([...texts.values()].map(({ names, procs }) => [names, list(procs)]))
  return [
    constant({
      name: named('HOLDS_CARDS'),
      type: code`‹Holders›`,
      value: code`holders(${record(facts)}, ${grouped})`,
      doc: 'What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended.',
    }),
  ]
}
