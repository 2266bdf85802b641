import type { Local, TExpr, TRule, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { AT_ONCE, calledBy } from './call-graph.ts'
import { reachable } from './components.ts'
import { EffectSet } from './effect-set.ts'
import type { Effects } from './effects.ts'
import { rowOf, rowOfExpr } from './operations.ts'
import { present } from './row.ts'
import { blocksOf, contains, exprsOf, mentions, partsOf, statementsIn } from './walk.ts'

type Each = TStmt & { readonly kind: 'each' }

/**
 * Whether it may make a difference in which order a loop goes through the members of its set: one round ends it, takes
 * the place of what another has done, or asks for that. In doubt, it does.
 */
export class OrderOfRounds {
  private readonly program: Program
  private readonly effects: Effects

  constructor(program: Program, effects: Effects) {
    this.program = program
    this.effects = effects
  }

  counts(loop: Each): boolean {
    const inner = blocksOf(loop).flatMap(statementsIn)
    const { local } = loop.domain
    return (
      inner.some((s) => endsEarly(s) || replacesValue(s, local, inner) || asksItsSum(s, inner)) ||
      this.asksForOthers(loop)
    )
  }

  /** Whether what is done in a round, or a rule around it, asks for what other rounds have changed. */
  private asksForOthers(loop: Each): boolean {
    const { program, effects } = this
    const called = reachable(calledBy(program, [loop], AT_ONCE), (proc) => calledBy(program, proc.body, AT_ONCE))
    const inner = [...blocksOf(loop), ...[...called].map(({ body }) => body)].flatMap(statementsIn)
    const rules = [...eventsRun(inner)].flatMap((name) => rulesAround(program, name))
    const read = new EffectSet()
    for (const x of [...inner.flatMap(askedBy), ...rules.flatMap(({ tests }) => tests)]) this.readElsewhere(x, read)
    return read.meets(effects.writes(loop))
  }

  /** What is read of anything but where one card lies. */
  private readElsewhere(x: TExpr, into: EffectSet): void {
    if (x.kind === 'inZone' && x.of.kind === 'local') return
    const row = rowOfExpr(x)
    into.addAll(row.reads(x, this.program))
    for (const word of row.words(x, this.program)) into.addAll(this.effects.meant(word))
    for (const part of partsOf(x)) this.readElsewhere(part, into)
  }
}

const eventsRun = (statements: readonly TStmt[]): ReadonlySet<string> =>
  new Set(
    statements
      .flatMap((s) => rowOf(s).runs(s))
      .flatMap((run) => (run.kind === 'event' || run.kind === 'around' ? [run.event] : [])),
  )

function rulesAround({ events }: Program, name: string): readonly TRule[] {
  const event = events.get(name)
  return event === undefined ? [] : [...event.cannots, ...event.insteads, ...event.befores, ...event.afters]
}

/** What a statement asks; where something goes is a place, of which only the key is asked. */
function askedBy(s: TStmt): readonly TExpr[] {
  const row = rowOf(s)
  const places = row.places(s)
  return row.exprs(s).flatMap((x) => (places.includes(x) && x.kind === 'zone' ? present(x.key) : [x]))
}

const endsEarly = ({ kind }: TStmt): boolean =>
  kind === 'give' || kind === 'leave' || kind === 'stop' || kind === 'finish'

/** One member's value takes the place of another's. */
function replacesValue(s: TStmt, member: Local, inner: readonly TStmt[]): boolean {
  if (s.kind === 'set') return s.op === '=' && !s.args.some((arg) => mentions(arg, member))
  return s.kind === 'assign' && s.operand !== true && !addsTo(s) && !beginsAnew(s.local, inner)
}

/** A sum is asked for before all is added. */
function asksItsSum(s: TStmt, inner: readonly TStmt[]): boolean {
  if (s.kind === 'set')
    return inner.flatMap(exprsOf).some((x) => contains(x, (part) => part.kind === 'stored' && part.fact === s.fact))
  if (s.kind !== 'assign' || !addsTo(s) || beginsAnew(s.local, inner)) return false
  return inner.some((each) => each !== s && exprsOf(each).some((x) => mentions(x, s.local)))
}

/** `n gains …` */
const addsTo = ({ local, value }: TStmt & { kind: 'assign' }): boolean =>
  value.kind === 'binary' &&
  (value.op === '+' || value.op === '-') &&
  value.left.kind === 'local' &&
  value.left.local === local &&
  !mentions(value.right, local)

/** Whether each round gives the variable a value that does not hang on the one before. */
const beginsAnew = (local: Local, inner: readonly TStmt[]): boolean =>
  inner.some((s) => s.kind === 'assign' && rowOf(s).assigns(s)[0] === local && !mentions(s.value, local))
