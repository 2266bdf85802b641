import { error } from '../../diagnostics/make.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import { WAITING_ZONE } from '../model.ts'
import { worded } from '../../diagnostics/worded.ts'

/** Types that every game has. */
export const BUILTIN_TYPES = ['number', 'truth', 'player', 'card', 'definition', 'effect', 'zone', 'text'] as const

/**
 * How a name is used: before variables and in patterns (`type`), by itself (`value`), or by itself and with `of`
 * (`asked`). What the language asks with `of` of sets, as `count of …`, a game may ask of other things.
 */
export type Use = 'type' | 'value' | 'asked'

/** What stands for itself in every game. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ['everyone', 'all who play'],
  ['nobody', 'none of the players'],
  ['players', 'all who play'],
  [WAITING_ZONE, 'where effects wait to be resolved'],
])

/** What every game says of a name that is used so; null where it is free. */
function meaningOf(name: string, use: Use): string | null {
  if (use === 'type') return BUILTIN_TYPES.some((each) => each === name) ? 'a type' : null
  const value = VALUES.get(name)
  if (value !== undefined || use === 'value') return value ?? null
  return name === 'result' ? 'what a player has in the end' : null
}

/** Whether no game gives the name a meaning already; else it is reported, since rules around it would mean that. */
export function isFree(report: Report, { text, span }: Name, use: Use): boolean {
  const meaning = meaningOf(text, use)
  if (meaning === null) return true
  report(
    error('HR0102', worded('declared twice'), span, worded('`{1}` is {2} in every game', text, meaning), {
      hint: worded('choose another name'),
    }),
  )
  return false
}
