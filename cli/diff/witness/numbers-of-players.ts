import type { ChangeId } from '../../../compiler/diff/catalogue.ts'
import type { SeatsInfo } from '../../../runtime/engine.ts'

const ABOUT_PLAYERS: readonly ChangeId[] = ['seats-widened', 'seats-narrowed', 'seats-changed']

/** Whether a change is about how many play: no example compares tables at which only one version can be played. */
export const isAboutPlayers = ({ id }: { readonly id: ChangeId }): boolean => ABOUT_PLAYERS.includes(id)

/** `only the old version is for 2 or 4 players`. */
export function onlyFor(old: SeatsInfo, next: SeatsInfo): string {
  return [['old', old, next] as const, ['new', next, old] as const]
    .flatMap(([side, its, other]) => {
      const alone = numbers(its).filter((n) => n < other.from || n > other.to)
      return alone.length === 0 ? [] : [`only the ${side} version is for ${alone.join(' or ')} players`]
    })
    .join(', ')
}

const numbers = ({ from, to }: SeatsInfo): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
