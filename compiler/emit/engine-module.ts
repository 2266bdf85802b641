import { deckLists } from '../elaborate/decks.ts'
import { branchWords, choosingStatements } from '../elaborate/choosing.ts'
import { blocksOf } from '../elaborate/resumable.ts'
import type { Game } from '../game/model.ts'
import type { Site, TStmt } from '../game/ir.ts'
import type { Type } from '../game/type.ts'
import { lineColumn, type Span } from '../source/source-file.ts'
import { type Emitter } from './emitter.ts'
import type { Piece } from './events.ts'
import { moveBase, offeredEvents, radixOf } from './move-code.ts'
import { biasOf } from '../game/number-ranges.ts'
import { lastingInfo } from './lasting.ts'
import type { LoopRow } from './loop-table.ts'
import { key, literal, typeWord } from './names.ts'
import { emitQueries } from './queries.ts'

/** The tables of a game and the engine made of them. */
export function emitEngine(em: Emitter, fingerprint: string): Piece[] {
  // The parts come first: they add their rules to the table that the information lists.
  const queries = emitQueries(em)
  const made = [...parts(em), ...queries.parts].join(', ')
  return [
    { doc: '', code: `const optionInfo: GameInfo['options'] = [${optionRows(em).join(', ')}]` },
    { doc: '', code: `const eventInfo: GameInfo['events'] = [${eventRows(em).join(', ')}]` },
    { doc: '', code: `const ruleInfo: GameInfo['rules'] = [${ruleRows(em).join(', ')}]` },
    { doc: 'What does not change while the game is played.', code: `export const info: GameInfo = ${infoTable(em, fingerprint)}` },
    ...typedWords(em),
    ...queries.pieces,
    { doc: `The engine of ${em.program.game.name}.`, code: `export const engine: Engine<State> = makeEngine<State>({ ${made} })` },
  ]
}

const strings = (list: readonly string[]): string => `[${list.map(literal).join(', ')}]`

export function placeOf(span: Span): string {
  return `${span.file.path}:${lineColumn(span.file, span.start).line}`
}

/** Types of what players do and are asked, in the words of the rules. */
function typedWords(em: Emitter): Piece[] {
  const { game } = em.program
  const union = (words: readonly string[]): string => (words.length === 0 ? 'never' : words.map(literal).join(' | '))
  const moves = offeredEvents(em).map(({ event }) => {
    const symbol = game.events.get(event.name)
    const parts = (symbol?.params ?? []).map((p) => `readonly ${literal(p.role === 'main' ? partName(p.name) : p.role)}: ${wordType(em, p.type)}`)
    return `{ ${[`readonly event: ${literal(event.name)}`, ...parts].join('; ')} }`
  })
  const options = [...game.options.values()].map((o) => `readonly ${literal(o.name.text)}?: ${union(o.values.map((v) => v.text))}`)
  return [
    { doc: 'Printed names of cards.', code: `export type CardName = ${game.definitions.size === 0 ? 'never' : 'keyof typeof CARD'}` },
    { doc: 'Options of the game and their values.', code: `export interface Options { ${options.join('; ')} }` },
    { doc: 'The events whose text asks players something.', code: `export type Asking = ${union([...new Set(em.program.sites.map((s) => s.at))])}` },
    { doc: 'What a player may do, or answer.', code: `export type GameMove = ${[...moves, '{ readonly answer: string }'].join(' | ')}` },
    { doc: 'A choice of the pending decision in the words of the rules, as `viewer` may know it.', code: GAME_MOVE },
  ]
}

const GAME_MOVE = `export function gameMove(s: State, choice: Choice, viewer = s.asked): GameMove {
return wordMove(engine, s, choice, viewer) as GameMove
}`

/** `event` names the event itself. */
const partName = (name: string): string => (name === 'event' ? 'what' : name)

