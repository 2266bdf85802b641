import type { Proc } from '../../compiler/program/ir.ts'
import { type Block, exits, jumps, resumption, successors } from '../../compiler/flow/block.ts'
import type { Operation } from '../../compiler/flow/operation.ts'
import { givenToText, operationUses } from '../../compiler/flow/operation-table.ts'
import { fixed, type Procedure } from '../../compiler/flow/procedure.ts'
import { reachable } from '../../compiler/flow/references.ts'
import { slotsAskedAtEnd } from '../../compiler/flow/slots-asked.ts'

/** What is wrong with a graph, in words; nothing in one that lowering and passes left whole. */
export function faultsOf(procedure: Procedure): readonly string[] {
  const numbers = new Map(procedure.blocks.map((block, i) => [block, i]))
  const named = (block: Block): string => `block ${numbers.get(block) ?? '?'}`
  return [
    ...procedure.blocks.flatMap((block) => faultsOfBlock(procedure, block, numbers).map((f) => `${named(block)} ${f}`)),
    ...branchFaults(procedure).map(([block, fault]) => `${named(block)} ${fault}`),
    ...[...procedure.entries].flatMap(([event, block]) =>
      numbers.has(block) ? [] : [`where it goes on after ${event} is no block of the procedure`],
    ),
    ...endless(procedure).map(
      (block) => `${named(block)} is gone through again and again, and nothing counts how often`,
    ),
    ...deadEnds(procedure).map((block) => `${named(block)} leads to no end`),
  ]
}

function faultsOfBlock(procedure: Procedure, block: Block, known: ReadonlyMap<Block, number>): string[] {
  const used = block.operations.map(operationUses).flatMap(({ asked = [], given = [] }) => [...asked, ...given])
  const slots = [...new Set([...used, ...slotsAskedAtEnd(block.terminator)])]
  const bound = new Set(localsOf(procedure.proc))
  const unbound = block.operations.flatMap(givenToText).filter(({ id }) => !bound.has(id))
  return [
    ...(block.terminator.kind === 'open' ? ['has no terminator'] : []),
    ...(successors(block).every((to) => known.has(to)) ? [] : ['leads out of the procedure']),
    ...slots.flatMap((slot) => (procedure.slots.includes(slot) ? [] : [`uses ${slot.wish}, which nothing holds`])),
    ...unbound.map(({ name }) => `gives ${name} a value, which is no variable of the text`),
  ]
}

const localsOf = ({ params, locals }: Proc): number[] => [...params, ...locals].map(({ id }) => id)

/** What stands in a branch is reached from there alone. */
function branchFaults(procedure: Procedure): [Block, string][] {
  const counts = new Map<Block, number>()
  for (const block of procedure.blocks)
    for (const to of [...exits(block), ...jumps(block.terminator)]) counts.set(to, (counts.get(to) ?? 0) + 1)
  const resumed = procedure.blocks.flatMap(({ terminator }) => resumption(terminator) ?? [])
  const known = new Set([...fixed(procedure), ...procedure.entries.values(), ...resumed])
  return procedure.blocks.flatMap((block): [Block, string][] => {
    if (!block.inBranch) return []
    if (known.has(block)) return [[block, 'stands in a branch, and the state holds it']]
    return (counts.get(block) ?? 0) > 1 ? [[block, 'stands in a branch, and is reached from elsewhere']] : []
  })
}

const COUNTING: ReadonlySet<Operation['kind']> = new Set(['round', 'take', 'turn', 'advance'])

/** Blocks that jump to themselves in the end, without an operation that counts the rounds. */
function endless({ blocks }: Procedure): Block[] {
  const open = new Set(blocks.filter((block) => !block.operations.some((o) => COUNTING.has(o.kind))))
  for (let size = -1; size !== open.size;) {
    size = open.size
    for (const block of open) if (!jumps(block.terminator).some((to) => open.has(to))) open.delete(block)
  }
  return [...open].filter((block) => comesBack(block, open))
}

function comesBack(from: Block, within: ReadonlySet<Block>): boolean {
  const seen = new Set<Block>()
  const next = jumps(from.terminator).filter((to) => within.has(to))
  for (let block = next.pop(); block !== undefined; block = next.pop()) {
    if (block === from) return true
    if (seen.has(block)) continue
    seen.add(block)
    next.push(...jumps(block.terminator).filter((to) => within.has(to)))
  }
  return false
}

/** Blocks that can be reached, and from which nothing ends, or suspends, the procedure. */
function deadEnds(procedure: Procedure): Block[] {
  const blocks = reachable(procedure)
  const ends = new Set(blocks.filter(({ terminator: t }) => t.kind !== 'open' && jumps(t).length === 0))
  for (let size = -1; size !== ends.size;) {
    size = ends.size
    for (const block of blocks) if (jumps(block.terminator).some((to) => ends.has(to))) ends.add(block)
  }
  return blocks.filter((block) => !ends.has(block))
}
