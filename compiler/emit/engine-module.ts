import { tellsSomeAlone } from './audience.ts'
import { asksForSeveral } from './picked-so-far.ts'
import { deckLists } from '../game/deck-lists.ts'
import { isRestricted } from '../analyse/event-text.ts'
import { branchWords } from '../analyse/asking.ts'
import { isAskedBy } from '../program/asked-by.ts'
import type { OfferRule, Site } from '../program/ir.ts'
import { biasOf } from '../program/number-ranges.ts'
import type { Span } from '../../grammar/source-file.ts'
import { entry } from '../typescript/build.ts'
import type { Code } from '../typescript/code.ts'
import { type Data, data, list, properties, record } from '../typescript/data.ts'
import { aside, key, literal } from '../typescript/literals.ts'
import type { Name } from '../typescript/name.ts'
import {
  EVENT,
  FACTS,
  LASTING,
  LOOPS,
  MOVES,
  OFFERS,
  SITES,
  TOLD,
  WAITING,
  code,
  named,
} from '../typescript/vocabulary.ts'
import { type Emitter, heldCardsOf } from './emitter.ts'
import { type Piece, constant, ofRules } from './piece.ts'
import { emitInfo, emitInfoTables, placeOf } from './game-info.ts'
import { emitGameTypes } from './game-types.ts'
import { keptFacts } from './kept-facts.ts'
import { lastingRows, waitingRows } from './lasting.ts'
import { moveBase, offeredEvents, radixOf } from './move-code.ts'
import { typeWord } from './names.ts'
import { shownPart, toldRows, turnsPart } from './presentation.ts'
import { sidesPart } from './sides.ts'
import { emitQueries } from './queries.ts'
import { stretchPart } from './stretches.ts'
import { sitesOfCards } from './holds-cards.ts'
import { openByCard } from './viewers.ts'

/** What of an engine stands in which module. */
export interface EngineCode {
  readonly tables: readonly Piece[]
  readonly places: readonly Piece[]
  readonly parts: readonly Piece[]
  readonly engine: readonly Piece[]
}

/** The tables of a game and the engine made of them. */
export function emitEngine(em: Emitter, fingerprint: string): EngineCode {
  // The parts come first: they add their rules to the table of rules.
  const queries = emitQueries(em)
  const tables = partTables(em)
  const made = { ...parts(em, tables.fields), queries: queries.part }
  return {
    tables: [...emitInfoTables(em), ...tables.pieces, ...looksTable(em)],
    places: [emitPlaces(em)],
    parts: [
      ...queries.asked,
      constant({
        name: named('partsOf'),
        value: ofRules(record(properties(made), 'filled', 2), code`‹: EngineParts<State>›`),
        doc: 'What an engine is made of.',
      }),
    ],
    engine: [
      emitInfo(em, fingerprint),
      ...emitGameTypes(em),
      ...queries.pieces,
      constant({
        name: named('parts'),
        type: code`‹Parts<State>›`,
        value: code`{ info, ...partsOf(‹rules›) }`,
        doc: 'What its engine is made of.',
      }),
      constant({
        name: named('engine'),
        type: code`‹Engine<State, Types>›`,
        value: code`${aside('#__PURE__')} makeEngine‹<State, Types>›(${named('parts')})`,
        doc: `The engine of ${em.program.game.name}.`,
      }),
    ],
  }
}

/** What an engine is made of besides functions, each in a table of its own where there is anything to say. */
function partTables(em: Emitter): {
  readonly pieces: readonly Piece[]
  readonly fields: Readonly<Record<string, Data>>
} {
  // The sites come before the offers, as their rules come first in the table.
  const all: readonly PartTable[] = [
    { field: 'sites', name: SITES, doc: 'Where the game asks, by number from 1.', rows: sites(em) },
    { field: 'loops', name: LOOPS, doc: 'What could go on without an end, by number.', rows: loops(em) },
    { field: 'moves', name: MOVES, doc: 'How the events that are offered become numbers.', rows: moves(em) },
    { field: 'offers', name: OFFERS, doc: 'What is offered where, by which rule.', rows: offers(em) },
    { field: 'facts', name: FACTS, doc: 'What is remembered.', rows: factRows(em) },
    { field: 'lasting', name: LASTING, doc: 'Rules that hold for a while.', rows: lastingRows(em) },
    {
      field: 'waiting',
      name: WAITING,
      doc: 'What effects keep that wait, and who knows.',
      rows: waitingRows(em),
    },
    { field: 'telling', name: TOLD, doc: 'How what happened is told.', rows: toldRows(em) },
  ]
  const said = all.filter(({ field, rows }) => rows.length > 0 || !isAbsentEmpty(field))
  return {
    pieces: said
      .filter(({ rows }) => rows.length > 0)
      .map((each) => constant({ name: each.name, type: typeOfTable(each), value: data(each.rows), doc: each.doc })),
    fields: Object.fromEntries(
      said.map(({ field, name, rows }) => {
        const placing = PLACING[field]
        const made = placing === undefined ? name : code`${placing}(PLACES, ${name})`
        return [field, rows.length === 0 ? [] : made]
      }),
    ),
  }
}

