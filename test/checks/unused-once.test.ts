import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { declaredButUnused } from '../../compiler/checks/declared-but-unused.ts'

const MANY = 500

test('however many names nothing uses, the declarations are gone through once', () => {
  const facts = Array.from({ length: MANY }, (_, i) => `f${i}: number = ${i}\n`).join('')
  const base = `game Big for 2 players\n${facts}to match\n  finish\n`
  const files: Readonly<Record<string, string>> = {
    'big.rules': base,
    'small.rules': 'variant Small of Big\nremove f1\n',
  }
  const host = {
    read: (path: string) => files[path] ?? null,
    find: (name: string) => (name === 'Big' ? 'big.rules' : null),
  }
  const { program, resolution } = checkGame('small.rules', host)
  if (program === null || resolution === null) throw new Error('the sample has errors')
  let looks = 0
  const entries = new Proxy(resolution.entries, {
    get: (list, key, receiver): unknown => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1
      return Reflect.get(list, key, receiver)
    },
  })
  const told: unknown[] = []
  declaredButUnused({ program, resolution: { ...resolution, entries }, clauses: new Map() }, (each) => told.push(each))
  expect(told).toHaveLength(MANY - 1)
  expect(looks).toBeLessThanOrEqual(2 * resolution.entries.length)
})
