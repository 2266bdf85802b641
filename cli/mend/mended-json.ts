import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { orderDiagnostics } from '../../compiler/diagnostics/order-diagnostics.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import { changedLines } from '../../compiler/diff/render/lines.ts'
import type { Change } from '../../compiler/diff/change.ts'
import type { CompiledExample } from '../../runtime/example/compiled-example.ts'
import type { MendedReport } from './mended-report.ts'

export interface MendedGames {
  readonly games: readonly MendedReport[]
  /** Whether what is mended is written. */
  readonly written: boolean
  /** How many games have errors, and what was found in them. */
  readonly broken: number
  readonly found: readonly Diagnostic[]
  readonly omitted: number
}

/** What `test --mend --format json` prints; `cli/schema/mended.schema.json` describes it. */
export function mendedAsJson({ games, written, broken, found, omitted }: MendedGames) {
  const { diagnostics } = renderJson(orderDiagnostics(found), omitted)
  return { format: 'houserules-mended/1', written, broken, games: games.map(jsonGame), diagnostics }
}

function jsonGame({ game, file, examples, mended, changed, apart, alike }: MendedReport) {
  return {
    game,
    file,
    examples,
    mended: mended.map(({ example, said, block }) => ({
      ...jsonExample(example, said),
      path: block.path,
      line: block.from + 1,
      before: block.before,
      after: block.after,
    })),
    changed: changed.map(({ example, said, before, failures, isGivenUp, by }) => ({
      ...jsonExample(example, said),
      before,
      givenUp: isGivenUp,
      failures,
      by: by === null ? null : jsonChange(by),
    })),
    apart: apart.map(({ example, said, game: writeIn, lines }) => ({ ...jsonExample(example, said), writeIn, lines })),
    alike: alike.map(({ example, said }) => jsonExample(example, said)),
  }
}

const jsonExample = ({ title, clauses, place }: CompiledExample, said: string) => ({ title, clauses, place, said })

function jsonChange(change: Change) {
  const { fingerprint, id, rule, clause } = change
  return { fingerprint, id, rule, clause, ...changedLines(change) }
}
