import { rowOf, rowOfExpr } from './operations.ts'
import { keyOfWord } from './row.ts'
import { reaches, statementsIn } from './walk.ts'
import type { Compulsion, Domain, Local, OfferRule, Proc, TExpr, TRule, TStmt } from '../program/ir.ts'
import type { TSentence } from '../program/declarations.ts'
import type { Program } from '../program/program.ts'
import type { Span } from '../../grammar/source-file.ts'
import { MOST_IN_SET, sizeOfDomain, sizeOfSet } from './sizes.ts'

/** The text of a fact, rule or event: its loops, and the words that it asks for. */
export class WorkedText {
  readonly at: string
  readonly span: Span
  /** `times`: how often the loop may begin while the text is worked out once. */
  readonly loops: { readonly local: Local; readonly size: number; readonly times: number }[] = []
  /** How often each word is asked for, with the rounds of the loops around it, and by the places alone. */
  readonly words = new Map<string, { times: number; places: number }>()
  /** What it carries out, and how often with the rounds of the loops around it. */
  readonly runs: { readonly by: TStmt; readonly times: number }[] = []
  private readonly program: Program

  constructor(program: Program, at: string, span: Span) {
    this.program = program
    this.at = at
    this.span = span
  }

  /** Something that is worked out `times` times. */
  add(x: TExpr | null, times = 1): this {
    if (x === null) return this
    for (const word of rowOfExpr(x).words(x, this.program)) this.addWord(keyOfWord(word), times)
    if (x.kind === 'query') this.addDomain(x.domain, times)
    else if (x.kind === 'map') {
      this.add(x.set, times)
      this.add(x.body, times * this.addLoop(x.local, sizeOfSet(this.program, x.set), times))
    } else {
      if (x.kind === 'can') this.addWord(`can ${x.event}`, times)
      for (const part of rowOfExpr(x).parts(x)) this.add(part, times)
    }
    return this
  }

  /** A loop, and how often what stands in it comes round. */
  addDomain(domain: Domain, times: number): number {
    this.add(domain.set, times)
    const inside = times * this.addLoop(domain.local, sizeOfDomain(this.program, domain), times)
    for (const test of domain.tests) this.add(test, inside)
    return inside
  }

  addBlock(body: readonly TStmt[], times = 1): this {
    for (const s of body) this.addStatement(s, times)
    return this
  }

  /** What keeps an event from happening: a condition, or what an announcement tries. */
  addTried(s: TStmt): void {
    for (const x of rowOf(s).exprs(s)) this.add(x)
    for (const part of statementsIn([s])) if (part.kind === 'call') this.addWord(`can ${part.event}`, 1)
  }

  private addStatement(s: TStmt, times: number): void {
    const looks = s.kind === 'each' || s.kind === 'sameTime' || s.kind === 'choose' ? s.domain : null
    const inside = looks === null ? times : this.addDomain(looks, times)
    const own = new Set<TExpr | null>(looks === null ? [] : [looks.set, ...looks.tests])
    for (const x of rowOf(s).exprs(s)) if (!own.has(x)) this.add(x, s.kind === 'loop' ? times * roundsOf(s) : times)
    if (rowOf(s).runs(s).length > 0) this.runs.push({ by: s, times })
    for (const { inside: where, body } of rowOf(s).blocks(s))
      this.addBlock(body, where === 'round' ? inside : s.kind === 'loop' ? times * roundsOf(s) : times)
  }

  private addLoop(local: Local, size: number, times: number): number {
    this.loops.push({ local, size, times })
    return Math.max(1, size)
  }

  private addWord(key: string, times: number): void {
    const word = this.words.get(key) ?? { times: 0, places: 0 }
    this.words.set(key, word)
    word.times += times
    word.places += 1
  }
}

/** A loop that only reckons goes round fast; one that does something is counted by its rounds. */
function roundsOf(s: TStmt & { kind: 'loop' }): number {
  return reaches(s.body, (x) => rowOf(x).runs(x).length > 0 || rowOf(x).asks(x) !== 'nobody') ? 1 : MOST_IN_SET
}

