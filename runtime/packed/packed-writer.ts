import { NONE } from '../engine.ts'
import {
  type NumberKind,
  type Member,
  bitsOfMember,
  kindOf,
  lengthsOf,
  othersThan,
  widest,
  bitsFor,
} from './number-list.ts'
import { isSame } from './same.ts'
import { BITS, MOST_SHAPES, SIGN, type Shapes } from './signs.ts'

/** Characters that are joined at once: a call takes only so many arguments. */
const AT_ONCE = 4096

/** Writes values behind each other; what was written is then taken as one text. */
export class PackedWriter {
  private readonly characters: number[] = []
  /** Bits that are not yet a character, and how many. */
  private begun = 0
  private bitsBegun = 0
  private readonly bytes = new DataView(new ArrayBuffer(8))
  private readonly shapes: Shapes

  constructor(shapes: Shapes) {
    this.shapes = shapes
  }

  taken(): string {
    if (this.bitsBegun > 0) this.bits(0, 8 - this.bitsBegun)
    let text = ''
    for (let from = 0; from < this.characters.length; from += AT_ONCE)
      text += String.fromCharCode(...this.characters.slice(from, from + AT_ONCE))
    this.characters.length = 0
    return text
  }

  /** A whole number from 0 on that takes at most `width` bits, at most 32. */
  bits(value: number, width: number): void {
    if (width > 16) {
      this.bits(value >>> 16, width - 16)
      return this.bits(value & 0xffff, 16)
    }
    this.begun = (this.begun << width) | value
    this.bitsBegun += width
    while (this.bitsBegun >= 8) {
      this.bitsBegun -= 8
      this.characters.push((this.begun >> this.bitsBegun) & 255)
    }
    this.begun &= (1 << this.bitsBegun) - 1
  }

  /**
   * `before` is what stood there in another state, which the reader is given as well.
   * @throws TypeError for a value that no state in play holds
   */
  value(value: unknown, before?: unknown): void {
    if (typeof value === 'number') this.number(value)
    else if (typeof value === 'boolean') this.sign(value ? SIGN.yes : SIGN.no)
    else if (value === null) this.sign(SIGN.null)
    else if (value === undefined) this.sign(SIGN.undefined)
    else if (typeof value === 'string') this.text(value)
    else if (Array.isArray(value)) this.list(value, before)
    else if (isRecord(value)) this.record(value)
    else throw new TypeError('a state that holds what is no plain data cannot be packed')
  }

  /** The keys of a record, which are those of many; their values follow. */
  shape(record: object): void {
    const keys = Object.keys(record)
    const name = JSON.stringify(keys)
    let number = this.shapes.numbers.get(name)
    if (number === undefined) {
      number = this.shapes.keys.push(keys) - 1
      this.shapes.numbers.set(name, number)
    }
    this.whole(number)
  }

  private sign(sign: number): void {
    this.bits(1, 1)
    this.bits(sign, BITS.sign)
  }

  private number(value: number): void {
    if (value === NONE) this.sign(SIGN.none)
    else if (!Number.isSafeInteger(value) || Object.is(value, -0)) this.real(value)
    else {
      if (value < 0) this.sign(SIGN.negative)
      else this.bits(0, 1)
      this.whole(value < 0 ? -1 - value : value)
    }
  }

  private whole(value: number): void {
    const groups = 1 << BITS.group
    let left = value
    for (; left >= groups; left = Math.floor(left / groups)) this.bits((left % groups) + groups, BITS.group + 1)
    this.bits(left, BITS.group + 1)
  }

  private real(value: number): void {
    this.sign(SIGN.real)
    this.bytes.setFloat64(0, value)
    this.bits(this.bytes.getUint32(0), 32)
    this.bits(this.bytes.getUint32(4), 32)
  }

  private text(text: string): void {
    this.sign(SIGN.text)
    this.whole(text.length)
    for (let i = 0; i < text.length; i++) this.bits(text.charCodeAt(i), 16)
  }

  private list(list: readonly unknown[], before: unknown): void {
    const kind = kindOf(list)
    // INVARIANT: a list that is of a kind holds nothing but its members.
    if (kind !== null) this.numbers(kind, list as readonly Member[], before)
    else if (!this.lists(list, before)) this.anyList(list, Array.isArray(before) ? before : [])
  }

  private numbers(kind: NumberKind, list: readonly Member[], before: unknown): void {
    const others = othersThan(before, list)
    const left = others.map((i) => list[i] as Member)
    const widthOfPlace = bitsFor(list.length)
    const isLike = others.length * (widthOfPlace + widest(kind, left)) < list.length * widest(kind, list)
    this.sign(isLike ? SIGN.others : SIGN.numbers)
    this.whole(list.length)
    if (!isLike) return this.members(kind, list)
    this.whole(others.length)
    for (const place of others) this.bits(place, widthOfPlace)
    this.members(kind, left)
  }

  private members(kind: NumberKind, list: readonly Member[]): void {
    if (list.length === 0) return
    const width = widest(kind, list)
    this.bits(kind, BITS.kind)
    this.bits(width, BITS.width)
    for (const member of list) this.bits(bitsOfMember(kind, member), width)
  }

  private lists(list: readonly unknown[], before: unknown): boolean {
    const lengths = lengthsOf(list)
    if (lengths === undefined) return false
    const all: unknown[] = []
    // INVARIANT: what has lengths are lists alone.
    for (const each of list as readonly unknown[][]) for (const member of each) all.push(member)
    const kind = kindOf(all)
    if (kind === null) return false
    this.sign(SIGN.lists)
    this.list(lengths, lengthsOf(before))
    this.numbers(kind, all as readonly Member[], undefined)
    return true
  }

  private anyList(list: readonly unknown[], before: readonly unknown[]): void {
    this.sign(SIGN.list)
    this.whole(list.length)
    for (let i = 0; i < list.length; i++) {
      if (!(i in list)) this.sign(SIGN.gap)
      else if (typeof list[i] === 'object' && isSame(list[i], before[i])) this.sign(SIGN.same)
      else this.value(list[i])
    }
  }

  private record(record: Readonly<Record<string, unknown>>): void {
    const keys = Object.keys(record)
    const isKnown = this.shapes.numbers.size < MOST_SHAPES || this.shapes.numbers.has(JSON.stringify(keys))
    this.sign(isKnown ? SIGN.record : SIGN.entries)
    if (isKnown) this.shape(record)
    else this.whole(keys.length)
    for (const key of keys) {
      if (!isKnown) this.text(key)
      this.value(record[key])
    }
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
