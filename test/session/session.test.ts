import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckResult, type RulesHost, checkGame, compileGame } from '../../compiler/compile.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import { printProgram } from '../../compiler/program/print-program.ts'
import { Session } from '../../compiler/session.ts'
import { repositoryHost } from '../emit/memory-host.ts'

const HEARTS = 'rules/hearts/hearts.rules'
const VARIANT = 'variant.rules'
const TEXTS: Readonly<Record<string, string>> = {
  [HEARTS]: repositoryHost().read(HEARTS) ?? '',
  [VARIANT]: [
    'variant Omnibus of Hearts "the jack of diamonds takes ten off"',
    '',
    '[omnibus.1] jack-of-diamonds: except points of J♦ = -10',
    '',
    '[omnibus.1] example "the jack is a prize"',
    '  given',
    '    taken of A is J♦, 3♥',
    '    at score',
    '  then total of A = -9',
    '',
  ].join('\n'),
}

function hostOf(texts: Readonly<Record<string, string>>): RulesHost {
  return { read: (path) => texts[path] ?? null, find: (name) => (name === 'Hearts' ? HEARTS : null) }
}

/** What an author does to a text: mostly small, often wrong. */
interface Edit {
  readonly path: string
  readonly at: number
  readonly kind: 'remark' | 'leave out' | 'say twice' | 'other number' | 'other word' | 'undo all'
}

const edit: fc.Arbitrary<Edit> = fc.record({
  path: fc.constantFrom(HEARTS, VARIANT),
  at: fc.nat(400),
  kind: fc.constantFrom('remark', 'leave out', 'say twice', 'other number', 'other word', 'undo all'),
})

function edited(texts: Readonly<Record<string, string>>, { path, at, kind }: Edit): Readonly<Record<string, string>> {
  if (kind === 'undo all') return TEXTS
  const lines = (texts[path] ?? '').split('\n')
  const i = at % lines.length
  const line = lines[i] ?? ''
  const instead: Readonly<Record<Exclude<Edit['kind'], 'undo all'>, readonly string[]>> = {
    remark: ['-- a remark', line],
    'leave out': [],
    'say twice': [line, line],
    'other number': [line.replace(/\d+/, (digits) => String(Number(digits) + 1))],
    'other word': [line.replace(/[a-z]{4,}/, (word) => `${word}x`)],
  }
  return { ...texts, [path]: lines.toSpliced(i, 1, ...instead[kind]).join('\n') }
}

const told = ({ diagnostics, omitted, program, sources }: CheckResult) => ({
  findings: renderJson(diagnostics, omitted),
  program: program === null ? null : printProgram(program),
  sources: [...sources.keys()],
})

test('a session finds after each of many edits what a fresh check finds', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      const session = new Session()
      let texts = TEXTS
      for (const each of edits) {
        texts = edited(texts, each)
        for (const path of [HEARTS, VARIANT])
          expect(told(session.check(path, hostOf(texts)))).toEqual(told(checkGame(path, hostOf(texts))))
      }
    }),
    { numRuns: 15 },
  )
})

test('and makes the same modules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const session = new Session()
      let texts = TEXTS
      for (const each of edits) {
        texts = edited(texts, each)
        const made = await session.compile(VARIANT, hostOf(texts), { unformatted: true })
        const anew = await compileGame(VARIANT, hostOf(texts), { unformatted: true })
        expect(made.game).toEqual(anew.game)
      }
    }),
    { numRuns: 3 },
  )
})

test('what has not changed is the very same', () => {
  const session = new Session()
  const first = session.check(VARIANT, hostOf(TEXTS))
  expect(session.check(VARIANT, hostOf({ ...TEXTS, 'another.rules': '-- of no concern' }))).toBe(first)
  const other = { ...TEXTS, [VARIANT]: TEXTS[VARIANT]?.replace('-10', '-11') ?? '' }
  const second = session.check(VARIANT, hostOf(other))
  expect(second).not.toBe(first)
  expect(second.sources.get(HEARTS)).toBe(first.sources.get(HEARTS))
})

test('a list of clauses, or a base that is found elsewhere, counts as a change', () => {
  const session = new Session()
  session.check(VARIANT, hostOf(TEXTS))
  const listed = { ...TEXTS, 'variant.clauses.json': '{"clauses": []}' }
  expect(told(session.check(VARIANT, hostOf(listed)))).toEqual(told(checkGame(VARIANT, hostOf(listed))))
  const host = hostOf({ ...TEXTS, 'copy.rules': TEXTS[HEARTS] ?? '' })
  const elsewhere: RulesHost = { ...host, find: (name) => (name === 'Hearts' ? 'copy.rules' : null) }
  expect([...session.check(VARIANT, elsewhere).sources.keys()]).toContain('copy.rules')
})

test('however long a game is edited, no more is kept, and nothing of one that is forgotten', async () => {
  const session = new Session()
  const sizes: number[] = []
  for (let n = 0; n < 12; n++) {
    const texts = { ...TEXTS, [VARIANT]: TEXTS[VARIANT]?.replaceAll('10', String(n + 12)) ?? '' }
    await session.compile(VARIANT, hostOf(texts))
    sizes.push(session.size)
  }
  expect(new Set(sizes.slice(1)).size).toBe(1)
  session.forget(VARIANT)
  expect(session.size).toBe(0)
})
