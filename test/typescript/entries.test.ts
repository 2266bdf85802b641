import { expect, test } from 'vitest'
import { fixedNames, stepNames } from '../../compiler/typescript/vocabulary.ts'
import { runtimeModules } from '../../library/runtime-modules.ts'
import * as forEngines from '../../runtime/for-engines.ts'
import * as runtime from '../../runtime/index.ts'
import * as examples from '../../runtime/worked-examples.ts'

/** The words of the runtime that emitted code uses, and what the package exports for them. */

const used = [...fixedNames.values(), ...stepNames.values()].flatMap(({ home, wish, isType }) =>
  home.kind === 'runtime' && !isType ? [{ entry: home.entry, wish }] : [],
)

test.each([
  ['modules', { runtime, 'runtime/examples': examples }],
  ['scripts', runtimeModules],
])('every word of the runtime is there where %s take it from', (_, modules) => {
  expect(used.filter(({ entry, wish }) => !(wish in modules[entry]))).toEqual([])
})

test('nothing is exported for engines that none of them imports', () => {
  const words = new Set(used.map(({ wish }) => wish))
  expect(Object.keys(forEngines).filter((name) => !words.has(name))).toEqual([])
})
