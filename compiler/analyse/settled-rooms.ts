import type { Program } from '../program/program.ts'
import type { TExpr } from '../program/ir.ts'
import { readExpr, readMeaning, wordsBehind } from './reading.ts'
import type { Word } from './row.ts'

/**
 * How many cards each zone holds for which that is the same in the whole game, as options may decide. The others always
 * have room, or it hangs on what the game keeps: then a zone may hold more than there is room for now.
 */
export const settledRooms = (program: Program): ReadonlyMap<string, TExpr> =>
  new Map(
    [...program.zones].flatMap(([name, { capacity }]) =>
      capacity === null || readsState(program, capacity) ? [] : [[name, capacity]],
    ),
  )

function readsState(program: Program, x: TExpr): boolean {
  const words: Word[] = []
  let reads = false
  const region = (): void => void (reads = true)
  readExpr(program, x, { region, word: (word) => void words.push(word) })
  for (const word of wordsBehind(program, words)) readMeaning(program, word, { region, word: () => undefined })
  return reads
}
