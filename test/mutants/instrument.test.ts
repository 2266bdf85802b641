import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { expect, test } from 'vitest'
import ts from 'typescript'
import { byDay } from '../kit/effort.ts'
import { instrumented } from './instrument.ts'
import { type Mutant, mutantsIn, mutantsOf } from './mutants.ts'
import { type Room, filesOf, rooms } from './rooms.ts'
import { mutantsByFile } from './task.ts'

// Mutants are made in place, all of a file at once, and one of them is chosen as the tests run.

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const FILE = 'compiler/lower/sample.ts'

const sample = `export function tell(list: readonly number[], most?: { of: number }): string {
  const told: string[] = []
  for (const n of list.filter((each) => each > 0)) {
    if (n === 3 || n >= 7) continue
    told.push(String(n))
  }
  told.push(...['end', most?.of === undefined ? 'open' : 'closed'])
  return told.join(' ')
}
`

const mutants = mutantsIn('lower', FILE, sample)

/** What the sample does with one of its mutants chosen, or with none; a fault is told by its class. */
function toldWith(chosen: Mutant | null): string {
  const text = instrumented(numbered(mutants))
  const code = ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.CommonJS } }).outputText
  const number = chosen === null ? 0 : mutants.indexOf(chosen) + 1
  const asked = (n: number): boolean => n === number
  const globals = {
    $mutant: asked,
    $decided: (n: number, value: unknown, by: boolean) => (asked(n) ? by : value),
    $kept: (n: number, elements: readonly unknown[]) => (asked(n) ? [] : elements),
    $round: () => undefined,
  }
  const exports: { tell?: (list: readonly number[]) => string } = {}
  compileFunction(code, ['exports', 'globalThis'])(exports, globals)
  try {
    return exports.tell?.([0, 2, 3, 7, 8]) ?? ''
  } catch (thrown) {
    return thrown instanceof Error ? thrown.constructor.name : 'thrown'
  }
}

function numbered(list: readonly Mutant[]): Parameters<typeof instrumented>[0] {
  const [first, ...others] = list.map((mutant, i) => ({ number: i + 1, mutant }))
  if (first === undefined) throw new Error('there is no mutant')
  return [first, ...others]
}

test('where none is chosen, a file does what is written in it', () => {
  expect(toldWith(null)).toBe('2 end open')
})

test('each does one thing otherwise', () => {
  const told = mutants.map((mutant) => `${mutant.key.slice(FILE.length + 6)} | ${toldWith(mutant)}`)
  expect(told).toMatchInlineSnapshot(`
    [
      "loop: list.filter((each) => each > 0) -> [] | end open",
      "method: list.filter((each) => each > 0) -> list | 0 2 end open",
      "operator: each > 0 -> each >= 0 | 0 2 end open",
      "operator: each > 0 -> each <= 0 | 0 end open",
      "value: 0 -> 1 | 2 end open",
      "condition: n === 3 || n >= 7 -> false | 2 3 7 8 end open",
      "condition: n === 3 || n >= 7 -> true | end open",
      "side: n === 3 -> false | 2 3 end open",
      "side: n >= 7 -> false | 2 7 8 end open",
      "operator: n === 3 -> n !== 3 | 3 end open",
      "value: 3 -> (3 + 1) | 2 3 end open",
      "value: 3 -> (3 - 1) | 3 end open",
      "operator: n >= 7 -> n > 7 | 2 7 end open",
      "operator: n >= 7 -> n < 7 | 7 8 end open",
      "value: 7 -> (7 + 1) | 2 7 end open",
      "value: 7 -> (7 - 1) | 2 end open",
      "statement: without continue | 2 3 7 8 end open",
      "statement: without told.push(String(n)) | end open",
      "statement: without told.push(...['end', most?.of === undefined ? 'open' : 'closed']) | 2",
      "element: without 'end' | 2 open",
      "element: without most?.of === undefined ? 'open' : 'closed' | 2 end",
      "word: 'end' -> '' | 2  open",
      "condition: most?.of === undefined -> false | 2 end closed",
      "condition: most?.of === undefined -> true | 2 end open",
      "chain: most?.of -> most.of | TypeError",
      "word: 'open' -> '' | 2 end ",
      "word: 'closed' -> '' | 2 end open",
    ]
  `)
})

test('a mutant is known by what is changed, whatever stands before it', () => {
  const moved = mutantsIn('lower', FILE, `// One line more.\nexport const none = (): number => 0\n\n${sample}`)
  const keys = new Set(moved.map(({ key }) => key))
  expect(mutants.filter(({ key }) => !keys.has(key))).toEqual([])
  expect(mutants.map(({ line }) => line + 3)).toEqual(moved.slice(-mutants.length).map(({ line }) => line))
})

test('a process takes the mutants of a file in the order in which they stand there', () => {
  const all = mutantsOf('simplify', root)
  const mutants = all.map(({ key, room }, i) => ({ number: i + 1, key, room }))
  for (const [file, own] of mutantsByFile({ root, mutants })) {
    expect(own.map(({ mutant }) => mutant.key)).toEqual(
      all.filter((mutant) => mutant.file === file).map(({ key }) => key),
    )
  }
})

test.each(byDay<readonly Room[]>(['lower', 'simplify', 'kernel'], rooms))(
  'every file of %s can be instrumented, and each mutant has a name of its own',
  (room) => {
    const all = mutantsOf(room, root)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    for (const file of filesOf(room, root)) {
      const own = all.filter((mutant) => mutant.file === file)
      if (own.length === 0) continue
      const { diagnostics } = ts.transpileModule(instrumented(numbered(own)), { reportDiagnostics: true })
      expect({ file, faults: diagnostics?.map(({ messageText }) => messageText) }).toEqual({ file, faults: [] })
    }
  },
)
