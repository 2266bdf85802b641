import { HOLDER, type PrintedValue } from '../game/model.ts'
import type { Type } from '../game/type.ts'
import type { FrameCode } from './frame.ts'
import type { Proc, TExpr } from '../game/ir.ts'
import type { TExcept } from '../elaborate/program.ts'
import { countColumn, isLazy, pairColumn } from './column-index.ts'
import { type Emitter, Names, docOf, initial, tsType, waits } from './emitter.ts'
import type { Piece } from './events.ts'
import { emitTexts, keepsTexts } from './texts.ts'
import { latestFirst, whileInForce } from './lasting.ts'
import { conjunction, emitExpr } from './expr.ts'
import { key, literal } from './names.ts'
import { holdsCards } from './noted.ts'
import { liesIn } from './zones.ts'

/** Constants: values of types, zones, cards, events, procedures. */
export function emitNames(em: Emitter): Piece[] {
  const { game, procs } = em.program
  const pieces: Piece[] = []
  for (const e of game.enums.values()) {
    const name = em.enumConst(e.name.text)
    pieces.push({ doc: docOf(e.cites.map((c) => c.text), e.name.span), code: `export const ${name} = { ${e.values.map((v, i) => `${key(v.text)}: ${i}`).join(', ')} } as const` })
    pieces.push({ doc: '', code: `export const ${name}_VALUES: readonly number[] = [${e.values.map((_, i) => i).join(', ')}]` })
  }
  pieces.push({ doc: 'First instance of each zone family; a zone that every seat has adds the seat.', code: `export const ZONE = { ${[...game.zones.values()].map((z) => `${key(z.name.text)}: ${z.base}`).join(', ')} } as const` })
  const instances = [...game.zones.values()].flatMap((z) => Array.from({ length: z.size }, (_, p) => (z.key?.type.base === 'player' ? String(p) : 'NONE')))
  pieces.push({ doc: 'The seat each zone instance belongs to.', code: `export const HOLDER: readonly number[] = [${instances.join(', ')}]` })
  const effects = [...game.zones.values()].filter((z) => z.holds === 'effects').flatMap((z) => Array.from({ length: z.size }, (_, p) => z.base + p))
  pieces.push({ doc: 'Zone instances that hold pending effects.', code: `export const EFFECT_ZONES: readonly number[] = [${effects.join(', ')}]` })
  pieces.push({ doc: 'Printed cards by name.', code: `export const CARD = { ${[...game.definitions.values()].map((d) => `${key(d.name)}: ${d.index}`).join(', ')} } as const` })
  pieces.push({ doc: '', code: `export const DEFINITIONS: readonly number[] = [${[...game.definitions.values()].map((d) => d.index).join(', ')}]` })
  pieces.push(...emitTexts(em))
  for (const p of game.printed.values()) {
    const column = [...game.definitions.values()].map((d) => printedCode(d.attributes.get(p.name.text), p.type))
    pieces.push({ doc: docOf(p.cites.map((c) => c.text), p.name.span, `Printed \`${p.name.text}\` of each card.`), code: `export const ${em.printed(p.name.text)}: readonly ${p.type.set ? '(readonly number[])' : tsType(p.type)}[] = [${column.join(', ')}]` })
  }
  const options = [...game.options.values()]
  pieces.push({ doc: 'What an option counts for where a number is asked; 0 for a word.', code: `export const OPTION_NUMBERS: readonly (readonly number[])[] = [${options.map((o) => `[${o.values.map((v) => (/^\d+$/.test(v.text) ? v.text : '0')).join(', ')}]`).join(', ')}]` })
  pieces.push({ doc: 'Events by name.', code: `export const EVENT = { ${[...em.program.events.keys()].map((n, i) => `${key(n)}: ${i}`).join(', ')} } as const` })
  const ids = procs.filter(waits)
  pieces.push({ doc: 'Procedures that can be suspended or wait as pending effects.', code: `export const PROC = { ${ids.map((p, i) => `${em.procConst(p).slice(5)}: ${i + 1}`).join(', ')} } as const` })
  return pieces
}

