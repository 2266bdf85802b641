import { analysesOf } from '../analyse/analyses.ts'
import { zoneOf } from '../analyse/statements/moving.ts'
import { warning } from '../diagnostics/make.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** What `owner of c becomes …` changes. */
const OWNER = '$owner'

/** HR0585: a card that was created in a zone of nobody belongs to nobody, wherever it comes to lie. */
export const ownerOfNobody: Check = ({ program }, report) => {
  const { statements, expressions } = analysesOf(program)
  const created = statements().of('create')
  const [first] = created
  if (first === undefined || created.some((s) => mayBelong(program, zoneOf(s.zone)))) return
  if (
    statements()
      .of('set')
      .some((s) => s.fact === OWNER)
  )
    return
  for (const x of expressions().of('builtin')) {
    if (x.name !== 'owner') continue
    report(
      warning(
        'HR0585',
        worded('this card belongs to nobody'),
        x.span,
        worded('no card of this game ever has an owner'),
        {
          secondary: [{ span: first.span, text: worded('cards are created in zones that belong to nobody') }],
          hint: worded('ask `holder of` for whose zone it lies in, or create the cards in a zone `of player p`'),
        },
      ),
    )
  }
}

/** Whether what is created there has an owner; of a zone that a variable tells nothing is known. */
const mayBelong = ({ game }: Program, name: string | null): boolean =>
  name === null || game.zones.get(name)?.key?.type.base === 'player'
