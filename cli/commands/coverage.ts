import type { Resolution } from '../../compiler/game/resolve.ts'
import { clausePath, readClauses, type Clause } from '../clause-index.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant } from '../game-meant.ts'
import { note, say } from '../io.ts'
import { reportFindings } from '../report-findings.ts'
import { clausesIn, implementedClauses } from '../rules/cited-clauses.ts'
import { isRule, placeOf } from '../rules/rule-entry.ts'
import { shownByExamples } from '../rules/shown-rules.ts'
import { rulesHost } from '../rules-host.ts'
import { UsageError } from '../usage-error.ts'

export interface CoverageOptions {
  readonly format: 'text' | 'json'
}

export interface RuleWithoutExample {
  readonly name: string
  readonly clauses: readonly string[]
  readonly place: string
}

export interface Coverage {
  readonly clauses: number
  /** Clauses that nothing in the rules cites. */
  readonly withoutRules: readonly Clause[]
  readonly rules: number
  /** Rules of which no example cites a clause or says the name. */
  readonly withoutExamples: readonly RuleWithoutExample[]
}

/** Counts from the document down: which clauses have no rule, and which rules no example. */
export async function coverage({ io, tools }: Context, path: string, options: CoverageOptions): Promise<ExitCode> {
  const file = gameMeant(io.cwd, path)
  const { resolution, diagnostics, omitted } = await tools.checkGame(file, rulesHost(io.cwd, file))
  // A broken index comes first: it makes the compiler find fault with every citation.
  const indexes = (resolution?.modules ?? []).map((module) => readClauses(io.cwd, module.path)).filter((clauses) => clauses !== null)
  if (resolution === null || diagnostics.some((each) => each.severity === 'error')) {
    reportFindings(io, diagnostics, omitted)
    return exitCode.findings
  }
  if (indexes.length === 0) throw new UsageError(`there is no ${clausePath(file)}, which lists the clauses of the rules document`)
  const found = measure(resolution, indexes.flat())
  if (options.format === 'json') say(io, JSON.stringify({ format: 'houserules-coverage/1', game: resolution.game.name, ...found }, null, 2))
  else report({ io, tools }, found)
  return found.withoutRules.length + found.withoutExamples.length > 0 ? exitCode.findings : exitCode.fine
}

export function measure(resolution: Resolution, clauses: readonly Clause[]): Coverage {
  const implemented = implementedClauses(resolution)
  const shown = shownByExamples(resolution)
  const rules = resolution.entries.filter(isRule).map(({ decl, called }) => ({ name: called, clauses: clausesIn(decl), place: placeOf(decl), decl }))
  const isShown = (rule: (typeof rules)[number]): boolean =>
    rule.clauses.some((clause) => shown.clauses.has(clause)) || namesOf(rule).some((name) => shown.names.has(name))
  return {
    clauses: clauses.length,
    withoutRules: clauses.filter((clause) => !implemented.has(clause.id)),
    rules: rules.length,
    withoutExamples: rules.filter((rule) => !isShown(rule)).map(({ name, clauses: of, place }) => ({ name, clauses: of, place })),
  }
}

/** Names by which an example can speak of a rule: its own, and that of what it allows or requires. */
function namesOf({ name, decl }: { readonly name: string; readonly decl: Resolution['entries'][number]['decl'] }): string[] {
  return decl.kind === 'modal' && decl.modality !== 'cannot' ? [name, ...decl.patterns.map((pattern) => pattern.event.text)] : [name]
}

function report({ io }: Context, found: Coverage): void {
  for (const { id, summary } of found.withoutRules) say(io, `clause without a rule: [${id}] ${summary}`)
  for (const { name, clauses, place } of found.withoutExamples) say(io, `rule without an example: ${name} [${clauses.join(', ')}] ${place}`)
  note(io, `${found.clauses - found.withoutRules.length} of ${found.clauses} clauses have rules, ${found.rules - found.withoutExamples.length} of ${found.rules} rules have examples`)
}
