/** Where the signs of a card of a pack stand, as parts of its field: from the left, from the top. */
type Spot = readonly [x: number, y: number]

const LEFT = 0
const RIGHT = 1
const MIDDLE = 0.5

const sides = (...heights: readonly number[]): Spot[] =>
  heights.flatMap((y): Spot[] => [
    [LEFT, y],
    [RIGHT, y],
  ])

const middle = (...heights: readonly number[]): Spot[] => heights.map((y): Spot => [MIDDLE, y])

/** By their number; a card without signs is a court card. */
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  middle(0.5),
  middle(0, 1),
  middle(0, 0.5, 1),
  sides(0, 1),
  [...sides(0, 1), ...middle(0.5)],
  sides(0, 0.5, 1),
  [...sides(0, 0.5, 1), ...middle(0.25)],
  [...sides(0, 0.5, 1), ...middle(0.25, 0.75)],
  [...sides(0, 1 / 3, 2 / 3, 1), ...middle(0.5)],
  [...sides(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)],
]

/** Where so many signs stand. */
export const pipSpots = (count: number): readonly Spot[] => SPOTS[count] ?? []
