import { analysesOf } from '../analyse/analyses.ts'
import type { Effects } from '../analyse/effects.ts'
import { isRestricted } from '../analyse/event-text.ts'
import { EffectSet } from '../analyse/effect-set.ts'
import { fact } from '../analyse/region.ts'
import { exprsOf, statementsIn } from '../analyse/walk.ts'
import { KERNEL_EVENTS } from '../game/kernel-events.ts'
import { warning } from '../diagnostics/make.ts'
import type { TEvent } from '../program/declarations.ts'
import type { HookRule, Proc, StmtIn, TExpr, TRule, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'

/**
 * HR0590: a rule around an event sets a fact, and on every way from there it is set again before anything asks for it.
 * Looked for is only what is kept of the whole game, as whose turn it is; where it is not known what comes next, it may
 * be asked for.
 */
export const setAndNeverRead: Check = ({ program }, report) => {
  const settings = analysesOf(program).statements().of('set').filter(isSetting)
  // What the text of an event itself sets, as which phase has come, may be there for players to read on the board.
  const ofRules = new Set(program.procs.flatMap(({ kind, body }) => (kind === 'hook' ? statementsIn(body) : [])))
  const effects = analysesOf(program).effects()
  for (const name of new Set(settings.map((s) => s.fact))) {
    const all = settings.filter((s) => s.fact === name)
    if (all.length < 2 || !all.some((s) => ofRules.has(s))) continue
    const unread = new Ways(program, effects, name).unread()
    for (const s of all) {
      if (!unread.has(s) || !ofRules.has(s)) continue
      const [other, ...more] = all.filter((each) => each !== s)
      report(
        warning('HR0590', 'set, and set again', s.span, `\`${name}\` is set again before anything asks for it`, {
          secondary: other === undefined || more.length > 0 ? [] : [{ span: other.span, text: 'this is what counts' }],
          hint: 'change what sets it last, or take this out',
          clauses: s.cites,
        }),
      )
    }
  }
}

type Setting = TStmt & { readonly kind: 'set' }

const isSetting = (s: TStmt): s is Setting => s.kind === 'set' && s.op === '=' && s.args.length === 0

/** What is known of an event: whether the fact may be asked for from its beginning on, and once it is over. */
interface Asked {
  before: boolean
  after: boolean
}

/** Goes through texts from their ends, until nothing more comes to be known. */
class Ways {
  private readonly program: Program
  private readonly effects: Effects
  private readonly name: string
  private readonly written: EffectSet
  private readonly asking = new Map<TExpr, boolean>()
  private readonly events = new Map<string, Asked>()
  /** Settings that were come upon, and those after which it may be asked for. */
  private readonly seen = new Set<Setting>()
  private readonly asked = new Set<Setting>()
  private isSettled = false

  constructor(program: Program, effects: Effects, name: string) {
    this.program = program
    this.effects = effects
    this.name = name
    this.written = new EffectSet([fact(name)])
  }

  /** The settings after which it is not asked for; none where something outside of texts goes by it. */
  unread(): ReadonlySet<Setting> {
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
    for (const name of this.program.events.keys())
      this.events.set(name, { before: false, after: !known.has(name) || KERNEL_EVENTS.has(name) })
    while (!this.isSettled) {
      this.isSettled = true
      this.asked.clear()
      for (const event of this.program.events.values()) this.note(event.name, 'before', this.beforeEvent(event))
      for (const proc of this.program.procs) if (!AROUND_EVENTS.has(proc.kind)) this.inText(proc.body, true, true)
    }
    return new Set([...this.seen].filter((s) => !this.asked.has(s)))
  }

  private note(event: string, when: keyof Asked, isAsked: boolean): void {
    const known = this.events.get(event)
    if (known === undefined || !isAsked || known[when]) return
    known[when] = true
    this.isSettled = false
  }

  private asks(x: TExpr): boolean {
    const known = this.asking.get(x) ?? this.effects.reads(x).meets(this.written)
    this.asking.set(x, known)
    return known
  }

  private readonly asksRule = (rule: TRule): boolean => this.effects.ruleReads(rule).meets(this.written)

  private beforeEvent(event: TEvent): boolean {
    const { proc, cannots, insteads, befores, afters, whens, endings, name } = event
    const counts = this.program.counters.filter((counter) => counter.event === name)
    const isAsked =
      [...cannots, ...insteads, ...befores, ...afters, ...whens, ...endings].some(this.asksRule) ||
      counts.some(({ tests, keyValues }) => [...tests, ...keyValues].some((x) => this.asks(x))) ||
      event.following !== null
    const after = this.events.get(name)?.after === true || whens.length > 0
    const behind = this.hooks(afters, after)
    const text = proc === null ? behind : this.inText(proc.body, behind, behind)
    const before = this.hooks(befores, text)
    const replaced = insteads.map((rule) => this.inText(rule.proc.body, after, after)).includes(true)
    return isAsked || before || replaced || (isRestricted(event) && after)
  }

  /** Each may be done or not, in any order. */
  private hooks(rules: readonly HookRule[], after: boolean): boolean {
    const once = rules.reduce((asked, { proc }) => this.inText(proc.body, asked, asked) || asked, after)
    return rules.reduce((asked, { proc }) => this.inText(proc.body, asked, asked) || asked, once)
  }

  private inText(body: readonly TStmt[], after: boolean, atEnd: boolean): boolean {
    return body.reduceRight((asked, s) => this.before(s, asked, atEnd), after)
  }

  /** Whether it may be asked for from a line on, by what may be asked behind it, and behind the text. */
  private before(s: TStmt, after: boolean, atEnd: boolean): boolean {
    const inside = this.inside(s, after, atEnd)
    return exprsOf(s).some((x) => this.asks(x)) || inside
  }

  private inside(s: TStmt, after: boolean, atEnd: boolean): boolean {
    const block = (body: readonly TStmt[], behind = after): boolean => this.inText(body, behind, atEnd)
    switch (s.kind) {
      case 'set':
        if (s.fact !== this.name || !isSetting(s)) return s.fact === this.name || after
        this.seen.add(s)
        if (after) this.asked.add(s)
        return false
      case 'call':
        return this.called(s, after)
      case 'proc':
        return this.inText(s.proc.body, after, after)
      case 'if':
      case 'may':
        return [block(s.then), block(s.otherwise)].includes(true)
      case 'each':
      case 'sameTime':
      case 'loop':
        return block(s.body, after || block(s.body)) || after
      case 'oneOf':
        return [after, ...s.branches.map((body) => block(body))].includes(true)
      case 'piece':
        return block(s.body)
      case 'onlyIf':
        return after || atEnd
      case 'stop':
        return atEnd
      case 'move':
      case 'swap':
        return after || this.events.get('move')?.before === true
      case 'delete':
        return after || this.events.get('delete')?.before === true
      case 'assign':
      case 'choose':
      case 'create':
      case 'mark':
      case 'show':
      case 'shuffle':
        return after
      case 'act':
        block(s.then)
        block(s.otherwise)
        for (const { event } of this.program.offers) this.note(event, 'after', after || s.loop)
        return true
      case 'announce':
        block(s.body, true)
        return true
      case 'dismiss':
      case 'exchange':
      case 'finish':
      case 'give':
      case 'hook':
      case 'lasting':
      case 'later':
      case 'leave':
      case 'moveEffect':
      case 'place':
      case 'resolve':
        return true
    }
  }

  /** Where a part is not there the event does not happen. */
  private called({ event, args }: StmtIn<'call'>, after: boolean): boolean {
    this.note(event, 'after', after)
    return this.events.get(event)?.before === true || (after && args.some(({ type }) => type.optional))
  }
}

/** Texts that are gone through where their event is. */
const AROUND_EVENTS: ReadonlySet<Proc['kind']> = new Set<Proc['kind']>(['event', 'hook', 'override'])
