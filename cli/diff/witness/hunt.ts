import type { Change, Witness } from '../../../compiler/diff/change.ts'
import { restsOnLuck } from '../../../runtime/diff/luck.ts'
import { type Proof, type WantedLine, proofOf } from '../../../runtime/diff/proof.ts'
import type { Effort } from '../../../runtime/diff/effort.ts'
import { Unspeakable } from '../../../runtime/diff/scenario.ts'
import { games, partings } from '../../../runtime/diff/search.ts'
import type { Found, PartingGame } from '../../../runtime/diff/found.ts'
import { shrunk } from '../../../runtime/diff/shrink.ts'
import { type Pair, pairOf } from '../../../runtime/diff/twin-table.ts'
import { aimsAt } from './aims.ts'
import { Attribution, playFound, playProof } from './attribution.ts'
import { bearsOnFacts } from './bears-on-facts.ts'
import { changesRefusing } from './changes-refusing.ts'
import { Breath } from './breath.ts'
import { type Budget, OpenBudget } from './budget.ts'
import { type Candidate, type Rank, bestWhere, isAtAGlance, isBetter, leastShown } from './candidate.ts'
import { isWaitedForLast } from './declared-only.ts'
import { credited, withThoseSpokenOf } from './credit.ts'
import { namesCards, withoutCards } from './without-cards.ts'
import { type Draft, type Told, proveByText } from './prove-by-text.ts'
import { Recognised } from './recognised.ts'
import { tellGame, whereOf } from './tell-witness.ts'
import { startsOf } from './starts-of.ts'
import type { ReadVersion } from './verify-examples.ts'

/** What one search among several looks for. */
export interface HuntPart {
  /** Changes that a witness is wanted of; the others tell only whose an example may be besides. */
  readonly sought: readonly Change[]
  /** Whether worked examples are left to another search. */
  readonly beginsAtRandom: boolean
}

/** What shows a change, before it is told in words: an example that was proved by its text, or else a game. */
export type Shown = Pick<Draft, 'found' | 'others' | 'beside'> & { readonly proof: Proof | null }

/** How much of all time is searched, where whose each example is has to be found out behind it. */
const SEARCHING = 0.7

/** How much of all time it may take to find a line that tells the versions apart in a position, and to shorten that. */
const PROVING = 0.3
const SHRINKING = 0.3

/** For how much of all time, or in how many positions more, one is sought that rests on no shuffle, or shows it better. */
const WAITING = 0.1
const MORE_LOOKS = 400

/** For how much of all time, in how many decisions and up to how many partings the same is looked for in whole games. */
const REACHING = 0.35
const REACH = 12_000
const MOST_PARTINGS = 200

/** How often the same changes are looked at that part the versions in the same way. */
const AGAIN = 12

/** Where what was shown is looked for in games: whether that has taken long enough; null in the search before. */
type IsLate = (() => boolean) | null

const ofGame = ({ game }: Found, proof: Proof): Proof => (game === null ? proof : { ...proof, isOfGame: true })

/** Searches a witness for each of several changes between two versions. */
export class Hunt {
  readonly effort: Effort = { positions: 0, games: 0, decisions: 0 }
  /** Whether the versions part anywhere, be it where no example can say so. */
  parted = false
  readonly readings: { readonly old: ReadVersion; readonly new: ReadVersion }
  readonly pair: Pair
  readonly recognised: Recognised
  private readonly wanted: readonly Change[]
  private readonly part: HuntPart
  /** The changes that are waited for. */
  private readonly awaited: readonly Change[]
  private readonly budget: Budget
  private readonly attribution: Attribution
  private readonly best = new Map<Change, Candidate>()
  private readonly told = new Map<Change, Witness>()
  private readonly games = new Map<Change, Found>()
  /** Games that a change alone parts. */
  private readonly partedIn = new Map<Change, PartingGame>()
  private looks = 0
  /** Those of them that are shown by an example. */
  private readonly examples = new Map<Change, Told>()
  private readonly seen = new Map<string, number>()
  private readonly breath = new Breath()
  /** Lets others have their turn; whether somebody has told the search to end. */
  private readonly isToEnd = async (): Promise<boolean> => {
    await this.breath.taken()
    return this.budget.signal?.aborted === true
  }
  /** Proofs whose text turned out not to hold. */
  private readonly refuted = new Set<string>()

