import { type BaseState, type Choice, type Engine, type Move, NONE, type Seat } from '../engine.ts'
import type { FullEngine, Parts } from '../parts.ts'
import { answerWords, zoneFamily, isHeld, seatOrValue, sees, valueWord, zoneSaid } from './describe.ts'
import { cardsOf } from './tell.ts'
import { seatWord, wording } from './speech.ts'

/** A choice, and what it reads like. */
interface Worded {
  readonly plain: string
  readonly choice: Choice
}

/**
 * Choices that read alike, but name cards of different zones or owners, with words for what differs: `5♠ of A`. Where a
 * card lies and whose it is everybody sees; of a card that others hold unseen nothing is added.
 */
export function toldApart<T extends Worded>(
  engine: Engine,
  s: BaseState,
  viewer: Seat | undefined,
  all: readonly T[],
): T[] {
  const { parts } = engine as Partial<FullEngine<BaseState>>
  if (parts === undefined) return [...all]
  const alike = new Map<string, T[]>()
  for (const each of all) {
    const group = alike.get(each.plain)
    if (group === undefined) alike.set(each.plain, [each])
    else group.push(each)
  }
  const words = new Map<T, string>()
  for (const group of alike.values()) {
    if (group.length < 2) continue
    const moves = group.map(({ choice }) => engine.moveOf(s, choice))
    const told = apartWords({ parts, s, viewer }, moves)
    for (const [n, each] of group.entries()) words.set(each, told[n] ?? each.plain)
  }
  return all.map((each) => ({ ...each, plain: words.get(each) ?? each.plain }))
}

interface Look {
  readonly parts: Parts<BaseState>
  readonly s: BaseState
  readonly viewer: Seat | undefined
}

/** What choices that read alike name at one place of theirs: where these cards lie, and whose they are. */
interface Named {
  readonly families: Set<string>
  /** Owners by place. */
  readonly owners: Map<number, Set<number>>
}

/** What moves that read alike read like with words for what differs, each in its place. */
function apartWords({ parts, s, viewer }: Look, alike: readonly Move[]): string[] {
  const named: Named[] = []
  for (const move of alike)
    for (const [at, card] of cardsOf(parts, s, move).entries()) note({ parts, s }, (named[at] ??= emptyNamed()), card)
  return alike.map((move) => {
    let next = 0
    return answerWords(parts.info, parts.sites[s.ask - 1], move, (value, type) => {
      const words = valueWord(parts, s, value, type, viewer)
      if (type !== 'card' && type !== 'effect') return words
      const others = named[next++]
      return type === 'effect' || others === undefined || s.def[value] === undefined
        ? words
        : marked(words, { parts, s, viewer }, others, value)
    })
  })
}

const emptyNamed = (): Named => ({ families: new Set(), owners: new Map() })

function note({ parts, s }: Omit<Look, 'viewer'>, { families, owners }: Named, card: number): void {
  const place = s.place[card] ?? NONE
  families.add(zoneFamily(parts, place))
  const there = owners.get(place)
  const owner = s.owner[card] ?? NONE
  if (there === undefined) owners.set(place, new Set([owner]))
  else there.add(owner)
}

/** A card with what sets it apart from others of its name, where something does that the viewer may know. */
function marked(words: string, { parts, s, viewer }: Look, { families, owners }: Named, card: number): string {
  const place = s.place[card] ?? NONE
  if (!sees(parts, s, card, viewer) && isHeld(parts, place)) return words
  const owner = s.owner[card] ?? NONE
  const isOwned = owner !== NONE && (owners.get(place)?.size ?? 0) > 1
  const { of, lyingIn, ownedBy } = wording()
  if (owners.size < 2) return isOwned ? of(words, seatWord(owner)) : words
  const there = families.size > 1 ? lyingIn(words, zoneSaid(parts, place)) : of(words, seatOrValue(parts, place))
  return isOwned ? ownedBy(there, seatWord(owner)) : there
}
