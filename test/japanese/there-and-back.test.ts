import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { rulesBelow } from '../../cli/files/rules-files.ts'
import { checkGame } from '../../compiler/compile.ts'
import { vocabularyAt } from '../../compiler/game/load.ts'
import { formatRules } from '../../compiler/syntax/format.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { printProgram } from '../../compiler/program/print-program.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { type JapaneseNames, vocabularyOf } from '../../grammar/surface/vocabulary.ts'
import { sampledByDay } from '../kit/effort.ts'
import { wordsAround } from '../kit/words-around.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const textOf = (path: string): string => readFileSync(`${root}${path}`, 'utf8')
const below = (folder: string): readonly string[] => rulesBelow(`${root}${folder}`).map((file) => relative(root, file))

const readable = (path: string): boolean => {
  let faults = 0
  parseFile({ path, text: textOf(path) }, () => (faults += 1), wordsAround(path))
  return faults === 0
}

const shipped = below('rules')
/** Small texts of every form of the language. */
const specimens = [...below('test/elaborate'), ...below('test/checks'), ...below('test/interpret')].filter(readable)

/** A tree without the places of what it says. */
const saidBy = (tree: unknown): string =>
  JSON.stringify(tree, (key, value: unknown) => (key === 'span' || key === 'file' ? undefined : value))

function treeOf(text: string, names: JapaneseNames): string {
  const found: string[] = []
  const { header, items } = parseFile({ path: 'there.rules', text }, ({ title }) => found.push(title), names)
  expect(found).toEqual([])
  return saidBy({ header, items })
}

describe.each([...sampledByDay(shipped, 14, 'shipped'), ...sampledByDay(specimens, 14, 'specimens')])('%s', (path) => {
  test('says in Japanese the same tree, in one layout, and comes back as it was', async () => {
    const names = wordsAround(path)
    const english = await formatRules(textOf(path), { as: 'en', vocabulary: names })
    const japanese = await formatRules(english, { as: 'ja', vocabulary: names })
    expect(treeOf(japanese, names)).toBe(treeOf(english, names))
    expect(await formatRules(japanese, { vocabulary: names })).toBe(japanese)
    expect(await formatRules(japanese, { as: 'en', vocabulary: names })).toBe(english)
  })
})

const games = shipped.filter((path) => declaredName(textOf(path)) !== null)

describe.each(sampledByDay(games, 4, 'games'))('%s', (path) => {
  const disk = rulesHost(root, path)
  const program = (host: typeof disk): string => {
    const { program: found, diagnostics } = checkGame(path, host)
    expect(diagnostics).toEqual([])
    // A question that the rules have no sentence for is asked in the words of the text.
    return found === null ? '' : printProgram(found).replace(/(accept or decline) \(.*\)/gu, '$1')
  }

  test('is the same program with all that it stands on in Japanese, and nothing of it has changed', async () => {
    const { sources } = checkGame(path, disk)
    const texts = new Map<string, string>()
    const modules = [...sources.keys()].filter((each) => declaredName(disk.read(each) ?? '') !== null)
    for (const each of sources.keys()) {
      // What is included lies beside what includes it, or is shared and has no words.
      const owner = modules.find((module) => module === each || dirname(module) === dirname(each))
      const vocabulary = owner === undefined ? vocabularyOf() : vocabularyAt(disk, owner)
      texts.set(each, await formatRules(disk.read(each) ?? '', { as: 'ja', vocabulary }))
    }
    const translated = { ...disk, read: (each: string) => texts.get(each) ?? disk.read(each) }
    expect(program(translated)).toBe(program(disk))
    const [before, after] = [checkGame(path, disk).resolution, checkGame(path, translated).resolution]
    const changes = before === null || after === null ? null : compareGames(before, after)
    // What the rules have no sentence for is asked and answered in the words of the text.
    expect(changes?.filter(({ id }) => id !== 'word-of-moves-renamed')).toEqual([])
  })
})
