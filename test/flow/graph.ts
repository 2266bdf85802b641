import { Block, jumps, type Terminator } from '../../compiler/flow/block.ts'
import type { Operation, Placed, Selector, Suspension, Test } from '../../compiler/flow/operation.ts'
import type { Procedure } from '../../compiler/flow/procedure.ts'
import type { Proc } from '../../compiler/program/ir.ts'

/** Small graphs to try passes on, whose operations and tests are only told apart by their places. */

const span = { file: { path: '', text: '' }, start: 0, end: 0 }

const proc: Proc = {
  id: 1,
  name: 'tried',
  kind: 'event',
  params: [],
  body: [],
  locals: [],
  resumable: true,
  cites: [],
  span,
}

export const at = (place: number): Placed => ({ place, under: [] })

const step = (place: number): Operation => ({ ...at(place), kind: 'cite', cites: [`step ${place}`] })

export const asks = (place: number): Test => ({ ...at(place), kind: 'declined', holds: true })

const answered = (place: number): Selector => ({ ...at(place), kind: 'answer' })

const calls = (place: number): Suspension => ({
  ...at(place),
  kind: 'run',
  statement: { kind: 'call', event: 'called', args: [], forced: false, span, cites: [] },
})

/** A block as it is written down: the places of its operations, and its terminator with numbers of blocks. */
export interface Sketch {
  readonly steps: readonly number[]
  readonly end:
    | { readonly kind: 'jump'; readonly to: number }
    | { readonly kind: 'branch'; readonly test: number; readonly then: number; readonly otherwise: number }
    | { readonly kind: 'switch'; readonly on: number; readonly cases: readonly number[]; readonly otherwise: number }
    | { readonly kind: 'suspend'; readonly by: number; readonly next: number }
    | { readonly kind: 'end' }
}

/** The graph of a sketch. The first block is the entry; the second one is the exit, and ends. */
export function graphOf(sketch: readonly Sketch[], { left = false }: { readonly left?: boolean } = {}): Procedure {
  const blocks = sketch.map(() => new Block())
  const block = (n: number): Block => {
    const found = blocks[n]
    if (found === undefined) throw new Error(`there is no block ${n}`)
    return found
  }
  for (const [i, { steps, end }] of sketch.entries()) {
    block(i).operations = steps.map(step)
    block(i).terminator = terminatorOf(end, block)
  }
  return { proc, begin: [], entry: block(0), exit: block(1), left, blocks, slots: [], entries: new Map() }
}

function terminatorOf(end: Sketch['end'], block: (n: number) => Block): Terminator {
  switch (end.kind) {
    case 'jump':
      return { kind: 'jump', to: block(end.to) }
    case 'branch':
      return { kind: 'branch', test: asks(end.test), then: block(end.then), otherwise: block(end.otherwise) }
    case 'switch':
      return { kind: 'switch', on: answered(end.on), cases: end.cases.map(block), otherwise: block(end.otherwise) }
    case 'suspend':
      return { kind: 'suspend', by: calls(end.by), next: block(end.next), rest: [] }
    case 'end':
      return { kind: 'end' }
  }
}

/** What the graph says, as text: each block with its steps and its way out. */
export function shown(procedure: Procedure): string[] {
  const cases = procedure.blocks.filter((block) => !block.inBranch)
  const to = (block: Block): string => (block.inBranch ? `(${said(block)})` : `-> ${cases.indexOf(block)}`)
  const said = (block: Block): string =>
    [...block.operations.map((o) => String(o.place)), wayOut(block.terminator)].join(' ')
  const wayOut = (t: Terminator): string => {
    switch (t.kind) {
      case 'branch':
        return `if ${t.test.holds ? '' : 'not '}${t.test.place} ${to(t.then)} else ${to(t.otherwise)}`
      case 'switch':
        return `on ${t.on.place} ${[...t.cases, t.otherwise].map(to).join(' or ')}`
      case 'suspend':
        return `call ${t.by.place} then ${to(t.next)}`
      case 'jump':
        return to(t.to)
      case 'leave':
      case 'finish':
      case 'end':
      case 'open':
        return t.kind
    }
  }
  return cases.map(said)
}

/**
 * What a procedure does, whatever it is told: steps and calls in their order, with the outcome of each test taken from
 * `outcomes`. A test that is asked twice may turn out otherwise; where it was not asked, its outcome was the same on both
 * sides. Stops after so many steps.
 */
export function trace(
  procedure: Procedure,
  outcomeOf: (place: number, time: number) => number,
  most: number,
): string[] {
  const done: string[] = []
  let time = 0
  let block: Block | null = procedure.entry
  for (let n = 0; block !== null && n < most; n++) {
    for (const o of block.operations) done.push(`step ${o.place}`)
    time += block.operations.length
    const t: Terminator = block.terminator
    if (t.kind === 'suspend') {
      done.push(`call ${t.by.place}`)
      time += 1
      block = t.next
    } else if (t.kind === 'branch') {
      const holds: boolean = outcomeOf(t.test.place, time) % 2 === 1
      block = holds === t.test.holds ? t.then : t.otherwise
    } else if (t.kind === 'switch') {
      block = t.cases[outcomeOf(t.on.place, time) % (t.cases.length + 1)] ?? t.otherwise
    } else {
      if (t.kind !== 'jump') done.push(t.kind)
      block = jumps(t)[0] ?? null
    }
  }
  return done
}
