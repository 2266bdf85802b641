import type { PlayedChoice } from '../play/played-choice.ts'
import type { Beginning } from '../protocol/play-calls.ts'

/** Everything that was played from one beginning: a tree of choices. */
export interface Plays {
  readonly beginning: Beginning
  /** What the game was called when it was last played from here. */
  readonly game: string
  /** In milliseconds since 1970, when it was last played. */
  readonly changed: number
  /** Each after the one that it follows. */
  readonly knots: readonly Knot[]
}

/** A choice, and where it was made. */
export interface Knot {
  /** Of the choice before it, its place among the knots; `ROOT` where it is the first. */
  readonly parent: number
  readonly seat: string
  readonly choice: string
  /** Which seats were told these words, by their letters. */
  readonly told: string
  readonly name: KnotName | null
}

/** What somebody calls a knot. */
export interface KnotName {
  readonly words: string
  /** With whose eyes it was given: the letter of a seat, or `all`. */
  readonly by: string
}

/** Choices from the beginning on, in words. */
export type Path = readonly Pick<PlayedChoice, 'seat' | 'choice' | 'told'>[]

/** Where no choice is made yet. */
export const ROOT = -1

/** The same for all plays that begin alike. */
export function beginningKey(beginning: Beginning): string {
  switch (beginning.kind) {
    case 'example':
      return JSON.stringify([beginning.kind, beginning.title, beginning.steps])
    case 'written':
      return JSON.stringify([
        beginning.kind,
        beginning.text,
        beginning.rules ?? '',
        ...(beginning.steps === undefined ? [] : [beginning.steps]),
      ])
    case 'deal': {
      const { kind, seed, players, options, rules = '', decks = [] } = beginning
      const chosen = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
      return JSON.stringify([kind, seed, players, chosen, rules, decks])
    }
  }
}

/** By the place of a knot and one more, so that 0 stands for the beginning: the places of those that follow it. */
export function followers({
  knots,
}: {
  readonly knots: readonly Pick<Knot, 'parent'>[]
}): readonly (readonly number[])[] {
  const after: number[][] = Array.from({ length: knots.length + 1 }, () => [])
  for (const [at, { parent }] of knots.entries()) after[parent + 1]?.push(at)
  return after
}

/** Where these choices lead; null where they were never made. */
export function knotAt(plays: Plays, path: Path): number | null {
  const { at, made } = along(plays, path)
  return made === path.length ? at : null
}

/** How far these choices were made, and where that leads. */
function along(plays: Plays, path: Path): { readonly at: number; readonly made: number } {
  const after = followers(plays)
  let at = ROOT
  for (const [made, { seat, choice }] of path.entries()) {
    const next = after[at + 1]?.find((i) => plays.knots[i]?.choice === choice && plays.knots[i]?.seat === seat)
    if (next === undefined) return { at, made }
    at = next
  }
  return { at, made: path.length }
}

/** The choices that lead to a knot. */
export function pathTo({ knots }: Pick<Plays, 'knots'>, at: number): Knot[] {
  const path: Knot[] = []
  for (let knot = knots[at]; knot !== undefined; knot = knots[knot.parent]) path.push(knot)
  return path.reverse()
}

/** With these choices among its own. */
export function grown(plays: Plays, path: Path): Plays {
  const { at, made } = along(plays, path)
  if (made === path.length) return plays
  const added = path.slice(made).map(({ seat, choice, told = '' }, i): Knot => ({
    parent: i === 0 ? at : plays.knots.length + i - 1,
    seat,
    choice,
    told,
    name: null,
  }))
  return { ...plays, knots: [...plays.knots, ...added] }
}

/** With another name for a knot; none where it is null. */
export function withKnotName(plays: Plays, at: number, name: KnotName | null): Plays {
  return { ...plays, knots: plays.knots.map((knot, i) => (i === at ? { ...knot, name } : knot)) }
}

/** Without a knot and everything that follows it. */
export function withoutKnot(plays: Plays, at: number): Plays {
  const now = new Map<number, number>([[ROOT, ROOT]])
  const knots: Knot[] = []
  for (const [i, knot] of plays.knots.entries()) {
    const parent = now.get(knot.parent)
    if (i === at || parent === undefined) continue
    now.set(i, knots.length)
    knots.push({ ...knot, parent })
  }
  return { ...plays, knots }
}

/** A knot with everything before and after it, and nothing beside it. */
export function onlyThrough(plays: Plays, at: number): Plays {
  const before = new Set<number>([at])
  for (let i = plays.knots[at]?.parent ?? ROOT; i !== ROOT; i = plays.knots[i]?.parent ?? ROOT) before.add(i)
  const now = new Map<number, number>([[ROOT, ROOT]])
  const after = new Set<number>([at])
  const knots: Knot[] = []
  for (const [i, knot] of plays.knots.entries()) {
    if (after.has(knot.parent)) after.add(i)
    if (!before.has(i) && !after.has(i)) continue
    now.set(i, knots.length)
    knots.push({ ...knot, parent: now.get(knot.parent) ?? ROOT })
  }
  return { ...plays, knots }
}

/** Everything of both; names are those of the second where it has one. */
export function merged(plays: Plays, others: Plays): Plays {
  const knots = plays.knots.slice()
  const after = followers(plays).map((list) => list.slice())
  const now = new Map<number, number>([[ROOT, ROOT]])
  for (const [i, knot] of others.knots.entries()) {
    const parent = now.get(knot.parent) ?? ROOT
    const there = after[parent + 1]?.find((at) => knots[at]?.choice === knot.choice && knots[at]?.seat === knot.seat)
    const at = there ?? knots.length
    now.set(i, at)
    if (there === undefined) {
      knots.push({ ...knot, parent })
      after[parent + 1]?.push(at)
      after.push([])
    } else if (knot.name !== null) knots[at] = { ...(knots[at] as Knot), name: knot.name }
  }
  return { ...plays, changed: Math.max(plays.changed, others.changed), knots }
}
