/**
 * Follows every edge of a graph once, depth first, and tells each one that closes a circle, with the edges from the
 * circle's first node on. Long chains do not use up the stack.
 */
export function circles<Edge extends { readonly to: string }>(
  nodes: Iterable<string>,
  edgesOf: (node: string) => readonly Edge[],
  tell: (round: readonly Edge[]) => void,
): void {
  const state = new Map<string, 'open' | 'done'>()
  for (const start of nodes) {
    if (state.has(start)) continue
    const path: { readonly node: string; readonly edges: readonly Edge[]; next: number; readonly by: Edge | null }[] =
      []
    const enter = (node: string, by: Edge | null): void => {
      state.set(node, 'open')
      path.push({ node, edges: edgesOf(node), next: 0, by })
    }
    enter(start, null)
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const edge = here.edges[here.next++]
      if (edge === undefined) {
        state.set(here.node, 'done')
        path.pop()
      } else if (state.get(edge.to) === 'open') {
        const from = path.findIndex((step) => step.node === edge.to)
        tell([...path.slice(from + 1).flatMap((step) => (step.by === null ? [] : [step.by])), edge])
      } else if (!state.has(edge.to)) enter(edge.to, edge)
    }
  }
}
