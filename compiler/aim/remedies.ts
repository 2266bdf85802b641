import { LASTING_ZONE } from '../game/model.ts'
import type { Type } from '../game/type.ts'
import { partsOf } from '../analyse/walk.ts'
import { holderOf } from '../interpret/facts.ts'
import type { Value } from '../interpret/value.ts'
import type { TSentence } from '../program/declarations.ts'
import type { Domain, TExpr } from '../program/ir.ts'
import { type Board, type Scope, withLocal } from './board.ts'
import type { Draw } from './draw.ts'
import { anyOf, zonesIn } from './things.ts'

/** Something that may make a sentence true, or untrue: a card elsewhere, another card, another value. */
export type Remedy = (board: Board) => void

interface Looking {
  readonly board: Board
  readonly draw: Draw
  readonly found: Remedy[]
  /** How many words deeper may be looked. */
  readonly depth: number
  /** Numbers that the sentence names; what is counted or compared is tried around them. */
  readonly numbers: readonly number[]
}

const DEEPEST = 4

/** What could change whether a sentence holds, by what it reads. */
export function remediesFor(board: Board, test: TExpr, draw: Draw): readonly Remedy[] {
  const found: Remedy[] = []
  look({ board, draw, found, depth: DEEPEST, numbers: numbersIn(board, test) }, test, board.held)
  return found
}

function numbersIn(board: Board, x: TExpr): number[] {
  const own = x.type.base === 'number' && !x.type.set ? board.value(x) : null
  return [...(typeof own === 'number' ? [own] : []), ...partsOf(x).flatMap((part) => numbersIn(board, part))]
}

function look(l: Looking, x: TExpr, scope: Scope): void {
  if (l.depth < 0) return
  if (x.type.base === 'card' && !x.type.set) cardRemedies(l, l.board.value(x, scope))
  switch (x.kind) {
    case 'local':
      return localRemedies(l, x.local)
    case 'stored':
      return keptRemedies(l, x.fact, x.type, valuesOf(l, x.args, scope))
    case 'adjective':
      return adjectiveRemedies(l, x, scope)
    case 'relation':
      return sentences(
        l,
        l.board.machine.program.relations.get(x.name)?.sentences,
        valuesOf(l, [x.left, x.right], scope),
      )
    case 'derived':
      return derivedRemedies(l, x.fact, valuesOf(l, x.args, scope))
    case 'inZone':
    case 'zoneIs':
      return inZoneRemedies(l, x, scope)
    case 'zone':
      return zoneRemedies(l, x, scope)
    case 'query':
      return queryRemedies(l, x.domain, scope)
    case 'map':
      return mapRemedies(l, x, scope)
    case 'option':
    case 'optionIs':
      return optionRemedies(l, x.option)
    case 'can':
      return sentences(
        l,
        l.board.machine.program.events.get(x.event)?.cannots.map(asSentence),
        valuesOf(l, x.args, scope),
      )
    case 'binary':
    case 'builtin':
    case 'case':
    case 'definition':
    case 'enum':
    case 'if':
    case 'list':
    case 'none':
    case 'not':
    case 'number':
    case 'printed':
    case 'text':
    case 'times':
    case 'truth':
      return each(l, partsOf(x), scope)
  }
}

function each(l: Looking, parts: readonly TExpr[], scope: Scope): void {
  for (const part of parts) look(l, part, scope)
}

const valuesOf = ({ board }: Looking, args: readonly TExpr[], scope: Scope): Value[] =>
  args.map((arg) => board.value(arg, scope))

const deeper = (l: Looking): Looking => ({ ...l, depth: l.depth - 1 })

/** A refusal as a sentence about the parts of its event. */
function asSentence(
  rule: {
    readonly binders: readonly (TSentence['params'][number] | null)[]
  } & Omit<TSentence, 'params'>,
): Omit<TSentence, 'params'> & { readonly params: readonly (TSentence['params'][number] | null)[] } {
  return { ...rule, params: rule.binders }
}

