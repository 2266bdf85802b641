import type { Proc, Several, TExpr, TStmt } from '../game/ir.ts'
import { forced } from './completion.ts'
import { biasOf } from '../game/number-ranges.ts'
import { candidates, requiredOf } from './candidates.ts'
import { type Emitter, Names, initial, tsType } from './emitter.ts'
import { canName, isRestricted } from './events.ts'
import { domainSet, emitExpr } from './expr.ts'
import { Flow, type FrameField, goTo, goToFromLoop } from './flow.ts'
import { bindRule, matchArgs } from './hooks.ts'
import { endsAbandoned } from './lasting.ts'
import { comment } from './names.ts'
import { type Settled, settledAt } from './settled.ts'
import { plainLoopLocals, suspends } from './stops.ts'
import { keptText } from './texts.ts'
import { END, threaded } from './threading.ts'
import { type Body, emitStmt, endsHere, loopList } from './plain.ts'

export interface FrameCode {
  /** Fields of the frame besides `proc`, `pc` and `answer`, with type and starting value. */
  readonly fields: readonly FrameField[]
  /** The switch over the program counter. */
  readonly body: string
  /** Where the procedure goes on after the first call of each event, for positions of examples. */
  readonly entries: ReadonlyMap<string, number>
  /** Places from which an announcement cannot fail any more. */
  readonly settled: ReadonlyMap<number, Settled>
  readonly names: Names
}

/** A procedure that can stop: a switch over its program counter, with its variables in a frame. */
export function emitFrame(em: Emitter, proc: Proc, body: readonly TStmt[], atEnd: readonly TStmt[], finish: string): FrameCode {
  return new FrameBuilder(em, proc).build(body, atEnd, finish)
}

/** Statements that are carried out where they stand. */
type NeverStops = TStmt & {
  readonly kind: 'moveEffect' | 'create' | 'delete' | 'shuffle' | 'show' | 'dismiss' | 'finish' | 'set' | 'mark' | 'assign'
    | 'later' | 'lasting' | 'onlyIf' | 'stop' | 'place' | 'give'
}

class FrameBuilder extends Flow {
  private readonly entries = new Map<string, number>()
  private readonly settled = new Map<number, Settled>()
  /** What is to be done after the statement at hand, innermost last. */
  private readonly rest: (readonly TStmt[] | 'announced' | 'unsure')[] = []
  private readonly b: Body
  private readonly end: number
  /** Where the block goes on when there is nothing to choose: after its last statement. */
  private blockEnd = 0
  /** What stands after the statement that stops. */
  private following: readonly TStmt[] = []
  private readonly em: Emitter
  private readonly proc: Proc

  constructor(em: Emitter, proc: Proc) {
    super()
    this.em = em
    this.proc = proc
    const names = new Names(em)
    for (const own of ['proc', 'pc', 'answer']) names.reserve(own)
    const framed = new Set<number>()
    const loopLocals = new Set(plainLoopLocals(em, proc.body).map((l) => l.id))
    for (const [i, local] of [...proc.params, ...proc.locals].entries()) {
      if (framed.has(local.id) || loopLocals.has(local.id)) continue
      framed.add(local.id)
      const code = names.inFrame(local)
      this.fields.push({ name: code.slice(2), type: tsType(local.type), start: initial(local.type), param: i < proc.params.length })
    }
    this.end = this.block()
    if (this.end !== END) throw new Error('the end of a frame has a fixed place')
    this.b = { em, names, framed, declared: new Set(), cites: proc.cites, stop: goTo(this.end), stopInLoop: goToFromLoop(this.end) }
  }

