import { analysesOf } from '../analyse/analyses.ts'
import { needsOf } from '../analyse/events-in-lines.ts'
import { rowOf } from '../analyse/operations.ts'
import { within } from '../analyse/walk.ts'
import type { Block } from '../flow/block.ts'
import type { Members, Of } from '../flow/operation.ts'
import type { Line, MemberTable } from '../flow/same-time.ts'
import type { Slot } from '../flow/slot.ts'
import { TRUTH } from '../game/type.ts'
import type { TEvent } from '../program/declarations.ts'
import type { Local, StmtIn, TStmt } from '../program/ir.ts'
import { isNoLine } from '../program/line-kinds.ts'
import { firstCall } from '../analyse/first-call.ts'
import { isRestricted } from '../analyse/event-text.ts'
import type { Lowering } from './lowering.ts'

/** Line by line, each for all members before the next. */
export function sameTime(at: Lowering, s: Of<'sameTime'>): void {
  const { graph } = at
  const table = tableOf(at, s, null)
  graph.add({ kind: 'begin-members', table })
  graph.add({ kind: 'add-members', table })
  at.linesForAll(() => {
    linesForAll(at, table)
    const end = graph.block()
    graph.jump(end)
    graph.start(end)
  })
}

function tableOf({ graph }: Lowering, s: Of<'sameTime'>, around: MemberTable | null): MemberTable {
  const within = around === null ? null : { table: around, places: graph.ownList('places') }
  const isCard = ({ type }: Local): boolean => type.base === 'card'
  const kept = s.own.map((local): [Local, Slot] => [local, graph.ownList(local.name, holdsAll(local), isCard(local))])
  return {
    loop: s,
    list: graph[within === null ? 'slot' : 'ownList']('members', 'list', isCard(s.domain.local)),
    at: graph.slot('at'),
    within,
    kept: new Map(kept),
  }
}

function holdsAll({ type }: Local): Slot['holds'] {
  if (type.set) return 'lists'
  return type.base === 'truth' ? 'truths' : 'list'
}

function linesForAll(at: Lowering, table: MemberTable): void {
  const active = at.graph.slot('active', 'list')
  at.graph.add({ kind: 'take-part', table, active })
  lines(at, { table, active }, table.loop.body)
}

/** Those for whom lines are done: places in a table. */
interface Those {
  readonly table: MemberTable
  readonly active: Slot
}

function lines(at: Lowering, those: Those, body: readonly TStmt[]): void {
  for (const s of body) line(at, those, s)
}

function line(at: Lowering, those: Those, s: TStmt): void {
  const { graph } = at
  if (isNoLine(s)) throw new Error(`${s.kind} cannot be done at the same time`)
  switch (s.kind) {
    case 'if':
      return blocks(at, those, s, [s.then, s.otherwise], ([yes, no]) => {
        const otherwise = graph.block()
        graph.jumpUnless({ kind: 'condition', cond: s.cond }, otherwise)
        return [
          { from: graph.current, list: yes },
          { from: otherwise, list: no },
        ]
      })
    case 'may':
      return blocks(at, those, s, [s.then, s.otherwise], ([yes, no]) => {
        const declined = graph.block()
        at.suspend({ kind: 'ask', question: { kind: 'may', choice: s } })
        graph.jumpIf({ kind: 'declined' }, declined)
        return [
          { from: graph.current, list: yes },
          { from: declined, list: no },
        ]
      })
    case 'oneOf':
      return blocks(at, those, s, s.branches, (lists, head) => {
        at.suspend({ kind: 'ask', question: { kind: 'one-of', choice: s } })
        const none = graph.block(true)
        graph.jumpIf({ kind: 'declined' }, none)
        const heads = lists.map(() => graph.block())
        graph.close({ kind: 'switch', on: graph.place({ kind: 'answer' }), cases: heads, otherwise: head })
        graph.start(none)
        graph.add({ kind: 'no-branch' })
        graph.jump(head)
        return heads.map((from, i) => ({ from, list: lists[i] }))
      })
    case 'sameTime': {
      const table = tableOf(at, s, those.table)
      graph.add({ kind: 'begin-members', table })
      forThose(at, those, s, () => graph.add({ kind: 'add-members', table }))
      return linesForAll(at, table)
    }
    case 'piece': {
      // Who finds nothing to choose in it goes on after it.
      const active = graph.slot('active', 'list')
      graph.add({ kind: 'go-on', active, still: those.active })
      return lines(at, { ...those, active }, s.body)
    }
    case 'choose':
      return s.count === null ? chooseOne(at, those, s) : forThose(at, those, s, () => at.asking(s))
    case 'assign':
      return forThose(at, those, s, () => at.statements([s]))
    case 'finish':
      return finish(at, those, s)
    default:
      s satisfies StmtIn<'changes'>
      return done(at, judged(at, those, s), s)
  }
}