/** What is not printed is none; of a set, empty; of a truth, no. */
function printedCode(value: PrintedValue | undefined, type: Type): string {
  if (type.base === 'truth') return String(value === 1)
  if (value === undefined) return type.set ? '[]' : 'NONE'
  return typeof value === 'number' ? String(value) : `[${value.join(', ')}]`
}

interface Column { readonly name: string; readonly type: string; readonly per: 'game' | 'player' | 'value' | 'card' | 'pair' | 'counter' | 'texts'; readonly start: string; readonly keys?: readonly Type[] }

/** One entry for each card, for each value of a type of the game, or for each seat. */
const perOf = (t: Type): 'card' | 'value' | 'player' => (t.base === 'card' ? 'card' : t.base === 'enum' ? 'value' : 'player')

/** The state's own fields: stored facts, stored adjectives, counters. */
function columns(em: Emitter): Column[] {
  const { program } = em
  const list: Column[] = []
  for (const fact of program.facts.values()) {
    const symbol = program.game.facts.get(fact.name)
    if (symbol?.stored !== true || fact.name === 'result') continue
    const per = symbol.params[0] === undefined ? 'game' : isLazy(symbol.params) ? 'pair' : perOf(symbol.params[0].type)
    const names = new Names(em)
    const param = fact.params[0]
    if (param !== undefined) names.alias(param, per === 'card' ? 'card' : 'it')
    list.push({ name: em.column(fact.name), type: tsType(symbol.type), per, keys: symbol.params.map((p) => p.type), start: fact.starts === null ? initial(symbol.type) : emitExpr(em, names, fact.starts) })
  }
  for (const adjective of program.adjectives.values()) {
    const symbol = program.game.adjectives.get(adjective.name)
    if (symbol?.stored !== true) continue
    list.push({ name: em.column(adjective.name), type: 'boolean', per: isLazy([{ type: symbol.subject }]) ? 'pair' : perOf(symbol.subject), keys: [symbol.subject], start: adjective.starts === null ? 'false' : emitExpr(em, new Names(em), adjective.starts) })
  }
  for (const event of program.events.values()) if (event.during.length > 0) list.push({ name: em.runningColumn(event.name), type: 'number', per: 'game', start: '0' })
  if (program.game.shape !== null) list.push({ name: 'printedDef', type: 'number', per: 'card', start: 'definition' })
  if (holdsCards(em).length > 0) list.push({ name: 'astray', type: 'readonly Astray[]', per: 'game', start: '[]' })
  if (keepsTexts(program)) list.push({ name: 'texts', type: 'Record<number, string>', per: 'texts', start: '{}' })
  for (const counter of program.counters) list.push({ name: em.counter(counter.name), type: 'number', per: 'counter', start: '0', keys: counter.keys })
  return list
}

function fieldType(c: Column): string {
  if (c.per === 'game' || c.per === 'texts') return c.type
  if (c.per === 'counter') return countColumn(c.keys ?? []).type
  return c.per === 'pair' ? pairColumn(c.keys ?? [], c.type) : `(${c.type})[]`
}

/** The state, how it begins, how it is copied, and how cards come and go. */
export function emitState(em: Emitter, frames: readonly { readonly proc: Proc; readonly code: FrameCode }[]): Piece[] {
  const list = columns(em)
  const fields = list.map((c) => `${c.name}: ${fieldType(c)}`).join('\n')
  const pieces: Piece[] = [{ doc: `State of a game of ${em.program.game.name}: plain data, changed in place by \`apply\`.`, code: `export interface State extends BaseState {\n${fields}\n}` }]
  for (const { proc, code } of frames) {
    const own = code.fields.map((f) => `${f.param ? 'readonly ' : ''}${f.name}: ${f.type}`)
    pieces.push({ doc: docOf(proc.cites, proc.span, `Suspended \`${proc.name}\`.`), code: `export interface ${em.frame(proc)} extends Frame {\n${own.join('\n')}\n}` })
  }
  pieces.push(newState(em, list), cloneState(list), createCard(list), ...placing(em), ...leaving(em), holderOf(em))
  pieces.push(viewersOf(em), ...holdsCards(em))
  return pieces
}

