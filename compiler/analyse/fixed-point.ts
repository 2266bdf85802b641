import { components } from './components.ts'
import { memo } from './memo.ts'

/** Values with a least one, in which a chain that only rises comes to an end. */
export interface Lattice<Value> {
  readonly least: Value
  readonly equal: (a: Value, b: Value) => boolean
}

/**
 * Equations between nodes of a graph: the value of each follows from the values of those that it depends on.
 * `transfer` must be monotone, so that a greater value of another never gives a smaller one.
 */
export interface Equations<Node, Value> extends Lattice<Value> {
  readonly dependsOn: (node: Node) => Iterable<Node>
  readonly transfer: (node: Node, valueOf: (other: Node) => Value) => Value
}

/** The least solution, worked out for what a question needs and kept for the next. */
export function leastFixedPoint<Node, Value>(equations: Equations<Node, Value>): (node: Node) => Value {
  const { least, equal, dependsOn, transfer } = equations
  const solved = new Map<Node, Value>()
  const valueOf = (node: Node): Value => solved.get(node) ?? least
  return (asked) => {
    if (solved.has(asked)) return valueOf(asked)
    for (const members of components([asked], dependsOn, solved)) {
      for (let changed = true; changed;) {
        changed = false
        for (const node of members) {
          const value = transfer(node, valueOf)
          if (solved.has(node) && equal(value, valueOf(node))) continue
          solved.set(node, value)
          changed = true
        }
        // Without a circle, the first round was the last.
        if (members.length === 1 && !includes(dependsOn(members[0] as Node), members[0] as Node)) break
      }
    }
    return valueOf(asked)
  }
}

function includes<Node>(nodes: Iterable<Node>, wanted: Node): boolean {
  for (const node of nodes) if (node === wanted) return true
  return false
}

/** No and yes, in this order. */
export const TRUTHS: Lattice<boolean> = { least: false, equal: (a, b) => a === b }

/**
 * What nodes have of their own, with what all those have that stand behind them. Nodes that lead to each other come to
 * the same, which is put together once for all of them. `behind` is what stands behind them, each once.
 */
export function gatheredBehind<Node, Value>(
  next: (node: Node) => Iterable<Node>,
  gather: (members: readonly Node[], behind: ReadonlySet<Value>) => Value,
): (node: Node) => Value {
  const nextOf = memo((node: Node) => [...next(node)])
  const known = new Map<Node, Value>()
  return (asked) => {
    for (const members of components([asked], nextOf, known)) {
      const behind = members.flatMap(nextOf).filter((node) => known.has(node))
      const value = gather(members, new Set(behind.map((node) => known.get(node) as Value)))
      for (const member of members) known.set(member, value)
    }
    // The components of what was not known hold what was asked.
    return known.get(asked) as Value
  }
}

/** Whether something holds of a node itself, or of one that it leads to. */
export const holdsThrough = <Node>(
  holds: (node: Node) => boolean,
  next: (node: Node) => Iterable<Node>,
): ((node: Node) => boolean) => gatheredBehind(next, (members, behind) => behind.has(true) || members.some(holds))
