import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { CardDecl, DeckDecl, Decl, EventDecl, Expr, FactDecl, ModalDecl, Name, Param, Phrase, TypeRef } from '../syntax/ast.ts'
import { expandCards, namedAlike, printDefinitions } from './cards.ts'
import type { Entry } from './entry.ts'
import { kernelEvents } from './kernel.ts'
import { lasts } from './lasts.ts'
import type { Module } from './load.ts'
import type { AdjectiveSymbol, EventParamSymbol, EventSymbol, FactSymbol, Game, ParamSymbol, RelationSymbol, RuleSymbol } from './model.ts'
import type { OverlayState } from './overlay.ts'
import { readingSymbol } from './reading.ts'
import { CARD, DEFINITION, NUMBER, PLAYER, type Type, UNKNOWN, listOf, orNone, setOf, show, type } from './type.ts'
import { TextTable } from './texts.ts'

const BUILTIN_TYPES = ['number', 'truth', 'player', 'card', 'definition', 'effect', 'zone', 'text'] as const

/** Zone instances of a family are numbered seat by seat with this stride. */
export const MAX_SEATS = 8

/** How many play: at least one, at most as many as a family of zones has room for. */
function seatsOf({ cites, players }: Module['header'], report: Report): Game['seats'] {
  if (players === null) return { from: 2, to: 2, said: null }
  const { from, to, span } = players
  if (from >= 1 && from <= to && to <= MAX_SEATS) return { from, to, said: cites.length === 0 ? null : { cites, span } }
  report(error('HR0104', 'for how many players?', span, from > to ? `from ${from} to ${to} is nobody` : `a game is for 1 to ${MAX_SEATS} players`))
  return { from: 2, to: 2, said: null }
}

/** The declaration of a fact that the text does not declare as one. */
function unwritten(name: Name, cites: readonly Name[], typeName: string): FactDecl {
  const { span } = name
  return { kind: 'fact', span, cites, label: null, name, params: [], zones: [], starts: null, value: null, body: null,
    type: { span, name: { text: typeName, span }, set: false, orNone: false } }
}

