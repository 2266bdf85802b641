import { valueWord } from '../../runtime/words/describe.ts'
import { type BaseState, NONE } from '../../runtime/engine.ts'
import { memberType } from '../../runtime/words/member-type.ts'
import type { FullEngine, Parts } from '../../runtime/parts.ts'
import { stateToAsk } from '../../runtime/queries/ask.ts'
import { deckText } from './read-decks.ts'
import type { Face, GameSheet, Suit, WrittenSheet } from './game-sheet.ts'

type Engine = FullEngine<BaseState>
type Printed = Parts<BaseState>['printed'][number]
type PrintedValue = Printed['values'][number]

/** The sheet of a game: what its engine says of itself, and what only the rules say. */
export function makeSheet(engine: Engine, { base, seenBy, texts, clauses, words }: WrittenSheet): GameSheet {
  const { info, parts } = engine
  const { name, title, fingerprint, seats, options, decks } = info
  const asked = stateToAsk(parts, {})
  return {
    name,
    title,
    base,
    fingerprint,
    seats: { from: seats.from, to: seats.to },
    options,
    decks:
      decks === undefined
        ? null
        : {
            lists: decks,
            own: engine.defaultDecks().map((own) => ({ title: own.title, text: deckText(own.deck) })),
          },
    zones: info.zones.map((zone) => ({ name: zone.name, seenBy: seenBy[zone.name] ?? 'others' })),
    faces: info.cards.map((card, definition) => faceOf(parts, asked, definition, texts[card] ?? '')),
    clauses,
    words,
  }
}

function faceOf(parts: Parts<BaseState>, s: BaseState, definition: number, text: string): Face {
  const name = parts.info.cards[definition] ?? '?'
  const printed = parts.printed.flatMap((column): [string, string][] => {
    const value = column.values[definition] ?? NONE
    if (typeof value === 'boolean') return value ? [[column.name, '']] : []
    const words = wordsOf(parts, s, column, value)
    return words === '' ? [] : [[column.name, words]]
  })
  const suit = printed.map(([, words]) => words).find(isSuit) ?? null
  const facts = printed.filter(([, words]) => words !== suit)
  if (suit === null) return { name: bare(name), suit, index: '', pips: 0, facts, text }
  const index = bare(name).replace(suit, '')
  const pips = /^\d+$/.test(index) ? Number(index) : 0
  return { name: bare(name), suit, index, pips: pips > 10 ? 0 : pips, facts, text }
}

/** A printed value in the words of the rules; empty for what says nothing. */
function wordsOf(
  parts: Parts<BaseState>,
  s: BaseState,
  { type }: Printed,
  value: Exclude<PrintedValue, boolean>,
): string {
  const of = memberType(type)
    .replace(/^list of /, '')
    .replace(/ or none$/, '')
  if (typeof value !== 'number') return value.map((each) => valueWord(parts, s, each, of)).join(', ')
  return value === NONE ? '' : valueWord(parts, s, value, of)
}

const isSuit = (word: string): word is Suit => word === '♣' || word === '♦' || word === '♠' || word === '♥'

/** A name without the brackets that rules need around several words. */
const bare = (name: string): string => name.replace(/^《(.*)》$/u, '$1')
