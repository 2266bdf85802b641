import { rowOf } from '../analyse/operations.ts'
import { blocksOf, reaches } from '../analyse/walk.ts'
import { type Block, type Terminator, jumps } from '../flow/block.ts'
import { blockNames } from '../flow/block-names.ts'
import type { Operation, Suspension } from '../flow/operation.ts'
import type { TStmt } from '../program/ir.ts'
import { caseOf, lastly, when } from '../typescript/build.ts'
import { type Code, NOTHING, codeOf, isPlain, lines } from '../typescript/code.ts'
import { aside } from '../typescript/literals.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { substituted, usesOf } from '../typescript/walks.ts'

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
  /** Whether some code goes on with the case of another number. */
  private goesOn = false

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
    const cases = this.cases.map((block, i) => caseOf(this.head(block), this.code(block, { counter: i, cites: [] })))
    const all = this.cases.flatMap(withNested)
    if (all.some(leavesFromLoop)) return code`flow: for (;;) switch (f.pc) {\n${cases}\n}`
    const goesOnAtOnce = ({ terminator: t }: Block): boolean => t.kind === 'suspend' && this.mayGoOn(t.by)
    return this.goesOn || all.some(goesOnAtOnce)
      ? code`for (;;) switch (f.pc) {\n${cases}\n}`
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

  /** How a block is gone on with. */
  to(block: Block, at: Standing = NOWHERE): Code {
    if (block.inBranch) return this.code(block, at)
    this.goesOn = true
    return lines([this.set(block, at), code`continue`])
  }

  /** The same from within a loop, which is left. */
  toFromLoop(block: Block): Code {
    return block.inBranch ? this.code(block, NOWHERE) : lines([this.set(block, NOWHERE), code`continue flow`])
  }

  /** Sets the program counter, which stands at the number of a case while that is carried out. */
  private set(block: Block, { counter }: Standing): Code {
    const number = this.numberOf(block)
    return number === counter ? NOTHING : code`f.pc = ${number}`
  }

  /** A number, so that the switch is a jump; the name stands beside. */
  private head(block: Block): Code {
    const name = this.names.get(block)
    const number = this.numberOf(block)
    return name === undefined ? codeOf(number) : code`${number} ${aside(name)}`
  }

  /** The code of a block; clauses that are cited right before it are not cited again. */
  private code({ operations, terminator }: Block, { counter, cites }: Standing): Code {
    const [first] = operations
    const own = first?.kind === 'cite' && sameClauses(first.cites, cites) ? operations.slice(1) : operations
    // A choice of which nothing can be chosen is the most frequent end of a text.
    if (own.length === 1 && own[0]?.kind === 'no-choice' && terminator.kind === 'end') {
      const refused = this.codeAt(own[0].place)
      if (isPlain(refused)) return lastly(substituted(refused, named('refuse'), named('refuseText')))
    }
    const last = operations.at(-1)
    const cited = last === undefined ? cites : last.kind === 'cite' ? last.cites : []
    const at = { counter, cites: cited }
    return lines([...own.map((o) => this.codeAt(o.place)), this.terminator(terminator, at)])
  }

  private terminator(t: Terminator, at: Standing): Code {
    switch (t.kind) {
      case 'jump':
        return this.to(t.to, at)
      case 'branch':
        return this.branch(t, at)
      case 'switch': {
        const on = this.codeAt(t.on.place)
        const cases = t.cases.map((to, i) => when(code`${on} === ${i + 1}`, this.to(to, at)))
        return lines([...cases, this.to(t.otherwise, at)])
      }
      case 'suspend':
        return lines([this.set(t.next, at), lastly(this.codeAt(t.by.place))])
      case 'leave':
        return lines([this.set(t.next, at), lastly(this.codeAt(t.place))])
      case 'finish':
        return this.codeAt(t.by.place)
      case 'end':
        return code`return popFrame(s)`
      case 'open':
        throw new Error('a block has no end')
    }
  }

  /** Where all ways of a branch go on at one place, that is said once, before it. */
  private branch(t: BranchTerminator, at: Standing): Code {
    const ends = [t.then, t.otherwise].flatMap((to) => this.counters(to))
    const next = ends[0] ?? null
    const isOne = ends.length > 1 && ends.every((each) => each === next) && this.asksNobody(t)
    const counter = isOne && next !== null ? next : at.counter
    const then = when(this.codeAt(t.test.place), this.to(t.then, { ...at, counter }))
    const said = counter === null || counter === at.counter ? NOTHING : code`f.pc = ${counter}`
    return lines([said, then, this.to(t.otherwise, { ...at, counter, cites: [] })])
  }

  /** The numbers at which the ways from a block go on; none where the text ends. */
  private counters(block: Block): (number | null)[] {
    if (!block.inBranch) return [this.numberOf(block)]
    const { operations, terminator: t } = block
    if (operations.some(({ kind }) => kind !== 'cite')) return [null]
    switch (t.kind) {
      case 'suspend':
        return [this.numberOf(t.next)]
      case 'jump':
        return this.counters(t.to)
      case 'branch':
        return this.asksNobody(t) ? [t.then, t.otherwise].flatMap((to) => this.counters(to)) : [null]
      case 'end':
        return []
      default:
        t.kind satisfies 'switch' | 'leave' | 'finish' | 'open'
        return [null]
    }
  }

  /** Whether a test calls no function of the game, which might try something on a copy of the frames. */
  private asksNobody(t: BranchTerminator): boolean {
    return [...usesOf(this.codeAt(t.test.place)).values].every(
      ({ home }) => home.kind !== 'module' || home.module === 'names',
    )
  }
}

type BranchTerminator = Terminator & { readonly kind: 'branch' }

/** What is known where code is written: the program counter, null where it is not, and the clauses cited right before. */
interface Standing {
  readonly counter: number | null
  readonly cites: readonly string[]
}

const NOWHERE: Standing = { counter: null, cites: [] }

const sameClauses = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((clause, i) => clause === other[i])

/** The block and those that stand in its branches. */
const withNested = (block: Block): readonly Block[] => [
  block,
  ...jumps(block.terminator).flatMap((to) => (to.inBranch ? withNested(to) : [])),
]

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
