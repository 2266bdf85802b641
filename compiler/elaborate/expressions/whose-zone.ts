import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import { PLAYER, show } from '../../game/type.ts'
import type { TExpr } from '../../program/ir.ts'
import type { Elaboration } from '../context.ts'

/** The bare name of a family means all its zones, where one is needed; `one` is somebody whose zone it could be. */
export function whoseZone(e: Elaboration, { zone, span }: TExpr & { kind: 'zone' }, one: string): Diagnostic {
  const key = e.game.zones.get(zone)?.key?.type ?? PLAYER
  return error('HR0209', 'whose zone?', span, `every ${show(key)} has a \`${zone}\``, {
    hint: `say whose: \`${zone} of ${one}\``,
  })
}
