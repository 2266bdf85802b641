import type { Domain, OfferRule, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { TExcept } from '../program/declarations.ts'
import type { Confinement } from './confinement.ts'
import { partsOfSelf } from './domain.ts'
import type { OrderAsked } from './order-asked.ts'
import { present } from './row.ts'
import { statementsIn } from './walk.ts'

/**
 * Zone families whose cards something goes through together, so that the order in which they are declared decides: in
 * a text, in what is worked out, as cards whose rules apply, or by chance. `*` among them are any; in doubt, they are.
 */
export function zonesTogether(
  program: Program,
  order: OrderAsked,
  confinement: Confinement,
): readonly (readonly string[])[] {
  const ofCards = (domain: Domain | null, tests: readonly TExpr[] = []): readonly (readonly string[])[] =>
    domain === null || domain.set !== null || domain.local.type.base !== 'card'
      ? []
      : [confinement.ofTests([...domain.tests, ...tests], domain.local) ?? ['*']]
  const statements = [
    ...program.procs.flatMap(({ body }) => statementsIn(body)),
    ...[...program.facts.values()].flatMap(({ body }) => (body === null ? [] : statementsIn(body))),
  ]
  const texts = [...program.events.values()].flatMap(({ befores, afters, insteads, whens, endings }) =>
    [befores, afters, insteads, whens, endings].flat(),
  )
  const asked = [
    ...statements.flatMap((s) => order.ofStatement(s)),
    ...order.ofRule({ tests: workedOut(program), selfDomain: null }),
  ].map(({ zone, among }) => among ?? [zone])
  return [
    ...asked,
    ...texts.flatMap(({ selfDomain, tests }) => ofCards(selfDomain, tests)),
    ...exceptionsOf(program).flatMap(({ selfDomain, tests }) => ofCards(selfDomain, tests)),
    ...statements.flatMap((s) => (s.kind === 'choose' && s.who === 'chance' ? ofCards(s.domain) : [])),
  ].filter((zones) => zones.length > 1 || zones.includes('*'))
}

const partsOfArg = (arg: OfferRule['args'][number]): readonly TExpr[] =>
  arg.kind === 'domain' ? partsOfSelf(arg.domain) : arg.kind === 'value' ? [arg.value] : []

const exceptionsOf = ({ facts, viewers }: Program): readonly TExcept[] => [
  ...[...facts.values()].flatMap(({ excepts }) => excepts),
  ...viewers,
]

/** What is worked out and asked anywhere but in texts. */
function workedOut(program: Program): readonly TExpr[] {
  const { events, offers, compulsions, facts, adjectives, relations, zones, always, refusals, counters } = program
  const sentences = [...adjectives.values(), ...relations.values()].flatMap((decl) => decl.sentences)
  return [
    ...[...events.values()].flatMap((e) =>
      [...e.cannots, ...e.insteads, ...e.befores, ...e.afters, ...e.whens, ...e.endings].flatMap(({ tests }) => tests),
    ),
    ...[...offers, ...compulsions].flatMap(({ selfTests, cond }) => [...selfTests, ...present(cond)]),
    ...offers.flatMap(({ args }) => args.flatMap(partsOfArg)),
    ...[...facts.values()].flatMap(({ starts, value }) => [...present(starts), ...present(value)]),
    ...exceptionsOf(program).flatMap(({ tests, value }) => [...tests, value]),
    ...sentences.flatMap(({ tests }) => tests),
    ...[...zones.values()].flatMap(({ capacity, seenBy }) => [...present(capacity), ...present(seenBy)]),
    ...always.map(({ cond }) => cond),
    ...refusals.flatMap(({ about, cond }) => [...partsOfSelf(about), ...present(cond)]),
    ...counters.flatMap(({ tests, keyValues }) => [...tests, ...keyValues]),
  ]
}
