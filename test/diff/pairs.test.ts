import { inEnglish } from '../../grammar/saying.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { declaredName, declaresVariant } from '../../grammar/declared-name.ts'
import { rulesBelow } from '../../cli/files/rules-files.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { related } from '../../compiler/diff/related.ts'
import { summaryOf } from '../../compiler/diff/summary.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { type RulesHost, parseGame } from '../../compiler/game/load.ts'
import { type Resolution, resolveGame } from '../../compiler/game/resolve.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { byDay, sampledByDay } from '../kit/effort.ts'
import { resolvedGame } from '../kit/kept-games.ts'
import { idsOf, mirrored } from './kit.ts'

const root = join(import.meta.dirname, '..', '..')
const { parsed } = emptyCaches()

/** A text that stands on a game of the repository. */
function versionOf(path: string, text: string): Resolution {
  const disk = rulesHost(root, path)
  const host: RulesHost = {
    find: (name) => disk.find(name),
    read: (asked) => (asked === path ? text : disk.read(asked)),
  }
  const found: string[] = []
  const report = (each: Diagnostic): void => void found.push(each.primary.text)
  const trees = parseGame({ host, parsed, sources: new Map(), takenIn: new Map(), report }, path)
  const resolution = trees === null ? null : resolveGame(trees, report)
  expect(found).toEqual([])
  if (resolution === null) throw new Error(`${path} is no game`)
  return resolution
}

const pairsOf = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]))

/** Each with the next. */
const inARow = <T>(all: readonly T[]): [T, T][] => all.slice(1).map((b, i): [T, T] => [all[i] as T, b])

describe('options of Trump King', () => {
  const game = resolvedGame('rules/trump-king/trump-king.rules').game
  const answers = [...game.options.values()].map(
    (option) => [option.name.text, option.values.map((v) => v.text)] as const,
  )

  test.each(sampledByDay(answers, 6, 'options of Trump King'))(
    '%s: each answer against each other is one change',
    (option, values) => {
      const house = (value: string): Resolution =>
        versionOf('rules/trump-king/house.rules', `variant House of TrumpKing\n\nreplace ${option} = ${value}\n`)
      const houses = new Map(values.map((value) => [value, house(value)]))
      for (const [a, b] of byDay(inARow([...houses]), pairsOf([...houses]))) {
        const changes = compareGames(a[1], b[1])
        expect(changes.map(({ id, rule, before, after }) => [id, rule, before, after])).toEqual([
          ['option-default-changed', option, `option ${option} is ${a[0]}`, `option ${option} is ${b[0]}`],
        ])
      }
    },
  )
})

/** Games and variants of a folder, the game first. */
function family(folder: string): string[] {
  const files = readdirSync(join(root, 'rules', folder)).filter(
    (file) => file.endsWith('.rules') && declaredName(readFileSync(join(root, 'rules', folder, file), 'utf8')) !== null,
  )
  return files
    .map((file) => `rules/${folder}/${file}`)
    .sort(
      (a, b) =>
        Number(declaresVariant(readFileSync(join(root, a), 'utf8'))) -
          Number(declaresVariant(readFileSync(join(root, b), 'utf8'))) || (a < b ? -1 : 1),
    )
}

test('Hearts and its house rules, each against each', async () => {
  const versions = family('hearts').map((path) => resolvedGame(path))
  const told = pairsOf(versions).map(([old, next]) => {
    const changes = compareGames(old, next)
    expect(idsOf(compareGames(next, old))).toEqual(mirrored(changes))
    return [
      `${old.game.name} → ${next.game.name}: ${inEnglish(summaryOf(changes))}`,
      ...changes
        .filter((change) => change.class !== 'editorial')
        .map((change) => `  ${change.class} ${change.id} ${change.rule}`),
    ].join('\n')
  })
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('expected/hearts-pairs.txt')
})

/** Each is compared with its base below as well. */
test('Trump King and its house rules, each against each', () => {
  const versions = family('trump-king').map((path) => resolvedGame(path))
  for (const [old, next] of sampledByDay(pairsOf(versions), 3, 'house rules of Trump King')) {
    const changes = compareGames(old, next)
    expect(
      changes.some((change) => change.class !== 'editorial'),
      `${old.game.name} → ${next.game.name}`,
    ).toBe(true)
    expect(idsOf(compareGames(next, old))).toEqual(mirrored(changes))
  }
})

const variants = rulesBelow(join(root, 'rules'))
  .map((path) => path.slice(root.length + 1))
  .filter((path) => declaresVariant(readFileSync(join(root, path), 'utf8')))

test.each(sampledByDay(variants, 30, 'variants and their bases'))('%s against its base', (path) => {
  const next = resolvedGame(path)
  const base = next.modules.at(-1)?.header.base?.text ?? ''
  const old = resolvedGame(rulesHost(root, path).find(base) ?? '')
  const changes = compareGames(old, next)
  expect(related(old, next)).toBe(true)
  expect(changes.length).toBeGreaterThan(0)
  // By day both ways in Hearts and Trump King above, and in every case of `symmetry.test.ts`.
  if (byDay(false, true)) expect(idsOf(compareGames(next, old))).toEqual(mirrored(changes))
  // What a variant says bears a clause, except how many play.
  expect(
    changes
      .filter((change) => change.class !== 'editorial' && change.clause.old.length + change.clause.new.length === 0)
      .map((change) => change.id)
      .filter((id) => !id.startsWith('seats') && id !== 'cards-reordered'),
  ).toEqual([])
})

test('Duema Party against Duel Masters', () => {
  const changes = compareGames(
    resolvedGame('rules/duel-masters/duel-masters.rules'),
    resolvedGame('rules/duel-masters/duema-party.rules'),
  )
  const told = (rule: string): readonly string[] =>
    changes.filter((change) => change.rule === rule).map((change) => `${change.id} ${change.clause.new.join()}`)
  expect(told('players')).toEqual(['seats-widened 000.2,000.3,100.1,gap.player-count'])
  expect(told('deck-size')).toEqual(['measure-changed 101.1'])
  expect(told('usual-copies')).toEqual(['limit-tightened 101.1b'])
  expect(told('partner-zone')).toEqual(['zone-added 200.1'])
  expect(told('homecoming')).toEqual(['reaction-added 201.4,gap.one-way-home'])
  expect(told('opponent')).toEqual([expect.stringMatching(/^reading-changed /)])
})
