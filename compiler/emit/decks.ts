import { deckLists, type TRefusal } from '../elaborate/decks.ts'
import { type Emitter, Names, docOf } from './emitter.ts'
import type { Piece } from './events.ts'
import { conjunction, domainSet, emitExpr } from './expr.ts'
import { literal } from './names.ts'

const brings = (em: Emitter): boolean => deckLists(em.program.game).length > 0

/** What players have who bring nothing. Games without decks have none of this. */
export function emitDefaultDecks(em: Emitter): Piece[] {
  if (!brings(em)) return []
  const decks = em.program.defaultDecks.map((d) => `{ title: ${literal(d.title)}, lists: [${d.lists.map((list) => `[${list.join(', ')}]`).join(', ')}] }`)
  return [{ doc: 'Decks of players who bring none, in turn: the definitions of each list.', code: `export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [${decks.join(', ')}]` }]
}

/** The checker of decks: every rule that refuses what a seat brings, and what it is about. */
export function emitDeckRules(em: Emitter): Piece[] {
  if (!brings(em)) return []
  const { refusals } = em.program
  const rules = refusals.map((r) => `{ rule: ${em.table.of({ name: r.name, kind: 'deck', clauses: r.cites, span: r.span })}, message: ${literal(r.message)}, about: ${literal(r.about?.local.type.base === 'enum' ? r.about.local.type.of : r.about?.local.type.base ?? '')} }`)
  return [
    { doc: 'Rules that refuse decks.', code: `export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [${rules.join(', ')}]` },
    { doc: 'Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE.', code: `export function deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {\nvoid s\nvoid seat\nvoid out\n${refusals.map((r, i) => refusal(em, r, i)).join('\n')}\n}` },
  ]
}

function refusal(em: Emitter, r: TRefusal, index: number): string {
  const names = new Names(em)
  for (const word of ['seat', 'out']) names.reserve(word)
  names.alias(r.player, 'seat')
  const note = `// ${docOf(r.cites, r.span, r.name)}\n`
  const when = (code: string, tests: readonly string[]): string => (tests.length === 0 ? code : `if (${tests.join(' && ')}) ${code}`)
  if (r.about === null) return `${note}${when(`out.push([${index}, NONE])`, r.cond === null ? [] : [emitExpr(em, names, r.cond)])}`
  const set = domainSet(em, names, r.about)
  const it = names.of(r.about.local)
  const tests = [...(r.about.tests.length === 0 ? [] : [conjunction(em, names, r.about.tests)]), ...(r.cond === null ? [] : [`(${emitExpr(em, names, r.cond)})`])]
  // Copies of a card are one reason.
  return `${note}for (const ${it} of new Set(${set})) ${when(`out.push([${index}, ${it}])`, tests)}`
}
