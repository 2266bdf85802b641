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

/** Where a card has a text of its own for an event: when it is carried out, and what is left for the others. */
export interface TextOfCard {
  readonly when: Of<'if'>
  readonly text: Proc
}

export function textOfCard([first, ...others]: readonly TStmt[]): TextOfCard | null {
  if (first?.kind !== 'if' || others.length > 0) return null
  const [then] = first.then
  return then?.kind === 'proc' && then.proc.kind === 'override' ? { when: first, text: then.proc } : null
}

export const isAnnounced = (body: readonly TStmt[]): boolean => body.some((s) => s.kind === 'announce')

/** Which of the texts that an event may have announce something: its own, and those of cards. */
export function announcing(proc: Proc): 'all' | 'some' | 'none' {
  const texts = textsIn(ownText(proc))
  if (texts.every(isAnnounced)) return 'all'
  return texts.some(isAnnounced) ? 'some' : 'none'
}

function textsIn(body: readonly TStmt[]): (readonly TStmt[])[] {
  const ofCard = textOfCard(body)
  return ofCard === null ? [body] : [ofCard.text.body, ...textsIn(ofCard.when.otherwise)]
}

/** Whether an event announces something, be it in the text of a card. */
export const announces = (proc: Proc): boolean => announcing(proc) !== 'none'

/** Whether anything can keep the event from happening, so that it is asked before. */
export function isRestricted({ cannots, proc }: TEvent): boolean {
  return cannots.length > 0 || (proc !== null && (headConditions(proc).length > 0 || announces(proc)))
}
