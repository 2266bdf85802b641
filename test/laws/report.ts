import { tableText } from '../../cli/output/table-text.ts'
import { laws } from './all.ts'
import type { Tried } from './campaign.ts'

const sum = (lines: readonly Tried[], of: (line: Tried) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)

const gameRow = (name: string, lines: readonly Tried[]): string[] => [
  name,
  sum(lines, ({ games }) => games).toLocaleString('en'),
  sum(lines, ({ decisions }) => decisions).toLocaleString('en'),
  String(lines.length),
  String(sum(lines, ({ broken }) => Number(broken))),
  String(lines.filter(({ occasions }) => occasions === 0).length),
]

const lawRow = (says: string, lines: readonly Tried[]): string[] => [
  says,
  sum(lines, ({ occasions }) => occasions).toLocaleString('en'),
  lines.flatMap(({ game, occasions }) => (occasions === 0 ? [game] : [])).join(', '),
]

/** What was tried, by game and by law, and what is amiss. */
export function report(games: readonly string[], lines: readonly Tried[], some = laws): string[] {
  const byGame = games.map((game) =>
    gameRow(
      game,
      lines.filter((line) => line.game === game),
    ),
  )
  const byLaw = some.map(({ says }) =>
    lawRow(
      says,
      lines.filter(({ law }) => law === says),
    ),
  )
  return [
    tableText([
      ['game', 'random games', 'decisions', 'laws tried', 'laws broken', 'nothing to judge'],
      ...byGame,
      gameRow('all', lines),
    ]),
    '',
    tableText([['law', 'judged', 'nothing to judge in'], ...byLaw]),
    ...amiss(games, lines, some),
  ]
}

/** What keeps a campaign from showing anything: a law that judges nothing in any of the games holds nothing. */
export function amiss(games: readonly string[], lines: readonly Tried[], some = laws): string[] {
  const expected = games.length * some.length
  const judged = (says: string): number =>
    sum(
      lines.filter(({ law }) => law === says),
      ({ occasions }) => occasions,
    )
  // Of a single game some laws have nothing to say.
  const idle = games.length > 1 ? some.filter(({ says }) => judged(says) === 0) : []
  return [
    ...(lines.length === expected
      ? []
      : [`tried ${lines.length} of ${expected} laws on games; the others did not come to an end`]),
    ...idle.map(({ says }) => `this law had nothing to judge: ${says}`),
  ]
}
