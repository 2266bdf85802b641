import type { TEvent } from '../program/declarations.ts'
import type { StmtIn, TStmt } from '../program/ir.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { isNoLine } from '../program/line-kinds.ts'
import { MOST_TOGETHER } from '../analyse/sizes.ts'
import { toldAsTheEvent, toldNow } from './audience.ts'
import { branchOf } from './choices.ts'
import { putEffect, WAITING } from './effects.ts'
import { hooks } from './hooks.ts'
import { Left, type Machine, type Play, type Said, allHold, holds, single, value } from './machine.ts'
import { listOf } from './members.ts'
import { ask } from './questions.ts'
import { runText } from './texts.ts'
import { fits } from './rules.ts'
import { type Effect, type State, copyOf } from './state.ts'
import { zoneNumber } from './table.ts'
import { Env, type Value } from './value.ts'

type Line<K extends TStmt['kind']> = TStmt & { readonly kind: K }

/** What happens to all members of a set at the same time: line by line, each line for all of them before the next. */
export function* sameTime(m: Machine, s: Line<'sameTime'>, env: Env, said: Said): Play {
  yield* lines(m, s.body, notTooMany(membersIn(m, s, env), said), said)
}

/** Each member, with variables of its own. */
function membersIn(m: Machine, s: Line<'sameTime'>, env: Env): readonly Env[] {
  const own = [s.domain.local, ...s.own]
  return listOf(m, s, env).map((member) => {
    const of = env.ofMember(own)
    of.set(s.domain.local, member)
    return of
  })
}

/** The members of each member. */
function membersOfAll(m: Machine, s: Line<'sameTime'>, all: readonly Env[], said: Said): readonly Env[] {
  const found: Env[] = []
  for (const env of all) {
    found.push(...membersIn(m, s, env))
    notTooMany(found, said)
  }
  return found
}

/** Engines have such a bound as well. */
function notTooMany(members: readonly Env[], said: Said): readonly Env[] {
  if (members.length > MOST_TOGETHER) throw new RangeError(`too much is done at the same time: ${said.name}`)
  return members
}

/** A member who finds nothing to choose takes no part in the lines below of that block. */
function* lines(m: Machine, body: readonly TStmt[], members: readonly Env[], said: Said): Play {
  let active = members
  for (const s of body) active = yield* line(m, s, active, said)
}

/** One line for all of those; who takes part in the next. */
function* line(m: Machine, s: TStmt, members: readonly Env[], said: Said): Play<readonly Env[]> {
  if (isNoLine(s)) throw new Error(`${s.kind} cannot be done at the same time`)
  switch (s.kind) {
    case 'if': {
      const yes = members.filter((env) => holds(m, s.cond, env))
      yield* apart(m, [s.then, s.otherwise], members, (env) => (yes.includes(env) ? 0 : 1), said)
      return members
    }
    case 'sameTime':
      yield* lines(m, s.body, membersOfAll(m, s, members, said), said)
      return members
    case 'piece':
      yield* lines(m, s.body, members, said)
      return members
    case 'assign':
      for (const env of members) env.set(s.local, value(m, s.value, env))
      return members
    case 'choose':
      return yield* chosen(m, s, members, said)
    case 'may':
    case 'oneOf': {
      const answers = new Map<Env, number>()
      for (const env of members) answers.set(env, yield* answered(m, s, env))
      const blocks = s.kind === 'may' ? [s.then, s.otherwise] : s.branches
      yield* apart(m, blocks, members, (env) => answers.get(env) ?? -1, said)
      return members
    }
    case 'finish':
      if (members.length > 0) yield* m.means.block(m, [s], members[0] as Env, said)
      return members
    default:
      s satisfies StmtIn<'changes'>
      yield* done(
        m,
        members.filter((env) => mayBeDone(m, s, env)),
        (env) => m.means.block(m, [unasked(s)], env, said),
        (env) => mayBeDone(m, s, env, true),
      )
      return members
  }
}

/** Blocks for those who are asked for each: each block for all of its own before the next. */
function* apart(
  m: Machine,
  blocks: readonly (readonly TStmt[])[],
  members: readonly Env[],
  which: (env: Env) => number,
  said: Said,
): Play {
  for (const [i, block] of blocks.entries())
    yield* lines(
      m,
      block,
      members.filter((env) => which(env) === i),
      said,
    )
}

function* chosen(m: Machine, s: Line<'choose'>, members: readonly Env[], said: Said): Play<readonly Env[]> {
  const left: Env[] = []
  for (const env of members) if (yield* m.means.block(m, [s], env, said)) left.push(env)
  return left
}

