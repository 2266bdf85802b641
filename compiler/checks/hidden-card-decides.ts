import { isLocal } from '../program/local-expr.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { rowOfExpr } from '../analyse/operations.ts'
import { meaningOf, wordsBehind } from '../analyse/reading.ts'
import { contains, within } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Local, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { keyOf } from '../program/key-of.ts'
import { testsOfOffer } from '../analyse/units.ts'
import { worded } from '../diagnostics/worded.ts'

interface Choice {
  readonly who: TExpr
  readonly card: Local
  readonly set: TExpr
  readonly tests: readonly TExpr[]
  readonly cites: readonly string[]
}

/**
 * HR0508: a choice among cards that the chooser cannot see, narrowed by what is printed on them, tells what they are.
 */
export const hiddenCardDecides: Check = ({ program }, report) => {
  for (const choice of choicesOf(program)) tell(program, choice, report)
}

function choicesOf(program: Program): Choice[] {
  const chosen = analysesOf(program)
    .statements()
    .of('choose')
    .flatMap(({ who, domain: { local, set, tests }, cites }): Choice[] =>
      who === 'chance' || set === null ? [] : [{ who, card: local, set, tests, cites }],
    )
  const offered = program.offers.flatMap((o) =>
    o.args.flatMap((a): Choice[] => {
      if (a.kind !== 'domain' || a.domain.set === null || o.kind !== 'may') return []
      const who: TExpr = { kind: 'local', local: o.asker, type: o.asker.type, span: o.span }
      return [{ who, card: a.domain.local, set: a.domain.set, tests: testsOfOffer(o), cites: o.cites }]
    }),
  )
  return [...chosen, ...offered].filter((c) => c.card.type.base === 'card')
}

function tell(program: Program, choice: Choice, report: Report): void {
  const zone = zonesIn(choice.set).find((z) => isHidden(program, z, choice.who))
  const test = zone === undefined ? undefined : choice.tests.find((t) => asksThePrint(program, t, choice.card))
  if (zone === undefined || test === undefined) return
  const declared = program.game.zones.get(zone.zone)?.name.span
  report(
    warning(
      'HR0508',
      worded('this tells what is hidden'),
      test.span,
      worded('who chooses cannot see the cards of `{1}`, and what is offered tells what they are', zone.zone),
      {
        secondary: declared === undefined ? [] : [{ span: declared, text: worded('declared here with who sees it') }],
        hint: worded('choose among cards that were shown, or let chance choose'),
        clauses: choice.cites,
      },
    ),
  )
}

type Zone = TExpr & { kind: 'zone' }

function zonesIn(set: TExpr): readonly Zone[] {
  if (set.kind === 'zone') return [set]
  return set.kind === 'binary' && set.op === 'union' ? [...zonesIn(set.left), ...zonesIn(set.right)] : []
}

/** Whether the zone surely holds cards that this player cannot see. */
function isHidden(program: Program, zone: Zone, who: TExpr): boolean {
  const declared = program.zones.get(zone.zone)
  const seenBy = declared?.seenBy
  if (declared === undefined || seenBy === null || seenBy === undefined || hasOwnViewers(program, zone.zone))
    return false
  if (seenBy.kind === 'list' && seenBy.items.length === 0) return true
  if (seenBy.kind !== 'local' || seenBy.local.id !== declared.key?.id) return false
  return zone.key === null || others(program, zone.key, who)
}

/** Exceptions about who sees the cards of a zone are beyond what is decided here. */
function hasOwnViewers(program: Program, zone: string): boolean {
  return program.viewers.some((v) =>
    v.tests.some((t) => [...within(t)].some((x) => x.kind === 'zone' && x.zone === zone)),
  )
}

/** Whether the key is another player than the chooser: the next one, by whatever name. */
function others(program: Program, key: TExpr, who: TExpr): boolean {
  const next = program.game.seats.to > 1 ? nextOf(program, key) : null
  return next !== null && keyOf(next) === keyOf(who)
}

/** The player that `key` is the next one of, if it says so. */
function nextOf(program: Program, key: TExpr): TExpr | null {
  if (key.kind === 'builtin' && key.name === 'next' && key.args.length === 1) return key.args[0] ?? null
  if (key.kind !== 'derived' || key.args.length !== 1) return null
  const fact = program.facts.get(key.fact)
  const value = fact?.excepts.length === 0 ? fact.value : null
  if (value?.kind !== 'builtin' || value.name !== 'next' || value.args.length !== 1) return null
  const inner = value.args[0]
  return inner?.kind === 'local' && inner.local.id === fact?.params[0]?.id ? (key.args[0] ?? null) : null
}

/** Whether a test depends on what is printed on the card. */
function asksThePrint(program: Program, test: TExpr, card: Local): boolean {
  return [...within(test)].some((x) => {
    if (x.kind === 'printed') return isLocal(x.of, card)
    if (x.kind === 'builtin' && (x.name === 'definition' || x.name === 'printedDefinition'))
      return x.args.some((a) => isLocal(a, card))
    const about =
      x.kind === 'derived' ? x.args : x.kind === 'adjective' ? [x.of] : x.kind === 'relation' ? [x.left, x.right] : []
    return about.some((a) => isLocal(a, card)) && readsPrint(program, x)
  })
}

/** Whether a word is worked out from the print, through other words as well. */
function readsPrint(program: Program, x: TExpr): boolean {
  const meant = wordsBehind(program, rowOfExpr(x).words(x, program)).flatMap((word) => meaningOf(program, word))
  return meant.some((m) =>
    contains(m, (part) => part.kind === 'printed' || (part.kind === 'builtin' && part.name === 'definition')),
  )
}
