import type { TBegun, TExample } from '../program/examples.ts'
import type { Proc } from '../program/ir.ts'
import type { Type } from '../game/type.ts'
import { type Code, NOTHING, type Part, commas, lines } from '../typescript/code.ts'
import { data } from '../typescript/data.ts'
import { key, literal } from '../typescript/literals.ts'
import { word } from '../typescript/name.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import { type Emitter, Names } from './emitter.ts'
import type { Piece } from './piece.ts'
import { handsOf, calledCards, givenLines, handedOver } from './examples.ts'
import { emitExpr } from './expr.ts'
import type { FrameCode } from './frame.ts'
import { placeOf } from './game-info.ts'
import { typeWord } from './names.ts'

type Frames = readonly { readonly proc: Proc; readonly code: FrameCode }[]

/** The `PositionKit` of a game, for tools that make up positions; no name of the rules begins with `$`. */
export function emitPositions(em: Emitter, frames: Frames): Piece[] {
  const events = frames.filter(({ proc }) => proc.kind === 'event')
  const entries = events.map(({ proc, code: { entries } }): Row => [
    proc.name,
    record([...entries].filter((entry): entry is [string, number] => typeof entry[1] === 'number')),
  ])
  const suspended = events.map(({ proc, code: frame }) => code`${em.procNumber(proc)}: ${suspendedEvent(proc, frame)}`)
  const marks = [...em.program.game.adjectives.values()].flatMap((a) => (a.stored ? [a.name.text] : []))
  const parts = [
    code`hands`,
    code`begins: ${record(begins(em))}`,
    code`entries: ${record(entries)}`,
    code`suspended: { ${commas(suspended)} }`,
    code`starts: ${record(em.program.examples.map((x) => [placeOf(x.span), start(em, x)]))}`,
    code`asked: [${asked(em)}]`,
    code`marks: ${data(marks)}`,
  ]
  return [
    handsOf(em),
    {
      doc: 'How positions are laid down, taken apart and looked at.',
      code: code`export const $positions‹: PositionKit<State>› = {\n${commas(parts)}\n}`,
    },
  ]
}

type Row = readonly [string, Part]

const record = (rows: readonly Row[]): Code => code`{ ${commas(rows.map(([name, of]) => code`${key(name)}: ${of}`))} }`

function begins(em: Emitter): Row[] {
  return [...em.program.events.values()].flatMap((event): Row[] =>
    event.proc === null || event.name === 'move' ? [] : [[event.name, em.perform(event.name)]],
  )
}

const suspendedEvent = (proc: Proc, { fields }: FrameCode): Code =>
  data({ event: proc.name, args: fields.filter((f) => f.param).map((f) => f.name.wish) })

function start(em: Emitter, x: TExample): Code {
  const names = new Names(em)
  const given = givenLines(em, names, x)
  const inPath = new Names(em)
  calledCards(inPath, x)
  const calls = (all: readonly TBegun[]): Code[] =>
    all.map((call) => code`[${[literal(call.event), ...call.args.map((a) => emitExpr(em, inPath, a))]}]`)
  const params = x.called.length === 0 ? [STATE] : [STATE, word('laid')]
  const before = x.before.length === 0 ? NOTHING : code`, before: (${params}) => [${calls(x.before)}]`
  return code`{ given: (s) => {\n${lines([...given, handedOver(names, x)])}\n}, path: (${params}) => [${calls(x.path)}]${before} }`
}

/** What follows from the state; what is kept stands in it. */
function asked(em: Emitter): Code[] {
  const { game, facts, adjectives, relations } = em.program
  const row = (name: string, kind: string, params: readonly Type[], type: string, of: Part): Code =>
    data({ name, kind, params: params.map(typeWord), type, of })
  return [
    ...[...facts.keys()].flatMap((name) => {
      const symbol = game.facts.get(name)
      if (symbol === undefined || symbol.stored) return []
      const params = symbol.params.map((p) => p.type)
      return [row(name, 'fact', params, typeWord(symbol.type), em.factName(name))]
    }),
    ...[...adjectives.keys()].flatMap((name) => {
      const symbol = game.adjectives.get(name)
      return symbol === undefined || symbol.stored
        ? []
        : [row(name, 'adjective', [symbol.subject], 'truth', em.adjective(name))]
    }),
    ...[...relations.keys()].flatMap((name) => {
      const symbol = game.relations.get(name)
      return symbol === undefined
        ? []
        : [row(name, 'relation', [symbol.left, symbol.right], 'truth', em.relation(name))]
    }),
  ]
}
