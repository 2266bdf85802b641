import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Call, ExampleDecl, ExampleStep, Expr, Given, GivenItem, Name, Stmt } from '../syntax/ast.ts'
import type { Local, TExpr } from '../game/ir.ts'
import { CARD, DEFINITION, PLAYER, type Type, elementOf, fits } from '../game/type.ts'
import { type Elaboration, type Scope, bind, inReach, inner, lookup, newLocal, rootScope } from './context.ts'
import { deckLists, definitions } from './decks.ts'
import { definitionOf, elaborate, expectType, numeric, truth } from './expr.ts'
import { findEvent } from './pattern.ts'

/** A worked example, ready to be turned into code. */
export interface TExample {
  readonly title: string
  readonly cites: readonly string[]
  readonly span: ExampleDecl['span']
  /** How many play: as many as it says, else enough for every player it names. */
  readonly players: number
  readonly options: readonly { readonly option: number; readonly value: number }[]
  readonly given: readonly TGiven[]
  readonly path: readonly { readonly event: string; readonly args: readonly TExpr[] }[]
  readonly steps: readonly TStep[]
  /** Cards that the position gives a name of their own, in order. */
  readonly called: readonly Local[]
}

/** A card by its name (and owner, where two copies lie on the table), or a value. */
export type TMatcher = { readonly kind: 'card'; readonly definition: number; readonly owner: TExpr | null } | { readonly kind: 'value'; readonly value: TExpr } | { readonly kind: 'branch'; readonly event: string }

export interface TPlaced { readonly what: TMatcher; readonly called: Local | null; readonly span: GivenItem['span']; readonly facts: readonly { readonly fact: string; readonly value: TExpr }[] }

export type TGiven =
  | { readonly kind: 'fact'; readonly place: TExpr; readonly value: TExpr }
  | { readonly kind: 'zone'; readonly zone: TExpr; readonly items: readonly TPlaced[] }
  | { readonly kind: 'mark'; readonly adjective: string; readonly of: TExpr }
  | { readonly kind: 'deck'; readonly place: TExpr; readonly definitions: readonly number[] }

export interface TMove { readonly event: string; readonly args: readonly (TMatcher | null)[] }

export type TStep = { readonly span: ExampleStep['span'] } & (
  | { readonly kind: 'does'; readonly seat: number; readonly move: TMove }
  | { readonly kind: 'chooses'; readonly seat: number; readonly values: readonly TMatcher[] }
  | { readonly kind: 'answers'; readonly seat: number; readonly answer: 'accepts' | 'declines' | 'passes' }
  | { readonly kind: 'offered'; readonly seat: number; readonly not: boolean; readonly move: TMove; readonly because: readonly string[] }
  | { readonly kind: 'chance'; readonly values: readonly TMatcher[] }
  | { readonly kind: 'asked'; readonly seat: number; readonly not: boolean }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'exactly'; readonly seat: number; readonly moves: readonly TMove[] }
  | { readonly kind: 'choosable'; readonly seat: number; readonly not: boolean; readonly values: readonly TMatcher[]; readonly because: readonly string[] }
  | { readonly kind: 'then'; readonly fact: TExpr }
  | { readonly kind: 'deck'; readonly player: TExpr; readonly refused: boolean; readonly because: readonly string[] }
  | { readonly kind: 'happened'; readonly not: boolean; readonly moves: readonly TMove[] }
)

export function elaborateExamples(e: Elaboration): TExample[] {
  e.exampleCards = true
  const scope = rootScope('example', null)
  for (let seat = 0; seat < e.game.seats.to; seat++) {
    const letter = String.fromCharCode(65 + seat)
    const span = { file: { path: '', text: '' }, start: 0, end: 0 }
    scope.vars.set(letter, { kind: 'number', value: seat, type: PLAYER, span })
  }
  const examples = e.game.examples.map((x) => example(e, scope, x))
  e.exampleCards = false
  return examples
}