/** Starts every state with the same fields in the same order as `cloneState`, so that engines see one shape. */
function newState(em: Emitter, list: readonly Column[]): Piece {
  const instances = [...em.program.game.zones.values()].reduce((n, z) => n + z.size, 0)
  const blank = list.map((c) => `${c.name}: ${c.per === 'game' ? initialOf(c) : c.per === 'counter' ? countColumn(c.keys ?? []).start : c.per === 'pair' || c.per === 'texts' ? '{}' : '[]'}`)
  const set = list.flatMap((c) => {
    if (c.per === 'game') return [`s.${c.name} = ${c.start}`]
    const many = c.per === 'player' ? 'players' : c.per === 'value' ? em.program.game.enums.get(c.keys?.[0]?.of ?? '')?.values.length ?? 0 : null
    return many === null ? [] : [`for (let it = 0; it < ${many}; it++) s.${c.name}.push(${c.start})`]
  })
  return { doc: 'The state before anything has happened.', code: `export function newState(players: number, options: number[], seed: number): State {\nconst s: State = { ${[...BASE_START, `zones: blankZones(${instances})`, ...BASE_REST, ...blank].join(', ')} }\nfor (let seat = 0; seat < players; seat++) s.result.push(0)\n${set.join('\n')}\nreturn s\n}` }
}

const BASE_START = ['players', 'options', 'random: seedRandom(seed)', 'def: []', 'owner: []', 'place: []']
const BASE_REST = ['shown: []', 'result: []', 'over: false', 'frames: []', 'ask: 0', 'asked: 0', 'optional: false', 'legal: []', 'effects: []', 'announcing: 0', 'replacing: []', 'dry: 0', 'failed: false', 'reasons: null', 'askAll: false', 'openChance: false', 'log: null']

function initialOf(c: Column): string {
  return c.type === 'boolean' ? 'false' : c.type === 'number' ? 'NONE' : '[]'
}

const BASE_COPY = ['players: s.players', 'options: s.options', 'random: [s.random[0], s.random[1], s.random[2], s.random[3]]', 'def: s.def.slice()', 'owner: s.owner.slice()', 'place: s.place.slice()',
  'zones: s.zones.map((zone) => zone.slice())', 'shown: s.shown.slice()', 'result: s.result.slice()', 'over: s.over', 'frames: s.frames.map((frame) => ({ ...frame }))', 'ask: s.ask', 'asked: s.asked',
  'optional: s.optional', 'legal: s.legal.slice()', 'effects: s.effects.slice()', 'announcing: s.announcing', 'replacing: s.replacing.slice()', 'dry: s.dry', 'failed: s.failed', 'reasons: s.reasons', 'askAll: s.askAll', 'openChance: s.openChance', 'log: copyLog(s.log)']

function cloneState(list: readonly Column[]): Piece {
  const own = list.map((c) => `${c.name}: ${copyOf(c)}`)
  return { doc: 'A copy that shares nothing that changes.', code: `export function cloneState(s: State): State {\nconst t: State = { ${[...BASE_COPY, ...own].join(', ')} }\nif (s.roundLimit !== undefined) t.roundLimit = s.roundLimit\nreturn t\n}` }
}

function copyOf(c: Column): string {
  const value = `s.${c.name}`
  const start = c.per === 'counter' ? countColumn(c.keys ?? []).start : c.per === 'pair' || c.per === 'texts' ? '{}' : '[]'
  if (c.per === 'game' || start === '0') return value
  return start === '{}' ? `{ ...${value} }` : `${value}.slice()`
}

function createCard(list: readonly Column[]): Piece {
  const own = list.filter((c) => c.per === 'card').map((c) => `s.${c.name}.push(${c.start})`)
  return { doc: 'Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to.', code: `export function createCard(s: State, definition: number, zone: number): number {
const card = nextCard(s)
s.def.push(definition)
s.owner.push(HOLDER[zone] ?? NONE)
s.place.push(NONE)
s.shown.push(0)
${own.join('\n')}
if (zone !== NONE) place(s, card, zone, false)
return card
}` }
}

