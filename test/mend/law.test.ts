import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { mutantsOf, mutatedHost } from '../../bench/mutation/mutants.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { mendedHost } from '../../cli/mend/blocks-held.ts'
import { type MendedExample, mendGame } from '../../cli/mend/mend-game.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { type LoadedVersion, loadVersion } from '../../cli/diff/witness/load-version.ts'
import type { RulesHost } from '../../compiler/compile.ts'
import { type CompiledExample, runExample } from '../../runtime/example/examples.ts'
import { TODAY } from '../../runtime/example/example-table.ts'
import { playLines } from '../../runtime/mend/played-lines.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { resolvedGame } from '../kit/kept-games.ts'
import { TABLE, example } from './table.ts'

// The law of `test --mend`: mending the examples of the version before under the version after changes no assertion.
// Changes of rules are those of bench/mutation, of games that come with the program.

const GAMES = ['crazy-eights', 'daifugo', 'go-fish', 'snap', 'speed', 'gin-rummy', 'dominion', 'koi-koi', 'cribbage']

const cases = GAMES.map((name) => `rules/${name}/${name}.rules`).flatMap((path) =>
  mutantsOf(resolvedGame(path)).map((mutant) => ({ path, mutant })),
)

const before = new Map<string, Promise<LoadedVersion | null>>()

/** Lines that answer, or lead to a place: what may come and go. Everything else asserts something. */
const ANSWERS = /^[A-Z]\S* (?:passes|declines|accepts|chooses .*|is asked)$/u
const PLACES = /^(?:[A-Z]\S* is offered nothing|[A-Z]\S* may choose [^,]*|nobody is asked)$/u

const trimmed = (lines: readonly string[]): readonly string[] => lines.map((line) => line.trim())

test('mending changes no assertion', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cases), async ({ path, mutant }) => {
      const host = rulesHost('.', path)
      const old = await (before.get(path) ?? keep(path, loadVersion(path, host, evaluated)))
      if (old !== null) await isKept(old, path, mutatedHost(host, mutant))
    }),
    { numRuns: byDay(6, 300 * times), ...sampledSeed('mended examples') },
  )
}, 600_000)

/** From which rank on a card may be laid, from which it may be swapped, and whether passing is forbidden at times. */
const rules = fc.record({
  lay: fc.integer({ min: 2, max: 9 }),
  swap: fc.integer({ min: 2, max: 9 }),
  keen: fc.boolean(),
})

const textOf = ({ lay, swap, keen }: { readonly lay: number; readonly swap: number; readonly keen: boolean }): string =>
  TABLE.replace('in hand of p at turn\n', `in hand of p at turn if rank of c >= ${lay}\n`)
    .replace('rank of c > 7', `rank of c >= ${swap}`)
    .concat(keen ? 'player p must act at turn if heap is empty\n' : '')

const cards = fc.subarray(['2♣', '3♣', '4♣', '5♣', '6♣', '7♣', '8♣', '9♣'], { minLength: 1, maxLength: 5 })
const answers = fc.array(
  fc.constantFrom(
    'A passes',
    'B passes',
    'A chooses 3♣',
    'A is asked',
    'B is asked',
    ...['A', 'B'].map((x) => `${x} is offered nothing`),
  ),
  { maxLength: 2 },
)

