import { type BaseState, type CardId, type Happening, NONE, type Seat } from '../../runtime/engine.ts'
import { mixedBy } from '../../runtime/told/log.ts'
import type { Course } from '../../runtime/match/course.ts'
import { unknownTo } from '../../runtime/match/deal-again.ts'
import type { Handles } from '../../runtime/match/handles.ts'
import { pairAt } from '../../runtime/words/pair-facts.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { relist } from '../../runtime/trials/pending-question.ts'

type AnyEngine = FullEngine<BaseState>

/** Offers the answers that the rules give in this state, worked out anew from its cards. */
export function relisted(engine: AnyEngine, s: BaseState): BaseState {
  relist(engine.parts, s)
  return s
}

/** The state with two cards lying where the other did. */
export function exchanged(engine: AnyEngine, state: BaseState, a: CardId, b: CardId): BaseState {
  const s = engine.clone(state)
  const [zoneOfA = [], zoneOfB = []] = [s.zones[s.place[a] as number], s.zones[s.place[b] as number]]
  const [atA, atB] = [zoneOfA.indexOf(a), zoneOfB.indexOf(b)]
  zoneOfA[atA] = b
  zoneOfB[atB] = a
  ;[s.place[a], s.place[b]] = [s.place[b] as number, s.place[a] as number]
  // What is kept of a card in a place, as that it lies face down there, belongs to the place that is looked at.
  for (const { of, column } of engine.parts.facts) {
    if (of !== 'card') continue
    const kept = (s as unknown as Record<string, unknown[]>)[column] ?? []
    ;[kept[a], kept[b]] = [kept[b], kept[a]]
  }
  return relisted(engine, s)
}

/** A handle belongs to a card in its place, whichever card that is. */
export function handlesExchanged(all: readonly Handles[], a: CardId, b: CardId): readonly Handles[] {
  const exchange = (list: readonly number[]): number[] =>
    list.map((each, card) => (card === a ? list[b] : card === b ? list[a] : each) ?? NONE)
  return all.map((own) => ({ ...own, numbers: exchange(own.numbers), heldAt: exchange(own.heldAt) }))
}

/**
 * Since which step what is kept (a fact, an effect, a suspended procedure) holds each card, in the order of
 * `JSON.stringify`.
 */
export class Holds {
  private readonly since = new Map<string, number>()
  private readonly shuffled = new Map<CardId, number>()
  private lost = new Set<string>()

  see(engine: AnyEngine, s: BaseState, happenings: readonly Happening[], step: number): void {
    const shuffled = new Set(happenings.flatMap((h) => shuffledCards(engine, h)))
    for (const card of shuffled) this.shuffled.set(card, step)
    const now = new Set(heldCards(engine, s))
    for (const key of this.since.keys()) if (!now.has(key)) this.since.delete(key)
    const lost = new Set([...now].filter((key) => isLost(s, key)))
    // What was lost and is no more is held anew, be it the same card; so is what was shuffled just now, and is not lost.
    const isAnew = (key: string): boolean =>
      !lost.has(key) && (this.lost.has(key) || (!key.startsWith('frames') && shuffled.has(Number(key.split(':')[1]))))
    for (const key of now) if (!this.since.has(key) || isAnew(key)) this.since.set(key, step)
    this.lost = lost
  }

  /** Whether something has got hold of the card since it was shuffled, so that its way may be known. */
  follows(card: CardId): boolean {
    return [...this.since].some(([key, step]) => key.endsWith(`:${card}`) && step >= (this.shuffled.get(card) ?? -1))
  }
}

/** Whether the state says that what is held, by its path, was shuffled since. */
function isLost({ astray = [] }: BaseState, key: string): boolean {
  const [path = '', card] = key.split(':')
  return astray.some(({ by, of, card: lost }) => {
    const holder = by !== 'effects' && of === 0 ? by : `${by}.${of}`
    return String(lost) === card && `${path}.`.startsWith(`${holder}.`)
  })
}

/** Another card that a viewer cannot tell from one, as far as cards change places; null where there is none. */
export function exchangeable(
  engine: AnyEngine,
  { state, memory }: Pick<Course, 'state' | 'memory'>,
  viewer: Seat,
  holds: Holds,
  random: (below: number) => number,
): readonly [CardId, CardId] | null {
  const { partners } = unknownTo(engine.parts, state, viewer, memory)
  const movable = [...partners].filter(
    ([card, group]) => state.place[card] !== NONE && group.length > 1 && !holds.follows(card),
  )
  const [a, group = []] = movable[random(movable.length)] ?? []
  const others = group.filter((b) => b !== a && state.place[b] !== NONE && movable.some(([card]) => card === b))
  const b = others[random(others.length)]
  return a === undefined || b === undefined ? null : [a, b]
}

export function shuffledCards(engine: AnyEngine, h: Happening): CardId[] {
  return mixedBy(engine.info, h).map(({ card }) => card)
}

/** What holds which card: `holder:card`. Numbers that only look like cards are taken for cards as well. */
function heldCards({ parts }: AnyEngine, s: BaseState): string[] {
  const columns = s as unknown as Readonly<Record<string, unknown>>
  const facts = parts.facts
    .filter(({ type }) => type === 'card' || type === 'set of card')
    .map(({ column }) => [column, columns[column]] as const)
  const rest = [
    ['effects', s.effects],
    ['frames', s.frames],
  ] as const
  return [...[...facts, ...rest].flatMap(([name, value]) => numbersIn(value, name)), ...cardsInPairs(parts, s)]
}

/** What is kept of a pair with a card is kept of that one. */
function cardsInPairs({ facts }: AnyEngine['parts'], s: BaseState): string[] {
  const columns = s as unknown as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
  return facts.flatMap(({ of, column, params = [] }) =>
    of !== 'pair'
      ? []
      : Object.keys(columns[column] ?? {}).flatMap((key) =>
          pairAt(key, params).flatMap((one, i) => (params[i] === 'card' ? [`${column}.${key}:${one}`] : [])),
        ),
  )
}

function numbersIn(value: unknown, path: string): string[] {
  if (typeof value === 'number') return value === NONE ? [] : [`${path}:${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`))
}
