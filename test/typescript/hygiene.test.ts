import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { checkForEngine, type RulesHost } from '../../compiler/compile.ts'
import { emittedEngine } from '../../compiler/emit/modules.ts'
import { enteredBy, lowerProgram } from '../../compiler/lower/lower-program.ts'
import { simplify } from '../../compiler/simplify/passes.ts'
import { reservedWords } from '../../compiler/emit/reserved.ts'
import { countRules } from '../../compiler/instrument/count-rules.ts'
import { type Name, word } from '../../compiler/typescript/name.ts'
import { usesOf } from '../../compiler/typescript/walks.ts'
import { families } from '../kit/compiled-games.ts'

/** Names are what they are by identity; printed, none of the rules must look like one of the engine
 * in the same piece of code. */

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Whether it is of the engine, not of the rules: declared by a module, or a word of a template. */
const isOwn = (name: Name): boolean => name.home.kind !== 'local' || word(name.wish) === name

function clashes(path: string, host: RulesHost): string[] {
  const { program, diagnostics } = checkForEngine(path, host)
  if (program === null) return diagnostics.map((d) => `${d.code} ${d.primary.text}`)
  const options = { fingerprint: '', trace: true, positions: true }
  const counted = countRules(program)
  const flow = simplify(lowerProgram(counted, enteredBy(counted, options)))
  return emittedEngine(counted, flow, options).modules.flatMap((module) =>
    module.pieces.flatMap(({ code, doc }) => {
      const bySpelling = new Map<string, Name>()
      const { values, types } = usesOf(code)
      return [...values, ...types].flatMap((name) => {
        const other = bySpelling.get(name.wish) ?? name
        bySpelling.set(name.wish, name)
        // Two variables of the rules may have one spelling in loops beside each other.
        const own = isOwn(name) || isOwn(other)
        return other === name || !own ? [] : [`${module.name}: two names are called ${name.wish} in: ${doc}`]
      })
    }),
  )
}

describe.each(families())('%s', (folder) => {
  test('has no two names of one spelling in a piece of its engine', { timeout: 120_000 }, () => {
    const path = join('rules', folder, `${folder}.rules`)
    expect(clashes(path, rulesHost(root, path))).toEqual([])
  })
})

test('words of templates are reserved as they are written', () => {
  expect([...reservedWords].filter((each) => !/^\w+$/.test(each))).toEqual([])
})
