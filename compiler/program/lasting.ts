import type { ExceptDecl, HookDecl, ModalDecl } from '../../grammar/tree/statements.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Pattern } from '../../grammar/tree/expressions.ts'
import type { Proc } from './ir.ts'

/** An instruction that lays down rules, for checks and for what players are told. */
export interface LastingBlock {
  readonly proc: Proc
  readonly until: readonly Pattern[]
  readonly during: Name | null
  readonly modals: readonly ModalDecl[]
  readonly hooks: readonly HookDecl[]
  readonly excepts: readonly ExceptDecl[]
}
