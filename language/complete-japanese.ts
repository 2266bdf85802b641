import type { CheckResult } from '../compiler/compile.ts'
import type { NamedKind } from '../compiler/game/name-use.ts'
import { inJapanese } from '../grammar/surface/japanese-words.ts'
import { linesBefore } from '../grammar/surface/japanese-text.ts'
import { isReading, readLines } from '../grammar/surface/lines.ts'
import { surfaceOf } from '../grammar/surface/surface.ts'
import type { JapaneseNames } from '../grammar/surface/vocabulary.ts'
import type { CompletionOffer, Completions } from './offers.ts'

/**
 * What may stand at a place of a Japanese text: how the forms of the language go on there, and, where they take a name,
 * those of the game. A name that is being written is taken for the beginning of another.
 */
export function completeJapanese(
  checked: readonly CheckResult[],
  offset: number,
  text: string,
  names: JapaneseNames,
): Completions {
  const begun = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const above = linesBefore(text.slice(0, offset), names)
  const lines = begun.trim() === '' ? [...above, { level: Math.floor(begun.length / 2), words: [] }] : above
  const last = lines.at(-1)
  const word = last?.words.at(-1)
  const from = word?.kind === 'name' && word.end === offset ? word.start : offset
  const words = last?.words.filter(({ end }) => from === offset || end <= from) ?? []
  const before = [...lines.slice(0, -1), { level: last?.level ?? 0, words }]
  const read = readLines(before, 'ja', true).at(-1)
  if (read === undefined) return { from, all: [] }
  const { found } = isReading(read.found) ? { found: surfaceOf('ja').stuckAtEnd(read.line.words, read.rule) } : read
  if (found === null || isReading(found) || found.at < read.line.words.length) return { from, all: [] }
  const goesOn = found.expected.flatMap((sign): readonly CompletionOffer[] =>
    sign.kind === 'literal' ? [{ label: sign.rest, kind: 'word', detail: '', rank: 1 }] : [],
  )
  const takesName = found.expected.some((sign) => sign.kind === 'word' && sign.of === 'name')
  const all = [...(takesName ? namesOffered(checked, names) : []), ...goesOn]
  return { from, all: [...new Map(all.map((each) => [each.label, each])).values()] }
}

function namesOffered(checked: readonly CheckResult[], names: JapaneseNames): readonly CompletionOffer[] {
  const game = checked.find(({ resolution }) => resolution !== null)?.resolution?.game
  if (game === undefined) return []
  const kinds: readonly (readonly [NamedKind, ReadonlyMap<string, unknown>])[] = [
    ['type', game.enums],
    ['printed', game.printed],
    ['fact', game.facts],
    ['adjective', game.adjectives],
    ['zone', game.zones],
    ['event', game.events],
    ['card', game.definitions],
  ]
  return kinds.flatMap(([kind, known]) =>
    [...known.keys()].map((name) => ({ label: inRules(name, names), kind, detail: '', rank: 0 })),
  )
}

const inRules = (name: string, names: JapaneseNames): string =>
  inJapanese({ kind: 'name', said: name, start: 0, end: 0 }, names, new Set())
