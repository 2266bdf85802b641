import type { ChangeId } from '../../../compiler/diff/catalogue.ts'
import type { SeatsInfo } from '../../../runtime/engine.ts'

/** About how many play: no example compares tables at which only one version can be played. */
const ABOUT_PLAYERS: readonly ChangeId[] = ['seats-widened', 'seats-narrowed', 'seats-changed']

const WHO_IS_TOLD: readonly ChangeId[] = ['audience-added', 'audience-removed', 'audience-changed']

/** Whether a change is about who is told what happens: every game goes as before, and no position shows it. */
const isAboutTelling = ({ id }: { readonly id: ChangeId }): boolean => WHO_IS_TOLD.includes(id)

/** Whether some position could show a change, which both versions would have to play. */
export const canBeShown = (change: { readonly id: ChangeId }, old: SeatsInfo, next: SeatsInfo): boolean =>
  !ABOUT_PLAYERS.includes(change.id) && !isAboutTelling(change) && areForSame(old, next)

const areForSame = (old: SeatsInfo, next: SeatsInfo): boolean => old.from <= next.to && next.from <= old.to

/** Why a change is not shown by any. */
export function whyNotShown(change: { readonly id: ChangeId }, old: SeatsInfo, next: SeatsInfo): string {
  if (isAboutTelling(change)) return 'every game goes as before; what is another is who is told of it'
  const why = areForSame(old, next) ? 'examples do not tell it' : 'no number of players can play both versions'
  return `${why}; ${onlyFor(old, next)}`
}

/** `only the old version is for 2 or 4 players`. */
function onlyFor(old: SeatsInfo, next: SeatsInfo): string {
  return [['old', old, next] as const, ['new', next, old] as const]
    .flatMap(([side, its, other]) => {
      const alone = numbers(its).filter((n) => n < other.from || n > other.to)
      return alone.length === 0 ? [] : [`only the ${side} version is for ${alone.join(' or ')} players`]
    })
    .join(', ')
}

const numbers = ({ from, to }: SeatsInfo): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
