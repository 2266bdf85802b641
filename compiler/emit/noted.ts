import { reaches } from '../elaborate/resumable.ts'
import type { TStmt } from '../game/ir.ts'
import { biasOf } from '../game/number-ranges.ts'
import type { Emitter } from './emitter.ts'
import type { Piece } from './events.ts'
import { literal } from './names.ts'
import { noteOf } from './trace.ts'

/** Notes an event when somebody listens, with the cards that it concerns; `suspended` where it stands on the frames already. */
export function noted(
  em: Emitter,
  event: string,
  args: readonly string[],
  cards: readonly string[],
  suspended = false,
): string {
  const seen = cards.length === 0 ? '' : `, [${cards.join(', ')}]`
  const note = `noteEvent(s, viewersOf, EVENT[${literal(event)}], [${args.join(', ')}]${seen})`
  return `if (s.log !== null) ${note}${noteOf(em, suspended)}`
}

/** Shuffles a zone: who listens is told, and what goes on holding a card of it no longer says where it lies. */
export function shuffled(em: Emitter, zone: string): string {
  const lost = losesSight(em) ? `\nloseSight(s, s.zones[${zone}]!, HOLDS_CARDS)` : ''
  return `if (s.log !== null) noteShuffle(s, viewersOf, EVENT['shuffle'], ${zone})${noteOf(em)}\nshuffle(s, ${zone})${lost}`
}

/** The kept facts that hold cards and are shown, and whether each has an entry for everything it is said of. */
function holders({ program: { game } }: Emitter): { readonly fact: string; readonly kind: 'one' | 'each' }[] {
  return [...game.facts.values()].flatMap((f) => {
    const isShown = f.stored && f.deck !== true && f.params.length < 2 && f.type.base === 'card'
    return isShown ? [{ fact: f.name.text, kind: f.params.length === 0 ? 'one' : 'each' }] : []
  })
}

/** Whether anything that is told holds a card while its zone is shuffled. */
function losesSight(em: Emitter): boolean {
  return holders(em).length > 0 || em.program.procs.some((p) => p.kind === 'effect' || p.kind === 'lasting')
}

/** The table that `loseSight` goes by, in games that shuffle what they hold. */
export function holdsCards(em: Emitter): Piece[] {
  const mixes = em.program.procs.some((p) => reaches(p.body, (s) => s.kind === 'shuffle' || choosesCardByChance(s)))
  if (!mixes || !losesSight(em)) return []
  const rows = holders(em).map(({ fact, kind }) => `${em.column(fact)}: ${literal(kind)}`)
  const type = "Readonly<Record<string, 'one' | 'each'>>"
  return [
    {
      doc: 'Facts that hold cards: one for the game, or each thing its own.',
      code: `export const HOLDS_CARDS: ${type} = { ${rows.join(', ')} }`,
    },
  ]
}

/** How chance answers, and the table of what is added to a card that it chooses, by site. */
export function chanceAnswers(em: Emitter): {
  readonly table: string
  readonly lost: string
  readonly code: string
} {
  const draw = 'f.answer = legal[randomBelow(s, legal.length)]!'
  let some = false
  const cards = new Set<string>()
  for (const proc of em.program.procs) {
    reaches(proc.body, (s) => {
      some ||= isByChance(s)
      if (choosesCardByChance(s)) cards.add(`${s.site.id}: ${biasOf(s.domain.local.type)}`)
      return false
    })
  }
  if (!some) return { table: '', lost: '', code: `${draw}\n` }
  const note = (bias: string): string =>
    `{\n${draw}\nif (s.log !== null) noteChance(s, viewersOf, site, f.answer, legal${bias})\n} `
  if (cards.size === 0) return { table: '', lost: '', code: note('') }
  const rows = [...cards].join(', ')
  const table = `/** What is added to a card that chance chooses, by site. */
const CARD_OF_CHANCE: Readonly<Record<number, number>> = { ${rows} }
`
  // Whoever does not see the cards cannot tell which of them it was.
  const lost = losesSight(em)
    ? 'if (seat === CHANCE && site in CARD_OF_CHANCE) loseSight(s, legal.map((each) => each - CARD_OF_CHANCE[site]!), HOLDS_CARDS)\n'
    : ''
  return { table, lost, code: note(', CARD_OF_CHANCE[site]') }
}

type Choosing = TStmt & { kind: 'choose' | 'oneOf' }

const isByChance = (s: TStmt): s is Choosing => (s.kind === 'choose' || s.kind === 'oneOf') && s.who === 'chance'
const choosesCardByChance = (s: TStmt): s is TStmt & { kind: 'choose' } =>
  isByChance(s) && s.kind === 'choose' && s.domain.local.type.base === 'card'
