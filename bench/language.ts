import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DiskFiles } from '../cli/lsp/disk-files.ts'
import { Workspace } from '../language/server/workspace.ts'
import { complete } from '../language/completion.ts'
import { hover } from '../language/hover.ts'
import type { Place } from '../language/place.ts'
import { rename, type RenameInput } from '../language/rename.ts'
import { signatureAt } from '../language/signature.ts'
import { cpuMs, median } from './measure.ts'
import { type Row, digits } from './report.ts'

const FOLDER = resolve('rules/duel-masters')
const PATH = 'keywords.rules'
const FULL = resolve(FOLDER, PATH)
const TEXT = readFileSync(FULL, 'utf8')

/** What editors ask about the rules of Duel Masters and its variant, in milliseconds for one answer. */
export function languageRows(rounds: number): Row[] {
  const space = new Workspace(new DiskFiles([]), FOLDER, () => {})
  const named = mostNamed(space)
  const places = somePlaces(space, rounds * 5)
  const row = (what: string, ms: readonly number[], aim: string): Row => ({
    of: 'language service, Duel Masters',
    what,
    figure: digits(median(ms)),
    note: `ms${aim}, at worst ${digits(Math.max(...ms))}`,
  })
  const fresh = places.map((place, i) => {
    type(space, i)
    return { completion: spent(() => completions(space, place)), hover: spent(() => hovered(space, place)) }
  })
  return [
    row(
      'completion after a key',
      fresh.map((each) => each.completion),
      ' (aim 30)',
    ),
    row(
      'hover after a key',
      fresh.map((each) => each.hover),
      '',
    ),
    row(
      'hover where nothing was typed',
      places.map((place) => spent(() => hovered(space, place))),
      ' (aim 10)',
    ),
    row(
      'what a call takes',
      places.map((place) => spent(() => signatureAt(space.about(FULL), TEXT, place.offset))),
      '',
    ),
    ...[0, Math.floor(named.length / 2)].map((at) => {
      const [place, uses] = named[at] ?? [null, 0]
      if (place === null) throw new Error(`${PATH} declares nothing`)
      const ms = times(rounds, (n) => spent(() => renamed(space, place, n)))
      return row(`rename in ${uses} places`, ms, ' (aim 300)')
    }),
  ]
}

/** A key in a remark at the end, and its findings, which come before what is asked next. */
function type(space: Workspace, n: number): void {
  space.edit(FULL, `${TEXT}-- ${n}\n`)
  space.about(FULL)
}

function spent(work: () => unknown): number {
  const begin = cpuMs()
  work()
  return cpuMs() - begin
}

const times = (rounds: number, work: (n: number) => number): readonly number[] =>
  Array.from({ length: rounds }, (_, n) => work(n))

/** Behind names of the file, evenly spread. */
function somePlaces(space: Workspace, n: number): readonly Place[] {
  const names = space.table(space.about(FULL)).within(PATH)
  return Array.from({ length: n }, (_, i) => {
    const offset = names[Math.floor((i * names.length) / n)]?.span.end
    if (offset === undefined) throw new Error(`${PATH} has no names`)
    return { path: PATH, offset }
  })
}

function completions(space: Workspace, place: Place): void {
  const around = { games: () => space.names(), paths: () => [], snippets: true }
  const { all } = complete(space.about(FULL), place, TEXT, around)
  if (all.length > 1e5) throw new Error('more is offered than there is')
}

/** As the server answers it: the games of the file first, then those that stand on it. */
function hovered(space: Workspace, place: Place): void {
  const own = space.about(FULL)
  const checked = [...own, ...space.speaking(FULL).filter((each) => !own.includes(each))]
  if (hover(space.table(checked), checked, place) === null) throw new Error(`nothing is told at ${place.offset}`)
}

/** What the file names, and in how many places all files do, the most first. */
function mostNamed(space: Workspace): readonly (readonly [place: Place, uses: number])[] {
  const table = space.table(space.speaking(FULL))
  const symbols = table.within(PATH).flatMap(({ kind, span, symbol }) => {
    const all = table.of(symbol)
    return kind !== 'variable' && all[0] !== undefined ? [{ span, uses: all.length, symbol }] : []
  })
  const once = [...new Map(symbols.map((each) => [each.symbol, each])).values()]
  return once
    .toSorted((a, b) => b.uses - a.uses)
    .map(({ span, uses }) => [{ path: PATH, offset: span.start }, uses] as const)
}

/** Each time otherwise, since what is tried twice is known. */
function renamed(space: Workspace, place: Place, n: number): void {
  const checked = space.speaking(FULL)
  const again: RenameInput['again'] = (texts, which) => space.namesAgain(checked, texts, which)
  const made = rename({ table: space.table(checked), checked, again }, place, `otherwise-named-${n}`)
  if (!made.ok) throw new Error(made.reason)
}
