import { applied } from './kernel/apply.ts'
import { askedWords } from './words/asked-words.ts'
import { bounded } from './rounds/bounded.ts'
import { describeChoice } from './words/describe.ts'
import { type BaseState, type Choice, DECLINE, type Decision, type Engine } from './engine.ts'
import type { GameTypes } from './match/game-types.ts'
import { isEnded } from './kernel/kernel.ts'
import { moveOf } from './kernel/move-code.ts'
import { observe } from './told/observe.ts'
import type { Parts } from './parts.ts'
import { checkSeat, checkViewer } from './kernel/seats-problem.ts'
import { setUp } from './kernel/set-up.ts'
import { spokenName } from './words/speech.ts'
import { tell } from './words/tell.ts'

/** As much of an engine as it takes to play a game and to show it. */
export type CoreEngine<S extends BaseState = BaseState, G extends GameTypes = GameTypes> = Pick<
  Engine<S, G>,
  | 'info'
  | 'types'
  | 'setup'
  | 'clone'
  | 'copyInto'
  | 'decision'
  | 'choices'
  | 'apply'
  | 'tryApply'
  | 'moveOf'
  | 'describe'
  | 'observe'
  | 'results'
  | 'tell'
>

/**
 * An engine that plays and shows a game, and no more: a page that calls nothing else loads half of what it would with
 * the whole of it. It is made of the `parts` that the module of a game exports.
 *
 * @example
 * ```ts
 * import { parts } from 'houserules/games/hearts'
 * import { coreEngine } from 'houserules/runtime'
 *
 * const engine = coreEngine(parts)
 * const state = engine.setup({ seed: 7 })
 * console.log(engine.describe(state, engine.choices(state)[1] ?? 0)) // 10♠
 * ```
 */
export function coreEngine<S extends BaseState, G extends GameTypes = GameTypes>(parts: Parts<S>): CoreEngine<S, G> {
  const { info, program } = parts
  const apply = (s: S, choice: Choice): void => applied(parts, s, choice)
  return {
    info,
    setup: (config) => setUp(parts, config),
    clone: program.clone,
    copyInto: program.copyInto,
    decision: (s) => decision(parts, s),
    choices,
    apply,
    tryApply: (s, choice) => {
      const offered =
        s.ask !== 0 && (s.legal.includes(choice) || (choice === DECLINE && (s.optional || s.legal.length === 0)))
      if (offered) apply(s, choice)
      return offered
    },
    moveOf: (s, choice) => moveOf(parts, s, choice),
    describe: (s, choice, viewer) => {
      checkViewer(s, viewer)
      return bounded(parts, s, () => describeChoice(parts, s, moveOf(parts, s, choice), viewer))
    },
    observe: (s, viewer, memory) => {
      checkSeat(s, viewer)
      return bounded(parts, s, () => observe(parts, s, viewer, memory))
    },
    results: (s) => (isEnded(s) ? s.result.slice() : null),
    tell: (s, happening, viewer) => {
      checkViewer(s, viewer)
      return bounded(parts, s, () => tell(parts, s, happening, viewer))
    },
  }
}

function choices(s: BaseState): readonly Choice[]
function choices(s: BaseState, out: Choice[]): Choice[]
function choices(s: BaseState, out?: Choice[]): readonly Choice[] {
  const { legal } = s
  const count = s.ask === 0 ? 0 : legal.length
  if (out === undefined) return count === 0 || s.optional ? listedInto([], s, count) : legal
  return listedInto(out, s, count)
}

/** What can be answered, and DECLINE where that can be said or nothing else. */
function listedInto(out: Choice[], s: BaseState, count: number): Choice[] {
  const { legal } = s
  for (let i = 0; i < count; i++) out[i] = legal[i] as Choice
  const total = s.ask !== 0 && (s.optional || count === 0) ? count + 1 : count
  if (total > count) out[count] = DECLINE
  while (out.length > total) out.pop()
  return out
}

function decision<S extends BaseState>(parts: Parts<S>, s: S): Decision | null {
  const site = parts.sites[s.ask - 1]
  if (s.ask === 0 || site === undefined) return null
  const said = askedWords(site, s.asked)
  return {
    kind: site.kind,
    seat: s.asked,
    site: s.ask,
    at: site.at,
    prompt: spokenName(site.prompt),
    ...(said === null ? {} : { said }),
    optional: s.optional,
    clauses: site.clauses,
  }
}
