import type { Type } from '../game/type.ts'
import { type Emitter, Names } from './emitter.ts'
import { placeOf } from './engine-module.ts'
import type { Piece } from './events.ts'
import { calledCards, givenLine, handedOver } from './examples.ts'
import { emitExpr } from './expr.ts'
import type { FrameCode } from './frame.ts'
import type { Proc } from '../game/ir.ts'
import type { TExample } from '../elaborate/examples.ts'
import { key, literal, typeWord } from './names.ts'

type Frames = readonly { readonly proc: Proc; readonly code: FrameCode }[]

/** The `PositionKit` of a game, for tools that make up positions; no name of the rules begins with `$`. */
export function emitPositions(em: Emitter, frames: Frames): Piece[] {
  const parts = [
    'hands',
    `begins: ${record(begins(em))}`,
    `entries: ${record(frames.flatMap(({ proc, code }) => (proc.kind === 'event' ? [[proc.name, record([...code.entries].map(([event, pc]) => [event, String(pc)]))]] : [])))}`,
    `suspended: { ${frames.flatMap(({ proc, code }) => (proc.kind === 'event' ? [`${em.procIds.indexOf(proc.id) + 1}: ${suspended(proc, code)}`] : [])).join(', ')} }`,
    `starts: ${record(em.program.examples.map((x) => [placeOf(x.span), start(em, x)]))}`,
    `asked: [${asked(em).join(',\n')}]`,
    `marks: [${[...em.program.game.adjectives.values()].flatMap((a) => (a.stored ? [literal(a.name.text)] : [])).join(', ')}]`,
  ]
  return [{ doc: '', code: 'const hands = { definitions: DEFINITIONS, create: createCard, place }' }, { doc: 'How positions are laid down, taken apart and looked at.', code: `export const $positions: PositionKit<State> = {\n${parts.join(',\n')}\n}` }]
}

const record = (rows: readonly (readonly string[])[]): string => `{ ${rows.map(([name = '', code = '']) => `${key(name)}: ${code}`).join(',\n')} }`

function begins(em: Emitter): string[][] {
  return [...em.program.events.values()].flatMap((event) => (event.proc === null || event.name === 'move' ? [] : [[event.name, em.perform(event.name)]]))
}

function suspended(proc: Proc, { fields }: FrameCode): string {
  return `{ event: ${literal(proc.name)}, args: [${fields.filter((f) => f.param).map((f) => literal(f.name)).join(', ')}] }`
}

function start(em: Emitter, x: TExample): string {
  const names = new Names(em)
  const given = x.given.map((g) => givenLine(em, names, g)).filter((line) => line !== '')
  const inPath = new Names(em)
  calledCards(inPath, x)
  const path = x.path.map((call) => `[${[literal(call.event), ...call.args.map((a) => emitExpr(em, inPath, a))].join(', ')}]`)
  return `{ given: (s) => {\n${[...given, handedOver(names, x)].join('\n')}\n}, path: (s${x.called.length === 0 ? '' : ', laid'}) => [${path.join(', ')}] }`
}

/** What follows from the state; what is kept stands in it. */
function asked(em: Emitter): string[] {
  const { game, facts, adjectives, relations } = em.program
  const row = (name: string, kind: string, params: readonly Type[], type: string, of: string): string =>
    `{ name: ${literal(name)}, kind: ${literal(kind)}, params: [${params.map((p) => literal(typeWord(p))).join(', ')}], type: ${literal(type)}, of: ${of} }`
  return [
    ...[...facts.keys()].flatMap((name) => {
      const symbol = game.facts.get(name)
      return symbol === undefined || symbol.stored ? [] : [row(name, 'fact', symbol.params.map((p) => p.type), typeWord(symbol.type), em.factName(name))]
    }),
    ...[...adjectives.keys()].flatMap((name) => {
      const symbol = game.adjectives.get(name)
      return symbol === undefined || symbol.stored ? [] : [row(name, 'adjective', [symbol.subject], 'truth', em.adjective(name))]
    }),
    ...[...relations.keys()].flatMap((name) => {
      const symbol = game.relations.get(name)
      return symbol === undefined ? [] : [row(name, 'relation', [symbol.left, symbol.right], 'truth', em.relation(name))]
    }),
  ]
}