  build(body: readonly TStmt[], atEnd: readonly TStmt[], finish: string): FrameCode {
    this.rest.push(atEnd)
    this.stmts(body)
    this.jump(this.end)
    this.start(this.end)
    // What follows an event is no longer in the middle of it, and cannot leave it once more.
    if (this.em.left.has(this.proc) && atEnd.length > 0) {
      this.fields.push({ name: 'ending', type: 'number', start: '0', param: false })
      this.line('f.ending = 1')
    }
    this.stmts(atEnd)
    this.line(`${finish}s.frames.pop()\nreturn`)
    const { blocks, entries, settled } = threaded({ blocks: this.code, entries: this.entries, settled: this.settled }, this.em.left.has(this.proc))
    const cases = blocks.map((code, i) => `case ${i}: {\n${code}\n}`)
    return { fields: this.fields, entries, settled, names: this.b.names, body: around(`switch (f.pc) {\n${cases.join('\n')}\n}`, blocks) }
  }

  private ex(x: TExpr): string { return emitExpr(this.em, this.b.names, x) }
  private kept(x: TExpr): string { return keptText(this.em, x, this.ex(x)) }

  private stmts(list: readonly TStmt[]): void {
    const outer = this.blockEnd
    const single = list.some((s) => s.kind === 'choose' && s.count === null)
    if (single) this.blockEnd = this.block()
    for (const [i, s] of list.entries()) {
      if (suspends(this.em, s)) {
        this.following = list.slice(i + 1)
        this.rest.push(this.following)
        this.stopping(s)
        this.rest.pop()
        if (s.kind === 'call' && !this.entries.has(s.event)) this.entries.set(s.event, this.current)
      } else this.line(`${emitStmt(this.b, s)}${endsHere(this.em, s)}`)
      if (s.kind === 'finish') {
        this.start(this.block())
        break
      }
    }
    if (single) {
      this.jump(this.blockEnd)
      this.start(this.blockEnd)
      this.blockEnd = outer
    }
  }

  private stopping(s: TStmt): void {
    if (s.cites.length > 0) this.line(`// [${comment(s.cites.join(', '))}]`)
    switch (s.kind) {
      case 'call': return this.suspend(`${s.forced ? forced(this.em, s.event) : this.em.event(s.event)}(${['s', ...s.args.map((a) => this.kept(a))].join(', ')})`)
      case 'proc': return this.suspend(`${this.em.procName(s.proc)}(${['s', ...s.args.map((a) => this.kept(a))].join(', ')})`)
      case 'resolve': return this.suspend(`resolveEffect(s, ${this.ex(s.effect)})`)
      case 'move': return this.suspend(emitStmt(this.b, { ...s, cites: [] }))
      case 'leave': return this.leave(s.event)
      case 'if': return this.branch(s)
      case 'each': return this.unsure(() => this.each(s))
      case 'loop': return this.unsure(() => this.loop(s))
      case 'act': return this.unsure(() => this.act(s))
      case 'may': return this.unsure(() => this.may(s))
      case 'choose': return ((count) => (count === null ? this.chooseOne(s) : this.unsure(() => this.chooseSome(s, count))))(s.count)
      case 'oneOf': return this.unsure(() => (s.several === undefined ? this.oneOf(s) : this.someOf(s, s.several)))
      case 'piece': return this.stmts(s.body)
      case 'announce':
        return this.announce(s.body)
      case 'hook': return this.unsure(() => this.hook(s))
      default: throw new Error(`a ${(s satisfies NeverStops).kind} statement cannot stop`)
    }
  }

  private suspend(code: string): void {
    const next = this.block()
    this.line(`f.pc = ${next}\n${code}\nreturn`)
    const settled = this.em.shortcuts ? settledAt(this.em.completion, [...this.rest].reverse()) : null
    if (settled !== null) this.settled.set(next, settled)
    this.start(next)
  }

  private announce(body: readonly TStmt[]): void {
    // An event that is left has to know whether that breaks an announcement off.
    const told = this.em.left.size > 0
    if (told && !this.fields.some((field) => field.name === 'announces')) this.fields.push({ name: 'announces', type: 'number', start: '0', param: false })
    this.line(`s.announcing += 1${told ? '\nf.announces = 1' : ''}`)
    this.rest.push('announced')
    this.stmts(body)
    this.rest.pop()
    this.line(`if (announced(s)) return${told ? '\nf.announces = 0' : ''}`)
  }

