import { narrowsNothing } from '../analyse/idle-duties.ts'
import { substituted } from '../analyse/substituted.ts'
import { conjuncts, mentions } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import { JoinedVariants } from '../game/joined-variants.ts'
import { TRUTH } from '../game/type.ts'
import type { Domain, Local, OfferRule, TExpr } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import { type Tested, canMeet } from './can-meet.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

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
    const what = duty.event === offer.event ? worded('what never fulfils it') : `\`${offer.event}\``
    report(
      warning(
        'HR0584',
        worded('a `must` goes before this'),
        offer.span,
        worded('{1} is not offered wherever `must {2}` holds, which leaves no other move', what, duty.event),
        {
          secondary: [{ span: duty.span, text: worded('of all that is offered there only such moves are left') }],
          hint: worded(
            'offer it at another moment, or `replace` the `must` by one with an `if`; where this is meant, say so with an `if` of `{1}`',
            offer.event,
          ),
          clauses: [...new Set([...offer.cites, ...duty.cites])],
        },
      ),
    )
  }
}

function narrowsAway(program: Program, duty: OfferRule, offer: OfferRule): boolean {
  if (duty.kind !== 'must' || duty.lasting !== null || offer.lasting !== null) return false
  if (!meetIn(duty, offer) || narrowsNothing(duty, program.offers)) return false
  const fulfilled = program.offers.filter(
    (move) => move.kind === 'may' && move !== offer && move.event === duty.event && meetIn(duty, move),
  )
  const own = { params: [offer.asker], tests: testsOf(offer) }
  if (!fulfilled.some((move) => canMeet(program, whereFulfilled(duty, move), own))) return false
  return duty.event !== offer.event || !canMeet(program, ...movesOf(duty, offer))
}

const meetIn = (a: OfferRule, b: OfferRule): boolean => a.at.some((moment) => b.at.includes(moment))

const testsOf = ({ selfTests, cond }: OfferRule): readonly TExpr[] => [...selfTests, ...(cond === null ? [] : [cond])]

/** What an obligation and a move ask of the same parts. */
function movesOf(duty: OfferRule, offer: OfferRule): readonly [Tested, Tested] {
  const places = duty.args.flatMap((arg, i) => {
    const other = offer.args[i]
    return arg.kind === 'domain' && other?.kind === 'domain' ? [[arg.domain, other.domain] as const] : []
  })
  return [
    {
      params: [...places.map(([{ local }]) => local), duty.asker],
      tests: [...testsOf(duty), ...places.flatMap(([{ tests }]) => tests)],
    },
    {
      params: [...places.map(([, { local }]) => local), offer.asker],
      tests: [...testsOf(offer), ...places.flatMap(([, { tests }]) => tests)],
    },
  ]
}

/**
 * What is so where an obligation binds by a permitted move that fulfils it: it holds, and for each part of the move
 * there is something of which both say what they ask.
 */
function whereFulfilled(duty: OfferRule, move: OfferRule): Tested {
  const same = new Map<Local, TExpr>([[move.asker, localExpr(duty.asker, duty.span)]])
  const parts = duty.args.flatMap((arg, i) => {
    const other = move.args[i]
    if (arg.kind !== 'domain' || other?.kind !== 'domain') return []
    same.set(other.domain.local, localExpr(arg.domain.local, duty.span))
    return [[arg.domain, other.domain] as const]
  })
  const asDuty = (x: TExpr): TExpr => substituted(x, same)
  const asked = [...testsOf(duty), ...testsOf(move).map(asDuty)].flatMap(conjuncts)
  const varies = parts.map(([{ local }]) => local)
  const some = parts.flatMap(([ours, theirs]) => {
    const others = varies.filter((local) => local !== ours.local)
    const ofIt = asked.filter((x) => mentions(x, ours.local))
    const tests = [...ours.tests, ...theirs.tests.map(asDuty), ...ofIt].flatMap(conjuncts)
    const alone = tests.filter((x) => !others.some((other) => mentions(x, other)))
    return [ours.set, theirs.set === null ? null : asDuty(theirs.set)].flatMap((set) =>
      set === null || varies.some((local) => mentions(set, local))
        ? []
        : [thereIs({ local: ours.local, set, tests: alone }, duty.span)],
    )
  })
  return { params: [duty.asker], tests: [...asked.filter((x) => !varies.some((local) => mentions(x, local))), ...some] }
}

const thereIs = (domain: Domain, span: Span): TExpr => ({
  kind: 'query',
  quantifier: 'some',
  domain,
  type: TRUTH,
  span,
})