function example(e: Elaboration, seats: Scope, decl: ExampleDecl): TExample {
  const scope = inner(seats)
  const options = decl.given.flatMap((g) => (g.kind === 'option' ? optionOf(e, g) : []))
  const given = decl.given.flatMap((g) => (g.kind === 'is' ? position(e, scope, g) : []))
  const at = decl.given.find((g) => g.kind === 'at')
  const path = at?.kind === 'at' ? at.path.flatMap((call) => started(e, scope, call)) : []
  const calls = at?.kind === 'at' ? at.path : []
  for (const [i, call] of calls.entries()) {
    const next = calls[i + 1]
    if (next !== undefined) standsIn(e, call, next)
  }
  const steps = decl.steps.flatMap((s) => step(e, scope, s))
  const called = given.flatMap((g) => (g.kind === 'zone' ? g.items.flatMap((item) => item.called ?? []) : []))
  return { title: decl.title, cites: decl.cites.map((c) => c.text), span: decl.span, players: playersOf(e, decl), options, given, path, steps, called }
}

function playersOf(e: Elaboration, decl: ExampleDecl): number {
  const { from, to } = e.game.seats
  const named = Math.max(from, ...seatsIn(decl, to).map((seat) => seat + 1))
  const said = decl.given.find((g) => g.kind === 'players')
  if (said?.kind !== 'players') return named
  if (said.count >= named && said.count <= to) return said.count
  const text = said.count < from || said.count > to ? `this game is for ${from} to ${to} players` : `the example names ${named} of them`
  e.report(error('HR0601', 'not so many players', said.span, text))
  return named
}

/** The seats that an example speaks of. */
function seatsIn(part: unknown, to: number): number[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap((p) => seatsIn(p, to))
  const word = 'text' in part ? part.text : 'name' in part ? part.name : null
  const seat = typeof word === 'string' && word.length === 1 ? word.charCodeAt(0) - 65 : -1
  const inside = Object.entries(part).flatMap(([key, p]) => (key === 'span' ? [] : seatsIn(p, to)))
  return seat >= 0 && seat < to ? [seat, ...inside] : inside
}

function optionOf(e: Elaboration, g: Given & { kind: 'option' }): { option: number; value: number }[] {
  const option = e.game.options.get(g.name.text)
  if (option === undefined) {
    e.report(error('HR0601', 'no such option', g.name.span, `the game has no option \`${g.name.text}\``, nearest(g.name.text, e.game.options.keys())))
    return []
  }
  e.used.add(g.name.text)
  const value = option.values.findIndex((v) => v.text === g.value.text)
  if (value >= 0) return [{ option: option.index, value }]
  e.report(error('HR0601', 'no such value', g.value.span, `\`${g.name.text}\` has no value \`${g.value.text}\``, nearest(g.value.text, option.values.map((v) => v.text))))
  return []
}

