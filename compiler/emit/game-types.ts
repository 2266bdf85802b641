import { type Code, Listed, type Part, codeOf } from '../typescript/code.ts'
import { typesJoined } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { code, named } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, typePiece } from './piece.ts'
import { moveTypes } from './move-types.ts'
import { emitViewTypes } from './view-types.ts'

/** Types of what players see, do and are asked, in the words of the rules. */
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
    typePiece(
      named('Asking'),
      sites.length === 0 ? union([]) : typesJoined(sites.map(literal), '|'),
      'The events whose text asks players something.',
    ),
    ...emitViewTypes(em),
    typePiece(named('GameMove'), union(moveTypes(em)), 'What a player may do, or answer.'),
    {
      doc: 'The types of the game, as its engine carries them to `Match` and `View`.',
      code: code`‹export interface Types extends GameTypes {
readonly seat: SeatName; readonly card: CardName; readonly options: Options; readonly zones: Zones
readonly facts: Facts; readonly cardFacts: CardFacts; readonly move: GameMove
}›`,
      declares: { kind: 'type', name: named('Types') },
    },
  ]
}

const union = (types: readonly Part[]): Code =>
  types.length === 0 ? code`‹never›` : new Listed(types.map(codeOf), ' | ')

const oneOf = (words: readonly string[]): Code => union(words.map(literal))
