import { entry } from '../typescript/build.ts'
import { type Code, NOTHING, type Part, codeOf, lines } from '../typescript/code.ts'
import { record } from '../typescript/data.ts'
import { EVENT, code, named } from '../typescript/vocabulary.ts'
import { choosesCardByChance, isByChance } from '../analyse/held-cards.ts'
import { reaches } from '../analyse/walk.ts'
import { biasOf } from '../program/number-ranges.ts'
import { type Emitter, heldCardsOf } from './emitter.ts'
import { type Piece, constant } from './piece.ts'
import { noteOf } from './trace.ts'

/**
 * Counts an event, and notes it when somebody listens, with the cards that it concerns; `suspended` where it stands on
 * the frames already.
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

/** Notes that a text moves a card, with which it is not done yet. */
export function moveNoted(em: Emitter, args: readonly Part[], card: Part): Code {
  return lines([code`if (happens(s, 1)) noteMove(s, viewersOf, EVENT.move, [${args}], ${card})`, noteOf(em)])
}

/** Notes that a text has made a card. */
export function createNoted(em: Emitter, card: Part): Code {
  const note = code`noteCreate(s, viewersOf, EVENT.create, ${card}, s.place[${card}]!)`
  return lines([code`if (happens(s, 1)) ${note}`, noteOf(em)])
}

/** Shows a card to a seat, until it moves or is shuffled. */
export function shown(em: Emitter, card: Part, seat: Part): Code {
  const note = code`noteShow(s, viewersOf, EVENT.show, ${card}, ${seat})`
  return lines([code`if (happens(s, 1)) ${note}`, noteOf(em), code`showTo(s, ${card}, ${seat})`])
}

/** Shuffles a zone: who listens is told, and what goes on holding a card of it no longer says where it lies. */
export function shuffled(em: Emitter, zone: Part): Code {
  return lines([
    code`if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ${zone})`,
    noteOf(em),
    code`shuffle(s, ${zone})`,
    heldCardsOf(em) !== null ? code`loseSight(s, s.zones[${zone}]!, HOLDS_CARDS)` : NOTHING,
  ])
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
  const lost =
    heldCardsOf(em) !== null
      ? code`if (seat === CHANCE && site in CARD_OF_CHANCE) loseSight(s, legal, HOLDS_CARDS, CARD_OF_CHANCE[site])`
      : NOTHING
  return { tables: [table], lost, answer: note(code`CARD_OF_CHANCE[site]`) }
}
