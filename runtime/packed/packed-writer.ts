import { NONE } from '../engine.ts'
import { LEAST, MOST, MOST_SHAPES, SIGN, type Shapes } from './signs.ts'

/** Beyond this, twice a whole number is no longer exact. */
const EXACT = 2 ** 51

/** Characters that are joined at once: a call takes only so many arguments. */
const AT_ONCE = 4096

/** Writes values behind each other; what was written is then taken as one text. */
export class PackedWriter {
  private readonly characters: number[] = []
  private readonly bytes = new DataView(new ArrayBuffer(8))
  private readonly shapes: Shapes

  constructor(shapes: Shapes) {
    this.shapes = shapes
  }

  taken(): string {
    let text = ''
    for (let from = 0; from < this.characters.length; from += AT_ONCE)
      text += String.fromCharCode(...this.characters.slice(from, from + AT_ONCE))
    this.characters.length = 0
    return text
  }

  sign(sign: number): void {
    this.characters.push(sign)
  }

  /** @throws TypeError for a value that no state in play holds */
  value(value: unknown): void {
    if (typeof value === 'number') this.number(value)
    else if (typeof value === 'boolean') this.sign(value ? SIGN.yes : SIGN.no)
    else if (value === null) this.sign(SIGN.null)
    else if (value === undefined) this.sign(SIGN.undefined)
    else if (typeof value === 'string') this.text(value)
    else if (Array.isArray(value)) this.list(value)
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

  private number(value: number): void {
    if (value === NONE) this.sign(SIGN.none)
    else if (!Number.isInteger(value) || Math.abs(value) >= EXACT || Object.is(value, -0)) this.real(value)
    else if (value >= LEAST && value <= MOST) this.sign(value - LEAST)
    else {
      this.sign(SIGN.whole)
      this.whole(value < 0 ? -2 * value - 1 : 2 * value)
    }
  }

  private whole(value: number): void {
    let left = value
    for (; left >= 128; left = Math.floor(left / 128)) this.characters.push((left % 128) + 128)
    this.characters.push(left)
  }

  private real(value: number): void {
    this.sign(SIGN.real)
    this.bytes.setFloat64(0, value)
    for (let i = 0; i < 8; i++) this.characters.push(this.bytes.getUint8(i))
  }

  private text(text: string): void {
    this.sign(SIGN.text)
    this.whole(text.length)
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      this.characters.push(unit >> 8, unit & 255)
    }
  }

  private list(list: readonly unknown[]): void {
    this.sign(SIGN.list)
    this.whole(list.length)
    for (let i = 0; i < list.length; i++) {
      if (i in list) this.value(list[i])
      else this.sign(SIGN.gap)
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
