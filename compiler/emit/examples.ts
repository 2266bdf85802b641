import type { TExample, TGiven, TMatcher, TMove, TStep } from '../elaborate/examples.ts'
import { lineColumn } from '../source/source-file.ts'
import { type Emitter, Names } from './emitter.ts'
import type { FrameCode } from './frame.ts'
import type { Piece } from './events.ts'
import type { Proc } from '../game/ir.ts'
import { emitExpr, zoneInstance } from './expr.ts'
import { literal } from './names.ts'
import { placeOf, typeWord } from './engine-module.ts'

type Frames = readonly { readonly proc: Proc; readonly code: FrameCode }[]

/** The worked examples as data and small functions, for the example runner. */
export function emitExamples(em: Emitter, frames: Frames): Piece[] {
  const list = em.program.examples.map((x) => example(em, frames, x))
  return [{ doc: 'The worked examples of the rules text.', code: `export const examples: readonly CompiledExample<State>[] = [${list.join(',\n')}]` }]
}

function example(em: Emitter, frames: Frames, x: TExample): string {
  const names = new Names(em)
  const given = x.given.map((g) => givenLine(em, names, g))
  return `{
title: ${literal(x.title)},
clauses: [${x.cites.map(literal).join(', ')}],
place: ${literal(placeOf(x.span))},
options: [${x.options.map((o) => `[${o.option}, ${o.value}]`).join(', ')}],
given(s) {\n${['void s', ...given].join('\n')}\n},
start(s) {\n${['void s', ...start(em, names, frames, x)].join('\n')}\n},
steps: [${x.steps.map((s) => step(em, names, s)).join(',\n')}],
}`
}

function givenLine(em: Emitter, names: Names, g: TGiven): string {
  if (g.kind === 'mark') return `s.${em.column(g.adjective)}[${emitExpr(em, names, g.of)}] = true`
  if (g.kind === 'fact') {
    if (g.place.kind !== 'stored') return ''
    return `${emitExpr(em, names, g.place).replace(/!$/, '')} = ${emitExpr(em, names, g.value)}`
  }
  const zone = zoneInstance(em, names, g.zone)
  const items = g.items.map((item) => {
    const facts = item.facts.map((f) => `s.${em.column(f.fact)}[card] = ${emitExpr(em, names, f.value)}`)
    const then = facts.length === 0 ? '' : `, (card) => {\n${facts.join('\n')}\n}`
    if (item.what.kind === 'card') return `placeGiven(s, ${item.what.definition}, ${item.what.owner === null ? 'NONE' : emitExpr(em, names, item.what.owner)}, ${zone}, hands${then})`
    if (item.what.kind === 'branch') return ''
    return `placeAll(s, () => ${emitExpr(em, names, item.what.value)}, ${zone}, hands${then})`
  })
  // The first card listed is the top, so the last is laid down first.
  return items.reverse().join('\n')
}

/** Outer events of the path stand just after the line that does the next one; the innermost begins. */
function start(em: Emitter, names: Names, frames: Frames, x: TExample): string[] {
  return x.path.flatMap((call, i) => {
    const event = em.program.events.get(call.event)
    const next = x.path[i + 1]
    const args = ['s', ...call.args.map((a) => emitExpr(em, names, a))]
    if (next === undefined || event?.proc === null || event?.proc === undefined) return [`${em.perform(call.event)}(${args.join(', ')})`]
    const frame = frames.find((f) => f.proc === event.proc)
    const pc = frame?.code.entries.get(next.event)
    if (frame === undefined || pc === undefined) return [`throw new Error(${literal(`${call.event} does not do ${next.event} at a place where an example can begin`)})`]
    return [`${em.perform(call.event)}(${args.join(', ')})`, `enter(s, ${pc})`]
  })
}

function matcher(em: Emitter, names: Names, m: TMatcher | null): string {
  if (m === null) return 'null'
  if (m.kind === 'card') return `{ definition: ${m.definition}, owner: ${m.owner === null ? 'NONE' : emitExpr(em, names, m.owner)} }`
  if (m.kind === 'branch') return `{ branch: ${literal(m.event)} }`
  const value = emitExpr(em, names, m.value)
  return `{ type: ${literal(typeWord(m.value.type))}, value: (s: State) => { void s; return ${m.value.type.base === 'truth' ? `Number(${value})` : value} } }`
}

function move(em: Emitter, names: Names, m: TMove): string {
  return `{ event: ${[...em.program.events.keys()].indexOf(m.event)}, args: [${m.args.map((a) => matcher(em, names, a)).join(', ')}] }`
}

function step(em: Emitter, names: Names, s: TStep): string {
  const line = lineColumn(s.span.file, s.span.start).line
  const text = literal(s.span.file.text.slice(s.span.start, s.span.end).split('\n')[0]?.trim() ?? '')
  const head = `line: ${line}, text: ${text}`
  switch (s.kind) {
    case 'does': return `{ kind: 'does', ${head}, seat: ${s.seat}, move: ${move(em, names, s.move)} }`
    case 'chooses': return `{ kind: 'chooses', ${head}, seat: ${s.seat}, values: [${s.values.map((v) => matcher(em, names, v)).join(', ')}] }`
    case 'answers': return `{ kind: 'answers', ${head}, seat: ${s.seat}, answer: ${literal(s.answer)} }`
    case 'offered': return `{ kind: 'offered', ${head}, seat: ${s.seat}, not: ${s.not}, move: ${move(em, names, s.move)}, because: [${s.because.map(literal).join(', ')}] }`
    case 'exactly': return `{ kind: 'exactly', ${head}, seat: ${s.seat}, moves: [${s.moves.map((m) => move(em, names, m)).join(', ')}] }`
    case 'choosable': return `{ kind: 'choosable', ${head}, seat: ${s.seat}, not: ${s.not}, values: [${s.values.map((v) => matcher(em, names, v)).join(', ')}] }`
    case 'then': return `{ kind: 'then', ${head}, test: (s: State) => ${emitExpr(em, names, s.fact)} }`
    case 'happened': return `{ kind: 'happened', ${head}, moves: [${s.moves.map((m) => move(em, names, m)).join(', ')}] }`
  }
}
