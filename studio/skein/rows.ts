import type { AllPlays } from './plays-kept.ts'
import { type Plays, ROOT, followers } from './plays.ts'
import { type Held, type Verdict, isHeldFor, verdictAt } from './verdict.ts'

/** A line of the skein: a beginning, a branch with its first choice, a single choice, or several that are folded. */
export interface Row {
  readonly id: string
  readonly kind: 'beginning' | 'branch' | 'one' | 'some'
  /** How its plays begin, and the knot that it stands for: of several the last. */
  readonly key: string
  readonly at: number
  /** Of several the first. */
  readonly from: number
  /** How many choices it stands for, with those that follow where it is a beginning or a branch. */
  readonly count: number
  readonly isHere: boolean
  /** Null where nothing lies in it. */
  readonly isOpen: boolean | null
  /** Of a beginning and a branch as far as their first choices go on, of a choice up to it. */
  readonly verdict: Verdict
  /** From 1. */
  readonly level: number
  readonly position: number
  readonly size: number
}

/** How the skein is looked at. */
export interface Looked {
  /** Where the table stands; null where it is nowhere in these plays. */
  readonly here: { readonly key: string; readonly at: number } | null
  /** What was opened and closed by hand, by the ids of rows. */
  readonly open: ReadonlyMap<string, boolean>
  readonly held: ReadonlyMap<string, Held>
}

/** Fewer choices are not folded. */
const FOLDED = 3

/** The rows that are shown, one below the other: what was played last is first. */
export function rowsOf(all: AllPlays, looked: Looked): Row[] {
  const plays = [...all].sort(([, a], [, b]) => b.changed - a.changed)
  return flat(
    plays.map(([key, each]) => new Layout(key, each, looked).beginning()),
    1,
  )
}

interface Node {
  readonly row: Omit<Row, 'level' | 'position' | 'size'>
  readonly inside: readonly Node[]
}

const flat = (nodes: readonly Node[], level: number): Row[] =>
  nodes.flatMap(({ row, inside }, i) => [
    { ...row, level, position: i + 1, size: nodes.length },
    ...flat(inside, level + 1),
  ])

/** The rows of one tree. A choice is gone on with by what was chosen first; what was chosen instead branches off. */
class Layout {
  private readonly key: string
  private readonly plays: Plays
  private readonly looked: Looked
  private readonly after: readonly (readonly number[])[]
  private readonly here: number | null
  private readonly held: Held | null
  /** The knots on the way to where the table stands. */
  private readonly way = new Set<number>()

  constructor(key: string, plays: Plays, looked: Looked) {
    this.key = key
    this.plays = plays
    this.looked = looked
    this.after = followers(plays)
    const held = looked.held.get(key)
    this.held = isHeldFor(held, plays) ? held : null
    this.here = looked.here?.key === key ? looked.here.at : null
    for (let at = this.here ?? ROOT; at !== ROOT; at = plays.knots[at]?.parent ?? ROOT) this.way.add(at)
  }

  beginning(): Node {
    const [first] = this.after[0] ?? []
    const line = first === undefined ? [] : this.lineFrom(first)
    return this.node('beginning', ROOT, this.here !== null, () => this.items(line), line.at(-1) ?? ROOT)
  }

  /** The choices that go on from one, each with what was chosen first. */
  private lineFrom(first: number): number[] {
    const line: number[] = []
    for (let at: number | undefined = first; at !== undefined; at = this.after[at + 1]?.[0]) line.push(at)
    return line
  }

  private items(line: readonly number[]): Node[] {
    const nodes: Node[] = []
    let run: number[] = []
    const flush = (): void => {
      nodes.push(...(run.length < FOLDED ? run.map((at) => this.one(at)) : [this.some(run)]))
      run = []
    }
    for (const at of line) {
      const others = this.besides(at)
      if (!this.standsOut(at, others)) {
        run.push(at)
        continue
      }
      flush()
      nodes.push(this.one(at), ...others.map((other) => this.branch(other)))
    }
    flush()
    return nodes
  }

  /** What was chosen in its place. */
  private besides(at: number): readonly number[] {
    const parent = this.plays.knots[at]?.parent ?? ROOT
    return (this.after[parent + 1] ?? []).filter((other) => other !== at)
  }

  private standsOut(at: number, others: readonly number[]): boolean {
    const isEnd = (this.after[at + 1] ?? []).length === 0
    const isNamed = this.plays.knots[at]?.name != null
    return isEnd || isNamed || others.length > 0 || at === this.here || this.partsAt(at)
  }

  private partsAt(at: number): boolean {
    return this.held?.partings.some((each) => each.at === at) ?? false
  }

  private branch(first: number): Node {
    const line = this.lineFrom(first)
    return this.node('branch', first, this.way.has(first), () => this.items(line.slice(1)), line.at(-1) ?? first)
  }

  private one(at: number): Node {
    const row = { ...this.plain('one', at, 1), isOpen: null, verdict: this.verdict(at) }
    return { row, inside: [] }
  }

  private some(run: readonly number[]): Node {
    const [from = ROOT] = run
    const at = run.at(-1) ?? ROOT
    const row = { ...this.plain('some', at, run.length), from, id: this.id('some', from), verdict: this.verdict(at) }
    const isOpen = this.looked.open.get(row.id) ?? false
    return { row: { ...row, isHere: false, isOpen }, inside: isOpen ? run.map((each) => this.one(each)) : [] }
  }

  /** A row with others in it, which lie open where the table stands in them unless they were closed by hand. */
  private node(kind: 'beginning' | 'branch', at: number, isOnWay: boolean, inside: () => Node[], end: number): Node {
    const plain = this.plain(kind, at, this.countAfter(at))
    const nothing = (this.after[at + 1] ?? []).length === 0
    const isOpen = nothing ? null : (this.looked.open.get(plain.id) ?? isOnWay)
    return { row: { ...plain, isOpen, verdict: this.verdict(end) }, inside: isOpen === true ? inside() : [] }
  }

  private plain(kind: Row['kind'], at: number, count: number): Omit<Node['row'], 'isOpen' | 'verdict'> {
    return { id: this.id(kind, at), kind, key: this.key, at, from: at, count, isHere: at === this.here }
  }

  private countAfter(at: number): number {
    if (at === ROOT) return this.plays.knots.length
    const inside = new Set([at])
    for (const [i, { parent }] of this.plays.knots.entries()) if (inside.has(parent)) inside.add(i)
    return inside.size
  }

  private verdict(at: number): Verdict {
    return verdictAt(this.plays, this.held, at)
  }

  private id(kind: Row['kind'], at: number): string {
    return `${kind === 'some' ? 'some' : 'knot'} ${at} ${this.key}`
  }
}
