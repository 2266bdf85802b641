import type { Sayable } from '../../../grammar/saying.ts'
import { stated } from '../../stated.ts'
import type { Change, FoundWitness } from '../../../compiler/diff/change.ts'
import type { SeatsInfo } from '../../../runtime/engine.ts'
import { type ReadVersion, verified } from './verify-examples.ts'

interface VersionsRead {
  readonly old: ReadVersion
  readonly new: ReadVersion
}

const seatsOf = ({ loaded }: ReadVersion): SeatsInfo => loaded.version.engine.info.seats

/** How many can play one version and not the other. */
export function onlyFor(its: SeatsInfo, other: SeatsInfo): number[] {
  const all = Array.from({ length: its.to - its.from + 1 }, (_, i) => its.from + i)
  return all.filter((n) => n < other.from || n > other.to)
}

/** What shows that a game is for others than before: so many as can play one version alone, rather the new one. */
export async function seatsShown(readings: VersionsRead, { clause }: Change): Promise<FoundWitness | null> {
  const [before, now] = [seatsOf(readings.old), seatsOf(readings.new)]
  const [newcomers] = onlyFor(now, before)
  const [players = newcomers] = newcomers === undefined ? onlyFor(before, now) : []
  if (players === undefined) return null
  const holdsOn = newcomers === undefined ? 'old' : 'new'
  const cited = clause[holdsOn]
  const title = `players: ${players} play`
  const example = [
    `${cited.length === 0 ? '' : `[${cited.join(', ')}] `}example "${title}"`,
    ...(holdsOn === 'old' ? ['  -- holds in the old version only'] : []),
    '  given',
    `    ${players} players`,
    `  then count of players = ${players}`,
    '',
  ].join('\n')
  const holds = await verified(readings[holdsOn], new Map([[title, { text: example, lacking: null }]]))
  if (holds.get(title) !== true) return null
  const said = (side: 'old' | 'new'): Sayable => (side === holdsOn ? stated('possible') : stated('not possible'))
  return {
    kind: 'found',
    by: 'example',
    seed: null,
    step: null,
    where: stated('{1} play', players),
    scene: '',
    old: said('old'),
    new: said('new'),
    example,
    holdsOn,
    onlyOn: holdsOn,
  }
}
