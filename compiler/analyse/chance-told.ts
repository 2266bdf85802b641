import type { Span } from '../../grammar/source-file.ts'
import type { TEvent } from '../program/declarations.ts'
import type { HookRule, Proc, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { runToTheEnd } from './call-graph.ts'
import { gatheredBehind } from './fixed-point.ts'
import { memo } from './memo.ts'
import { rowOf } from './operations.ts'
import { type Asked, type OrderAsked, mayBeOne, shuffledZone } from './order-asked.ts'
import { unpicked } from './running.ts'
import { blocksOf, statementsIn } from './walk.ts'

/** Something asks for the order of a zone after it was shuffled. */
export interface AskedAfterShuffle {
  readonly asked: Asked
  readonly shuffled: Span
}

/** Zones, each with a place: where it may have been shuffled so far, or where its order is asked for. */
type Places = ReadonlyMap<string, Span>

const NOWHERE: Places = new Map()

/** A part of an event, in the order of the event: rules that are asked whether they apply, and what is carried out. */
interface Part {
  readonly rule: HookRule | null
  readonly body: readonly TStmt[]
}

/**
 * Finds where what is carried out depends on a shuffle before it. Whatever runs is a tree of texts and events; of a
 * shuffle and what depends on it, one part of some text or event leads to the one, and a later part to the other. So
 * each text and event is looked through alone, with all that its parts come to.
 */
export class ChanceTold {
  private readonly program: Program
  private readonly order: OrderAsked
  private readonly next: (proc: Proc) => readonly Proc[]
  private readonly shuffles: (proc: Proc) => Places
  private readonly asks: (proc: Proc) => Places
  /** None or one, in a procedure or what it comes to, and in an event; they begin with nothing shuffled. */
  private readonly inProc: (proc: Proc) => readonly AskedAfterShuffle[]
  private readonly around: (event: TEvent) => readonly AskedAfterShuffle[]

  constructor(program: Program, order: OrderAsked) {
    this.program = program
    this.order = order
    this.next = memo((proc) => unpicked(proc).flatMap((s) => runToTheEnd(this.program, s)))
    const throughout = (own: (body: readonly TStmt[]) => Places): ((proc: Proc) => Places) =>
      gatheredBehind(this.next, (procs, behind) => joined([...procs.map((proc) => own(unpicked(proc))), ...behind]))
    this.shuffles = throughout(shufflesOf)
    this.asks = throughout((body) => placesOf(body.flatMap((s) => this.order.ofStatement(s))))
    this.around = memo((event) => [this.inParts(partsOf(event))].filter(isTold))
    this.inProc = gatheredBehind(this.next, (procs, behind) => {
      const inside = procs.map(({ body }) => this.inParts([{ rule: null, body }]))
      return [...inside, ...this.aroundThoseIn(procs.flatMap(unpicked)), ...[...behind].flat()]
        .filter(isTold)
        .slice(0, 1)
    })
  }

  /** The first such place in an event with this text, or in what it comes to; null where there is none. */
  inEvent({ befores }: Pick<TEvent, 'befores'>, text: readonly TStmt[]): AskedAfterShuffle | null {
    const parts = [...befores.map(partOf), { rule: null, body: text }]
    const body = parts.flatMap((part) => part.body)
    const procs = statementsIn(body).flatMap((s) => runToTheEnd(this.program, s))
    const found = [this.inParts(parts), ...procs.flatMap(this.inProc), ...this.aroundThoseIn(body)]
    return found.find(isTold) ?? null
  }

  private aroundThoseIn(body: readonly TStmt[]): readonly AskedAfterShuffle[] {
    const events = [...new Set(eventsIn(body))].flatMap((name) => this.program.events.get(name) ?? [])
    return events.flatMap((event) => this.around(event))
  }

  private inParts(parts: readonly Part[]): AskedAfterShuffle | null {
    let shuffled = NOWHERE
    for (const { rule, body } of parts) {
      const told = rule === null || shuffled.size === 0 ? null : firstTold(placesOf(this.order.ofRule(rule)), shuffled)
      if (told !== null) return told
      const after = this.through(body, shuffled)
      if (isTold(after)) return after
      shuffled = after
    }
    return null
  }

  /** Goes through statements one after the other: what has been shuffled after them, or what was told on the way. */
  private through(body: readonly TStmt[], before: Places): Places | AskedAfterShuffle {
    let shuffled = before
    for (const s of body) {
      const after = this.after(s, shuffled)
      if (isTold(after)) return after
      shuffled = after
    }
    return shuffled
  }

  private after(s: TStmt, before: Places): Places | AskedAfterShuffle {
    const procs = runToTheEnd(this.program, s)
    const own = before.size === 0 && s.kind !== 'loop' ? NOWHERE : placesOf(this.order.ofStatement(s))
    const told = before.size === 0 ? null : firstTold(joined([own, ...procs.map((proc) => this.asks(proc))]), before)
    if (told !== null) return told
    let shuffled = joined([before, shufflesOf([s]), ...procs.map((proc) => this.shuffles(proc))])
    // What goes round comes to its beginning again, with all that was shuffled in it.
    const rounds = rowOf(s)
      .blocks(s)
      .some(({ inside }) => inside === 'loop' || inside === 'round')
    for (let round = rounds ? 2 : 1; round > 0; round--) {
      const ends = this.ends(s, shuffled)
      const found = ends.find(isTold)
      if (found !== undefined) return found
      shuffled = joined([shuffled, ...ends.filter((end): end is Places => !isTold(end))])
    }
    return s.kind === 'loop' ? (firstTold(own, shuffled) ?? shuffled) : shuffled
  }

  /** What each block comes to. Of several lines that are chosen, each follows those above it. */
  private ends(s: TStmt, before: Places): readonly (Places | AskedAfterShuffle)[] {
    if (s.kind !== 'oneOf' || s.several === undefined) return blocksOf(s).map((block) => this.through(block, before))
    const ends: (Places | AskedAfterShuffle)[] = []
    let shuffled = before
    for (const line of s.branches) {
      const end = this.through(s.several.again ? [...line, ...line] : line, shuffled)
      ends.push(end)
      if (isTold(end)) break
      shuffled = end
    }
    return ends
  }
}

const isTold = (found: Places | AskedAfterShuffle | null): found is AskedAfterShuffle =>
  found !== null && 'asked' in found

function firstTold(asked: Places, shuffled: Places): AskedAfterShuffle | null {
  for (const [shuffledZone, at] of shuffled) {
    for (const [zone, span] of asked) if (mayBeOne(zone, shuffledZone)) return { asked: { zone, span }, shuffled: at }
  }
  return null
}

/** The first place of each zone. */
const placesOf = (asked: readonly Asked[]): Places =>
  new Map(asked.toReversed().map(({ zone, span }) => [zone, span] as const))

const shufflesOf = (body: readonly TStmt[]): Places =>
  new Map(body.flatMap((s) => (s.kind === 'shuffle' ? [[shuffledZone(s), s.span] as const] : [])))

const joined = (all: readonly Places[]): Places => new Map(all.flatMap((one) => [...one]))

const partOf = (rule: HookRule): Part => ({ rule, body: rule.proc.body })

/** An event from before it to what follows it; what replaces it comes alone. */
const partsOf = ({ befores, proc, afters, whens }: TEvent): readonly Part[] => [
  ...befores.map(partOf),
  ...(proc === null ? [] : [{ rule: null, body: proc.body }]),
  ...afters.map(partOf),
  // Its effect is left for later, but whether there is one may be asked at once.
  ...whens.map((rule) => ({ rule, body: [] })),
]

/** The events that the statements, but not what these come to, carry out. */
const eventsIn = (body: readonly TStmt[]): readonly string[] =>
  statementsIn(body).flatMap((s) =>
    rowOf(s)
      .runs(s)
      .flatMap((run) => (run.kind === 'event' || run.kind === 'around' ? [run.event] : [])),
  )
