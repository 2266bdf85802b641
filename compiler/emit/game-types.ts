import type { Type } from '../game/type.ts'
import { type Code, Listed, type Part, codeOf } from '../target/code.ts'
import { literal } from '../target/literals.ts'
import { word } from '../target/name.ts'
import { code, named } from '../target/vocabulary.ts'
import { functionCode } from '../target/build.ts'
import { type Emitter, THE_STATE } from './emitter.ts'
import type { Piece } from './piece.ts'
import { offeredEvents } from './move-code.ts'

/** Types of what players do and are asked, in the words of the rules. */
export function emitGameTypes(em: Emitter): Piece[] {
  const { game } = em.program
  const options = [...game.options.values()].map(
    (o) => code`‹readonly ${literal(o.name.text)}?: ${oneOf(o.values.map((v) => v.text))}›`,
  )
  const sites = [...new Set(em.program.sites.map((s) => s.at))]
  return [
    {
      doc: 'Printed names of cards.',
      code: code`‹export type CardName = ${game.definitions.size === 0 ? code`‹never›` : code`‹keyof typeof CARD›`}›`,
    },
    {
      doc: 'Options of the game and their values.',
      code: code`‹export interface Options { ${new Listed(options, '; ')} }›`,
    },
    { doc: 'The events whose text asks players something.', code: code`‹export type Asking = ${oneOf(sites)}›` },
    { doc: 'What a player may do, or answer.', code: code`‹export type GameMove = ${union(moves(em))}›` },
    { doc: 'A choice of the pending decision in the words of the rules, as `viewer` may know it.', code: GAME_MOVE },
  ]
}

const GAME_MOVE = functionCode({
  name: named('gameMove'),
  params: [
    THE_STATE,
    { name: word('choice'), type: code`‹Choice›` },
    { name: word('viewer'), type: code`‹number›`, start: code`s.asked` },
  ],
  result: code`‹GameMove›`,
  body: code`return wordMove(engine, s, choice, viewer) ‹as GameMove›`,
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
