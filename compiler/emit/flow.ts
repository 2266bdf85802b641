/** A field of a frame, with type and starting value. */
export interface FrameField { readonly name: string; readonly type: string; readonly start: string; readonly param: boolean }

/** Code of a block that goes on with another. */
export const goTo = (block: number): string => `f.pc = ${block}\ncontinue`

/** The same from within a loop of the block, which is left. */
export const goToFromLoop = (block: number): string => `${goTo(block)} flow`

/** The flow of a procedure that can stop: numbered blocks, jumps between them, and fields that outlive a stop. */
export class Flow {
  readonly fields: FrameField[] = []
  private readonly blocks: string[][] = [[]]
  private open = 0
  private temps = 0

  /** The block that lines are added to. */
  get current(): number { return this.open }
  get code(): string[] { return this.blocks.map((lines) => lines.join('\n')) }

  /** A block of its own, empty until it is started. */
  block(): number { return this.blocks.push([]) - 1 }
  start(block: number): void { this.open = block }
  line(code: string): void { this.blocks[this.open]?.push(code) }
  jump(block: number): void { this.line(goTo(block)) }
  jumpIf(test: string, block: number): void { this.line(`if (${test}) {\n${goTo(block)}\n}`) }

  /** A field of the flow's own; gives the code that reaches it. */
  temp(wish: string, type: string, start: string): string {
    const name = `${wish}${++this.temps}`
    this.fields.push({ name, type, start, param: false })
    return `f.${name}`
  }
}
