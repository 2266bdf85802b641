import type { Choice, Seat } from '../engine.ts'
import type { ScoreRange } from './score-range.ts'

/**
 * A node stands for the choices made since the root, whatever the hidden cards were. Because hidden cards can lead the
 * same choices to different decisions, its children are kept apart by the decision that they answer.
 */
export interface TreeNode {
  visits: number
  /** How often this choice was among the legal ones when its decision was met. */
  available: number
  /** Sum of the results of the seat that made this choice. */
  total: number
  readonly branches: Branch[]
}

/** The choices tried so far for one decision. */
export interface Branch {
  readonly site: number
  readonly asked: Seat
  readonly children: Map<Choice, TreeNode>
  /** How often the decision was met. */
  visits: number
}

/** So many choices are all tried before any is tried again; beyond that more are taken in as a decision is met more often. */
const ALL_TRIED = 30

/**
 * Whether another choice is taken in. Where there are many, such as bets, most would otherwise be tried once and none
 * known well: progressive widening, A. Couëtoux et al.: Continuous Upper Confidence Trees, LION 5, 2011.
 */
export const widens = (branch: Branch): boolean =>
  branch.children.size < ALL_TRIED || branch.children.size < 2 * Math.sqrt(branch.visits)

export function newNode(): TreeNode {
  return { visits: 0, available: 0, total: 0, branches: [] }
}

/** The branch of a node for the decision at `site` that asks `asked`, made when it is new. */
export function branchFor(node: TreeNode, site: number, asked: Seat): Branch {
  for (const branch of node.branches) if (branch.site === site && branch.asked === asked) return branch
  const branch: Branch = { site, asked, children: new Map(), visits: 0 }
  node.branches.push(branch)
  return branch
}

/** Of the legal choices that were tried before, the one with the highest upper confidence bound. */
export function mostPromising(
  branch: Branch,
  legal: readonly Choice[],
  range: ScoreRange,
  exploration: number,
): Choice {
  let best = legal[0]
  let bestBound = -Infinity
  for (const choice of legal) {
    const child = branch.children.get(choice)
    if (child === undefined) continue
    const mean = range.unit(child.total / child.visits)
    // Counts how often the choice was on offer, not how often the node was reached (Cowling et al., section IV).
    const bound = mean + exploration * Math.sqrt(Math.log(child.available) / child.visits)
    if (bound > bestBound) {
      bestBound = bound
      best = choice
    }
  }
  return best
}

/** The choice tried most often; of several, the one with the best mean. */
export function mostVisited(branch: Branch): Choice | null {
  let best: Choice | null = null
  let bestVisits = 0
  let bestMean = -Infinity
  for (const [choice, child] of branch.children) {
    const mean = child.total / child.visits
    if (child.visits < bestVisits || (child.visits === bestVisits && mean <= bestMean)) continue
    best = choice
    bestVisits = child.visits
    bestMean = mean
  }
  return best
}
