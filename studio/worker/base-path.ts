import type { RulesHost } from '../../compiler/game/load.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'

/** What a variant is of; null for a game that is of none. */
export const baseOf = ({ modules }: Resolution): string | null => modules.at(-1)?.header.base?.text ?? null

/** The file of the game that a variant is of; null where there is none. */
export function basePath(game: Resolution, host: RulesHost): string | null {
  const base = baseOf(game)
  return base === null ? null : host.find(base)
}
