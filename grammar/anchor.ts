import type { SourceFile, Span } from './source-file.ts'

/** Where a passage that is read by itself stands in its file. An edit above it moves it, and all its spans with it. */
export interface Anchor {
  file: SourceFile
  /** Offset of its beginning. */
  start: number
}

/** A stretch of a passage. What is made of a passage keeps its places wherever an edit moves that. */
export class AnchoredSpan implements Span {
  private readonly anchor: Anchor
  private readonly from: number
  private readonly to: number

  /** `from` and `to` count from the beginning of the passage. */
  constructor(anchor: Anchor, from: number, to: number) {
    this.anchor = anchor
    this.from = from
    this.to = to
  }

  get file(): SourceFile {
    return this.anchor.file
  }

  get start(): number {
    return this.anchor.start + this.from
  }

  get end(): number {
    return this.anchor.start + this.to
  }
}

/** A piece of a stretch, wherever an edit moves that. */
export class PartOf implements Span {
  private readonly whole: Span
  private readonly from: number
  private readonly to: number

  /** `from` and `to` count from the beginning of the stretch. */
  constructor(whole: Span, from: number, to: number) {
    this.whole = whole
    this.from = from
    this.to = to
  }

  get file(): SourceFile {
    return this.whole.file
  }

  get start(): number {
    return this.whole.start + this.from
  }

  get end(): number {
    return this.whole.start + this.to
  }
}
