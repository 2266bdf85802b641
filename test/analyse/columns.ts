import { camel } from '../../compiler/emit/names.ts'
import * as region from '../../compiler/analyse/region.ts'
import type { Region } from '../../compiler/analyse/region.ts'
import type { Program } from '../../compiler/program/program.ts'
import type { State } from './loaded-game.ts'

/** The columns of a state that are one region each; what lies in zones is looked at apart. */
export function columnsOf({ game, counters }: Program): ReadonlyMap<string, Region> {
  const stored = <T extends { readonly stored: boolean; readonly name: { readonly text: string } }>(
    of: Iterable<T>,
  ): string[] => [...of].flatMap((x) => (x.stored ? [x.name.text] : []))
  return new Map<string, Region>([
    ['def', region.DEFINITION],
    ['owner', region.OWNER],
    ['shown', region.VIEWERS],
    ['random', region.RANDOM],
    ['over', region.END],
    ...stored(game.facts.values()).map((name) => [camel(name), region.fact(name)] as const),
    ...stored(game.adjectives.values()).map((name) => [camel(name), region.adjective(name)] as const),
    ...counters.map((c) => [camel(c.name), region.countRegion(c.name)] as const),
  ])
}

/** One entry for each card. */
const PER_CARD: ReadonlySet<string> = new Set(['def', 'owner', 'shown'])

interface Columns {
  readonly regions: readonly (readonly [string, Region])[]
  readonly perCard: ReadonlySet<string>
}

/** Of each program once. */
const KNOWN = new WeakMap<Program, Columns>()

function known(program: Program): Columns {
  const before = KNOWN.get(program)
  if (before !== undefined) return before
  const regions = [...columnsOf(program)]
  const names = regions.map(([name]) => name)
  const perCard = new Set(names.filter((name) => PER_CARD.has(name) || isPerCard(program, name)))
  const columns = { regions, perCard }
  KNOWN.set(program, columns)
  return columns
}

/** Regions in which two states of one game differ; of cards only those that are in both. */
export function changedRegions(program: Program, before: State, after: State): Region[] {
  const cards = before.def.length
  const left = before.place.some((at, card) => at >= 0 && (after.place[card] ?? -1) < 0)
  const { regions, perCard } = known(program)
  const content = (s: State, name: string): string =>
    JSON.stringify(Array.isArray(s[name]) && perCard.has(name) ? (s[name] as unknown[]).slice(0, cards) : s[name])
  return [
    ...(after.def.length !== cards || left ? [region.CARDS] : []),
    ...[...program.game.zones.values()]
      .filter((z) => instances(z).some((i) => String(before.zones[i]) !== String(after.zones[i])))
      .map((z) => region.zone(z.name.text)),
    ...regions.filter(([name]) => content(before, name) !== content(after, name)).map(([, r]) => r),
  ]
}

function isPerCard({ game }: Program, column: string): boolean {
  const fact = [...game.facts.values()].find((f) => camel(f.name.text) === column)
  const subject =
    fact === undefined
      ? [...game.adjectives.values()].find((a) => camel(a.name.text) === column)?.subject
      : fact.params[0]?.type
  return subject?.base === 'card' && (fact?.params.length ?? 1) === 1
}

/** The numbers of the zones of a family. */
export function instances({ base, size }: { readonly base: number; readonly size: number }): number[] {
  return Array.from({ length: size }, (_, i) => base + i)
}