/** Facts that live in zones start afresh when a card comes into one of them from elsewhere. */
function placing(em: Emitter): Piece[] {
  const { program } = em
  const names = new Names(em)
  const scoped = [...program.facts.values()].flatMap((f) => {
    const symbol = program.game.facts.get(f.name)
    if (symbol?.stored !== true || symbol.zones.length === 0 || symbol.params[0]?.type.base !== 'card' || f.starts === null) return []
    for (const param of f.params) names.alias(param, 'card')
    return [{ column: em.column(f.name), zones: symbol.zones, start: emitExpr(em, names, f.starts) }]
  })
  const marks = [...program.adjectives.values()].flatMap((a) => {
    const symbol = program.game.adjectives.get(a.name)
    return symbol?.stored === true && symbol.zones.length > 0 ? [{ column: em.column(a.name), zones: symbol.zones, start: a.starts === null ? 'false' : emitExpr(em, names, a.starts) }] : []
  })
  const groups = new Map<string, { zones: readonly string[]; lines: string[] }>()
  for (const { column, zones, start } of [...scoped, ...marks]) {
    const key = zones.join(',')
    const group = groups.get(key) ?? { zones, lines: [] }
    group.lines.push(`s.${column}[card] = ${start}`)
    groups.set(key, group)
  }
  const { shape } = program.game
  if (shape !== null && shape.zones.length > 0) {
    const key = shape.zones.join(',')
    const group = groups.get(key) ?? { zones: shape.zones, lines: [] }
    group.lines.push('s.def[card] = s.printedDef[card]!')
    groups.set(key, group)
  }
  const inside = (place: string, zones: readonly string[]): string => zones.map((z) => liesIn(em, z, place)).join(' || ')
  const code = [...groups.values()].map((g) => `if ((${inside('to', g.zones)}) !== (${inside('from', g.zones)})) {\n${g.lines.join('\n')}\n}`)
  const body = code.length === 0 ? 'moveCard(s, card, to, bottom)' : `const from = s.place[card]!\nmoveCard(s, card, to, bottom)\n${code.join('\n')}`
  return [
    { doc: 'Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out.', code: `export function place(s: State, card: number, to: number, bottom: boolean): void {\n${body}\n}` },
    mayEnter(em),
  ]
}

function mayEnter(em: Emitter): Piece {
  const checks = [...em.program.zones.values()].flatMap((z) => {
    if (z.capacity === null) return []
    const symbol = em.program.game.zones.get(z.name)
    const names = new Names(em)
    if (z.key !== null) names.alias(z.key, `(to - ZONE[${literal(z.name)}])`)
    const test = liesIn(em, z.name, 'to')
    const row = em.table.of({ name: z.name, kind: 'zone', clauses: symbol?.cites.map((c) => c.text) ?? [], span: symbol?.name.span ?? z.capacity.span })
    return [`if (${test} && s.place[card] !== to && s.zones[to]!.length >= ${emitExpr(em, names, z.capacity)}) {\nif (s.reasons !== null) s.reasons.push(${row})\nreturn false\n}`]
  })
  return { doc: 'Whether there is room for the card.', code: `export function mayEnter(s: State, card: number, to: number): boolean {\nif (s.zones[to] === undefined || card === NONE${em.deletes ? ' || s.place[card] === NONE' : ''}) return false\n${checks.join('\n')}\nreturn true\n}` }
}

/** `delete`: only in games that do it. */
function leaving(em: Emitter): Piece[] {
  if (!em.deletes) return []
  return [{ doc: 'Takes a card out of the game for good. No rule finds it any more; who saw it goes on knowing what it was.', code: `export function leaveGame(s: State, card: number): void {
if (card === NONE || s.place[card] === NONE) return
if (s.log !== null) noteEvent(s, viewersOf, EVENT['delete'], [card], [card])
deleteCard(s, card, viewersOf(s, card))
}` }]
}

