/** How many sets one explanation looks at for what alone refuses one: all of up to five cards of thirteen. */
const MOST_SETS = 2500

/** How many more the explanation that is under way may look at; none while nothing is explained. */
let left = 0
let isUnderWay = false

/** Explains something; what is explained within it looks at sets on the same account, so that they do not multiply. */
export function lookingAtSets<T>(work: () => T): T {
  if (isUnderWay) return work()
  isUnderWay = true
  left = MOST_SETS
  try {
    return work()
  } finally {
    isUnderWay = false
    left = 0
  }
}

/** Counts one more set; whether it may still be looked at. */
export function looksAtSet(): boolean {
  left -= 1
  return left >= 0
}
