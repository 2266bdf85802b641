import { LASTING_ZONE } from '../game/model.ts'
import { partsOf } from '../analyse/walk.ts'
import { holderOf } from '../interpret/facts.ts'
import type { Value } from '../interpret/value.ts'
import type { TSentence } from '../program/declarations.ts'
import type { Domain, ExprIn, TExpr } from '../program/ir.ts'
import { type Board, type Bindings, withLocal } from './board.ts'
import { type Draw, oneOf } from './draw.ts'
import type { Want } from './goal.ts'
import { deckRemedies } from './deck-remedies.ts'
import { keepIn, keptSetsIn, memberRemedy } from './member-remedy.ts'
import { LOOKED_AT, type Remedy } from './remedy.ts'
import { gapsIn, shifted } from './shifted.ts'
import { anyOf, zonesIn } from './things.ts'

/** What may help, and what surely does as far as this sentence alone is concerned. */
export interface Remedies {
  readonly likely: Remedy[]
  readonly sure: Remedy[]
}

interface Looking {
  readonly board: Board
  readonly draw: Draw
  readonly want: Want
  readonly found: Remedies
  /** How many words deeper may be looked. */
  readonly depth: number
  /** Numbers that the sentence names; what is counted or compared is tried around them. */
  readonly numbers: readonly number[]
  /** How far those that it compares lie apart. */
  readonly gaps: readonly number[]
}

const DEEPEST = 4

/** What could change whether a sentence holds, by what it reads. */
export function remediesFor(board: Board, want: Want, draw: Draw): Remedies {
  const found: Remedies = { likely: [], sure: [] }
  const { test } = want
  const gaps = [...new Set(gapsIn(board, test))]
  look({ board, draw, want, found, depth: DEEPEST, numbers: numbersIn(board, test), gaps }, test, board.held)
  return found
}

function numbersIn(board: Board, x: TExpr): number[] {
  const own = x.type.base === 'number' && !x.type.set ? board.value(x) : null
  return [...(typeof own === 'number' ? [own] : []), ...partsOf(x).flatMap((part) => numbersIn(board, part))]
}

function look(l: Looking, x: TExpr, scope: Bindings): void {
  if (l.depth < 0) return
  if (x.type.base === 'card' && !x.type.set) cardRemedies(l, l.board.value(x, scope))
  switch (x.kind) {
    case 'local':
      return localRemedies(l, x.local)
    case 'stored':
      return keptRemedies(l, x, scope)
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
      matchRemedies(l, x, scope)
      return each(l, [x.left, x.right], scope)
    default:
      x satisfies ExprIn<'literals' | 'composed' | 'builtin' | 'not' | 'printed' | 'times'>
      return each(l, partsOf(x), scope)
  }
}

function each(l: Looking, parts: readonly TExpr[], scope: Bindings): void {
  for (const part of parts) look(l, part, scope)
}

const valuesOf = ({ board }: Looking, args: readonly TExpr[], scope: Bindings): Value[] =>
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
    let scope: Bindings = new Map()
    for (const [i, param] of s.params.entries()) if (param !== null) scope = withLocal(scope, param, args[i] ?? null)
    if (s.selfDomain !== null) queryRemedies(deeper(l), s.selfDomain, scope)
    if (s.you !== null && s.self !== null)
      scope = withLocal(scope, s.you, holderOf(l.board.machine, scope.get(s.self) ?? null))
    each(deeper(l), s.tests, scope)
  }
}

function adjectiveRemedies(l: Looking, x: TExpr & { kind: 'adjective' }, scope: Bindings): void {
  const { program } = l.board.machine
  const [of = null] = valuesOf(l, [x.of], scope)
  each(l, [x.of], scope)
  if (program.game.adjectives.get(x.name)?.stored !== true)
    return sentences(l, program.adjectives.get(x.name)?.sentences, [of])
  const now = l.board.holds(x, scope)
  if (of !== null) l.found.likely.push((b) => b.keep(x.name, [of], !now))
}

function derivedRemedies(l: Looking, name: string, args: readonly Value[]): void {
  const fact = l.board.machine.program.facts.get(name)
  if (fact === undefined) return
  const scope: Bindings = new Map(fact.params.map((param, i) => [param, args[i] ?? null]))
  if (fact.value !== null) look(deeper(l), fact.value, scope)
  sentences(l, fact.excepts, args)
}