  constructor(
    readings: { readonly old: ReadVersion; readonly new: ReadVersion },
    wanted: readonly Change[],
    budget: Budget,
    part: HuntPart = { sought: wanted, beginsAtRandom: false },
  ) {
    this.readings = readings
    this.wanted = wanted
    this.part = part
    const others = part.sought.filter((change) => !isWaitedForLast(change))
    this.awaited = others.length > 0 ? others : part.sought
    this.budget = budget
    this.pair = pairOf(readings.old.loaded.version, readings.new.loaded.version)
    this.attribution = new Attribution(wanted, readings.old.loaded, readings.new.loaded)
    this.recognised = new Recognised(readings)
  }

  async witnesses(): Promise<ReadonlyMap<Change, Witness>> {
    const all = new OpenBudget(this.budget)
    const { isStopped } = await this.searched()
    return isStopped ? this.told : this.credited(all.left)
  }

  /** What shows a change, where that was found. */
  async shown(change: Change): Promise<Shown | null> {
    await this.searched()
    const game = this.games.get(change)
    return (
      this.examples.get(change)?.draft ??
      (game === undefined ? null : { found: game, proof: null, others: [], beside: null })
    )
  }

  private async searched(): Promise<OpenBudget> {
    const part = this.wanted.length > 1 ? SEARCHING : 1
    const budget = new OpenBudget({ ...this.budget, milliseconds: this.budget.milliseconds * part })
    const { pair, effort } = this
    this.tellProgress(null)
    const { sought, beginsAtRandom } = this.part
    const own = new Attribution(sought, this.readings.old.loaded, this.readings.new.loaded)
    const old = await startsOf(this.readings.old, own, this.isToEnd, budget)
    const next = await startsOf(this.readings.new, own, this.isToEnd, budget)
    const relevant = { old: old.relevant, new: next.relevant }
    const line = partings({
      pair,
      old: old.starts,
      new: next.starts,
      relevant,
      bearsOnFacts: bearsOnFacts(
        { old: this.readings.old.loaded.program, new: this.readings.new.loaded.program },
        sought,
      ),
      aims: aimsAt(this.readings, sought, this.budget.seed),
      aimsFirst: this.budget.aimsFirst === true,
      faint: this.budget.faint !== false,
      beginsAtRandom,
      applied: own,
      seed: this.budget.seed,
      effort,
    })
    // A part is kept for games, however much is still sought: what several changes share is sought to the end.
    const before = this.part.beginsAtRandom ? 1 : 1 - REACHING
    const early = new OpenBudget({ ...this.budget, milliseconds: this.budget.milliseconds * part * before })
    for (let more = !budget.isStopped; more;) {
      more = await this.search(line, early)
      if (budget.isStopped) break
      if (!this.part.beginsAtRandom) await this.reach(budget)
      await this.tell()
      more &&= this.awaited.some((change) => !this.told.has(change))
    }
    return budget
  }

  /** Looks in games, by chance from their deal on, for what was shown in positions that were made. */
  private async reach(budget: OpenBudget): Promise<void> {
    const { pair, effort, best, looks } = this
    const [isLate, from] = [budget.passing(REACHING), effort.decisions]
    const isToBeReached = (change: Change): boolean => {
      const shown = best.get(change)
      return shown?.proof != null && !(shown.comesInPlay && isAtAGlance(shown) && shown.tells === 'seen')
    }
    const isEnough = (): boolean =>
      budget.isSpent(effort) ||
      !this.awaited.some(isToBeReached) ||
      isLate() ||
      effort.decisions - from > REACH ||
      this.looks - looks > MOST_PARTINGS
    if (isEnough()) return
    for (const found of games({ pair, effort, seed: this.budget.seed })) {
      if (isEnough() || (await this.isToEnd())) return
      if (found === null) continue
      this.looks += 1
      this.noteParting(found)
      await this.considerIfItEnds(found, budget, isLate)
    }
  }

  private noteParting(found: Found): void {
    if (found.game === null || found.scenario !== null) return
    const [change, ...others] = this.changesIn(() => playFound(this.pair, found))
    if (change !== undefined && others.length === 0 && !this.partedIn.has(change)) this.partedIn.set(change, found.game)
  }

  private tellProgress(last: string | null): void {
    const left = this.awaited.filter((change) => !this.told.has(change) && this.best.get(change)?.proof == null)
    this.budget.progress?.({ shown: this.awaited.length - left.length, soughtFor: left.map(({ rule }) => rule), last })
  }

