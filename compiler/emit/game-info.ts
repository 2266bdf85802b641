import { deckLists } from '../game/deck-lists.ts'
import { isHeld } from '../analyse/held-zones.ts'
import type { Game } from '../game/model.ts'
import { lineColumn, type Span } from '../../grammar/source-file.ts'
import { type Data, data, rows as inRows } from '../typescript/data.ts'
import type { Code } from '../typescript/code.ts'
import { literal } from '../typescript/literals.ts'
import { code, named } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, constant } from './piece.ts'
import { typeWord } from './names.ts'
import { boardInfo } from './presentation.ts'
import { statementsIn } from '../analyse/walk.ts'
import type { Program } from '../program/program.ts'

/** What does not change while the game is played: tables of what the rules declare. */
export function emitInfoTables(em: Emitter): Piece[] {
  const { game } = em.program
  const lists = deckLists(game)
  const tables = data({
    seats: seatsRow(game.seats),
    options: code`OPTIONS`,
    events: code`eventRows(EVENTS)`,
    rules: code`placedRules(PLACES, RULES)`,
    cards: code`CARDS`,
    zones: code`ZONES`,
    decks: lists.length === 0 ? undefined : lists,
    board: boardInfo(em),
  })
  return [
    row('OPTIONS', code`‹GameInfo['options']›`, optionRows(em), 'Options, and the values that each can have.'),
    row('EVENTS', code`‹readonly EventRow[]›`, eventRows(em), 'Events by number, and what each is about.'),
    row('ZONES', code`‹GameInfo['zones']›`, zoneRows(em), 'Zone families.'),
    row('RULES', code`‹Placed['rules']›`, ruleRows(em), 'Rules that can be named as a reason, by number.'),
    constant({ name: named('CARDS'), type: code`‹readonly string[]›`, value: code`namesIn(CARD)`, kind: 'group' }),
    constant({
      name: named('TABLES'),
      type: code`‹GameTables›`,
      value: tables,
      doc: 'What does not change while the game is played.',
    }),
  ]
}

const row = (name: string, type: Code, rows: readonly Data[], doc: string): Piece =>
  constant({ name: named(name), type, value: inRows(rows), doc })

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
    const params = symbol?.params.map((p) => [p.role, p.name, typeWord(p.type)]) ?? []
    return [name, params, texts(symbol?.cites ?? [])]
  })
}

function ruleRows(em: Emitter): Data[] {
  const heads = new RuleHeads(em.program)
  return em.table.rows.map(({ name, kind, clauses, span }) => [name, kind, [...clauses], heads.of(span)])
}

function zoneRows({ program }: Emitter): Data[] {
  const { game } = program
  return [...game.zones.values()].map((z) => {
    const of = z.key?.type.base === 'enum' ? texts(game.enums.get(z.key.type.of)?.values ?? []) : undefined
    const held = isHeld(program, z.name.text) ? true : undefined
    return { name: z.name.text, perSeat: z.key?.type.base === 'player', holds: z.holds, of, held }
  })
}

const seatsRow = ({ from, to, said }: Game['seats']): Data =>
  said === null ? { from, to } : { from, to, clauses: texts(said.cites), place: code`PLACES.folder + PLACES.seats` }

/** Which game it is; the fingerprint changes with every rule. */
export function emitInfo({ program: { game } }: Emitter, fingerprint: string): Piece {
  return constant({
    name: named('info'),
    type: code`‹GameInfo›`,
    value: code`{ name: ${literal(game.name)}, title: ${literal(game.title)}, fingerprint: ${literal(fingerprint)}, ...TABLES }`,
    doc: 'Which game it is, and what does not change while it is played.',
  })
}

/**
 * What rules say without the block under them, in one line, however many it takes in the file. A remark within stays
 * out, with what follows it.
 */
class RuleHeads {
  /** By file: where instructions begin, in order. */
  private readonly begins = new Map<string, number[]>()

  constructor({ procs }: Pick<Program, 'procs'>) {
    for (const { span } of procs.flatMap(({ body }) => statementsIn(body))) {
      const known = this.begins.get(span.file.path) ?? []
      this.begins.set(span.file.path, known)
      known.push(span.start)
    }
    for (const starts of this.begins.values()) starts.sort((a, b) => a - b)
  }

  of(span: Span): string {
    const { file, start, end } = span
    const inside = this.begins.get(file.path)?.find((at) => at > start) ?? end
    const [said = ''] = file.text.slice(start, Math.min(end, inside)).split(REMARK, 1)
    return said
      .replace(CITED, '')
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim()
  }
}

const REMARK = /\s+--/u

/** What stands in brackets before the first instruction belongs to that. */
const CITED = /\s*(\[[^\]]*\]\s*)?$/u
