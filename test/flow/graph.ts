import { Block, type Terminator } from '../../compiler/flow/block.ts'
import type { Operation, PlaceInText, Selector, Suspension, Test } from '../../compiler/flow/operation.ts'
import type { Procedure } from '../../compiler/flow/procedure.ts'
import { TRUTH } from '../../compiler/game/type.ts'
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

export const at = (place: number): PlaceInText => ({ place, under: [] })

const step = (place: number): Operation => ({ ...at(place), kind: 'cite', cites: [`step ${place}`] })

const line = { kind: 'stop', span, cites: [] } as const

/** A statement that may end its text: then it goes on at `exit`. */
const stops = (place: number, exit: Block): Operation => ({
  ...at(place),
  kind: 'statement',
  statement: line,
  exit,
})

/** A statement with others in it. */
const says = (place: number, lines: number): Operation => ({
  ...at(place),
  kind: 'statement',
  statement: { kind: 'piece', body: Array.from({ length: lines }, () => line), span, cites: [] },
  exit: null,
})

export const asks = (place: number): Test => ({ ...at(place), kind: 'declined', holds: true })

/** A condition of the rules. That it is asked may be counted, so that it counts as something that is done. */
const asksRules = (place: number): Test => ({
  ...at(place),
  kind: 'condition',
  cond: { kind: 'truth', value: true, type: TRUTH, span },
  holds: true,
})

const answered = (place: number): Selector => ({ ...at(place), kind: 'answer' })

const calls = (place: number): Suspension => ({
  ...at(place),
  kind: 'run',
  statement: { kind: 'call', event: 'called', args: [], forced: false, span, cites: [] },
})

/** The place of an operation; or of a statement that may end its text, or that holds so many lines. */
type Step =
  | number
  | { readonly stop: number; readonly exit: number }
  | { readonly text: number; readonly lines: number }

/** A block as it is written down: the places of its operations, and its terminator with numbers of blocks. */
export interface Sketch {
  readonly steps: readonly Step[]
  readonly end:
    | { readonly kind: 'jump'; readonly to: number }
    | {
        readonly kind: 'branch'
        readonly test: number
        /** Whether it is a condition of the rules. */
        readonly ofRules?: boolean
        readonly then: number
        readonly otherwise: number
      }
    | { readonly kind: 'switch'; readonly on: number; readonly cases: readonly number[]; readonly otherwise: number }
    | { readonly kind: 'suspend'; readonly by: number; readonly next: number }
    | { readonly kind: 'leave'; readonly by: number; readonly next: number }
    | { readonly kind: 'finish'; readonly by: number }
    | { readonly kind: 'end' }
}

interface Known {
  /** Whether others may end the procedure. */
  readonly left?: boolean
  /** Blocks at which it goes on after a call, by the name of what is called. */
  readonly entries?: Readonly<Record<string, number>>
}

/** The graph of a sketch. The first block is the entry; the second one is the exit, and ends. */
export function graphOf(sketch: readonly Sketch[], { left = false, entries = {} }: Known = {}): Procedure {
  const blocks = sketch.map(() => new Block())
  const block = (n: number): Block => {
    const found = blocks[n]
    if (found === undefined) throw new Error(`there is no block ${n}`)
    return found
  }
  for (const [i, { steps, end }] of sketch.entries()) {
    block(i).operations = steps.map((each) => {
      if (typeof each === 'number') return step(each)
      return 'stop' in each ? stops(each.stop, block(each.exit)) : says(each.text, each.lines)
    })
    block(i).terminator = terminatorOf(end, block)
  }
  const known = new Map(Object.entries(entries).map(([event, n]) => [event, block(n)]))
  return { proc, begin: [], entry: block(0), exit: block(1), left, blocks, slots: [], entries: known }
}

function terminatorOf(end: Sketch['end'], block: (n: number) => Block): Terminator {
  switch (end.kind) {
    case 'jump':
      return { kind: 'jump', to: block(end.to) }
    case 'branch':
      return {
        kind: 'branch',
        test: (end.ofRules === true ? asksRules : asks)(end.test),
        then: block(end.then),
        otherwise: block(end.otherwise),
      }
    case 'switch':
      return { kind: 'switch', on: answered(end.on), cases: end.cases.map(block), otherwise: block(end.otherwise) }
    case 'suspend':
      return { kind: 'suspend', by: calls(end.by), next: block(end.next), rest: [] }
    case 'leave':
      return { ...at(end.by), kind: 'leave', event: 'called', next: block(end.next) }
    case 'finish':
      return { kind: 'finish', by: step(end.by) }
    case 'end':
      return { kind: 'end' }
  }
}

/** What the graph says, as text: each block with its steps and its way out. */
export function shown(procedure: Procedure): string[] {
  const cases = procedure.blocks.filter((block) => !block.inBranch)
  const to = (block: Block): string => (block.inBranch ? `(${said(block)})` : `-> ${cases.indexOf(block)}`)
  const done = (o: Operation): string =>
    o.kind === 'statement' && o.exit !== null ? `${o.place} stop ${to(o.exit)}` : String(o.place)
  const said = (block: Block): string => [...block.operations.map(done), wayOut(block.terminator)].join(' ')
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
        return `leave ${t.place} then ${to(t.next)}`
      case 'finish':
        return `finish ${t.by.place}`
      case 'end':
      case 'open':
        return t.kind
    }
  }
  return cases.map(said)
}

/**
 * What a procedure does from one of its blocks on, whatever it is told: steps and calls in their order, with the
 * outcome of
 * each test taken from `outcomes`. A test that is asked twice may turn out otherwise; where it was not asked, its
 * outcome
 * was the same on both sides. Stops after so many steps.
 */
export function trace(from: Block, outcomeOf: (place: number, time: number) => number, most: number): string[] {
  const done: string[] = []
  let block: Block | null = from
  for (let n = 0; block !== null && n < most; n++) {
    const stopped = carriedOut(block, done, outcomeOf)
    block = stopped ?? next(block.terminator, done, outcomeOf)
  }
  return done
}

/** Where the operations of a block lead before its end; null where they all follow one another. */
function carriedOut(block: Block, done: string[], outcomeOf: (place: number, time: number) => number): Block | null {
  for (const o of block.operations) {
    done.push(`step ${o.place}`)
    if (o.kind === 'statement' && o.exit !== null && outcomeOf(o.place, done.length) % 2 === 1) return o.exit
  }
  return null
}

function next(t: Terminator, done: string[], outcomeOf: (place: number, time: number) => number): Block | null {
  switch (t.kind) {
    case 'suspend':
      done.push(`call ${t.by.place}`)
      return t.next
    case 'leave':
      done.push(`leave ${t.place}`)
      return t.next
    case 'branch': {
      const holds = outcomeOf(t.test.place, done.length) % 2 === 1
      if (t.test.kind === 'condition') done.push(`asked ${t.test.place}`)
      return holds === t.test.holds ? t.then : t.otherwise
    }
    case 'switch':
      return t.cases[outcomeOf(t.on.place, done.length) % (t.cases.length + 1)] ?? t.otherwise
    case 'jump':
      return t.to
    case 'finish':
      done.push(`finish ${t.by.place}`)
      return null
    case 'end':
    case 'open':
      done.push(t.kind)
      return null
  }
}