function position(e: Elaboration, scope: Scope, g: Given & { kind: 'is' }): TGiven[] {
  const only = g.items[0]
  const word = only?.value.kind === 'name' ? e.game.adjectives.get(only.value.name) : undefined
  if (word !== undefined && g.items.length === 1) {
    e.used.add(word.name.text)
    const target = elaborate(e, scope, g.target, word.subject)
    const of = word.subject.base === 'definition' && target.type.base === 'card' ? definitionOf(target) : target
    if (!word.stored) e.report(error('HR0208', 'worked out, not kept', only?.span ?? g.span, `whether something is \`${word.name.text}\` follows from the rules`))
    expectType(e, of, word.subject)
    return [{ kind: 'mark', adjective: word.name.text, of }]
  }
  const place = elaborate(e, scope, g.target)
  if (place.kind === 'stored' && e.game.facts.get(place.fact)?.deck === true) return [{ kind: 'deck', place, definitions: definitions(e, g.items.flatMap((i) => deckItem(e, i))) }]
  for (const item of g.items) {
    if (item.copies !== undefined) e.report(error('HR0601', 'no deck', item.span, 'only the list of a deck takes a number of copies', { hint: 'name the card once for each copy' }))
    if (item.called !== undefined && place.kind !== 'zone') e.report(error('HR0601', 'not a card', item.called.span, 'only a card that is laid down here gets a name of its own'))
  }
  if (place.kind === 'zone') {
    if (place.family) e.report(error('HR0209', 'whose zone?', g.target.span, `every player has a \`${place.zone}\``, { hint: `say whose: \`${place.zone} of A\`` }))
    const owner = ownerOf(place)
    const items = g.items.map((i) => ownedBy(owner, placed(e, scope, i)))
    // The lines below may speak of these copies, those of this line not yet.
    for (const item of items) if (item.called !== null) bind(scope, item.called.name, item.called, item.span)
    return [{ kind: 'zone', zone: place, items }]
  }
  if (place.kind !== 'stored') {
    if (place.type.base !== 'unknown') e.report(error('HR0208', 'worked out, not kept', g.target.span, 'a position can only give zones and facts that `start` with something'))
    return []
  }
  if (only === undefined) return []
  if (place.type.set) return [{ kind: 'fact', place, value: members(e, scope, g, place.type) }]
  const value = place.type.base === 'number' && !place.type.optional ? numeric(e, scope, only.value) : elaborate(e, scope, only.value, place.type)
  expectType(e, value, place.type)
  return [{ kind: 'fact', place, value }]
}

/** What a fact of several is: a set, or its members one by one. */
function members(e: Elaboration, scope: Scope, g: Given & { kind: 'is' }, wanted: Type): TExpr {
  const values = g.items.map((item) => elaborate(e, scope, item.value, item === g.items[0] && g.items.length === 1 ? wanted : elementOf(wanted)))
  const [first] = values
  if (values.length === 1 && first?.type.set === true) {
    expectType(e, first, wanted)
    return first
  }
  for (const value of values) expectType(e, value, elementOf(wanted))
  return { kind: 'list', items: values, type: wanted, span: g.span }
}

function deckItem(e: Elaboration, { copies, value, span }: GivenItem): { copies: number; card: Name }[] {
  if (value.kind === 'name') return [{ copies: copies ?? 1, card: { text: value.name, span: value.span } }]
  e.report(error('HR0601', 'not a card', span, 'a deck is a list of cards: `4 Bear, Wolf`'))
  return []
}

/** `deck of A is refused`: what the rules of decks say of what A brings. */
function deckStep(e: Elaboration, scope: Scope, s: ExampleStep & { kind: 'then' }): TStep[] | null {
  const { fact, span } = s
  const because = (s.because ?? []).map((c) => c.text)
  const of = fact.kind === 'is' && fact.left.kind === 'of' && fact.left.name.text === 'deck' ? fact.left.args[0] : undefined
  const word = fact.kind === 'is' ? fact.name.text : ''
  if (of !== undefined && fact.kind === 'is' && (word === 'refused' || word === 'accepted') && !e.game.adjectives.has(word) && deckLists(e.game).length > 0) {
    const player = elaborate(e, scope, of, PLAYER)
    expectType(e, player, PLAYER)
    return [{ span, kind: 'deck', player, refused: (word === 'refused') !== fact.negated, because }]
  }
  const first = s.because?.[0]
  if (first !== undefined) e.report(error('HR0601', 'no reasons here', first.span, 'reasons are asked after `may not`, or after `deck of A is refused`'))
  return null
}

