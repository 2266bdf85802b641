import { speaksOnlyOf } from '../analyse/speaks-only-of.ts'
import { conjuncts, expressionsIn, statementsIn, within } from '../analyse/walk.ts'
import type { ZoneSymbol } from '../game/model.ts'
import { CARD, TRUTH, setOf } from '../game/type.ts'
import type { TEvent, TExcept, TSentence } from '../program/declarations.ts'
import type { Compulsion, Domain, Local, OfferRule, Proc, TExpr, TRule, TStmt } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'
import type { TRefusal } from '../program/decks.ts'
import type { Program } from '../program/program.ts'
import { amountsIn, storedBehind, storedBehindCall } from './amounts.ts'
import type { Binding, Goal, Want } from './goal.ts'
import type { Host } from './hosts.ts'
import { askedFirst, routesToCalls } from './before-event.ts'
import { routesBehind } from './behind.ts'
import { handed, holding, joinedRoute, membership, routesTo, routesToRule, sameAs, type Route } from './routes.ts'
import { casesOfValue, innerRoute, innerTestsOf } from './within-text.ts'

/** What positions are to be like in which a sentence or text comes to bear. */
export function goalsOf(program: Program, host: Host): readonly Goal[] {
  switch (host.kind) {
    case 'text':
      return [
        ...routesToText(program, host.proc).map((route) => goalOfText(program, route, host.proc)),
        ...goalsOfHead(program, host.proc),
        ...goalsBehind(program, host.proc),
        ...goalsWithin(program, host.proc),
      ]
    case 'rule':
      return host.rule.kind === 'cannot'
        ? goalsOfRefusal(program, host.event, host.rule)
        : routesToRule(program, host.event, host.rule).map((route) =>
            'proc' in host.rule
              ? withAmounts(program, goal(route, host.rule.tests, companyOf(host.rule.proc)), host.rule.proc)
              : goal(route, host.rule.tests, []),
          )
    case 'offer':
      return goalsOfOffer(program, host.offer)
    case 'compulsion':
      return goalsOfCompulsion(program, host.rule)
    case 'sentence':
      return [goalOfSentence(host.about, host.sentence)]
    case 'refusal':
      return [goalOfRefusal(host.refusal)]
    case 'fact': {
      const { name, params, value, body } = host.fact
      const asked = value === null ? [] : isTruth(value) ? [value] : conditionsIn(value)
      const tests = [...asked, ...expressionsIn(body ?? []).flatMap(conditionsIn)]
      const values = value === null ? expressionsIn(body ?? []) : [value]
      const own = anywhere(name, params, closedOver(tests, new Set(params)), domainsIn(values))
      const whole = { ...own, amounts: amountsIn(values, own.tests, new Set(params)) }
      const cases = value === null || isTruth(value) ? [] : casesOfValue(value)
      return [whole, ...cases.map((way) => ({ ...whole, way, tests: [] }))]
    }
    case 'zone':
      return [anywhere('viewers', [], [], [cardsIn(host.zone)])]
  }
}

const isTruth = ({ type }: TExpr): boolean => type.base === 'truth' && !type.set

function cardsIn({ name, key }: ZoneSymbol): Domain {
  const set: TExpr = {
    kind: 'zone',
    zone: name.text,
    key: null,
    family: key !== null,
    type: setOf(CARD),
    span: name.span,
  }
  return { local: { id: 0, name: 'c', type: CARD }, set, tests: [] }
}

/** No position can begin with an effect as a part, but in a text that takes one from where it lies. */
function routesToText(program: Program, proc: Proc): readonly Route[] {
  const event = proc.kind === 'event' ? program.events.get(proc.name) : undefined
  return event !== undefined && proc.params.some(({ type }) => type.base === 'effect')
    ? routesToCalls(program, event)
    : routesTo(program, proc)
}

