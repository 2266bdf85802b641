/**
 * How often laws have had something to judge in this process: a law about hidden cards has nothing to say where none is
 * hidden, and one that never has anything to say holds nothing.
 */
let occasions = 0

/** A law judges something that could be otherwise. */
export function judges(times = 1): void {
  occasions += times
}

export const judgedSoFar = (): number => occasions
