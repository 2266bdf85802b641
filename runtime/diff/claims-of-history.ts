import { type BaseState, NONE } from '../engine.ts'
import { eventsOf } from '../told/log.ts'
import type { Claim } from './claim.ts'
import { type SpokenAct, Unspeakable } from './scenario.ts'
import { spokenAct } from './spoken-step.ts'
import { type EngineVersion, known } from './version.ts'

/** How many lines are made of what happened in one version more often, and of how many events at most. */
const MOST = 3
const LONGEST = 9

/** What happened in one version only, oftener there, or in another order. */
export function claimsOfHistory(a: EngineVersion, b: EngineVersion, s: BaseState, t: BaseState): Claim[] {
  const before = happenedIn(a, s)
  const now = happenedIn(b, t)
  const [old, next] = [timesOf(before), timesOf(now)]
  const more = [...next].flatMap(([words, { acts }]) => {
    const times = old.get(words)?.acts.length ?? 0
    return acts.length > times && times < LONGEST ? [{ acts: acts.slice(0, times + 1), times }] : []
  })
  more.sort((x, y) => x.times - y.times)
  const claims = more.slice(0, MOST).map(({ acts }): Claim => ({ kind: 'happened', acts }))
  const at = now.findIndex(({ words }, i) => words !== before[i]?.words)
  const [first, other] = [now[at], before[at]]
  const exchanged = more.length === 0 && first !== undefined && other !== undefined
  return exchanged ? [...claims, { kind: 'happened', acts: [first.act, other.act] }] : claims
}

/** Whether the same happened in both versions, in the same order. */
export function sameHistory(a: EngineVersion, b: EngineVersion, s: BaseState, t: BaseState): boolean {
  const [before, now] = [happenedIn(a, s), happenedIn(b, t)]
  return before.length === now.length && before.every(({ words }, i) => words === now[i]?.words)
}

interface Happened {
  readonly act: SpokenAct
  readonly words: string
}

/** The events that were noted and have words in the version. */
function happenedIn(version: EngineVersion, s: BaseState): readonly Happened[] {
  return eventsOf(s.log).flatMap(({ event, args }) => {
    try {
      const act = spokenAct(version, s, event, args, NONE)
      known(version.events, act.event)
      return [{ act, words: JSON.stringify(act) }]
    } catch (error) {
      if (error instanceof Unspeakable) return []
      throw error
    }
  })
}

/** Each thing that happened, as often as it did. */
function timesOf(all: readonly Happened[]): ReadonlyMap<string, { readonly acts: SpokenAct[] }> {
  const times = new Map<string, { readonly acts: SpokenAct[] }>()
  for (const { act, words } of all) {
    const known = times.get(words)
    if (known === undefined) times.set(words, { acts: [act] })
    else known.acts.push(act)
  }
  return times
}
