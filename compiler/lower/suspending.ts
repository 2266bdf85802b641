import type { Block } from '../flow/block.ts'
import type { Members, Of } from '../flow/operation.ts'
import type { Local, StmtIn, TStmt } from '../program/ir.ts'
import type { Lowering } from './lowering.ts'
import { sameTime } from './same-time.ts'
import { act, chooseOne, chooseSet, may, oneOf, someOf } from './questions.ts'

/** A statement that can be suspended, as blocks. */
export function lowerSuspending(at: Lowering, s: TStmt): void {
  if (s.cites.length > 0) at.graph.add({ kind: 'cite', cites: s.cites })
  switch (s.kind) {
    case 'call':
    case 'proc':
    case 'resolve':
    case 'move':
    case 'swap':
      return at.suspend({ kind: 'run', statement: s })
    case 'leave':
      return leave(at, s.event)
    case 'if':
      return branch(at, s)
    case 'each':
      return at.unsure(() => each(at, s))
    case 'sameTime':
      return at.unsure(() => sameTime(at, s))
    case 'loop':
      return at.unsure(() => loop(at, s))
    case 'act':
      return at.unsure(() => act(at, s))
    case 'may':
      return at.unsure(() => may(at, s))
    case 'choose':
      return s.count === null ? chooseOne(at, s) : at.unsure(() => chooseSet(at, s))
    case 'oneOf':
      return at.unsure(() => (s.several === undefined ? oneOf(at, s) : someOf(at, s)))
    case 'piece':
      return at.statements(s.body)
    case 'announce':
      return at.announce(s.body)
    case 'hook':
      return at.unsure(() => hook(at, s))
    default:
      s satisfies StmtIn<'cards' | 'effects' | 'facts' | 'assign' | 'exits' | 'inserted'>
      throw new Error(`a ${s.kind} statement cannot be suspended`)
  }
}

/** An event that does not run ends only this text. */
function leave({ graph, exit }: Lowering, event: string): void {
  graph.close(graph.place({ kind: 'leave', event, next: exit }))
  graph.start(graph.block())
}

function branch(at: Lowering, s: Of<'if'>): void {
  const { graph } = at
  const [otherwise, after] = [graph.block(), graph.block()]
  graph.jumpUnless({ kind: 'condition', cond: s.cond }, otherwise)
  graph.where(s.cond, true, () => at.statements(s.then))
  graph.jump(after)
  graph.start(otherwise)
  graph.where(s.cond, false, () => at.statements(s.otherwise))
  graph.jump(after)
  graph.start(after)
}

/** The members are noted before the first of them is taken. */
function each(at: Lowering, s: Of<'each'>): void {
  const { graph } = at
  const members = membersOf(at, 'list', s.domain.local)
  graph.add({ kind: 'gather', loop: s, members })
  forEach(at, members, (head) => {
    graph.add({ kind: 'take', variable: s.domain.local, members })
    at.statements(s.body)
    graph.jump(head)
  })
}

/** The rules of cards that fit are noted before the first of them acts. */
function hook(at: Lowering, s: Of<'hook'>): void {
  if (s.rule.selfDomain === null) return at.suspend({ kind: 'hook', hook: s, each: null })
  const members = membersOf(at, 'matching', s.rule.selfDomain.local)
  at.graph.add({ kind: 'match', hook: s, members })
  forEach(at, members, (head) => {
    at.graph.add({ kind: 'advance', next: members.next })
    at.suspend({ kind: 'hook', hook: s, each: members }, head)
  })
}

function membersOf({ graph }: Lowering, wish: string, { type }: Local): Members {
  return { list: graph.slot(wish, 'list', type.base === 'card'), next: graph.slot('next') }
}

function forEach({ graph }: Lowering, members: Members, work: (head: Block) => void): void {
  const [head, after] = [graph.block(), graph.block()]
  graph.jump(head)
  graph.start(head)
  graph.jumpIf({ kind: 'exhausted', members }, after)
  work(head)
  graph.start(after)
}

function loop(at: Lowering, s: Of<'loop'>): void {
  const { graph } = at
  const [head, after] = [graph.block(), graph.block()]
  graph.jump(head)
  graph.start(head)
  if (s.while !== null) graph.jumpUnless({ kind: 'condition', cond: s.while }, after)
  graph.add({ kind: 'round', loop: s })
  at.statements(s.body)
  if (s.until !== null) graph.jumpIf({ kind: 'condition', cond: s.until }, after)
  graph.jump(head)
  graph.start(after)
}
