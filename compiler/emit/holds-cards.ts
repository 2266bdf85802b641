import type { Proc } from '../program/ir.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { commas } from '../typescript/code.ts'
import { record } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { type Emitter, heldIn } from './emitter.ts'
import type { FrameCode } from './frame.ts'
import { type Piece, constant } from './piece.ts'

/** The table that `loseSight` goes by, in games that shuffle what they hold. */
export function holdsCards(
  em: Emitter,
  frames: readonly { readonly proc: Proc; readonly code: Pick<FrameCode, 'fields'> }[],
): Piece[] {
  const held = heldIn(em)
  if (held === null) return []
  const facts = [...held.facts].map(([fact, kind]) => code`${em.column(fact)}: ${literal(kind)}`)
  const texts = frames.flatMap(({ proc, code: { fields } }) => {
    const names = fields.filter(({ cards }) => cards).map(({ name }) => literal(name.wish))
    return held.texts.has(proc) && names.length > 0 ? [[code`[${em.procConst(proc)}]`, code`[${names}]`] as const] : []
  })
  return [
    constant({
      name: named('HOLDS_CARDS'),
      type: code`‹Holders›`,
      value: code`{ facts: { ${commas(facts)} }, texts: ${record(texts)} }`,
      doc: 'What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended.',
    }),
  ]
}
