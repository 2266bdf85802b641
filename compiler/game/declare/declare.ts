import { layersOf } from '../layers.ts'
import { error } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts'
import type { Decl, OptionDecl } from '../../../grammar/tree/declarations.ts'
import { PartOf } from '../../../grammar/anchor.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import { printDefinitions } from '../cards.ts'
import { type Entry, handlesOf } from '../entry.ts'
import { kernelEvents } from '../kernel.ts'
import { isFree } from './spoken-for.ts'
import { lasts } from '../lasts.ts'
import type { Module } from '../load.ts'
import { type Game, WAITING_ZONE } from '../model.ts'
import { type OverlayState, untouched } from '../overlay-state.ts'
import { readingSymbol } from '../reading.ts'
import { TextTable } from '../texts.ts'
import { saidOnce } from '../said-once.ts'
import { declaredSeats } from './seats.ts'
import { type Declaring, type Mutable, fresh } from './declaring.ts'
import { declareLastingZone, declareZone, zoneKey, zonesOfFacts } from './zones.ts'
import { declareAdjective, declareDeck, declareFact, declarePrinted, declareRelation, declareResult } from './facts.ts'
import { declareCards, ruleOf } from './rules.ts'
import { declareEvent, declareEventOnTheSpot, overrideEvent, overridesEvent } from './events.ts'
import { worded } from '../../diagnostics/worded.ts'

/**
 * The pass in which each kind of declaration is filed, none for those that were carried out before: types, of whose
 * values there may be zones; what others mention; facts and adjectives; and last what takes adjectives for types.
 */
const PASS: Readonly<Record<Decl['kind'], 1 | 2 | 3 | 4 | null>> = {
  type: 1,
  option: 2,
  reading: 2,
  zone: 2,
  printed: 3,
  fact: 3,
  deck: 3,
  adjective: 3,
  relation: 3,
  card: 4,
  event: 4,
  modal: 4,
  hook: 4,
  except: 4,
  always: 4,
  board: 4,
  tell: 4,
  refuse: 4,
  default: 4,
  example: 4,
  include: null,
  overlay: null,
  text: null,
}

/** Files every declaration under its name; reports duplicates and unknown types. */
export function declareAll(state: OverlayState, top: Module, base: Module, report: Report): Game {
  const seats = declaredSeats(top.header.players === null ? base.header : top.header, report)
  const game: Mutable<Game> = {
    name: top.header.name.text,
    title: top.header.description ?? '',
    seats,
    enums: new Map(),
    options: new Map(),
    printed: new Map(),
    facts: new Map(),
    adjectives: new Map(),
    relations: new Map(),
    readings: new Map(),
    zones: new Map(),
    definitions: new Map(),
    removedCards: new Map(),
    lostCards: new Map(),
    texts: new TextTable(),
    shape: null,
    events: kernelEvents(),
    modals: [],
    hooks: [],
    excepts: [],
    always: [],
    board: [],
    telling: [],
    refusals: [],
    defaultDecks: [],
    layers: layersOf(
      state.entries.map((entry) => ({ ...entry, writer: state.changed.get(entry)?.module ?? entry.module })),
      state.modules,
    ),
    examples: [],
    uses: state.uses,
  }
  const d = declaring(game, state, report)
  const unwritten = unwrittenUnder(top.header.span)
  declareZone(d, { name: { text: WAITING_ZONE, span: unwritten }, holds: 'effects' })
  if (state.entries.some(({ decl }) => decl.kind === 'event' && decl.name.text === 'settle-instead'))
    declareZone(d, { name: { text: 'applicable', span: unwritten }, holds: 'effects' })
  if (state.entries.some(({ decl }) => lasts(decl))) declareLastingZone(d, unwritten)
  declareResult(d, unwritten)
  for (const pass of [1, 2, 3, 4] as const)
    for (const entry of state.entries) if (PASS[entry.decl.kind] === pass && !d.early.has(entry.decl)) declare(d, entry)
  printDefinitions(game, report)
  zonesOfFacts(game, state, report)
  for (const name of state.removedCards.values()) report(noSuchCard(game, 'remove', name))
  for (const name of state.cardsOfEach.values()) report(noSuchCard(game, 'change', name))
  return game
}

function declaring(game: Mutable<Game>, state: OverlayState, report: Report): Declaring {
  return {
    game,
    state,
    report,
    names: new Map(),
    labels: new Map(),
    pending: new Map(),
    early: new Set(),
    nextZone: 0,
  }
}

function noSuchCard({ definitions }: Game, deed: 'remove' | 'change', { text, span }: Name): Diagnostic {
  const others = [...definitions.keys()].filter((name) => name !== text)
  return error(
    'HR0401',
    worded('nothing to {1}', deed),
    span,
    worded('there is no card `{1}`', text),
    nearest(text, others),
  )
}

const unwrittenSpans = new WeakMap<Span, Span>()