const goalOfText = (program: Program, route: Route, proc: Proc): Goal =>
  withAmounts(program, goal(route, textTests(proc, route), companyOf(proc)), proc)

/** What a text reads, and those that it calls, of the things that are known as it begins. */
function withAmounts(program: Program, goal: Goal, proc: Proc): Goal {
  const amounts = amountsIn(storedBehind(program, proc), goal.tests, knownTo(goal, proc))
  return { ...goal, amounts }
}

function goal(route: Route, tests: readonly TExpr[], company: readonly Domain[]): Goal {
  return {
    ...route,
    outer: [],
    tests: tests.flatMap(conjuncts),
    company: [...company, ...domainsIn(tests)],
    amounts: [],
    tells: null,
    about: [],
    asks: null,
  }
}

const anywhere = (
  tells: string,
  unknown: readonly Local[],
  tests: readonly TExpr[],
  company: readonly Domain[],
): Goal => ({
  tells,
  about: unknown,
  event: null,
  outer: [],
  unknown,
  bindings: [],
  way: [],
  tests: tests.flatMap(conjuncts),
  company: [...company, ...domainsIn(tests)],
  amounts: [],
  asks: null,
})

/** Wherever it holds the state shows it. */
function goalOfSentence(about: string, s: TSentence | TExcept): Goal {
  const values = 'value' in s ? [s.value] : []
  const known = new Set([...s.params, ...(s.self === null ? [] : [s.self]), ...(s.you === null ? [] : [s.you])])
  const own = {
    ...anywhere(about, s.params, s.tests, domainsIn(values)),
    amounts: amountsIn(values, s.tests, known),
  }
  return s.lasting !== null
    ? own
    : {
        ...own,
        unknown: s.selfDomain === null ? own.unknown : [...own.unknown, s.selfDomain.local],
        bindings: holding(s),
        way: s.selfDomain === null ? [] : membership(s.selfDomain),
      }
}

/** A deck that the rule refuses; it is asked about where nothing happens. */
function goalOfRefusal({ player, about, cond }: TRefusal): Goal {
  const own = anywhere('decks', [player, ...(about === null ? [] : [about.local])], cond === null ? [] : [cond], [])
  return { ...own, way: about === null ? [] : membership(about) }
}

/** Where a move is asked for that the rule would refuse; else where the event happens anyway. */
function goalsOfRefusal(program: Program, event: TEvent, rule: TRule): readonly Goal[] {
  const offered = offersOf(program, event.name).flatMap((offer) =>
    routesToOffer(program, offer).map((route) =>
      asking(goal(joinedRoute(route, rule, argsOf(offer).map(handed)), rule.tests, []), event, offer),
    ),
  )
  const called = routesToCalls(program, event).map((route) =>
    goal(joinedRoute(route, rule, event.proc?.params.map(sameAs) ?? []), rule.tests, []),
  )
  const tried = routesToRule(program, event, rule).map((route) => goal(route, rule.tests, []))
  return [...offered, ...called, ...tried]
}

const asking = (goal: Goal, event: TEvent, offer: OfferRule): Goal => ({
  ...goal,
  asks: { event, asker: offer.asker, args: argsOf(offer).map(handed) },
})

/** What a text asks at its head shows where its event is offered, or called: within it that has been judged. */
function goalsOfHead(program: Program, proc: Proc): readonly Goal[] {
  const event = proc.kind === 'event' ? program.events.get(proc.name) : undefined
  const head = askedFirst(proc)
  if (event === undefined || head.length === 0) return []
  const offered = offersOf(program, event.name).flatMap((offer) => {
    const args = argsOf(offer).map(handed)
    const bindings = proc.params.flatMap((local, i): Binding[] => {
      const from = args[i]
      return from === undefined ? [] : [{ local, from }]
    })
    return routesToOffer(program, offer).map((route) =>
      asking(goal({ ...route, bindings: [...route.bindings, ...bindings] }, head, []), event, offer),
    )
  })
  return [...offered, ...routesToCalls(program, event).map((route) => goal(route, head, []))]
}