/** A table that an engine is made of. */
interface PartTable {
  readonly field: string
  readonly name: Name
  readonly doc: string
  readonly rows: readonly Data[]
}

const isAbsentEmpty = (field: string): boolean => ['lasting', 'waiting', 'telling'].includes(field)

/** What gives the rows of a table their places. */
const PLACING: Readonly<Record<string, Code>> = { sites: code`placedSites`, loops: code`placedLoops` }

const typeOfTable = ({ field }: PartTable): Code =>
  PLACING[field] !== undefined
    ? code`‹Placed[${literal(field)}]›`
    : code`‹NonNullable<Parts<State>[${literal(field)}]>›`

/** Where in the rules the rows of tables stand: the only table that follows comments and layout of the rules. */
export function emitPlaces(em: Emitter): Piece {
  const { said } = em.program.game.seats
  const asking = em.analyses.asking()
  const spans = {
    seats: said === null ? [] : [said.span],
    rules: em.table.rows.map((r) => r.span),
    sites: em.program.sites.map((site) => asking.get(site.id)?.span ?? site.proc.span),
    loops: em.loops.rows().map((l) => l.span),
  }
  const folder = commonFolder(Object.values(spans).flatMap((list) => list.map((span) => span.file.path)))
  const shown = (list: readonly Span[]): string[] => list.map((span) => placeOf(span).slice(folder.length))
  const { seats, ...tables } = spans
  const lists = Object.entries(tables).map(([name, list]) => [name, shown(list)] as const)
  return constant({
    name: named('PLACES'),
    type: code`‹Places›`,
    value: data({ folder, seats: shown(seats)[0] ?? '', ...Object.fromEntries(lists) }),
    doc: 'Where in the rules the rows of the tables stand.',
  })
}

/** The folder in which all of the files are, with its slash. */
function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1))
  const many = first.findIndex((part, i) => others.some((other) => other[i] !== part))
  const folders = many < 0 ? first : first.slice(0, many)
  return folders.map((part) => `${part}/`).join('')
}

/** Functions that every engine hands over under their own names. */
const FUNCTIONS = ['newState', 'program', 'list', 'perform']

/** Those that only some games have anything for. */
function functionsOf(em: Emitter): string[] {
  const refuses = [...em.program.events.values()].some((event) => event.proc !== null && isRestricted(event))
  const obliges = em.program.offers.some(({ kind }) => kind === 'must') || em.analyses.compelling().size > 0
  return [
    ...FUNCTIONS,
    ...(refuses ? ['refusals'] : []),
    ...(obliges ? ['obligations'] : []),
    ...(asksForSeveral(em) ? ['pickedSoFar'] : []),
    ...(em.analyses.attended().size > 0 ? ['attends'] : []),
    ...(em.program.always.length > 0 ? ['brokenAlways'] : []),
    ...(em.traced ? ['trace'] : []),
  ]
}

/** What an engine is made of, beside its queries; what is undefined it does without. */
function parts(em: Emitter, tables: Readonly<Record<string, Data>>): Readonly<Record<string, Data | undefined>> {
  const { game } = em.program
  const start = em.program.events.get('match')
  const drafts = em.program.events.get('draft')?.params.length === 0
  const enums = [...game.enums.values()].map(
    (e) => [key(e.name.text), code`namesIn(${em.enumConst(e.name.text)})`] as const,
  )
  const printed = [...game.printed.values()].map((p) => ({
    name: p.name.text,
    type: typeWord(p.type),
    values: em.printed(p.name.text),
  }))
  return {
    ...Object.fromEntries(functionsOf(em).map((name) => [name, named(name)])),
    viewers: code`viewersOf`,
    audience: tellsSomeAlone(em) ? { ofEvent: code`toldOfEvent`, ofQuestion: code`toldOfQuestion` } : undefined,
    holdsCards: heldCardsOf(em) === null ? undefined : code`HOLDS_CARDS`,
    askingCards: sitesOfCards(em).length === 0 ? undefined : code`ASKING_CARDS`,
    looks: em.analyses.lookingTexts().length === 0 ? undefined : code`LOOKS`,
    start: start === undefined || start.params.length > 0 ? code`() => {}` : em.event('match'),
    sides: sidesPart(em),
    shown: shownPart(em),
    turns: turnsPart(em),
    draft: drafts ? em.event('draft') : undefined,
    ...tables,
    moveBase: moveBase(em),
    enums: record(enums),
    zoneBases: code`firstsIn(ZONE)`,
    defaults: [...game.options.values()].map((o) => o.chosen),
    printed,
    shape: game.shape === null ? undefined : [...game.shape.zones],
    decks: decks(em),
    texts: game.texts.all.length === 0 ? undefined : code`TEXTS`,
    stretches: stretchPart(em),
    openByCard: openByCard(em),
  }
}

