import { Block, type Terminator } from './operation.ts'

export { Block, type Terminator }

/** Where a block may go on at once. */
export function jumps(terminator: Terminator): readonly Block[] {
  switch (terminator.kind) {
    case 'jump':
      return [terminator.to]
    case 'branch':
      return [terminator.then, terminator.otherwise]
    case 'switch':
      return [...terminator.cases, terminator.otherwise]
    default:
      terminator.kind satisfies 'suspend' | 'leave' | 'finish' | 'end' | 'open'
      return []
  }
}

/** Where it goes on after a suspension: a place that the state holds. */
export function resumption(terminator: Terminator): Block | null {
  return terminator.kind === 'suspend' || terminator.kind === 'leave' ? terminator.next : null
}

/** Blocks to which an operation in the middle of a block may go. */
export function exits(block: Block): readonly Block[] {
  return block.operations.flatMap((o) => (o.kind === 'statement' && o.exit !== null ? [o.exit] : []))
}

/** Every way out of a block. */
export function successors(block: Block): readonly Block[] {
  const resumed = resumption(block.terminator)
  return [...exits(block), ...jumps(block.terminator), ...(resumed === null ? [] : [resumed])]
}

/** The terminator with each block that it leads to replaced. */
export function redirected(t: Terminator, to: (block: Block) => Block): Terminator {
  switch (t.kind) {
    case 'jump':
      return { ...t, to: to(t.to) }
    case 'branch':
      return { ...t, then: to(t.then), otherwise: to(t.otherwise) }
    case 'switch':
      return { ...t, cases: t.cases.map(to), otherwise: to(t.otherwise) }
    case 'suspend':
    case 'leave':
      return { ...t, next: to(t.next) }
    default:
      t.kind satisfies 'finish' | 'end' | 'open'
      return t
  }
}