function wordType(em: Emitter, t: Type): string {
  if (t.optional) return `${wordType(em, { ...t, optional: false })} | 'none'`
  if (t.base === 'enum') return `keyof typeof ${em.enumConst(t.of)}`
  if (t.base === 'card') return 'CardName | HiddenCard'
  return t.base === 'definition' ? 'CardName' : 'string'
}

function optionRows(em: Emitter): string[] {
  return [...em.program.game.options.values()].map((o) => `{ name: ${literal(o.name.text)}, values: ${strings(o.values.map((v) => v.text))}, clauses: ${strings(o.cites.map((c) => c.text))} }`)
}

function eventRows(em: Emitter): string[] {
  return [...em.program.events.values()].map((event) => {
    const symbol = em.program.game.events.get(event.name)
    const params = symbol?.params.map((p) => `{ role: ${literal(p.role)}, name: ${literal(p.name)}, type: ${literal(typeWord(p.type))} }`) ?? []
    return `{ name: ${literal(event.name)}, params: [${params.join(', ')}], clauses: ${strings(symbol?.cites.map((c) => c.text) ?? [])} }`
  })
}

function ruleRows(em: Emitter): string[] {
  return em.table.rows.map((r) => {
    const text = r.span.file.text.slice(r.span.start, r.span.end).split('\n')[0]?.trim() ?? ''
    return `{ name: ${literal(r.name)}, kind: ${literal(r.kind)}, clauses: ${strings(r.clauses)}, text: ${literal(text)}, place: ${literal(placeOf(r.span))} }`
  })
}

function seatsRow({ from, to, said }: Game['seats']): string {
  const clauses = said === null ? '' : `, clauses: ${strings(said.cites.map((c) => c.text))}, place: ${literal(placeOf(said.span))}`
  return `{ from: ${from}, to: ${to}${clauses} }`
}

/** Small and apart from its tables, as the fingerprint in it changes with every rule. */
function infoTable(em: Emitter, fingerprint: string): string {
  const { game } = em.program
  const zones = [...game.zones.values()].map((z) => `{ name: ${literal(z.name.text)}, perSeat: ${z.key?.type.base === 'player'}, holds: ${literal(z.holds)}${z.key?.type.base === 'enum' ? `, of: ${strings(game.enums.get(z.key.type.of)?.values.map((v) => v.text) ?? [])}` : ''} }`)
  const lists = deckLists(game)
  return `{ name: ${literal(game.name)}, title: ${literal(game.title)}, seats: ${seatsRow(game.seats)}, options: optionInfo, events: eventInfo,
rules: ruleInfo, cards: ${strings([...game.definitions.keys()])}, zones: [${zones.join(', ')}],${lists.length === 0 ? '' : ` decks: ${strings(lists)},`} fingerprint: ${literal(fingerprint)} }`
}

/** What a kept fact is said of; of the values of a type, which type. */
function saidOf(t: Type | undefined): string {
  return t?.base === 'enum' ? `of: 'value', key: ${literal(t.of)}` : `of: ${literal(t?.base ?? 'game')}`
}

