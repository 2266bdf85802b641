import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from '../report.ts'
import { drawn } from './drawn.ts'
import { judgeAll } from './judge-all.ts'
import { tallyOf } from './tally.ts'

const SEED = 1
const MILLISECONDS = 10_000

/** For how many changes of each base and overlay a witness is found, and which are missed. Takes hours unless `quick`. */
export async function mutationRows(quick: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const game of gamesOf('rules')) {
    const verdicts = await judgeAll({
      game,
      milliseconds: MILLISECONDS,
      numbers: (mutants) => drawn(mutants.length, SEED),
      most: quick ? 5 : 100,
    })
    const { found, same, missed, median, ways } = tallyOf(verdicts)
    const different = found.length + missed.length
    rows.push({
      of: 'changes that a witness is found for',
      what: game,
      figure: different === 0 ? '-' : `${((100 * found.length) / different).toFixed(1)} %`,
      note: [
        `of ${different}, and ${same} the same`,
        `median ${median.toFixed(1)} s`,
        ...ways,
        ...(missed.length === 0
          ? []
          : [`missed ${missed.map(({ number, mutant }) => `${number} ${mutant.rule}`).join(', ')}`]),
      ].join('; '),
    })
  }
  return rows
}

/** The files that begin a game or a variant, bases first. */
function gamesOf(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rules'))
  const beginning = (word: string): readonly string[] =>
    files.map((file) => join(folder, file)).filter((file) => readFileSync(file, 'utf8').startsWith(`${word} `))
  return [...beginning('game'), ...beginning('variant')]
}
