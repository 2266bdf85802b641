import type { Confinement } from '../analyse/confinement.ts'
import { entry, functionCode } from '../typescript/build.ts'
import type { TExcept } from '../program/declarations.ts'
import type { TExpr } from '../program/ir.ts'
import { type Code, lines } from '../typescript/code.ts'
import { remark } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { ZONE, code, named } from '../typescript/vocabulary.ts'
import { mentions } from '../typescript/walks.ts'
import { type Emitter, Names, THE_STATE, docOf } from './emitter.ts'
import type { Piece } from './piece.ts'
import { conjunction, emitExpr } from './expr.ts'
import { latestFirst, whileInForce } from './lasting.ts'
import { liesIn } from './zones.ts'

const CARD = word('card')

/**
 * Zones whose cards have to be looked at one by one: exceptions may open some of them to others than the rest, or to
 * whom the zone is open follows from how things stand; undefined where there are none.
 */
export function openByCard({ program, analyses }: Emitter): readonly string[] | undefined {
  const all = [...program.game.zones.values()].filter((z) => z.holds === 'cards').map((z) => z.name.text)
  const found = new Set(program.viewers.flatMap((x) => zonesOf(analyses.confinement(), x) ?? all))
  for (const { name, seenBy } of program.zones.values())
    if (seenBy !== null && analyses.effects().reads(seenBy).size > 0) found.add(name)
  const listed = all.filter((zone) => found.has(zone))
  return listed.length === 0 ? undefined : listed
}

/** Where a card must lie for an exception to be true of it; null where it may lie anywhere. */
function zonesOf(confinement: Confinement, { params, self, tests, lasting }: TExcept): readonly string[] | null {
  if (lasting !== null) return null
  for (const card of [...params, self]) {
    const zones = card === null ? null : confinement.ofTests(tests, card)
    if (zones !== null) return zones
  }
  return null
}

/** Who sees a card: what its zone says, exceptions first. */
export function emitViewers(em: Emitter): Piece[] {
  const names = new Names(em)
  const forAWhile = latestFirst(
    em,
    em.program.viewers,
    [CARD],
    (value, x) => code`return ${x.value.type.set ? value : code`[${value}]`}`,
  )
  const always = em.program.viewers
    .filter((x) => x.lasting === null && x.op === '=')
    .map((x) => viewersCase(em, names, x, (seats) => code`return ${seats}`))
  const shifts = em.program.viewers.filter((x) => x.op !== '=').map((x) => shiftedViewers(em, x))
  const zones = [...em.program.zones.values()].flatMap((z) => {
    const symbol = em.program.game.zones.get(z.name)
    if (z.seenBy === null || symbol?.holds !== 'cards') return []
    const zoneNames = new Names(em)
    if (z.key !== null) zoneNames.alias(z.key, code`zone - ${entry(ZONE, z.name)}`)
    const test = liesIn(em, z.name, word('zone'))
    return [code`if (${test}) return ${seatList(em, zoneNames, z.seenBy)}`]
  })
  return [
    {
      doc: 'The seats that see the card: those its place is open to, and those it was shown to.',
      code: seenBy(
        named('viewersOf'),
        code`const shown = s.shown[card]!
return shown === 0
  ? placeViewers(s, card)
  : seats(s).filter((seat) => (shown & (1 << seat)) !== 0 || placeViewers(s, card).includes(seat))`,
        false,
      ),
    },
    ...placeViewers(lines([...forAWhile, ...always, ...zones]), shifts),
  ]
}

const seenBy = (name: Name, body: Code, own = true): Code =>
  functionCode({
    name,
    params: [THE_STATE, { name: CARD, type: code`‹number›` }],
    result: code`‹readonly number[]›`,
    body,
    own,
  })

/** The function that says to whom a place is open; what exceptions add or take away comes on top. */
function placeViewers(cases: Code, shifts: readonly Code[]): Piece[] {
  // A game without zones of cards asks for none.
  const place = mentions(cases, word('zone')) ? [code`const zone = s.place[card]!`] : []
  const open = lines([...place, cases, code`return []`])
  const doc = 'The seats that the place of a card is open to.'
  const name = named('placeViewers')
  if (shifts.length === 0) return [{ doc, code: seenBy(name, open) }]
  return [
    { doc, code: seenBy(name, lines([code`let value = openTo(s, card)`, ...shifts, code`return value`])) },
    { doc: 'The same without what is added or taken away.', code: seenBy(named('openTo'), open) },
  ]
}

/** What an exception of viewers does where it holds; `card` is the card. */
function viewersCase(em: Emitter, names: Names, x: TExcept, make: (seats: Code) => Code): Code {
  for (const p of x.params) names.alias(p, CARD)
  if (x.self !== null && x.lasting === null) names.alias(x.self, CARD)
  if (x.you !== null) names.alias(x.you, code`holder(s, card)`)
  const then = make(seatList(em, names, x.value))
  return code`${remark(docOf(x.cites, x.name))}\nif (${conjunction(em, names, x.tests)}) ${then}`
}

function shiftedViewers(em: Emitter, x: TExcept): Code {
  const names = new Names(em)
  for (const taken of ['card', 'value']) names.reserve(taken)
  const shift = (): Code =>
    viewersCase(em, names, x, (seats) => code`value = ${x.op === '+=' ? code`union` : code`without`}(value, ${seats})`)
  return x.lasting === null ? shift() : whileInForce(em, names, x.lasting, docOf(x.cites, x.name), shift)
}

function seatList(em: Emitter, names: Names, x: TExpr): Code {
  const seats = emitExpr(em, names, x)
  return x.type.set ? seats : code`[${seats}]`
}