  /** Whatever ran further in than the event is dropped, this text included; an event that does not run ends only this text. */
  private leave(event: string): void {
    const proc = this.em.program.events.get(event)?.proc
    this.line([`f.pc = ${END}`, ...(proc === null || proc === undefined ? [] : [`leave(s, ${this.em.procConst(proc)}, ${END})`]), ...endsAbandoned(this.em), 'return'].join('\n'))
    this.start(this.block())
  }

  private branch(s: TStmt & { kind: 'if' }): void {
    const otherwise = this.block()
    const after = this.block()
    const { narrowing } = this.b.em
    this.jumpIf(`!(${this.ex(s.cond)})`, otherwise)
    narrowing.under(s.cond, true, () => this.stmts(s.then))
    this.jump(after)
    this.start(otherwise)
    narrowing.under(s.cond, false, () => this.stmts(s.otherwise))
    this.jump(after)
    this.start(after)
  }

  /** Inside of this, what comes next depends on what is answered or found. */
  private unsure(work: () => void): void {
    this.rest.push('unsure')
    work()
    this.rest.pop()
  }

  private each(s: TStmt & { kind: 'each' }): void {
    const list = this.temp('list', 'readonly number[]', '[]')
    const index = this.temp('next', 'number', '0')
    const variable = this.b.names.of(s.domain.local)
    const code = loopList(this.b, s)
    this.b.names.alias(s.domain.local, variable)
    const head = this.block()
    const after = this.block()
    this.line(`${list} = ${code}\n${index} = 0`)
    this.jump(head)
    this.start(head)
    this.jumpIf(`${index} >= ${list}.length`, after)
    this.line(`${variable} = ${list}[${index}]!\n${index} += 1`)
    this.stmts(s.body)
    this.jump(head)
    this.start(after)
  }

  private loop(s: TStmt & { kind: 'loop' }): void {
    const head = this.block()
    const after = this.block()
    this.jump(head)
    this.start(head)
    if (s.while !== null) this.jumpIf(`!(${this.ex(s.while)})`, after)
    this.line(`goesRound(${this.em.loops.of(s)})`)
    this.stmts(s.body)
    if (s.until !== null) this.jumpIf(this.ex(s.until), after)
    this.jump(head)
    this.start(after)
  }

  /** `picked` tells how many were chosen so far, where several are that make a set. */
  private ask(site: number, who: TExpr | 'chance', optional: string, picked: string | null = null): void {
    const several = picked === null || !this.em.announces || !this.em.shortcuts ? '' : `, ${picked}.length`
    this.suspend(`ask(s, f, ${site}, ${who === 'chance' ? 'CHANCE' : this.ex(who)}, ${optional}${several})`)
  }

  private act(s: TStmt & { kind: 'act' }): void {
    const head = this.block()
    const declined = this.block()
    const after = this.block()
    this.jump(head)
    this.start(head)
    this.ask(s.site.id, s.who, String(s.site.optional))
    this.jumpIf('f.answer === 0', declined)
    this.stmts(s.then)
    this.jump(s.loop ? head : after)
    this.start(declined)
    this.stmts(s.otherwise)
    this.jump(after)
    this.start(after)
  }

  private may(s: TStmt & { kind: 'may' }): void {
    const otherwise = this.block()
    const after = this.block()
    this.ask(s.site.id, s.who, 'true')
    this.jumpIf('f.answer === 0', otherwise)
    this.stmts(s.then)
    this.jump(after)
    this.start(otherwise)
    this.stmts(s.otherwise)
    this.jump(after)
    this.start(after)
  }

  /** An announcement that ends for want of a choice names the rule that asks for it. */
  private blame(s: TStmt): string {
    const { proc } = this
    const row = this.em.table.of({ name: proc.name, kind: 'choice', clauses: s.cites.length > 0 ? s.cites : proc.cites, span: s.span })
    return `if (s.reasons !== null) s.reasons.push(${row})\n`
  }

