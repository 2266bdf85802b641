import { absentParts } from '../analyse/absent-parts.ts'
import { adjective, fact, type Region } from '../analyse/region.ts'
import { present } from '../analyse/row.ts'
import { weakMemo } from '../analyse/memo.ts'
import { SaidAtLast } from '../analyse/said-at-last.ts'
import { beginsOtherwiseInOrder } from '../analyse/begins-in-order.ts'
import type { TBegun, TExample, TGiven, TPlaced } from '../program/examples.ts'
import type { Proc, TExpr } from '../program/ir.ts'
import { lineColumn, type Span } from '../../grammar/source-file.ts'
import { type Code, NOTHING, type Part, lines } from '../typescript/code.ts'
import { any, entry } from '../typescript/build.ts'
import { data } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { word } from '../typescript/name.ts'
import { STATE, ZONE, exampleCode as code } from '../typescript/vocabulary.ts'
import { mentions } from '../typescript/walks.ts'
import { type Emitter, Names, docOf } from './emitter.ts'
import type { Piece } from './piece.ts'
import { step } from './example-steps.ts'
import { emitExpr, storedPlace, zoneInstance } from './expr.ts'
import type { FrameCode } from './frame.ts'
import { camel } from './names.ts'
import { liesIn } from './zones.ts'

type Frames = readonly { readonly proc: Proc; readonly code: FrameCode }[]

/**
 * The worked examples, each a constant of its own that says nothing of its place, so that it stays as it is when lines
 * move.
 */
export function emitExamples(em: Emitter, frames: Frames, examples = em.program.examples): Piece[] {
  const byFile = new Map<string, Code[]>()
  const pieces = examples.map((x, i): Piece => {
    const name = em.symbol('examples', `example ${i}`, camel(`example-${firstWords(x.title)}`))
    const { path } = x.span.file
    byFile.set(path, [...(byFile.get(path) ?? []), code`[${lineOf(x)}, ${name}]`])
    return { doc: docOf(x.cites), code: code`const ${name} = example‹<State>›(${exampleOf(em, frames, x)})` }
  })
  const lists = [...byFile].map(([path, rows]) => code`...inFile(${literal(path)}, [${rows}])`)
  return [
    ...(examples.some(laysCards) ? [handsOf(em)] : []),
    ...pieces,
    {
      doc: 'The worked examples of the rules text.',
      code: code`export const examples‹: readonly CompiledExample<State>[]› = [${lists}]`,
    },
  ]
}

/**
 * What lays down the cards of a position, and which zones have no room for more. Worked examples and positions that are
 * made up share it: it is the same piece for both.
 */
export const handsOf = weakMemo((em: Emitter): Piece => {
  const full = fullZones(em)
  const room =
    full === NOTHING ? NOTHING : code`, full: (s‹: State›, to‹: number›)‹: string | null› => {\n${full}\nreturn null\n}`
  return {
    doc: '',
    code: code`const hands = { definitions: DEFINITIONS, create: createCard, place: place, clone: clone${room} }`,
  }
})

/** The name of a zone that is full, where it can be told for the whole game how much it holds. */
function fullZones(em: Emitter): Code {
  const tests = [...em.program.zones.values()].flatMap(({ name, key }) => {
    const room = em.analyses.settledRooms().get(name)
    if (room === undefined) return []
    const names = new Names(em)
    if (key !== null) names.alias(key, code`to - ${entry(ZONE, name)}`)
    const test = liesIn(em, name, word('to'))
    return [code`if (${test} && s.zones[to]!.length >= ${emitExpr(em, names, room)}) return ${literal(name)}`]
  })
  return tests.length === 0 ? NOTHING : lines(tests)
}

/** Enough of a title to know it by. */
function firstWords(title: string): string {
  return title
    .split(/[^\p{L}\p{N}]+/u)
    .filter((each) => each !== '')
    .slice(0, 8)
    .join('-')
}

const lineOf = (x: { readonly span: Span }): number => lineColumn(x.span.file, x.span.start).line

function exampleOf(em: Emitter, frames: Frames, x: TExample): Part[] {
  const names = new Names(em)
  calledCards(names, x)
  const options = x.options.map((o) => [o.option, o.value])
  const steps = x.steps.map((s) => step(em, names, s, lineOf(s) - lineOf(x)))
  return [
    data(x.title),
    data([...x.cites]),
    data(options),
    positionOf(em, frames, x),
    code`[\n${steps}\n]`,
    ...seatsAndHandles(em, x, frames),
  ]
}