/** Other values of something that is kept. */
function keptRemedies(l: Looking, x: TExpr & { kind: 'stored' }, scope: Bindings): void {
  const { fact: name, type } = x
  const of = valuesOf(l, x.args, scope)
  if (l.board.machine.program.game.facts.get(name)?.deck === true)
    return void l.found.likely.push(...deckRemedies(l.board, { name, of }, l.numbers, l.draw))
  if (name.startsWith('$') || of.includes(null) || of.some((one) => typeof one === 'object')) return
  if (type.base === 'number' && l.gaps.length > 0)
    l.found.sure.push(shifted(l.want, { name, of, now: l.board.value(x, scope) }, l.gaps))
  for (const value of anyOf(l.board, type, l.numbers, l.draw)) l.found.likely.push((b) => b.keep(name, of, value))
}

/** Other things for a variable that may stand for anything. */
function localRemedies(l: Looking, local: TSentence['params'][number]): void {
  if (!l.board.held.has(local)) return
  if (local.type.base === 'card') return local.type.set ? setRemedies(l, l.board.held.get(local) ?? null) : undefined
  const definitions = l.board.machine.program.game.definitions.size
  if (local.type.base === 'definition' && !local.type.set && definitions > 0)
    l.found.sure.push(fitting(l.want, definitions, l.draw(definitions), (b, n) => b.hold(local, n)))
  for (const value of anyOf(l.board, local.type, l.numbers, l.draw)) l.found.likely.push((b) => b.hold(local, value))
}

/** A card more or less where the set lies, or another in the place of one of its members. */
function setRemedies(l: Looking, set: Value): void {
  const { cards } = l.board.machine.state
  const members = Array.isArray(set) ? (set as readonly Value[]).filter((card) => typeof card === 'number') : []
  const [first] = members
  const zone = first === undefined ? oneOf(zonesIn(l.board, null, new Map()), l.draw) : cards[first]?.place
  if (zone == null) return
  laying(l, zone)
  cardRemedies(l, oneOf(members, l.draw) ?? null)
}

/** Another printed card in its place: any, and one with which the sentence is as it shall be. */
function cardRemedies(l: Looking, card: Value): void {
  if (typeof card !== 'number') return
  const definitions = l.board.machine.program.game.definitions.size
  const first = l.draw(definitions)
  l.found.likely.push((b) => b.exchange(card, first))
  l.found.sure.push(fitting(l.want, definitions, first, (b, definition) => b.exchange(card, definition)))
}

/** Goes through numbers until the sentence is as it shall be. */
function fitting({ test, holds }: Want, all: number, first: number, put: (board: Board, n: number) => void): Remedy {
  return (board) => {
    for (let n = 0; n < Math.min(all, LOOKED_AT); n++) {
      put(board, (first + n) % all)
      if (board.holds(test) === holds) return
    }
  }
}

/** A variable may stand for what it is compared with, or for a member of the set in which it is looked for. */
function matchRemedies(l: Looking, x: TExpr & { kind: 'binary' }, scope: Bindings): void {
  if (x.op === 'in') membershipRemedies(l, x, scope)
  if (x.op !== '=' && x.op !== '!=' && x.op !== 'in') return
  for (const [side, other] of [
    [x.left, x.right],
    [x.right, x.left],
  ] as const) {
    const value = l.board.value(other, scope)
    const taken = oneOf(Array.isArray(value) ? (value as readonly Value[]) : [value], l.draw)
    if (taken === undefined || taken === null) continue
    if (side.kind === 'local' && l.board.held.has(side.local)) l.found.sure.push((b) => b.hold(side.local, taken))
    if (side.kind !== 'builtin' || side.name !== 'definition' || side.args[0] === undefined) continue
    const card = l.board.value(side.args[0], scope)
    if (typeof card === 'number' && typeof taken === 'number') l.found.sure.push((b) => b.exchange(card, taken))
  }
}

