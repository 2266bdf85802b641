import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lex, Name } from '../../grammar/tokens.ts'
import { rulesTexts } from '../grammar/rules-texts.ts'

/** What VS Code does while one types, as far as its configuration says so, beside the rules that are shipped. */

interface Expression {
  readonly pattern: string
  readonly flags: string
}

interface Configuration {
  readonly wordPattern: Expression
  readonly onEnterRules: readonly [{ readonly beforeText: Expression }]
}

const file = new URL('../../editors/vscode/language-configuration.json', import.meta.url)
const { wordPattern, onEnterRules } = JSON.parse(readFileSync(file, 'utf8')) as Configuration
const opens = new RegExp(onEnterRules[0].beforeText.pattern, onEnterRules[0].beforeText.flags)

it('takes the whole of a name for a word', () => {
  const word = new RegExp(`^(?:${wordPattern.pattern})$`, wordPattern.flags)
  const names = [...rulesTexts.values()].flatMap((text) =>
    lex(text).tokens.flatMap(({ tokenType, image }) => (tokenType === Name ? [image] : [])),
  )
  expect(names.length).toBeGreaterThan(10_000)
  expect(names.filter((name) => !word.test(name))).toEqual([])
})

it('goes a step deeper behind lines that open blocks, and hardly ever behind others', () => {
  const depth = (line: string): number => line.search(/\S/)
  const counted = { right: 0, missed: 0, wrong: 0 }
  for (const text of rulesTexts.values()) {
    // A title that stands below its clauses was laid out, not typed.
    const lines = text.split('\n').filter((line) => /^\s*(?!--)\S/.test(line) && !/^ +example /.test(line))
    for (const [i, line] of lines.slice(0, -1).entries()) {
      // The line is never missing: the last one is left out.
      const deeper = depth(lines[i + 1] as string) > depth(line)
      if (opens.test(line) && !deeper) counted.wrong += 1
      else if (opens.test(line)) counted.right += 1
      else if (deeper) counted.missed += 1
    }
  }
  expect(counted.right).toBeGreaterThan(5000)
  // Cards, and facts that go on below, are deeper or not without a word that says so.
  expect(counted.wrong / counted.right).toBeLessThan(0.03)
  expect(counted.missed / counted.right).toBeLessThan(0.2)
})
