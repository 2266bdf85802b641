import { loadVersion } from '../../../cli/diff/witness/load-version.ts'
import type { Evaluate } from '../../../cli/live-engine.ts'
import type { ReadVersion } from '../../../cli/diff/witness/verify-examples.ts'
import type { RulesHost } from '../../../compiler/game/load.ts'
import type { Beginning } from '../../protocol/play-calls.ts'

/** So many rounds a loop may go: thousands of positions are tried. */
const ROUND_LIMIT = 10_000

/** The game with what positions are laid down with; null where it has errors, or where it was played by other rules. */
export async function readingFor(
  { entry, host }: { readonly entry: string; readonly host: RulesHost },
  beginning: Beginning,
  evaluate: Evaluate,
): Promise<ReadVersion | null> {
  if (beginning.kind !== 'example' && beginning.rules !== undefined) return null
  const loaded = await loadVersion(entry, withWritten(host, entry, beginning), evaluate, { roundLimit: ROUND_LIMIT })
  if (loaded === null) return null
  const { version } = loaded
  // What was laid out and stands in no file is the last, and is meant by itself.
  const examples = beginning.kind === 'written' ? version.examples.slice(-1) : version.examples
  return { path: entry, host, loaded: { ...loaded, version: { ...version, examples } } }
}

function withWritten(host: RulesHost, entry: string, beginning: Beginning): RulesHost {
  if (beginning.kind !== 'written') return host
  const read = (path: string): string | null =>
    path === entry ? `${host.read(path) ?? ''}\n\n${beginning.text}\n` : host.read(path)
  return { ...host, read }
}