function startsAsPrinted({ params, type: t, starts }: FactDecl): boolean {
  const param = params[0]
  const of = starts?.kind === 'of' && starts.printed === true && starts.name.text === 'definition' ? starts.args[0] : undefined
  return params.length === 1 && param?.type?.name.text === 'card' && t.name.text === 'definition' && !t.set && !t.orNone
    && of?.kind === 'name' && of.name === (param.name?.text ?? 'card')
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Files every declaration under its name; reports duplicates and unknown types. */
export function declareAll(state: OverlayState, top: Module, base: Module, report: Report): Game {
  const seats = seatsOf(top.header.players === null ? base.header : top.header, report)
  const game: Mutable<Game> = {
    name: top.header.name.text,
    title: top.header.description ?? '',
    seats,
    enums: new Map(), options: new Map(), printed: new Map(), facts: new Map(), adjectives: new Map(), relations: new Map(), readings: new Map(),
    zones: new Map(), definitions: new Map(), removedCards: new Map(), texts: new TextTable(), shape: null, events: kernelEvents(), modals: [], hooks: [], excepts: [], refusals: [], defaultDecks: [], examples: [],
  }
  const d = new Declarer(game, state, report)
  d.declareZone({ text: 'waiting', span: top.header.span }, null, 'effects', null, null, [])
  if (state.entries.some(({ decl }) => decl.kind === 'event' && decl.name.text === 'settle-instead')) d.declareZone({ text: 'applicable', span: top.header.span }, null, 'effects', null, null, [])
  if (state.entries.some(({ decl }) => lasts(decl))) d.lastingZone(top.header.span)
  d.builtinFacts(top.header.span)
  for (const pass of [d.types, d.first, d.second, d.third] as const) for (const entry of state.entries) pass.call(d, entry)
  printDefinitions(game, report)
  zonesAreKnown(game, state, report)
  for (const name of state.removedCards.values()) {
    report(error('HR0401', 'nothing to remove', name.span, `the base has no card \`${name.text}\``, nearest(name.text, game.definitions.keys())))
  }
  return game
}

/** A fact that lives in zones names zones of the game. */
function zonesAreKnown(game: Game, state: OverlayState, report: Report): void {
  for (const { decl } of state.entries) {
    if (decl.kind !== 'fact' && decl.kind !== 'adjective') continue
    for (const zone of decl.zones) {
      if (!game.zones.has(zone.text)) report(error('HR0101', 'unknown zone', zone.span, `no zone is called \`${zone.text}\``, nearest(zone.text, game.zones.keys())))
    }
  }
}

class Declarer {
  private nextZone = 0
  private readonly names = new Map<string, Name>()
  private readonly labels = new Set<string>()
  private readonly game: Mutable<Game>
  private readonly state: OverlayState
  private readonly report: Report

  constructor(game: Mutable<Game>, state: OverlayState, report: Report) {
    this.game = game
    this.state = state
    this.report = report
  }

  /** Types, of whose values there may be zones. */
  types({ decl }: Entry): void {
    if (decl.kind === 'type' && this.fresh(decl.name, 'type ')) this.game.enums.set(decl.name.text, { name: decl.name, values: decl.values, cites: decl.cites })
  }

  /** Options and zones, which other declarations mention. */
  first({ decl }: Entry): void {
    if (decl.kind === 'reading' && this.fresh(decl.name)) this.game.readings.set(decl.name.text, readingSymbol(decl, this.report))
    if (decl.kind === 'zone' && this.fresh(decl.name)) {
      this.declareZone(decl.name, decl.key === null ? null : this.zoneKey(decl.key), decl.holds, decl.capacity, decl.seenBy, decl.cites)
    }
    if (decl.kind === 'option' && this.fresh(decl.name)) {
      const chosen = this.state.chosenOptions.get(decl.name.text)
      const index = chosen === undefined ? 0 : decl.values.findIndex((v) => v.text === chosen.value)
      if (index < 0 && chosen !== undefined) {
        this.report(error('HR0101', 'unknown value', chosen.name.span, `\`${decl.name.text}\` has no value \`${chosen.value}\``, nearest(chosen.value, decl.values.map((v) => v.text))))
      }
      this.game.options.set(decl.name.text, { name: decl.name, index: this.game.options.size, values: decl.values, chosen: Math.max(index, 0), cites: decl.cites })
    }
  }

  /** Facts, adjectives, relations and printed attributes. */
  second({ decl, context }: Entry): void {
    if (decl.kind === 'printed' && this.fresh(decl.name)) this.game.printed.set(decl.name.text, { name: decl.name, type: this.type(decl.type), cites: decl.cites })
    if (decl.kind === 'fact' && decl.name.text === 'definition') this.shape(decl)
    else if (decl.kind === 'fact' && this.fresh(decl.name)) {
      const fact: FactSymbol = {
        name: decl.name, params: decl.params.map((p) => this.param(p)), zones: decl.zones.map((z) => z.text),
        type: this.type(decl.type), stored: decl.starts !== null, decl,
      }
      this.game.facts.set(decl.name.text, fact)
    }
    if (decl.kind === 'deck' && this.fresh(decl.name)) this.deck(decl)
    if (decl.kind === 'adjective') this.adjective(decl, context)
    if (decl.kind === 'relation') this.relation(decl, context)
  }

  /** Cards, events and rules, whose parameters mention adjectives as types. */
  third({ decl, context, called }: Entry): void {
    switch (decl.kind) {
      case 'card': return this.cards(decl)
      case 'event': return context !== null && this.overrides(decl) ? this.override(decl, context) : this.event(decl, context)
      case 'modal':
        if (decl.body !== null) this.eventOnTheSpot(decl, context)
        this.game.modals = [...this.game.modals, this.rule(decl, context, called)]
        return
      case 'hook':
        this.game.hooks = [...this.game.hooks, this.rule(decl, context, called)]
        return
      case 'except':
        this.game.excepts = [...this.game.excepts, this.rule(decl, context, called)]
        return
      case 'refuse':
        this.game.refusals = [...this.game.refusals, this.rule(decl, context, called)]
        return
      case 'default':
        this.game.defaultDecks = [...this.game.defaultDecks, decl]
        return
      case 'example':
        this.game.examples = [...this.game.examples, decl]
    }
  }

  declareZone(name: Name, key: ParamSymbol | null, holds: 'cards' | 'effects', capacity: Expr | null, seenBy: Expr | null, cites: readonly Name[]): void {
    const size = key === null ? 1 : this.game.enums.get(key.type.of)?.values.length ?? MAX_SEATS
    this.game.zones.set(name.text, { name, key, holds, capacity, seenBy, base: this.nextZone, size, cites })
    this.nextZone += size
  }

  /** Zones are of what there is a fixed number of. */
  private zoneKey(key: Param): ParamSymbol {
    const symbol = this.param(key)
    const { base, set } = symbol.type
    if (base === 'unknown' || ((base === 'player' || base === 'enum') && !set)) return symbol
    this.report(error('HR0201', 'wrong kind of things', key.span, `there is no zone for each ${show(symbol.type)}`, { hint: 'a zone is `of player p`, or of the values of a type of the game' }))
    return { ...symbol, type: UNKNOWN }
  }

  /** Where rules lie that hold for a while, in games that have such rules. */
  lastingZone(span: Name['span']): void {
    this.declareZone({ text: 'lasting', span }, null, 'effects', null, null, [])
    for (const { decl } of this.state.entries) {
      if ((decl.kind !== 'zone' && decl.kind !== 'fact' && decl.kind !== 'option') || decl.name.text !== 'lasting') continue
      this.report(error('HR0102', 'declared twice', decl.name.span, '`lasting` is where rules lie that hold until an event', { hint: 'choose another name' }))
    }
  }

  builtinFacts(span: Name['span']): void {
    const name = { text: 'result', span }
    this.game.facts.set('result', { name, params: [{ type: PLAYER, adjective: null, name: 'p' }], zones: [], type: NUMBER, stored: true, decl: unwritten(name, [], 'number') })
  }

  /** A list that a player brings is a fact of the player that only the table can give. */
  private deck(decl: DeckDecl): void {
    const symbol: FactSymbol = {
      name: decl.name, params: [this.param(decl.player)], zones: [], type: setOf(DEFINITION), stored: true, deck: true, decl: unwritten(decl.name, decl.cites, 'definition'),
    }
    this.game.facts.set(decl.name.text, symbol)
  }

  /** Types and adjectives stand before variables, facts and zones stand for values: two name spaces. */
  private fresh(name: Name, space = ''): boolean {
    const before = this.names.get(space + name.text)
    if (before === undefined) {
      this.names.set(space + name.text, name)
      return true
    }
    this.report(error('HR0102', 'declared twice', name.span, `\`${name.text}\` is declared again here`, {
      secondary: [{ span: before.span, text: 'first declared here' }],
      hint: 'to change what the base says, write `replace`',
    }))
    return false
  }

  /** The type a name stands for; an adjective stands for its subject's type with that test. */
  named(name: Name): { type: Type; adjective: string | null } {
    const builtin = BUILTIN_TYPES.find((b) => b === name.text)
    if (builtin !== undefined) return { type: type(builtin), adjective: null }
    if (this.game.enums.has(name.text)) return { type: type('enum', name.text), adjective: null }
    const adjective = this.game.adjectives.get(name.text)
    if (adjective !== undefined) return { type: adjective.subject, adjective: name.text }
    const known = [...BUILTIN_TYPES, ...this.game.enums.keys(), ...this.game.adjectives.keys()]
    this.report(error('HR0101', 'unknown type', name.span, `there is no type or adjective \`${name.text}\``, nearest(name.text, known)))
    return { type: UNKNOWN, adjective: null }
  }

  private type(ref: TypeRef): Type {
    const { type: base } = this.named(ref.name)
    return ref.orNone ? orNone(base) : ref.list === true ? listOf(base) : ref.set ? setOf(base) : base
  }

  private param(p: Param): ParamSymbol {
    if (p.type === null) return { type: CARD, adjective: null, name: p.name?.text ?? 'this' }
    const { type: base, adjective } = this.named(p.type.name)
    return { type: p.type.list === true ? listOf(base) : p.type.set ? setOf(base) : base, adjective, name: p.name?.text ?? p.type.name.text }
  }

  /** The one thing to say about `definition` is where a changed one lasts; it always starts as it is printed. */
  private shape(decl: FactDecl): void {
    if (!this.fresh(decl.name)) return
    if (!startsAsPrinted(decl)) {
      this.report(error('HR0108', 'a card starts as it is printed', decl.starts?.span ?? decl.span, 'what a card is can only change while it is in some zones, or for good', {
        hint: 'write `definition of card in ZONES: definition starts printed definition of card`',
      }))
    } else this.game.shape = { zones: decl.zones.map((z) => z.text), decl }
  }

  private adjective(decl: Decl & { kind: 'adjective' }, context: Entry['context']): void {
    const known = this.game.adjectives.get(decl.name.text)
    const sentence = { subject: decl.subject, other: null, context, cond: decl.cond, decl }
    if (known !== undefined && !known.stored && decl.starts === null) {
      known.sentences.push(sentence)
      return
    }
    if (!this.fresh(decl.name, 'type ')) return
    const symbol: AdjectiveSymbol = {
      name: decl.name, subject: decl.subject === null ? CARD : this.subjectOf(decl.subject), zones: decl.zones.map((z) => z.text),
      stored: decl.starts !== null, starts: decl.starts, sentences: decl.starts === null ? [sentence] : [], cites: decl.cites,
    }
    this.game.adjectives.set(decl.name.text, symbol)
  }

  /** `opponent is slow if …`: the subject is one of those whom the word may mean. */
  private subjectOf(subject: Param): Type {
    const reading = subject.type === null || subject.name !== null ? undefined : this.game.readings.get(subject.type.name.text)
    if (reading === undefined) return this.param(subject).type
    return reading.phrase === null ? PLAYER : this.named(reading.phrase.type).type
  }

  private relation(decl: Decl & { kind: 'relation' }, context: Entry['context']): void {
    const sentence = { subject: decl.left, other: decl.right, context, cond: decl.cond, decl }
    const known = this.game.relations.get(decl.name.text)
    if (known !== undefined) {
      known.sentences.push(sentence)
      return
    }
    if (!this.fresh(decl.name, 'relation ')) return
    const symbol: RelationSymbol = { name: decl.name, left: this.param(decl.left).type, right: this.param(decl.right).type, sentences: [sentence], cites: decl.cites }
    this.game.relations.set(decl.name.text, symbol)
  }

  private cards(decl: CardDecl): void {
    for (const card of expandCards(decl, this.game, this.report)) {
      const removed = this.state.removedCards.get(card.name)
      if (removed !== undefined) {
        this.state.removedCards.delete(card.name)
        this.game.removedCards.set(card.name, removed)
        continue
      }
      const before = this.game.definitions.get(card.name)
      if (before?.decl === decl) return this.report(namedAlike(decl, card.name))
      if (before !== undefined) {
        this.report(error('HR0102', 'declared twice', decl.name?.span ?? decl.span, `the card \`${card.name}\` is declared again here`, {
          secondary: [{ span: before.decl.span, text: 'first declared here' }],
        }))
      } else this.game.definitions.set(card.name, { ...card, index: this.game.definitions.size, decl })
    }
  }

  private eventParam(p: Param & { role: string }): EventParamSymbol {
    const { type: t, adjective, name } = this.param(p)
    return { role: p.role, name, type: t, adjective }
  }

  /** In a text, `to use-trap this …` overrides an event that exists outside of it. */
  private overrides(decl: EventDecl): boolean {
    return decl.params.some((p) => p.type === null) && this.state.entries.some((e) => e.context === null && e.decl.kind === 'event' && e.decl.name.text === decl.name.text)
  }

  private readonly pending = new Map<string, { decl: EventDecl; context: NonNullable<Entry['context']> }[]>()

  private override(decl: EventDecl, context: NonNullable<Entry['context']>): void {
    const known = this.game.events.get(decl.name.text)
    if (known !== undefined) known.overrides.push({ decl, context })
    else this.pending.set(decl.name.text, [...(this.pending.get(decl.name.text) ?? []), { decl, context }])
  }

  private event(decl: EventDecl, context: Entry['context']): void {
    if (!this.freshEvent(decl.name)) return
    const symbol: EventSymbol = {
      name: decl.name, params: decl.params.map((p) => this.eventParam(p)), body: decl.body, context,
      overrides: this.pending.get(decl.name.text) ?? [], cites: decl.cites, span: decl.name,
    }
    this.game.events.set(decl.name.text, symbol)
  }

  private freshEvent(name: Name): boolean {
    const before = this.game.events.get(name.text)
    if (before === undefined) return true
    const kernel = before.body === null
    this.report(error('HR0102', 'declared twice', name.span, kernel ? `\`${name.text}\` is an event that every game has` : `the event \`${name.text}\` is declared again here`, {
      secondary: kernel ? [] : [{ span: before.name.span, text: 'first declared here' }],
      hint: kernel ? 'choose another name' : 'to change what the base says, write `replace to …`',
    }))
    return false
  }

  /** `you may call-out this at main` with a block: the event's parameters are the pattern's. */
  private eventOnTheSpot(decl: ModalDecl, context: Entry['context']): void {
    const pattern = decl.patterns[0]
    if (pattern === undefined || decl.body === null || !this.freshEvent(pattern.event)) return
    const params = pattern.args.map(({ role, arg }): EventParamSymbol => {
      if (arg.kind === 'bind') return this.boundParam(role, arg.phrase)
      return { role, name: arg.expr.kind === 'this' ? 'this' : role, type: arg.expr.kind === 'this' ? CARD : UNKNOWN, adjective: null }
    })
    const doer = decl.subject === 'you' || decl.subject === null ? 'you' : decl.subject.name?.text ?? 'player'
    const by: EventParamSymbol[] = params.some((p) => p.role === 'by') ? [] : [{ role: 'by', name: doer, type: PLAYER, adjective: null }]
    this.game.events.set(pattern.event.text, {
      name: pattern.event, params: [...params, ...by], body: decl.body, context, overrides: [], cites: decl.cites, span: pattern.event,
    })
  }

  private boundParam(role: string, phrase: Phrase): EventParamSymbol {
    const { type: t, adjective } = this.named(phrase.type)
    return { role, name: phrase.name?.text ?? phrase.type.text, type: t, adjective }
  }

  private rule<D extends Decl>(decl: D, context: Entry['context'], name: string): RuleSymbol<D> {
    const { label } = decl
    if (label !== null && this.labels.has(label.text)) {
      this.report(error('HR0102', 'declared twice', label.span, `another rule is called \`${label.text}\``, { hint: 'give each rule its own name' }))
    }
    if (label !== null) this.labels.add(label.text)
    return { name, decl, context }
  }
}
