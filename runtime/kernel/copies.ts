import type { BaseState, Frame } from '../base-state.ts'
import { copyLog } from '../told/log.ts'

/** What a copy of a state takes over in lists of its own. */

/** What every state has and changes in place: a copy that began as `s` gets its own of it. */
export function cloneBase(t: BaseState, s: BaseState, copyFrame: (frame: Frame) => Frame): void {
  t.random = s.random.slice() as BaseState['random']
  t.def = s.def.slice()
  t.owner = s.owner.slice()
  t.place = s.place.slice()
  t.zones = s.zones.map((zone) => zone.slice())
  t.shown = s.shown.slice()
  t.result = s.result.slice()
  t.frames = s.frames.map(copyFrame)
  t.legal = s.legal.slice()
  t.effects = s.effects.slice()
  t.replacing = s.replacing.slice()
  t.log = copyLog(s.log)
}

/** The same for a state that has the lists of `s` only as long as it reads them. */
export function lendBase(t: BaseState, s: BaseState): void {
  t.random = s.random.slice() as BaseState['random']
  t.replacing = s.replacing.slice()
  t.frames = s.frames.slice()
  t.legal = []
  t.log = null
}

/** What every state has, and copies have together until one of them writes it. */
export function copyBase(t: BaseState, s: BaseState): void {
  t.players = s.players
  t.options = s.options
  t.over = s.over
  t.ask = s.ask
  t.asked = s.asked
  t.optional = s.optional
  t.legal = s.legal
  t.announcing = s.announcing
  t.dry = s.dry
  t.failed = s.failed
  t.reasons = s.reasons
  t.askAll = s.askAll
  t.openChance = s.openChance
  t.def = s.def
  t.owner = s.owner
  t.place = s.place
  t.shown = s.shown
  t.result = s.result
  t.effects = s.effects
  t.zones = s.zones
  for (let i = 0; i < 4; i++) t.random[i] = s.random[i] as number
  t.replacing = refilled(t.replacing, s.replacing)
  refillFrames(t.frames, s.frames)
  t.log = copyLog(s.log)
  copyLimits(t, s)
}

/** Numbers in the list of a state that is no longer needed. */
function refilled(old: number[], from: readonly number[]): number[] {
  while (old.length > from.length) old.pop()
  for (let i = 0; i < from.length; i++) old[i] = from[i] as number
  return old
}

/** The frames themselves are shared until they go on. */
function refillFrames(old: Frame[], from: readonly Frame[]): void {
  while (old.length > from.length) old.pop()
  for (let i = 0; i < from.length; i++) old[i] = from[i] as Frame
}

/** Only states that were given a limit have its field. */
function copyLimits(old: BaseState, from: BaseState): void {
  if (from.roundLimit !== undefined) old.roundLimit = from.roundLimit
  else if (old.roundLimit !== undefined) delete old.roundLimit
  if (from.sizeLimit !== undefined) old.sizeLimit = from.sizeLimit
  else if (old.sizeLimit !== undefined) delete old.sizeLimit
}
