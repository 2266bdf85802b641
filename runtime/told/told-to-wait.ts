import { isAstray } from '../secrets/astray.ts'
import { instancesOf, sees, waitingInfo } from '../words/describe.ts'
import { type BaseState, type Memory, NONE, type Seat, type ZoneInfo } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { isMeantFor } from './audience.ts'
import { isKnown } from './remembering.ts'

/**
 * The effects in a zone of effects, as far as a seat may know of them. Of what was laid down in the middle of what is
 * told to some alone, these alone are told. That something waits which a card has set off
 * tells what the card is: of one that a seat neither sees nor could follow since it saw it, only its controller is
 * told. One that comes from no card and waits because of hidden cards is told to its controller at most. What has been
 * put into a zone of the rules has been declared. Without a viewer everything is told.
 */
export function toldToWait<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  { info, place }: { readonly info: ZoneInfo; readonly place: number },
  viewer: Seat | undefined,
  memory?: Memory,
): readonly number[] {
  const effects = s.zones[place] ?? []
  if (viewer === undefined || (info.name !== 'waiting' && parts.audience === undefined)) return effects
  const isTold = (id: number): boolean => {
    const { controller = NONE, source = NONE, told } = s.effects[id] ?? {}
    if (!isMeantFor({ told }, viewer)) return false
    if (info.name !== 'waiting') return true
    const { toldTo } = (source === NONE ? waitingInfo(parts, s, id) : undefined) ?? {}
    if (toldTo !== undefined) return toldTo === 'controller' && controller === viewer
    if (controller === viewer || source === NONE) return true
    // It was mixed with others since, so that whoever sees it does not see that it is the one.
    if (isAstray(s, 'effects', id, source)) return false
    if (s.place[source] === NONE) return true
    return sees(parts, s, source, viewer) || isKnown(memory, source, viewer)
  }
  return effects.every(isTold) ? effects : effects.filter(isTold)
}

/** An effect as a seat sees it, and the family of the zone where it lies. */
export interface Waiting {
  readonly id: number
  readonly zone: string
}

/** The same of all zones. */
export function allToldToWait<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  viewer: Seat | undefined,
  memory?: Memory,
): readonly Waiting[] {
  const waiting: Waiting[] = []
  parts.info.zones.forEach((info, family) => {
    if (info.holds !== 'effects') return
    const first = parts.zoneBases[family] ?? 0
    for (let place = first; place < first + instancesOf(info); place++) {
      // Mostly nothing waits, and a state is looked at after every answer.
      if ((s.zones[place] ?? []).length === 0) continue
      for (const id of toldToWait(parts, s, { info, place }, viewer, memory)) waiting.push({ id, zone: info.name })
    }
  })
  return waiting
}
