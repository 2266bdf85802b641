import type { Change, FoundWitness } from '../../../compiler/diff/change.ts'
import { type Budget, OpenBudget } from './budget.ts'
import { type IsToEnd, neverEnds } from './breath.ts'
import { type VersionsBetween, type Draft, type Told, proveByText } from './prove-by-text.ts'
import { readingWithout } from './reading-without.ts'
import { type Recognised } from './recognised.ts'
import { type Manner, compareManners } from './ranks.ts'
import { verified } from './verify-examples.ts'

/**
 * What is to be proved. Of changes that may all have a part in one example it is theirs of whom it speaks, if there are
 * any; should it be due to another, that is found out when it is credited.
 */
export function withThoseSpokenOf(recognised: Recognised, drafts: readonly Draft[]): readonly Draft[] {
  const isSpokenOf = ({ change, proof }: Draft): boolean => recognised.manner(change, proof) === 'itself'
  const spoken = new Set(drafts.filter(isSpokenOf).map(({ proof }) => JSON.stringify(proof)))
  return drafts.filter(
    (draft) => draft.others.length === 0 || isSpokenOf(draft) || !spoken.has(JSON.stringify(draft.proof)),
  )
}

/**
 * Gives each example to the changes that it is due to. Each change is taken back alone: where the example then says
 * what it says of the old version, it is that change's. What is due to none of them alone stays with those whose rules
 * apply.
 */
export async function credited(
  sides: VersionsBetween,
  changes: readonly Change[],
  told: ReadonlyMap<Change, Told>,
  budget: Budget,
  isToEnd: IsToEnd = neverEnds,
): Promise<Map<Change, FoundWitness>> {
  const given = new Map([...told].map(([change, { witness }]) => [change, witness]))
  if (changes.length < 2 || told.size === 0) return given
  const due = await dueTo(sides, changes, [...told.values()], new OpenBudget(budget), isToEnd)
  const mannerOf = (change: Change, { draft }: Told): Manner => sides.recognised.manner(change, draft.proof)
  const isDueTo = (own: Told): boolean => [...due.values()].some((each) => each.has(own))
  // What cannot be taken back alone has no part in what is due to another change.
  for (const [change, own] of told) if (!due.has(change) && isDueTo(own)) given.delete(change)
  const drafts: Draft[] = []
  const sources = new Map(told)
  for (const [change, its] of due) {
    const own = told.get(change)
    if (own !== undefined && (its.has(own) || !isDueTo(own))) continue
    given.delete(change)
    const [other] = [...its].toSorted((a, b) => compareManners(mannerOf(change, a), mannerOf(change, b)))
    if (other === undefined) continue
    drafts.push({ ...other.draft, change, others: [], beside: null })
    sources.set(change, other)
  }
  const sure = [...told].flatMap(([change, own]) => {
    const { others } = own.draft
    const [only, ...more] = others
    const its = due.get(change)
    // Without the only other one it still tells the same.
    const spared = its === undefined && only !== undefined && more.length === 0 && due.get(only)?.has(own) === false
    return others.length > 0 && (its?.has(own) === true || spared) ? [{ ...own.draft, others: [] }] : []
  })
  const proven = await proveByText(sides, [...sure, ...drafts], isToEnd)
  for (const [change, { witness }] of proven) given.set(change, witness)
  for (const [change, witness] of given) {
    const source = sources.get(change)
    const beside = changes.filter((other) => other !== change && source !== undefined && due.get(other)?.has(source))
    if (beside.length > 0) given.set(change, togetherWith(beside, witness))
  }
  return given
}

/** An example that says the same of the old version as soon as any of several changes is taken back. */
const togetherWith = (others: readonly Change[], witness: FoundWitness): FoundWitness => ({
  ...witness,
  shared: { how: 'together', rules: others.map(({ rule }) => rule) },
})

/** For each change that can be taken back alone, the examples that tell no difference any more without it. */
async function dueTo(
  sides: VersionsBetween,
  changes: readonly Change[],
  told: readonly Told[],
  budget: OpenBudget,
  isToEnd: IsToEnd,
): Promise<Map<Change, ReadonlySet<Told>>> {
  const { readings } = sides
  const due = new Map<Change, ReadonlySet<Told>>()
  const texts = new Map(told.map((each) => [each.title, each.pasted]))
  const open = new Set(told)
  const left = spokenOfBy(sides, changes, told)
  while (left.size > 0) {
    if (budget.isTooLateToRead || budget.isSpent({ games: 0 }) || (await isToEnd())) break
    const change = likeliest(left, open)
    left.delete(change)
    const without = await readingWithout(readings.new, change, readings.old.loaded)
    if (without === null) continue
    const holds = await verified(without, texts, isToEnd)
    if (await isToEnd()) break
    const its = told.filter((each) => holds.get(each.title) === (each.witness.holdsOn === 'old'))
    for (const each of its) open.delete(each)
    due.set(change, new Set(its))
  }
  return due
}

/** The examples that speak of what each change is about. */
function spokenOfBy(
  { recognised }: VersionsBetween,
  changes: readonly Change[],
  told: readonly Told[],
): Map<Change, readonly Told[]> {
  const speaks = (change: Change): readonly Told[] =>
    told.filter(({ draft }) => recognised.manner(change, draft.proof) === 'itself')
  return new Map(changes.map((change) => [change, speaks(change)]))
}

/** The change that most of the examples speak of of which nobody knows yet whose they are: time may not do for all. */
function likeliest(left: ReadonlyMap<Change, readonly Told[]>, open: ReadonlySet<Told>): Change {
  const ranked = [...left].map(([change, its]) => ({ change, count: its.filter((each) => open.has(each)).length }))
  return ranked.reduce((best, each) => (each.count > best.count ? each : best)).change
}
