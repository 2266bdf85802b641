import { NONE } from '../engine.ts'
import { LEAST, SIGN, type Shapes } from './signs.ts'

/** Reads what {@link PackedWriter} has written, value by value. */
export class PackedReader {
  private at = 0
  private readonly bytes = new DataView(new ArrayBuffer(8))
  private readonly text: string
  private readonly shapes: Shapes

  constructor(text: string, shapes: Shapes) {
    this.text = text
    this.shapes = shapes
  }

  /** Whether the sign comes next; then it is read. */
  takes(sign: number): boolean {
    if (this.text.charCodeAt(this.at) !== sign) return false
    this.at += 1
    return true
  }

  /** @throws RangeError where the text is none that was packed here */
  value(): unknown {
    const sign = this.next()
    if (sign < SIGN.none) return sign + LEAST
    switch (sign) {
      case SIGN.none:
        return NONE
      case SIGN.whole:
        return this.signed()
      case SIGN.real:
        return this.real()
      case SIGN.yes:
        return true
      case SIGN.no:
        return false
      case SIGN.null:
        return null
      case SIGN.undefined:
        return undefined
      case SIGN.list:
        return this.list()
      case SIGN.record:
        return Object.fromEntries(this.shape().map((key) => [key, this.value()]))
      case SIGN.entries:
        return Object.fromEntries(Array.from({ length: this.whole() }, () => [String(this.value()), this.value()]))
      case SIGN.text:
        return this.units()
      default:
        throw unreadable()
    }
  }

  private list(): unknown[] {
    const length = this.whole()
    const list: unknown[] = []
    for (let i = 0; i < length; i++) {
      if (this.takes(SIGN.gap)) list.length = i + 1
      else list.push(this.value())
    }
    return list
  }

  /** The keys of a record, whose values follow. */
  shape(): readonly string[] {
    const keys = this.shapes.keys[this.whole()]
    if (keys === undefined) throw unreadable()
    return keys
  }

  private next(): number {
    if (this.at >= this.text.length) throw unreadable()
    const code = this.text.charCodeAt(this.at)
    this.at += 1
    return code
  }

  private whole(): number {
    let value = 0
    for (let unit = 1; ; unit *= 128) {
      const code = this.next()
      value += (code % 128) * unit
      if (code < 128) return value
    }
  }

  private signed(): number {
    const value = this.whole()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  private real(): number {
    for (let i = 0; i < 8; i++) this.bytes.setUint8(i, this.next())
    return this.bytes.getFloat64(0)
  }

  private units(): string {
    return Array.from({ length: this.whole() }, () => String.fromCharCode(this.next() * 256 + this.next())).join('')
  }
}

const unreadable = (): RangeError => new RangeError('this text is no state that was packed here')