/** Each of those has its turn; what the line gives it is kept. */
function forThose(at: Lowering, those: Those, s: TStmt, work: (head: Block) => void, before = (): void => {}): void {
  const { graph } = at
  const { table } = those
  const turns: Members = { list: those.active, next: graph.slot('next') }
  const [head, after] = [graph.block(), graph.block()]
  const asks = rowOf(s).asks(s) === 'player'
  if (asks) graph.add({ kind: 'withhold' })
  graph.add({ kind: 'begin-turns', turns })
  graph.jump(head)
  graph.start(head)
  graph.jumpIf({ kind: 'exhausted', members: turns }, after)
  before()
  graph.add({ kind: 'turn', table, turns, uses: usedIn(table, s) })
  work(head)
  for (const local of rowOf(s).assigns(s)) {
    const holder = tableWith(table, local)
    if (holder !== null) graph.add({ kind: 'keep', table: holder, local })
  }
  graph.jump(head)
  graph.start(after)
  if (asks) graph.add({ kind: 'tell-withheld' })
}

const tableWith = (table: MemberTable | null, local: Local): MemberTable | null =>
  table === null || table.kept.has(local) ? table : tableWith(table.within?.table ?? null, local)

/** The variables of the members that a line asks for. */
function usedIn(table: MemberTable, s: TStmt): readonly Local[] {
  const first = s.kind === 'oneOf' ? s.branches.flatMap((branch) => firstCall(branch)?.args ?? []) : []
  const captured = s.kind === 'later' || s.kind === 'lasting' ? s.captured : []
  const asked = [...rowOf(s).exprs(s), ...first].flatMap(within)
  const used = new Set([...asked.flatMap((x) => (x.kind === 'local' ? [x.local] : [])), ...captured])
  return ofMembers(table).filter((local) => used.has(local))
}

/** Every variable of a member, and of those around it. */
function ofMembers({ loop, kept, within }: MemberTable): readonly Local[] {
  return [...(within === null ? [] : ofMembers(within.table)), loop.domain.local, ...kept.keys()]
}

interface Part {
  readonly from: Block
  readonly list: Slot | undefined
}

/** Blocks for those who are sorted into each: each block for all of its own before the next. */
function blocks(
  at: Lowering,
  those: Those,
  s: TStmt,
  bodies: readonly (readonly TStmt[])[],
  sort: (lists: readonly Slot[], head: Block) => readonly Part[],
): void {
  const { graph } = at
  const lists = bodies.map(() => graph.ownList('part'))
  graph.add({ kind: 'nobody-yet', lists })
  forThose(at, those, s, (next) => {
    for (const { from, list } of sort(lists, next)) {
      if (list === undefined) continue
      graph.start(from)
      graph.add({ kind: 'note-turn', table: those.table, list })
      graph.jump(next)
    }
    graph.start(graph.block())
  })
  for (const [i, body] of bodies.entries()) {
    const active = lists[i]
    if (active !== undefined) lines(at, { ...those, active }, body)
  }
}