/** What lays the position down and begins what stands below it. */
function positionOf(em: Emitter, frames: Frames, x: TExample, inOrder = false): Code {
  const names = new Names(em)
  const given = inOrder ? givenInOrder(em, names, x) : givenLines(em, names, x)
  const begin = [...happened(em, names, x), ...start(em, names, frames, x), handedOver(names, x)]
  return lambda([...given, ...begin], x.before.length > 0)
}

/** How many play and what single copies are called, as far as there is something to say. */
function seatsAndHandles(em: Emitter, x: TExample, frames: Frames): Part[] {
  const { players, called } = x
  const seats = players === em.program.game.seats.from ? [] : [players]
  const inOrder = beginsOtherwiseInOrder(em.analyses.readAsCardsCome(), x) ? [positionOf(em, frames, x, true)] : []
  if (called.length + inOrder.length === 0) return seats
  const names = called.length === 0 ? code`undefined` : data(called.map(({ name }) => name))
  return [seats[0] ?? code`undefined`, names, ...inOrder]
}

/** The cards that the position names, for the lines below and the events that it stands in. */
export function handedOver(names: Names, { called }: TExample): Code {
  return called.length === 0 ? NOTHING : code`return [${called.map((local) => names.of(local))}]`
}

/** Those cards by their number, in functions that are handed them as `laid`. */
export function calledCards(names: Names, { called }: TExample): void {
  for (const [i, local] of called.entries()) names.alias(local, code`laid[${i}]!`)
}

function lambda(statements: readonly Code[], carriesOut: boolean): Code {
  if (statements.every((s) => s === NOTHING)) return code`() => {}`
  const params = carriesOut ? [STATE, word('carryOut')] : [STATE]
  return code`(${params}) => {\n${lines(statements)}\n}`
}

/** Whether the position of an example holds anything in a zone. */
const laysCards = ({ given }: TExample): boolean =>
  given.some((g) => g.kind === 'rest' || (g.kind === 'zone' && g.items.some(({ what }) => what.kind !== 'branch')))

/** The printed cards that lines of a position name. */
function namedIn({ given }: TExample): readonly number[] {
  const items = given.flatMap((g) => (g.kind === 'zone' ? g.items : []))
  const named = items.flatMap(({ what }) => (what.kind === 'card' ? [what.definition] : []))
  return [...new Set(named)].toSorted((a, b) => a - b)
}

/** A position under way: what is laid down line by line, and what is said once all cards lie there. */
interface Laying {
  readonly em: Emitter
  readonly names: Names
  /** The printed cards that its lines name. */
  readonly named: readonly number[]
  readonly last: SaidAtLast
  readonly atLast: Code[]
}

/** Lays down a position. */
export function givenLines(em: Emitter, names: Names, x: TExample): Code[] {
  const laying: Laying = { em, names, named: namedIn(x), last: new SaidAtLast(em.analyses.effects()), atLast: [] }
  // What is kept is said first, since cards may be described by it.
  const kept = x.given.flatMap((g) => (g.kind === 'zone' || g.kind === 'rest' ? [] : [givenLine(laying, g)]))
  const cards = x.given.flatMap((g) => (g.kind === 'zone' ? [givenZone(laying, g)] : []))
  const rest = x.given.flatMap((g) =>
    g.kind === 'rest' ? [code`placeRest(${[STATE, zoneInstance(em, names, g.zone), word('hands')]})`] : [],
  )
  return [...kept, ...cards, ...rest, ...laying.atLast]
}

/** The same as its lines stand, as somebody may have meant it for whom cards begin with what is kept above them. */
function givenInOrder(em: Emitter, names: Names, x: TExample): Code[] {
  const laying: Laying = { em, names, named: namedIn(x), last: new SaidAtLast(em.analyses.effects()), atLast: [] }
  const given = x.given.flatMap((g) =>
    g.kind === 'rest' ? [] : [g.kind === 'zone' ? givenZone(laying, g) : givenLine(laying, g)],
  )
  return [...given, ...laying.atLast]
}

function givenLine(laying: Laying, g: Exclude<TGiven, { kind: 'zone' | 'rest' }>): Code {
  const { em, names } = laying
  if (g.kind === 'mark') {
    const mark = code`s.${em.column(g.adjective)}[${emitExpr(em, names, g.of)}] = ${g.value}`
    return inTurn(
      laying,
      { said: [g.of, ...present(g.there)], given: adjective(g.adjective) },
      g.there === null ? mark : code`if (${emitExpr(em, names, g.there)}) ${mark}`,
    )
  }
  if (g.place.kind !== 'stored') return NOTHING
  const place = storedPlace(em, names, g.place)
  const given = fact(g.place.fact)
  if (g.kind === 'deck') return code`${place} = [${[...g.definitions]}]`
  return inTurn(laying, { said: [g.value, ...g.place.args], given }, code`${place} = ${emitExpr(em, names, g.value)}`)
}

