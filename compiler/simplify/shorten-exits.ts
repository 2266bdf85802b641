import { Block, redirected } from '../flow/block.ts'
import type { Procedure } from '../flow/procedure.ts'

/** What only ends the procedure stands wherever it is ended, instead of a jump to the place where it ends. */
export function shortenExits(procedure: Procedure): Procedure {
  const made: Block[] = []
  const shortened = (block: Block): Block => {
    if (block.inBranch || !hardlyMore(block)) return block
    const end = new Block(true)
    end.operations = block.operations
    end.terminator = { kind: 'end' }
    made.push(end)
    return end
  }
  for (const block of procedure.blocks) {
    block.operations = block.operations.map((o) =>
      o.kind === 'statement' && o.exit !== null && onlyEnds(o.exit) ? { ...o, exit: shortened(o.exit) } : o,
    )
    const { terminator } = block
    if (terminator.kind === 'jump') {
      if (!hardlyMore(terminator.to)) continue
      block.operations = [...block.operations, ...terminator.to.operations]
      block.terminator = { kind: 'end' }
    } else if (terminator.kind === 'branch' || terminator.kind === 'switch')
      block.terminator = redirected(terminator, shortened)
  }
  return { ...procedure, blocks: [...procedure.blocks, ...made] }
}

/** What tells of the cards that were moved is as short as a jump. */
const hardlyMore = ({ operations, terminator }: Block): boolean =>
  operations.every(({ kind }) => kind === 'tell-moved') && terminator.kind === 'end'

const onlyEnds = ({ operations, terminator }: Block): boolean => operations.length === 0 && terminator.kind === 'end'
