import type { CheckResult } from '../compiler/compile.ts'
import type { Span } from '../grammar/source-file.ts'
import { declarationKey, type ExampleRun, rulesAndExamples } from './example-runs.ts'

/** A game, and what its examples came to when they ran last; null where they have not. */
export interface MaybeRan {
  readonly checked: CheckResult
  readonly run: ExampleRun | null
}

export type ExampleLens =
  /** Above an example: in which games it has run since it was edited, and where it does not hold, and why. */
  | {
      readonly kind: 'example'
      readonly at: Span
      readonly title: string
      readonly games: readonly string[]
      readonly failing: readonly { readonly game: string; readonly message: string }[]
    }
  /** Above a rule that is not edited since examples ran: those in which it applied. */
  | { readonly kind: 'shown'; readonly at: Span; readonly by: readonly Span[] }
  /** Above a header: how many examples of the game have run since they were edited, and how many of these hold. */
  | { readonly kind: 'examples'; readonly at: Span; readonly ran: number; readonly holding: number }

/** What examples came to, above the lines of a file; `games` read it, and `here` tells whether a span stands in it. */
export function exampleLenses(games: readonly MaybeRan[], here: (span: Span) => boolean): readonly ExampleLens[] {
  const rules = new Map<Span, Set<Span>>()
  const examples = new Map<Span, OfExample>()
  for (const { checked, run } of games) {
    const all = rulesAndExamples(checked)
    const spans = new Map(all.map(({ decl }) => [declarationKey(decl.span), decl.span]))
    for (const { decl } of all) {
      if (!here(decl.span)) continue
      if (decl.kind === 'example') {
        examples.set(decl.span, withGame(examples.get(decl.span) ?? newLens(decl.title, decl.span), checked, run))
        continue
      }
      const shown = run?.shows.get(declarationKey(decl.span))
      const by = (shown ?? []).flatMap((key) => spans.get(key) ?? [])
      if (shown !== undefined) rules.set(decl.span, new Set([...(rules.get(decl.span) ?? []), ...by]))
    }
  }
  return [
    ...games.flatMap((game) => headerLens(game, here)),
    ...[...rules].map(([at, by]): ExampleLens => ({ kind: 'shown', at, by: [...by] })),
    ...examples.values(),
  ]
}

type OfExample = ExampleLens & { readonly kind: 'example' }

const newLens = (title: string, at: Span): OfExample => ({ kind: 'example', at, title, games: [], failing: [] })

function withGame(lens: OfExample, { resolution }: CheckResult, run: ExampleRun | null): OfExample {
  const verdict = run?.verdicts.get(declarationKey(lens.at))
  const game = resolution?.modules.at(-1)?.header.name.text
  if (verdict === undefined || game === undefined) return lens
  const [first] = verdict.failures
  const failing = first === undefined ? lens.failing : [...lens.failing, { game, message: first.message }]
  return { ...lens, games: [...lens.games, game], failing }
}

function headerLens({ checked, run }: MaybeRan, here: (span: Span) => boolean): readonly ExampleLens[] {
  const header = checked.resolution?.modules.at(-1)?.header
  const examples = (checked.resolution?.entries ?? []).filter(({ decl }) => decl.kind === 'example')
  if (header === undefined || examples.length === 0 || !here(header.span)) return []
  const verdicts = examples.flatMap(({ decl }) => run?.verdicts.get(declarationKey(decl.span)) ?? [])
  const holding = verdicts.filter(({ failures }) => failures.length === 0)
  return [{ kind: 'examples', at: header.span, ran: verdicts.length, holding: holding.length }]
}
