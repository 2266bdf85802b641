import { lineColumn, type Span } from '../../grammar/source-file.ts'
import type { AskedRule, HookRule, Local, OfferRule, TExpr, TRule, TStmt } from '../program/ir.ts'
import { NUMBER, TRUTH } from '../game/type.ts'
import { localExpr } from '../program/local-expr.ts'
import type { TRefusal } from '../program/decks.ts'
import type { Program } from '../program/program.ts'
import type { TEvent, TExcept, TFact, TSentence } from '../program/declarations.ts'

/**
 * The same program with a last test in every rule that is always true and tells that the rule applies. It is compiled
 * only to measure what examples come to; no other engine holds any of this.
 */
export function countRules(program: Program): Program {
  const places: string[] = []
  const index = (span: Span): number => {
    const place = `${span.file.path}:${lineColumn(span.file, span.start).line}`
    const known = places.indexOf(place)
    return known < 0 ? places.push(place) - 1 : known
  }
  const marker: Marker = (span, about = null) => {
    const number: TExpr = { kind: 'number', value: index(span), type: NUMBER, span }
    return {
      kind: 'builtin',
      name: 'applies',
      args: about === null ? [number] : [number, localExpr(about, span)],
      type: TRUTH,
      span,
    }
  }
  const sentences = <T extends { readonly sentences: readonly TSentence[] }>(of: T): T => ({
    ...of,
    sentences: of.sentences.map((s) => tested(marker, s)),
  })
  for (const proc of program.procs) proc.body = proc.body.map((s) => withMark(marker, s))
  return {
    ...program,
    events: mapped(program.events, (event) => eventOf(marker, event)),
    offers: program.offers.map((offer) => offerOf(marker, offer)),
    compulsions: program.compulsions.map((rule) => marked(rule, marker(rule.span, rule.self))),
    facts: mapped(program.facts, (fact) => factOf(marker, fact)),
    adjectives: mapped(program.adjectives, sentences),
    relations: mapped(program.relations, sentences),
    viewers: program.viewers.map((x) => tested(marker, x)),
    always: program.always.map(({ cond, ...always }) => ({
      ...always,
      cond: { kind: 'binary', op: 'and', left: marker(always.span), right: cond, type: TRUTH, span: cond.span },
    })),
    refusals: program.refusals.map((refusal) => refusalOf(marker, refusal)),
    counted: {
      places,
      events: new Map([...program.events].map(([name, { proc }]) => [name, proc === null ? null : index(proc.span)])),
    },
  }
}

type Marker = (span: Span, about?: Local | null) => TExpr

function mapped<T>(of: ReadonlyMap<string, T>, change: (value: T) => T): Map<string, T> {
  return new Map([...of].map(([name, value]) => [name, change(value)]))
}

function tested<R extends { readonly tests: readonly TExpr[]; readonly span: Span }>(marker: Marker, rule: R): R {
  return { ...rule, tests: [...rule.tests, marker(rule.span)] }
}

function eventOf(marker: Marker, event: TEvent): TEvent {
  const all = <R extends TRule | HookRule>(rules: readonly R[]): R[] => rules.map((rule) => tested(marker, rule))
  return {
    ...event,
    cannots: all(event.cannots),
    insteads: all(event.insteads),
    befores: all(event.befores),
    afters: all(event.afters),
    whens: all(event.whens),
  }
}

/** An offer applies when a move of it is listed, so its mark mentions what the offer leaves open last. */
function offerOf(marker: Marker, offer: OfferRule): OfferRule {
  const domains = offer.args.flatMap((arg) => (arg.kind === 'domain' ? [arg.domain.local] : []))
  const last = domains.at(-1) ?? offer.self
  return marked(offer, marker(offer.span, last))
}

/** The same with the mark as the last of its conditions. */
function marked<R extends AskedRule>(rule: R, mark: TExpr): R {
  const { cond, span } = rule
  return {
    ...rule,
    cond: cond === null ? mark : { kind: 'binary', op: 'and', left: cond, right: mark, type: TRUTH, span },
  }
}

/** A rule about decks applies when it refuses one. */
function refusalOf(marker: Marker, refusal: TRefusal): TRefusal {
  const { cond, about, span } = refusal
  const mark = marker(span, about?.local ?? null)
  return {
    ...refusal,
    cond: cond === null ? mark : { kind: 'binary', op: 'and', left: cond, right: mark, type: TRUTH, span },
  }
}

function factOf(marker: Marker, fact: TFact): TFact {
  const { span, cites } = fact
  const excepts = fact.excepts.map((x: TExcept) => tested(marker, x))
  const body =
    fact.body ?? (fact.value === null ? null : [{ kind: 'give', value: fact.value, span, cites } satisfies TStmt])
  if (body === null) return { ...fact, excepts }
  const mark: TStmt = { kind: 'if', cond: marker(span), then: [], otherwise: [], span, cites }
  return { ...fact, excepts, value: null, body: [mark, ...body] }
}

/** What a text does instead of an event stands in the event as a condition with a procedure. */
function withMark(marker: Marker, s: TStmt): TStmt {
  if (s.kind !== 'if' || s.then[0]?.kind !== 'proc') return s
  const cond: TExpr = { kind: 'binary', op: 'and', left: s.cond, right: marker(s.span), type: TRUTH, span: s.span }
  return { ...s, cond, otherwise: s.otherwise.map((inner) => withMark(marker, inner)) }
}
