import ts from 'typescript'
import type { Mutant } from './mutants.ts'

/**
 * A file with several mutants in it at once: at each of their places stands a choice between what was written and what
 * is
 * changed, made anew each time by what `ASKED` says of the number. With none of them chosen it does what it did.
 */

/** A function of the number of a mutant: whether it is the one that is tried. */
const ASKED = 'globalThis.$mutant'
/** A condition, and what it is taken for instead. */
const DECIDED = 'globalThis.$decided'
/** Elements of a list, or none of them. */
const KEPT = 'globalThis.$kept'
/** A loop goes round once more. */
const ROUND = 'globalThis.$round'

export interface Numbered {
  readonly number: number
  readonly mutant: Mutant
}

export function instrumented(mutants: readonly [Numbered, ...Numbered[]]): string {
  const tree = mutants[0].mutant.host.getSourceFile()
  const at = new Map<ts.Node, Numbered[]>()
  for (const each of mutants) at.set(each.mutant.host, [...(at.get(each.mutant.host) ?? []), each])
  const source = tree.text

  /** What stands between two places, with the nodes in it as they are rendered. */
  const pieces = (from: number, to: number, nodes: readonly ts.Node[]): string => {
    let done = from
    let made = ''
    for (const node of nodes) {
      made += source.slice(done, node.getStart()) + rendered(node)
      done = node.end
    }
    return made + source.slice(done, to)
  }

  const rendered = (node: ts.Node): string => {
    const inside = childrenOf(node)
    const whole = pieces(node.getStart(), node.end, inside)
    const here = at.get(node) ?? []
    if (ts.isExpressionStatement(node)) return counted(node, `{ ${dropped(here)}${whole} }`)
    return counted(
      node,
      here.reduceRight((text, each) => chosen(text, each, source), whole),
    )
  }

  return pieces(0, source.length, childrenOf(tree))
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    if (!ts.isTypeNode(child)) children.push(child)
  })
  return children
}

const dropped = (here: readonly Numbered[]): string => here.map(({ number }) => `if (!${ASKED}(${number})) `).join('')

/** One choice around what is there. */
function chosen(whole: string, { number, mutant }: Numbered, source: string): string {
  const { host, way, from, to, by } = mutant
  const asked = `${ASKED}(${number})`
  switch (way) {
    case 'exchanged':
      return `(${asked} ? (${source.slice(host.getStart(), from)}${by}${source.slice(to, host.end)}) : (${whole}))`
    case 'decided':
      return `${DECIDED}(${number}, (${whole}), ${by})`
    case 'never':
      // Nothing is equal to a symbol that nothing else holds.
      return `(${asked} ? Symbol() : (${whole}))`
    case 'left out':
      if (ts.isStatement(host)) return `{ if (!${asked}) ${whole} }`
      return `...${KEPT}(${number}, [${whole}])`
  }
}

/** Rounds of loops are counted, since a mutant may go round for ever. */
function counted(node: ts.Node, whole: string): string {
  const { parent } = node
  return ts.isIterationStatement(parent, false) && parent.statement === node ? `{ ${ROUND}(); ${whole} }` : whole
}
