import type { TExample, TGiven, TMatcher, TMove, TStep } from '../elaborate/examples.ts'
import { lineColumn, type Span } from '../source/source-file.ts'
import { type Emitter, Names, docOf } from './emitter.ts'
import type { FrameCode } from './frame.ts'
import type { Piece } from './events.ts'
import type { Proc, TExpr } from '../game/ir.ts'
import { conjunctsOf } from './costs.ts'
import { emitExpr, storedPlace, zoneInstance } from './expr.ts'
import { type Told, toldOf, wordsOf } from './told.ts'
import { camel, literal, typeWord } from './names.ts'
import { mentions } from './words.ts'

type Frames = readonly { readonly proc: Proc; readonly code: FrameCode }[]

/** The worked examples, each a constant of its own that says nothing of its place, so that it stays as it is when lines move. */
export function emitExamples(em: Emitter, frames: Frames): Piece[] {
  const byFile = new Map<string, string[]>()
  const pieces = em.program.examples.map((x, i): Piece => {
    const name = em.names.of(`example ${i}`, camel(`example-${firstWords(x.title)}`))
    const { path } = x.span.file
    byFile.set(path, [...(byFile.get(path) ?? []), `[${lineOf(x)}, ${name}]`])
    return { doc: docOf(x.cites, x.span), code: `const ${name} = example<State>(${example(em, frames, x)})` }
  })
  const lists = [...byFile].map(([path, rows]) => `...inFile(${literal(path)}, [${rows.join(', ')}])`)
  return [...pieces, { doc: 'The worked examples of the rules text.', code: `export const examples: readonly CompiledExample<State>[] = [${lists.join(', ')}]` }]
}

/** Enough of a title to know it by. */
function firstWords(title: string): string {
  return title.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '').slice(0, 8).join('-')
}

const lineOf = (x: { readonly span: Span }): number => lineColumn(x.span.file, x.span.start).line

function example(em: Emitter, frames: Frames, x: TExample): string {
  const laying = new Names(em)
  const given = x.given.map((g) => givenLine(em, laying, g))
  const begin = [...start(em, laying, frames, x), handedOver(laying, x)]
  const names = new Names(em)
  calledCards(names, x)
  const options = `[${x.options.map((o) => `[${o.option}, ${o.value}]`).join(', ')}]`
  const steps = x.steps.map((s) => step(em, names, s, lineOf(s) - lineOf(x))).join(',\n')
  return `${literal(x.title)}, [${x.cites.map(literal).join(', ')}], ${options}, ${lambda([...given, ...begin].filter((line) => line !== '').join('\n'))}, [\n${steps}\n]${x.players === em.program.game.seats.from ? '' : `, ${x.players}`}`
}

/** The cards that the position names, for the lines below and the events that it stands in. */
export function handedOver(names: Names, { called }: TExample): string {
  return called.length === 0 ? '' : `return [${called.map((local) => names.of(local)).join(', ')}]`
}

/** Those cards by their number, in functions that are handed them as `laid`. */
export function calledCards(names: Names, { called }: TExample): void {
  for (const [i, local] of called.entries()) names.alias(local, `laid[${i}]!`)
}

function lambda(body: string): string {
  return body === '' ? '() => {}' : `(s) => {\n${body}\n}`
}

/** Whether the position of an example holds anything in a zone. */
export const laysCards = ({ given }: TExample): boolean => given.some((g) => g.kind === 'zone' && g.items.some(({ what }) => what.kind !== 'branch'))

