/** What strangers send can stand for very much in a few bytes: it is given up where it is more than any game of ours. */
export class TooMuch extends Error {}

/** So much is read of what is shared, in bytes. */
const MOST = 4_000_000

/** Bytes of what is unpacked are put in at once, each of which can stand for a thousand. */
const PIECE = 1024

/** Hands bytes on piece by piece, so that whoever gathers what comes of them can end it. */
export function inPieces(bytes: Uint8Array, take: (piece: Uint8Array, isLast: boolean) => void): void {
  for (let at = 0; at < bytes.length || at === 0; at += PIECE)
    take(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
}

/** How much was gathered by all who gather of one thing. */
export interface GatheredSize {
  length: number
}

/** Parts of a text as they come, of which there is a bound in all. */
export class BoundedParts {
  private readonly parts: Uint8Array[] = []
  private readonly all: GatheredSize
  private length = 0

  constructor(all: GatheredSize = { length: 0 }) {
    this.all = all
  }

  /** @throws TooMuch */
  add(part: Uint8Array): void {
    this.length += part.length
    this.all.length += part.length
    if (this.all.length > MOST) throw new TooMuch()
    this.parts.push(part)
  }

  whole(): Uint8Array {
    const whole = new Uint8Array(this.length)
    let at = 0
    for (const part of this.parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
}

/** Nothing that we share has more parts in each other. */
const DEEPEST = 32

/** What a text of JSON stands for. @throws SyntaxError also where its parts stand in each other as in nothing of ours */
export function parsedFlat(text: string): unknown {
  let depth = 0
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gsu)) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > DEEPEST) throw new SyntaxError('its parts stand too deep in each other')
  }
  return JSON.parse(text)
}
