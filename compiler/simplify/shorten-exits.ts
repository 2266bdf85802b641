import { Block, redirected } from '../flow/block.ts'
import type { Procedure } from '../flow/procedure.ts'

/** What only ends the procedure stands wherever it is ended, instead of a jump to the place where it ends. */
export function shortenExits(procedure: Procedure): Procedure {
  const made: Block[] = []
  const shortened = (block: Block): Block => {
    if (block.inBranch || !onlyEnds(block)) return block
    const end = new Block(true)
    end.terminator = { kind: 'end' }
    made.push(end)
    return end
  }
  for (const block of procedure.blocks) {
    block.operations = block.operations.map((o) =>
      o.kind === 'statement' && o.exit !== null ? { ...o, exit: shortened(o.exit) } : o,
    )
    const { terminator } = block
    if (terminator.kind === 'jump') {
      if (onlyEnds(terminator.to)) block.terminator = { kind: 'end' }
    } else if (terminator.kind === 'branch' || terminator.kind === 'switch')
      block.terminator = redirected(terminator, shortened)
  }
  return { ...procedure, blocks: [...procedure.blocks, ...made] }
}

const onlyEnds = ({ operations, terminator }: Block): boolean => operations.length === 0 && terminator.kind === 'end'