const offersOf = (program: Program, name: string): readonly OfferRule[] =>
  program.offers.filter(({ event, lasting, kind }) => event === name && lasting === null && kind === 'may')

function goalsOfOffer(program: Program, offer: OfferRule): readonly Goal[] {
  const tests = offer.cond === null ? [] : [offer.cond]
  const routes = routesToOffer(program, offer)
  const event = program.events.get(offer.event)
  if (offer.kind === 'may')
    return routes.map((route) =>
      event === undefined ? goal(route, tests, []) : withAmountsOfMove(program, goal(route, tests, []), event, offer),
    )
  const others = permittedBeside(program, offer)
  const bindings = others.map(({ asker }): Binding => ({ local: asker, from: { kind: 'local', local: offer.asker } }))
  return routes.map((route) =>
    goal({ ...route, bindings: [...route.bindings, ...bindings] }, tests, cardsAmong(others.flatMap(domainsOf))),
  )
}

/** What the text of a move reads, on which hangs whether it can be completed. */
function withAmountsOfMove(program: Program, goal: Goal, event: TEvent, offer: OfferRule): Goal {
  const known = new Set([...goal.unknown, ...goal.bindings.map(({ local }) => local)])
  const read = event.proc === null ? [] : storedBehindCall(program, event.proc, argsOf(offer))
  return asking({ ...goal, amounts: amountsIn(read, goal.tests, known) }, event, offer)
}

/** What may be done at the same moments: an obligation shows where something is permitted that it refuses. */
function permittedBeside(program: Program, { event, at }: OfferRule): readonly OfferRule[] {
  return program.offers.filter(
    (other) =>
      other.kind === 'may' &&
      other.event === event &&
      other.lasting === null &&
      other.selfDomain === null &&
      other.at.some((moment) => at.includes(moment)),
  )
}

/** That passing is forbidden shows where something is offered that could be left undone. */
function goalsOfCompulsion(program: Program, rule: Compulsion): readonly Goal[] {
  const { asker, selfDomain, selfTests, cond } = rule
  const holders = selfDomain === null ? [] : [selfDomain]
  const own = [...holders.flatMap(membership), ...selfTests.map((test): Want => ({ test, holds: true }))]
  return program.offers.flatMap((offer) => {
    const at = offer.at.filter((moment) => rule.at.includes(moment))
    if (offer.kind !== 'may' || offer.lasting !== null || at.length === 0) return []
    const offered = offer.cond === null ? [] : [{ test: offer.cond, holds: true }]
    return routesToOffer(program, { ...offer, at }).map((route) =>
      goal(
        {
          ...route,
          unknown: [...route.unknown, ...holders.map(({ local }) => local)],
          bindings: [...route.bindings, { local: asker, from: { kind: 'local', local: offer.asker } }],
          way: [...route.way, ...offered, ...own],
        },
        cond === null ? [] : [cond],
        [],
      ),
    )
  })
}

/** Events in which the offer's move is asked for. */
function routesToOffer(program: Program, offer: OfferRule): readonly Route[] {
  return offer.at.flatMap((at): Route[] => {
    const event = program.events.get(at)
    if (event?.proc == null) return []
    const { params } = event.proc
    const asked = params.find((p) => p.type.base === 'player')
    const domains = [...(offer.selfDomain === null ? [] : [offer.selfDomain]), ...domainsOf(offer)]
    return [
      {
        event,
        unknown: [...params, ...(asked === undefined ? [offer.asker] : []), ...domains.map(({ local }) => local)],
        bindings: asked === undefined ? [] : [{ local: offer.asker, from: { kind: 'local', local: asked } }],
        way: [...domains.flatMap(membership), ...offer.selfTests.map((test): Want => ({ test, holds: true }))],
      },
    ]
  })
}

