import type { Unit } from './units.ts'

/** A statement or an expression, and the unit that it stands in. */
export interface PlacedNode<Node> {
  readonly node: Node
  readonly unit: Unit
}

/** All statements, or all expressions, of a program by their kind, each kind in the order of the program. */
export class ByKind<Node extends { readonly kind: string }> {
  private readonly known = new Map<string, PlacedNode<Node>[]>()

  constructor(units: readonly Unit[], nodesOf: (unit: Unit) => readonly Node[]) {
    for (const unit of units)
      for (const node of nodesOf(unit)) {
        const alike = this.known.get(node.kind)
        if (alike === undefined) this.known.set(node.kind, [{ node, unit }])
        else alike.push({ node, unit })
      }
  }

  has(kind: Node['kind']): boolean {
    return this.known.has(kind)
  }

  /** Those of one kind, each with its unit. */
  placed<Kind extends Node['kind']>(kind: Kind): readonly PlacedNode<Node & { readonly kind: Kind }>[] {
    const isOfKind = (found: PlacedNode<Node>): found is PlacedNode<Node & { readonly kind: Kind }> =>
      found.node.kind === kind
    return (this.known.get(kind) ?? []).filter(isOfKind)
  }

  /** Those of one kind. */
  of<Kind extends Node['kind']>(kind: Kind): readonly (Node & { readonly kind: Kind })[] {
    return this.placed(kind).map(({ node }) => node)
  }
}