  private site(id: number, code: string): void {
    this.em.sites.set(id, { frame: this.em.frame(this.proc), code })
  }

  private chooseOne(s: TStmt & { kind: 'choose' }): void {
    const result = this.b.names.of(s.result)
    if (s.reading?.kept === true) {
      const after = this.block()
      this.jumpIf(`${result} !== NONE`, after)
      this.chooseOne({ ...s, reading: { ...s.reading, kept: false } })
      this.jump(after)
      return this.start(after)
    }
    this.site(s.site.id, candidates(this.em, this.b.names, s, []))
    this.ask(s.site.id, s.who, 'false')
    this.line(`if (f.answer === 0) {\nrefuse(s)\n${this.blame(s)}${result} = NONE\n${goTo(this.blockEnd)}\n}\n${result} = f.answer - ${biasOf(s.result.type)}`)
  }

  private chooseSome(s: TStmt & { kind: 'choose' }, count: { from: TExpr; to: TExpr }): void {
    const from = this.temp('atLeast', 'number', '0')
    const to = this.temp('atMost', 'number', '0')
    const result = this.b.names.of(s.result)
    const head = this.block()
    const after = this.block()
    this.line(`${result} = []\n${from} = ${this.ex(count.from)}\n${to} = ${this.ex(count.to)}`)
    this.jump(head)
    this.start(head)
    this.jumpIf(`${result}.length >= ${to}`, after)
    const own = requiredOf(s, [])
    const all = this.em.shortcuts ? requiredOf(s, this.following) : own
    const listed = (required: readonly TExpr[]): string => candidates(this.em, this.b.names, s, required, { from, to })
    const passed = (required: readonly TExpr[]): string[] => required.map((x) => `(${this.ex(x)})`)
    // An `only if` behind the choice is part of an announcement; elsewhere it only ends the text.
    const both = all.length > own.length && !this.rest.includes('announced')
    const behindIt = passed(all.slice(own.length))
    const behind = both ? [`(s.announcing === 0 || ${behindIt.join(' && ')})`] : behindIt
    const enough = [`${result}.length >= ${from}`, ...passed(own), ...behind].join(' && ')
    this.site(s.site.id, both ? `if (s.announcing === 0) {\n${listed(own)}\nreturn\n}\n${listed(all)}` : listed(all))
    this.ask(s.site.id, s.who, enough, result)
    this.jumpIf('f.answer === 0', after)
    this.line(`${result} = [...${result}, f.answer - ${biasOf(s.domain.local.type)}]`)
    this.jump(head)
    this.start(after)
    const short = [`${result}.length < ${from}`, ...(s.setTest === null ? [] : [`!(${this.ex(s.setTest)})`])].join(' || ')
    this.line(`if (${short}) {\nrefuse(s)\n${this.blame(s)}}`)
  }

  private oneOf(s: TStmt & { kind: 'oneOf' }): void {
    const after = this.block()
    this.ask(s.site.id, s.who, 'false')
    const heads = s.branches.map(() => this.block())
    this.site(s.site.id, s.branches.map((branch, i) => `if (${this.feasible(branch)}) out.push(${i + 1})`).join('\n'))
    this.line(`if (f.answer === 0) {\nrefuse(s)\n${goTo(after)}\n}`)
    for (const [i, head] of heads.entries()) this.jumpIf(`f.answer === ${i + 1}`, head)
    this.jump(after)
    for (const [i, head] of heads.entries()) {
      this.start(head)
      this.stmts(s.branches[i] ?? [])
      this.jump(after)
    }
    this.start(after)
  }

