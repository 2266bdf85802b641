import { expect, test } from 'vitest'
import type { CheckResult } from '../../compiler/compile.ts'
import { faultsOf } from './faults.ts'
import { lowerProgram } from '../../compiler/lower/lower-program.ts'
import { PASSES } from '../../compiler/simplify/passes.ts'
import { repositoryRules } from '../checks/kit.ts'
import { checkedGame } from '../kit/kept-games.ts'
import { checkedBlock, referenceBlocks } from '../reference/reference-blocks.ts'
import { sampledByDay } from '../kit/effort.ts'

// What lowering makes of the reference and of every game is whole, and stays so after each pass.

interface Rules {
  readonly path: string
  readonly checked: () => CheckResult
}

const rules: readonly Rules[] = [
  ...referenceBlocks()
    .filter(({ included }) => included === null)
    .map(({ file }) => ({ path: file, checked: () => checkedBlock(file) })),
  ...repositoryRules().entries.map((path) => ({ path, checked: () => checkedGame(path) })),
]

test.each(sampledByDay(rules, 30, 'graphs'))('the graphs of $path', ({ path, checked }) => {
  const { program } = checked()
  if (program === null) throw new Error(`${path} has no program`)
  for (const lowered of lowerProgram(program)) {
    const { name } = lowered.proc
    expect({ name, pass: 'none', faults: faultsOf(lowered) }).toEqual({ name, pass: 'none', faults: [] })
    PASSES.reduce((before, pass) => {
      const after = pass.run(before)
      expect({ name, pass: pass.name, faults: faultsOf(after) }).toEqual({ name, pass: pass.name, faults: [] })
      return after
    }, lowered)
  }
})
