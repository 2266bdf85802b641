/** The nodes of a graph that are numbered, and whose edges are followed. */
interface Visit<Node> {
  readonly node: Node
  readonly index: number
  low: number
  readonly rest: Iterator<Node>
}

/**
 * The strongly connected components of what can be reached from `roots` (Tarjan), each after all that it leads to.
 * Those in `done` are left out. Long chains do not use up the stack.
 */
export function components<Node>(
  roots: Iterable<Node>,
  next: (node: Node) => Iterable<Node>,
  done: { has(node: Node): boolean },
): Node[][] {
  const found: Node[][] = []
  const visits = new Map<Node, Visit<Node>>()
  const closed = new Set<Node>()
  const open: Node[] = []
  const path: Visit<Node>[] = []
  const enter = (node: Node): void => {
    const visit = { node, index: visits.size, low: visits.size, rest: next(node)[Symbol.iterator]() }
    visits.set(node, visit)
    open.push(node)
    path.push(visit)
  }
  for (const root of roots) {
    if (!visits.has(root) && !done.has(root)) enter(root)
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const step = here.rest.next()
      if (step.done !== true) {
        const seen = visits.get(step.value)
        if (seen !== undefined) {
          if (!closed.has(step.value)) here.low = Math.min(here.low, seen.index)
        } else if (!done.has(step.value)) enter(step.value)
        continue
      }
      path.pop()
      const outer = path.at(-1)
      if (outer !== undefined) outer.low = Math.min(outer.low, here.low)
      if (here.low === here.index) found.push(cut(open, here.node, closed))
    }
  }
  return found
}

/** Takes a component off the end of the open nodes. */
function cut<Node>(open: Node[], first: Node, closed: Set<Node>): Node[] {
  const members = open.splice(open.lastIndexOf(first))
  for (const member of members) closed.add(member)
  return members
}

/** What can be reached from `roots`, themselves included, in the order in which it is come upon. */
export function reachable<Node>(roots: Iterable<Node>, next: (node: Node) => Iterable<Node>): ReadonlySet<Node> {
  const found = new Set(roots)
  // A set that grows while it is gone through shows what is added as well.
  for (const node of found) for (const other of next(node)) found.add(other)
  return found
}
