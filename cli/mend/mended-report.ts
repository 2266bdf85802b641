import { inSigns, type Sayable } from '../../grammar/saying.ts'
import { worded } from '../../compiler/diagnostics/worded.ts'
import type { Change } from '../../compiler/diff/change.ts'
import { changedLines, changePlaces } from '../../compiler/diff/render/lines.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import { alikeText, removalLine } from '../output/failed-examples.ts'
import { placedText } from '../run-examples.ts'
import type { ApartExample, ChangedExample, MendedExample, MendedGame } from './mend-game.ts'
import { diffLines } from './mended-lines.ts'
import { stated } from '../stated.ts'

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
export function mendedText(report: MendedReport): readonly Sayable[] {
  const { game, examples, mended, changed, apart, alike } = report
  const countOf = (is: (each: ToldChange) => boolean): number => changed.filter(is).length
  const [rulings, givenUp] = [countOf(isRuling), countOf(({ isGivenUp }) => isGivenUp)]
  const others = changed.length - rulings - givenUp
  const counts = [
    stated('{1} of {2} examples mended', mended.length, examples),
    rulings === 1 ? stated('1 changed ruling') : stated('{1} changed rulings', rulings),
    ...(others > 0 ? [stated('{1} that did not hold before', others)] : []),
    ...(givenUp > 0 ? [stated('{1} given up', givenUp)] : []),
    ...(apart.length > 0 ? [stated('{1} to be written in a variant', apart.length)] : []),
  ]
  return [
    ...mended.flatMap((each) => mendedLines(game, each)),
    ...changed.flatMap((each) => changedLinesOf(report, each)),
    ...apart.flatMap(apartLines),
    ...alikeText(
      game,
      alike.map(({ said }) => said),
    ),
    inSigns`${game}: ${counts.reduce((some, each) => worded('{1}, {2}', some, each))}`,
  ]
}

const mendedLines = (game: string, { example, block }: MendedExample): readonly Sayable[] => [
  stated('{1}: "{2}"{3} {4} mended', game, example.title, inBrackets(example.clauses), example.place),
  ...diffLines(block).map((line) => `  ${line}`),
]

/** Whether an example failed by what is another ruling now, as far as anybody knows. */
const isRuling = ({ before, isGivenUp }: ToldChange): boolean =>
  !isGivenUp && (before === 'held' || before === 'unknown')

const NOT_SO: Readonly<Record<ToldChange['before'], Sayable>> = {
  held: stated('asserts what is not so any more'),
  unknown: stated('asserts what is not so any more'),
  failed: stated('does not hold, and did not before'),
  'not-there': stated('does not hold, and was not there before'),
}

function changedLinesOf({ game, seconds }: MendedReport, change: ToldChange): readonly Sayable[] {
  const { example, said, before, failures, isGivenUp, by } = change
  const what = isGivenUp
    ? seconds === 1
      ? stated('could not be mended within {1} second; `--within` gives it more', seconds)
      : stated('could not be mended within {1} seconds; `--within` gives it more', seconds)
    : NOT_SO[before]
  return [
    said === game
      ? stated('{1}: "{2}"{3} {4}', game, example.title, inBrackets(example.clauses), what)
      : stated('{1}: "{2}"{3} of {4} {5}', game, example.title, inBrackets(example.clauses), said, what),
    ...placedText(example.place, failures).map((line) => `  ${line}`),
    ...(by === null ? [] : byLines(by).map((line) => inSigns`  ${line}`)),
    ...(said === game
      ? []
      : [stated('  where {1} is meant to differ there, it says so: {2}', game, removalLine(example.title))]),
  ]
}

/** The change of the rules by which it is another ruling now, as `diff` tells it. */
function byLines(change: Change): readonly Sayable[] {
  const { before, after } = changedLines(change)
  const clauses = change.clause.new.length > 0 ? change.clause.new : change.clause.old
  return [
    stated('by {1} of {2}{3}, {4}', change.id, change.rule, inBrackets(clauses), changePlaces(change)),
    ...before.map((line) => inSigns`  - ${line}`),
    ...after.map((line) => inSigns`  + ${line}`),
  ]
}

const apartLines = ({ example, said, game, lines }: ApartExample): readonly Sayable[] => [
  stated(
    '{1}: "{2}"{3} {4}: no one text holds in {1} and in {5}; write in {5}:',
    said,
    example.title,
    inBrackets(example.clauses),
    example.place,
    game,
  ),
  ...lines.map((line) => `  ${line}`),
]