/** Where its line stands, or at last. */
function inTurn(
  { last, atLast }: Laying,
  { said, given }: { readonly said: readonly TExpr[]; readonly given: Region },
  written: Code,
): Code {
  if (!last.has(said, given)) return written
  atLast.push(written)
  return NOTHING
}

function givenZone(laying: Laying, g: TGiven & { kind: 'zone' }): Code {
  const zone = zoneInstance(laying.em, laying.names, g.zone)
  // The first card listed is the top, so the last is laid down first.
  return lines(g.items.toReversed().map((item) => givenItem(laying, item, zone)))
}

function givenItem(laying: Laying, { what, facts, called, owner: whose }: TPlaced, zone: Code): Code {
  const { em, names, named } = laying
  if (what.kind === 'branch') return NOTHING
  const written = (card: Code, of: TPlaced['facts']): Code[] =>
    of.map(({ fact: name, value }) => {
      const column = name === '$definition' ? word('def') : em.column(name)
      return code`s.${column}[${card}] = ${emitExpr(em, names, value)}`
    })
  const later = facts.filter((f) => laying.last.has([f.value], fact(f.fact)))
  const atOnce = facts.filter((f) => !later.includes(f))
  const asLaid = (more: readonly Code[]): Code[] => {
    const all = [...written(code`laid`, atOnce), ...more]
    return all.length === 0 ? [] : [code`(laid) => {\n${all}\n}`]
  }
  if (what.kind !== 'card') {
    const all = later.length === 0 ? null : names.fresh('described')
    const owned = whose === null ? [] : [code`s.owner[laid] = ${emitExpr(em, names, whose)}`]
    const more = [...owned, ...(all === null ? [] : [code`${all}.push(laid)`])]
    const value = emitExpr(em, names, what.value)
    const cards = code`(${mentions(value, STATE) ? [STATE] : []}) => ${value}`
    const placed = code`placeAll(${[STATE, data(named), cards, zone, word('hands'), ...asLaid(more)]})`
    if (all === null) return placed
    laying.atLast.push(code`for (const laid of ${all}) {\n${written(code`laid`, later)}\n}`)
    return lines([code`const ${all}‹: number[]› = []`, placed])
  }
  const variable = called !== null ? names.of(called) : later.length > 0 ? names.fresh('card') : null
  const owner = what.owner === null ? code`NONE` : emitExpr(em, names, what.owner)
  const placed = code`placeGiven(${[STATE, what.definition, owner, zone, word('hands'), ...asLaid([])]})`
  if (variable === null) return placed
  laying.atLast.push(...written(code`${variable}`, later))
  return code`const ${variable} = ${placed}`
}

/** What has been carried out before, each to its end. */
function happened(em: Emitter, names: Names, x: TExample): Code[] {
  return x.before.flatMap((call) => [begun(em, names, call), code`carryOut()`])
}

/** Begins an event without asking whether it may happen. */
function begun(em: Emitter, names: Names, call: TBegun): Code {
  const absent = absentParts(em.program, call.event, call.args)
  const missing = absent.map((part) => code`${emitExpr(em, names, part)} === NONE`)
  const needed = code`throw new Error(${literal(`nothing happens at \`${call.event}\` of none`)})`
  const perform = code`${em.perform(call.event)}(${[STATE, ...call.args.map((a) => emitExpr(em, names, a))]})`
  return missing.length === 0 ? perform : code`if (${any(missing)}) ${needed}\n${perform}`
}

/** Outer events of the path stand just after the line that does the next one; the innermost begins. */
function start(em: Emitter, names: Names, frames: Frames, x: TExample): Code[] {
  return x.path.flatMap((call, i) => {
    const event = em.program.events.get(call.event)
    const next = x.path[i + 1]
    const begins = begun(em, names, call)
    if (next === undefined || event?.proc === null || event?.proc === undefined) return [begins]
    const pc = frames.find((f) => f.proc === event.proc)?.code.entries.get(next.event)
    if (typeof pc !== 'number') {
      const problem =
        pc === undefined
          ? `${call.event} does not do ${next.event} at a place where an example can begin`
          : `${call.event} asks for ${pc.name} behind ${next.event}, which is not known where an example begins there`
      return [code`throw new Error(${literal(problem)})`]
    }
    return [begins, code`enter(${[STATE, literal(call.event), em.procConst(event.proc), pc]})`]
  })
}
