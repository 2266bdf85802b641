import { describe, expect, test } from 'vitest'
import { liveEngine } from '../../../cli/live-engine.ts'
import { compileScript } from '../../../compiler/compile.ts'
import { sampledByDay } from '../../kit/effort.ts'
import { failuresOf } from '../../kit/specimen.ts'
import { KINDS } from './kinds.ts'
import { TAKEN } from './taken.ts'
import { CODE, LANGUAGE, inBrackets, written } from './words.ts'

// Whatever is declared may bear any name, or is told where it is declared that it may not: also the words of the
// language, of JavaScript and of the code that engines are made of.

const path = 'named-like.rules'

/** What becomes of a game: its example holds, or the code and line of the first error. */
async function outcome(text: string): Promise<'holds' | { readonly code: string; readonly line: string }> {
  const { script, diagnostics } = await compileScript(path, { read: () => text, find: () => null })
  if (script !== null) {
    const { engine, examples = [] } = liveEngine(script, path)
    expect(examples).toHaveLength(1)
    expect(failuresOf({ engine, examples }), text).toEqual([])
    return 'holds'
  }
  const first = diagnostics.find(({ severity }) => severity === 'error')
  if (first === undefined) throw new Error('a game without errors is compiled')
  const { start } = first.primary.span
  return { code: first.code, line: text.slice(text.lastIndexOf('\n', start) + 1).split('\n')[0] ?? '' }
}

/** Whether the line is where the name is given to something. */
const declares = (line: string, word: string): boolean => line.includes(word) && !/^ +(?:then|A|if|each) /.test(line)

/** What each kind of thing may not be called; by the word, what is said where it is declared. */
async function refused(kind: string, words: readonly string[]): Promise<string[]> {
  const text = KINDS[kind]
  if (text === undefined) throw new Error(`nothing is a ${kind}`)
  const found: string[] = []
  for (const word of words) {
    const bare = await outcome(text(written(word)))
    // A word that begins a sentence is a name in brackets.
    const said = bare === 'holds' || bare.code !== 'HR0001' ? bare : await outcome(text(inBrackets(word)))
    if (said === 'holds') continue
    expect(declares(said.line, word), `${kind} ${word}: ${said.code} ${said.line}`).toBe(true)
    found.push(`${word} ${said.code}`)
  }
  return found
}

describe('what may not be called like a word of the language', () => {
  test.each(Object.keys(KINDS))('%s', async (kind) => {
    const words = sampledByDay(LANGUAGE, 10, `a ${kind} like the language`)
    const taken = (TAKEN[kind] ?? []).filter((said) => words.includes(said.split(' ')[0] ?? ''))
    expect(await refused(kind, words)).toEqual(taken)
  })
})

describe('anything may be called like a word of the code', () => {
  test.each(Object.keys(KINDS))('%s', async (kind) => {
    expect(await refused(kind, sampledByDay(CODE, 2, `a ${kind} like code`))).toEqual([])
  })
})
