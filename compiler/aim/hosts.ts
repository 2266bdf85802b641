import { type Span, stretched } from '../../grammar/source-file.ts'
import { weakMemo } from '../analyse/memo.ts'
import { statementsIn } from '../analyse/walk.ts'
import type { ZoneSymbol } from '../game/model.ts'
import type { TAdjective, TEvent, TExcept, TFact, TSentence } from '../program/declarations.ts'
import type { Compulsion, HookRule, OfferRule, Proc, TRule } from '../program/ir.ts'
import type { TRefusal } from '../program/decks.ts'
import type { Program } from '../program/program.ts'

/** What of a program stands at a place of its text. */
export type Host =
  | { readonly kind: 'text'; readonly proc: Proc }
  | { readonly kind: 'rule'; readonly event: TEvent; readonly rule: TRule | HookRule }
  | { readonly kind: 'offer'; readonly offer: OfferRule }
  | { readonly kind: 'compulsion'; readonly rule: Compulsion }
  /** Said of the fact, adjective or relation of this name; of who sees a card as `viewers`. */
  | { readonly kind: 'sentence'; readonly sentence: TSentence | TExcept; readonly about: string }
  | { readonly kind: 'fact'; readonly fact: TFact }
  /** Who sees the cards in it is part of how a zone is declared. */
  | { readonly kind: 'zone'; readonly zone: ZoneSymbol }
  | { readonly kind: 'refusal'; readonly refusal: TRefusal }

/** Everything that stands within a span, or around it. */
export function hostsOf(program: Program, span: Span): readonly Host[] {
  return hostsWhere(program, (other) => meets(span, other))
}

/** Everything of a program. */
export const allHosts = weakMemo((program: Program): readonly Host[] => hostsWhere(program, () => true))

function hostsWhere(program: Program, at: (span: Span) => boolean): readonly Host[] {
  const rules = [...program.events.values()].flatMap((event) =>
    [...event.cannots, ...event.insteads, ...event.befores, ...event.afters, ...event.whens].flatMap((rule): Host[] =>
      at(rule.span) ? [{ kind: 'rule', event, rule }] : [],
    ),
  )
  const sentences = [
    ...[...program.adjectives.values(), ...program.relations.values()].flatMap((of) => saidOf(of.name, of.sentences)),
    ...[...program.facts.values()].flatMap((of) => saidOf(of.name, of.excepts)),
    ...saidOf('viewers', program.viewers),
  ]
  return [
    ...program.procs.flatMap((proc): Host[] => (runs(proc) && at(wholeOf(proc)) ? [{ kind: 'text', proc }] : [])),
    ...rules,
    ...program.offers.flatMap((offer): Host[] => (at(offer.span) ? [{ kind: 'offer', offer }] : [])),
    ...program.compulsions.flatMap((rule): Host[] => (at(rule.span) ? [{ kind: 'compulsion', rule }] : [])),
    ...sentences.filter(({ sentence }) => spansSaying(sentence).some(at)),
    ...program.refusals.flatMap((refusal): Host[] => (at(refusal.span) ? [{ kind: 'refusal', refusal }] : [])),
    ...[...program.facts.values()].flatMap((fact): Host[] =>
      fact.starts === null && spansSaying(fact).some(at) ? [{ kind: 'fact', fact }] : [],
    ),
    ...[...program.game.zones.values()].flatMap((zone): Host[] =>
      zone.holds === 'cards' && at(zone.name.span) ? [{ kind: 'zone', zone }] : [],
    ),
  ]
}

/** Where something is declared, and its value, which a variant may set elsewhere. */
export function spansSaying(said: TSentence | TExcept | TFact | TAdjective): readonly Span[] {
  const values = ['value' in said ? said.value : null, 'starts' in said ? said.starts : null]
  return [said.span, ...values.flatMap((value) => (value === null ? [] : [value.span]))]
}

const saidOf = (about: string, sentences: readonly TSentence[]): (Host & { readonly kind: 'sentence' })[] =>
  sentences.map((sentence) => ({ kind: 'sentence', sentence, about }))

/** The block of a fact and rules that last are no texts that happen. */
const runs = ({ kind, body }: Proc): boolean => kind !== 'lasting' && body.length > 0

/** Whether two places of a text have something in common. */
export const meets = (a: Span, b: Span): boolean => a.file.path === b.file.path && a.start < b.end && b.start < a.end

/** From its name to its last instruction. */
function wholeOf({ span, body }: Proc): Span {
  const ends = statementsIn(body).flatMap((s) => (s.span.file === span.file ? [s.span.end] : []))
  return stretched(span, { end: Math.max(span.end, ...ends) })
}
