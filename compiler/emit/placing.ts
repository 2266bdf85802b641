import { any, entry, functionCode, type Param } from '../typescript/build.ts'
import { type Code, FALSE, lines } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { ZONE, code, named } from '../typescript/vocabulary.ts'
import { holderFact } from '../game/holder.ts'
import { type Emitter, Names, THE_STATE, docOf } from './emitter.ts'
import type { Piece } from './piece.ts'
import { emitExpr } from './expr.ts'
import { owning } from './owning.ts'
import { liesIn } from './zones.ts'

const CARD = word('card')

const number = (name: string): Param => ({ name: word(name), type: code`‹number›` })

/** How cards come into zones and leave the game, and who holds them. */
export const emitPlacing = (em: Emitter): Piece[] => [...placing(em), ...leaving(em), holderOf(em)]

/** What starts afresh in a card that comes into some zones, or leaves them. */
interface Fresh {
  readonly zones: readonly string[]
  readonly reset: Code
}

/** Facts and adjectives of cards that are kept in zones, and what a card is there. */
function startingAfresh(em: Emitter): readonly Fresh[] {
  const { facts, adjectives, game } = em.program
  const names = new Names(em)
  const scoped = [...facts.values()].flatMap(({ name, params, starts }): Fresh[] => {
    const symbol = game.facts.get(name)
    const isOfCards = symbol?.params[0]?.type.base === 'card'
    if (symbol?.stored !== true || symbol.zones.length === 0 || !isOfCards || starts === null) return []
    for (const param of params) names.alias(param, CARD)
    const [column, start] = [em.column(name), emitExpr(em, names, starts)]
    const again = symbol.type.set ? lines([owning(column), code`s.${column}[card] = ${start}`]) : reset(column, start)
    return [{ zones: symbol.zones, reset: again }]
  })
  const marks = [...adjectives.values()].flatMap(({ name, starts }): Fresh[] => {
    const symbol = game.adjectives.get(name)
    if (symbol?.stored !== true || symbol.zones.length === 0) return []
    const start = starts === null ? FALSE : emitExpr(em, names, starts)
    return [{ zones: symbol.zones, reset: reset(em.column(name), start) }]
  })
  const { shape } = game
  return shape === null || shape.zones.length === 0
    ? [...scoped, ...marks]
    : [...scoped, ...marks, { zones: shape.zones, reset: reset(word('def'), code`s.printedDef[card]!`) }]
}

/** What starts afresh on the way over the border of the same zones is said together. */
function crossingsOf(em: Emitter): readonly Code[] {
  const groups = new Map<string, { readonly zones: readonly string[]; readonly resets: Code[] }>()
  for (const { zones, reset: again } of startingAfresh(em)) {
    const key = zones.join(',')
    const group = groups.get(key) ?? { zones, resets: [] }
    group.resets.push(again)
    groups.set(key, group)
  }
  const inside = (place: Name, zones: readonly string[]): Code => any(zones.map((z) => liesIn(em, z, place)))
  return [...groups.values()].map(
    (g) => code`if ((${inside(word('to'), g.zones)}) !== (${inside(word('from'), g.zones)})) {\n${g.resets}\n}`,
  )
}

/** Facts that live in zones start afresh when a card comes into one of them from elsewhere. */
function placing(em: Emitter): Piece[] {
  const crossings = crossingsOf(em)
  const { exchange } = em.program
  // Where cards go in two ways, what starts afresh then is said once.
  const apart = exchange !== null && crossings.length > 0
  const body =
    crossings.length === 0
      ? code`moveCard(s, card, to, bottom)`
      : code`const from = s.place[card]!\nmoveCard(s, card, to, bottom)\n${apart ? code`startAfresh(s, card, from, to)` : crossings}`
  return [
    ...(apart ? [startAfresh(lines(crossings))] : []),
    ...(exchange === null ? [] : [changePlaces(apart)]),
    {
      doc: 'Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out.',
      code: functionCode({
        name: named('place'),
        params: [THE_STATE, number('card'), number('to'), { name: word('bottom'), type: code`‹boolean›` }],
        result: code`‹void›`,
        body,
      }),
    },
    mayEnter(em),
  ]
}

