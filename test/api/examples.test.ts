import { describe, expect, test } from 'vitest'
import * as bots from '../../library/bots.ts'
import * as env from '../../library/env.ts'
import * as compiler from '../../library/compiler.ts'
import * as runtime from '../../runtime/for-programs.ts'
import { printedByPrograms } from '../kit/printed-by-code.ts'
import { docExamples } from './doc-examples.ts'

const examples = docExamples(['runtime', 'library'])
const printed = printedByPrograms(examples.map(({ code }) => code))

describe.each([
  ['houserules/runtime', runtime, ['Engine']],
  ['houserules/compiler', compiler, []],
  ['houserules/bots', bots, []],
  ['houserules/env', env, []],
] as const)('what %s exports', (_, entry, types) => {
  test.each([...Object.keys(entry), ...types])('%s has an example that uses it', (name) => {
    const code = examples.filter(({ of }) => of === name).map((each) => each.code)
    expect(code).toHaveLength(1)
    if (name !== 'Engine') expect(code[0]).toMatch(new RegExp(`^import .*\\b${name}\\b`, 'm'))
  })
})

test.each(examples.map((example, i) => ({ ...example, i })))(
  'the example of $of prints what it says',
  ({ prints, i }) => {
    expect(prints.length).toBeGreaterThan(0)
    expect(printed[i]).toEqual(prints)
  },
)