function placed(e: Elaboration, scope: Scope, item: GivenItem): TPlaced {
  const what = matcher(e, scope, item.value, CARD)
  const facts = item.facts.flatMap(({ name, value }) => {
    if (name.text === 'definition' && e.game.shape !== null) {
      const v = elaborate(e, scope, value, DEFINITION)
      expectType(e, v, DEFINITION)
      return [{ fact: '$definition', value: v }]
    }
    const fact = e.game.facts.get(name.text)
    if (fact === undefined || !fact.stored || fact.params.length !== 1 || fact.params[0]?.type.base !== 'card') {
      const known = [...e.game.facts.values()].filter((f) => f.stored && f.params[0]?.type.base === 'card').map((f) => f.name.text)
      e.report(error('HR0601', 'no such fact of a card', name.span, `cards keep no \`${name.text}\``, nearest(name.text, known)))
      return []
    }
    const v = elaborate(e, scope, value, fact.type)
    expectType(e, v, fact.type)
    return [{ fact: name.text, value: v }]
  })
  return { what, facts, span: item.span, called: item.called === undefined ? null : calledCard(e, scope, item.called, what) }
}

/** `8♣ as bait`: a name for this copy, which means nothing else. */
function calledCard(e: Elaboration, scope: Scope, name: Name, what: TMatcher): Local | null {
  if (what.kind !== 'card') {
    e.report(error('HR0601', 'not one card', name.span, 'a name of its own is for a card that is called by its printed name', { hint: `write \`CARD as ${name.text}\`` }))
    return null
  }
  if (inReach(scope, name.text) || e.game.definitions.has(name.text)) {
    e.report(error('HR0601', 'this name is taken', name.span, `\`${name.text}\` means something else here`, { hint: 'take another name for this copy' }))
    return null
  }
  return newLocal(e, name.text, CARD, null)
}

/** What is laid into a shared zone that is named by a player belongs to that player, unless it says to whom. */
function ownerOf(zone: TExpr & { kind: 'zone' }): TExpr | null {
  const { key } = zone
  const by = key?.type.base === 'enum' && (key.kind === 'derived' || key.kind === 'stored') ? key.args[0] : undefined
  return by?.type.base === 'player' ? by : null
}

function ownedBy(owner: TExpr | null, item: TPlaced): TPlaced {
  return owner === null || item.what.kind !== 'card' || item.what.owner !== null ? item : { ...item, what: { ...item.what, owner } }
}

/** A card's name matches any copy that fits; anything else is worked out. */
function matcher(e: Elaboration, scope: Scope, x: Expr, wanted: Type): TMatcher {
  const name = x.kind === 'name' ? x.name : x.kind === 'of' ? x.name.text : null
  const definition = name === null ? undefined : e.game.definitions.get(name)
  if (definition !== undefined && wanted.base !== 'definition') {
    const of = x.kind === 'of' ? x.args[0] : undefined
    return { kind: 'card', definition: definition.index, owner: of === undefined ? null : elaborate(e, scope, of, PLAYER) }
  }
  if (name !== null && x.kind === 'name' && wanted.base === 'unknown' && e.game.events.has(name) && !isValue(e, name)) return { kind: 'branch', event: name }
  const value = elaborate(e, scope, x, wanted)
  if (wanted.base === 'zone' && value.kind === 'zone' && !value.family) return { kind: 'value', value: { kind: 'builtin', name: 'zoneNumber', args: [value], type: wanted, span: x.span } }
  const element = value.type.set ? elementOf(value.type) : value.type
  if (!fits(element, wanted) && wanted.base !== 'unknown') expectType(e, value, wanted)
  return { kind: 'value', value }
}

/** A position can only go on inside an event whose text does the next one. */
function standsIn(e: Elaboration, outer: Call, next: Call): void {
  const body = e.game.events.get(outer.event.text)?.body
  if (body === null || body === undefined || callsIn(body).includes(next.event.text)) return
  e.report(error('HR0601', 'no such place', next.span, `\`${outer.event.text}\` never does \`${next.event.text}\``, { hint: 'write the events from the outside in, each in the text of the one before: `at match, turn by A`' }))
}

