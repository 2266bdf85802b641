import type { TEvent } from '../program/declarations.ts'
import type { Proc, TStmt } from '../program/ir.ts'

type Of<Kind extends TStmt['kind']> = TStmt & { readonly kind: Kind }

/** `only if` lines at the head of a body: part of whether the event may happen at all. */
export function headConditions({ body }: Proc): readonly Of<'onlyIf'>[] {
  const conditions: Of<'onlyIf'>[] = []
  for (const s of body) {
    if (s.kind !== 'onlyIf') break
    conditions.push(s)
  }
  return conditions
}

/** What is carried out when the event happens. */
export function ownText(proc: Proc): readonly TStmt[] {
  return proc.body.slice(headConditions(proc).length)
}

type When = Of<'if'>

/** What is made of the texts that an event may have. */
export interface OfTexts<T> {
  /** Of the event's own, where no card has one. */
  own(text: readonly TStmt[]): T
  /** Of the text of cards, where it stands on the card; `others` is null where one of those before and it has to. */
  ofCards(text: Proc, when: When, others: T | null): T
  /** Where many are told apart by halves, by whether one of the first stands on the card. */
  halves(first: T, when: When, second: T): T
}

/** Goes through what decides which text is carried out: the first that stands on the card, or else the event's own. */
export function foldTexts<T>(body: readonly TStmt[], of: OfTexts<T>): T {
  const when = decidesText(body)
  return when === null ? of.own(body) : decided(when, of, (own) => of.own(own))
}

function decided<T>(when: When, of: OfTexts<T>, ends: (otherwise: readonly TStmt[]) => T | null): T {
  const next = decidesText(when.otherwise)
  const others = next === null ? ends(when.otherwise) : decided(next, of, ends)
  const text = textOfCards(when)
  if (text !== null) return of.ofCards(text, when, others)
  const half = decidesText(when.then)
  // Whoever tells halves apart has texts in both.
  if (half === null || others === null) throw new Error('half of the texts of an event is missing')
  return of.halves(
    decided(half, of, () => null),
    when,
    others,
  )
}

/** The `if` that chooses among the texts of an event, where cards have some. */
export function decidesText([first, ...others]: readonly TStmt[]): When | null {
  if (first?.kind !== 'if' || others.length > 0) return null
  return textOfCards(first) !== null || decidesText(first.then) !== null ? first : null
}

/** The text that is carried out where the `if` holds; null where it chooses among several. */
export function textOfCards({ then: [then] }: When): Proc | null {
  return then?.kind === 'proc' && then.proc.kind === 'override' ? then.proc : null
}

export const isAnnounced = (body: readonly TStmt[]): boolean => body.some((s) => s.kind === 'announce')

/** Which of the texts that an event may have announce something: its own, and those of cards. */
export function announcing(proc: Proc): 'all' | 'some' | 'none' {
  const texts = foldTexts<(readonly TStmt[])[]>(ownText(proc), {
    own: (text) => [text],
    ofCards: ({ body }, _, others) => [body, ...(others ?? [])],
    halves: (first, _, second) => [...first, ...second],
  })
  if (texts.every(isAnnounced)) return 'all'
  return texts.some(isAnnounced) ? 'some' : 'none'
}

/** Whether an event announces something, be it in the text of a card. */
export const announces = (proc: Proc): boolean => announcing(proc) !== 'none'

/** Whether anything can keep the event from happening, so that it is asked before. */
export function isRestricted({ cannots, proc }: TEvent): boolean {
  return cannots.length > 0 || (proc !== null && (headConditions(proc).length > 0 || announces(proc)))
}
