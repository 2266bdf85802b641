import { blocksOf, contains, mentions } from '../analyse/walk.ts'
import type { Span } from '../../grammar/source-file.ts'
import { JoinedVariants } from '../game/joined-variants.ts'
import { warning } from '../diagnostics/make.ts'
import type { Local, TExpr, TRule, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { canMeet } from './can-meet.ts'
import type { Check } from './check.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { worded } from '../diagnostics/worded.ts'

type Choose = TStmt & { readonly kind: 'choose' }

/** An event that is done with what was chosen; of each part what is known where it is done. */
interface Use {
  readonly event: string
  readonly by: TStmt
  readonly parts: readonly Part[]
}

type Part = { readonly kind: 'chosen' } | { readonly kind: 'zone'; readonly zone: string } | { readonly kind: 'other' }

/**
 * HR0583: what is chosen goes into an event that a rule forbids for some of what may be chosen: nothing happens with
 * these, and the choice is spent. Within an announcement such a choice is not offered. What is done elsewhere as well,
 * or by players, is forbidden for these places too, and the choice may be meant to be spent; and so may one of a card
 * that says so itself, unless the game knows nothing of that card.
 */
export const chosenAndForbidden: Check = ({ program, resolution }, report) => {
  const variants = new JoinedVariants(resolution.modules)
  const isAdded = (rule: Span, choice: Span): boolean => {
    const [by, to] = [variants.moduleOf(rule), variants.moduleOf(choice)]
    const isBelow = by !== undefined && to !== undefined && variants.below.get(by)?.has(to) === true
    return isBelow || variants.between(rule, choice).kind !== 'none'
  }
  const fed = choicesFed(program)
  const found = new Map<TRule, Fed[]>()
  for (const each of fed) {
    const rule = program.events.get(each.use.event)?.cannots.find((cannot) => {
      const added = isAdded(cannot.span, each.choose.span)
      if (!added && (each.isTried || cannot.self !== null)) return false
      return forbids(program, cannot, each) && isOnlyFed(program, added ? null : cannot, each.use.event, fed)
    })
    if (rule !== undefined) found.set(rule, [...(found.get(rule) ?? []), each])
  }
  for (const [rule, choices] of found) {
    const event = choices[0]?.use.event ?? ''
    report(
      warning(
        'HR0583',
        worded('chosen, and then nothing happens'),
        rule.span,
        worded(
          'some of what is chosen for `{1}` is forbidden by this, and whoever chooses such has chosen in vain',
          event,
        ),
        {
          secondary: choices.map(({ choose }) => ({
            span: choose.span,
            text: worded('chosen here, from whatever there is'),
          })),
          hint: choices.some(({ choose }) => isAdded(rule.span, choose.span)) ? REPLACED : ASKED,
          clauses: [...new Set([...choices.flatMap(({ choose }) => choose.cites), ...rule.cites])],
        },
      ),
    )
  }
}

const REPLACED = worded(
  'replace the event by one that asks for what is permitted in the `where` of its choice, or that has both below `announce`',
)

const ASKED = worded(
  'ask for what is permitted in the `where` of the choice, or have both below `announce`, or say by an `if` that it may do nothing',
)

/** A choice, and what is done with what was chosen. */
interface Fed {
  readonly choose: Choose
  readonly use: Use
  /** Whether its text may be tried, with what is announced. */
  readonly isTried: boolean
}

function choicesFed(program: Program): readonly Fed[] {
  const analyses = analysesOf(program)
  return analyses.units().flatMap(({ body, proc }) =>
    choicesIn(body).flatMap(({ choose, behind }): readonly Fed[] => {
      const use = choose.who === 'chance' ? null : firstUse(choose, behind)
      const isTried = proc !== undefined && analyses.announced().has(proc)
      return use === null ? [] : [{ choose, use, isTried }]
    }),
  )
}

/**
 * Of events that games declare, whether every place that does them has chosen. Moves are told apart by their zones: by
 * those that the variant names which forbids them, or within a game, by `rule`, by all places to which it may apply.
 */
function isOnlyFed(program: Program, rule: TRule | null, event: string, fed: readonly Fed[]): boolean {
  const { statements, sourcesOfCards } = analysesOf(program)
  const feeding = new Set(fed.map(({ use }) => use.by))
  if (event !== 'move') {
    const calls = statements()
      .of('call')
      .filter((s) => s.event === event)
    return calls.every((call) => feeding.has(call)) && !program.offers.some((offer) => offer.event === event)
  }
  return (
    rule === null ||
    statements()
      .of('move')
      .every((s) => {
        if (feeding.has(s) || s.forced) return true
        const zones = sourcesOfCards().zonesOf(s.what)
        const isFrom = zones === null ? [OTHER] : [...zones].map((zone): Part => ({ kind: 'zone', zone }))
        return isFrom.every((from) => rule.tests.some((test) => isElsewhere(test, rule, [OTHER, from, partOf(s.zone)])))
      })
  )
}

interface Choice {
  readonly choose: Choose
  /** What stands behind it in its block. */
  readonly behind: readonly TStmt[]
}

function choicesIn(body: readonly TStmt[]): readonly Choice[] {
  return body.flatMap((s, i): readonly Choice[] => {
    if (s.kind === 'announce') return []
    const inside = blocksOf(s).flatMap(choicesIn)
    return s.kind === 'choose' ? [{ choose: s, behind: body.slice(i + 1) }, ...inside] : inside
  })
}

function firstUse({ result, domain }: Choose, behind: readonly TStmt[]): Use | null {
  const from: Part = domain.set?.kind === 'zone' ? { kind: 'zone', zone: domain.set.zone } : { kind: 'other' }
  for (const s of behind) {
    if ((s.kind === 'each' || s.kind === 'sameTime') && isAllOf(s.domain.set, result)) {
      const [only, ...others] = s.body.filter((line) => line.kind !== 'assign')
      return only === undefined || others.length > 0 ? null : useOf(only, s.domain.local, from)
    }
    const use = useOf(s, result, from)
    if (use !== null) return use
  }
  return null
}

/** Whether all that was chosen is gone through. */
const isAllOf = (x: TExpr | null, chosen: Local): boolean =>
  x?.kind === 'query' ? isAllOf(x.domain.set, chosen) : x?.kind === 'local' && x.local === chosen

const OTHER: Part = { kind: 'other' }

const partOf = (x: TExpr): Part => (x.kind === 'zone' ? { kind: 'zone', zone: x.zone } : OTHER)

/** What is done with a variable; null where it is not a part of what is done. */
function useOf(s: TStmt, chosen: Local, from: Part): Use | null {
  const part = (x: TExpr): Part => (x.kind === 'local' && x.local === chosen ? { kind: 'chosen' } : partOf(x))
  const use: Use | null =
    s.kind === 'move' && !s.forced
      ? { event: 'move', by: s, parts: [part(s.what), from, part(s.zone)] }
      : s.kind === 'call' && !s.forced
        ? { event: s.event, by: s, parts: s.args.map(part) }
        : null
  return use?.parts.some(({ kind }) => kind === 'chosen') === true ? use : null
}

/** Whether the rule forbids the event by what is chosen, unless the choice asks about that already. */
function forbids(program: Program, rule: TRule, { choose, use: { parts } }: Fed): boolean {
  const chosen = rule.binders[parts.findIndex(({ kind }) => kind === 'chosen')]
  const { domain, setTest, result } = choose
  const asked = setTest === null ? domain.tests : [...domain.tests, setTest]
  if (asked.some((test) => contains(test, (x) => x.kind === 'can'))) return false
  if (chosen == null || rule.lasting !== null || rule.selfDomain !== null) return false
  if (rule.tests.some((test) => isElsewhere(test, rule, parts))) return false
  const depends = rule.tests.some((test) => test.kind !== 'zoneIs' && mentions(test, chosen))
  const of =
    chosen.type.set === true ? { params: [result], tests: asked } : { params: [domain.local], tests: domain.tests }
  return depends && canMeet(program, { params: [chosen], tests: rule.tests }, of)
}

/** A test of the place of a part that lies or goes elsewhere. */
function isElsewhere(test: TExpr, { binders }: TRule, parts: readonly Part[]): boolean {
  if (test.kind !== 'zoneIs' || test.of.kind !== 'local' || test.zone.kind !== 'zone') return false
  const { local } = test.of
  const part = parts[binders.findIndex((binder) => binder === local)]
  return part?.kind === 'zone' && part.zone !== test.zone.zone
}