function holderOf(em: Emitter): Piece {
  const own = em.program.game.facts.get(HOLDER)
  if (own !== undefined) return { doc: docOf(own.decl.cites.map((c) => c.text), own.decl.span, 'Who holds a card, as the rules say.'), code: `export function holder(s: State, card: number): number {\nreturn ${own.stored ? `s.${em.column(HOLDER)}[card]!` : `${em.factName(HOLDER)}(s, card)`}\n}` }
  return { doc: 'The seat whose zone the card is in; its owner where zones belong to nobody.', code: 'export function holder(s: State, card: number): number {\nconst seat = HOLDER[s.place[card]!] ?? NONE\nreturn seat === NONE ? (s.owner[card] ?? NONE) : seat\n}' }
}

/** Who sees a card: what its zone says, exceptions first. */
function viewersOf(em: Emitter): Piece {
  const names = new Names(em)
  const forAWhile = latestFirst(em, em.program.viewers, ['card'], (value, x) => `return ${x.value.type.set ? value : `[${value}]`}`)
  const lines = em.program.viewers.filter((x) => x.lasting === null && x.op === '=').map((x) => viewersCase(em, names, x, (seats) => `return ${seats}`))
  const shifts = em.program.viewers.filter((x) => x.op !== '=').map((x) => shiftedViewers(em, x))
  const zones = [...em.program.zones.values()].flatMap((z) => {
    const symbol = em.program.game.zones.get(z.name)
    if (z.seenBy === null || symbol?.holds !== 'cards') return []
    const zoneNames = new Names(em)
    if (z.key !== null) zoneNames.alias(z.key, `(zone - ZONE[${literal(z.name)}])`)
    const test = liesIn(em, z.name, 'zone')
    return [`if (${test}) return ${seatList(em, zoneNames, z.seenBy)}`]
  })
  return { doc: 'The seats that see the card: those its place is open to, and those it was shown to.', code: `export function viewersOf(s: State, card: number): readonly number[] {\nconst shown = s.shown[card]!\nreturn shown === 0 ? placeViewers(s, card) : seats(s).filter((seat) => (shown & (1 << seat)) !== 0 || placeViewers(s, card).includes(seat))\n}\n\n${placeViewers([...forAWhile, ...lines, ...zones].join('\n'), shifts)}` }
}

/** The function that says to whom a place is open; what exceptions add or take away comes on top. */
function placeViewers(cases: string, shifts: readonly string[]): string {
  const of = (name: string): string => `function ${name}(s: State, card: number): readonly number[] {\nconst zone = s.place[card]!\n${cases}\nreturn []\n}`
  if (shifts.length === 0) return of('placeViewers')
  return `function placeViewers(s: State, card: number): readonly number[] {\nlet value = openTo(s, card)\n${shifts.join('\n')}\nreturn value\n}\n\n${of('openTo')}`
}

/** What an exception of viewers does where it holds; `card` is the card. */
function viewersCase(em: Emitter, names: Names, x: TExcept, make: (seats: string) => string): string {
  for (const p of x.params) names.alias(p, 'card')
  if (x.self !== null && x.lasting === null) names.alias(x.self, 'card')
  if (x.you !== null) names.alias(x.you, 'holder(s, card)')
  const then = make(seatList(em, names, x.value))
  return `// ${docOf(x.cites, x.span, x.name)}\nif (${x.tests.length === 0 ? 'true' : conjunction(em, names, x.tests)}) ${then}`
}

function shiftedViewers(em: Emitter, x: TExcept): string {
  const names = new Names(em)
  for (const word of ['card', 'value']) names.reserve(word)
  const shift = (): string => viewersCase(em, names, x, (seats) => `value = ${x.op === '+=' ? 'union' : 'without'}(value, ${seats})`)
  return x.lasting === null ? shift() : whileInForce(em, names, x.lasting, docOf(x.cites, x.span, x.name), shift)
}

function seatList(em: Emitter, names: Names, x: TExpr): string {
  const code = emitExpr(em, names, x)
  return x.type.set ? code : `[${code}]`
}

