import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckResult, type RulesHost, checkGame, compileGame } from '../../compiler/compile.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import { printGame } from '../../compiler/game/print-game.ts'
import { printProgram } from '../../compiler/program/print-program.ts'
import { Session } from '../../compiler/session.ts'
import type { Span } from '../../grammar/source-file.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { repositoryHost, root } from '../emit/memory-host.ts'
import { edited as editedText, lineEdit } from './line-edits.ts'

const HEARTS = 'rules/hearts/hearts.rules'
const VARIANT = 'variant.rules'
type Texts = Readonly<Record<string, string>>

const TEXTS: Texts = {
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

function hostOf(texts: Texts): RulesHost {
  return { read: (path) => texts[path] ?? null, find: (name) => (name === 'Hearts' ? HEARTS : null) }
}

/** An edit of one of the files. */
const edit = fc.record({ path: fc.constantFrom(HEARTS, VARIANT), edit: lineEdit })
type Edit = typeof edit extends fc.Arbitrary<infer Each> ? Each : never

const edited = (texts: Texts, { path, edit: each }: Edit): Texts => ({
  ...texts,
  [path]: editedText(texts[path] ?? '', TEXTS[path] ?? '', each),
})

const place = ({ file, start, end }: Span): string => `${file.path} ${start} ${end}`

const told = ({ diagnostics, omitted, program, resolution, sources }: CheckResult) => ({
  findings: renderJson(diagnostics, omitted),
  program: program === null ? null : printProgram(program),
  procedures: program?.procs.map(({ name, span }) => `${name} ${place(span)}`),
  examples: program?.examples.map(({ title, span }) => `${title} ${place(span)}`),
  uses: program?.uses.map(({ kind, span, declared }) => `${kind} ${place(span)} ${place(declared)}`),
  used: program === null ? null : [...program.used].sort(),
  game: resolution === null ? null : printGame(resolution.game),
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
    { numRuns: byDay(5, 15), ...sampledSeed('edits checked') },
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
    { numRuns: byDay(1, 3), ...sampledSeed('edits compiled') },
  )
})

/** Games of every kind, with what they include. */
const SHIPPED = [
  'rules/trump-king/trump-king.rules',
  'rules/trump-king/big-table.rules',
  'rules/kuhn-poker/kuhn-poker.rules',
  'rules/duel-masters/duema-party.rules',
  'rules/hearts/three-handed.rules',
  'rules/magic/mental-legacy.rules',
  'rules/yu-gi-oh/polymorph-sealed.rules',
]

/** A shipped game with other texts for some of its files. */
function shippedHost(path: string, texts: ReadonlyMap<string, string>): RulesHost {
  const disk = rulesHost(root, path)
  return { ...disk, read: (file) => texts.get(file) ?? disk.read(file) }
}

test('so it does of shipped games, whichever of their lines are edited', async () => {
  const anyEdit = fc.record({ file: fc.nat(100), edit: lineEdit })
  const law = fc.asyncProperty(
    fc.constantFrom(...SHIPPED),
    fc.array(anyEdit, { minLength: 2, maxLength: 4 }),
    async (path, edits) => {
      const session = new Session()
      const texts = new Map<string, string>()
      const { sources } = session.check(path, shippedHost(path, texts))
      const files = [...sources.values()]
      for (const { file, edit: each } of edits) {
        const source = files[file % files.length]
        if (source === undefined) throw new RangeError(`${path} reads nothing`)
        texts.set(source.path, editedText(texts.get(source.path) ?? source.text, source.text, each))
        const host = shippedHost(path, texts)
        expect(told(session.check(path, host))).toEqual(told(checkGame(path, host)))
        const made = await session.compile(path, host, { unformatted: true })
        const anew = await compileGame(path, host, { unformatted: true })
        expect(made.game).toEqual(anew.game)
      }
    },
  )
  await fc.assert(law, { numRuns: byDay(1, 6 * times), ...sampledSeed('edits of shipped games') })
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
  for (let n = 0; n < byDay(4, 12); n++) {
    const texts = { ...TEXTS, [VARIANT]: TEXTS[VARIANT]?.replaceAll('10', String(n + 12)) ?? '' }
    await session.compile(VARIANT, hostOf(texts))
    sizes.push(session.size)
  }
  expect(new Set(sizes.slice(1)).size).toBe(1)
  session.forget(VARIANT)
  expect(session.size).toBe(0)
})

test('games that share a file may be asked in turn about different texts of it', () => {
  const session = new Session()
  const moved = hostOf({ ...TEXTS, [HEARTS]: `-- a remark\n${TEXTS[HEARTS] ?? ''}` })
  const expected = told(checkGame(HEARTS, hostOf(TEXTS)))
  expect(told(session.check(HEARTS, hostOf(TEXTS)))).toEqual(expected)
  expect(told(session.check(VARIANT, moved))).toEqual(told(checkGame(VARIANT, moved)))
  expect(told(session.check(HEARTS, hostOf(TEXTS)))).toEqual(expected)
})
