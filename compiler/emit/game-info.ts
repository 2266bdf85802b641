import { deckLists } from '../game/deck-lists.ts'
import type { Game } from '../game/model.ts'
import { lineColumn, type Span } from '../../grammar/source-file.ts'
import type { Code } from '../target/code.ts'
import { type Data, data } from '../target/data.ts'
import { code } from '../target/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import type { Piece } from './piece.ts'
import { typeWord } from './names.ts'

/** What does not change while the game is played: its tables, and the information made of them. */
export function emitInfo(em: Emitter, fingerprint: string): Piece[] {
  return [
    { doc: '', code: code`const optionInfo‹: GameInfo['options']› = ${data(optionRows(em))}` },
    { doc: '', code: code`const eventInfo‹: GameInfo['events']› = ${data(eventRows(em))}` },
    { doc: '', code: code`const ruleInfo‹: GameInfo['rules']› = ${data(ruleRows(em))}` },
    {
      doc: 'What does not change while the game is played.',
      code: code`export const info‹: GameInfo› = ${infoTable(em, fingerprint)}`,
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
    return { name: r.name, kind: r.kind, clauses: [...r.clauses], text, place: placeOf(r.span) }
  })
}

function seatsRow({ from, to, said }: Game['seats']): Data {
  return said === null ? { from, to } : { from, to, clauses: texts(said.cites), place: placeOf(said.span) }
}

/** Small and apart from its tables, as the fingerprint in it changes with every rule. */
function infoTable(em: Emitter, fingerprint: string): Code {
  const { game } = em.program
  const zones = [...game.zones.values()].map((z) => {
    const of = z.key?.type.base === 'enum' ? texts(game.enums.get(z.key.type.of)?.values ?? []) : undefined
    return { name: z.name.text, perSeat: z.key?.type.base === 'player', holds: z.holds, of }
  })
  const lists = deckLists(game)
  return data({
    name: game.name,
    title: game.title,
    seats: seatsRow(game.seats),
    options: code`optionInfo`,
    events: code`eventInfo`,
    rules: code`ruleInfo`,
    cards: [...game.definitions.keys()],
    zones,
    decks: lists.length === 0 ? undefined : lists,
    fingerprint,
  })
}
