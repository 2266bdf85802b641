import { inEnglish } from '../../../grammar/saying.ts'
import { hostsOf } from '../../../compiler/aim/hosts.ts'
import { usersOf } from '../../../compiler/aim/users.ts'
import type { Change, FoundWitness, NoWitness, Witness } from '../../../compiler/diff/change.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'
import { changesBetween } from '../../../compiler/changes-between.ts'
import { type Budget, OpenBudget } from './budget.ts'
import { isDeclaredOnly } from './declared-only.ts'
import { goneAlong } from './gone-along.ts'
import { Hunt } from './hunt.ts'
import { readingWith, readingWithout } from './reading-without.ts'
import type { ReadVersion } from './verify-examples.ts'
import { stated } from '../../stated.ts'

/** What is said of something that is declared, without which nothing else that has changed can be read. */
const SPOKEN_OF: NoWitness = {
  kind: 'none',
  searched: stated('it has none of its own, as what else has changed speaks of it'),
  games: 0,
  bound: null,
}

/** What the two versions held against each other tell of a change, and what is said where nothing tells it. */
export interface VersionsApart {
  readonly told: (change: Change) => Witness | null
  readonly notFound: (change: Change) => NoWitness
  /** Set where as many as play one of them cannot play the other, which is a change as well. */
  readonly haveNoTable?: true
}

interface VersionsRead {
  readonly old: ReadVersion
  readonly new: ReadVersion
}

/** Witnesses by fingerprint: of what no example has told between the versions, those that show it beside the others. */
export async function withThoseAmid(
  readings: VersionsRead,
  wanted: readonly Change[],
  { told, notFound, haveNoTable }: VersionsApart,
  budget: Budget,
): Promise<Map<string, Witness>> {
  const isAmid = wanted.length > 1 || haveNoTable === true
  const missing = isAmid ? wanted.filter((change) => !showsChange(told(change))) : []
  const amid = await amidOthers(readings, { changes: missing, shown: wanted.length - missing.length }, budget)
  const witnessOf = (change: Change): Witness => {
    const [beside, between] = [amid.get(change), told(change)]
    const shown = (beside?.kind === 'found' && beside.shows !== 'contrary' ? beside : between) ?? beside
    return shown ?? (isDeclaredOnly(change) || isSpokenOf(change, wanted, readings.new) ? SPOKEN_OF : notFound(change))
  }
  return new Map(wanted.map((change) => [change.fingerprint, witnessOf(change)]))
}

/** Whether a thing is declared otherwise of which what else has changed speaks. */
function isSpokenOf(
  { id, new: span }: Change,
  wanted: readonly Change[],
  { loaded: { program } }: ReadVersion,
): boolean {
  if (id !== 'redeclared' || span === null) return false
  const others = wanted.flatMap((other) => (other.new === null || other.new === span ? [] : [other.new]))
  return others.some((other) => usersOf(program, span, hostsOf(program, other)).length > 0)
}

/** Whether an example tells it, and not a game alone, and does not tell the contrary. */
const showsChange = (witness: Witness | null): boolean =>
  witness?.kind === 'found' && witness.isUntold !== true && witness.shows !== 'contrary'

/**
 * Witnesses of changes that show only beside the others, as where one speaks of a move that another has brought: the
 * new version is held against itself without the change.
 */
async function amidOthers(
  { old, new: next }: VersionsRead,
  { changes, shown }: { readonly changes: readonly Change[]; readonly shown: number },
  budget: Budget,
): Promise<Map<Change, FoundWitness | NoWitness>> {
  const told = new Map<Change, FoundWitness | NoWitness>()
  const { progress, ...own } = budget
  const all = new OpenBudget(budget)
  let last: string | null = null
  for (const [i, change] of playedFirst(changes).entries()) {
    if (all.isTooLateToRead) break
    progress?.({ shown: shown + told.size, soughtFor: [change.rule], last })
    const share = new OpenBudget({
      ...budget,
      milliseconds: Math.min(all.left, Math.max(LEAST, all.left / (changes.length - i))),
    })
    const without = isDeclaredOnly(change) ? null : await readingWithout(next, change, old.loaded)
    const each = (part: number): Budget => ({ ...own, milliseconds: share.left * part })
    const along = change.new === null ? goneAlong(change, old.loaded.resolution, next.loaded.resolution) : []
    const witness =
      without === null
        ? spokenOf(change)
        : ((await shownBeside(without, next, each(along.length > 0 ? 0.5 : 1))) ??
          (await shownAlong({ without, next, along }, each(1))))
    if (witness === null) continue
    told.set(change, witness)
    if (witness.kind === 'found') last = `${change.rule}: ${inEnglish(witness.where)}`
  }
  return told
}

/** So many milliseconds one has at least, to be read and to be looked for: rather a few of them than none of many. */
const LEAST = 1000

/** What is laid out or kept shows in what is played with it. */
const playedFirst = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => Number(a.class === 'shape') - Number(b.class === 'shape'))

const spokenOf = ({ class: kind }: Change): NoWitness | null => (kind === 'shape' ? SPOKEN_OF : null)

/** What can be said only where what is gone as well is there: the new version is held against itself with all of it. */
async function shownAlong(
  {
    without,
    next,
    along,
  }: { readonly without: ReadVersion; readonly next: ReadVersion; readonly along: readonly Decl[] },
  budget: Budget,
): Promise<FoundWitness | null> {
  const beside = along.length === 0 ? null : await readingWith(next, along)
  const found = beside === null ? null : await shownBeside(without, beside, { ...budget, holdsOn: 'old' })
  return found === null ? null : { ...found, onlyOn: 'old' }
}

async function shownBeside(without: ReadVersion, next: ReadVersion, budget: Budget): Promise<FoundWitness | null> {
  const changes = changesBetween(without.loaded, next.loaded)
  const wanted = changes.filter((change) => change.class !== 'editorial')
  const found = await new Hunt({ old: without, new: next }, wanted, budget).witnesses()
  for (const witness of found.values()) if (witness.kind === 'found') return { ...witness, amid: true, onlyOn: 'new' }
  return null
}
