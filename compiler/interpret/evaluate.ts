import type { Domain, TExpr } from '../program/ir.ts'
import { builtin } from './builtins.ts'
import { derived, holdsOf, related } from './facts.ts'
import { cardsLookedFor } from './looked-for.ts'
import { type Machine, allHold, inNumbers } from './machine.ts'
import { keyOf } from './state.ts'
import { keptValue } from './starts.ts'
import { cardsOfFamily, effectsAt, liesIn, printedValue, seatsAtTable, zoneNumber } from './table.ts'
import {
  type Env,
  type Single,
  type Value,
  isSeveral,
  lessCopies,
  membersOf,
  nothing,
  sameValue,
  sameMembers,
  spelling,
  together,
  without,
} from './value.ts'

/** What an expression stands for in this state. Exhaustive: a new kind has to say what it means. */
export function evaluate(m: Machine, x: TExpr, env: Env): Value {
  switch (x.kind) {
    case 'number':
    case 'truth':
      return x.value
    case 'text':
      return spelling(x.value)
    case 'none':
      return null
    case 'local':
      return env.get(x.local)
    case 'enum':
    case 'definition':
      return x.index
    case 'option':
      return chosenOption(m, x.option)
    case 'optionIs':
      return chosenOption(m, x.option) === x.value
    case 'stored':
      return ofThings(x, valuesOf(m, x.args, env), (args) => keptValue(m, x.fact, args))
    case 'derived':
      return ofThings(x, valuesOf(m, x.args, env), (args) => derived(m, x.fact, args))
    case 'printed':
      return ofThings(x, valuesOf(m, [x.of], env), ([of]) => printedValue(m, x, of))
    case 'adjective':
      return ofThings(x, valuesOf(m, [x.of], env), (args) => holdsOf(m, x.name, args))
    case 'relation':
      return ofThings(x, valuesOf(m, [x.left, x.right], env), (args) => related(m, x.name, args))
    case 'zone':
      return x.family ? cardsOfFamily(m, x.zone) : cardsIn(m, zoneNumber(m, x, env))
    case 'inZone':
      return isIn(m, x, env)
    case 'zoneIs':
      return ofThings(x, valuesOf(m, [x.of], env), ([of]) => isZone(m, of as number, x.zone, env))
    case 'builtin':
      return builtin(m, x, env)
    case 'map':
      return ofEach(m, x, env)
    case 'query':
      return query(m, x, env)
    case 'if':
      return evaluate(m, evaluate(m, x.cond, env) === true ? x.then : x.otherwise, env)
    case 'case':
      return inCase(m, x, env)
    case 'binary':
      return binary(m, x, env)
    case 'not':
      return evaluate(m, x.operand, env) !== true
    case 'list':
      return valuesOf(m, x.items, env) as readonly Single[]
    case 'times':
      return m.state.counts.get(x.counter.id, keyOf(valuesOf(m, x.keys, env))) ?? 0
    case 'can':
      return couldHappen(m, x, env)
  }
}

function valuesOf(m: Machine, of: readonly TExpr[], env: Env): readonly Value[] {
  return of.map((x) => evaluate(m, x, env))
}

/** What is said of something that is none is none; no, of a truth; nothing, of a set. */
function ofThings(x: TExpr, args: readonly Value[], say: (args: readonly Value[]) => Value): Value {
  return args.includes(null) ? nothing(x.type) : say(args)
}

function chosenOption(m: Machine, option: string): number {
  return m.state.options[m.program.game.options.get(option)?.index ?? 0] ?? 0
}

function cardsIn(m: Machine, zone: number | null): readonly number[] {
  return zone === null ? [] : [...(m.state.zones[zone] ?? [])]
}

function isIn(m: Machine, x: TExpr & { kind: 'inZone' }, env: Env): boolean {
  const of = evaluate(m, x.of, env)
  if (x.of.type.base === 'effect') return effectsAt(m, x.zone, env).includes(of as number)
  const place = m.state.cards[of as number]?.place ?? null
  return place !== null && isZone(m, place, x.zone, env)
}

/** Whether a zone is the one that is named, or one of the family. */
function isZone(m: Machine, zone: number, named: TExpr, env: Env): boolean {
  return named.kind === 'zone' && named.family ? liesIn(m, named.zone, zone) : zone === zoneNumber(m, named, env)
}