function parts(em: Emitter): string[] {
  const { game } = em.program
  const choosing = choosingStatements(em.program)
  const sites = em.program.sites.map((s) => {
    const asks = choosing.get(s.id)
    const value = asks?.kind === 'choose' ? asks.domain.local.type : null
    return `{ kind: ${literal(s.kind)}, at: ${literal(s.at)}, prompt: ${literal(s.prompt)}, clauses: ${strings(s.cites)}, value: ${literal(value === null ? '' : typeWord(value))}, bias: ${value === null ? 1 : biasOf(value)}, branches: ${strings(branchWords(asks))}, loop: ${s.loop}, place: ${literal(placeOf(placeOfSite(em, s)))} }`
  })
  const moves = offeredEvents(em).map(({ event, asker }) => `{ event: ${[...em.program.events.keys()].indexOf(event.name)}, asker: ${asker}, radix: [${event.params.map((p) => { const r = radixOf(em, p.type); return `[${r.size}, ${r.from}]` }).join(', ')}] }`)
  const offers = em.program.offers.filter((o) => o.kind === 'may').map((o) => `{ event: ${[...em.program.events.keys()].indexOf(o.event)}, at: ${strings(o.at)}, rule: ${em.table.of({ name: o.name, kind: 'may', clauses: o.cites, span: o.span })} }`)
  const enums = [...game.enums.values()].map((e) => `${key(e.name.text)}: ${strings(e.values.map((v) => v.text))}`)
  const facts = [...game.facts.values()].filter((f) => f.stored && f.deck !== true && f.name.text !== 'result').map((f) => `{ name: ${literal(f.name.text)}, column: ${literal(em.column(f.name.text))}, ${f.params.length > 1 ? "of: 'pair'" : saidOf(f.params[0]?.type)}, type: ${literal(typeWord(f.type))}, zones: ${strings(f.zones)} }`)
  const marks = [...game.adjectives.values()].filter((a) => a.stored).map((a) => `{ name: ${literal(a.name.text)}, column: ${literal(em.column(a.name.text))}, ${saidOf(a.subject)}, type: 'truth', zones: ${strings(a.zones)} }`)
  const bases = [...game.zones.values()].map((z) => z.base)
  const chosen = [...game.options.values()].map((o) => o.chosen)
  const printed = [...game.printed.values()].map((p) => `{ name: ${literal(p.name.text)}, type: ${literal(typeWord(p.type))}, values: ${em.printed(p.name.text)} }`)
  const start = em.program.events.get('match')
  const draft = em.program.events.get('draft')?.params.length === 0 ? [`draft: ${em.event('draft')}`] : []
  const lists = deckLists(game)
  const decks = lists.length === 0 ? [] : [`decks: { columns: ${strings(lists.map((l) => em.column(l)))}, defaults: DEFAULT_DECKS, rules: DECK_RULES, refusals: deckRefusals }`]
  const shape = game.shape === null ? [] : [`shape: ${strings(game.shape.zones)}`]
  return [
    'info', 'newState', 'program', 'list', 'perform', 'viewers: viewersOf', 'refusals', 'obligations',
    `start: ${start === undefined || start.params.length > 0 ? '() => {}' : em.event('match')}`,
    ...draft, `sites: [${sites.join(', ')}]`, `loops: [${em.loops.rows().map(loopRow).join(', ')}]`, `moveBase: ${moveBase(em)}`, `moves: [${moves.join(', ')}]`, `offers: [${offers.join(', ')}]`, `enums: { ${enums.join(', ')} }`,
    `facts: [${[...facts, ...marks].join(', ')}]`, `zoneBases: [${bases.join(', ')}]`, `defaults: [${chosen.join(', ')}]`, `printed: [${printed.join(', ')}]`, ...shape, ...decks, ...(game.texts.all.length === 0 ? [] : ['texts: TEXTS']), ...lastingInfo(em), ...(em.traced ? ['trace'] : []),
  ]
}

function loopRow({ kind, at, span, asks, inner }: LoopRow): string {
  return `{ kind: ${literal(kind)}, at: ${literal(at)}, place: ${literal(placeOf(span))}, asks: ${asks}, inner: [${inner.join(', ')}] }`
}

/** Where the question stands. */
function placeOfSite(em: Emitter, site: Site): Span {
  return statementAt(em, site.id)?.span ?? site.proc.span
}

function statementAt(em: Emitter, site: number): TStmt | null {
  const search = (body: readonly TStmt[]): TStmt | null => {
    for (const s of body) {
      if ((s.kind === 'act' || s.kind === 'may' || s.kind === 'choose' || s.kind === 'oneOf') && s.site.id === site) return s
      for (const inner of blocksOf(s)) {
        const found = search(inner)
        if (found !== null) return found
      }
    }
    return null
  }
  for (const proc of em.program.procs) {
    const found = search(proc.body)
    if (found !== null) return found
  }
  return null
}
