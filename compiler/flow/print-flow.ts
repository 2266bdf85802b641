import { printLocal } from '../program/print-texpr.ts'
import { deeper, titled } from '../print-lines.ts'
import { type Block, type Terminator } from './block.ts'
import { blockNames } from './block-names.ts'
import { printOperation } from './operation-table.ts'
import { printSelector, printSuspension, printTest } from './print-operation.ts'
import type { Procedure } from './procedure.ts'

/** Every text that can be suspended. */
export const printFlow = (procedures: readonly Procedure[]): string => procedures.flatMap(printProcedure).join('\n')

/** A procedure as text: what is done at once, and its blocks; what stands in a branch stands below it. */
export function printProcedure(procedure: Procedure): readonly string[] {
  const { proc, slots } = procedure
  const blocks = procedure.blocks.filter((block) => !block.inBranch)
  const numbers = new Map(blocks.map((block, i) => [block, i]))
  const names = blockNames(procedure)
  return [
    `${proc.id} ${proc.kind} ${proc.name}(${proc.params.map(printLocal).join(', ')})`,
    ...deeper([
      ...titled('at once', procedure.begin.flatMap(printOperation)),
      ...(slots.length === 0 ? [] : [`holds ${slots.map(({ wish }) => wish).join(', ')}`]),
      ...blocks.flatMap((block, i) => titled(titleOf(i, names.get(block)), printBlock(block, numbers))),
    ]),
  ]
}

const titleOf = (number: number, name: string | undefined): string =>
  name === undefined ? `block ${number}` : `block ${number}, ${name}`

function printBlock(block: Block, numbers: ReadonlyMap<Block, number>): readonly string[] {
  return [...block.operations.flatMap(printOperation), ...printTerminator(block.terminator, numbers)]
}

function printTerminator(t: Terminator, numbers: ReadonlyMap<Block, number>): readonly string[] {
  const to = (block: Block): readonly string[] =>
    block.inBranch ? printBlock(block, numbers) : [`go to block ${numbers.get(block) ?? '?'}`]
  const at = (block: Block): string => `block ${numbers.get(block) ?? '?'}`
  switch (t.kind) {
    case 'jump':
      return to(t.to)
    case 'branch':
      return [`if ${printTest(t.test)}`, ...deeper(to(t.then)), ...to(t.otherwise)]
    case 'switch':
      return [
        ...t.cases.flatMap((block, i) => [`if ${printSelector(t.on)} is ${i + 1}`, ...deeper(to(block))]),
        ...to(t.otherwise),
      ]
    case 'suspend':
      return [`suspend: ${printSuspension(t.by)}`, ...deeper([`go on at ${at(t.next)}`])]
    case 'leave':
      return [`leave ${t.event}`, ...deeper([`go on at ${at(t.next)}`])]
    case 'finish':
      return printOperation(t.by)
    case 'end':
      return ['end']
    case 'open':
      return ['open']
  }
}