  /** Several branches: all are chosen first, and then carried out in the order in which they are printed. */
  private someOf(s: TStmt & { kind: 'oneOf' }, { from, to, again }: Several): void {
    const [atLeast, atMost] = [this.temp('atLeast', 'number', '0'), this.temp('atMost', 'number', '0')]
    const picked = this.temp('pieces', 'number[]', '[]')
    const next = this.temp('next', 'number', '0')
    const [head, enough, turn, after] = [this.block(), this.block(), this.block(), this.block()]
    const heads = s.branches.map(() => this.block())
    this.line(`${picked} = []\n${atLeast} = ${this.ex(from)}\n${atMost} = ${this.ex(to)}`)
    this.jump(head)
    this.start(head)
    this.jumpIf(`${picked}.length >= ${atMost}`, enough)
    const open = s.branches.map((branch, i) => [...(again ? [] : [`!${picked}.includes(${i + 1})`]), this.feasible(branch)].filter((t) => t !== 'true').join(' && '))
    this.site(s.site.id, open.map((test, i) => `${test === '' ? '' : `if (${test}) `}out.push(${i + 1})`).join('\n'))
    this.ask(s.site.id, s.who, to === from ? 'false' : `${picked}.length >= ${atLeast}`, picked)
    this.jumpIf('f.answer === 0', enough)
    this.line(`${picked} = [...${picked}, f.answer]`)
    this.jump(head)
    this.start(enough)
    this.line(`if (${picked}.length < ${atLeast}) refuse(s)\n${picked} = ${picked}.toSorted((a, b) => a - b)\n${next} = 0`)
    this.jump(turn)
    this.start(turn)
    this.jumpIf(`${next} >= ${picked}.length`, after)
    this.line(`${next} += 1`)
    for (const [i, at] of heads.entries()) this.jumpIf(`${picked}[${next} - 1] === ${i + 1}`, at)
    this.jump(after)
    for (const [i, at] of heads.entries()) {
      this.start(at)
      this.stmts(s.branches[i] ?? [])
      this.jump(turn)
    }
    this.start(after)
  }

  /** A branch whose first instruction may not happen is not offered. */
  private feasible(branch: readonly TStmt[]): string {
    const first = branch[0]
    if (first?.kind !== 'call' || first.forced) return 'true'
    const event = this.em.program.events.get(first.event)
    if (event === undefined || !isRestricted(event)) return 'true'
    return `${canName(this.em, first.event)}(${['s', ...first.args.map((a) => this.ex(a))].join(', ')})`
  }

  /** A hook that can stop: matching cards are noted first, then each runs. */
  private hook(s: TStmt & { kind: 'hook' }): void {
    const { rule, params } = s
    const { em } = this
    const { names } = this.b
    const call = (): string => `${em.procName(rule.proc)}(${['s', ...rule.captured.map((l) => names.of(l))].join(', ')})`
    if (rule.selfDomain === null) {
      bindRule(em, names, rule, params, null)
      return this.suspend(`if (${em.rule(rule)}(${matchArgs(names, params, null)})) ${call()}`)
    }
    const list = this.temp('matching', 'readonly number[]', '[]')
    const index = this.temp('next', 'number', '0')
    const self = names.fresh('it')
    this.line(`${list} = ${domainSet(em, names, rule.selfDomain)}.filter((${self}) => ${em.rule(rule)}(${matchArgs(names, params, self)}))\n${index} = 0`)
    const head = this.block()
    const after = this.block()
    this.jump(head)
    this.start(head)
    this.jumpIf(`${index} >= ${list}.length`, after)
    this.line(`${index} += 1`)
    const held = `${list}[${index} - 1]!`
    bindRule(em, names, rule, params, held)
    // A lasting rule may be over before its turn comes.
    this.line(`f.pc = ${head}\n${rule.lasting === null ? '' : `if (s.effects[${held}]?.body === ${em.procConst(rule.lasting)}) `}${call()}\nreturn`)
    this.start(after)
  }
}

/** The switch is gone through again while a block goes on with another. */
function around(code: string, blocks: readonly string[]): string {
  const label = blocks.some((block) => /(^|\n)continue flow(\n|$)/.test(block)) ? 'flow: ' : ''
  return label !== '' || blocks.some((block) => /(^|\n)continue(\n|$)/.test(block)) ? `${label}for (;;) {\n${code.slice(0, -1)}default: return\n}\n}` : code
}
