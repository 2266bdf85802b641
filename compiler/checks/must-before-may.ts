import { narrowsNothing } from '../analyse/idle-duties.ts'
import { warning } from '../diagnostics/make.ts'
import { JoinedVariants } from '../game/joined-variants.ts'
import type { OfferRule } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { canMeet } from './can-meet.ts'
import type { Check } from './check.ts'

/**
 * HR0584: what a variant permits beside the moves of its base is narrowed away wherever the base says that one of them
 * must be done, as `must` is about all moves of that moment.
 */
export const mustBeforeMay: Check = ({ program, resolution }, report) => {
  const variants = new JoinedVariants(resolution.modules)
  for (const offer of program.offers) {
    const mine = variants.moduleOf(offer.span)
    if (offer.kind !== 'may' || mine === undefined) continue
    const below = variants.below.get(mine)
    const duty = program.offers.find((each) => {
      const of = variants.moduleOf(each.span)
      return of !== undefined && below?.has(of) === true && narrowsAway(program, each, offer)
    })
    if (duty === undefined) continue
    report(
      warning(
        'HR0584',
        'a `must` goes before this',
        offer.span,
        `\`${offer.event}\` is not offered wherever \`must ${duty.event}\` holds, which leaves no other move`,
        {
          secondary: [{ span: duty.span, text: 'of all that is offered there only such moves are left' }],
          hint: `offer it at another moment, or \`replace\` the \`must\` by one with an \`if\`; where this is meant, say so with an \`if\` of \`${offer.event}\``,
          clauses: [...new Set([...offer.cites, ...duty.cites])],
        },
      ),
    )
  }
}

function narrowsAway(program: Program, duty: OfferRule, offer: OfferRule): boolean {
  if (duty.kind !== 'must' || duty.event === offer.event || duty.lasting !== null || offer.lasting !== null)
    return false
  if (!duty.at.some((moment) => offer.at.includes(moment)) || narrowsNothing(duty, program.offers)) return false
  const asked = ({ asker, selfTests, cond }: OfferRule): Parameters<typeof canMeet>[1] => ({
    params: [asker],
    tests: [...selfTests, ...(cond === null ? [] : [cond])],
  })
  return canMeet(program, asked(duty), asked(offer))
}
