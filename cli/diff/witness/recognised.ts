import { type Host, hostsOf, meets } from '../../../compiler/aim/hosts.ts'
import { instructionsBy, keptWithin } from '../../../compiler/aim/users.ts'
import { statementsIn, within } from '../../../compiler/analyse/walk.ts'
import type { Change } from '../../../compiler/diff/change.ts'
import type { Proc, StmtIn, TExpr, TStmt } from '../../../compiler/program/ir.ts'
import type { Program } from '../../../compiler/program/program.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Claim } from '../../../runtime/diff/claim.ts'
import { type Proof, wordLacking } from '../../../runtime/diff/proof.ts'
import type { Scenario, SpokenStep } from '../../../runtime/diff/scenario.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { type Manner, type Tells, rankOf } from './ranks.ts'
import type { ReadVersion } from './verify-examples.ts'

/** What a changed sentence speaks of, by the names that lines of examples have for it. */
interface Subject {
  readonly events: Set<string>
  /** Facts, adjectives and relations that it keeps or changes. */
  readonly words: Set<string>
  /** What a word means shows in whatever asks for it, best where something is done or kept by it. */
  means: boolean
  /** It lays down that a word means something else for a while: who is asked, and what for, shows that first. */
  lasts: boolean
  /** Where it lays cards, and not where it only looks at some. */
  readonly zones: Set<string>
  /** Cards that it declares. */
  readonly cards: Set<string>
  /** Of questions: who is asked, and what may be answered. */
  asks: boolean
  /** Something is forbidden, be it that it is done in parts that are chosen one by one. */
  forbids: boolean
  /** Of what players bring, and of who sees a card. */
  decks: boolean
  views: boolean
}

/** Tells how lines show changes between two versions. */
export class Recognised {
  private readonly programs: Record<'old' | 'new', Program>
  private readonly versions: readonly EngineVersion[]
  private readonly subjects = new Map<Change, Subject>()

  constructor({ old, new: next }: { readonly old: ReadVersion; readonly new: ReadVersion }) {
    this.programs = { old: old.loaded.program, new: next.loaded.program }
    this.versions = [old.loaded.version, next.loaded.version]
  }

  /** The rank of a line, once it is known on which side it holds. */
  rank(change: Change, line: Pick<Proof, 'claim' | 'isAside' | 'holdsOn'>): number {
    return rankOf(this.manner(change, line), this.tells(change, line))
  }

  /** The rank that it has at best. */
  bestRank(change: Change, line: Pick<Proof, 'claim' | 'isAside'>): number {
    return rankOf(this.speaks(change, line.claim) ? 'itself' : 'another', this.tells(change, line))
  }

  tells(change: Change, { claim, isAside }: Pick<Proof, 'claim' | 'isAside'>): Tells {
    const subject = this.subject(change)
    if (isAside === true && !isOwnQuestion(subject, claim)) return 'aside'
    if (this.isInner(claim) || isHint(subject, claim)) return 'inner'
    return isFurther(subject, claim) ? 'further' : 'seen'
  }

  /** Whether a line tells what the rules work out, or keep for themselves, and no board shows. */
  private isInner(claim: Claim): boolean {
    switch (claim.kind) {
      case 'fact':
      case 'adjective':
      case 'relation':
      case 'contains':
        return !this.versions.some((version) => isOnBoard(version, claim.name))
      case 'in':
      case 'top':
        return this.isHidden(claim.zone.zone)
      case 'offered':
      case 'choosable':
      case 'mustAct':
      case 'step':
      case 'asked':
      case 'count':
      case 'owner':
      case 'definition':
      case 'sees':
      case 'happened':
      case 'deck':
        return false
    }
  }

  /** Whether nobody sees which cards lie in a zone. */
  private isHidden(zone: string): boolean {
    return Object.values(this.programs).every(({ zones }) => {
      const { seenBy = null } = zones.get(zone) ?? {}
      return seenBy?.kind === 'list' && seenBy.items.length === 0
    })
  }

  manner(change: Change, { claim, holdsOn }: Pick<Proof, 'claim' | 'holdsOn'>): Manner {
    const possible = possibleOn(claim, holdsOn)
    if ((change.class === 'loosens' && possible === 'old') || (change.class === 'tightens' && possible === 'new'))
      return 'contrary'
    return this.speaks(change, claim) ? 'itself' : 'another'
  }

  /** Whether a position stands within something that players may choose to do. */
  isInMove({ path }: Pick<Scenario, 'path'>): boolean {
    const { old, new: next } = this.programs
    return path.some(({ event }) => [...old.offers, ...next.offers].some((offer) => offer.event === event))
  }