/** Texts that look at cards, in a table of their own. */
function looksTable(em: Emitter): Piece[] {
  const texts = em.analyses.lookingTexts()
  if (texts.length === 0) return []
  const value = list(texts.map((proc) => em.procConst(proc)))
  return [constant({ name: named('LOOKS'), type: code`‹readonly number[]›`, value, doc: 'Texts that look at cards.' })]
}

function decks(em: Emitter): Data | undefined {
  const lists = deckLists(em.program.game)
  if (lists.length === 0) return undefined
  return {
    columns: lists.map((list) => em.column(list).wish),
    defaults: code`DEFAULT_DECKS`,
    rules: code`DECK_RULES`,
    refusals: code`deckRefusals`,
  }
}

function sites(em: Emitter): Data[] {
  const asking = em.analyses.asking()
  return em.program.sites.map((s) => {
    const asks = asking.get(s.id)
    const value = asks?.kind === 'choose' ? asks.domain.local.type : null
    return {
      kind: s.kind,
      at: s.at,
      prompt: s.prompt,
      clauses: [...s.cites],
      ...(value === null ? {} : { value: typeWord(value), ...(biasOf(value) === 1 ? {} : { bias: biasOf(value) }) }),
      ...(branchWords(asks).length === 0 ? {} : { branches: [...branchWords(asks)] }),
      ...(s.lines.every((line) => line === null) ? {} : { lines: linesOf(s, branchWords(asks)) }),
      ...(s.loop ? { loop: true } : {}),
      ...(s.kind === 'act' && s.optional && em.analyses.compelling().has(s.at) ? { binding: true } : {}),
      ...(s.kind === 'act' && em.analyses.attended().has(s.at) ? { attended: true } : {}),
      ...(s.sameTime ? { sameTime: true } : {}),
      ...saidOf(em, s),
    }
  })
}

const linesOf = ({ lines }: Site, branches: readonly string[]): string[] =>
  branches.map((branch, i) => lines[i] ?? branch)

/** What the rules themselves say is asked, and whether they tell nothing of the answer; of what fits the last decides. */
function saidOf({ program }: Emitter, site: Site): { readonly said?: Data; readonly untold?: true } {
  const fitting = program.questions.filter((each) => isAskedBy(each, site))
  const words = fitting.findLast((each) => each.words !== null)?.words ?? null
  return {
    ...(words === null ? {} : { said: words.map((word) => data(word)) }),
    ...(fitting.at(-1)?.words === null ? { untold: true } : {}),
  }
}

const loops = (em: Emitter): Data[] =>
  em.loops.rows().map(({ kind, at, asks, inner }) => ({
    kind,
    at,
    ...(asks ? { asks } : {}),
    ...(inner.length === 0 ? {} : { inner: [...inner] }),
  }))

const moves = (em: Emitter): Data[] =>
  offeredEvents(em).map(({ event, asker }) => ({
    event: entry(EVENT, event.name),
    asker,
    radix: event.params.map((p) => {
      const { size, from } = radixOf(em, p.type)
      return [size, from]
    }),
  }))

const offers = (em: Emitter): Data[] =>
  em.program.offers
    .filter((o) => o.kind === 'may')
    .map((o) => ({
      event: entry(EVENT, o.event),
      at: [...o.at],
      rule: em.table.of({ name: o.name, kind: 'may', clauses: o.cites, span: o.span }),
      ...fromZones(o),
    }))

/** The zones from which cards are offered, by the part of the event that they are. */
function fromZones({ args, asker }: OfferRule): { readonly from?: Data } {
  const from = args.flatMap((arg, part) => {
    const set = arg.kind === 'domain' ? arg.domain.set : null
    if (set?.kind !== 'zone') return []
    const own = set.key?.kind === 'local' && set.key.local === asker
    return [{ part, zone: set.zone, ...(own ? { own } : {}) }]
  })
  return from.length === 0 ? {} : { from }
}

const factRows = (em: Emitter): Data[] =>
  keptFacts(em).map(({ name, column, of, key, params, type, zones, isClock }) => ({
    name,
    column,
    of,
    ...(of === 'value' ? { key } : of === 'pair' ? { params: params.map(typeWord) } : {}),
    type: typeWord(type),
    zones: [...zones],
    ...(isClock ? { clock: true } : {}),
  }))
