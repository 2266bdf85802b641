import type { ComparedGames } from '../../../runtime/report/changed-rows.ts'
import type { GameReport } from '../../../runtime/report/report.ts'
import { type Child, paragraph } from './element.ts'
import { dotsPlot } from './plots.ts'
import { section } from './section.ts'
import { defines, folded, tableOf } from './table.ts'
import { count, difference, differenceBounds, measured, percent, scaleOf, yes } from './words.ts'

/** What measures of the same games came to; shares are drawn, the rest is told. */
function comparison(
  rows: readonly (ComparedGames & { readonly name: string })[],
  caption: string,
  drawn: (row: ComparedGames) => boolean,
  [old, next]: readonly [old: string, next: string],
): Child {
  const shares = rows.filter(drawn)
  const differ = shares.some((row) => row.difference.value !== 0)
  return [
    differ
      ? dotsPlot({
          rows: shares.map(({ name, difference }) => ({ name, figure: difference })),
          beside: 0,
          ...scaleOf(shares[0]?.measure ?? ''),
          label: `${caption}: ${shares.map((each) => `${each.name} ${difference(each.measure, each.difference.value)}`).join(', ')}`,
          caption,
        })
      : paragraph(`${caption}: nothing.`),
    folded(
      'In figures',
      tableOf(
        caption,
        [
          { head: 'what', cell: ({ name }) => name },
          { head: old, cell: (row) => measured(row.measure, row.old), isNumber: true },
          { head: next, cell: (row) => measured(row.measure, row.new), isNumber: true },
          {
            head: 'difference',
            defined: 'paired',
            cell: (row) => difference(row.measure, row.difference.value),
            isNumber: true,
          },
          {
            head: '95 % bounds',
            cell: (row) => differenceBounds(row.measure, row.difference),
            isNumber: true,
          },
          { head: 'stands', defined: 'significant', cell: (row) => yes(row.significant) },
        ],
        rows,
      ),
    ),
  ]
}

export function optionsSection({ options }: GameReport): readonly Element[] {
  if (options.length === 0) return []
  const first = options[0]?.measure ?? ''
  const rows = options.map((row) => {
    const name = `${row.option} = ${row.value}`
    return { ...row, name: row.measure === first ? name : `${name}: ${row.measure}` }
  })
  const caption = `What each other value of an option changes, in the same games: ${first}`
  return [
    section(
      'options',
      'Options',
      comparison(rows, caption, ({ measure }) => measure === first, ['as played', 'with it']),
    ),
  ]
}

export function restrictedSection({ restricted }: GameReport): readonly Element[] {
  if (restricted.length === 0) return []
  const sentences = [...new Set(restricted.map(({ sentence }) => sentence))]
  return [
    section(
      'restricted',
      'Restricted play',
      paragraph(
        'The same seeds and bots, where a sentence holds and where it does not (',
        defines('restricted', 'what for'),
        ').',
      ),
      sentences.map((sentence) => {
        const rows = restricted.filter((row) => row.sentence === sentence).map((row) => ({ ...row, name: row.measure }))
        return comparison(rows, `Where ${sentence}`, ({ measure }) => measure !== 'decisions', ['free', 'restricted'])
      }),
    ),
  ]
}

export function againstSection({ against, game }: GameReport): readonly Element[] {
  if (against === null) return []
  const rows = against.rows.map((row) => ({ ...row, name: row.measure }))
  return [
    section(
      'against',
      `Beside ${against.game.name}`,
      paragraph(
        `${count(against.games)} games with the same seeds and bots under both rules; ${percent(against.parted.value)} of them `,
        defines('mattered', 'go another way'),
        '.',
      ),
      comparison(
        rows,
        `${game.name}, more or less than ${against.game.name}`,
        ({ measure }) => measure !== 'decisions',
        [against.game.name, game.name],
      ),
    ),
  ]
}