const domainsOf = (offer: OfferRule): Domain[] =>
  offer.args.flatMap((arg) => (arg.kind === 'domain' ? [arg.domain] : []))

function argsOf({ args, asker, self, span }: OfferRule): readonly TExpr[] {
  return args.map((arg) => {
    switch (arg.kind) {
      case 'domain':
        return localExpr(arg.domain.local, span)
      case 'value':
        return arg.value
      case 'asker':
        return localExpr(asker, span)
      case 'self':
        return self === null ? { kind: 'none', type: asker.type, span } : localExpr(self, span)
    }
  })
}

/** What comes after something that a text does shows where that is done already: its end, and that of a loop around. */
function goalsBehind(program: Program, proc: Proc): readonly Goal[] {
  return routesBehind(program, proc).map(({ outer, ...route }) => ({
    ...goalOfText(program, route, proc),
    outer,
  }))
}

/** How many ways to a text are gone for the sake of conditions within it. */
const MOST_WAYS = 2

/** Conditions within a text about what it goes through, chooses or works out. */
function goalsWithin(program: Program, proc: Proc): readonly Goal[] {
  return routesToText(program, proc)
    .slice(0, MOST_WAYS)
    .flatMap((route) =>
      innerTestsOf(proc, knownTo(route, proc)).map((inner) =>
        withAmounts(program, goal(innerRoute(route, inner), inner.tests, companyOf(proc)), proc),
      ),
    )
}

/** The conditions within a text that what is known at its beginning decides. */
function textTests(proc: Proc, route: Route): readonly TExpr[] {
  const known = knownTo(route, proc)
  const conditions = statementsIn(proc.body).flatMap((s) => {
    if (s.kind === 'if' || s.kind === 'onlyIf') return [s.cond]
    if (s.kind === 'choose') return isToChoose(s)
    return s.kind === 'loop' ? [s.while, s.until].filter((x) => x !== null) : []
  })
  return closedOver([...conditions, ...expressionsIn(proc.body).flatMap(conditionsIn)], known)
}

/** That there is something to choose, where how much is worked out. */
function isToChoose({ count }: TStmt & { kind: 'choose' }): readonly TExpr[] {
  if (count === null || count.to.kind === 'number') return []
  const { to } = count
  const nothing: TExpr = { kind: 'number', value: 0, type: to.type, span: to.span }
  return [{ kind: 'binary', op: '>', left: to, right: nothing, type: TRUTH, span: to.span }]
}

const knownTo = ({ unknown, bindings }: Pick<Route, 'unknown' | 'bindings'>, proc: Proc): ReadonlySet<Local> =>
  new Set([...unknown, ...bindings.map(({ local }) => local), ...proc.params])

/** The tests of expressions that are one value or another. */
function conditionsIn(x: TExpr): readonly TExpr[] {
  return within(x).flatMap((part) => (part.kind === 'if' ? [part.cond] : []))
}

/** Those that name no other variables than these and their own. */
function closedOver(tests: readonly TExpr[], known: ReadonlySet<Local>): readonly TExpr[] {
  return [...new Set(tests)].filter((test) => speaksOnlyOf(test, known))
}

/** What a text chooses from and goes through, and what its conditions look for. */
function companyOf(proc: Proc): readonly Domain[] {
  const chosen = statementsIn(proc.body).flatMap((s) => (s.kind === 'choose' || s.kind === 'each' ? [s.domain] : []))
  return cardsAmong([...chosen, ...domainsIn(expressionsIn(proc.body))])
}

const cardsAmong = (domains: readonly Domain[]): readonly Domain[] =>
  domains.filter(({ local }) => local.type.base === 'card')

function domainsIn(all: readonly TExpr[]): readonly Domain[] {
  return [...new Set(all.flatMap(within))].flatMap((x) =>
    x.kind === 'query' && x.domain.local.type.base === 'card' ? [x.domain] : [],
  )
}
