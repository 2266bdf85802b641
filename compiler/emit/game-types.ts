import { type Code, Listed, type Part, codeOf } from '../typescript/code.ts'
import { typesJoined } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { code, named } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, typePiece } from './piece.ts'
import { emitViewTypes, valueType } from './view-types.ts'
import { type AskingStmt, branchWords } from '../analyse/asking.ts'
import type { Site } from '../program/ir.ts'
import type { Type } from '../game/type.ts'
import { offeredEvents } from './move-code.ts'

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

/** What a player may do or answer, as `runtime/match/moves.ts` makes it: told apart by `move`. */
function moveTypes(em: Emitter): Code[] {
  return [...offeredEvents(em).map(({ event }) => moveType(em, event.name)), ...answerTypes(em)]
}

function moveType(em: Emitter, event: string): Code {
  const params = em.program.game.events.get(event)?.params ?? []
  const fields = params.map(
    (p) => code`‹readonly ${literal(p.role === 'main' ? partName(p.name) : p.role)}: ${valueType(em, p.type)}›`,
  )
  return code`‹{ ${new Listed([code`‹readonly move: ${literal(moveName(event))}›`, ...fields], '; ')} }›`
}

/** An event that is called as answers are leaves that name to them. */
const moveName = (event: string): string => (event === 'answer' ? 'to answer' : event)

/** `move` tells moves apart, and `twin` those that are the same. */
const partName = (name: string): string => (name === 'move' || name === 'twin' ? 'what' : name)

/** Questions of one event that take the same answers have one type. */
function answerTypes(em: Emitter): Code[] {
  const asking = em.analyses.asking()
  const types = new Map<string, Code>()
  for (const site of em.program.sites) {
    const asks = asking.get(site.id)
    const chosen = asks?.kind === 'choose' ? asks.domain.local.type : null
    const declines = mayDecline(site, asks)
    const taken = answerType(em, site, chosen, branchWords(asks))
    if (!declines && taken.length === 0) continue
    const key = JSON.stringify([site.at, site.kind, chosen, branchWords(asks), declines])
    const value = new Listed(declines ? [...taken, code`‹null›`] : taken, ' | ')
    types.set(key, code`‹{ readonly move: 'answer'; readonly at: ${literal(site.at)}; readonly value: ${value} }›`)
  }
  return [...types.values()]
}

/** Whether there may be nothing more to answer; yes or no is answered by a truth value. */
function mayDecline({ kind, optional }: Site, asks: AskingStmt | undefined): boolean {
  if (kind === 'may') return false
  if (optional || asks === undefined) return optional
  return asks.kind === 'choose' ? asks.count !== null : asks.kind === 'oneOf' && asks.several !== undefined
}

function answerType(em: Emitter, { kind }: Site, chosen: Type | null, branches: readonly string[]): readonly Code[] {
  if (kind === 'may') return [code`‹boolean›`]
  if (chosen !== null) return [valueType(em, { ...chosen, set: false, optional: false })]
  return branches.map((word, i) => code`‹${literal(word === '' ? `option ${i + 1}` : word)}›`)
}
