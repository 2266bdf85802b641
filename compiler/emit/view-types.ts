import type { Type } from '../game/type.ts'
import { type Code, Listed, codeOf } from '../typescript/code.ts'
import { literal } from '../typescript/literals.ts'
import type { Name } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import { keptFacts } from './kept-facts.ts'
import { type Piece, typePiece } from './piece.ts'

/** Types of what a seat sees of the game: see `View` of the runtime. */
export function emitViewTypes(em: Emitter): Piece[] {
  const facts = keptFacts(em)
  const of =
    (said: string): ((fact: { readonly of: string }) => boolean) =>
    (fact) =>
      fact.of === said
  return [
    typePiece(named('SeatName'), oneOf(seatNames(em).all), 'The seats.'),
    typePiece(named('PerSeat'), perSeat(em), 'Something of every seat.', '<T>'),
    interfacePiece(
      named('CardFacts'),
      facts.filter(of('card')).map(({ name, type }) => field(name, valueType(em, type))),
      'What is kept of cards.',
    ),
    interfacePiece(
      named('Facts'),
      facts.filter((fact) => !of('card')(fact)).flatMap((fact) => factField(em, fact)),
      'What is kept of anything else.',
    ),
    interfacePiece(named('Zones'), zoneFields(em), 'What lies where.'),
  ]
}

const interfacePiece = (name: Name, fields: readonly Code[], doc: string): Piece => ({
  doc,
  code: code`‹export interface ${name} { ${new Listed(fields, '; ')} }›`,
  declares: { kind: 'type', name },
})

const field = (name: string, of: Code): Code => code`‹readonly ${literal(name)}: ${of}›`

const oneOf = (words: readonly string[]): Code =>
  words.length === 0 ? code`‹never›` : new Listed(words.map(literal).map(codeOf), ' | ')

/** The seats that can be there, and those that always are. */
function seatNames({ program }: Emitter): { readonly all: readonly string[]; readonly always: readonly string[] } {
  const { from, to } = program.game.seats
  const all = Array.from({ length: to }, (_, seat) => String.fromCharCode(65 + seat))
  return { all, always: all.slice(0, from) }
}

function perSeat(em: Emitter): Code {
  const { all, always } = seatNames(em)
  const record = (names: readonly string[]): Code => code`‹Readonly<Record<${oneOf(names)}, T>>›`
  return all.length === always.length
    ? code`‹Readonly<Record<SeatName, T>>›`
    : code`‹${record(always)} & Partial<${record(all.slice(always.length))}>›`
}

type KeptFact = ReturnType<typeof keptFacts>[number]

function factField(em: Emitter, { name, of, params, key, type }: KeptFact): Code[] {
  const value = valueType(em, type)
  switch (of) {
    case 'game':
      return [field(name, value)]
    case 'player':
      return [field(name, code`‹PerSeat<${value}>›`)]
    case 'value':
      return [field(name, code`‹Readonly<Record<${keysOf(em, key)}, ${value}>>›`)]
    case 'pair': {
      const pair = new Listed(
        params.map((p) => valueType(em, p)),
        ', ',
      )
      return [field(name, code`‹readonly PairFact<readonly [${pair}], ${value}>[]›`)]
    }
    default:
      return []
  }
}

const CARDS = code`‹Cards<CardName, CardFacts>›`

function zoneFields(em: Emitter): Code[] {
  const zones = [...em.program.game.zones.values()].filter(({ holds }) => holds === 'cards')
  return zones.map(({ name, key }) => {
    if (key === null) return field(name.text, CARDS)
    if (key.type.base === 'player') return field(name.text, code`‹PerSeat<${CARDS}>›`)
    return field(name.text, code`‹Readonly<Record<${keysOf(em, key.type.of)}, ${CARDS}>>›`)
  })
}

const keysOf = (em: Emitter, of: string): Code => code`‹keyof typeof ${em.enumConst(of)}›`

/** A value of the rules as it stands in a view and in a move. */
export function valueType(em: Emitter, t: Type): Code {
  if (t.set) return code`‹readonly (${valueType(em, { ...t, set: false })})[]›`
  if (t.optional) return code`‹${valueType(em, { ...t, optional: false })} | null›`
  switch (t.base) {
    case 'number':
      return code`‹number›`
    case 'truth':
      return code`‹boolean›`
    case 'player':
      return code`‹SeatName›`
    case 'card':
      return code`‹Handle›`
    case 'definition':
      return code`‹CardName›`
    case 'enum':
      return keysOf(em, t.of)
    case 'none':
      return code`‹null›`
    default:
      t.base satisfies 'effect' | 'option' | 'text' | 'unknown' | 'zone'
      return code`‹string›`
  }
}
