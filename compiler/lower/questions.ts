import type { Branches, Of, Several } from '../flow/operation.ts'
import type { TStmt } from '../program/ir.ts'
import type { Block } from '../flow/block.ts'
import type { Lowering } from './lowering.ts'

export function act(at: Lowering, s: Of<'act'>): void {
  const { graph } = at
  const [head, declined, after] = [graph.block(), graph.block(), graph.block()]
  graph.jump(head)
  graph.start(head)
  at.suspend({ kind: 'ask', question: { kind: 'act', choice: s } })
  at.moved(s.site.at)
  graph.jumpIf({ kind: 'declined' }, declined)
  at.statements(s.then)
  graph.jump(s.loop ? head : after)
  graph.start(declined)
  at.statements(s.otherwise)
  graph.jump(after)
  graph.start(after)
}

export function may(at: Lowering, s: Of<'may'>): void {
  const { graph } = at
  const [otherwise, after] = [graph.block(), graph.block()]
  at.suspend({ kind: 'ask', question: { kind: 'may', choice: s } })
  graph.jumpIf({ kind: 'declined' }, otherwise)
  at.statements(s.then)
  graph.jump(after)
  graph.start(otherwise)
  at.statements(s.otherwise)
  graph.jump(after)
  graph.start(after)
}

export function chooseOne(at: Lowering, s: Of<'choose'>): void {
  const { graph } = at
  if (s.reading?.askedBefore === true) {
    const after = graph.block()
    graph.jumpIf({ kind: 'known', variable: s.result }, after)
    chooseOne(at, { ...s, reading: { ...s.reading, askedBefore: false } })
    graph.jump(after)
    return graph.start(after)
  }
  at.suspend({ kind: 'ask', question: { kind: 'choose', choice: s } })
  failing(at, at.listEnd, () => graph.add({ kind: 'no-choice', choice: s }))
  graph.add({ kind: 'chosen', choice: s })
}

/** Where nothing could be answered: an announcement fails, and the text goes on elsewhere. */
function failing({ graph }: Lowering, to: Block, work: () => void): void {
  const none = graph.block(true)
  graph.jumpIf({ kind: 'declined' }, none)
  const next = graph.current
  graph.start(none)
  work()
  graph.jump(to)
  graph.start(next)
}

export function chooseSet(at: Lowering, s: Of<'choose'>): void {
  const { graph } = at
  const set: Several = { choice: s, atLeast: graph.slot('atLeast'), atMost: graph.slot('atMost') }
  const [head, after] = [graph.block(), graph.block()]
  const following = at.following
  graph.add({ kind: 'begin-set', choice: set })
  graph.jump(head)
  graph.start(head)
  graph.jumpIf({ kind: 'has-most', of: s.result, most: set.atMost }, after)
  const announced = at.inAnnouncement
  at.suspend({ kind: 'ask', question: { kind: 'choose-set', set, after: following, announced } })
  graph.jumpIf({ kind: 'declined' }, after)
  graph.add({ kind: 'add-to-set', choice: set })
  graph.jump(head)
  graph.start(after)
  graph.add({ kind: 'check-set', choice: set })
}

export function oneOf(at: Lowering, s: Of<'oneOf'>): void {
  const { graph } = at
  const after = graph.block()
  at.suspend({ kind: 'ask', question: { kind: 'one-of', choice: s } })
  const heads = s.branches.map(() => graph.block())
  failing(at, after, () => graph.add({ kind: 'no-branch' }))
  graph.close({ kind: 'switch', on: graph.place({ kind: 'answer' }), cases: heads, otherwise: after })
  branches(at, s.branches, heads, after)
}

/** Several branches: all are chosen first, and then carried out in the order in which they are printed. */
export function someOf(at: Lowering, s: Of<'oneOf'>): void {
  const { graph } = at
  const [atLeast, atMost] = [graph.slot('atLeast'), graph.slot('atMost')]
  const picked = graph.slot('pieces', 'answers')
  const chosen: Branches = { choice: s, atLeast, atMost, picked, next: graph.slot('next') }
  const [head, enough, turn, after] = [graph.block(), graph.block(), graph.block(), graph.block()]
  const heads = s.branches.map(() => graph.block())
  graph.add({ kind: 'begin-branches', branches: chosen })
  graph.jump(head)
  graph.start(head)
  graph.jumpIf({ kind: 'has-most', of: picked, most: atMost }, enough)
  at.suspend({ kind: 'ask', question: { kind: 'some-of', branches: chosen } })
  graph.jumpIf({ kind: 'declined' }, enough)
  graph.add({ kind: 'add-branch', branches: chosen })
  graph.jump(head)
  graph.start(enough)
  graph.add({ kind: 'order-branches', branches: chosen })
  graph.jump(turn)
  graph.start(turn)
  graph.jumpIf({ kind: 'exhausted', members: { list: picked, next: chosen.next } }, after)
  graph.add({ kind: 'advance', next: chosen.next })
  const on = graph.place({ kind: 'turn', branches: chosen } as const)
  graph.close({ kind: 'switch', on, cases: heads, otherwise: after })
  branches(at, s.branches, heads, turn)
  graph.start(after)
}

/** The blocks of branches, each of which goes on at `then`. */
function branches(at: Lowering, texts: readonly (readonly TStmt[])[], heads: readonly Block[], then: Block): void {
  for (const [i, head] of heads.entries()) {
    at.graph.start(head)
    at.statements(texts[i] ?? [])
    at.graph.jump(then)
  }
  at.graph.start(then)
}
