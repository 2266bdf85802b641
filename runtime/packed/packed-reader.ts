import { NONE } from '../engine.ts'
import { type NumberKind, type Member, lengthsOf, memberOf, bitsFor } from './number-list.ts'
import { BITS, MOST_BITLESS, SIGN, type Shapes } from './signs.ts'

/** Reads what {@link PackedWriter} has written, value by value. */
export class PackedReader {
  /** In bits. */
  private at = 0
  private readonly bytes = new DataView(new ArrayBuffer(8))
  private readonly text: string
  private readonly shapes: Shapes

  constructor(text: string, shapes: Shapes) {
    this.text = text
    this.shapes = shapes
  }

  /** @throws RangeError where the text is none that was packed here */
  value(before?: unknown): unknown {
    if (this.bits(1) === 0) return this.whole()
    switch (this.bits(BITS.sign)) {
      case SIGN.none:
        return NONE
      case SIGN.negative:
        return -1 - this.whole()
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
        return this.list(Array.isArray(before) ? before : [])
      case SIGN.numbers:
        return this.members(this.length())
      case SIGN.others:
        return this.others(before)
      case SIGN.lists:
        return this.lists(before)
      case SIGN.record:
        return Object.fromEntries(this.shape().map((key) => [key, this.value()]))
      case SIGN.entries:
        return Object.fromEntries(Array.from({ length: this.length() }, () => [String(this.value()), this.value()]))
      case SIGN.text:
        return Array.from({ length: this.length() }, () => String.fromCharCode(this.bits(16))).join('')
      default:
        throw unreadable()
    }
  }

  /** The keys of a record, whose values follow. */
  shape(): readonly string[] {
    const keys = this.shapes.keys[this.whole()]
    if (keys === undefined) throw unreadable()
    return keys
  }

  /** The next bits as a number from 0 on. */
  bits(width: number): number {
    if (this.at + width > this.text.length * 8) throw unreadable()
    let value = 0
    for (let left = width; left > 0;) {
      const unread = 8 - (this.at & 7)
      const count = Math.min(left, unread)
      const character = this.text.charCodeAt(this.at >> 3) & ((1 << unread) - 1)
      value = (value << count) | (character >> (unread - count))
      left -= count
      this.at += count
    }
    return value >>> 0
  }

  private whole(): number {
    const groups = 1 << BITS.group
    let value = 0
    for (let unit = 1; ; unit *= groups) {
      const group = this.bits(BITS.group + 1)
      value += (group % groups) * unit
      if (group < groups) return value
    }
  }

  private length(): number {
    const length = this.whole()
    if (length > MOST_BITLESS) throw unreadable()
    return length
  }

  private real(): number {
    this.bytes.setUint32(0, this.bits(32))
    this.bytes.setUint32(4, this.bits(32))
    return this.bytes.getFloat64(0)
  }

  private list(before: readonly unknown[]): unknown[] {
    const length = this.length()
    const list: unknown[] = []
    for (let i = 0; i < length; i++) {
      const { at } = this
      const sign = this.bits(1) === 1 ? this.bits(BITS.sign) : null
      if (sign === SIGN.gap) list.length = i + 1
      else if (sign === SIGN.same) list.push(before[i])
      else {
        this.at = at
        list.push(this.value())
      }
    }
    return list
  }

  private members(length: number): Member[] {
    if (length === 0) return []
    // INVARIANT: two bits hold one of the four kinds.
    const kind = this.bits(BITS.kind) as NumberKind
    const width = this.bits(BITS.width)
    const members: Member[] = []
    while (members.length < length) members.push(memberOf(kind, this.bits(width)))
    return members
  }

  private others(before: unknown): unknown[] {
    const length = this.length()
    const list: unknown[] = Array.isArray(before) ? before.slice(0, length) : []
    const places = Array.from({ length: this.length() }, () => this.bits(bitsFor(length)))
    this.members(places.length).forEach((member, i) => (list[places[i] as number] = member))
    return list
  }

  private lists(before: unknown): unknown[] {
    const lengths = this.value(lengthsOf(before))
    const all = this.value()
    if (!Array.isArray(lengths) || !Array.isArray(all)) throw unreadable()
    let from = 0
    return lengths.map((length: number) => all.slice(from, (from += length)))
  }
}

const unreadable = (): RangeError => new RangeError('this text is no state that was packed here')
