import { camel, pascal } from '../../compiler/emit/names.ts'
import { isRestricted } from '../../compiler/analyse/event-text.ts'
import type { TEvent } from '../../compiler/program/declarations.ts'
import { type BaseState, DECLINE } from '../../runtime/engine.ts'
import { answer } from '../../runtime/kernel/kernel.ts'
import type { LoadedGame, State } from './loaded-game.ts'

type Pick = (below: number) => number

/** More steps than any specimen takes. */
const MOST_STEPS = 2_000

/** What comes of an event that is carried out in a copy of a state, up to its own end, with random answers. */
export function carriedOut(game: LoadedGame, state: BaseState, event: TEvent, pick: Pick, dry = false): State {
  const s = quiet(game, state)
  // In a dry run nothing is tried out before it is asked, and a refusal is told by `failed`.
  if (dry) [s.dry, s.announcing] = [1, 1]
  const depth = s.frames.length
  const perform = game.functions[isRestricted(event) ? `do${pascal(event.name)}` : camel(event.name)]
  if (perform === undefined) throw new Error(`the engine does not carry out ${event.name}`)
  perform(s, ...event.params.map((p) => argument(s, p.type.base, pick)))
  for (let n = 0; n < MOST_STEPS && s.frames.length > depth && !s.over && !s.failed; n++) proceed(game, s, pick)
  return s
}

/** A copy at a place where something is asked, with the question put aside. */
export function quiet({ engine }: LoadedGame, state: BaseState): State {
  const s = engine.clone(state) as State
  s.log = null
  s.ask = 0
  s.legal.length = 0
  return s
}

function proceed({ engine: { parts }, step }: LoadedGame, s: State, pick: Pick): void {
  const top = s.frames.at(-1)
  if (s.ask === 0) {
    if (top !== undefined) step(s, top)
    return
  }
  const [site, seat] = [parts.sites[s.ask - 1], s.asked]
  // A dry run does not say whether declining is allowed.
  const optional = s.dry === 0 ? s.optional : site?.kind === 'may' || site?.kind === 'act'
  const offered = optional || s.legal.length === 0 ? [...s.legal, DECLINE] : s.legal
  const choice = offered[pick(offered.length)] ?? DECLINE
  answer(parts.program, s, choice)
  if (site?.kind === 'act' && choice !== DECLINE) parts.perform(s, choice, seat)
}

function argument(s: State, base: string, pick: Pick): number {
  switch (base) {
    case 'card':
      return pick(s.def.length)
    case 'player':
      return pick(s.players)
    default:
      throw new Error(`no specimen takes a ${base}`)
  }
}