type Said = Pick<TSentence, 'tests' | 'you' | 'self' | 'selfDomain'> & {
  readonly params: readonly (TSentence['params'][number] | null)[]
}

/** Any of the sentences might come to hold of these things. */
function sentences(l: Looking, all: readonly Said[] | undefined, args: readonly Value[]): void {
  for (const s of all ?? []) {
    let scope: Scope = new Map()
    for (const [i, param] of s.params.entries()) if (param !== null) scope = withLocal(scope, param, args[i] ?? null)
    if (s.selfDomain !== null) queryRemedies(deeper(l), s.selfDomain, scope)
    if (s.you !== null && s.self !== null)
      scope = withLocal(scope, s.you, holderOf(l.board.machine, scope.get(s.self) ?? null))
    each(deeper(l), s.tests, scope)
  }
}

function adjectiveRemedies(l: Looking, x: TExpr & { kind: 'adjective' }, scope: Scope): void {
  const { program } = l.board.machine
  const [of = null] = valuesOf(l, [x.of], scope)
  each(l, [x.of], scope)
  if (program.game.adjectives.get(x.name)?.stored !== true)
    return sentences(l, program.adjectives.get(x.name)?.sentences, [of])
  const now = l.board.holds(x, scope)
  if (of !== null) l.found.push((b) => b.keep(x.name, [of], !now))
}

function derivedRemedies(l: Looking, name: string, args: readonly Value[]): void {
  const fact = l.board.machine.program.facts.get(name)
  if (fact === undefined) return
  const scope: Scope = new Map(fact.params.map((param, i) => [param, args[i] ?? null]))
  if (fact.value !== null) look(deeper(l), fact.value, scope)
  sentences(l, fact.excepts, args)
}

/** Other values of something that is kept. */
function keptRemedies(l: Looking, name: string, type: Type, of: readonly Value[]): void {
  if (name.startsWith('$') || of.includes(null) || of.some((one) => typeof one === 'object')) return
  for (const value of anyOf(l.board, type, l.numbers, l.draw)) l.found.push((b) => b.keep(name, of, value))
}

/** Other things for a variable that may stand for anything. */
function localRemedies(l: Looking, local: TSentence['params'][number]): void {
  if (!l.board.held.has(local) || local.type.base === 'card') return
  for (const value of anyOf(l.board, local.type, l.numbers, l.draw)) l.found.push((b) => b.hold(local, value))
}

/** Another printed card in its place. */
function cardRemedies(l: Looking, card: Value): void {
  if (typeof card !== 'number') return
  const definitions = l.board.machine.program.game.definitions.size
  for (let n = 0; n < 12; n++) {
    const definition = l.draw(definitions)
    l.found.push((b) => b.exchange(card, definition))
  }
}

function inZoneRemedies(l: Looking, x: TExpr & { kind: 'inZone' | 'zoneIs' }, scope: Scope): void {
  each(l, [x.of], scope)
  if (x.kind === 'zoneIs' || x.of.type.base !== 'card') return
  const card = l.board.value(x.of, scope)
  if (typeof card !== 'number') return
  const inside = zonesIn(l.board, x.zone, scope)
  const zones = l.board.holds(x, scope) ? zonesIn(l.board, null, scope) : inside
  for (const zone of zones) l.found.push((b) => b.moveCard(card, zone))
}

/** A card more or less in a zone that is counted or gone through. */
function zoneRemedies(l: Looking, x: TExpr & { kind: 'zone' }, scope: Scope): void {
  if (x.zone === LASTING_ZONE) return
  const all = zonesIn(l.board, x, scope)
  const definitions = l.board.machine.program.game.definitions.size
  for (const zone of all) {
    const lying = l.board.machine.state.zones[zone] ?? []
    const definition = l.draw(Math.max(1, definitions))
    const most = Math.max(1, ...l.numbers.filter((n) => n < 40).map((n) => n - lying.length))
    for (const more of new Set([1, most])) l.found.push((b) => laid(b, zone, Array<number>(more).fill(definition)))
    const elsewhere = zonesIn(l.board, null, scope)
    const away = elsewhere[l.draw(Math.max(1, elsewhere.length))]
    const [first] = lying
    if (away !== undefined && first !== undefined) l.found.push((b) => b.moveCard(first, away))
  }
}