test('mending changes no assertion where others are asked at each of many windows', async () => {
  let mended = 0
  await fc.assert(
    fc.asyncProperty(
      rules,
      rules,
      cards,
      fc.array(answers, { minLength: 3, maxLength: 3 }),
      async (was, is, hands, steps) => {
        const given = [
          `hand of A is ${hands.slice(0, 2).join(', ')}`,
          ...(hands.length > 2 ? [`hand of B is ${hands.slice(2).join(', ')}`] : []),
        ]
        // Of all that could be asserted, what holds under the old rules is written for them.
        const examples = [
          'score of A = 0',
          'score of A = 1',
          'score of B = 0',
          'heap is empty',
          `${hands[0]} in heap`,
        ].flatMap((fact) =>
          steps.map((lines, i) =>
            example(`${fact} ${i}`, given, [
              ...lines,
              `A does lay ${hands[0]}`,
              ...(steps[i - 1] ?? []),
              `then ${fact}`,
            ]),
          ),
        )
        const own = examples.join('\n')
        const old = await loadVersion('x.rules', hostOf(textOf(was) + own), evaluated)
        if (old === null) throw new Error('this does not compile')
        mended += await isKept(old, 'x.rules', hostOf(textOf(is) + own))
      },
    ),
    { numRuns: byDay(40, 1000 * times), ...sampledSeed('mended tables') },
  )
  // It would hold of nothing.
  expect(mended).toBeGreaterThan(0)
}, 600_000)

const hostOf = (text: string): RulesHost => ({ read: (path) => (path === 'x.rules' ? text : null), find: () => null })

/** Whether what is mended of the examples of one version under another keeps to the law; how many these are. */
async function isKept(old: LoadedVersion, path: string, changed: RulesHost): Promise<number> {
  const next = await loadVersion(path, changed, evaluated)
  if (next === null) return 0
  const game = { path, host: changed, loaded: next, before: old }
  const { mended } = await mendGame(game, { only: '', seconds: 60 })
  for (const { block } of mended) saysTheSame(trimmed(block.before), trimmed(block.after))
  if (mended.length === 0) return 0
  const written = mendedHost(
    changed,
    mended.map(({ block }) => block),
  )
  const then = await loadVersion(path, written, evaluated)
  for (const each of mended) isJudgedBehindTheSameMoves(old, then, each)
  return mended.length
}

function keep(path: string, loaded: Promise<LoadedVersion | null>): Promise<LoadedVersion | null> {
  before.set(path, loaded)
  return loaded
}

/** Taking out what is only in one of both leaves the same lines, and nothing that asserts anything was taken out. */
function saysTheSame(was: readonly string[], is: readonly string[]): void {
  const gone = leftOver(was, is)
  const come = leftOver(is, was)
  for (const line of gone) expect(line).toMatch(ANSWERS)
  for (const line of come) expect(ANSWERS.test(line) || PLACES.test(line)).toBe(true)
  const asserted = (lines: readonly string[]) => lines.filter((line) => !ANSWERS.test(line) && !PLACES.test(line))
  expect(asserted(is)).toEqual(asserted(was))
}

const leftOver = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** It holds, and what was done before each assertion is what was done before it under the old rules. */
function isJudgedBehindTheSameMoves(old: LoadedVersion, then: LoadedVersion | null, { example }: MendedExample): void {
  const called = ({ title }: CompiledExample): boolean => title === example.title
  const [was, is] = [old.version.examples.find(called), then?.version.examples.find(called)]
  if (then === null || was === undefined || is === undefined) throw new Error(`${example.title} is gone`)
  expect(runExample(then.version.patient, is)).toMatchObject({ failures: [], warnings: [] })
  if (runExample(old.version.patient, was).ok) expect(movesBefore(then, is)).toEqual(movesBefore(old, was))
}

function movesBefore({ version }: LoadedVersion, example: CompiledExample): readonly (readonly string[])[] {
  const { answers, marks } = playLines(version.patient, example, example.steps, {
    keepsStates: true,
    reading: TODAY,
  })
  const moves = answers.map(({ site, state, choice }) =>
    site.kind === 'act' && choice !== 0 && state !== null ? version.patient.describe(state, choice) : '',
  )
  return example.steps.flatMap((step, line) =>
    step.kind === 'then' || step.kind === 'happened' || (step.kind === 'offered' && step.because.length > 0)
      ? [moves.slice(0, marks[line]).filter((move) => move !== '')]
      : [],
  )
}
