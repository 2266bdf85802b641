import { deckLists } from '../game/deck-lists.ts'
import type { Game } from '../game/model.ts'
import { lineColumn, type Span } from '../../grammar/source-file.ts'
import { type Data, data } from '../target/data.ts'
import { code } from '../target/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import type { Piece } from './piece.ts'
import { typeWord } from './names.ts'

/** What does not change while the game is played: tables of what the rules declare. */
export function emitInfoTables(em: Emitter): Piece[] {
  return [
    {
      doc: 'Options, and the values that each can have.',
      code: code`export const OPTIONS‹: GameInfo['options']› = ${data(optionRows(em))}`,
    },
    {
      doc: 'Events by number, and what each is about.',
      code: code`export const EVENTS‹: GameInfo['events']› = ${data(eventRows(em))}`,
    },
    {
      doc: 'Zone families.',
      code: code`export const ZONES‹: GameInfo['zones']› = ${data(zoneRows(em))}`,
    },
    {
      doc: 'Rules that can be named as a reason, by number.',
      code: code`export const RULES‹: Placed['rules']› = ${data(ruleRows(em))}`,
    },
  ]
}

export const placeOf = (span: Span): string => `${span.file.path}:${lineColumn(span.file, span.start).line}`

const texts = (list: readonly { readonly text: string }[]): string[] => list.map((each) => each.text)

const optionRows = (em: Emitter): Data[] =>
  [...em.program.game.options.values()].map((o) => ({
    name: o.name.text,
    values: texts(o.values),
    clauses: texts(o.cites),
  }))

function eventRows(em: Emitter): Data[] {
  return [...em.program.events.values()].map(({ name }) => {
    const symbol = em.program.game.events.get(name)
    const params = symbol?.params.map((p) => ({ role: p.role, name: p.name, type: typeWord(p.type) })) ?? []
    return { name, params, clauses: texts(symbol?.cites ?? []) }
  })
}

function ruleRows(em: Emitter): Data[] {
  return em.table.rows.map((r) => {
    const text = r.span.file.text.slice(r.span.start, r.span.end).split('\n')[0]?.trim() ?? ''
    return { name: r.name, kind: r.kind, clauses: [...r.clauses], text }
  })
}

function zoneRows({ program: { game } }: Emitter): Data[] {
  return [...game.zones.values()].map((z) => {
    const of = z.key?.type.base === 'enum' ? texts(game.enums.get(z.key.type.of)?.values ?? []) : undefined
    return { name: z.name.text, perSeat: z.key?.type.base === 'player', holds: z.holds, of }
  })
}

const seatsRow = ({ from, to, said }: Game['seats']): Data =>
  said === null ? { from, to } : { from, to, clauses: texts(said.cites), place: code`PLACES.folder + PLACES.seats` }

/** Small and apart from its tables, as the fingerprint in it changes with every rule. */
export function emitInfo(em: Emitter, fingerprint: string): Piece {
  const { game } = em.program
  const lists = deckLists(game)
  const info = data({
    name: game.name,
    title: game.title,
    seats: seatsRow(game.seats),
    options: code`OPTIONS`,
    events: code`EVENTS`,
    rules: code`placed(PLACES, 'rules', RULES)`,
    cards: code`namesIn(CARD)`,
    zones: code`ZONES`,
    decks: lists.length === 0 ? undefined : lists,
    fingerprint,
  })
  return { doc: 'What does not change while the game is played.', code: code`export const info‹: GameInfo› = ${info}` }
}
