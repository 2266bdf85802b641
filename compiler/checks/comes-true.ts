import { boundsOf } from '../analyse/bounds.ts'
import { substituted } from '../analyse/substituted.ts'
import { mentions, statementsIn } from '../analyse/walk.ts'
import type { TSentence } from '../program/declarations.ts'
import type { ExprIn, HookRule, Local, TExpr, TStmt } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import type { Program } from '../program/program.ts'

/** An event as it is done for each of several members. */
export interface Doing {
  readonly program: Program
  readonly event: string
  readonly args: readonly TExpr[]
  /** What stands for the member, and for what was worked out of it. */
  readonly varying: readonly Local[]
}

/** How far words are followed to what they mean. */
const DEEPEST = 8

/** Whether a condition about an event comes true as the event is done for another member. */
export function comesTrue(doing: Doing, test: TExpr, binders: readonly (Local | null)[]): boolean {
  return rises(doing, withArgs(doing, test, binders), true, 0)
}

/** An expression of a rule about the event, with what the event is done with in the place of its variables. */
function withArgs({ args }: Doing, x: TExpr, binders: readonly (Local | null)[]): TExpr {
  return substituted(x, new Map(binders.flatMap((local, i) => (local === null ? [] : [[local, args[i] ?? null]]))))
}

/** Whether it is alike for all members, so that what is done for one of them is done to it. */
const isShared = ({ varying }: Doing, parts: readonly TExpr[]): boolean =>
  !parts.some((part) => varying.some((local) => mentions(part, local)))

function rises(doing: Doing, x: TExpr, holds: boolean, depth: number): boolean {
  if (depth > DEEPEST) return false
  const goOn = (part: TExpr, as = holds): boolean => rises(doing, part, as, depth + 1)
  const { program } = doing
  switch (x.kind) {
    case 'not':
      return goOn(x.operand, !holds)
    case 'binary':
      return x.op === 'and' || x.op === 'or'
        ? goOn(x.left) || goOn(x.right)
        : isReached(doing, x, holds) || isReached(doing, turned(x), holds)
    case 'adjective': {
      const word = program.adjectives.get(x.name)
      const isMade = changesOf(doing).some(
        (s) => s.kind === 'mark' && s.adjective === x.name && s.value === holds && sameParts([s.of], [x.of]),
      )
      return (
        (isMade && isShared(doing, [x.of])) ||
        (word?.sentences ?? []).some((s) => saidOf(s, [x.of]).some((y) => goOn(y)))
      )
    }
    case 'relation':
      return (program.relations.get(x.name)?.sentences ?? []).some((s) =>
        saidOf(s, [x.left, x.right]).some((y) => goOn(y)),
      )
    case 'derived': {
      const value = valueOf(doing, x)
      return value !== null && goOn(value)
    }
    case 'stored':
      return (
        isShared(doing, x.args) &&
        settingOf(doing, x).some(({ op, value }) => op === '=' && value.kind === 'truth' && value.value === holds)
      )
    default:
      x satisfies ExprIn<'leaves' | 'happenings' | 'places' | 'ranges' | 'composed' | 'builtin' | 'printed' | 'zone'>
      return false
  }
}

type Comparison = TExpr & { readonly kind: 'binary' }

const TURNED: ReadonlyMap<string, string> = new Map([
  ['=', '='],
  ['!=', '!='],
  ['<', '>'],
  ['>', '<'],
  ['<=', '>='],
  ['>=', '<='],
])
const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['=', '!='],
  ['!=', '='],
  ['<', '>='],
  ['>=', '<'],
  ['>', '<='],
  ['<=', '>'],
])

const turned = (x: Comparison): Comparison => ({ ...x, left: x.right, right: x.left, op: TURNED.get(x.op) ?? '' })

/** Whether the left side grows, or shrinks, into what it is compared with. */
function isReached(doing: Doing, { left, op, right }: Comparison, holds: boolean): boolean {
  const way = wayOf(doing, left, 0)
  if (way === null) return false
  const { from, to } = boundsOf(doing.program, right)
  // A count that begins with none and is compared with none is left behind, not reached.
  const isNone = way > 0 && from === 0 && to === 0
  const said = holds ? op : OPPOSITE.get(op)
  if (said === '=') return !isNone
  if (said === '!=') return isNone
  return said?.startsWith('>') === true ? way > 0 : said?.startsWith('<') === true && way < 0
}

/** Whether a number grows (1) or shrinks (-1) as the event is done for another member; null where neither is known. */
function wayOf(doing: Doing, x: TExpr, depth: number): 1 | -1 | null {
  if (depth > DEEPEST) return null
  if (x.kind === 'derived') {
    const value = valueOf(doing, x)
    return value === null ? null : wayOf(doing, value, depth + 1)
  }
  if (x.kind === 'stored') {
    if (!isShared(doing, x.args)) return null
    const set = settingOf(doing, x).find(({ op, value }) => op !== '=' && boundsOf(doing.program, value).from > 0)
    return set === undefined ? null : set.op === '+=' ? 1 : -1
  }
  if (x.kind !== 'binary' || (x.op !== '+' && x.op !== '-')) return null
  const [left, right] = [wayOf(doing, x.left, depth + 1), wayOf(doing, x.right, depth + 1)]
  return left ?? (right === null || x.op === '+' ? right : right > 0 ? -1 : 1)
}

/** What a fact stands for that is worked out by one value. */
function valueOf({ program }: Doing, x: TExpr & { readonly kind: 'derived' }): TExpr | null {
  const fact = program.facts.get(x.fact)
  if (fact?.value == null) return null
  return substituted(fact.value, new Map(fact.params.map((local, i) => [local, x.args[i] ?? null])))
}

const saidOf = ({ params, tests }: TSentence, of: readonly TExpr[]): readonly TExpr[] => {
  const env = new Map(params.map((local, i) => [local, of[i] ?? null]))
  return tests.map((test) => substituted(test, env))
}

const sameParts = (a: readonly TExpr[], b: readonly TExpr[]): boolean =>
  a.every((x, i) => {
    const other = b[i]
    return other !== undefined && keyOf(x) === keyOf(other)
  })

type Setting = TStmt & { readonly kind: 'set' }

/** Where the event sets a fact of just these parts. */
const settingOf = (doing: Doing, { fact, args }: TExpr & { readonly kind: 'stored' }): readonly Setting[] =>
  changesOf(doing).filter((s): s is Setting => s.kind === 'set' && s.fact === fact && sameParts(s.args, args))

/** What the text of the event and the rules around it set, with what it is done with in the place of variables. */
function changesOf(doing: Doing): readonly TStmt[] {
  const event = doing.program.events.get(doing.event)
  if (event === undefined) return []
  const texts = [
    ...(event.proc === null ? [] : [{ body: event.proc.body, binders: event.params }]),
    ...[...event.befores, ...event.afters, ...event.whens].map(inItsText),
  ]
  return texts.flatMap(({ body, binders }) =>
    statementsIn(body).flatMap((s): TStmt[] => {
      if (s.kind === 'mark') return [{ ...s, of: withArgs(doing, s.of, binders) }]
      return s.kind === 'set' ? [{ ...s, args: s.args.map((arg) => withArgs(doing, arg, binders)) }] : []
    }),
  )
}

/** The text of a rule around the event, and what stands in it for the parts of the event. */
const inItsText = ({ binders, captured, proc }: HookRule): { body: readonly TStmt[]; binders: (Local | null)[] } => ({
  body: proc.body,
  binders: binders.map((local) => (local === null ? null : (proc.params[captured.indexOf(local)] ?? null))),
})
