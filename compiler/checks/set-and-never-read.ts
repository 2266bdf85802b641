import { analysesOf } from '../analyse/analyses.ts'
import { callsOfEvent } from '../analyse/call-graph.ts'
import type { Effects } from '../analyse/effects.ts'
import { isRestricted } from '../analyse/event-text.ts'
import { EffectSet, type Regions } from '../analyse/effect-set.ts'
import { fact } from '../analyse/region.ts'
import { exprsOf, statementsIn } from '../analyse/walk.ts'
import { KERNEL_EVENTS } from '../game/kernel-events.ts'
import { warning } from '../diagnostics/make.ts'
import type { TEvent } from '../program/declarations.ts'
import type { HookRule, Proc, StmtIn, TExpr, TRule, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { sideFact } from '../game/side.ts'
import { type Cases, CasesOnTheWay, ALL_CASES, NEVER, anyCaseOf, isNever, areCasesWithin } from './cases-on-the-way.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0590: a rule around an event sets a fact, and on every way from there it is set again before anything asks for it.
 * Looked for is only what is kept of the whole game, as whose turn it is; where it is not known what comes next, it may
 * be asked for. What conditions on the way have said is known as long as nothing changes it: where the last turn of a
 * round sets nothing, since nobody is left, it counts whether the round goes on with nobody left.
 */
export const setAndNeverRead: Check = ({ program }, report) => {
  const settings = analysesOf(program).statements().of('set').filter(isSetting)
  // What the text of an event itself sets, as which phase has come, may be there for players to read on the board.
  const ofRules = new Set(program.procs.flatMap(({ kind, body }) => (kind === 'hook' ? statementsIn(body) : [])))
  const effects = analysesOf(program).effects()
  for (const name of new Set(settings.map((s) => s.fact))) {
    const all = settings.filter((s) => s.fact === name)
    if (all.length < 2 || !all.some((s) => ofRules.has(s))) continue
    const without = (sought: Sought): ReadonlySet<Setting> => new Ways(program, { effects, name, sought }).without()
    const unread = [...without('asked')].filter((s) => ofRules.has(s))
    if (unread.length === 0) continue
    // What is so when the game ends, players read.
    const last = without('set')
    for (const s of unread.filter((each) => !last.has(each))) {
      const [other, ...more] = all.filter((each) => each !== s)
      report(
        warning(
          'HR0590',
          worded('set, and set again'),
          s.span,
          worded('`{1}` is set again before anything asks for it', name),
          {
            secondary:
              other === undefined || more.length > 0 ? [] : [{ span: other.span, text: worded('this is what counts') }],
            hint: worded('change what sets it last, or take this out'),
            clauses: s.cites,
          },
        ),
      )
    }
  }
}

type Setting = TStmt & { readonly kind: 'set' }

const isSetting = (s: TStmt): s is Setting => s.kind === 'set' && s.op === '=' && s.args.length === 0

/** What is looked for on the ways from a setting: that the fact is asked for, or that it is set again. */
type Sought = 'asked' | 'set'

interface Search {
  readonly effects: Effects
  readonly name: string
  readonly sought: Sought
}

/** What is known of an event: in which cases what is looked for may come from its beginning on, and once it is over. */
interface Asked {
  before: Cases
  after: Cases
  /** What was gone through by what was known of it, and is gone through again when more is. */
  readonly goneBy: Set<Text>
}

/** What is gone through as one: an event with the rules around it, or a text that is of none. */
type Text = TEvent | Proc

/** Goes through texts from their ends, until nothing more comes to be known. */
class Ways {
  private readonly program: Program
  private readonly effects: Effects
  private readonly name: string
  private readonly sought: Sought
  private readonly written: EffectSet
  private readonly way: CasesOnTheWay
  private readonly asking = new Map<TExpr, boolean>()
  private readonly events = new Map<string, Asked>()
  /** Settings that were come upon, and those after which it may come. */
  private readonly seen = new Set<Setting>()
  private readonly found = new Set<Setting>()
  /** Those that are yet to be gone through, and the one that is. */
  private readonly left = new Set<Text>()
  private here: Text | null = null

  constructor(program: Program, { effects, name, sought }: Search) {
    this.program = program
    this.effects = effects
    this.name = name
    this.sought = sought
    this.written = new EffectSet([fact(name)])
    this.way = new CasesOnTheWay(program, effects)
  }

  /** The settings after which it never comes; none where something outside of texts asks. */
  without(): ReadonlySet<Setting> {
    const outside = analysesOf(this.program)
      .units()
      .filter(({ kind }) => kind === 'zone' || kind === 'exception')
    const isHeeded = outside.some(({ tests, exprs }) => [...tests, ...exprs].some((x) => this.asks(x)))
    if (isHeeded || this.program.always.some(({ cond }) => this.asks(cond))) return new Set()
    const done = analysesOf(this.program)
      .statements()
      .of('call')
      .map(({ event }) => event)
    const known = new Set([...done, ...this.program.offers.map(({ event }) => event)])
    const byInstruction = new Set<string>(Object.values(KERNEL_EVENT_OF))
    for (const name of this.program.events.keys()) {
      const isKnown = byInstruction.has(name) || (known.has(name) && !KERNEL_EVENTS.has(name))
      this.events.set(name, { before: NEVER, after: isKnown ? NEVER : ALL_CASES, goneBy: new Set() })
    }
    const ofNone = this.program.procs.filter(({ kind }) => !AROUND_EVENTS.has(kind))
    for (const text of [...this.program.events.values(), ...ofNone]) this.left.add(text)
    // A set that grows while it is gone through shows what is added as well.
    for (const text of this.left) {
      this.left.delete(text)
      this.here = text
      if ('body' in text) this.inText(text.body, ALL_CASES, ALL_CASES)
      else this.note(text.name, 'before', this.beforeEvent(text))
    }
    return new Set([...this.seen].filter((s) => !this.found.has(s)))
  }

  private note(event: string, when: 'before' | 'after', cases: Cases): void {
    const known = this.events.get(event)
    if (known === undefined || areCasesWithin(cases, known[when])) return
    known[when] = anyCaseOf(known[when], cases)
    for (const text of known.goneBy) this.left.add(text)
  }

  private known(event: string, when: 'before' | 'after'): Cases | null {
    const known = this.events.get(event)
    if (this.here !== null) known?.goneBy.add(this.here)
    return known?.[when] ?? null
  }

  private asks(x: TExpr): boolean {
    const known = this.asking.get(x) ?? this.isSought(this.effects.reads(x))
    this.asking.set(x, known)
    return known
  }

  private readonly asksRule = (rule: TRule): boolean => this.isSought(this.effects.ruleReads(rule))

  private readonly isSought = (read: Regions): boolean => this.sought === 'asked' && read.meets(this.written)

  /** Whether what is made of a game at its end goes by it. */
  private isAskedAtEnd(): boolean {
    const { board, game } = this.program
    const shown = board
      .flatMap(({ verb, names, by }) => (verb === 'shows' ? [...names, ...by] : by))
      .map(({ name }) => name)
    return ['result', sideFact(game)?.name.text ?? 'result', ...shown].some((name) =>
      this.isSought(this.effects.meant({ kind: 'fact', name })),
    )
  }

  private beforeEvent(event: TEvent): Cases {
    const { proc, insteads, befores, afters, whens, name } = event
    // Rules around it, and counts, ask somewhere in between as well.
    const isAsked = this.isAskedAround(event)
    const after = isAsked || whens.length > 0 ? ALL_CASES : (this.known(name, 'after') ?? ALL_CASES)
    const behind = this.hooks(afters, after)
    const text = proc === null ? behind : this.inText(proc.body, behind, behind)
    const before = this.hooks(befores, text)
    const replaced = insteads.map((rule) => this.inText(rule.proc.body, after, after))
    return isAsked ? ALL_CASES : anyCaseOf(before, ...replaced, isRestricted(event) ? after : NEVER)
  }

  private isAskedAround({ cannots, insteads, befores, afters, whens, endings, following, name }: TEvent): boolean {
    const counts = this.program.counters.filter((counter) => counter.event === name)
    return (
      [...cannots, ...insteads, ...befores, ...afters, ...whens, ...endings].some(this.asksRule) ||
      counts.some(({ tests, keyValues }) => [...tests, ...keyValues].some((x) => this.asks(x))) ||
      following !== null
    )
  }

  /** Each may be done or not, in any order. */
  private hooks(rules: readonly HookRule[], after: Cases): Cases {
    const through = (asked: Cases): Cases =>
      rules.reduce((cases, { proc }) => anyCaseOf(this.inText(proc.body, cases, cases), cases), asked)
    return through(through(after))
  }

  private inText(body: readonly TStmt[], after: Cases, atEnd: Cases): Cases {
    return body.reduceRight((asked, s) => this.before(s, asked, atEnd), after)
  }

  /** When it may come from a line on, by when it may behind it, and behind the text. */
  private before(s: TStmt, after: Cases, atEnd: Cases): Cases {
    const inside = this.inside(s, after, atEnd)
    return exprsOf(s).some((x) => this.asks(x)) ? ALL_CASES : inside
  }

  private inside(s: TStmt, after: Cases, atEnd: Cases): Cases {
    const block = (body: readonly TStmt[], behind = after): Cases => this.inText(body, behind, atEnd)
    switch (s.kind) {
      case 'set':
        return this.beforeSetting(s, after)
      case 'call':
        return this.called(s, after)
      case 'proc':
        return this.inText(s.proc.body, after, after)
      case 'if':
        return this.byCondition(s.cond, block(s.then), block(s.otherwise))
      case 'may':
        return anyCaseOf(block(s.then), block(s.otherwise))
      case 'each':
      case 'sameTime':
        return roundAndRound(after, (again) => block(s.body, again))
      case 'loop':
        return roundAndRound(NEVER, (again) => this.beforeRound(s, after, (end) => block(s.body, end), again))
      case 'oneOf':
        return anyCaseOf(after, ...s.branches.map((body) => block(body)))
      case 'piece':
        return block(s.body)
      case 'onlyIf':
        return this.byCondition(s.cond, after, atEnd)
      case 'stop':
        return atEnd
      case 'move':
      case 'swap':
      case 'delete':
      case 'create':
      case 'show':
      case 'shuffle':
        return this.byKernel(KERNEL_EVENT_OF[s.kind], this.way.before(after, s))
      case 'assign':
      case 'choose':
      case 'mark':
        return this.way.before(after, s)
      case 'act':
        block(s.then)
        block(s.otherwise)
        for (const { event } of this.program.offers) this.note(event, 'after', s.loop ? ALL_CASES : after)
        return ALL_CASES
      case 'announce':
        block(s.body, ALL_CASES)
        return ALL_CASES
      case 'finish':
        return this.isAskedAtEnd() ? ALL_CASES : NEVER
      case 'dismiss':
      case 'exchange':
      case 'give':
      case 'hook':
      case 'lasting':
      case 'later':
      case 'leave':
      case 'moveEffect':
      case 'place':
      case 'resolve':
        for (const event of Object.values(KERNEL_EVENT_OF)) this.note(event, 'after', ALL_CASES)
        return ALL_CASES
    }
  }

  /** An instruction that is an event as well, and may be forbidden; each is on its own way where no rule runs. */
  private byKernel(name: string, after: Cases): Cases {
    const event = this.program.events.get(name)
    if (event === undefined) return after
    if (callsOfEvent(this.program, name).length === 0) return this.isAskedAround(event) ? ALL_CASES : after
    this.note(name, 'after', after)
    return anyCaseOf(after, this.known(name, 'before') ?? NEVER)
  }

  private beforeSetting(s: Setting, after: Cases): Cases {
    if (s.fact !== this.name) return this.way.before(after, s)
    if (!isSetting(s)) return ALL_CASES
    this.seen.add(s)
    if (!isNever(after)) this.found.add(s)
    return this.sought === 'set' ? ALL_CASES : NEVER
  }

  private byCondition(cond: TExpr, then: Cases, otherwise: Cases): Cases {
    return this.asks(cond)
      ? ALL_CASES
      : anyCaseOf(this.way.where(then, cond, true), this.way.where(otherwise, cond, false))
  }

  /** Before a round of a loop, by what is known before the next one. */
  private beforeRound(s: StmtIn<'loop'>, after: Cases, inside: (end: Cases) => Cases, again: Cases): Cases {
    const round = inside(s.until === null ? again : this.byCondition(s.until, after, again))
    return s.while === null ? round : this.byCondition(s.while, round, after)
  }

  /** Where a part is not there the event does not happen. */
  private called({ event, args }: StmtIn<'call'>, after: Cases): Cases {
    this.note(event, 'after', after)
    const before = this.known(event, 'before') ?? NEVER
    return args.some(({ type }) => type.optional) ? anyCaseOf(before, after) : before
  }
}

/** What is known before a round, when it is known before the next one, and is at least so much. */
function roundAndRound(least: Cases, before: (again: Cases) => Cases): Cases {
  for (let known = least; ;) {
    const next = anyCaseOf(known, before(known))
    if (areCasesWithin(next, known)) return known
    known = next
  }
}

/** The events that instructions of these kinds are. */
const KERNEL_EVENT_OF = {
  move: 'move',
  swap: 'move',
  delete: 'delete',
  create: 'create',
  show: 'show',
  shuffle: 'shuffle',
} as const

/** Texts that are gone through where their event is. */
const AROUND_EVENTS: ReadonlySet<Proc['kind']> = new Set<Proc['kind']>(['event', 'hook', 'override'])