function callsIn(body: readonly Stmt[]): string[] {
  return body.flatMap((s) => {
    const blocks = [('body' in s ? s.body : []), ('then' in s ? s.then : []), ('otherwise' in s ? s.otherwise : [])]
    return [...(s.kind === 'call' ? [s.call.event.text] : []), ...blocks.flatMap((b) => callsIn(b))]
  })
}

const isValue = (e: Elaboration, name: string): boolean => [...e.game.enums.values()].some((t) => t.values.some((v) => v.text === name))

function started(e: Elaboration, scope: Scope, call: Call): { event: string; args: TExpr[] }[] {
  const event = findEvent(e, call.event)
  if (event === null || event.body === null) return []
  const args = event.params.map((p) => {
    const said = call.args.find((a) => a.role === p.role)
    if (said !== undefined) return elaborate(e, scope, said.value, p.type)
    e.report(error('HR0206', 'a part is left out', call.span, `\`${call.event.text}\` needs ${p.role === 'main' ? 'a' : `\`${p.role}\``} ${p.type.base}`))
    return null
  })
  return args.some((a) => a === null) ? [] : [{ event: call.event.text, args: args as TExpr[] }]
}

function move(e: Elaboration, scope: Scope, call: Call): TMove[] {
  const event = findEvent(e, call.event)
  if (event === null) return []
  for (const a of call.args) {
    if (!event.params.some((p) => p.role === a.role)) e.report(error('HR0205', 'the event has no such part', a.value.span, `\`${call.event.text}\` has no such part`))
  }
  const args = event.params.map((p) => {
    const said = call.args.find((a) => a.role === p.role)
    return said === undefined ? null : matcher(e, scope, said.value, p.type)
  })
  return [{ event: call.event.text, args }]
}

function seat(e: Elaboration, scope: Scope, who: Name): number {
  const found = lookup(e, scope, who.text)
  // An example that names a player is played by so many.
  if (found?.kind === 'number') return found.value
  const players = Array.from({ length: e.game.seats.to }, (_, i) => String.fromCharCode(65 + i))
  e.report(error('HR0601', 'no such player', who.span, `this game has no player \`${who.text}\``, { hint: `players are ${players.join(', ')}` }))
  return 0
}

function step(e: Elaboration, scope: Scope, s: ExampleStep): TStep[] {
  const { span } = s
  const anything: Type = { base: 'unknown', of: '', set: false, optional: false }
  switch (s.kind) {
    case 'does': return move(e, scope, s.call).map((m) => ({ span, kind: 'does', seat: seat(e, scope, s.who), move: m }))
    case 'chooses': return [{ span, kind: 'chooses', seat: seat(e, scope, s.who), values: s.values.map((v) => matcher(e, scope, v, anything)) }]
    case 'answers': return [{ span, kind: 'answers', seat: seat(e, scope, s.who), answer: s.answer }]
    case 'offered': return move(e, scope, s.call).map((m) => ({ span, kind: 'offered', seat: seat(e, scope, s.who), not: s.not, move: m, because: s.because.map((c) => c.text) }))
    case 'chance': return [{ span, kind: 'chance', values: s.values.map((v) => matcher(e, scope, v, anything)) }]
    case 'asked': return [{ span, kind: 'asked', seat: seat(e, scope, s.who), not: s.not }]
    case 'nobody': return [{ span, kind: 'nobody' }]
    case 'exactly': return [{ span, kind: 'exactly', seat: seat(e, scope, s.who), moves: s.calls.flatMap((c) => move(e, scope, c)) }]
    case 'choosable': return [{ span, kind: 'choosable', seat: seat(e, scope, s.who), not: s.not, values: s.values.map((v) => matcher(e, scope, v, anything)), because: s.because.map((c) => c.text) }]
    case 'then': return deckStep(e, scope, s) ?? [{ span, kind: 'then', fact: truth(e, scope, s.fact) }]
    case 'happened': return [{ span, kind: 'happened', not: s.not, moves: s.calls.flatMap((c) => move(e, scope, c)) }]
  }
}