/** 0 for yes and 1 for no; of several lines the one that was chosen, -1 where none can be. */
function* answered(m: Machine, s: Line<'may' | 'oneOf'>, env: Env): Play<number> {
  if (s.kind === 'oneOf') return yield* branchOf(m, s, env)
  const answer = yield* ask(m, s.site, { who: single(m, s.who, env), choices: [{ kind: 'yes' }], optional: true })
  return answer.kind === 'yes' ? 0 : 1
}

/** Whether nothing forbids the event; of what counts those before it, when its turn comes. */
function mayBeDone(m: Machine, s: TStmt, env: Env, inItsTurn = false): boolean {
  if (!isForbiddable(s) || s.forced) return true
  const event = m.program.events.get(s.kind === 'call' ? s.event : 'move')
  if (event === undefined) return false
  const limits = inItsTurn ? analysesOf(m.program).countingLimits(event) : { cannots: event.cannots, heads: [] }
  if (limits === null) return true
  if (s.kind === 'call') {
    const args = s.args.map((x) => value(m, x, env))
    if (!inItsTurn) return m.means.mayHappen(m, event, args)
    const own = new Env(event.params, args)
    return allHold(m, limits.heads, own) && !limits.cannots.some((rule) => fits(m, rule, args))
  }
  const placeOf = (card: number | null): number | null => m.state.cards[card ?? -1]?.place ?? null
  const [card, other] =
    s.kind === 'move' ? [single(m, s.what, env), null] : [single(m, s.card, env), single(m, s.other, env)]
  const to = s.kind === 'move' ? zoneNumber(m, s.zone, env) : placeOf(other)
  const moves = [[card, placeOf(card), to], ...(s.kind === 'move' ? [] : [[other, to, placeOf(card)]])]
  return moves.every((args) => args.includes(null) || !limits.cannots.some((rule) => fits(m, rule, args)))
}

/** Whether it may happen was asked for all before; only an announcement has to be possible when its turn comes, too. */
const unasked = (s: TStmt): TStmt => (isForbiddable(s) ? { ...s, forced: true } : s)

const isForbiddable = (s: TStmt): s is Extract<TStmt, { readonly forced: boolean }> => 'forced' in s

/** Does something for all; what follows the events in it comes when it is done for all. */
function* done(
  m: Machine,
  members: readonly Env[],
  work: (env: Env) => Play<boolean>,
  mayStill: (env: Env) => boolean,
): Play {
  const { state } = m
  beginLine(state)
  try {
    for (const env of members) {
      if (!mayStill(env)) continue
      state.changed = false
      yield* work(env)
    }
  } catch (signal) {
    // An event around the line was left: what would have followed falls away.
    if (signal instanceof Left) endLine(state)
    if (state.together === 0) state.following = []
    throw signal
  }
  endLine(state)
  if (state.together === 0) yield* follow(m)
}

function beginLine(state: State): void {
  state.before = copyOf(state)
  state.together += 1
}

function endLine(state: State): void {
  state.together -= 1
  state.changed = state.before?.changed ?? false
  state.before = state.before?.before ?? null
}

/** What follows the events of a line, in their order: now everything of it is there to be seen. */
function* follow(m: Machine): Play {
  for (const effect of m.state.following.splice(0)) {
    if (effect.text.kind === 'following') {
      const event = [...m.program.events.values()].find(({ following }) => following === effect.text)
      yield* toldAsTheEvent(m, event, effect.captured, runText(m, effect.text, effect.captured))
    } else putEffect(m, WAITING, effect)
  }
}

/** The event belongs to a line: what follows it waits, with what `when … as before` found. */
export function waits(m: Machine, event: TEvent, args: readonly Value[], seen: readonly Effect[]): void {
  const { following } = event
  const whole = { controller: null, source: null, optional: false, during: null, captured: args }
  const told = toldNow(m)
  const noticed = seen.map((effect) => ({ ...effect, told }))
  m.state.following.push(...(following === null ? [] : [{ text: following, ...whole }]), ...noticed)
}

/** A rule that comes after an event, as it stands in the text of what follows. */
export function* followed(m: Machine, { rule, params }: Line<'hook'>, env: Env): Play {
  const event = m.program.events.get(rule.event)
  if (event === undefined) return
  yield* hooks(
    m,
    event,
    [rule],
    params.map((param) => env.get(param)),
  )
}
