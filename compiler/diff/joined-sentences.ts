import type { Resolution } from '../game/resolve.ts'
import type { Change } from './change.ts'
import { turnsOf } from './compare-order.ts'
import { differs } from './compare-sentences.ts'
import { implies } from './implies.ts'
import { makeChange } from './make-change.ts'
import { saying } from './pairing.ts'
import { joinedPassage, type ComparedPassage, wholeOf } from './passage.ts'
import type { Sentence, Subjects } from './subjects.ts'
import { either, type Term, term, TRUE } from './terms/term.ts'

/** Two versions without the sentences that say in one what several say in the other, and these changes. */
export interface Joined {
  readonly sides: readonly [readonly Sentence[], readonly Sentence[]]
  readonly changes: readonly Change[]
}

/**
 * `cannot attack …` and `cannot attack-directly …` with the same condition are one sentence with an `or`. Compared one
 * by one, a sentence would be forbidden in more cases and another no longer: together they say what they said.
 */
export function findJoined(
  versions: readonly [Resolution, Resolution],
  [was, is]: readonly [Subjects, Subjects],
): Joined {
  const zones = new Set(versions.flatMap(({ game }) => [...game.zones.keys()]))
  const [old, next] = [without(was.sentences, is.sentences), without(is.sentences, was.sentences)]
  const joined = groupsOf(old, next, was.sentences, zones)
  const parted = groupsOf(next, old, is.sentences, zones)
  const gone = new Set([...joined, ...parted].flatMap(({ one, parts }) => [one, ...parts]))
  const rest = (sentences: readonly Sentence[]): readonly Sentence[] => sentences.filter((each) => !gone.has(each))
  return {
    sides: [rest(was.sentences), rest(is.sentences)],
    changes: [
      ...joined.map((group) => makeChange('rules-joined', group.one.name, partsOf(group), wholeOf(group.one.entry))),
      ...parted.map((group) => makeChange('rules-parted', group.one.name, wholeOf(group.one.entry), partsOf(group))),
    ],
  }
}

/** Those of which the other version has none that says the same. */
function without(some: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const said = new Set(others.map((each) => `${each.kind} ${saying(each)}`))
  return some.filter((each) => !said.has(`${each.kind} ${saying(each)}`))
}

/** A sentence of one version, and those of the other that say the same together. */
interface Group {
  readonly one: Sentence
  readonly parts: readonly Sentence[]
}

const partsOf = ({ parts }: Group): ComparedPassage => joinedPassage(parts.map(({ entry }) => wholeOf(entry)))

function groupsOf(
  several: readonly Sentence[],
  single: readonly Sentence[],
  all: readonly Sentence[],
  zones: ReadonlySet<string>,
): Group[] {
  const guard = ({ facets }: Sentence): Term => inZones(facets['guard'] ?? TRUE, zones)
  const taken = new Set<Sentence>()
  return single.flatMap((one) => {
    const parts = several.filter((each) => !taken.has(each) && isAlike(each, one) && implies(guard(each), guard(one)))
    if (parts.length < 2 || !implies(guard(one), either(parts.map(guard)))) return []
    if (one.kind === 'reaction' && !(areOneBehindAnother(parts, all) && areApart(parts.map(guard), zones))) return []
    for (const each of parts) taken.add(each)
    return [{ one, parts }]
  })
}

/** Whether two sentences differ at most in when they apply. */
function isAlike(a: Sentence, b: Sentence): boolean {
  if (a.kind !== b.kind || (a.kind !== 'forbid' && a.kind !== 'reaction')) return false
  const facets = new Set([...Object.keys(a.facets), ...Object.keys(b.facets)])
  facets.delete('guard')
  return [...facets].every((name) => !differs(a.facets[name], b.facets[name]))
}

/** `to hand` is `to zone z if z is hand`. */
function inZones(t: Term, zones: ReadonlySet<string>): Term {
  const [a, b] = t.parts
  if (t.head === '=' && a !== undefined && b !== undefined) {
    if (zones.has(a.head) && isPlace(b)) return term('is', b, a)
    if (zones.has(b.head) && isPlace(a)) return term('is', a, b)
  }
  return t.head === 'and' || t.head === 'or' ? term(t.head, ...t.parts.map((part) => inZones(part, zones))) : t
}

/** A part of the event that the sentence is about. */
const isPlace = ({ head, parts }: Term): boolean => parts.length === 0 && head.startsWith('§')

/** What happens around an event does so in the order of the text: nothing else may stand in between. */
function areOneBehindAnother(parts: readonly Sentence[], all: readonly Sentence[]): boolean {
  const [first] = parts
  if (first === undefined) return false
  const turns = new Set(parts.flatMap(turnsOf))
  const turn = all.filter((each) => turnsOf(each).some((one) => turns.has(one)))
  const from = turn.indexOf(first)
  return parts.every((each, i) => turn[from + i] === each)
}

/**
 * Whether no two hold at once, so that nothing happened twice: they speak of different events, or the same thing would
 * have to lie in two zones.
 */
function areApart(guards: readonly Term[], zones: ReadonlySet<string>): boolean {
  const places = (t: Term): readonly Term[] =>
    conjuncts(t).filter(({ head, parts }) => head === 'is' && zones.has(parts[1]?.head ?? ''))
  const event = (t: Term): string | undefined => conjuncts(t).find(({ head }) => head === 'event')?.parts[0]?.head
  const ofOthers = (a: Term, b: Term): boolean =>
    event(a) !== undefined && event(b) !== undefined && event(a) !== event(b)
  const differ = (a: Term, b: Term): boolean =>
    a.parts[0]?.head === b.parts[0]?.head && a.parts[1]?.head !== b.parts[1]?.head
  return guards.every((a, i) =>
    guards.slice(0, i).every((b) => ofOthers(a, b) || places(a).some((x) => places(b).some((y) => differ(x, y)))),
  )
}

const conjuncts = (t: Term): readonly Term[] => (t.head === 'and' ? t.parts : [t])
