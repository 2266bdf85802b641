/**
 * How a line shows a change, the best first: it speaks of what the changed sentence speaks of; of something else that
 * comes of it; of the contrary, as a move that is refused where the sentence allows more.
 */
export type Manner = 'itself' | 'another' | 'contrary'

const ORDER: readonly Manner[] = ['itself', 'another', 'contrary']

/** Less than 0 where the first is better. */
export const compareManners = (a: Manner, b: Manner): number => ORDER.indexOf(a) - ORDER.indexOf(b)

/**
 * What a line tells: what players see; the same where the sentence speaks of something closer, as of a question that it
 * asks; what the rules alone keep or work out; a move that only follows from any of these.
 */
export type Tells = 'seen' | 'further' | 'inner' | 'aside'

/** From 0 on, the best. What is seen of something that comes of a change says more than a move that follows from it. */
const RANKS: Readonly<Record<Manner, Readonly<Record<Tells, number>>>> = {
  itself: { seen: 0, further: 0.5, inner: 1, aside: 3 },
  another: { seen: 2, further: 2, inner: 4, aside: 5 },
  contrary: { seen: 6, further: 6, inner: 7, aside: 8 },
}

export const rankOf = (manner: Manner, tells: Tells): number => RANKS[manner][tells]
