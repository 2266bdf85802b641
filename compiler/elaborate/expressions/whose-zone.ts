import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import type { ZoneSymbol } from '../../game/model.ts'
import { PLAYER, fits, show } from '../../game/type.ts'
import type { TExpr } from '../../program/ir.ts'
import type { Elaboration } from '../context.ts'
import { worded } from '../../diagnostics/worded.ts'

/** The bare name of a family means all its zones, where one is needed; `one` is somebody whose zone it could be. */
export function whoseZone(e: Elaboration, { zone, span }: TExpr & { kind: 'zone' }, one: string): Diagnostic {
  const key = e.game.zones.get(zone)?.key?.type ?? PLAYER
  return error('HR0209', worded('whose zone?'), span, worded('every {1} has a `{2}`', show(key), zone), {
    hint: worded('say whose: `{1} of {2}`', zone, one),
  })
}

/** The zone of several: all of them together go by their name alone. */
export function zoneOfSeveral({ name, key, holds }: ZoneSymbol, said: TExpr): Diagnostic | null {
  const one = key?.type ?? PLAYER
  if (!said.type.set || key === null || !fits({ ...said.type, set: false }, one)) return null
  const [zone, kind] = [name.text, show(one)]
  return error(
    'HR0201',
    worded('wrong kind of value'),
    said.span,
    worded('this is a {1}; a {2} is needed', show(said.type), kind),
    {
      hint:
        holds === 'cards' && one.base === 'player'
          ? worded(
              '`{1}` alone is all of them together; what lies there of some is `each card c in {1} where holder of c in …`',
              zone,
            )
          : worded('`{1}` alone is all of them together; the language has no zone of several', zone),
    },
  )
}
