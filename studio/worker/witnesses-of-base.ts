import { inEnglish } from '../../grammar/saying.ts'
import { findWitnesses } from '../../cli/diff/witness/find.ts'
import { type Compared, changesBetween } from '../../compiler/changes-between.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import type { FoundWitness, Witness } from '../../compiler/diff/change.ts'
import { whereTold, witnessLines } from '../../compiler/diff/render/witness-lines.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import type { ChangeWitness, WitnessEffort, Witnesses } from '../protocol/change-calls.ts'
import type { PlayedCourse } from '../protocol/play-calls.ts'
import type { BaseSide } from './base-side.ts'
import { evaluateScript } from './evaluate-script.ts'

interface ComparedText {
  readonly game: Compared
  readonly entry: string
  readonly host: RulesHost
  readonly base: BaseSide
  readonly checkedBase: CheckResult
}

/** Searches a position for each change of a game in which it and what it is compared with part. */
export async function findWitnessesOfBase(
  { game, entry, host, base, checkedBase }: ComparedText,
  effort: WitnessEffort,
): Promise<Witnesses> {
  const { resolution, program } = checkedBase
  if (resolution === null) return {}
  const changes = changesBetween({ resolution, program }, game)
  const sides = { old: { path: base.path, host: base.host }, new: { path: entry, host } }
  const budget = { ...effort, clock: () => performance.now() }
  const found = await findWitnesses(sides, changes, budget, evaluateScript)
  return Object.fromEntries([...found].map(([fingerprint, witness]) => [fingerprint, toldOf(witness)]))
}

function toldOf(witness: Witness): ChangeWitness {
  switch (witness.kind) {
    case 'found': {
      const { old, new: next, example, holdsOn, isUntold, amid, onlyOn } = witness
      const isExample = isUntold !== true && holdsOn === 'new'
      return {
        kind: 'found',
        where: inEnglish(whereTold(witness)),
        before: inEnglish(old),
        after: inEnglish(next),
        amid: amid === true,
        opens: { own: onlyOn !== 'old', base: onlyOn !== 'new' },
        course: courseOf(witness),
        example: isExample ? example : null,
      }
    }
    case 'none':
    case 'same':
      return { kind: 'none', words: witnessLines(witness).map(inEnglish) }
  }
}

/** How a witness is laid out: by its example, as far as its position, or as a game up to where both part. */
function courseOf({ example, isUntold, played, seed }: FoundWitness): PlayedCourse {
  if (isUntold !== true || played === undefined)
    return { beginning: { kind: 'written', text: example, steps: 0 }, choices: [] }
  const { players, choices } = played
  return { beginning: { kind: 'deal', seed: seed ?? 1, players, options: {} }, choices }
}