  /** An example that several changes may share belongs to those without which it would tell nothing. */
  private async credited(milliseconds: number): Promise<ReadonlyMap<Change, Witness>> {
    const { pair, readings, recognised, wanted, examples } = this
    const budget = { ...this.budget, milliseconds }
    const due = await credited({ pair, readings, recognised }, wanted, examples, budget, this.isToEnd)
    for (const change of examples.keys()) this.told.delete(change)
    for (const [change, witness] of due) this.told.set(change, witness)
    return this.told
  }

  /** Searches until every change that is sought has a candidate of its own; false when the budget is used up. */
  private async search(line: ReturnType<typeof partings>, budget: OpenBudget): Promise<boolean> {
    // A loop over the generator would end it when it is left.
    for (let step = line.next(); step.done !== true; step = line.next()) {
      const found = step.value
      this.parted ||= found !== null
      this.looks += 1
      const spent = budget.isSpent(this.effort, this.looks + this.effort.decisions)
      if (found !== null) await this.considerIfItEnds(found, budget)
      if (await this.isToEnd()) return false
      if (this.awaited.every((change) => this.told.has(change) || this.isGoodEnough(this.best.get(change)))) return true
      if (spent) return false
    }
    return false
  }

  /** A game that goes on without an end, or takes too long, where it is looked at once more tells nothing. */
  private async considerIfItEnds(found: Found, budget: OpenBudget, isLate: IsLate = null): Promise<void> {
    try {
      await this.consider(found, budget, isLate)
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof Unspeakable)) throw error
    }
  }

  private async consider(found: Found, budget: OpenBudget, isLate: IsLate): Promise<void> {
    const aimed = this.aimedAt(found)
    if (await this.isToEnd()) return
    const played = aimed ?? this.changesIn(() => playFound(this.pair, found))
    if (await this.isToEnd()) return
    const among = [...new Set([...played, ...this.changesOfCards(found)])]
    const sought = among.filter((change) => this.improves(change, bestWhere(isLate !== null)))
    if (sought.length === 0 || this.isKnown(played, found)) return
    const line = this.wantedLine(leastShown(sought, this.best))
    const within = (isLong: () => boolean) => () => budget.isStopped || isLong()
    const whole = await this.proved(found, line, within(isLate ?? budget.passing(PROVING)))
    // As small as it gets in its time, or until the search is told to end.
    const isEnough = isLate ?? budget.passing(SHRINKING)
    const smaller = whole === null ? null : shrunk(this.pair, ofGame(found, whole), isEnough)
    const proof = smaller === null ? null : await this.breath.through(smaller, () => budget.isStopped)
    if (proof === null ? found.game === null : this.refuted.has(JSON.stringify(proof))) return
    if (await this.isToEnd()) return
    const shown = proof === null || aimed !== null ? [] : this.changesShown(proof, sought)
    const changes = shown.length > 0 ? shown : played
    const isLuck = proof !== null && restsOnLuck(this.pair, proof)
    // What chance laid in an example is not what it laid in the game.
    const told = isLuck ? { ...found, game: null } : found
    for (const change of changes) {
      const manner = proof === null ? 'another' : this.recognised.manner(change, proof)
      const tells = proof === null ? 'seen' : this.recognised.tells(change, proof)
      const isInMove = proof !== null && this.recognised.isInMove(proof.scenario)
      const isPlain = told.game !== null || isAtAGlance({ proof, isInMove })
      // It is waited from the first on.
      const hasWaited =
        isLuck || manner !== 'itself' || tells !== 'seen' || !isPlain
          ? (this.best.get(change)?.hasWaited ?? this.waiting(budget))
          : null
      const candidate: Candidate = {
        found: told,
        proof,
        among: changes,
        isLuck,
        comesInPlay: told.game !== null,
        manner,
        tells,
        isInMove,
        hasWaited,
        instead: this.best.get(change) ?? null,
      }
      if (!this.improves(change, candidate)) continue
      const isFirst = this.best.get(change)?.proof == null
      this.best.set(change, candidate)
      if (proof !== null && isFirst) this.tellProgress(`${change.rule}: ${whereOf(this.pair, proof)}`)
    }
  }

  /** How well a line shows the one of the changes that it shows best. */
  private wantedLine(sought: readonly Change[]): WantedLine {
    const least = (rankFor: (change: Change) => number): number => Math.min(...sought.map(rankFor))
    return {
      side: this.budget.holdsOn ?? null,
      bestRank: (line) => least((change) => this.recognised.bestRank(change, line)),
      rank: (line) => least((change) => this.recognised.rank(change, line)),
    }
  }

  /** Whether nothing better is looked for. */
  private isGoodEnough(best: Candidate | undefined): boolean {
    return best !== undefined && best.among.length === 1 && best.hasWaited?.() !== false
  }

  private waiting(budget: OpenBudget): () => boolean {
    const [from, isLate] = [this.looks, budget.passing(WAITING)]
    return () => this.looks - from > MORE_LOOKS || isLate()
  }

  /** Cards apply to nothing: they are there, or not. */
  private changesOfCards({ parting }: Found): readonly Change[] {
    return parting.kind === 'state' ? this.wanted.filter((change) => this.recognised.isOfCards(change)) : []
  }

  /** Who brings the card that it tells of; else whose rules apply, or refuse the move that it is about: more than one may. */
  private changesShown(proof: Proof, sought: readonly Change[]): readonly Change[] {
    const bringing = sought.filter((change) => this.recognised.brings(change, proof.claim))
    if (bringing.length > 0) return bringing
    const applied = this.changesIn(() => playProof(this.pair, proof))
    return [...new Set([...applied, ...changesRefusing(this.pair, proof, this.wanted)])]
  }

  /** The change that a position was made for, where what is said there of a fact shows it; null where play does. */
  private aimedAt({ parting }: Found): readonly Change[] | null {
    const change = parting.kind === 'told' && parting.of !== null ? this.part.sought[parting.of] : undefined
    return change === undefined ? null : [change]
  }

  /** A line that tells the versions apart; rather one that names no cards where chance has laid them there. */
  private async proved(found: Found, line: WantedLine, isEnough: () => boolean): Promise<Proof | null> {
    const proof = await this.breath.through(proofOf(this.pair, found, line), isEnough)
    if (proof === null || !namesCards(proof.claim) || !restsOnLuck(this.pair, proof)) return proof
    const other = await this.breath.through(proofOf(this.pair, found, withoutCards(line)), isEnough)
    return other === null || restsOnLuck(this.pair, other) ? proof : other
  }

  private improves(change: Change, candidate: Rank): boolean {
    if (this.told.has(change) || !this.part.sought.includes(change)) return false
    return isBetter(candidate, this.best.get(change))
  }

  /** The same changes told apart in the same way several times: another time would bring nothing new. */
  private isKnown(changes: readonly Change[], { parting, by, game, scenario }: Found): boolean {
    const where = `${game !== null} ${scenario !== null && this.recognised.isInMove(scenario)}`
    const key = `${changes.map((c) => c.fingerprint).join()} ${parting.kind} ${by} ${where}`
    const times = (this.seen.get(key) ?? 0) + 1
    this.seen.set(key, times)
    return times > AGAIN
  }

  private changesIn(play: () => void): Change[] {
    this.attribution.begin()
    play()
    return this.attribution.end()
  }

  /** Proves the candidates by their text; what cannot be pasted is looked for anew. */
  private async tell(): Promise<void> {
    while (await this.tellBest()) if (await this.isToEnd()) break
    for (const change of this.part.sought) {
      const { found, proof = null } = (this.told.has(change) ? undefined : this.best.get(change)) ?? {}
      if (found?.game == null || proof !== null) continue
      this.told.set(change, tellGame(this.pair, found.game))
      this.games.set(change, found)
    }
  }

  /** Whether one does not hold in whose place there is another. */
  private async tellBest(): Promise<boolean> {
    let isLeft = false
    const drafts = this.drafts()
    const proven = await proveByText(this, drafts, this.isToEnd)
    const isEnded = await this.isToEnd()
    for (const { change, proof } of drafts) {
      const witness = proven.get(change)
      if (witness !== undefined) {
        this.told.set(change, witness.witness)
        this.examples.set(change, witness)
      } else if (!isEnded) {
        this.refuted.add(JSON.stringify(proof))
        const instead = this.best.get(change)?.instead ?? null
        if (instead === null) this.best.delete(change)
        else this.best.set(change, instead)
        isLeft ||= instead?.proof != null
      }
    }
    return isLeft
  }

  private drafts(): readonly Draft[] {
    const drafts = this.part.sought.flatMap((change): Draft[] => {
      const { found, proof = null, among = [] } = (this.told.has(change) ? undefined : this.best.get(change)) ?? {}
      if (found === undefined || proof === null) return []
      const others = among.filter((other) => other !== change)
      return [{ change, found, proof, others, beside: this.partedIn.get(change) ?? null }]
    })
    return withThoseSpokenOf(this.recognised, drafts)
  }
}
