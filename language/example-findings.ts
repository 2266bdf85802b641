import type { CheckResult } from '../compiler/compile.ts'
import type { Entry } from '../compiler/game/entry.ts'
import type { SourceFile, Span } from '../grammar/source-file.ts'
import type { ExampleDecl } from '../grammar/tree/examples.ts'
import type { CodeFix } from './fixes.ts'
import { type MendedLines, mendedBlock } from './mended-block.ts'
import { declarationKey, type ExampleRun, lineFrom, type ExampleVerdict } from './example-runs.ts'

/** A game, and what its examples came to when they ran last. */
export interface RanGame {
  readonly checked: CheckResult
  readonly run: ExampleRun
}

type Example = Entry & { readonly decl: ExampleDecl }

/** What is wrong with an example. */
export interface ExampleFinding {
  readonly at: Span
  /** A warning where another game says the example, which may be meant to go otherwise here, and of a needless line. */
  readonly severity: 'error' | 'warning'
  /** One line, and below it what happened and what can be done. */
  readonly message: string
  /** Where the example stands, if elsewhere. */
  readonly example: Span | null
  readonly fix: CodeFix | null
}

/** So many lines of what happened are told; `houserules test` tells more. */
const MOST_LINES = 30

/** The last run of the game in a file, by the path of spans. */
export type RunOf = (path: string) => ExampleRun | null

/**
 * What is wrong with the examples of a game: at the line that does not hold, or above a variant where an example of its
 * base does not hold in it alone; and at lines that answer what nobody asks, here or in any of the other games that ran.
 */
export function exampleFindings(
  game: RanGame,
  runOf: RunOf,
  others: readonly ExampleRun[] = [],
): readonly ExampleFinding[] {
  const wrong = failing(game).flatMap(([entry, verdict]) =>
    isOwn(game, entry) ? ownFindings(entry, verdict) : takenOver(game, entry, verdict, runOf),
  )
  const needless = judged(game).flatMap(([entry, verdict]) =>
    isOwn(game, entry) ? needlessLines(entry, verdict, others) : [],
  )
  return [...wrong, ...needless]
}

/** The files of the games from which a game takes examples over that do not hold in it. */
export const basesOfFailing = (game: RanGame): readonly string[] => [
  ...new Set(failing(game).flatMap(([entry]) => (isOwn(game, entry) ? [] : (pathOf(game, entry) ?? [])))),
]

const failing = (game: RanGame): readonly (readonly [Example, ExampleVerdict])[] =>
  judged(game).filter(([, { failures }]) => failures.length > 0)

function judged({ checked, run }: RanGame): readonly (readonly [Example, ExampleVerdict])[] {
  return (checked.resolution?.entries ?? []).flatMap((entry) => {
    const { decl } = entry
    const verdict = run.verdicts.get(declarationKey(decl.span))
    if (decl.kind !== 'example' || verdict === undefined) return []
    return [[{ ...entry, decl }, verdict] as const]
  })
}

/** The file of the game that says something. */
const pathOf = ({ checked }: RanGame, { module }: Entry): string | null =>
  checked.resolution?.modules.find(({ header }) => header.name.text === module)?.path ?? null

const headerOf = ({ checked }: RanGame) => checked.resolution?.modules.at(-1)?.header ?? null

const isOwn = (game: RanGame, { module }: Entry): boolean => headerOf(game)?.name.text === module

function ownFindings({ decl }: Example, { failures, happened, mended }: ExampleVerdict): readonly ExampleFinding[] {
  return failures.map((failure) => ({
    at: lineFrom(decl.span, failure.line),
    severity: 'error',
    message: [failure.message, ...happenedText(happened)].join('\n'),
    example: null,
    fix: mended === null ? null : mendingFix(decl, mended),
  }))
}

/** Lines that answer what nobody asks, in no game in which the example runs. */
function needlessLines(
  { decl }: Example,
  { failures, warnings, mended }: ExampleVerdict,
  others: readonly ExampleRun[],
): readonly ExampleFinding[] {
  const elsewhere = others.flatMap(({ verdicts }) => verdicts.get(declarationKey(decl.span)) ?? [])
  return warnings
    .filter(({ line }) => elsewhere.every((each) => each.warnings.some((other) => other.line === line)))
    .map(({ line, message }) => ({
      at: lineFrom(decl.span, line),
      severity: 'warning',
      message,
      example: null,
      fix: mended === null || failures.length > 0 ? null : mendingFix(decl, mended),
    }))
}

/** Writes the lines of an example again. */
export function mendingFix(decl: ExampleDecl, lines: MendedLines): CodeFix {
  const { before, after } = mendedBlock(decl, lines)
  const { file, start } = decl.span
  const from = file.text.lastIndexOf('\n', start - 1) + 1
  const span = { file, start: from, end: from + before.join('\n').length }
  return { title: 'mend this example', edit: { span, replacement: after.join('\n') } }
}

/** Nothing where it does not hold in the game that says it either, for the same reason. */
function takenOver(game: RanGame, entry: Example, verdict: ExampleVerdict, runOf: RunOf): readonly ExampleFinding[] {
  const header = headerOf(game)
  const { decl, module } = entry
  const base = runOf(pathOf(game, entry) ?? '')?.verdicts.get(declarationKey(decl.span))
  if (header === null || (base !== undefined && causeOf(base) === causeOf(verdict))) return []
  const [title, why] = [JSON.stringify(decl.title), verdict.failures.map(({ message }) => message).join('; ')]
  const lines = [
    `an example of ${module} does not hold in ${header.name.text}: ${title}: ${why}`,
    ...happenedText(verdict.happened),
    `where ${header.name.text} is meant to differ there, it says so: remove example ${title}`,
  ]
  const fix = removalFix(header.span.file, title)
  return [{ at: header.name.span, severity: 'warning', message: lines.join('\n'), example: decl.span, fix }]
}

/** What a variant says, at its end, where it is meant to differ from what an example of its base shows. */
function removalFix(file: SourceFile, title: string): CodeFix {
  const end = file.text.length
  const line = `remove example ${title}`
  const replacement = `${file.text.endsWith('\n') ? '' : '\n'}${line}\n`
  return { title: `write \`${line}\``, edit: { span: { file, start: end, end }, replacement } }
}

const causeOf = ({ failures }: ExampleVerdict): string => failures.map(({ message }) => message).join('\n')

function happenedText(happened: readonly string[]): readonly string[] {
  if (happened.length === 0) return []
  const left = happened.length - MOST_LINES
  const shown = happened.slice(0, MOST_LINES).map((line) => `  ${line}`)
  return ['What happened:', ...shown, ...(left > 0 ? [`  … ${left} more lines, which \`houserules test\` tells`] : [])]
}
