import type { Program } from '../program/program.ts'
import type { TExpr } from '../program/ir.ts'
import { weakMemo } from './memo.ts'
import { readExpr, readMeaning, wordsBehind } from './reading.ts'
import type { Word } from './row.ts'

/**
 * How many cards a zone holds, where that is the same in the whole game, as options may decide; null where there is
 * always room, or where it hangs on what the game keeps: then a zone may hold more than there is room for now.
 */
export const settledRoom = (program: Program, zone: string): TExpr | null => roomsOf(program).get(zone) ?? null

const roomsOf = weakMemo((program: Program): ReadonlyMap<string, TExpr> => {
  return new Map(
    [...program.zones].flatMap(([name, { capacity }]) =>
      capacity === null || readsState(program, capacity) ? [] : [[name, capacity]],
    ),
  )
})

function readsState(program: Program, x: TExpr): boolean {
  const words: Word[] = []
  let reads = false
  const region = (): void => void (reads = true)
  readExpr(program, x, { region, word: (word) => void words.push(word) })
  for (const word of wordsBehind(program, words)) readMeaning(program, word, { region, word: () => undefined })
  return reads
}
