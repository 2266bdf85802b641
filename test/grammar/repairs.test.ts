import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { isOfText } from '../../grammar/fault.ts'
import { passagesOf } from '../../grammar/passages.ts'
import { fixesOf } from '../../language/fixes.ts'
import { KNOWN, MISTAKES } from '../checks/typical-mistakes.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { read } from './outline.ts'
import { rulesTexts } from './rules-texts.ts'

const passages = [...rulesTexts.values()]
  .flatMap((text) => passagesOf(text).map((passage) => passage.text))
  .filter((text) => text.length < 3000)

/** What a line says, and how somebody writes it who comes from another language, from English, or in a hurry. */
const SLIPS: readonly (readonly [said: RegExp, written: string])[] = [
  [/ = /gu, ' == '],
  [/ = /gu, ' =+ '],
  [/ = (\S+)/gu, " = '$1'"],
  [/ != /gu, ' <> '],
  [/ >= /gu, ' => '],
  [/ >= /gu, ' is not less than '],
  [/ <= /gu, ' is no more than '],
  [/ > /gu, ' is greater than or equal to '],
  [/ becomes /gu, '='],
  [/ gains 1\b/gu, '++'],
  [/ gains /gu, '+='],
  [/ loses /gu, ' -= '],
  [/ is /gu, " isn't "],
  [/ is not empty/gu, ' not empty'],
  [/(\S+) of (\w+)/gu, '$2.$1'],
  [/(\S+) of (\w+)/gu, "$2's $1"],
  [/(\S+) of (\w+)/gu, '$1 $2'],
  [/ and /gu, ' && '],
  [/ and /gu, ' but '],
  [/ or /gu, ' || '],
  [/ or /gu, ' unless '],
  [/ not /gu, ' !'],
  [/ if /gu, ' unless '],
  [/\bif (.*)$/gmu, 'if $1 unless $1'],
  [/\bcannot /gu, "can't "],
  [/\bcannot /gu, 'must not '],
  [/\bmay /gu, 'can '],
  [/ to /gu, ' into '],
  [/ in /gu, ' from '],
  [/ by (\S+)$/gmu, ''],
  [/^( *)each /gmu, '$1for each '],
  [/^( *)else if /gmu, '$1elseif '],
  [/$/gmu, ';'],
  [/$/gmu, ' points'],
  [/$/gmu, ':'],
  [/$/gmu, " # a player's remark"],
  [/$/gmu, " // a player's remark"],
  [/^( *)(\S+) (\S+)/gmu, '$1$3 $2'],
  [/(\S+) (?=\S)/gu, ''],
  [/(\S+) (?=\S)/gu, '$1 $1 '],
  [/"/gu, '“'],
]

const slip = fc.record({ slip: fc.nat(SLIPS.length - 1), at: fc.nat(1000) })

/** A text with one slip at one of the places where it could be made; as it was where there is none. */
function slipped(text: string, { slip: which, at }: { readonly slip: number; readonly at: number }): string {
  const [said, written] = SLIPS[which] ?? [/$^/gu, '']
  const places = [...text.matchAll(said)]
  if (places.length === 0) return text
  // What looks to the beginning or end of a line has to see the whole text.
  let seen = -1
  const chosen = at % places.length
  return text.replace(said, (...found: unknown[]) => {
    seen += 1
    const [whole, ...groups] = found.slice(0, -2).map(String)
    if (seen !== chosen) return whole ?? ''
    return written.replaceAll(/\$(\d)/gu, (_, number: string) => groups[Number(number) - 1] ?? '')
  })
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** What comes of the repairs of a line, one after the other: it can be read, or the line before and after them. */
function mended(text: string): string {
  const first = read(text).diagnostics.find(({ fix }) => fix !== undefined)
  if (first?.fix === undefined) return 'nothing offered'
  const line = lineOf(text, first.primary.span.start)
  let now = text
  for (let step = 0; step < 6; step += 1) {
    const here = read(now).diagnostics.find(({ primary }) => lineOf(now, primary.span.start) === line)
    if (here === undefined) return 'can be read'
    if (here.fix === undefined) break
    const { span, replacement } = here.fix
    now = now.slice(0, span.start) + replacement + now.slice(span.end)
  }
  return `${text.split('\n')[line - 1]} -> ${now.split('\n')[line - 1]}`
}

test('after the repairs that are offered for a line it can be read', () => {
  let offered = 0
  fc.assert(
    fc.property(fc.constantFrom(...passages), fc.array(slip, { minLength: 1, maxLength: 2 }), (passage, slips) => {
      const outcome = mended(slips.reduce(slipped, passage))
      if (outcome === 'nothing offered') return
      offered += 1
      expect(outcome).toBe('can be read')
    }),
    { numRuns: byDay(120, 400 * times), ...sampledSeed('repairs') },
  )
  expect(offered).toBeGreaterThan(byDay(8, 40))
})

const typo = fc.record({ word: fc.nat(1000), letter: fc.nat(20) })

/** A text with a letter of a word left out. */
function misspelt(text: string, { word, letter }: { readonly word: number; readonly letter: number }): string {
  const words = [...text.matchAll(/[a-z]{3,}/gu)]
  const found = words[word % Math.max(1, words.length)]
  if (found === undefined) return text
  const at = found.index + (letter % found[0].length)
  return text.slice(0, at) + text.slice(at + 1)
}

/** What is right in the game, with lines that are meant in the table of mistakes. */
const meant = MISTAKES.flatMap(([, right]) =>
  right === null || !/^(?:if|each|score|move)/u.test(right) ? [] : [right],
)
const games = meant.map(
  (line) => `${KNOWN}to foo by player p\n  ${line}\n${/^(?:if|each)/u.test(line) ? '    finish\n' : ''}`,
)

test('whatever edit a finding of a whole game offers, a text that could be read can be read after it', () => {
  let offered = 0
  const found = (text: string): ReturnType<typeof checkGame>['diagnostics'] =>
    checkGame('known.rules', { read: () => text, find: () => null }).diagnostics
  fc.assert(
    fc.property(fc.constantFrom(...games), fc.array(typo, { minLength: 1, maxLength: 2 }), (game, typos) => {
      const text = typos.reduce(misspelt, game)
      const findings = found(text)
      if (findings.some(isOfText)) return
      for (const { edit } of findings.flatMap(fixesOf)) {
        offered += 1
        const { span, replacement } = edit
        const now = text.slice(0, span.start) + replacement + text.slice(span.end)
        expect(found(now).filter(isOfText), now).toEqual([])
      }
    }),
    { numRuns: 200 * times },
  )
  expect(offered).toBeGreaterThan(10)
})