  /** Whether a line speaks of what the changed sentence speaks of. */
  speaks(change: Change, claim: Claim): boolean {
    if (this.versions.some((version) => cardLacking(version, claim))) return this.brings(change, claim)
    const isHidden = (claim.kind === 'in' || claim.kind === 'top') && this.isHidden(claim.zone.zone)
    return !isHidden && isSpokenOf(this.subject(change), claim)
  }

  /** Whether a change is of the very card that lies somewhere. */
  brings(change: Change, claim: Claim): boolean {
    return claim.kind === 'in' && this.subject(change).cards.has(claim.card.name)
  }

  /** Whether a change declares cards. */
  isOfCards(change: Change): boolean {
    return this.subject(change).cards.size > 0
  }

  private subject(change: Change): Subject {
    const known = this.subjects.get(change)
    const subject = known ?? this.subjectOf(change)
    this.subjects.set(change, subject)
    return subject
  }

  private subjectOf(change: Change): Subject {
    const subject: Subject = {
      events: new Set(),
      words: new Set(),
      means: false,
      lasts: false,
      zones: new Set(),
      cards: new Set(),
      asks: false,
      forbids: false,
      decks: false,
      views: false,
    }
    for (const side of ['old', 'new'] as const) {
      const span = change[side]
      if (span !== null) addSpokenOf(subject, this.programs[side], span)
    }
    return subject
  }
}

/** Whether a line says where a card lies that a version does not have. */
const cardLacking = (version: EngineVersion, claim: Claim): boolean =>
  claim.kind === 'in' && wordLacking(version, claim) !== null

/** What is kept stands on a board unless that leaves it out; what is worked out where it is shown. */
function isOnBoard({ engine, facts }: EngineVersion, name: string): boolean {
  const { shows = [], leavesOut = [] } = engine.info.board ?? {}
  return name === 'result' || shows.includes(name) || (facts.has(name) && !leavesOut.includes(name))
}

function addSpokenOf(subject: Subject, program: Program, span: Span): void {
  const hosts = hostsOf(program, span)
  const isWithinText = hosts.some(({ kind }) => kind === 'text')
  for (const host of hosts)
    if (isWithinText && (host.kind === 'sentence' || host.kind === 'fact')) subject.lasts = true
    else addHost(subject, program, host, span)
  for (const name of keptWithin(program, span)) subject.words.add(name)
  for (const [name, definition] of program.game.definitions)
    if (meets(definition.decl.span, span)) subject.cards.add(name)
}

function addHost(subject: Subject, program: Program, host: Host, span: Span): void {
  switch (host.kind) {
    case 'text':
      if (host.proc.kind === 'event') subject.events.add(host.proc.name)
      return addText(subject, program, host.proc, span)
    case 'rule':
      subject.events.add(host.event.name)
      if ('proc' in host.rule) return addText(subject, program, host.rule.proc, span)
      subject.forbids = true
      return
    case 'offer':
      subject.events.add(host.offer.event)
      return
    case 'compulsion':
      subject.asks = true
      return
    case 'sentence':
      subject.views ||= host.about === 'viewers'
      return addMeaning(subject, program, host.about)
    case 'fact':
      return addMeaning(subject, program, host.fact.name)
    case 'zone':
      subject.views = true
      subject.zones.add(host.zone.name.text)
      return
    case 'refusal':
      subject.decks = true
  }
}

/** What a word means shows in what is done by it: how many cards are laid, or chosen. */
function addMeaning(subject: Subject, program: Program, word: string): void {
  subject.means = true
  for (const s of instructionsBy(program, word)) addStatement(subject, s)
}

/**
 * What the changed instructions do, the events that they call, and what is done around these; all of a text where its head
 * has changed.
 */
function addText(subject: Subject, program: Program, { body }: Proc, span: Span): void {
  const all = statementsIn(body)
  const changed = all.filter((s) => meets(s.span, span))
  addDone(subject, program, changed.length > 0 ? changed : all, 1)
  // What ends a text is about what comes behind it there.
  const ends = changed.findLast(({ kind }) => kind === 'leave' || kind === 'stop' || kind === 'finish')
  if (ends !== undefined) addDone(subject, program, all.slice(all.indexOf(ends) + 1), BEHIND_AN_END)
}

/** So many calls deep is looked for what a text that ends early does no more. */
const BEHIND_AN_END = 3

function addDone(subject: Subject, program: Program, done: readonly TStmt[], depth: number): void {
  for (const s of done) {
    addStatement(subject, s)
    const called = s.kind === 'call' && depth > 0 ? program.events.get(s.event) : undefined
    if (called === undefined) continue
    const around = [...called.befores, ...called.afters].map(({ proc }) => proc)
    for (const { body } of [...(called.proc === null ? [] : [called.proc]), ...around])
      addDone(subject, program, statementsIn(body), depth - 1)
  }
}

