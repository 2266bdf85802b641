import type { PrintedSymbol, PrintedValue } from '../game/model.ts'
import type { Type } from '../game/type.ts'
import { type Code, type Part, type Table, codeOf } from '../typescript/code.ts'
import { list, record } from '../typescript/data.ts'
import { key } from '../typescript/literals.ts'
import { EVENT, MOVE, ZONE, code, named } from '../typescript/vocabulary.ts'
import { type Emitter, docOf, tsType, waits } from './emitter.ts'
import { offeredEvents } from './move-code.ts'
import { type Piece, constant, names, sparseNames } from './piece.ts'
import { emitTexts } from './texts.ts'
import { zoneBase } from './zones.ts'

/** Constants: values of types, zones, cards, events, procedures. */
export function emitNames(em: Emitter): Piece[] {
  return [...enums(em), ...zones(em), ...cards(em), ...emitTexts(em), ...printed(em), ...numbered(em)]
}

/** What each name stands for, by the name as the rules have it. */
const table = (rows: readonly (readonly [Code, number])[]): Table => record(rows)

const NUMBERS = code`‹readonly number[]›`

function enums(em: Emitter): Piece[] {
  return [...em.program.game.enums.values()].flatMap((e) => [
    names(
      em.enumConst(e.name.text),
      table(e.values.map((v, i) => [key(v.text), i])),
      docOf(e.cites.map((c) => c.text)),
    ),
    constant({
      name: em.enumValues(e.name.text),
      type: NUMBERS,
      value: code`numbersIn(${em.enumConst(e.name.text)})`,
    }),
  ])
}

function zones(em: Emitter): Piece[] {
  const all = [...em.program.game.zones.values()]
  const size = all.reduce((sum, z) => sum + z.size, 0)
  const perSeat = all.filter((z) => z.key?.type.base === 'player').map((z) => zoneBase(z.name.text))
  const effects = all
    .filter((z) => z.holds === 'effects')
    .flatMap((z) => Array.from({ length: z.size }, (_, p) => z.base + p))
  return [
    names(
      ZONE,
      table(all.map((z) => [key(z.name.text), z.base])),
      'First instance of each zone family; a zone that every seat has adds the seat.',
    ),
    constant({
      name: named('HOLDER'),
      type: NUMBERS,
      value: code`holdersOf(ZONE, ${size}, ${list(perSeat)})`,
      doc: 'The seat each zone instance belongs to.',
    }),
    constant({
      name: named('EFFECT_ZONES'),
      type: NUMBERS,
      value: list(effects),
      doc: 'Zone instances that hold pending effects.',
    }),
  ]
}

function cards(em: Emitter): Piece[] {
  const all = [...em.program.game.definitions.values()]
  return [
    names(named('CARD'), table(all.map((d) => [key(d.name), d.index])), 'Printed cards by name.'),
    constant({ name: named('DEFINITIONS'), type: NUMBERS, value: code`numbersIn(CARD)`, kind: 'group' }),
  ]
}

function printed(em: Emitter): Piece[] {
  const { game } = em.program
  return [...game.printed.values()].map((p) => {
    const values = [...game.definitions.values()].map((d) => printedCode(d.attributes.get(p.name.text), p.type))
    const type = p.type.set ? code`‹(readonly number[])›` : tsType(p.type)
    const whole = constant({
      name: em.printed(p.name.text),
      type: code`‹readonly ${type}[]›`,
      value: list(values),
      doc: docOf(
        p.cites.map((c) => c.text),
        `Printed \`${p.name.text}\` of each card.`,
      ),
      kind: 'group',
    })
    const few = onFewCards(em, p)
    return few === null ? whole : { ...whole, code: whole.table?.filled(few) ?? whole.code }
  })
}

/** By name the cards on which something is printed; null where it is most of them, so that a list says it sooner. */
function onFewCards({ program: { game } }: Emitter, { name, type }: PrintedSymbol): Code | null {
  const all = [...game.definitions.values()]
  const said = all.filter((d) => isSaid(d.attributes.get(name.text)))
  if (all.length < FEW_OF || said.length * FEW_IN > all.length) return null
  const rows = said.map((d) => [key(d.name), printedCode(d.attributes.get(name.text), type)] as const)
  return code`printedOn(CARD, ${printedCode(undefined, type)}, ${record(rows)})`
}

/** A name takes the room of so many values, and a short list is read at once. */
const [FEW_IN, FEW_OF] = [6, 40]

const isSaid = (value: PrintedValue | undefined): boolean =>
  value !== undefined && (typeof value === 'number' || value.length > 0)

function numbered(em: Emitter): Piece[] {
  const { game, procs, events } = em.program
  const options = [...game.options.values()].map((o) => list(o.values.map((v) => numberOf(v.text))))
  return [
    constant({
      name: named('OPTION_NUMBERS'),
      type: code`‹readonly (readonly number[])[]›`,
      value: list(options),
      doc: 'What an option counts for where a number is asked; 0 for a word.',
    }),
    names(EVENT, table([...events.keys()].map((name, i) => [key(name), i])), 'Events by name.'),
    ...numberedMoves(em),
    sparseNames(
      named('PROC'),
      table(procs.filter(waits).map((p) => [codeOf(em.procKey(p)), em.procNumber(p)])),
      'Procedures that can be suspended or wait as pending effects.',
    ),
  ]
}

/** The one event that is ever offered needs no number. */
function numberedMoves(em: Emitter): Piece[] {
  const offered = offeredEvents(em)
  const rows = offered.map(({ event }, i): [Code, number] => [key(event.name), i])
  return offered.length < 2
    ? []
    : [names(MOVE, table(rows), 'Events that players may choose, by the numbers of moves.')]
}

const numberOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : 0)

/** What is not printed is none; of a set, empty; of a truth, no. */
function printedCode(value: PrintedValue | undefined, type: Type): Part {
  if (type.base === 'truth') return value === 1
  if (value === undefined) return type.set ? code`[]` : code`NONE`
  return typeof value === 'number' ? value : list([...value])
}
