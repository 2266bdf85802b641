import { zoneOf } from '../analyse/statements/moving.ts'
import { statementsIn } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { expressionsOf, unitsOf } from './units.ts'

/** What `owner of c becomes …` changes. */
const OWNER = '$owner'

/** HR0585: a card that was created in a zone of nobody belongs to nobody, wherever it comes to lie. */
export const ownerOfNobody: Check = ({ program }, report) => {
  const all = unitsOf(program).flatMap(({ body }) => statementsIn(body))
  const created = all.flatMap((s) => (s.kind === 'create' ? [s] : []))
  const [first] = created
  if (first === undefined || created.some((s) => mayBelong(program, zoneOf(s.zone)))) return
  if (all.some((s) => s.kind === 'set' && s.fact === OWNER)) return
  for (const unit of unitsOf(program)) {
    for (const x of expressionsOf(unit)) {
      if (x.kind !== 'builtin' || x.name !== 'owner') continue
      report(
        warning('HR0585', 'this card belongs to nobody', x.span, 'no card of this game ever has an owner', {
          secondary: [{ span: first.span, text: 'cards are created in zones that belong to nobody' }],
          hint: 'ask `holder of` for whose zone it lies in, or create the cards in a zone `of player p`',
        }),
      )
    }
  }
}

/** Whether what is created there has an owner; of a zone that a variable tells nothing is known. */
const mayBelong = ({ game }: Program, name: string | null): boolean =>
  name === null || game.zones.get(name)?.key?.type.base === 'player'
