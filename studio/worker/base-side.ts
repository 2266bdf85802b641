import type { RulesHost } from '../../compiler/game/load.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { DeskHost } from './desk-host.ts'

/** What a game is compared with. */
export interface BaseSide {
  readonly name: string
  readonly path: string
  readonly host: RulesHost
  /** Whether it is the game itself, as it ships. */
  readonly isShipped: boolean
}

/**
 * What a variant is of; for a game of no other one that ships and was changed, the game as it ships. Null where there
 * is neither.
 */
export function baseSide(game: Resolution, entry: string, host: DeskHost): BaseSide | null {
  const base = game.modules.at(-1)?.header.base?.text ?? null
  if (base !== null) {
    const path = host.find(base)
    return path === null ? null : { name: base, path, host, isShipped: false }
  }
  return host.isChanged(entry) ? { name: game.game.name, path: entry, host: host.asItShips(), isShipped: true } : null
}
