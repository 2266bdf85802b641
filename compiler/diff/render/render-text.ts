import { inEnglish, type Sayable, type Speak } from '../../../grammar/saying.ts'
import { contrasted } from '../compared.ts'
import { styleText } from 'node:util'
import { printable } from '../../diagnostics/printable.ts'
import type { Change } from '../change.ts'
import type { ChangeClass } from '../change-kind.ts'
import { byClause, type DiffReport, changesListed } from '../report.ts'
import { summaryOf } from '../summary.ts'
import { inPlayersWords } from './in-players-words.ts'
import { changedLines, changePlaces } from './lines.ts'
import { witnessLines } from './witness-lines.ts'

export interface ChangesStyle {
  readonly colour: boolean
  /** Lists editorial changes as well, of which else only the number is told. */
  readonly all: boolean
  /** In which language; English if left out. */
  readonly speak?: Speak
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

const COLOURS: Readonly<Record<ChangeClass, Parameters<typeof styleText>[0]>> = {
  shape: 'magenta',
  tightens: 'red',
  outcome: 'yellow',
  undecided: 'cyan',
  loosens: 'green',
  editorial: 'gray',
}

/** A report for a person: what is different for who plays, then what changed under each clause. */
export function renderDiffText(report: DiffReport, style: ChangesStyle): string {
  const paint: Paint = style.colour
    ? (name, text) => styleText(name, text, { validateStream: false })
    : (_name, text) => text
  const speak = style.speak ?? inEnglish
  const told = changesListed(report, style.all)
  const untold = report.changes.length - told.length
  return [
    paint('bold', speak(summaryOf(report.changes, report))),
    ...(report.related ? [] : [speak(unrelated(report))]),
    ...inPlayersWords(report).map((line) => `- ${printable(speak(line))}`),
    ...byClause(told).flatMap(({ clauses, changes }) => [
      '',
      paint('bold', speak(heading(clauses, report))),
      ...changes.flatMap((change) => changeLines(change, paint, speak)),
    ]),
    ...(untold === 0 ? [] : ['', paint('gray', speak(editorialLeftOut(untold)))]),
  ].join('\n')
}

/** What is said in the place of editorial changes. */
export const editorialLeftOut = (count: number): Sayable =>
  count === 1
    ? contrasted('1 editorial change is not listed; --all lists it.')
    : contrasted('{1} editorial changes are not listed; --all lists them.', count)

export function unrelated({ old, new: is }: DiffReport): Sayable {
  return contrasted(
    'These are two games, {1} and {2}, not versions of one; compared is what bears the same name or says the same.',
    old.game,
    is.game,
  )
}

export function heading(clauses: readonly string[], { summaries }: Pick<DiffReport, 'summaries'>): Sayable {
  if (clauses.length === 0) return contrasted('without a clause')
  const [only] = clauses
  const says = clauses.length === 1 && only !== undefined ? summaries.get(only) : undefined
  return printable(`[${clauses.join(', ')}]${says === undefined ? '' : ` ${says}`}`)
}

function changeLines(change: Change, paint: Paint, speak: Speak): string[] {
  const { before, after } = changedLines(change)
  const { witness } = change
  const example = witness?.kind === 'found' ? witness.example.trimEnd().split('\n') : []
  const place = paint('gray', `${printable(speak(changePlaces(change)))}  ${change.fingerprint}`)
  return [
    `${paint(COLOURS[change.class], change.class)}  ${paint('bold', printable(change.rule))}  ${change.id}  ${place}`,
    ...before.map((line) => `  ${paint('red', `- ${printable(speak(line))}`)}`),
    ...after.map((line) => `  ${paint('green', `+ ${printable(speak(line))}`)}`),
    ...(witness === undefined ? [] : witnessLines(witness).map((line) => `  ${printable(speak(line))}`)),
    ...example.map((line) => `    ${printable(line)}`),
  ]
}
