import { expect, test } from 'vitest'
import { runtimeModules } from '../../cli/runtime-modules.ts'
import { fixedNames, stepNames } from '../../compiler/target/vocabulary.ts'
import * as forEngines from '../../runtime/for-engines.ts'

/** The words of the runtime that emitted code uses, and what the package exports for them. */

const used = [...fixedNames.values(), ...stepNames.values()].flatMap(({ home, wish, isType }) =>
  home.kind === 'runtime' && !isType ? [{ entry: home.entry, wish }] : [],
)

test('every word of the runtime is exported by the entry that it is imported from', () => {
  expect(used.filter(({ entry, wish }) => !(wish in runtimeModules[entry]))).toEqual([])
})

test('nothing is exported for engines that none of them imports', () => {
  const words = new Set(used.map(({ wish }) => wish))
  expect(Object.keys(forEngines).filter((name) => !words.has(name))).toEqual([])
})
