import { writtenExceptionsCommute } from './checks/commutes.ts'
import type { ChangeId } from './diff/catalogue.ts'
import type { Change, NoDifference } from './diff/change.ts'
import { compareGames } from './diff/compare-games.ts'
import { analysesOf } from './analyse/analyses.ts'
import { whySame } from './equivalence/why-same.ts'
import type { Resolution } from './game/resolve.ts'
import type { Program } from './program/program.ts'

/** Changes of what texts do and conditions ask, which typed programs say in full; others are of what is declared. */
const OF_TEXTS: ReadonlySet<ChangeId> = new Set([
  'always-changed',
  'announcement-changed',
  'choice-narrowed',
  'choice-widened',
  'compulsion-added',
  'compulsion-changed',
  'compulsion-narrowed',
  'compulsion-removed',
  'compulsion-widened',
  'deck-rule-changed',
  'deck-rule-narrowed',
  'deck-rule-widened',
  'exception-added',
  'exception-changed',
  'exception-narrowed',
  'exception-removed',
  'exception-widened',
  'forbid-changed',
  'forbid-narrowed',
  'forbid-widened',
  'instructions-added',
  'instructions-changed',
  'instructions-removed',
  'instructions-reordered',
  'limit-loosened',
  'limit-tightened',
  'meaning-bears-on-outcome',
  'meaning-changed',
  'meaning-loosens',
  'meaning-tightens',
  'measure-changed',
  'number-lowered',
  'number-raised',
  'obligation-added',
  'obligation-changed',
  'obligation-removed',
  'permit-changed',
  'permit-narrowed',
  'permit-widened',
  'prevention-changed',
  'reaction-added',
  'reaction-changed',
  'reaction-narrowed',
  'reaction-removed',
  'reaction-widened',
  'requirement-changed',
  'requirement-strengthened',
  'requirement-weakened',
  'text-instructions-added',
  'text-instructions-removed',
  'value-changed',
  'value-lowered',
  'value-raised',
])

/** A version of a game that was checked; without a program nothing can be proved of it. */
export interface Compared {
  readonly resolution: Resolution
  readonly program: Program | null
}

/**
 * What differs between two versions, and of which class: here it is decided for all who tell of it. Where both
 * programs are known to do the same in every position, what differs is nothing but other words, with the reason as its
 * witness. `isAsked` leaves changes out by their fingerprints.
 */
export function changesBetween(
  old: Compared,
  next: Compared,
  isAsked: (change: Change) => boolean = () => true,
): readonly Change[] {
  const commute = next.program === null ? undefined : writtenExceptionsCommute(next.program, next.resolution)
  const changes = compareGames(old.resolution, next.resolution, commute).filter(isAsked)
  if (old.program === null || next.program === null) return changes
  const programs = [old.program, next.program] as const
  const isOfZones = ({ id }: Change): boolean => id === 'zones-reordered'
  const zones =
    changes.some(isOfZones) && !isOrderOfZonesAsked(...programs) ? settled(changes, isOfZones, UNASKED) : changes
  const open = zones.filter((change) => change.class !== 'editorial')
  const because = open.length > 0 && open.every(({ id }) => OF_TEXTS.has(id)) ? whySame(...programs) : null
  return because === null ? zones : settled(zones, (change) => open.includes(change), because)
}

const UNASKED = 'nothing goes through cards of zones that have changed places'

function settled(changes: readonly Change[], which: (change: Change) => boolean, because: string): readonly Change[] {
  const witness: NoDifference = { kind: 'same', because }
  return changes.map((change) => (which(change) ? { ...change, class: 'editorial', witness } : change))
}

/** Whether something goes through cards of two zones that are declared in another order. */
function isOrderOfZonesAsked(old: Program, next: Program): boolean {
  const [was, is] = [old, next].map(({ game }) => [...game.zones.keys()])
  if (was === undefined || is === undefined || [...was].sort().join() !== [...is].sort().join()) return true
  const together = [old, next].flatMap((program) => analysesOf(program).zonesTogether())
  const stay = (zones: readonly string[]): boolean =>
    was.filter((zone) => zones.includes(zone)).join() === is.filter((zone) => zones.includes(zone)).join()
  return !together.every((zones) => !zones.includes('*') && stay(zones))
}
