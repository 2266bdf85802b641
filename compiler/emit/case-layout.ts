import { rowOf } from '../analyse/operations.ts'
import { blocksOf, reaches } from '../analyse/walk.ts'
import { type Block, jumps } from '../flow/block.ts'
import { blockNames } from '../flow/block-names.ts'
import type { Operation, Suspension } from '../flow/operation.ts'
import type { TStmt } from '../program/ir.ts'
import { type Code, NOTHING, lines } from '../typescript/code.ts'
import { aside } from '../typescript/literals.ts'
import { code } from '../typescript/vocabulary.ts'

/**
 * Blocks as cases of a switch over the program counter; one that stands in a branch is written there and has no number.
 */
export class CaseLayout {
  private readonly cases: readonly Block[]
  private readonly numbers: ReadonlyMap<Block, number>
  private readonly names: ReadonlyMap<Block, string>
  /** The code of what stands at a place of the text. */
  private readonly codeAt: (place: number) => Code
  /** Whether a suspension may turn out to be none, and the text goes on at once. */
  private readonly mayGoOn: (by: Suspension) => boolean

  constructor(
    blocks: readonly Block[],
    codeAt: (place: number) => Code,
    mayGoOn: (by: Suspension) => boolean = () => false,
  ) {
    this.cases = blocks.filter((block) => !block.inBranch)
    this.numbers = new Map(this.cases.map((block, i) => [block, i]))
    this.names = blockNames({ blocks })
    this.codeAt = codeAt
    this.mayGoOn = mayGoOn
  }

  /** The switch is gone through again while a block goes on with another. */
  body(): Code {
    const cases = this.cases.map((block, i) => code`${this.head(block)} {\n${this.code(block, i)}\n}`)
    const all = this.cases.flatMap(withNested)
    if (all.some(leavesFromLoop)) return code`flow: for (;;) {\nswitch (f.pc) {\n${cases}\ndefault: return\n}\n}`
    const goesOnAtOnce = ({ terminator: t }: Block): boolean => t.kind === 'suspend' && this.mayGoOn(t.by)
    return all.some((block) => goesOn(block) || goesOnAtOnce(block))
      ? code`for (;;) {\nswitch (f.pc) {\n${cases}\ndefault: return\n}\n}`
      : code`switch (f.pc) {\n${cases}\n}`
  }

  numberOf(block: Block): number {
    const number = this.numbers.get(block)
    if (number === undefined) throw new Error('what stands in a branch has no number')
    return number
  }

  has(block: Block): boolean {
    return this.numbers.has(block)
  }

  /** How a block is gone on with, from within the case of that number where it is known. */
  to(block: Block, from: number | null = null): Code {
    return block.inBranch ? this.code(block, from) : lines([this.set(block, from), code`continue`])
  }

  /** The same from within a loop, which is left. */
  toFromLoop(block: Block): Code {
    return block.inBranch ? this.code(block, null) : lines([this.set(block, null), code`continue flow`])
  }

  /** Sets the program counter, which stands at the number of a case while that is carried out. */
  private set(block: Block, from: number | null): Code {
    const number = this.numberOf(block)
    return number === from ? NOTHING : code`f.pc = ${number}`
  }

  /** A number, so that the switch is a jump; the name stands beside. */
  private head(block: Block): Code {
    const name = this.names.get(block)
    const number = this.numberOf(block)
    return name === undefined ? code`case ${number}:` : code`case ${number} ${aside(name)}:`
  }

  private code(block: Block, from: number | null): Code {
    return lines([...block.operations.map((o) => this.codeAt(o.place)), this.terminator(block, from)])
  }

  private terminator({ terminator: t }: Block, from: number | null): Code {
    switch (t.kind) {
      case 'jump':
        return this.to(t.to, from)
      case 'branch':
        return lines([
          code`if (${this.codeAt(t.test.place)}) {\n${this.to(t.then, from)}\n}`,
          this.to(t.otherwise, from),
        ])
      case 'switch': {
        const on = this.codeAt(t.on.place)
        const cases = t.cases.map((to, i) => code`if (${on} === ${i + 1}) {\n${this.to(to, from)}\n}`)
        return lines([...cases, this.to(t.otherwise, from)])
      }
      case 'suspend':
        return lines([this.set(t.next, from), this.codeAt(t.by.place), code`return`])
      case 'leave':
        return lines([this.set(t.next, from), this.codeAt(t.place), code`return`])
      case 'finish':
        return this.codeAt(t.by.place)
      case 'end':
        return code`s.frames.pop()\nreturn`
      case 'open':
        throw new Error('a block has no end')
    }
  }
}

/** The block and those that stand in its branches. */
const withNested = (block: Block): readonly Block[] => [
  block,
  ...jumps(block.terminator).flatMap((to) => (to.inBranch ? withNested(to) : [])),
]

const goesOn = (block: Block): boolean =>
  jumps(block.terminator).some((to) => !to.inBranch) || block.operations.some(goesOnFrom)

const goesOnFrom = (o: Operation): boolean => o.kind === 'statement' && o.exit !== null && !o.exit.inBranch

/** Whether an operation goes on elsewhere from within a loop of its own. */
const leavesFromLoop = (block: Block): boolean =>
  block.operations.some((o) => o.kind === 'statement' && goesOnFrom(o) && endsInLoop(o.statement))

function endsInLoop(s: TStmt): boolean {
  const isLoop = s.kind === 'each' || s.kind === 'loop'
  return isLoop
    ? blocksOf(s).some((body) => reaches(body, (x) => rowOf(x).exits === 'text'))
    : blocksOf(s).some((body) => body.some(endsInLoop))
}
