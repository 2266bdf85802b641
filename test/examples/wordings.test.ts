import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liveEngine } from '../../cli/live-engine.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { type CheckResult, type RulesHost, compileScript } from '../../compiler/compile.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import type { ExampleDecl, Given, GivenItem } from '../../grammar/tree/examples.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { type CompiledExample, tableFor } from '../../runtime/example/examples.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { repositoryRules } from '../checks/kit.ts'
import { times } from '../kit/effort.ts'
import { checkedGame, liveGame } from '../kit/kept-games.ts'
import { source } from '../kit/playout.ts'
import { failuresOf } from '../kit/specimen.ts'

/**
 * A position is the same however its author says it: with a card by its name or as the one that is described so, with
 * what is laid down in one order of the lines or in another. Every example of a shipped game, said otherwise, begins
 * with the same table and the same choices.
 */

type Game = CheckResult['resolution'] extends (infer R) | null ? (R extends { game: infer G } ? G : never) : never
type Line = Given & { kind: 'is' }
type Draw = (below: number) => number

/** Texts that take the place of others, by where those begin. */
type Rewritings = { readonly start: number; readonly end: number; readonly by: string }[]

const root = process.cwd()

/** The name of a zone in which a line lays cards down; null for a line about anything else. */
function zoneOf({ zones }: Game, { target }: Line): string | null {
  const name = target.kind === 'name' ? target.name : target.kind === 'of' ? target.name.text : ''
  return zones.get(name)?.holds === 'cards' ? name : null
}

/** The name of a card that stands for itself alone in its line. */
const plainName = ({ definitions }: Game, item: GivenItem): string | null =>
  item.value.kind === 'name' &&
  item.copies === undefined &&
  item.called === undefined &&
  definitions.has(item.value.name)
    ? item.value.name
    : null

function otherwise(game: Game, { given, span }: ExampleDecl, draw: Draw): Rewritings {
  const { text } = span.file
  const lines = given.filter((g): g is Line => g.kind === 'is')
  const laid = lines.filter((line) => zoneOf(game, line) !== null)
  const names = laid.flatMap(({ items }) => items.map((item) => printedName(item)))
  const isOnce = (name: string): boolean => names.filter((each) => each === name).length === 1
  const described = (line: Line): Rewritings =>
    (laid.includes(line) ? line.items : []).flatMap((item) => {
      const name = plainName(game, item)
      if (name === null || !isOnce(name) || draw(2) === 0) return []
      const { start, end } = item.value.span
      const card = text.slice(start, end)
      const by = draw(2) === 0 ? `each card c where c = ${card}` : `each card c where not c != ${card}`
      return [{ start, end, by }]
    })
  const asSaid = (line: Line): string =>
    replaced(text.slice(line.span.start, line.span.end), described(line), line.span.start)
  // What one line names, another may speak of, and of two lines for one zone the order counts.
  const zones = laid.map((line) => {
    const zone = zoneOf(game, line) ?? ''
    return game.zones.get(zone)?.key === null ? zone : text.slice(line.target.span.start, line.target.span.end)
  })
  const isFree =
    new Set(zones).size === zones.length && lines.every(({ items }) => items.every((i) => i.called === undefined))
  const order = isFree ? shuffled(lines, draw) : lines
  return lines.map((line, i) => ({ start: line.span.start, end: line.span.end, by: asSaid(order[i] ?? line) }))
}

/** What is printed on a card that a line lays down, whosever it is. */
const printedName = ({ value }: GivenItem): string =>
  value.kind === 'name' ? value.name : value.kind === 'of' ? value.name.text : ''

function shuffled<T>(list: readonly T[], draw: Draw): readonly T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(draw(left.length), 1))
}

function replaced(text: string, rewritings: Rewritings, from = 0): string {
  let done = text
  for (const { start, end, by } of rewritings.toSorted((a, b) => b.start - a.start))
    done = done.slice(0, start - from) + by + done.slice(end - from)
  return done
}

/** The rules files of a game with the positions of their examples said otherwise. */
function hostOtherwise(path: string, draw: Draw): RulesHost {
  const host = rulesHost(root, path)
  const game = checkedGame(path).resolution?.game
  const texts = new Map<string, string>()
  return {
    ...host,
    read(file) {
      const text = host.read(file)
      if (text === null || game === undefined) return text
      const known = texts.get(file)
      if (known !== undefined) return known
      const { items } = parseFile({ path: file, text }, () => undefined)
      const examples = items.filter((item): item is ExampleDecl => item.kind === 'example')
      const said = replaced(
        text,
        examples.flatMap((example) => otherwise(game, example, draw)),
      )
      texts.set(file, said)
      return said
    },
  }
}

/** What there is at the first question of an example, in words that do not hang on the order in which cards were made. */
function tableOf(engine: FullEngine<BaseState>, example: CompiledExample): unknown {
  const { s } = tableFor(engine, example)
  const name = (card: number): string => `${engine.info.cards[s.def[card] ?? -1]} of ${s.owner[card]}`
  return {
    title: example.title,
    zones: s.zones.map((cards, zone) => cards.filter((card) => s.place[card] === zone).map(name)),
    cards: s.def.map((_, card) => name(card)).toSorted(),
    asked: [s.ask, s.asked, s.over],
    choices: s.legal.map((choice) => engine.describe(s, choice)).toSorted(),
  }
}

const small = ['hearts/hearts', 'kuhn-poker/kuhn-poker', 'cribbage/cribbage', 'gin-rummy/gin-rummy']
const entries = repositoryRules().entries.filter(
  (path) => times > 1 || small.some((name) => path.endsWith(`${name}.rules`)),
)

describe('positions said otherwise', () => {
  test.each(entries)('%s', { timeout: 300_000 * times }, async (path) => {
    const game = await liveGame(path)
    const tables = game.examples.map((example) => tableOf(game.engine, example))
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const draw = source(seed)
        const { script, diagnostics } = await compileScript(path, hostOtherwise(path, draw))
        if (script === null) throw new Error(diagnostics.map((d) => `${d.code} ${d.primary.text}`).join('\n'))
        const said = { examples: [], ...liveEngine(script, path) }
        expect(said.examples.map((example) => tableOf(said.engine, example))).toEqual(tables)
        expect(failuresOf(said)).toEqual([])
      }),
      { numRuns: Math.max(1, Math.floor(times / 10)), endOnFailure: true },
    )
  })
})
