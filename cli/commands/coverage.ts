import type { WordUse } from '../../compiler/program/program.ts'
import type { Entry } from '../../compiler/game/entry.ts'
import { type Span, spanWithin } from '../../grammar/source-file.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { clausePath, readClauses, type Clause } from '../files/clause-index.ts'
import type { Context } from '../context.ts'
import type { ShowOptions } from '../diff/witness/show-rule.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import { note, say, sayJson } from '../io.ts'
import { loadGame, type LoadedGame } from '../load-game.ts'
import { reportFindings } from '../output/report-findings.ts'
import { clausesIn } from '../../compiler/syntax/cited-clauses.ts'
import { exemplifiedClauses, implementedClauses, writtenClauses } from '../../language/cited-clauses.ts'
import { readingRules } from '../rules/reading-rules.ts'
import { isRule, lastingRules, declarationPlace } from '../../language/rule-entry.ts'
import { rulesHost } from '../files/rules-host.ts'
import { walkSyntax } from '../../language/walk-syntax.ts'
import { runExamples } from '../run-examples.ts'
import { stated } from '../stated.ts'

export interface CoverageOptions extends ShowOptions {
  readonly format: 'text' | 'json'
  /** A new file for examples of rules that apply in none. */
  readonly write?: string
}

export interface RuleWithoutExample {
  readonly name: string
  readonly clauses: readonly string[]
  readonly place: string
}

export interface Coverage {
  /** Null where no index lists them, so that nothing can be said of clauses. */
  readonly clauses: number | null
  /** Clauses that nothing in the rules cites, though they demand something. */
  readonly withoutRules: readonly Clause[]
  /** Clauses of a base whose every rule the variant has replaced or removed. */
  readonly overruled: readonly Clause[]
  /** Clauses that demand something and have rules, but that no example cites. */
  readonly withoutCitingExamples: readonly Clause[]
  /** Clauses of kind `philosophy`: they are for people, and no rule could put them into effect. */
  readonly textOnly: readonly Clause[]
  /** Rules of the game itself, and what it changes of rules that games share. */
  readonly rules: number
  /** Rules that did not apply while the examples ran. */
  readonly withoutExamples: readonly RuleWithoutExample[]
  /** Rules of files that games share, which are not for this one to show, and how many of them apply. */
  readonly shared: { readonly rules: number; readonly applying: number }
  readonly examples: number
  /** Examples that do not hold; what they come to is counted all the same. */
  readonly failedExamples: number
}

/** Counts from the document down: which clauses have no rule, and which rules apply in no example. */
export async function coverage(context: Context, path: string, options: CoverageOptions): Promise<ExitCode> {
  const { io, tools } = context
  const file = gameMeant(io.cwd, path)
  const host = rulesHost(io.cwd, file, io.includes)
  const { write } = options
  const proposing = write === undefined ? null : await import('../diff/witness/propose-examples.ts')
  const proposals = proposing?.newFile(io, write ?? '') ?? ''
  const { resolution, program, diagnostics, omitted } = await tools.checkGame(file, host)
  // A broken index comes first: it makes the compiler find fault with every citation.
  const indexes = (resolution?.modules ?? [])
    .map((module) => readClauses(io.cwd, module.path))
    .filter((clauses) => clauses !== null)
  if (resolution === null || diagnostics.some((each) => each.severity === 'error')) {
    reportFindings(io, diagnostics, omitted)
    return exitCode.findings
  }
  const game = await loadGame(context, file, { coverage: true })
  if (game === null) return exitCode.findings
  const clauses = measured(resolution, indexes.length === 0 ? null : indexes.flat())
  const { silent, ...applying } = await ran(context, resolution, program?.words ?? [], game)
  const found = { ...clauses, ...applying }
  if (options.format === 'json') sayJson(io, { format: 'houserules-coverage/5', game: resolution.game.name, ...found })
  else report(context, found, clausePath(file))
  await proposing?.propose(io, { file, host, resolution, program: program ?? null }, silent, {
    ...options,
    write: proposals,
  })
  return found.withoutRules.length + found.withoutExamples.length + found.failedExamples > 0
    ? exitCode.findings
    : exitCode.fine
}

type Clauses = Pick<Coverage, 'clauses' | 'withoutRules' | 'overruled' | 'withoutCitingExamples' | 'textOnly'>

