import type { Declarations, TEvent } from '../program/declarations.ts'
import { isAskedBy } from '../program/asked-by.ts'
import type { HookRule, Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { THROUGHOUT, callsOfEvent, calledBy } from './call-graph.ts'
import { isHeld } from './held-zones.ts'
import { isGoneThroughOpenly, isWorkedOutOpenly } from './secret-behind.ts'
import { statementsIn, within } from './walk.ts'

/** Something that an effect keeps, and where it stands among all that it keeps. */
export interface KeptForAll {
  readonly at: number
  readonly local: Local
}

/**
 * By the text of each effect that waits, and of rules that hold for a while, what they keep that everybody has been
 * told who is told of them at all, so that the table may show it as long as they are there: what the event was called
 * with, what a player has chosen, and what was gone through or worked out where all see it. What else was worked out, or
 * drawn, may tell of hidden cards. So may, once it is seen, a card that somebody chose from a hand.
 */
export function keptForAll(program: Program, givenOnce: ReadonlySet<Local>): ReadonlyMap<Proc, readonly KeptForAll[]> {
  const kept = new Kept(program, givenOnce)
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
  /** Variables that keep the value that they are given first. */
  private readonly givenOnce: ReadonlySet<Local>
  /** Texts that may run while something goes on of which only some are told. */
  private readonly secret: ReadonlySet<Proc>
  private readonly lasting = new Map<Proc, (readonly [HookRule, TEvent])[]>()

  constructor(program: Program, givenOnce: ReadonlySet<Local>) {
    this.program = program
    this.givenOnce = givenOnce
    this.secret = toldToSome(program)
    for (const event of program.events.values())
      for (const rule of rulesOf(event))
        if (rule.lasting !== null)
          this.lasting.set(rule.lasting, [...(this.lasting.get(rule.lasting) ?? []), [rule, event]])
  }

  /** `params`: of what the text is called with, what everybody has been told. */
  inText(proc: Proc, params: ReadonlySet<Local>): void {
    const told = new Set(params)
    for (const s of statementsIn(proc.body)) {
      if (s.kind === 'choose' && isOpen(this.program, s)) told.add(s.result)
      if (s.kind === 'assign' && this.givenOnce.has(s.local) && isWorkedOutOpenly(this.program, s.value, told))
        told.add(s.local)
      if (s.kind === 'each' && isGoneThroughOpenly(this.program, s.domain, told)) told.add(s.domain.local)
      if (s.kind !== 'later' && s.kind !== 'lasting') continue
      // Who has laid them down stands beside effects that wait, and in the words of rules.
      const own = s.kind === 'later' ? [localOf(s.source), localOf(s.controller)] : []
      const kept = this.keeps(s.proc, s.captured, told, own)
      // What is put off in secret is carried out where all are told of it.
      const later = this.secret.has(proc) ? NONE : kept
      this.inText(s.proc, later)
      for (const [rule, event] of this.lasting.get(s.proc) ?? []) this.inRule(rule, event, later)
    }
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
