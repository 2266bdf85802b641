import { Block, type Terminator } from '../flow/block.ts'
import type { OperationKind, PlaceInText, Premise, SuspensionKind, Test, TestKind } from '../flow/operation.ts'
import type { Remainder } from '../flow/remainder.ts'
import type { Slot, SlotType } from '../flow/slot.ts'
import type { TExpr } from '../program/ir.ts'

/** Puts a graph together in the order of the text. A jump may lead to a block that is only filled later. */
export class GraphBuilder {
  readonly blocks: Block[] = []
  readonly slots: Slot[] = []
  private under: readonly Premise[] = []
  private open = this.block()
  private placed = 0

  /** The block that operations are added to. */
  get current(): Block {
    return this.open
  }

  /** A block of its own, empty until it is started. */
  block(inBranch = false): Block {
    const made = new Block(inBranch)
    this.blocks.push(made)
    return made
  }

  start(block: Block): void {
    this.open = block
  }

  slot(wish: string, holds: SlotType = 'number', cards = false): Slot {
    return this.hold({ wish, holds, cards, own: false })
  }

  /** The same for a list that the procedure puts together member by member. */
  ownList(wish: string, holds: SlotType = 'list', cards = false): Slot {
    return this.hold({ wish, holds, cards, own: true })
  }

  private hold(slot: Slot): Slot {
    this.slots.push(slot)
    return slot
  }

  place<K>(kind: K): K & PlaceInText {
    return { ...kind, place: this.placed++, under: this.under }
  }

  add(kind: OperationKind): void {
    this.open.operations = [...this.open.operations, this.place(kind)]
  }

  close(terminator: Terminator): void {
    this.open.terminator = terminator
  }

  jump(to: Block): void {
    this.close({ kind: 'jump', to })
  }

  /** What follows is carried out where the test fails. */
  jumpIf(test: TestKind, then: Block): void {
    this.branch({ ...test, holds: true }, then)
  }

  /** What follows is carried out where the test holds. */
  jumpUnless(test: TestKind, then: Block): void {
    this.branch({ ...test, holds: false }, then)
  }

  private branch(test: TestKind & Pick<Test, 'holds'>, then: Block): void {
    const asked = this.place(test)
    const otherwise = this.block(true)
    this.close({ kind: 'branch', test: asked, then, otherwise })
    this.start(otherwise)
  }

  /** What follows comes when the engine comes back; `next` may be a block that is reached otherwise as well. */
  suspend(by: SuspensionKind, rest: Remainder, next = this.block()): void {
    this.close({ kind: 'suspend', by: this.place(by), next, rest })
    this.start(next)
  }

  /** What `work` adds comes where the condition holds, or does not. */
  where(cond: TExpr, holds: boolean, work: () => void): void {
    const before = this.under
    this.under = [...before, { cond, holds }]
    work()
    this.under = before
  }
}