function measured(resolution: Resolution, clauses: readonly Clause[] | null): Clauses {
  if (clauses === null)
    return { clauses: null, withoutRules: [], overruled: [], withoutCitingExamples: [], textOnly: [] }
  const implemented = implementedClauses(resolution)
  const written = writtenClauses(resolution)
  const exemplified = exemplifiedClauses(resolution)
  const uncited = clauses.filter((clause) => !implemented.has(clause.id))
  const demanding = uncited.filter(({ kind }) => kind !== 'philosophy')
  return {
    clauses: clauses.length,
    withoutRules: demanding.filter(({ id }) => !written.has(id)),
    overruled: demanding.filter(({ id }) => written.has(id)),
    withoutCitingExamples: clauses.filter(
      ({ id, kind }) => kind !== 'philosophy' && implemented.has(id) && !exemplified.has(id),
    ),
    textOnly: uncited.filter(({ kind }) => kind === 'philosophy'),
  }
}

/** Runs the examples in an engine that notes which rules apply. */
async function ran(
  context: Context,
  resolution: Resolution,
  words: readonly WordUse[],
  game: LoadedGame,
): Promise<Omit<Coverage, keyof Clauses> & { readonly silent: readonly Entry[] }> {
  const results = await runExamples(context, game)
  const { places = [], applied = [] } = game.coverage ?? {}
  const shown = new Set([...applied].map((rule) => places[rule]))
  const shows = ({ decl }: Entry): boolean => shown.has(declarationPlace(decl))
  const { own, shared } = apart(resolution)
  const [rules, others] = [rulesOf(own), rulesOf(shared)]
  const applying = [...rules, ...others].filter(shows)
  const silent = rules.filter((rule) => !shows(rule))
  const readings = own.flatMap((entry) => readingRules(entry, words))
  const unread = readings.filter(
    ({ uses }) => !uses.some((use) => applying.some(({ decl }) => spanWithin(use, decl.span))),
  )
  return {
    rules: rules.length + readings.length,
    withoutExamples: [...silent.map(asRow), ...unread.map(({ name, clauses, place }) => ({ name, clauses, place }))],
    shared: { rules: others.length, applying: others.filter(shows).length },
    examples: results.length,
    failedExamples: results.filter((result) => !result.ok).length,
    silent,
  }
}

/** What a game says, also within what it includes from elsewhere, as a line that a variant adds there; and the rest. */
function apart({ entries, modules }: Resolution): {
  readonly own: readonly Entry[]
  readonly shared: readonly Entry[]
} {
  const isShared = (path: string): boolean => modules.some(({ shared }) => shared.has(path))
  const isOwn = ({ decl }: Entry): boolean => {
    let found = false
    // Of the parts that are sentences or instructions, since clauses are those of the line that includes the file.
    walkSyntax(decl, ({ kind, span }) => {
      found ||= kind !== undefined && span !== undefined && !isShared((span as Span).file.path)
    })
    return found
  }
  const own = new Set(entries.filter(isOwn))
  return { own: [...own], shared: entries.filter((entry) => !own.has(entry)) }
}

const rulesOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries
    .filter(({ decl }) => decl.kind !== 'example')
    .flatMap((entry) => [...(isRule(entry) ? [entry] : []), ...lastingRules(entry)])

function asRow({ decl, called }: Entry): RuleWithoutExample {
  return { name: called, clauses: clausesIn(decl), place: declarationPlace(decl) }
}

function report({ io }: Context, found: Coverage, index: string): void {
  const { clauses, withoutRules, overruled, withoutCitingExamples, textOnly } = found
  const { rules, withoutExamples, shared, examples, failedExamples } = found
  for (const { id, summary } of withoutRules) say(io, stated('clause without a rule: [{1}] {2}', id, summary))
  for (const { name, clauses: cited, place } of withoutExamples)
    say(io, stated('rule without an example: {1}{2} {3}', name, inBrackets(cited), place))
  if (failedExamples > 0)
    note(io, stated('{1} of {2} examples do not hold; `houserules test` shows them', failedExamples, examples))
  const apart = [
    ...(overruled.length === 0
      ? []
      : [stated('{1} overruled by the variant: {2}', overruled.length, idsOf(overruled))]),
    ...(withoutCitingExamples.length === 0
      ? []
      : [
          stated(
            '{1} have rules, and no example that cites them: {2}',
            withoutCitingExamples.length,
            idsOf(withoutCitingExamples),
          ),
        ]),
    ...(textOnly.length === 0 ? [] : [stated('{1} text only: {2}', textOnly.length, idsOf(textOnly))]),
  ]
  for (const line of apart) note(io, line)
  const beside = shared.rules === 0 ? '' : stated(', beside {1} of {2} that games share', shared.applying, shared.rules)
  const applying = stated('{1} of {2} rules apply in an example{3}', rules - withoutExamples.length, rules, beside)
  if (clauses === null) return note(io, stated('{1}; clauses are counted where {2} lists them', applying, index))
  const needed = clauses - overruled.length - textOnly.length
  note(io, stated('{1} of {2} clauses have rules, {3}', needed - withoutRules.length, needed, applying))
}

const idsOf = (clauses: readonly Clause[]): string => clauses.map(({ id }) => id).join(', ')
