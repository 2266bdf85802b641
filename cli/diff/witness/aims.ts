import { aimedPositions } from '../../../compiler/aim/aimed.ts'
import type { Change } from '../../../compiler/diff/change.ts'
import { below, randomSource } from '../../../runtime/bots/random-source.ts'
import type { Aim } from '../../../runtime/diff/aimed.ts'
import type { ReadVersion } from './verify-examples.ts'

/** Positions made for what changed, by the program of either version in turn. */
export function* aimsAt(
  readings: { readonly old: ReadVersion; readonly new: ReadVersion },
  changes: readonly Change[],
  seed: number,
): Generator<Aim | null> {
  const random = randomSource(seed, 2)
  const lines = (['old', 'new'] as const).map((leader) => {
    const said = changes.flatMap((change, number) => {
      const span = change[leader]
      return span === null ? [] : [{ span, number }]
    })
    const spans = said.map(({ span }) => span)
    const line = aimedPositions(readings[leader].loaded.program, spans, (bound) => below(bound, random))
    return { leader, numbers: said.map(({ number }) => number), line }
  })
  for (let ended = 0; ended < lines.length;) {
    ended = 0
    for (const { leader, numbers, line } of lines) {
      const { value, done } = line.next()
      if (done === true) ended += 1
      else
        yield value === null
          ? null
          : {
              leader,
              scenario: { ...value.position, steps: [] },
              tells: value.tells,
              things: value.things,
              asks: value.asks,
              of: numbers[value.of] ?? null,
            }
    }
  }
}