/** A card may lie where the members of the set do; of a set that is kept anything may be a member more. */
function membershipRemedies(l: Looking, { left, right }: TExpr & { kind: 'binary' }, scope: Bindings): void {
  const member = l.board.value(left, scope)
  for (const set of keptSetsIn(right)) l.found.sure.push((b) => keepIn(b, set, member, scope))
  const card = left.type.base === 'card' ? l.board.value(left, scope) : null
  if (typeof card !== 'number') return
  for (const zone of zonesIn(l.board, right, scope)) l.found.sure.push((b) => b.moveCard(card, zone))
}

function inZoneRemedies(l: Looking, x: TExpr & { kind: 'inZone' | 'zoneIs' }, scope: Bindings): void {
  each(l, [x.of], scope)
  if (x.kind === 'zoneIs' || x.of.type.base !== 'card') return
  const card = l.board.value(x.of, scope)
  if (typeof card !== 'number') return
  const inside = zonesIn(l.board, x.zone, scope)
  const zones = l.board.holds(x, scope) ? zonesIn(l.board, null, scope) : inside
  for (const zone of zones) l.found.likely.push((b) => b.moveCard(card, zone))
}

/** A card more or less in a zone that is counted or gone through. */
function zoneRemedies(l: Looking, x: TExpr & { kind: 'zone' }, scope: Bindings): void {
  if (x.zone === LASTING_ZONE) return
  for (const zone of zonesIn(l.board, x, scope)) laying(l, zone)
}

/** A card more or less in a zone, as many as are asked for, or one of each. */
function laying(l: Looking, zone: number): void {
  const lying = l.board.machine.state.zones[zone] ?? []
  const definitions = l.board.machine.program.game.definitions.size
  const definition = l.draw(Math.max(1, definitions))
  if (definitions <= LOOKED_AT) l.found.likely.push((b) => laid(b, zone, [...Array(definitions).keys()]))
  const most = Math.max(1, ...l.numbers.filter((n) => n < 40).map((n) => n - lying.length))
  for (const more of new Set([1, most])) l.found.likely.push((b) => laid(b, zone, Array<number>(more).fill(definition)))
  const elsewhere = zonesIn(l.board, null, new Map())
  const away = elsewhere[l.draw(Math.max(1, elsewhere.length))]
  const [first] = lying
  if (away !== undefined && first !== undefined) l.found.likely.push((b) => b.moveCard(first, away))
}

function laid(board: Board, zone: number, definitions: readonly number[]): void {
  for (const definition of definitions) board.layCard(definition, zone)
}

/** A member more or less, and other things said of those that are there. */
function queryRemedies(l: Looking, domain: Domain, scope: Bindings): void {
  const { local, set, tests } = domain
  if (local.type.base === 'card') l.found.likely.push(memberRemedy(domain, scope, l.draw))
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
  if (local.type.base === 'card') l.found.likely.push(fewer(l, domain, some, scope))
  for (let n = 0; n < Math.min(2, some.length); n++)
    each(deeper(l), tests, withLocal(scope, local, some[l.draw(some.length)] ?? null))
}

/** Takes a card away of which the tests are true, or all of them. */
function fewer(l: Looking, { local, tests }: Domain, all: readonly Value[], scope: Bindings): Remedy {
  return (board) => {
    const isMember = (card: Value): boolean => tests.every((test) => board.holds(test, withLocal(scope, local, card)))
    const members = all.filter(isMember)
    const zone = oneOf(zonesIn(board, null, new Map()), l.draw)
    const one = oneOf(members, l.draw)
    for (const card of l.draw(2) === 0 ? members : [one])
      if (typeof card === 'number' && zone !== undefined) board.moveCard(card, zone)
  }
}

const NO_SPAN: TExpr['span'] = { file: { path: '', text: '' }, start: 0, end: 0 }

function mapRemedies(l: Looking, { set, local, body }: TExpr & { kind: 'map' }, scope: Bindings): void {
  look(l, set, scope)
  const members = l.board.value(set, scope)
  const some = Array.isArray(members) ? (members as readonly Value[]) : []
  if (some.length > 0) look(deeper(l), body, withLocal(scope, local, some[l.draw(some.length)] ?? null))
}

function optionRemedies(l: Looking, name: string): void {
  const option = l.board.machine.program.game.options.get(name)
  if (option === undefined) return
  for (const value of option.values.keys()) l.found.likely.push((b) => b.chooseOption(option.index, value))
}
