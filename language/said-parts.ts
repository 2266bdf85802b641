import type { EventSymbol, Game, ParamSymbol } from '../compiler/game/model.ts'
import { show } from '../compiler/game/type.ts'

/** A part of what a name takes, in the words of its declaration. */
export interface SaidPart {
  readonly words: string
  /** Any number of such may be said. */
  readonly several?: true
}

/** What is asked with `of` by a word of the language. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  count: ['set'],
  sum: ['set of number'],
  first: ['set'],
  last: ['set'],
  top: ['zone', 'number'],
  highest: ['number …'],
  lowest: ['number …'],
  next: ['player', 'number'],
  'left-neighbour': ['player', 'number'],
  seat: ['player'],
  owner: ['card'],
  holder: ['card'],
  controller: ['effect'],
  source: ['effect'],
  definition: ['card'],
  viewers: ['card'],
  name: ['thing'],
  joined: ['text …'],
  length: ['text'],
  distinct: ['set'],
  copies: ['thing', 'set'],
}

/** What a fact, a zone, what is printed, or a word of the language is said of; null where it is said of nothing. */
export function factParts(game: Game, name: string): readonly SaidPart[] | null {
  const fact = game.facts.get(name)
  if (fact !== undefined)
    return fact.params.length === 0 ? null : fact.params.map((param) => ({ words: partInWords(param) }))
  const key = game.zones.get(name)?.key ?? null
  if (key !== null) return [{ words: partInWords(key) }]
  if (game.printed.has(name)) return [{ words: 'card' }]
  const brought = Object.hasOwn(TAKES, name) ? TAKES[name] : undefined
  return brought?.map((words) => ({ words, ...(words.endsWith('…') ? { several: true } : {}) })) ?? null
}

/** The parts of an event that a call or a sentence can say, by the words before them; `main` has none. */
export const eventParts = ({ params }: EventSymbol, roles: readonly string[]): readonly SaidPart[] =>
  roles.map((role) => {
    const param = params.find((each) => each.role === role)
    // Only a move says where in a zone a card is laid; parts of the kernel's events are called as their words.
    const words = param === undefined ? 'bottom' : param.name === role ? show(param.type) : partInWords(param)
    return { words: role === 'main' ? words : `${role} ${words}` }
  })

/** `card c`, `wild c`, or the type alone where that is its name. */
export function partInWords({ type, adjective, name }: Pick<ParamSymbol, 'type' | 'adjective' | 'name'>): string {
  const kind = adjective ?? show(type)
  return kind === name ? kind : `${kind} ${name}`
}

/** For tests: what the table above says that the language brings. */
export const wordsThatTake: readonly string[] = Object.keys(TAKES)