/** What words of the rules say, by the key of the word; `can x` is what keeps the event from happening. */
export function wordTexts(program: Program): Map<string, WorkedText> {
  const found = new Map<string, WorkedText>()
  const text = (key: string, at: string, span: Span): WorkedText => {
    const made = new WorkedText(program, at, span)
    found.set(key, made)
    return made
  }
  for (const [name, fact] of program.facts) {
    const said = text(`fact ${name}`, name, fact.span)
      .add(fact.value)
      .addBlock(fact.body ?? [])
    for (const except of fact.excepts) addTests(said, except).add(except.value)
  }
  for (const kind of ['adjective', 'relation'] as const)
    for (const [name, { sentences, span }] of kind === 'adjective' ? program.adjectives : program.relations) {
      const said = text(`${kind} ${name}`, name, span)
      for (const sentence of sentences) addTests(said, sentence)
    }
  for (const [name, { cannots, proc }] of program.events) {
    const said = text(`can ${name}`, name, proc?.span ?? cannots[0]?.span ?? NOWHERE)
    for (const rule of cannots) addTests(said, rule)
    // Where cards have texts of their own, that of the event stands in what comes else.
    for (const s of statementsIn(proc?.body ?? [])) if (s.kind === 'onlyIf' || s.kind === 'announce') said.addTried(s)
  }
  const [first] = program.viewers
  if (first === undefined) return found
  const viewers = text('viewers', 'viewers', first.span)
  for (const except of program.viewers) addTests(viewers, except).add(except.value)
  return found
}

const NOWHERE: Span = { file: { path: '', text: '' }, start: 0, end: 0 }

/** What events, rules and effects do. */
export function procTexts(program: Program): Map<Proc, WorkedText> {
  const textOf = ({ name, span, body }: Proc): WorkedText => new WorkedText(program, name, span).addBlock(body)
  return new Map(program.procs.map((proc) => [proc, textOf(proc)]))
}

/** Whatever else is worked out: where rules apply, and what is asked about the game. */
export function* otherTexts(program: Program): Generator<WorkedText> {
  for (const { insteads, befores, afters, whens, endings } of program.events.values())
    for (const rule of [...insteads, ...befores, ...afters, ...whens, ...endings])
      yield addTests(new WorkedText(program, rule.name, rule.span), rule)
  for (const [name, { audience }] of program.events)
    for (const { span, readers } of audience) yield new WorkedText(program, name, span).add(readers)
  for (const { at, span, readers } of program.askedPrivately) yield new WorkedText(program, at.name, span).add(readers)
  for (const offer of program.offers) yield offerText(program, offer)
  for (const rule of program.compulsions) yield compulsionText(program, rule)
  for (const { name, span, cond } of program.always) yield new WorkedText(program, name, span).add(cond)
  for (const { name, span, about, cond } of program.refusals) {
    const text = new WorkedText(program, name, span)
    const times = about === null ? 1 : text.addDomain(about, 1)
    yield text.add(cond, times)
  }
  for (const { name, tests, keyValues } of program.counters) {
    const counted = [...tests, ...keyValues]
    const [first] = counted
    if (first === undefined) continue
    const text = new WorkedText(program, name, first.span)
    for (const x of counted) text.add(x)
    yield text
  }
}

function offerText(program: Program, offer: OfferRule): WorkedText {
  const text = new WorkedText(program, offer.name, offer.span)
  let times = offer.selfDomain === null ? 1 : text.addDomain(offer.selfDomain, 1)
  for (const test of offer.selfTests) text.add(test, times)
  for (const arg of offer.args) {
    if (arg.kind === 'domain') times = text.addDomain(arg.domain, times)
    else if (arg.kind === 'value') text.add(arg.value, times)
  }
  return text.add(offer.cond, times)
}

function compulsionText(program: Program, { name, span, selfDomain, selfTests, cond }: Compulsion): WorkedText {
  const tests = cond === null ? selfTests : [...selfTests, cond]
  return addTests(new WorkedText(program, name, span), { selfDomain, tests })
}

/** A rule or sentence: where its own card lies, and its tests. */
/** What rules ask for where they apply. */
export function addTests(
  text: WorkedText,
  { selfDomain, tests }: Pick<TRule | TSentence, 'selfDomain' | 'tests'>,
): WorkedText {
  const times = selfDomain === null ? 1 : text.addDomain(selfDomain, 1)
  for (const test of tests) text.add(test, times)
  return text
}