function ofEach(m: Machine, { set, local, body }: TExpr & { kind: 'map' }, env: Env): Value {
  const found = membersOf(evaluate(m, set, env)).map((member) =>
    env.having(local, member, () => evaluate(m, body, env)),
  )
  return body.type.set ? [...new Set(found.flatMap(membersOf))] : found.flatMap(membersOf)
}

/** Everything that a variable may stand for. */
export function members(m: Machine, d: Domain, env: Env): readonly Single[] {
  const all = d.set === null ? everything(m, d) : membersOf(evaluate(m, d.set, env))
  return all.filter((one) => env.having(d.local, one, () => allHold(m, d.tests, env)))
}

/** What there is of a type; effects are those that wait. */
function everything(m: Machine, d: Domain): readonly Single[] {
  const { base, of } = d.local.type
  const { game } = m.program
  if (base === 'player') return seatsAtTable(m)
  if (base === 'definition') return [...game.definitions.values()].map((one) => one.index)
  if (base === 'enum') return game.enums.get(of)?.values.map((_, i) => i) ?? []
  if (base === 'effect') return [...(m.state.zones[0] ?? [])]
  return cardsLookedFor(m)
}

function query(m: Machine, { quantifier, domain }: TExpr & { kind: 'query' }, env: Env): Value {
  const found = members(m, domain, env)
  switch (quantifier) {
    case 'each':
      return found
    case 'some':
      return found.length > 0
    case 'no':
      return found.length === 0
    case 'the':
      return found[0] ?? null
  }
}

function inCase(m: Machine, x: TExpr & { kind: 'case' }, env: Env): Value {
  const subject = evaluate(m, x.subject, env)
  const arm = x.arms.find((one) => equal(subject, evaluate(m, one.when, env), { left: x.subject, right: one.when }))
  return evaluate(m, arm === undefined ? x.otherwise : arm.value, env)
}

function binary(m: Machine, x: TExpr & { kind: 'binary' }, env: Env): Value {
  const left = evaluate(m, x.left, env)
  const list = x.type.list === true
  switch (x.op) {
    case 'and':
      return left === true && evaluate(m, x.right, env) === true
    case 'or':
      return left === true || evaluate(m, x.right, env) === true
    case '??':
      return left === null ? evaluate(m, x.right, env) : left
    case '=':
      return equal(left, evaluate(m, x.right, env), x)
    case '!=':
      return !equal(left, evaluate(m, x.right, env), x)
    case 'in':
      return left !== null && membersOf(evaluate(m, x.right, env)).includes(left as Single)
    case 'union':
      return together(membersOf(left), membersOf(evaluate(m, x.right, env)), list)
    case 'without':
      return without(membersOf(left), membersOf(evaluate(m, x.right, env)), list)
    default:
      return calculated(x.op, left, evaluate(m, x.right, env))
  }
}

function equal(a: Value, b: Value, { left, right }: { readonly left: TExpr; readonly right: TExpr }): boolean {
  if (!isSeveral(a) || !isSeveral(b)) return sameValue(a, b)
  if (left.type.list === true || right.type.list === true) return a.length === b.length && lessCopies(a, b).length === 0
  return sameMembers(a, b)
}

/** Of two numbers; a comparison with none is false, and nothing can be inNumbers with it. */
function calculated(op: string, left: Value, right: Value): Value {
  const compares = op.startsWith('<') || op.startsWith('>')
  if (typeof left !== 'number' || typeof right !== 'number') return compares ? false : null
  switch (op) {
    case '+':
      return inNumbers(left + right)
    case '-':
      return inNumbers(left - right)
    case '*':
      return inNumbers(left * right)
    case '/':
      return right === 0 ? 0 : inNumbers(Math.floor(left / right))
    case 'mod':
      return right === 0 ? 0 : ((left % right) + right) % right
    case '..':
      return Array.from({ length: Math.max(0, right - left + 1) }, (_, i) => left + i)
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    default:
      throw new Error(`no meaning for ${op}`)
  }
}

/** `p may CALL`: an announcement of its own, whatever is being announced meanwhile. */
function couldHappen(m: Machine, x: TExpr & { kind: 'can' }, env: Env): boolean {
  const event = m.program.events.get(x.event)
  const { announcing } = m
  m.announcing = 0
  try {
    return event !== undefined && m.means.mayHappen(m, event, valuesOf(m, x.args, env))
  } finally {
    m.announcing = announcing
  }
}
