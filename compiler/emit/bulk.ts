import { type Param, functionCode } from '../typescript/build.ts'
import { type Code, lines } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { isUnwatched } from '../analyse/unwatched.ts'
import { contains } from '../analyse/walk.ts'
import type { TExpr, TStmt } from '../program/ir.ts'
import type { Body } from './body.ts'
import { type Emitter, THE_STATE } from './emitter.ts'
import { emitExpr, zoneInstance } from './expr.ts'
import { keysOf, zoneBase } from './zones.ts'
import type { Piece } from './piece.ts'
import { noteOf } from './trace.ts'

/**
 * Cards that go together: where no rule looks at the single move, all cards of a zone, or the top ones, are moved at
 * once.
 */

type ZoneExpr = TExpr & { kind: 'zone' }

/** The statement that moves the cards of a loop at once; null where they have to go one by one. */
export function movedTogether(b: Body, s: TStmt & { kind: 'each' }): Code | null {
  const { em, names } = b
  const [move, ...others] = s.body
  const source = sourceOf(s.domain.set)
  if (source === null || s.from !== null || s.domain.tests.length > 0 || move?.kind !== 'move' || others.length > 0)
    return null
  if (
    move.bottom ||
    move.what.kind !== 'local' ||
    move.what.local !== s.domain.local ||
    move.zone.kind !== 'zone' ||
    move.zone.family
  )
    return null
  if (
    contains(move.zone, (x) => x.kind === 'local' && x.local === s.domain.local) ||
    !isUnwatched(em.program, source.zone.zone, move.zone.zone)
  )
    return null
  const written = em.analyses.effects().writes(move, source.zone.zone)
  if (move.zone.key !== null && em.analyses.effects().reads(move.zone.key).meets(written)) return null
  const to = zoneInstance(em, names, move.zone)
  if (source.count !== null) {
    em.together.add('top')
    return code`moveTop(s, ${zoneInstance(em, names, source.zone)}, ${emitExpr(em, names, source.count)}, ${to})`
  }
  em.together.add('all')
  if (!source.zone.family) return code`moveAll(s, ${zoneInstance(em, names, source.zone)}, ${to})`
  const seat = names.fresh('p')
  return code`for (const ${seat} of ${keysOf(em, source.zone.zone)}) moveAll(s, ${zoneBase(source.zone.zone)} + ${seat}, ${to})`
}

/** The zone that is emptied, or how much is taken from its top. */
function sourceOf(set: TExpr | null): { readonly zone: ZoneExpr; readonly count: TExpr | null } | null {
  if (set?.kind === 'zone') return { zone: set, count: null }
  if (set?.kind === 'query' && set.quantifier === 'each' && set.domain.tests.length === 0)
    return sourceOf(set.domain.set)
  if (set?.kind !== 'builtin' || set.name !== 'top') return null
  const [zone, count] = set.args
  return zone?.kind === 'zone' && !zone.family && count !== undefined ? { zone, count } : null
}

const [FROM, TO, COUNT, CARDS] = ['from', 'to', 'count', 'cards'].map(word)

const numbers = (...names: readonly Name[]): Param[] => [
  THE_STATE,
  ...names.map((name) => ({ name, type: code`‹number›` })),
]

/** The functions that move cards together, where the game has use for them. */
export function emitTogether(em: Emitter): Piece[] {
  const all: Piece = {
    doc: 'Moves all cards of a zone on top of another. No rule watches such moves.',
    code: functionCode({
      name: named('moveAll'),
      params: numbers(FROM, TO),
      result: code`‹void›`,
      body: lines([
        code`const cards = s.zones[from] ?? []
if (s.over || cards.length === 0) return
if (s.zones[to] === undefined) return refuse(s)
if (happens(s, cards.length)) return moveTold(s, cards.slice(), from, to)`,
        code`moveZone(s, from, to)`,
      ]),
    }),
  }
  const top: Piece = {
    doc: 'Moves cards from the top of a zone on top of another, topmost first. No rule watches such moves.',
    code: functionCode({
      name: named('moveTop'),
      params: numbers(FROM, COUNT, TO),
      result: code`‹void›`,
      body: lines([
        code`const cards = s.zones[from] ?? []
const ready = Math.min(count, cards.length)
if (s.over || ready <= 0) return
if (s.zones[to] === undefined) return refuse(s)
if (happens(s, ready)) return moveTold(s, top(cards, ready), from, to)`,
        code`moveTopCards(s, from, ready, to)`,
      ]),
    }),
  }
  const told: Piece = {
    doc: 'Moves cards one by one where somebody is told, since who sees the next may follow from what has moved.',
    code: functionCode({
      name: named('moveTold'),
      params: [THE_STATE, { name: CARDS, type: code`‹readonly number[]›` }, ...numbers(FROM, TO).slice(1)],
      result: code`‹void›`,
      body: code`for (const card of cards) {
${lines([code`noteMove(s, viewersOf, EVENT.move, [card, from, to], card)`, noteOf(em), code`place(s, card, to, false)`])}
}`,
    }),
  }
  const { together } = em
  return [
    ...(together.has('all') ? [all] : []),
    ...(together.has('top') ? [top] : []),
    ...(together.size > 0 ? [told] : []),
  ]
}
