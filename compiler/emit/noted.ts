import { entry } from '../target/build.ts'
import { type Code, NOTHING, type Part, codeOf, commas, lines } from '../target/code.ts'
import { record } from '../target/data.ts'
import { literal } from '../target/literals.ts'
import { EVENT, code, named } from '../target/vocabulary.ts'
import { reaches } from '../analyse/walk.ts'
import type { TStmt } from '../program/ir.ts'
import { biasOf } from '../program/number-ranges.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, constant } from './piece.ts'
import { noteOf } from './trace.ts'

/**
 * Counts an event, and notes it when somebody listens, with the cards that it concerns; `suspended` where it stands on the frames
 * already.
 */
export function noted(
  em: Emitter,
  event: string,
  args: readonly Part[],
  cards: readonly Part[],
  suspended = false,
): Code {
  const note = [entry(EVENT, event), code`[${args}]`, ...(cards.length === 0 ? [] : [code`[${cards}]`])]
  return lines([code`if (happens(s, ${cards.length})) noteEvent(s, viewersOf, ${note})`, noteOf(em, suspended)])
}

/** Shuffles a zone: who listens is told, and what goes on holding a card of it no longer says where it lies. */
export function shuffled(em: Emitter, zone: Part): Code {
  return lines([
    code`if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ${zone})`,
    noteOf(em),
    code`shuffle(s, ${zone})`,
    losesSight(em) ? code`loseSight(s, s.zones[${zone}]!, HOLDS_CARDS)` : NOTHING,
  ])
}

/** The kept facts that hold cards and are shown, and whether each has an entry for everything it is said of. */
function holders({ program: { game } }: Emitter): { readonly fact: string; readonly kind: 'one' | 'each' }[] {
  return [...game.facts.values()].flatMap((f) => {
    const isShown = f.stored && f.deck !== true && f.type.base === 'card'
    return isShown ? [{ fact: f.name.text, kind: f.params.length === 0 ? 'one' : 'each' }] : []
  })
}

/** Whether anything that is told holds a card while its zone is shuffled. */
export function losesSight(em: Emitter): boolean {
  return holders(em).length > 0 || em.program.procs.some((p) => p.kind === 'effect' || p.kind === 'lasting')
}

/** The table that `loseSight` goes by, in games that shuffle what they hold. */
export function holdsCards(em: Emitter): Piece[] {
  const mixes = em.program.procs.some((p) => reaches(p.body, (s) => s.kind === 'shuffle' || choosesCardByChance(s)))
  if (!mixes || !losesSight(em)) return []
  const rows = holders(em).map(({ fact, kind }) => code`${em.column(fact)}: ${literal(kind)}`)
  return [
    constant({
      name: named('HOLDS_CARDS'),
      type: code`‹Readonly<Record<string, 'one' | 'each'>>›`,
      value: code`{ ${commas(rows)} }`,
      doc: 'Facts that hold cards: one for the game, or each thing its own.',
    }),
  ]
}

/**
 * How chance answers, and the table of what is added to a card that it chooses, by site; null where it is never asked.
 */
export function chanceAnswers(
  em: Emitter,
): { readonly tables: readonly Piece[]; readonly lost: Code; readonly answer: Code } | null {
  const draw = code`f.answer = legal[randomBelow(s, legal.length)]!`
  let some = false
  const cards = new Map<number, number>()
  for (const proc of em.program.procs) {
    reaches(proc.body, (s) => {
      some ||= isByChance(s)
      if (choosesCardByChance(s)) cards.set(s.site.id, biasOf(s.domain.local.type))
      return false
    })
  }
  if (!some) return null
  const note = (...bias: Part[]): Code => {
    const what = [code`f.answer`, code`legal`, ...bias]
    return code`{\n${draw}\nif (happens(s, legal.length)) noteChance(s, viewersOf, site, ${what})\n}`
  }
  if (cards.size === 0) return { tables: [], lost: NOTHING, answer: note() }
  const rows = record([...cards].map(([site, bias]) => [codeOf(site), bias]))
  const table = constant({
    name: named('CARD_OF_CHANCE'),
    type: code`‹Readonly<Record<number, number>>›`,
    value: rows,
    doc: 'What is added to a card that chance chooses, by site.',
  })
  // Whoever does not see the cards cannot tell which of them it was.
  const lost = losesSight(em)
    ? code`if (seat === CHANCE && site in CARD_OF_CHANCE) loseSight(s, legal.map((each) => each - CARD_OF_CHANCE[site]!), HOLDS_CARDS)`
    : NOTHING
  return { tables: [table], lost, answer: note(code`CARD_OF_CHANCE[site]`) }
}

type Choosing = TStmt & { kind: 'choose' | 'oneOf' }

const isByChance = (s: TStmt): s is Choosing => (s.kind === 'choose' || s.kind === 'oneOf') && s.who === 'chance'
const choosesCardByChance = (s: TStmt): s is TStmt & { kind: 'choose' } =>
  isByChance(s) && s.kind === 'choose' && s.domain.local.type.base === 'card'
