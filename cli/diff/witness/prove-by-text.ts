import type { Change, FoundWitness } from '../../../compiler/diff/change.ts'
import { type Proof, saidWithoutWord, wordLacking } from '../../../runtime/diff/proof.ts'
import type { Found, PartingGame } from '../../../runtime/diff/found.ts'
import type { Pair } from '../../../runtime/diff/twin-table.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { type IsToEnd, neverEnds } from './breath.ts'
import { claimSentence, printExample } from './print-example.ts'
import { type Recognised, possibleOn } from './recognised.ts'
import { type Manner } from './ranks.ts'
import { tellWitness } from './tell-witness.ts'
import { type Pasted, type ReadVersion, verified } from './verify-examples.ts'

export interface Draft {
  readonly change: Change
  readonly found: Found
  readonly proof: Proof
  /** Changes whose rules apply there as well, so that it may be theirs. */
  readonly others: readonly Change[]
  /** A game that the change parts as well, where the position was made. */
  readonly beside: PartingGame | null
}

/** An example that holds on one side only, by its text. */
export interface Told {
  readonly draft: Draft
  readonly title: string
  readonly pasted: Pasted
  readonly witness: FoundWitness
}

/** How a proof is written, the fullest text first; clauses may be unknown to the index of one side. */
const WAYS: readonly ((draft: Draft) => { readonly proof: Proof; readonly clauses: readonly string[] })[] = [
  ({ change, proof }) => ({ proof, clauses: change.clause.new.length > 0 ? change.clause.new : change.clause.old }),
  ({ proof }) => ({ proof, clauses: [] }),
  ({ proof }) => ({
    proof: 'because' in proof.claim ? { ...proof, claim: { ...proof.claim, because: [] } } : proof,
    clauses: [],
  }),
]

/** Two versions, and how lines show what changed between them. */
export interface VersionsBetween {
  readonly pair: Pair
  readonly readings: { readonly old: ReadVersion; readonly new: ReadVersion }
  readonly recognised: Recognised
}

/** Writes the proofs down and reads them again under both versions; what does not hold on one side only is left out. */
export async function proveByText(
  { pair, readings, recognised }: VersionsBetween,
  drafts: readonly Draft[],
  isToEnd: IsToEnd = neverEnds,
): Promise<Map<Change, Told>> {
  const proven = new Map<Change, Told>()
  for (const way of WAYS) {
    const written = writtenIn(
      pair,
      readings,
      way,
      drafts.filter(({ change }) => !proven.has(change)),
    )
    if (written.size === 0) break
    const texts = new Map([...written].map(([title, { pasted }]) => [title, pasted]))
    const old = await verified(readings.old, texts, isToEnd)
    // What does not compile on one side need not be tried on the other.
    const compiling = new Map([...texts].filter(([title]) => old.has(title)))
    const next = await verified(readings.new, compiling, isToEnd)
    for (const [title, { draft, proof, pasted }] of written) {
      const holds = { old: old.get(title), new: next.get(title) }
      const other = proof.holdsOn === 'old' ? 'new' : 'old'
      if (holds[proof.holdsOn] === true && holds[other] === false)
        proven.set(draft.change, {
          draft,
          title,
          pasted,
          witness: {
            ...sharedWith(draft.others, tellWitness(pair, draft, proof, pasted.text)),
            ...showing(recognised.manner(draft.change, proof), possibleOn(proof.claim, proof.holdsOn)),
            ...(recognised.tells(draft.change, proof) === 'inner' ? { isInner: true as const } : {}),
          },
        })
    }
  }
  return proven
}

const showing = (manner: Manner, possible: Proof['holdsOn'] | null): Pick<FoundWitness, 'shows' | 'possibleOn'> => ({
  ...(manner === 'itself' ? {} : { shows: manner }),
  ...(possible === null ? {} : { possibleOn: possible }),
})

const sharedWith = (others: readonly Change[], witness: FoundWitness): FoundWitness =>
  others.length === 0 ? witness : { ...witness, shared: { how: 'perhaps', rules: others.map(({ rule }) => rule) } }

interface Written {
  readonly draft: Draft
  readonly proof: Proof
  readonly pasted: Pasted
}

/** The texts by their titles, which no example of either version bears. */
function writtenIn(
  { forth: { a, b } }: Pair,
  { old }: { readonly old: ReadVersion },
  way: (typeof WAYS)[number],
  drafts: readonly Draft[],
): Map<string, Written> {
  const titles = new Set([...a.examples, ...b.examples].map((x) => x.title))
  const written = new Map<string, Written>()
  for (const draft of drafts) {
    const { proof, clauses } = way(draft)
    const version = proof.holdsOn === 'old' ? a : b
    const plain = `${draft.change.rule}: ${claimSentence(version, proof.claim)}`
    let title = plain
    for (let n = 2; titles.has(title) || written.has(title); n++) title = `${plain} (${n})`
    const print = (said: Pick<Proof, 'scenario' | 'claim'>): string =>
      printExample(version, said, { title, clauses, remark: remarkOn(proof, old) })
    const other = proof.holdsOn === 'old' ? b : a
    written.set(title, { draft, proof, pasted: { text: print(proof), lacking: lackingIn(other, proof, print) } })
  }
  return written
}

/** What nothing else in an example says: that it holds as it was. */
function remarkOn({ holdsOn }: Proof, old: ReadVersion): string | null {
  if (holdsOn === 'new') return null
  return old.isWithoutChange === true
    ? 'holds in the new version without this change only'
    : 'holds in the old version only'
}

/** What is pasted where there is no such move or card. */
function lackingIn(
  other: EngineVersion,
  { scenario, claim }: Proof,
  print: (said: Pick<Proof, 'scenario' | 'claim'>) => string,
): Pasted['lacking'] {
  const word = wordLacking(other, claim)
  const instead = word === null ? null : saidWithoutWord(other, scenario)
  return word === null || instead === null ? null : { word, text: print({ scenario, claim: instead }) }
}
