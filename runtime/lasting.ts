import { type BaseState, type Captured, NONE, type Seat } from './engine.ts'
import { cardWord, valueWord } from './describe.ts'
import type { Parts } from './make-engine.ts'

/**
 * A rule in force for a while: `until turn by p: q cannot offer card c (p A, q B; of 7♣)`. What it keeps is told to
 * everyone, except what an unseen card is. Null when the effect lays down no rules.
 */
export function lastingWord<S extends BaseState>(parts: Parts<S>, s: S, id: number, viewer?: Seat): string | null {
  const effect = s.effects[id] ?? null
  const info = effect === null ? undefined : parts.lasting?.find((l) => l.proc === effect.body)
  if (effect === null || info === undefined) return null
  const kept = info.kept
    .map(({ name, type }, i) => `${name} ${keptWord(parts, s, effect.captured[i], type, viewer, id)}`)
    .join(', ')
  const source =
    effect.source === NONE ? '' : `of ${cardWord(parts, s, effect.source, viewer, { by: 'effects', of: id })}`
  const notes = [kept, source].filter((note) => note !== '').join('; ')
  return `${info.until}: ${info.rules.join('; ')}${notes === '' ? '' : ` (${notes})`}`
}

function keptWord<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  value: Captured | undefined,
  type: string,
  viewer: Seat | undefined,
  id: number,
): string {
  const word = (each: number): string =>
    valueWord(parts, s, each, type.replace('set of ', ''), viewer, { by: 'effects', of: id })
  if (value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return word(value)
  return value.length === 0 ? 'none' : value.map(word).join(' and ')
}
