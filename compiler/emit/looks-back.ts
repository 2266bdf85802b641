import type { TEvent } from '../program/declarations.ts'
import type { Local } from '../program/ir.ts'
import { type Code, type Part, commas } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Emitter, Names } from './emitter.ts'

/** Whether an event may come in a line at the same time, so that it is judged by how things stood before. */
export const looksBack = (em: Emitter, event: TEvent): boolean =>
  em.analyses.lineNeeds()?.looksBack === true && em.analyses.eventsInLines().has(event.name)

/** The cards that an event is about, as a list. */
export function cardsAmong(names: Names, params: readonly Local[]): Code {
  const cards = params.flatMap((p): Part[] => {
    if (p.type.base !== 'card') return []
    return [p.type.set ? code`...${names.of(p)}` : names.of(p)]
  })
  return code`[${commas(cards)}]`
}
