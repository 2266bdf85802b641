import { keyOf } from '../interpret/state.ts'
import type { Value } from '../interpret/value.ts'
import type { Board, Kept } from './board.ts'
import type { Draw } from './draw.ts'
import type { Remedy } from './remedy.ts'

type List = readonly number[]

/** How long a list of a deck is made. */
const LONGEST = 200

/** A list with other cards in it, more of one of them, or of a size that the sentence asks for. */
export function deckRemedies(board: Board, list: Kept, numbers: readonly number[], draw: Draw): readonly Remedy[] {
  const definitions = Math.max(1, board.machine.program.game.definitions.size)
  const any = draw(definitions)
  const copies = [1, ...numbers.flatMap((n) => [n, n + 1])].filter((n) => n > 0 && n < LONGEST)
  const sizes = numbers.flatMap((n) => [n - 1, n, n + 1]).filter((n) => n >= 0 && n < LONGEST)
  const changes = [
    (now: List): List => [...now.slice(1), any],
    ...[...new Set(copies)].flatMap((n) => [
      (now: List): List => [...now.slice(n), ...Array<number>(n).fill(any)],
      (now: List): List => [...now.slice(n), ...Array<number>(n).fill(now[0] ?? any)],
    ]),
    ...[...new Set(sizes)].map(
      (size) =>
        (now: List): List =>
          Array.from({ length: size }, (_, i) => now[i] ?? (any + i) % definitions),
    ),
  ]
  return changes.map((changed) => (b) => b.keep(list.name, list.of, changed(listOf(b, list))))
}

function listOf({ machine }: Board, { name, of }: Kept): List {
  const now: Value | undefined = machine.state.facts.get(name, keyOf(of))
  return Array.isArray(now) ? (now as List) : []
}
