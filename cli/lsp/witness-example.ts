import type { CheckResult } from '../../compiler/compile.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import { worstFirst } from '../../compiler/diff/order-changes.ts'
import type { TextEdit } from '../../language/rename.ts'
import { findWitnesses } from '../diff/witness/find.ts'
import { evaluated } from '../live-engine.ts'
import type { Workspace } from '../../language/server/workspace.ts'

/** How long is looked for it, of processor time in milliseconds, and in how many games. */
const EFFORT = { milliseconds: 10_000, games: 2000 }

/**
 * An example that holds with a variant and not without it, at the end of its file, as `houserules diff` finds it; or
 * why there is none. It is none that stands there already.
 */
export async function witnessExample(
  space: Workspace,
  { resolution, program, sources }: CheckResult,
  signal: AbortSignal,
): Promise<TextEdit | string> {
  const own = resolution?.modules.at(-1)
  const below = resolution?.modules.find(({ header }) => header.name.text === own?.header.base?.text)
  const base = below === undefined ? undefined : space.about(space.full(below.path))[0]
  if (resolution === null || program === null || own === undefined || below === undefined)
    return 'the variant has errors to mend first'
  if (base === undefined || base.resolution === null || base.program === null)
    return 'the base has errors to mend first'
  const compared = { resolution: base.resolution, program: base.program }
  const changes = changesBetween(compared, { resolution, program }).toSorted(
    (a, b) => worstFirst.indexOf(a.class) - worstFirst.indexOf(b.class),
  )
  const sides = {
    old: { path: below.path, host: space.hostFor(space.full(below.path)) },
    new: { path: own.path, host: space.hostFor(space.full(own.path)) },
  }
  const found = await findWitnesses(sides, changes, { ...EFFORT, seed: 1, holdsOn: 'new', signal }, evaluated)
  const file = sources.get(own.path)
  for (const { fingerprint } of changes) {
    const witness = found.get(fingerprint)
    // Where no example can tell it, the game is told in comments.
    if (file === undefined || witness?.kind !== 'found' || witness.isUntold === true) continue
    const example = witness.example.trimEnd()
    // Under another title it would show the same.
    if (file.text.includes(example.slice(example.indexOf('\n')))) continue
    const { length } = file.text
    const blank = file.text.endsWith('\n') ? '\n' : '\n\n'
    return { span: { file, start: length, end: length }, replacement: `${blank}${example}\n` }
  }
  return changes.length === 0
    ? 'the variant changes nothing'
    : 'no other example was found that tells the variant from its base'
}
