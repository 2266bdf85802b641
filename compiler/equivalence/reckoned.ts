import type { TExpr } from '../program/ir.ts'

/** A number as a sum of products, so that the same number is the same sum however it is written. */
export interface Reckoned {
  /** By what it is called, how often a product of values counts. */
  readonly products: ReadonlyMap<string, Product>
  readonly plus: number
  /** What may be none, of which there is no number then. */
  readonly needs: ReadonlySet<string>
}

export interface Product {
  readonly times: number
  readonly of: readonly Factor[]
}

/** A value that is not worked out here; without an expression where it is a part of one that is divided. */
interface Factor {
  readonly name: string
  readonly x: TExpr | null
}

type NameOf = (x: TExpr) => string

/** Longer sums are values of their own. */
const LONGEST = 24

/** So are those that come close to the largest number on the way, where an engine stops: `n * 1000000 / 1000000`. */
const MOST_TIMES = 1000

/** What a number is worked out as. */
export function asOneSum(x: TExpr, nameOf: NameOf): Reckoned {
  const sum = worked(x, nameOf)
  const isLarge = [...sum.products.values()].some(({ times }) => Math.abs(times) > MOST_TIMES)
  return isLarge || sum.products.size > LONGEST ? valueAlone(x, nameOf) : sum
}

/** Whether two numbers are the same sum. */
export const areOneSum = (a: Reckoned, b: Reckoned): boolean =>
  sumInWords(a) === sumInWords(b) && [...a.needs].sort().join() === [...b.needs].sort().join()

/** All of a sum in one order. */
export function sumInWords({ products, plus }: Pick<Reckoned, 'products' | 'plus'>): string {
  const words = [...products].map(([name, { times }]) => `${times} ${name}`).sort()
  return [...words, String(plus)].join(' + ')
}

function worked(x: TExpr, nameOf: NameOf): Reckoned {
  if (x.kind === 'number') return { products: new Map(), plus: x.value, needs: new Set() }
  if (x.kind !== 'binary') return valueAlone(x, nameOf)
  const { op, left, right } = x
  switch (op) {
    case '+':
    case '-':
      return addedUp(asOneSum(left, nameOf), asOneSum(right, nameOf), op === '+' ? 1 : -1)
    case '*':
      return multiplied(asOneSum(left, nameOf), asOneSum(right, nameOf))
    case '/':
      return right.kind === 'number' && right.value > 0
        ? divided(asOneSum(left, nameOf), right.value)
        : valueAlone(x, nameOf)
    default:
      return valueAlone(x, nameOf)
  }
}

function valueAlone(x: TExpr, nameOf: NameOf): Reckoned {
  const name = nameOf(x)
  const product = { times: 1, of: [{ name, x }] }
  return { products: new Map([[name, product]]), plus: 0, needs: new Set(x.type.optional ? [name] : []) }
}

export function addedUp(a: Reckoned, b: Reckoned, times: number): Reckoned {
  const products = new Map(a.products)
  for (const [name, product] of b.products) add(products, name, { ...product, times: product.times * times })
  return { products, plus: a.plus + b.plus * times, needs: new Set([...a.needs, ...b.needs]) }
}

function add(products: Map<string, Product>, name: string, product: Product): void {
  const times = (products.get(name)?.times ?? 0) + product.times
  if (times === 0) products.delete(name)
  else products.set(name, { ...product, times })
}

function multiplied(a: Reckoned, b: Reckoned): Reckoned {
  const products = new Map<string, Product>()
  for (const [name, product] of a.products) add(products, name, { ...product, times: product.times * b.plus })
  for (const [name, product] of b.products) add(products, name, { ...product, times: product.times * a.plus })
  for (const one of a.products.values()) {
    for (const other of b.products.values()) {
      const of = [...one.of, ...other.of].sort((m, n) => (m.name < n.name ? -1 : 1))
      add(products, of.map(({ name }) => name).join(' * '), { times: one.times * other.times, of })
    }
  }
  return { products, plus: a.plus * b.plus, needs: new Set([...a.needs, ...b.needs]) }
}

/** What goes into the divisor as a whole comes out of the division, as this rounds down. */
function divided({ products, plus, needs }: Reckoned, by: number): Reckoned {
  const [whole, rest] = [new Map<string, Product>(), new Map<string, Product>()]
  for (const [name, product] of products) {
    const times = Math.floor(product.times / by)
    if (times !== 0) whole.set(name, { ...product, times })
    if (product.times !== times * by) rest.set(name, { ...product, times: product.times - times * by })
  }
  const goes = Math.floor(plus / by)
  if (rest.size > 0) {
    const name = `(${sumInWords({ products: rest, plus: plus - goes * by })}) / ${by}`
    whole.set(name, { times: 1, of: [{ name, x: null }] })
  }
  return { products: whole, plus: goes, needs }
}
