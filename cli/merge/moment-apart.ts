import { inEnglish, inSigns } from '../../grammar/saying.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import type { FoundWitness } from '../../compiler/diff/change.ts'
import { whereTold } from '../../compiler/diff/render/witness-lines.ts'
import { witnessesBetween } from '../diff/witness/find.ts'
import { loadVersion } from '../diff/witness/load-version.ts'
import { evaluated } from '../live-engine.ts'
import type { RulesHost } from '../toolchain.ts'

/** One way to read a text that two sides have changed. */
export interface ReadSo {
  /** In words, such as `as ours has it`. */
  readonly how: string
  readonly path: string
  readonly host: RulesHost
}

/** How two ways to read a text differ, in words; or that they do not, or that one of them has errors. */
export interface ReadingsApart {
  readonly kind: 'told' | 'same' | 'broken'
  readonly words: string
}

/** Looks so many milliseconds for a moment in which two ways to read a text part. */
export async function momentApart(
  [one, other]: readonly [ReadSo, ReadSo],
  milliseconds: number,
): Promise<ReadingsApart> {
  const first = await loadVersion(one.path, one.host, evaluated)
  const second = await loadVersion(other.path, other.host, evaluated, first === null ? {} : { beside: first })
  if (first === null || second === null) {
    const broken = [...(first === null ? [one.how] : []), ...(second === null ? [other.how] : [])]
    return { kind: 'broken', words: `the text has errors ${broken.join(' and ')}` }
  }
  const changes = changesBetween(first, second).filter((change) => change.class !== 'editorial')
  if (changes.length === 0) return { kind: 'same', words: 'the game is the same either way' }
  const readings = { old: { ...one, loaded: first }, new: { ...other, loaded: second } }
  const found = await witnessesBetween(readings, changes, { milliseconds, games: Infinity, seed: 1 })
  const moments = changes.flatMap(({ fingerprint }): FoundWitness[] => {
    const witness = found.get(fingerprint)
    return witness?.kind === 'found' ? [witness] : []
  })
  const [moment] = moments.toSorted((a, b) => rankOf(a) - rankOf(b))
  if (moment === undefined) return { kind: 'told', words: 'no moment was found that shows how they differ' }
  return {
    kind: 'told',
    words: inEnglish(inSigns`${whereTold(moment)}: ${one.how} ${moment.old}, ${other.how} ${moment.new}`),
  }
}

/** What shows the change itself, and between the two readings, tells most. */
const rankOf = ({ shows, amid, shared }: FoundWitness): number =>
  (amid === undefined ? 0 : 4) + (shows === undefined ? 0 : 2) + (shared === undefined ? 0 : 1)
