import type { PrintedValue } from '../game/model.ts'
import type { Type } from '../game/type.ts'
import { type Code, type Part, codeOf } from '../target/code.ts'
import { list, record } from '../target/data.ts'
import { key } from '../target/literals.ts'
import { code } from '../target/vocabulary.ts'
import { type Emitter, docOf, tsType, waits } from './emitter.ts'
import type { Piece } from './piece.ts'
import { emitTexts } from './texts.ts'
import { zoneBase } from './zones.ts'

/** Constants: values of types, zones, cards, events, procedures. */
export function emitNames(em: Emitter): Piece[] {
  return [...enums(em), ...zones(em), ...cards(em), ...emitTexts(em), ...printed(em), ...numbered(em)]
}

/** What each name stands for, by the name as the rules have it. */
const table = (rows: readonly (readonly [Code, number])[]): Code => code`${record(rows)} ‹as const›`

function enums(em: Emitter): Piece[] {
  return [...em.program.game.enums.values()].flatMap((e) => [
    {
      doc: docOf(e.cites.map((c) => c.text)),
      code: code`export const ${em.enumConst(e.name.text)} = ${table(e.values.map((v, i) => [key(v.text), i]))}`,
    },
    {
      doc: '',
      code: code`export const ${em.enumValues(e.name.text)}‹: readonly number[]› = numbersIn(${em.enumConst(e.name.text)})`,
    },
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
    {
      doc: 'First instance of each zone family; a zone that every seat has adds the seat.',
      code: code`export const ZONE = ${table(all.map((z) => [key(z.name.text), z.base]))}`,
    },
    {
      doc: 'The seat each zone instance belongs to.',
      code: code`export const HOLDER‹: readonly number[]› = holdersOf(ZONE, ${size}, ${list(perSeat)})`,
    },
    {
      doc: 'Zone instances that hold pending effects.',
      code: code`export const EFFECT_ZONES‹: readonly number[]› = ${list(effects)}`,
    },
  ]
}

function cards(em: Emitter): Piece[] {
  const all = [...em.program.game.definitions.values()]
  return [
    { doc: 'Printed cards by name.', code: code`export const CARD = ${table(all.map((d) => [key(d.name), d.index]))}` },
    { doc: '', code: code`export const DEFINITIONS‹: readonly number[]› = numbersIn(CARD)` },
  ]
}

function printed(em: Emitter): Piece[] {
  const { game } = em.program
  return [...game.printed.values()].map((p) => {
    const column = [...game.definitions.values()].map((d) => printedCode(d.attributes.get(p.name.text), p.type))
    const type = p.type.set ? code`‹(readonly number[])›` : tsType(p.type)
    return {
      doc: docOf(
        p.cites.map((c) => c.text),
        `Printed \`${p.name.text}\` of each card.`,
      ),
      code: code`export const ${em.printed(p.name.text)}‹: readonly ${type}[]› = ${list(column)}`,
    }
  })
}

function numbered(em: Emitter): Piece[] {
  const { game, procs, events } = em.program
  const options = [...game.options.values()].map((o) => list(o.values.map((v) => numberOf(v.text))))
  return [
    {
      doc: 'What an option counts for where a number is asked; 0 for a word.',
      code: code`export const OPTION_NUMBERS‹: readonly (readonly number[])[]› = ${list(options)}`,
    },
    {
      doc: 'Events by name.',
      code: code`export const EVENT = ${table([...events.keys()].map((name, i) => [key(name), i]))}`,
    },
    {
      doc: 'Procedures that can be suspended or wait as pending effects.',
      code: code`export const PROC = ${table(procs.filter(waits).map((p, i) => [codeOf(em.procKey(p)), i + 1]))}`,
    },
  ]
}

const numberOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : 0)

/** What is not printed is none; of a set, empty; of a truth, no. */
function printedCode(value: PrintedValue | undefined, type: Type): Part {
  if (type.base === 'truth') return value === 1
  if (value === undefined) return type.set ? code`[]` : code`NONE`
  return typeof value === 'number' ? value : list([...value])
}
