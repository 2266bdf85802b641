import { oneAfterAnother, sideBySide, whichever } from '../../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../../grammar/saying.ts'
import type { Change, NoWitness, Witness } from '../../../compiler/diff/change.ts'
import type { Effort } from '../../../runtime/diff/effort.ts'
import type { Evaluate } from '../../live-engine.ts'
import type { Side } from '../side.ts'
import { withThoseAmid } from './amid-others.ts'
import { type Budget, OpenBudget } from './budget.ts'
import { Hunt } from './hunt.ts'
import { loadVersion } from './load-version.ts'
import { onlyFor, seatsShown } from './other-seats.ts'
import type { Searched } from './searches.ts'
import type { ReadVersion } from './verify-examples.ts'
import type { ChangeId } from '../../../compiler/diff/catalogue.ts'
import type { SeatsInfo } from '../../../runtime/engine.ts'
import { stated } from '../../stated.ts'

/**
 * For each change that is not editorial a position in which both sides part, or what was searched in vain, by
 * fingerprint; for what is known to be the same, why.
 */
export async function findWitnesses(
  sides: Record<'old' | 'new', Pick<Side, 'path' | 'host'>>,
  changes: readonly Change[],
  budget: Budget,
  evaluate: Evaluate,
  searching?: Searching,
): Promise<Map<string, Witness>> {
  const all = new OpenBudget(budget)
  const wanted = changes.filter((change) => change.class !== 'editorial')
  const known = changes.flatMap(({ fingerprint, witness }) =>
    witness === undefined ? [] : [[fingerprint, witness] as const],
  )
  if (wanted.length === 0) return new Map(known)
  const old = await loadVersion(sides.old.path, sides.old.host, evaluate, budget)
  const { left } = all
  const next =
    old === null ? null : await loadVersion(sides.new.path, sides.new.host, evaluate, { ...budget, beside: old })
  if (old === null || next === null)
    return new Map(wanted.map((change) => [change.fingerprint, nothing(stated('one side does not compile'), null)]))
  return witnessesBetween(
    { old: { ...sides.old, loaded: old }, new: { ...sides.new, loaded: next } },
    wanted,
    { ...budget, milliseconds: all.left, reading: left - all.left },
    searching,
  )
}

/** The same with engines that are loaded already. */
export async function witnessesBetween(
  readings: { readonly old: ReadVersion; readonly new: ReadVersion },
  wanted: readonly Change[],
  budget: Budget,
  searching: Searching = (between, shown) => hunted(between, shown, budget),
): Promise<Map<string, Witness>> {
  const { old, new: next } = readings
  const { seats: before } = old.loaded.version.engine.info
  const { seats: now } = next.loaded.version.engine.info
  const untold = (change: Change): NoWitness => nothing(whyNotShown(change, before, now), null)
  const played = wanted.filter((change) => !isAboutPlayers(change) && !isAboutTelling(change))
  const found =
    played.length === 0
      ? new Map<string, Witness>()
      : areForSame(before, now)
        ? await searching(readings, played)
        : await withThoseAmid(readings, played, { told: () => null, notFound: untold, haveNoTable: true }, budget)
  for (const change of wanted.filter(isAboutPlayers)) {
    const witness = await seatsShown(readings, change)
    if (witness !== null) found.set(change.fingerprint, witness)
  }
  return new Map(wanted.map((change) => [change.fingerprint, found.get(change.fingerprint) ?? untold(change)]))
}

/** Looks for witnesses between two versions, by fingerprint. */
type Searching = (
  readings: { readonly old: ReadVersion; readonly new: ReadVersion },
  wanted: readonly Change[],
) => Promise<Map<string, Witness>>

async function hunted(
  readings: { readonly old: ReadVersion; readonly new: ReadVersion },
  wanted: readonly Change[],
  budget: Budget,
): Promise<Map<string, Witness>> {
  const all = new OpenBudget(budget)
  // A part of the time is kept for what shows only beside other changes.
  const milliseconds = wanted.length > 1 ? budget.milliseconds * BETWEEN : budget.milliseconds
  const hunt = new Hunt(readings, wanted, { ...budget, milliseconds })
  const told = await hunt.witnesses()
  const between = { told: (change: Change) => told.get(change) ?? null, notFound: () => notFound(hunt) }
  return withThoseAmid(readings, wanted, between, { ...budget, milliseconds: all.left })
}

/** How much of the time both versions are held against each other, where there are several changes. */
const BETWEEN = 0.8

/** What is said where nothing was found. */
export function notFound({ effort, parted }: Pick<Searched, 'effort' | 'parted'>): NoWitness {
  const { positions, games, decisions } = effort
  const searched = stated('{1} positions and {2} games, {3} decisions in all', positions, games, decisions)
  // Where they part in what nothing can tell of, the games bound nothing.
  return parted
    ? nothing(
        stated('{1}; the versions part, but in no way that an example tells to be of this change', searched),
        null,
      )
    : nothing(searched, effort)
}

function nothing(searched: Sayable, effort: Effort | null): NoWitness {
  // Rule of three: what never showed in n games happens in fewer than 3 of n, with 95 % confidence.
  return {
    kind: 'none',
    searched,
    games: effort?.games ?? 0,
    bound: effort === null || effort.games === 0 ? null : Math.min(1, 3 / effort.games),
  }
}

/** About how many play: no example compares tables at which only one version can be played. */
const ABOUT_PLAYERS: readonly ChangeId[] = ['seats-widened', 'seats-narrowed', 'seats-changed']

const isAboutPlayers = ({ id }: { readonly id: ChangeId }): boolean => ABOUT_PLAYERS.includes(id)

const WHO_IS_TOLD: readonly ChangeId[] = ['audience-added', 'audience-removed', 'audience-changed']

/** Whether a change is about who is told what happens: every game goes as before, and no position shows it. */
const isAboutTelling = ({ id }: { readonly id: ChangeId }): boolean => WHO_IS_TOLD.includes(id)

const areForSame = (old: SeatsInfo, next: SeatsInfo): boolean => old.from <= next.to && next.from <= old.to

/** Why a change is not shown by any. */
function whyNotShown(change: { readonly id: ChangeId }, old: SeatsInfo, next: SeatsInfo): Sayable {
  if (isAboutTelling(change)) return stated('every game goes as before; what is another is who is told of it')
  const why = areForSame(old, next)
    ? stated('examples do not tell it')
    : stated('no number of players can play both versions')
  return oneAfterAnother([why, whoCanPlay(old, next)])
}

/** `only the old version is for 2 or 4 players`. */
function whoCanPlay(old: SeatsInfo, next: SeatsInfo): Sayable {
  const [before, after] = [onlyFor(old, next), onlyFor(next, old)].map((all) => all.map(String))
  return sideBySide([
    ...(before === undefined || before.length === 0
      ? []
      : [stated('only the old version is for {1} players', whichever(before))]),
    ...(after === undefined || after.length === 0
      ? []
      : [stated('only the new version is for {1} players', whichever(after))]),
  ])
}