/** Lays down one line of a position. */
export function givenLine(em: Emitter, names: Names, g: TGiven): string {
  if (g.kind === 'mark') return `s.${em.column(g.adjective)}[${emitExpr(em, names, g.of)}] = true`
  if (g.kind === 'deck') return `${g.place.kind === 'stored' ? storedPlace(em, names, g.place) : ''} = [${g.definitions.join(', ')}]`
  if (g.kind === 'fact') {
    if (g.place.kind !== 'stored') return ''
    return `${storedPlace(em, names, g.place)} = ${emitExpr(em, names, g.value)}`
  }
  const zone = zoneInstance(em, names, g.zone)
  const items = g.items.map((item) => {
    const facts = item.facts.map((f) => `s.${f.fact === '$definition' ? 'def' : em.column(f.fact)}[laid] = ${emitExpr(em, names, f.value)}`)
    const then = facts.length === 0 ? '' : `, (laid) => {\n${facts.join('\n')}\n}`
    const called = item.called === null ? '' : `const ${names.of(item.called)} = `
    if (item.what.kind === 'card') return `${called}placeGiven(s, ${item.what.definition}, ${item.what.owner === null ? 'NONE' : emitExpr(em, names, item.what.owner)}, ${zone}, hands${then})`
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
  if (m.kind === 'card') return m.owner === null ? `card(${m.definition})` : `card(${m.definition}, ${emitExpr(em, names, m.owner)})`
  if (m.kind === 'branch') return `branch(${literal(m.event)})`
  const code = emitExpr(em, names, m.value)
  return `value(${literal(typeWord(m.value.type))}, ${function_(code)})`
}

/** What is to hold, each part of an `and` for itself, with what a failure tells of it. */
function check(em: Emitter, names: Names, line: number, fact: TExpr): string {
  const parts = conjunctsOf(fact)
  return parts.map((part) => part.kind === 'binary' && part.op === '=' ? equal(em, names, line, part) : holds(em, names, line, part, parts.length === 1)).join(',\n')
}

/** A single value that is to be a certain one. */
function equal(em: Emitter, names: Names, line: number, fact: TExpr & { kind: 'binary' }): string {
  const { left, right } = fact
  const wanted = emitExpr(em, names, right)
  const plain = !left.type.set && left.type.base !== 'truth' && !right.type.set && !right.type.optional && !looksAtState(wanted)
  return plain ? `equals(${line}, ${told(em, names, { of: left, place: false })}, ${wanted})` : holds(em, names, line, fact, true)
}

function holds(em: Emitter, names: Names, line: number, fact: TExpr, whole: boolean): string {
  const tells = toldOf(fact, whole).map((part) => `[${told(em, names, part)}]`)
  return `then(${[String(line), function_(emitExpr(em, names, fact)), ...tells].join(', ')})`
}

/** What a failure says of a part: its words, the type of what is told, and that itself. */
function told(em: Emitter, names: Names, { of, place }: Told): string {
  const code = emitExpr(em, names, of)
  return `${literal(wordsOf(of))}, ${literal(place ? 'place' : typeWord(of.type))}, ${function_(place ? `s.place[${code}] ?? NONE` : code)}`
}

const looksAtState = (code: string): boolean => mentions(code, 's') || mentions(code, 'laid')

/** A function of the state and the named cards, without the parameters that it does not look at. */
function function_(code: string): string {
  return `${mentions(code, 'laid') ? '(s, laid)' : mentions(code, 's') ? '(s)' : '()'} => ${code}`
}

function move(em: Emitter, names: Names, m: TMove): string {
  return `${[...em.program.events.keys()].indexOf(m.event)}, [${m.args.map((a) => matcher(em, names, a)).join(', ')}]`
}

/** `line` counts from the line of the title. */
function step(em: Emitter, names: Names, s: TStep, line: number): string {
  const values = (list: readonly TMatcher[]): string => `[${list.map((v) => matcher(em, names, v)).join(', ')}]`
  switch (s.kind) {
    case 'does': return `does(${line}, ${s.seat}, ${move(em, names, s.move)})`
    case 'chooses': return `chooses(${line}, ${s.seat}, ${values(s.values)})`
    case 'answers': return `answers(${line}, ${s.seat}, ${literal(s.answer)})`
    case 'offered': return `${s.not ? 'refused' : 'offered'}(${line}, ${s.seat}, ${move(em, names, s.move)}${s.not ? `, [${s.because.map(literal).join(', ')}]` : ''})`
    case 'chance': return `chanceChooses(${line}, ${values(s.values)})`
    case 'asked': return `${s.not ? 'notAsked' : 'asked'}(${line}, ${s.seat})`
    case 'nobody': return `nobodyAsked(${line})`
    case 'exactly': return `exactly(${line}, ${s.seat}, [${s.moves.map((m) => `moved(${move(em, names, m)})`).join(', ')}])`
    case 'choosable': return `${s.not ? 'notChoosable' : 'choosable'}(${line}, ${s.seat}, ${values(s.values)}${s.not && s.because.length > 0 ? `, [${s.because.map(literal).join(', ')}]` : ''})`
    case 'then': return check(em, names, line, s.fact)
    case 'deck': return `deckIs(${line}, ${emitExpr(em, names, s.player)}, ${s.refused}, [${s.because.map(literal).join(', ')}])`
    case 'happened': return `${s.not ? 'notHappened' : 'happened'}(${line}, [${s.moves.map((m) => `moved(${move(em, names, m)})`).join(', ')}])`
  }
}