function laid(board: Board, zone: number, definitions: readonly number[]): void {
  for (const definition of definitions) board.layCard(definition, zone)
}

/** A member more, and other things said of those that are there. */
function queryRemedies(l: Looking, domain: Domain, scope: Scope): void {
  const { local, set, tests } = domain
  if (local.type.base === 'card') l.found.push(memberRemedy(domain, scope, l.draw))
  if (set !== null) look(l, set, scope)
  const { board } = l
  const members = board.value(
    {
      kind: 'query',
      quantifier: 'each',
      domain: { ...domain, tests: [] },
      type: { ...local.type, set: true },
      span: tests[0]?.span ?? set?.span ?? NO_SPAN,
    },
    scope,
  )
  if (!Array.isArray(members)) return
  const some = members as readonly Value[]
  for (let n = 0; n < Math.min(2, some.length); n++)
    each(deeper(l), tests, withLocal(scope, local, some[l.draw(some.length)] ?? null))
}

const NO_SPAN: TExpr['span'] = { file: { path: '', text: '' }, start: 0, end: 0 }

/** Lays down a card that a set could hold, one of which most of its tests are true. */
export function memberRemedy({ local, set, tests }: Domain, scope: Scope, draw: Draw): Remedy {
  return (board) => {
    const zones = set === null ? zonesOfTests(board, local, tests, scope) : zonesIn(board, set, scope)
    const zone = zones[draw(Math.max(1, zones.length))]
    const definitions = board.machine.program.game.definitions.size
    if (zone === undefined || definitions === 0) return
    const card = board.layCard(draw(definitions), zone)
    const inner = withLocal(scope, local, card)
    let best = { definition: 0, met: -1 }
    const first = draw(definitions)
    for (let n = 0; n < definitions && best.met < tests.length; n++) {
      const definition = (first + n) % definitions
      board.exchange(card, definition)
      const met = tests.filter((test) => board.holds(test, inner)).length
      if (met > best.met) best = { definition, met }
    }
    board.exchange(card, best.definition)
  }
}

/** The zones that the tests of a card say it lies in; else all. */
function zonesOfTests(board: Board, local: Domain['local'], tests: readonly TExpr[], scope: Scope): readonly number[] {
  for (const test of tests.flatMap((x) => (x.kind === 'binary' && x.op === 'and' ? [x.left, x.right] : [x]))) {
    if (test.kind === 'inZone' && test.of.kind === 'local' && test.of.local === local)
      return zonesIn(board, test.zone, scope)
    if (test.kind !== 'adjective' || test.of.kind !== 'local' || test.of.local !== local) continue
    const { adjectives, game } = board.machine.program
    const kept = game.adjectives.get(test.name)
    if (kept?.stored === true && kept.zones.length > 0)
      return kept.zones.flatMap((name) => zonesIn(board, { name }, scope))
    for (const s of adjectives.get(test.name)?.sentences ?? []) {
      const [param] = s.params
      if (param === undefined || s.tests.length === 0) continue
      const inner = zonesOfTests(board, param, s.tests, scope)
      if (inner.length < zonesIn(board, null, scope).length) return inner
    }
  }
  return zonesIn(board, null, scope)
}

function mapRemedies(l: Looking, { set, local, body }: TExpr & { kind: 'map' }, scope: Scope): void {
  look(l, set, scope)
  const members = l.board.value(set, scope)
  const some = Array.isArray(members) ? (members as readonly Value[]) : []
  if (some.length > 0) look(deeper(l), body, withLocal(scope, local, some[l.draw(some.length)] ?? null))
}

function optionRemedies(l: Looking, name: string): void {
  const option = l.board.machine.program.game.options.get(name)
  if (option === undefined) return
  for (const value of option.values.keys()) l.found.push((b) => b.chooseOption(option.index, value))
}
