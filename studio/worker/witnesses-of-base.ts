import { findWitnesses } from '../../cli/diff/witness/find.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import type { FoundWitness, Witness } from '../../compiler/diff/change.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { witnessLines } from '../../compiler/diff/render/witness-lines.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { ChangeWitness, WitnessEffort, Witnesses } from '../protocol/change-calls.ts'
import type { PlayedCourse } from '../protocol/play-calls.ts'
import { basePath } from './base-path.ts'
import { evaluateScript } from './evaluate-script.ts'

interface Variant {
  readonly resolution: Resolution
  readonly entry: string
  readonly host: RulesHost
  readonly check: (path: string) => CheckResult
}

/** Searches a position for each change of a variant in which it and its base part; nothing for a game that is of none. */
export async function findWitnessesOfBase(
  { resolution, entry, host, check }: Variant,
  effort: WitnessEffort,
): Promise<Witnesses> {
  const path = basePath(resolution, host)
  const base = path === null ? null : check(path).resolution
  if (path === null || base === null) return {}
  const changes = compareGames(base, resolution)
  const sides = { old: { path, host }, new: { path: entry, host } }
  const budget = { ...effort, clock: () => performance.now() }
  const found = await findWitnesses(sides, changes, budget, evaluateScript)
  return Object.fromEntries([...found].map(([fingerprint, witness]) => [fingerprint, toldOf(witness)]))
}

function toldOf(witness: Witness): ChangeWitness {
  switch (witness.kind) {
    case 'found': {
      const { where, old, new: next, example, holdsOn, played } = witness
      const isExample = played === undefined && holdsOn === 'new'
      return {
        kind: 'found',
        where,
        before: old,
        after: next,
        course: courseOf(witness),
        example: isExample ? example : null,
      }
    }
    case 'none':
    case 'same':
      return { kind: 'none', words: witnessLines(witness) }
  }
}

/** How a witness is laid out: by its example, as far as its position, or as a game up to where both part. */
function courseOf({ example, played, seed }: FoundWitness): PlayedCourse {
  if (played === undefined) return { beginning: { kind: 'written', text: example, steps: 0 }, choices: [] }
  const { players, choices } = played
  return { beginning: { kind: 'deal', seed: seed ?? 1, players, options: {} }, choices }
}