const startAfresh = (crossings: Code): Piece => ({
  doc: 'Facts that live in zones start afresh for a card that went from one zone to another.',
  code: functionCode({
    name: named('startAfresh'),
    params: [THE_STATE, number('card'), number('from'), number('to')],
    result: code`‹void›`,
    body: crossings,
  }),
})

const changePlaces = (apart: boolean): Piece => ({
  doc: 'Lays two cards each where the other lies. Facts that live in zones start afresh once both have come there.',
  code: functionCode({
    name: named('changePlaces'),
    params: [THE_STATE, number('card'), number('other')],
    result: code`‹void›`,
    body: apart
      ? code`const from = s.place[card]!\nconst to = s.place[other]!\nexchangeCards(s, card, other)
startAfresh(s, card, from, to)\nstartAfresh(s, other, to, from)`
      : code`exchangeCards(s, card, other)`,
  }),
})

function mayEnter(em: Emitter): Piece {
  const checks = [...em.program.zones.values()].flatMap((z) => {
    if (z.capacity === null) return []
    const symbol = em.program.game.zones.get(z.name)
    const names = new Names(em)
    if (z.key !== null) names.alias(z.key, code`to - ${entry(ZONE, z.name)}`)
    const test = liesIn(em, z.name, word('to'))
    const row = em.table.told({
      name: z.name,
      kind: 'zone',
      clauses: symbol?.cites.map((c) => c.text) ?? [],
      span: symbol?.name.span ?? z.capacity.span,
    })
    const isFull = code`s.zones[to]!.length >= ${emitExpr(em, names, z.capacity)}`
    const refused = code`if (s.reasons !== null) s.reasons.push(${row})\nreturn false`
    return [code`if (${test} && s.place[card] !== to && ${isFull}) {\n${refused}\n}`]
  })
  const gone = em.deletes ? [code`s.place[card] === NONE`] : []
  const nowhere = [code`s.zones[to] === undefined`, code`card === NONE`, ...gone]
  return {
    doc: 'Whether there is room for the card.',
    code: functionCode({
      name: named('mayEnter'),
      params: [THE_STATE, number('card'), number('to')],
      result: code`‹boolean›`,
      body: lines([code`if (${any(nowhere)}) return false`, ...checks, code`return true`]),
    }),
  }
}

/** `delete`: only in games that do it. */
function leaving(em: Emitter): Piece[] {
  if (!em.deletes) return []
  return [
    {
      doc: 'Takes a card out of the game for good. No rule finds it any more; who saw it goes on knowing what it was.',
      code: functionCode({
        name: named('leaveGame'),
        params: [THE_STATE, number('card')],
        result: code`‹void›`,
        body: code`if (card === NONE || s.place[card] === NONE) return
if (happens(s, 1)) noteEvent(s, viewersOf, EVENT.delete, [card], [card])
deleteCard(s, card, viewersOf(s, card))`,
      }),
    },
  ]
}

const holderFunction = (body: Code): Code =>
  functionCode({ name: named('holder'), params: [THE_STATE, number('card')], result: code`‹number›`, body })

function holderOf(em: Emitter): Piece {
  const own = holderFact(em.program.game)
  if (own !== null)
    return {
      doc: docOf(
        own.decl.cites.map((c) => c.text),
        'Who holds a card, as the rules say.',
      ),
      code: holderFunction(
        code`return ${own.stored ? code`s.${em.column(own.name.text)}[card]!` : code`${em.factName(own.name.text)}(s, card)`}`,
      ),
    }
  return {
    doc: 'The seat whose zone the card is in; its owner where zones belong to nobody.',
    code: holderFunction(
      code`const seat = HOLDER[s.place[card]!] ?? NONE\nreturn seat === NONE ? (s.owner[card] ?? NONE) : seat`,
    ),
  }
}

/** Most facts of a card stand as they began, and then no list has to be a state's own. */
const reset = (column: Name, start: Code): Code =>
  code`if (s.${column}[card] !== ${start}) (s.${column} = owned(s.${column}, s.shared?.lists.${column}))[card] = ${start}`