function addStatement(subject: Subject, s: TStmt): void {
  const laidIn = (...zones: readonly TExpr[]): void => {
    for (const x of zones.flatMap(within)) if (x.kind === 'zone') subject.zones.add(x.zone)
  }
  switch (s.kind) {
    case 'call':
    case 'leave':
      subject.events.add(s.event)
      return
    case 'set':
      subject.words.add(s.fact)
      return
    case 'mark':
      subject.words.add(s.adjective)
      return
    case 'move':
      laidIn(s.zone)
      subject.events.add('move')
      return
    case 'swap':
      laidIn(s.card, s.other)
      subject.events.add('move')
      return
    case 'create':
    case 'shuffle':
      laidIn(s.zone)
      subject.events.add(s.kind)
      return
    case 'delete':
      laidIn(s.card)
      subject.events.add(s.kind)
      return
    case 'show':
      subject.events.add(s.kind)
      subject.views = true
      return
    case 'act':
    case 'may':
    case 'choose':
    case 'oneOf':
      subject.asks = true
      return
    default:
      s.kind satisfies StmtIn<'blocks' | 'exits' | 'inserted' | 'assign' | 'effects' | 'proc'>['kind']
  }
}

function isSpokenOf(subject: Subject, claim: Claim): boolean {
  const { events, words, means, lasts, zones, asks, forbids, decks, views } = subject
  const bears = means || lasts
  switch (claim.kind) {
    case 'offered':
      return bears || words.size > 0 || events.has(claim.act.event)
    case 'choosable':
      return bears || words.size > 0 || asks || forbids
    case 'mustAct':
      return bears || words.size > 0 || asks
    case 'asked':
      return asks || lasts || means || (claim.seat !== null && words.size > 0)
    case 'step':
      return asks || isOfEvents(claim.step, events)
    case 'fact':
    case 'adjective':
    case 'relation':
    case 'contains':
      return bears || words.has(claim.name)
    case 'in':
    case 'count':
    case 'top':
      return means || zones.has(claim.zone.zone)
    case 'owner':
    case 'definition':
      return means || events.has('create')
    case 'sees':
      return views
    case 'happened':
      // What came of it says more.
      return false
    case 'deck':
      return decks
  }
}

/** Whether it tells no more than where cards lie, or whose turn it is, where it might tell what a word means. */
function isHint({ means, asks, words, zones }: Subject, claim: Claim): boolean {
  if (!means) return false
  if (claim.kind === 'in' || claim.kind === 'top' || claim.kind === 'count') return !zones.has(claim.zone.zone)
  return claim.kind === 'asked' && claim.seat !== null && !asks && words.size === 0
}

/** Whether a line tells of a move that hangs on what is kept, or of what comes of a question, and not of these. */
function isFurther({ means, lasts, asks, forbids, events }: Subject, claim: Claim): boolean {
  switch (claim.kind) {
    case 'offered':
      return !means && !lasts && !events.has(claim.act.event)
    case 'choosable':
    case 'mustAct':
    case 'asked':
    case 'step':
      return !means && !lasts && !asks && !forbids
    case 'fact':
    case 'adjective':
    case 'relation':
    case 'contains':
    case 'in':
    case 'count':
    case 'top':
    case 'owner':
    case 'definition':
    case 'sees':
    case 'happened':
    case 'deck':
      return asks
  }
}

/** Whether a line is about the very question that the changed sentence asks. */
const isOwnQuestion = ({ asks }: Subject, { kind }: Claim): boolean =>
  asks && (kind === 'choosable' || kind === 'step' || kind === 'mustAct')

const isOfEvents = (step: SpokenStep, events: ReadonlySet<string>): boolean =>
  step.kind === 'does' && events.has(step.act.event)

/** The version in which something may be done that may not in the other; null of a line about anything else. */
export function possibleOn(claim: Claim, holdsOn: Proof['holdsOn']): Proof['holdsOn'] | null {
  const other = holdsOn === 'old' ? 'new' : 'old'
  switch (claim.kind) {
    case 'offered':
    case 'choosable':
      return claim.not ? other : holdsOn
    case 'deck':
      return claim.refused ? other : holdsOn
    case 'mustAct':
      return other
    case 'step':
      return holdsOn
    case 'asked':
    case 'happened':
    case 'fact':
    case 'adjective':
    case 'relation':
    case 'contains':
    case 'in':
    case 'count':
    case 'top':
    case 'owner':
    case 'definition':
    case 'sees':
      return null
  }
}
