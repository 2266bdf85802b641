import type { Declarations, TEvent } from '../program/declarations.ts'
import { isAskedBy } from '../program/asked-by.ts'
import type { HookRule, Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { THROUGHOUT, callsOfEvent, calledBy } from './call-graph.ts'
import { isHeld } from './held-zones.ts'
import type { Effects } from './effects.ts'
import { cardsToFollow, cardsToWorkOut } from './secret-behind.ts'
import { blocksOf, statementsIn, within } from './walk.ts'

/** Something that an effect keeps, and where it stands among all that it keeps. */
export interface KeptForAll {
  readonly at: number
  readonly local: Local
  /** What all must see as the effect is laid down, so that everybody knows it; absent where everybody does. */
  readonly if?: SeenBefore
}

/** The cards out of which something was worked out, or found, and the expressions in which that was done. */
export interface SeenBefore {
  readonly cards: readonly Local[]
  readonly asked: readonly TExpr[]
}

/**
 * By the text of each effect that waits, and of rules that hold for a while, what they keep that everybody has been
 * told who is told of them at all, so that the table may show it as long as they are there: what the event was called
 * with, what a player has chosen, and what was gone through or worked out where all see it; of cards that may lie hidden
 * only where nothing but more of that stands between and the effect, and all see these cards as it is laid down. What
 * else was worked out, or drawn, may tell of hidden cards. So may, once it is seen, a card that somebody chose from a
 * hand.
 */
export function keptForAll(
  program: Program,
  givenAgain: ReadonlySet<Local>,
  effects: Effects,
): ReadonlyMap<Proc, readonly KeptForAll[]> {
  const kept = new Kept(program, givenAgain, effects)
  for (const event of program.events.values())
    for (const rule of rulesOf(event)) if (rule.lasting === null) kept.inRule(rule, event, NONE)
  for (const { proc, name } of program.events.values())
    if (proc !== null) kept.inText(proc, partsTold(program, name, proc.params))
  for (const proc of program.procs) if (proc.kind === 'override') kept.inText(proc, oneByOne(proc.params))
  return kept.found
}

class Kept {
  readonly found = new Map<Proc, readonly KeptForAll[]>()
  private readonly program: Program
  /** Variables that do not keep the value that they begin with. */
  private readonly givenAgain: ReadonlySet<Local>
  /** Texts that may run while something goes on of which only some are told. */
  private readonly secret: ReadonlySet<Proc>
  private readonly lasting = new Map<Proc, (readonly [HookRule, TEvent])[]>()
  /** What changes nothing of who sees which card, if all that it holds is such. */
  private readonly calm: ReadonlySet<TStmt['kind']>

  constructor(program: Program, givenAgain: ReadonlySet<Local>, effects: Effects) {
    this.program = program
    this.givenAgain = givenAgain
    this.calm = new Set(['assign', 'if', 'each', ...(seenByEffects(program, effects) ? [] : LAYING)])
    this.secret = toldToSome(program)
    for (const event of program.events.values())
      for (const rule of rulesOf(event))
        if (rule.lasting !== null)
          this.lasting.set(rule.lasting, [...(this.lasting.get(rule.lasting) ?? []), [rule, event]])
  }

  /** `params`: of what the text is called with, what everybody has been told. */
  inText(proc: Proc, params: ReadonlySet<Local>): void {
    const told = new Set([...params].filter((param) => !this.givenAgain.has(param)))
    this.inBlock(proc, proc.body, { told, seen: new Map() })
  }

  private inBlock(proc: Proc, body: readonly TStmt[], known: Known): void {
    for (const s of body) {
      const isCalm = statementsIn([s]).every(({ kind }) => this.calm.has(kind))
      if (!isCalm) known.seen.clear()
      this.notes(s, known)
      for (const block of blocksOf(s)) this.inBlock(proc, block, { told: known.told, seen: new Map(known.seen) })
      if (!isCalm) known.seen.clear()
      if (s.kind === 'later' || s.kind === 'lasting') this.laidDown(proc, s, known)
    }
  }

  private notes(s: TStmt, known: Known): void {
    const { program } = this
    const named = new Set([...known.told, ...known.seen.keys()])
    if (s.kind === 'choose' && isOpen(program, s) && !this.givenAgain.has(s.result)) known.told.add(s.result)
    if (s.kind === 'assign' && !this.givenAgain.has(s.local))
      notesOf(known, s.local, cardsToWorkOut(program, s.value, named), [s.value])
    if (s.kind !== 'each' || this.givenAgain.has(s.domain.local)) return
    const { local, set, tests } = s.domain
    const asked = [...(set === null ? [] : [set]), ...tests]
    notesOf(known, local, cardsToFollow(program, s.domain, named), asked)
  }

  private laidDown(proc: Proc, s: TStmt & { kind: 'later' | 'lasting' }, { told, seen }: Known): void {
    // Who has laid them down stands beside effects that wait, and in the words of rules.
    const own = s.kind === 'later' ? [localOf(s.source), localOf(s.controller)] : []
    const kept = this.keeps(s.proc, s.captured, told, own)
    const found = this.found.get(s.proc) ?? []
    const more = s.captured.flatMap((local, at): KeptForAll[] => {
      const [param, before] = [s.proc.params[at], seen.get(local)]
      return param === undefined || before === undefined ? [] : [{ at, local: param, if: before }]
    })
    this.found.set(
      s.proc,
      [...found, ...more].sort((a, b) => a.at - b.at),
    )
    // What is put off in secret is carried out where all are told of it.
    const later = this.secret.has(proc) ? NONE : kept
    this.inText(s.proc, later)
    for (const [rule, event] of this.lasting.get(s.proc) ?? []) this.inRule(rule, event, later)
  }

  /** `around`: what the rule keeps from where it was laid down that everybody has been told. */
  inRule(rule: HookRule, { name }: TEvent, around: ReadonlySet<Local>): void {
    const { kind, proc, captured, binders, self, you } = rule
    const told = new Set([...partsTold(this.program, name, binders), ...oneByOne([self, you]), ...around])
    if (kind !== 'when') return this.inText(proc, new Set(keptBy(proc, captured, told).map(({ local }) => local)))
    const kept = this.keeps(proc, captured, told, [self, you])
    this.inText(proc, this.secret.has(proc) ? NONE : kept)
  }

  private keeps(
    proc: Proc,
    captured: readonly Local[],
    told: ReadonlySet<Local>,
    own: readonly (Local | null)[],
  ): ReadonlySet<Local> {
    const kept = keptBy(proc, captured, told)
    this.found.set(
      proc,
      kept.filter(({ at }) => !own.includes(captured[at] ?? null)),
    )
    return new Set(kept.map(({ local }) => local))
  }
}

/** What everybody has been told, and what everybody knows who sees some cards. */
interface Known {
  readonly told: Set<Local>
  readonly seen: Map<Local, SeenBefore>
}

/** `cards`: those that these expressions name; what else they name may hang on others. */
function notesOf({ told, seen }: Known, local: Local, cards: readonly Local[] | null, asked: readonly TExpr[]): void {
  if (cards === null) return
  const named = asked.flatMap(within).flatMap((x) => (x.kind === 'local' ? [x.local] : []))
  const behind = named.flatMap((each) => seen.get(each) ?? [])
  const all = new Set([...cards, ...behind.flatMap((each) => each.cards)])
  if (all.size === 0) told.add(local)
  else seen.set(local, { cards: [...all], asked: [...asked, ...behind.flatMap((each) => each.asked)] })
}

const LAYING = ['later', 'lasting'] as const

/** Whether it hangs on effects, or on more than is known, who sees a card. */
const seenByEffects = ({ game }: Program, effects: Effects): boolean =>
  [...effects.meant({ kind: 'viewers' })].some(
    (region) => region.kind === 'state' || (region.kind === 'zone' && game.zones.get(region.name)?.holds !== 'cards'),
  )

/** What of all that a text keeps is among these. */
const keptBy = ({ params }: Proc, captured: readonly Local[], told: ReadonlySet<Local>): readonly KeptForAll[] =>
  params.flatMap((local, at) => (told.has(captured[at] ?? local) ? [{ at, local }] : []))

const rulesOf = ({ insteads, befores, afters, whens }: TEvent): readonly HookRule[] => [
  ...insteads,
  ...befores,
  ...afters,
  ...whens,
]

const NONE: ReadonlySet<Local> = new Set()

const localOf = (x: TExpr): Local | null => (x.kind === 'local' ? x.local : null)

/** What an event is about, but for sets, which nobody is told, and for what is left out where it is told. */
function partsTold({ telling }: Program, event: string, parts: readonly (Local | null)[]): ReadonlySet<Local> {
  const said = telling.findLast((line) => line.event === event && line.fits.length === 0)
  if (said === undefined) return oneByOne(parts)
  const told = new Set(said.words?.flatMap((word) => (typeof word === 'string' ? [] : [word.part])))
  return oneByOne(parts.map((local, part) => (told.has(part) ? local : null)))
}

const oneByOne = (parts: readonly (Local | null)[]): ReadonlySet<Local> =>
  new Set(parts.filter((local): local is Local => local !== null && !local.type.set))

/** Texts that may run while something goes on of which only some are told. */
export function toldToSome(program: Declarations): ReadonlySet<Proc> {
  const isForSome = ({ audience }: TEvent): boolean => audience.length > 0
  const open = [...program.events.values()]
    .filter(isForSome)
    .flatMap(({ name }) => callsOfEvent(program, name).map(({ proc }) => proc))
  const found = new Set<Proc>()
  for (let proc = open.pop(); proc !== undefined; proc = open.pop()) {
    if (found.has(proc)) continue
    found.add(proc)
    open.push(...calledBy(program, proc.body, THROUGHOUT))
  }
  return found
}

function isOpen(program: Program, { who, site, domain }: TStmt & { kind: 'choose' }): boolean {
  if (who === 'chance' || program.askedPrivately.some((line) => isAskedBy(line, site))) return false
  if (program.questions.findLast((line) => isAskedBy(line, site))?.words === null) return false
  if (domain.local.type.base !== 'card') return true
  const asked = [...(domain.set === null ? [] : [domain.set]), ...domain.tests]
  return !asked.flatMap(within).some((x) => x.kind === 'zone' && isHeld(program, x.zone))
}