/**
 * Where what every game has is declared, which nobody has written: before the header. As long as that is the same, so
 * is this, since what has changed in a game is told by what is the very same as before.
 */
function unwrittenUnder(header: Span): Span {
  const span = unwrittenSpans.get(header) ?? new PartOf(header, 0, 0)
  unwrittenSpans.set(header, span)
  return span
}

/**
 * A game with some declarations besides those that it has filed, or in place of what bears their names. For who asks
 * about a sentence that is being written; nothing is reported. `said` is all that the game says.
 */
export function declaredBesides(game: Game, said: readonly Entry[], besides: readonly Entry[]): Game {
  const report: Report = () => {}
  const state = untouched({ entries: [...said], report })
  const { facts, adjectives, relations, zones, events } = game
  const more = {
    ...game,
    uses: [],
    facts: new Map(facts),
    adjectives: new Map(adjectives),
    relations: new Map(relations),
    zones: new Map(zones),
    events: new Map(events),
  }
  const d = declaring(more, state, report)
  for (const entry of besides) {
    const { decl, context } = entry
    const overrides = decl.kind === 'event' && context !== null && overridesEvent(d, decl)
    if (!overrides) for (const name of handlesOf(decl)) more.events.delete(name)
    declare(d, entry)
  }
  return more
}

/** Files one declaration. */
function declare(d: Declaring, { decl, context, called }: Entry): void {
  const { game } = d
  switch (decl.kind) {
    case 'type':
      for (const value of decl.values) isFree(d.report, value, 'value')
      saidOnce(d.report, decl.values, worded('leave one of them out'))
      if (fresh(d, decl.name, 'type'))
        game.enums.set(decl.name.text, { name: decl.name, values: decl.values, cites: decl.cites })
      return
    case 'option':
      return declareOption(d, decl)
    case 'reading':
      // A word stands before a variable as a type does, and by itself as a value.
      if (fresh(d, decl.name, 'value') && fresh(d, decl.name, 'type'))
        game.readings.set(decl.name.text, readingSymbol(decl, d.report))
      return
    case 'zone':
      if (fresh(d, decl.name, 'asked'))
        declareZone(d, { ...decl, key: decl.key === null ? null : zoneKey(d, decl.key) })
      return
    case 'printed':
      return declarePrinted(d, decl)
    case 'fact':
      return declareFact(d, decl)
    case 'deck':
      return declareDeck(d, decl)
    case 'adjective':
      return declareAdjective(d, decl, context)
    case 'relation':
      return declareRelation(d, decl, context)
    case 'card':
      for (const text of declareCards(d, decl)) if (PASS[text.decl.kind] === PASS.card) declare(d, text)
      return
    case 'event':
      return context !== null && overridesEvent(d, decl)
        ? overrideEvent(d, decl, context)
        : declareEvent(d, decl, context)
    case 'modal':
      if (decl.body !== null) declareEventOnTheSpot(d, decl, context)
      game.modals = [...game.modals, ruleOf(d, decl, context, called)]
      return
    case 'hook':
      game.hooks = [...game.hooks, ruleOf(d, decl, context, called)]
      return
    case 'except':
      game.excepts = [...game.excepts, ruleOf(d, decl, context, called)]
      return
    case 'always':
      game.always = [...game.always, ruleOf(d, decl, context, called)]
      return
    case 'board':
      game.board = [...game.board, ruleOf(d, decl, context, called)]
      return
    case 'tell':
      game.telling = [...game.telling, ruleOf(d, decl, context, called)]
      return
    case 'refuse':
      game.refusals = [...game.refusals, ruleOf(d, decl, context, called)]
      return
    case 'default':
      game.defaultDecks = [...game.defaultDecks, decl]
      return
    case 'example':
      game.examples = [...game.examples, decl]
      return
    default:
      decl.kind satisfies 'include' | 'overlay' | 'text'
      return
  }
}

/** An option, and which of its values a variant has chosen. */
function declareOption(d: Declaring, decl: OptionDecl): void {
  if (!fresh(d, decl.name, 'value')) return
  saidOnce(d.report, decl.values, worded('leave one of them out'))
  const chosen = d.state.chosenOptions.get(decl.name.text)
  const index = chosen === undefined ? 0 : decl.values.findIndex((v) => v.text === chosen.value)
  if (index < 0 && chosen !== undefined) {
    d.report(
      error(
        'HR0101',
        worded('unknown value'),
        chosen.name.span,
        worded('`{1}` has no value `{2}`', decl.name.text, chosen.value),
        nearest(
          chosen.value,
          decl.values.map((v) => v.text),
        ),
      ),
    )
  }
  d.game.options.set(decl.name.text, {
    name: decl.name,
    index: d.game.options.size,
    values: decl.values,
    chosen: Math.max(index, 0),
    cites: decl.cites,
  })
}
