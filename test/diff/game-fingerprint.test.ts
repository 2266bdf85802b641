import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mutantsOf, mutated } from '../../bench/mutation/mutants.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { checkForEngine } from '../../compiler/compile.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { gameFingerprint } from '../../compiler/diff/game-fingerprint.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { byDay, sampledByDay, sampledSeed, times } from '../kit/effort.ts'
import { caseNames, changesOf, sideOf } from './kit.ts'

const caches = emptyCaches()

function fingerprintAt(path: string, host: RulesHost): string {
  const { resolution, program, diagnostics } = checkForEngine(path, host, caches)
  expect(
    diagnostics.filter((each) => each.severity === 'error').map((each) => `${each.code} ${each.primary.text}`),
  ).toEqual([])
  if (resolution === null || program === null) throw new Error(`${path} is no game`)
  return gameFingerprint(resolution)
}

/** Of the first of several texts by path. */
function fingerprint(files: Readonly<Record<string, string>>): string {
  const [path = ''] = Object.keys(files)
  return fingerprintAt(path, { read: (asked) => files[asked] ?? null, find: () => null })
}

const ofCase = (name: string, file: 'old.rules' | 'new.rules'): string => gameFingerprint(sideOf(name, file))

describe.each(caseNames)('%s', (name) => {
  const counts = changesOf(name).there.some((change) => change.class !== 'editorial')
  const wording = changesOf(name).there.every((change) =>
    ['text-only', 'title-changed', 'citations-changed', 'example-added', 'example-removed', 'example-changed'].includes(
      change.id,
    ),
  )
  if (counts)
    test('is another game by its fingerprint', () =>
      expect(ofCase(name, 'new.rules')).not.toBe(ofCase(name, 'old.rules')))
  else if (wording)
    test('is the same game by its fingerprint', () => expect(ofCase(name, 'new.rules')).toBe(ofCase(name, 'old.rules')))
  else test('has a fingerprint', () => expect(ofCase(name, 'new.rules')).toMatch(/^[0-9a-f]{16}$/))
})

const game = readFileSync(join(import.meta.dirname, 'a-rule-moved', 'old.rules'), 'utf8')
const lines = game.split('\n')
const isHeader = (line: string): boolean => line.startsWith('game ')

/** Edits of a text that do not touch what it says. */
const edits: Readonly<Record<string, (text: readonly string[], at: number) => readonly string[]>> = {
  'a comment above': (text, at) => [...text.slice(0, at), '-- a remark', ...text.slice(at)],
  'a comment behind': (text, at) =>
    text.map((line, i) => (i === at && line.trim() !== '' ? `${line}  -- a remark` : line)),
  'blank lines': (text, at) => [...text.slice(0, at), '', '', ...text.slice(at)],
  'wide gaps': (text, at) =>
    text.map((line, i) => (i === at && !line.includes('"') ? line.replace(/(\S) (?=\S)/gu, '$1   ') : line)),
  'a deeper margin': (text) => text.map((line) => line.replace(/^ +/u, (margin) => margin.repeat(2))),
  'lines that end as on Windows': (text) => text.map((line) => (line.endsWith('\r') ? line : `${line}\r`)),
  'another title': (text) => text.map((line) => (isHeader(line) ? line.replace(/"[^"]*"/u, '"Something else"') : line)),
  'no citation': (text, at) =>
    text.map((line, i) => (i === at && !isHeader(line) ? line.replace(/^( *)\[[^\]]*\] /u, '$1') : line)),
}

test('comments, layout, titles and citations leave the fingerprint alone', () => {
  const was = fingerprint({ 'game.rules': game })
  const edit = fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.integer({ min: 1, max: lines.length - 1 }))
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (made) => {
      const text = made.reduce<readonly string[]>((before, [name, at]) => edits[name]?.(before, at) ?? before, lines)
      expect(fingerprint({ 'game.rules': text.join('\n') }), JSON.stringify(made)).toBe(was)
    }),
    { numRuns: byDay(12, 40 * times), ...sampledSeed('edits of layout') },
  )
})

/** Declarations with what stands below them. */
function declarations(): readonly string[] {
  const found: string[] = []
  for (const line of lines.slice(1)) {
    if (/^\S/u.test(line)) found.push(line)
    else if (found.length > 0) found.push(`${found.pop() ?? ''}\n${line}`)
  }
  return found
}

test('where the text stands leaves the fingerprint alone: another folder, another file, one that is included', () => {
  const was = fingerprint({ 'game.rules': game })
  const [header = ''] = lines
  const all = declarations()
  expect(all.length).toBeGreaterThan(15)
  expect(fingerprint({ 'elsewhere/called-otherwise.rules': game })).toBe(was)
  fc.assert(
    fc.property(fc.subarray(all.map((_, i) => i)), (moved) => {
      const included = Object.fromEntries(moved.map((i) => [`parts/${i}.rules`, all[i] ?? '']))
      const text = [header, ...all.map((each, i) => (moved.includes(i) ? `include "parts/${i}.rules"` : each))].join(
        '\n',
      )
      expect(fingerprint({ 'game.rules': text, ...included })).toBe(was)
    }),
    { numRuns: byDay(5, 15 * times), ...sampledSeed('parts elsewhere') },
  )
})

test('a branch that players are told in other words has another fingerprint', () => {
  const told = game.replace(
    '  p must act\n',
    '  choose one of by p\n    - money of p gains 1\n    - money of p gains 2\n  p must act\n',
  )
  expect(told).not.toBe(game)
  const of = (text: string): string => fingerprint({ 'game.rules': text })
  expect(of(told.replaceAll('\n', '\r\n'))).toBe(of(told))
  expect(of(told.replace('money of p gains 2', 'money  of p  gains 2 -- more'))).toBe(of(told))
  expect(of(told.replace('money of p gains 2', 'money of p gains 3'))).not.toBe(of(told))
})

test.each(['rules/hearts/hearts.rules', 'rules/kuhn-poker/kuhn-poker.rules'])(
  'each small change of %s that is not editorial is another game by its fingerprint',
  (path) => {
    const host = rulesHost(process.cwd(), path)
    const old = checkForEngine(path, host, caches)
    if (old.resolution === null || old.program === null) throw new Error(`${path} is no game`)
    const was = gameFingerprint(old.resolution)
    let told = 0
    for (const mutant of sampledByDay(mutantsOf(old.resolution), 30, `changes of ${path}`)) {
      const text = mutated(host.read(mutant.file) ?? '', mutant)
      const { resolution, program, diagnostics } = checkForEngine(
        path,
        { ...host, read: (asked) => (asked === mutant.file ? text : host.read(asked)) },
        caches,
      )
      if (resolution === null || program === null || diagnostics.some((each) => each.severity === 'error')) continue
      const counts = compareGames(old.resolution, resolution).some((change) => change.class !== 'editorial')
      if (counts) expect(gameFingerprint(resolution), `${mutant.rule} ${mutant.kind}`).not.toBe(was)
      told += 1
    }
    expect(told).toBeGreaterThan(5)
  },
)
