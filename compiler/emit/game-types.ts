import type { Type } from '../game/type.ts'
import { type Code, Listed, type Part, codeOf } from '../target/code.ts'
import { literal } from '../target/literals.ts'
import { code, named } from '../target/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, constant, typePiece } from './piece.ts'
import { offeredEvents } from './move-code.ts'

/** Types of what players do and are asked, in the words of the rules. */
export function emitGameTypes(em: Emitter): Piece[] {
  const { game } = em.program
  const options = [...game.options.values()].map(
    (o) => code`‹readonly ${literal(o.name.text)}?: ${oneOf(o.values.map((v) => v.text))}›`,
  )
  const sites = [...new Set(em.program.sites.map((s) => s.at))]
  return [
    typePiece(
      named('CardName'),
      game.definitions.size === 0 ? code`‹never›` : code`‹keyof typeof CARD›`,
      'Printed names of cards.',
    ),
    {
      doc: 'Options of the game and their values.',
      code: code`‹export interface Options { ${new Listed(options, '; ')} }›`,
      declares: { kind: 'type', name: named('Options') },
    },
    typePiece(named('Asking'), oneOf(sites), 'The events whose text asks players something.'),
    typePiece(named('GameMove'), union(moves(em)), 'What a player may do, or answer.'),
  ]
}

/** What tells such moves from choices. */
export const gameMove: Piece = constant({
  name: named('gameMove'),
  value: code`wordMoves‹<State, GameMove>›(engine)`,
  doc: 'A choice of the pending decision in the words of the rules, as a viewer may know it.',
})

function moves(em: Emitter): Code[] {
  const offered = offeredEvents(em).map(({ event }) => {
    const params = em.program.game.events.get(event.name)?.params ?? []
    const fields = params.map(
      (p) => code`‹readonly ${literal(p.role === 'main' ? partName(p.name) : p.role)}: ${wordType(em, p.type)}›`,
    )
    return code`‹{ ${new Listed([code`‹readonly event: ${literal(event.name)}›`, ...fields], '; ')} }›`
  })
  return [...offered, code`‹{ readonly answer: string }›`]
}

const union = (types: readonly Part[]): Code =>
  types.length === 0 ? code`‹never›` : new Listed(types.map(codeOf), ' | ')

const oneOf = (words: readonly string[]): Code => union(words.map(literal))

/** `event` names the event itself. */
const partName = (name: string): string => (name === 'event' ? 'what' : name)

function wordType(em: Emitter, t: Type): Code {
  if (t.optional) return code`‹${wordType(em, { ...t, optional: false })} | 'none'›`
  if (t.base === 'enum') return code`‹keyof typeof ${em.enumConst(t.of)}›`
  if (t.base === 'card') return code`‹CardName | HiddenCard›`
  return t.base === 'definition' ? code`‹CardName›` : code`‹string›`
}
