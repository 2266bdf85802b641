import type { Change } from '../../compiler/diff/change.ts'
import { changedLines, changePlaces } from '../../compiler/diff/render/lines.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import { alikeText, removalLine } from '../output/failed-examples.ts'
import { placedText } from '../run-examples.ts'
import type { ApartExample, ChangedExample, MendedExample, MendedGame } from './mend-game.ts'
import { diffLines } from './mended-lines.ts'

/** A changed ruling, and the change of the rules by which it is one, as far as that is known. */
export interface ToldChange extends ChangedExample {
  readonly by: Change | null
}

/** What became of the examples of a game. */
export interface MendedReport extends MendedGame {
  readonly game: string
  readonly file: string
  /** Of processor time, how long was looked for lines, for each example. */
  readonly seconds: number
  readonly changed: readonly ToldChange[]
}

/** The same in words, for people. */
export function mendedText(report: MendedReport): readonly string[] {
  const { game, examples, mended, changed, apart, alike } = report
  const countOf = (is: (each: ToldChange) => boolean): number => changed.filter(is).length
  const [rulings, givenUp] = [countOf(isRuling), countOf(({ isGivenUp }) => isGivenUp)]
  const others = changed.length - rulings - givenUp
  const counts = [
    `${mended.length} of ${examples} examples mended`,
    rulings === 1 ? '1 changed ruling' : `${rulings} changed rulings`,
    ...(others > 0 ? [`${others} that did not hold before`] : []),
    ...(givenUp > 0 ? [`${givenUp} given up`] : []),
    ...(apart.length > 0 ? [`${apart.length} to be written in a variant`] : []),
  ]
  return [
    ...mended.flatMap((each) => mendedLines(game, each)),
    ...changed.flatMap((each) => changedLinesOf(report, each)),
    ...apart.flatMap(apartLines),
    ...alikeText(
      game,
      alike.map(({ said }) => said),
    ),
    `${game}: ${counts.join(', ')}`,
  ]
}

const mendedLines = (game: string, { example, block }: MendedExample): readonly string[] => [
  `${game}: "${example.title}"${inBrackets(example.clauses)} ${example.place} mended`,
  ...diffLines(block).map((line) => `  ${line}`),
]

/** Whether an example failed by what is another ruling now, as far as anybody knows. */
const isRuling = ({ before, isGivenUp }: ToldChange): boolean =>
  !isGivenUp && (before === 'held' || before === 'unknown')

const NOT_SO: Readonly<Record<ToldChange['before'], string>> = {
  held: 'asserts what is not so any more',
  unknown: 'asserts what is not so any more',
  failed: 'does not hold, and did not before',
  'not-there': 'does not hold, and was not there before',
}

function changedLinesOf({ game, seconds }: MendedReport, change: ToldChange): readonly string[] {
  const { example, said, before, failures, isGivenUp, by } = change
  const what = isGivenUp
    ? `could not be mended within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; \`--within\` gives it more`
    : NOT_SO[before]
  return [
    `${game}: "${example.title}"${inBrackets(example.clauses)}${said === game ? '' : ` of ${said}`} ${what}`,
    ...placedText(example.place, failures).map((line) => `  ${line}`),
    ...(by === null ? [] : byLines(by).map((line) => `  ${line}`)),
    ...(said === game ? [] : [`  where ${game} is meant to differ there, it says so: ${removalLine(example.title)}`]),
  ]
}

/** The change of the rules by which it is another ruling now, as `diff` tells it. */
function byLines(change: Change): readonly string[] {
  const { before, after } = changedLines(change)
  const clauses = change.clause.new.length > 0 ? change.clause.new : change.clause.old
  return [
    `by ${change.id} of ${change.rule}${inBrackets(clauses)}, ${changePlaces(change)}`,
    ...before.map((line) => `  - ${line}`),
    ...after.map((line) => `  + ${line}`),
  ]
}

const apartLines = ({ example, said, game, lines }: ApartExample): readonly string[] => [
  `${said}: "${example.title}"${inBrackets(example.clauses)} ${example.place}: ` +
    `no one text holds in ${said} and in ${game}; write in ${game}:`,
  ...lines.map((line) => `  ${line}`),
]