/** Whoever finds nothing takes no part in the lines below. */
function chooseOne(at: Lowering, those: Those, s: Of<'choose'>): void {
  const { graph } = at
  const still = graph.ownList('still')
  graph.add({ kind: 'nobody-yet', lists: [still] })
  const outer = at.listEnd
  forThose(at, those, s, (head) => {
    at.listEnd = head
    at.asking(s)
    graph.add({ kind: 'note-turn', table: those.table, list: still })
  })
  at.listEnd = outer
  graph.add({ kind: 'go-on', active: those.active, still })
}

function finish(at: Lowering, those: Those, s: Of<'finish'>): void {
  forThose(at, those, s, () => at.statements([s]))
}

/** Those for whom nothing forbids it, as things stand before the line. */
function judged(at: Lowering, those: Those, s: TStmt): Those {
  const { graph } = at
  if (!isForbiddable(s) || restricted(at, s) === null) return those
  const test = testOf(s, false)
  const active = graph.ownList('allowed')
  graph.add({ kind: 'nobody-yet', lists: [active] })
  forThose(at, those, s, (head) => {
    graph.jumpUnless(test, head)
    graph.add({ kind: 'note-turn', table: those.table, list: active })
  })
  return { ...those, active }
}

type Forbiddable = Extract<TStmt, { readonly forced: boolean }>

const isForbiddable = (s: TStmt): s is Forbiddable => 'forced' in s

/** The event that a line does and that something may keep from happening. */
function restricted({ program }: Lowering, s: Forbiddable): TEvent | null {
  const event = s.forced ? undefined : program.events.get(s.kind === 'call' ? s.event : 'move')
  return event !== undefined && isRestricted(event) ? event : null
}

/** Whether nothing forbids it; `counting`: no limit that counts what was done before. */
function testOf(s: Forbiddable, counting: boolean): Parameters<Lowering['graph']['jumpUnless']>[0] {
  if (s.kind !== 'call') return { kind: 'may-move', move: s, counting }
  const asked = { kind: 'can', event: s.event, args: s.args, type: TRUTH, span: s.span } as const
  return { kind: 'condition', cond: counting ? { ...asked, counting } : asked }
}

/** Of what may be forbidden it was asked before; limits that count are asked again when its turn comes. */
function inItsTurn(at: Lowering, s: TStmt, head: Block): void {
  const event = isForbiddable(s) ? restricted(at, s) : null
  if (!isForbiddable(s) || event === null) return at.statements([s])
  if (analysesOf(at.program).countingLimits(event) !== null) at.graph.jumpUnless(testOf(s, true), head)
  at.statements([{ ...s, forced: true }])
}

/** Done for all, where there is anybody; then comes what follows the events in it. */
function done(at: Lowering, those: Those, s: TStmt): void {
  const { graph } = at
  const needs = needsOf(at.program, s)
  const work = (head: Block): void => inItsTurn(at, s, head)
  if (needs === null) return forThose(at, those, s, work)
  const line: Line = { ...needs, changed: graph.slot('changed') }
  const after = graph.block()
  graph.jumpIf({ kind: 'nobody', list: those.active }, after)
  graph.add({ kind: 'begin-line', line })
  at.noteLine(1)
  forThose(at, those, s, work, () => graph.add({ kind: 'begin-turn', line }))
  at.noteLine(0)
  graph.add({ kind: 'end-line', line })
  if (needs.follows) follow(at)
  graph.jump(after)
  graph.start(after)
}

function follow(at: Lowering): void {
  const { graph } = at
  const following: Members = { list: graph.slot('following', 'effects'), next: graph.slot('next') }
  const [head, after] = [graph.block(), graph.block()]
  graph.add({ kind: 'take-following', following })
  graph.jump(head)
  graph.start(head)
  graph.jumpIf({ kind: 'exhausted', members: following }, after)
  graph.add({ kind: 'advance', next: following.next })
  at.suspend({ kind: 'follow', following }, head)
  graph.start(after)
}
