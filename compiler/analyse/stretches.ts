import type { Declarations } from '../program/declarations.ts'
import type { HookRule, TExpr, TStmt } from '../program/ir.ts'
import { EffectSet } from './effect-set.ts'
import type { Effects } from './effects.ts'
import { rowOf } from './operations.ts'
import { RANDOM } from './region.ts'
import { present } from './row.ts'
import { suspends } from './suspension.ts'
import { expressionsIn, statementsIn, contains } from './walk.ts'

type Loop = TStmt & { kind: 'loop' }

/** A game that is played stretch after stretch, as Hearts deal after deal: the loop, and what comes when it is over. */
export interface Stretches {
  readonly loop: Loop
  readonly after: readonly TStmt[]
}

/**
 * The stretches of a game whose text repeats something until a condition holds, and then, under no condition, adds
 * results up out of numbers that it keeps for the game, its players and its sides. So whatever is gained or lost in a
 * stretch is gained or lost for the end as well. Each has to begin with chance of its own, such as a shuffle: else what
 * players keep of one counts in the next. Null for any other game: where a result follows from who has enough, or from
 * what lies on the table, a stretch by itself may say nothing of it.
 */
export function stretchesOf(program: Declarations, effects: Effects): Stretches | null {
  const body = program.events.get('match')?.proc?.body ?? []
  const at = body.findLastIndex((s) => s.kind === 'loop')
  const loop = body[at]
  if (loop?.kind !== 'loop' || loop.until === null || !suspends(program, loop)) return null
  if (!effects.writes(loop).meets(new EffectSet([RANDOM]))) return null
  const after = body.slice(at + 1)
  const ending: Ending = { program, effects, calls: [] }
  const ends = after.at(-1)?.kind === 'finish' && addsUp(ending, after)
  return ends && !asksWhatWasKnown(body.slice(0, at + 1), after) ? { loop, after } : null
}

/** Whether something asks for a variable to which what comes before gives its value. */
function asksWhatWasKnown(before: readonly TStmt[], after: readonly TStmt[]): boolean {
  const known = new Set(statementsIn(before).flatMap((s) => rowOf(s).assigns(s)))
  return expressionsIn(after).some((x) => x.kind === 'local' && known.has(x.local))
}

interface Ending {
  readonly program: Declarations
  readonly effects: Effects
  /** The events whose texts are looked through. */
  readonly calls: readonly string[]
}

const addsUp = (ending: Ending, body: readonly TStmt[]): boolean => body.every((s) => isPartOf(ending, s))

/** Whether a statement does nothing but set results, for whomever it is set, to what is weighed of scores. */
function isPartOf(ending: Ending, s: TStmt): boolean {
  if (s.kind === 'finish') return true
  if (s.kind === 'set')
    return s.fact === 'result' && areFixed(ending, s.args) && isWeighed(ending.program, s.value, fixedIn(ending))
  if (s.kind === 'each') {
    const { domain, from, body } = s
    return areFixed(ending, [...present(domain.set), ...domain.tests, ...present(from)]) && addsUp(ending, body)
  }
  return s.kind === 'call' && areFixed(ending, s.args) && callAddsUp(ending, s)
}

function callAddsUp({ program, effects, calls }: Ending, s: TStmt & { kind: 'call' }): boolean {
  const event = program.events.get(s.event)
  if (event?.proc == null || calls.includes(s.event)) return false
  if (suspends(program, s) || rowOf(s).refuses(s, program)) return false
  const inside: Ending = { program, effects, calls: [...calls, s.event] }
  return (
    event.whens.length === 0 &&
    [...event.befores, ...event.afters].every((rule) => ruleAddsUp(inside, rule)) &&
    addsUp(inside, event.proc.body)
  )
}

/** A rule of the game itself, which always holds. */
function ruleAddsUp(ending: Ending, rule: HookRule): boolean {
  const { self, lasting, tests, found = [], proc } = rule
  const fixed = areFixed(ending, [...tests, ...found.map(({ value }) => value)])
  return self === null && lasting === null && fixed && addsUp(ending, proc.body)
}

const fixedIn =
  ({ effects }: Ending) =>
  (x: TExpr): boolean =>
    [...effects.reads(x)].length === 0

/** Whether nothing that happens in the game changes what is asked. */
const areFixed = (ending: Ending, asked: readonly TExpr[]): boolean => asked.every(fixedIn(ending))

/**
 * Whether a value is a sum or a difference of scores, each as it is or some constant times over. `isFixed` says of an
 * expression that nothing changes it in a game, as which side a player is on.
 */
function isWeighed(program: Declarations, value: TExpr, isFixed: (x: TExpr) => boolean): boolean {
  const isScore = (x: TExpr): boolean => x.kind === 'stored' && isKeptNumber(program, x) && x.args.every(isFixed)
  const isTerm = (x: TExpr): boolean => {
    if (x.kind === 'number') return true
    if (x.kind !== 'binary') return isScore(x)
    if (x.op === '+' || x.op === '-') return isTerm(x.left) && isTerm(x.right)
    return x.op === '*' && ((isFactor(x.left) && isTerm(x.right)) || (isTerm(x.left) && isFactor(x.right)))
  }
  return isTerm(value) && contains(value, isScore)
}

const isFactor = (x: TExpr): boolean => x.kind === 'number' && x.value !== 0

/** A number that is kept for the game, a player or a value of a type, such as a side. */
function isKeptNumber({ facts }: Declarations, x: TExpr & { kind: 'stored' }): boolean {
  const params = facts.get(x.fact)?.params ?? []
  const { base, set, optional } = x.type
  return base === 'number' && !set && !optional && params.every(({ type }) => ['player', 'enum'].includes(type.base))
}
