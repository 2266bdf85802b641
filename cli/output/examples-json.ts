import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { orderDiagnostics } from '../../compiler/diagnostics/order-diagnostics.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import type { ExampleResult, TraceEntry } from '../toolchain.ts'

/** A game and what its examples came to, those of which it is told with what happened. */
export interface TestedGame {
  readonly game: string
  readonly file: string
  readonly examples: readonly (ExampleResult & { readonly trace?: readonly TraceEntry[] })[]
}

export interface TestedGames {
  readonly games: readonly TestedGame[]
  /** How many games could not be compiled, and what was found in them. */
  readonly broken: number
  readonly found: readonly Diagnostic[]
  /** How many findings beyond the most that are kept there were. */
  readonly omitted: number
}

/** What came of examples, as data for other programs. */
export function examplesAsJson({ games, broken, found, omitted }: TestedGames) {
  const failed = games.flatMap(({ examples }) => examples).filter(({ ok }) => !ok).length
  const { diagnostics } = renderJson(orderDiagnostics(found), omitted)
  return { format: 'houserules-examples/1', failed, broken, games, diagnostics }
}
