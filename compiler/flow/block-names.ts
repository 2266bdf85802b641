import { type Block, jumps } from './block.ts'
import type { SuspensionKind } from './operation.ts'
import type { Procedure } from './procedure.ts'

/** What a procedure goes on after in each of its blocks to which nothing else leads. */
export function blockNames({ blocks }: Pick<Procedure, 'blocks'>): ReadonlyMap<Block, string> {
  const jumpedTo = new Set(blocks.flatMap(({ terminator }) => jumps(terminator)))
  return new Map(
    blocks.flatMap(({ terminator: t }): [Block, string][] =>
      t.kind === 'suspend' && !jumpedTo.has(t.next) ? [[t.next, `after ${suspendedBy(t.by)}`]] : [],
    ),
  )
}

function suspendedBy(by: SuspensionKind): string {
  switch (by.kind) {
    case 'hook':
      return by.hook.rule.name
    case 'follow':
      return 'what followed'
    case 'ask':
      return 'the answer'
    case 'run':
      return nameOf(by.statement)
  }
}

function nameOf(s: (SuspensionKind & { readonly kind: 'run' })['statement']): string {
  switch (s.kind) {
    case 'call':
      return s.event
    case 'proc':
      return s.proc.name
    case 'move':
    case 'swap':
      return s.kind
    case 'resolve':
      return 'the effect'
  }
}
