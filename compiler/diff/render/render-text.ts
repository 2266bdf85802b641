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
  const told = changesListed(report, style.all)
  const untold = report.changes.length - told.length
  return [
    paint('bold', summaryOf(report.changes, report)),
    ...(report.related ? [] : [unrelated(report)]),
    ...inPlayersWords(report).map((line) => `- ${line}`),
    ...byClause(told).flatMap(({ clauses, changes }) => [
      '',
      paint('bold', heading(clauses, report)),
      ...changes.flatMap((change) => changeLines(change, paint)),
    ]),
    ...(untold === 0 ? [] : ['', paint('gray', editorialLeftOut(untold))]),
  ].join('\n')
}

/** What is said in the place of editorial changes. */
export const editorialLeftOut = (count: number): string =>
  `${count} editorial ${count === 1 ? 'change is' : 'changes are'} not listed; --all lists ${count === 1 ? 'it' : 'them'}.`

export function unrelated({ old, new: is }: DiffReport): string {
  return `These are two games, ${old.game} and ${is.game}, not versions of one; compared is what bears the same name or says the same.`
}

export function heading(clauses: readonly string[], { summaries }: Pick<DiffReport, 'summaries'>): string {
  if (clauses.length === 0) return 'without a clause'
  const [only] = clauses
  const says = clauses.length === 1 && only !== undefined ? summaries.get(only) : undefined
  return printable(`[${clauses.join(', ')}]${says === undefined ? '' : ` ${says}`}`)
}

function changeLines(change: Change, paint: Paint): string[] {
  const { before, after } = changedLines(change)
  const { witness } = change
  const example = witness?.kind === 'found' ? witness.example.trimEnd().split('\n') : []
  const place = paint('gray', `${printable(changePlaces(change))}  ${change.fingerprint}`)
  return [
    `${paint(COLOURS[change.class], change.class)}  ${paint('bold', printable(change.rule))}  ${change.id}  ${place}`,
    ...before.map((line) => `  ${paint('red', `- ${printable(line)}`)}`),
    ...after.map((line) => `  ${paint('green', `+ ${printable(line)}`)}`),
    ...(witness === undefined ? [] : witnessLines(witness).map((line) => `  ${printable(line)}`)),
    ...example.map((line) => `    ${printable(line)}`),
  ]
}
