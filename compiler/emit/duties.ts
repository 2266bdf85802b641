import { conjuncts } from '../analyse/walk.ts'
import type { TEvent } from '../program/declarations.ts'
import type { OfferRule, TExpr } from '../program/ir.ts'
import { type Param, all, functionCode } from '../typescript/build.ts'
import { type Code, NOTHING, type Part, lines } from '../typescript/code.ts'
import { aside } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import { type Emitter, Names, THE_STATE, docOf, pascal, tsType } from './emitter.ts'
import { conjunction, domainSet, emitExpr } from './expr.ts'
import { variesWith } from './looped.ts'
import type { Piece } from './piece.ts'

/** As many rules as a small number has bits. */
const MOST_RULES = 30

/** The bit of a rule, which others that come or go behind it leave as it is. */
const bit = (i: number): Code => code`1 << ${MOST_RULES - 1 - i}`

const SEAT: Param = { name: word('seat'), type: code`‹number›` }
const ASKED: Param = { name: word('asked'), type: code`‹number›` }

/**
 * What must be done at a site, asked of each move while moves are listed: a bit for each rule, the first the highest,
 * so that the moves that are left are those with the largest number. To keep the moves that do what a rule asks for,
 * unless there are none, and so on rule by rule, comes to the same.
 */
export class Duties {
  private readonly em: Emitter
  private readonly site: string
  private readonly musts: readonly OfferRule[]

  private constructor(em: Emitter, site: string, musts: readonly OfferRule[]) {
    this.em = em
    this.site = site
    this.musts = musts
  }

  /** Null where a rule of a card's text, or one that lasts, narrows the moves for each card by itself. */
  static at(em: Emitter, site: string, musts: readonly OfferRule[]): Duties | null {
    const plain = musts.every((o) => o.self === null && o.lasting === null)
    const fits = plain && musts.length > 0 && musts.length <= MOST_RULES
    return fits && em.shortcuts.has('duties-by-move') ? new Duties(em, site, musts) : null
  }

  /** What else the function is handed that lists the moves. */
  readonly param = ASKED

  /** What stands before the moves are gone through, and words that are taken there. */
  readonly before = code`let most = 0`
  readonly words: readonly string[] = ['asked', 'most', 'done']

  /** What is asked for now. */
  get asks(): Name {
    return this.em.symbol('decisions', `asks ${this.site}`, `asksAt${pascal(this.site)}`)
  }

  /** The rules with what is asked for by each and by all before it, in order. */
  get rows(): readonly { readonly rule: OfferRule; readonly upTo: Code }[] {
    return this.musts.map((rule, i) => ({ rule, upTo: code`asked & -(${bit(i)})` }))
  }

  /** Offers a move with these arguments of its event, if `tests` hold and none that is offered does more. */
  offer(event: TEvent, args: readonly Part[], tests: readonly Code[], push: Code): Code {
    if (this.of(event).length === 0) return code`if (${all([code`most === 0`, ...tests])}) ${push}`
    const done = code`${this.doneBy(event)}(s, seat, asked, ${this.open(event, args)})`
    return code`const done = ${done}
if (${all([code`done >= most`, ...tests])}) {
if (done > most) {\nmost = done\nemptied(out)\n}
${push}
}`
  }

  pieces(): Piece[] {
    const events = [...new Set(this.musts.map(({ event }) => event))]
    return [
      ...this.musts.map((o) => this.does(o)),
      ...events.flatMap((event) => this.done(event)),
      {
        doc: `What must be done at \`${this.site}\` if able: a bit for each rule, the first the highest.`,
        code: functionCode({
          name: this.asks,
          params: [THE_STATE, SEAT],
          result: code`‹number›`,
          body: code`let asked = 0\n${lines(this.musts.map((o, i) => this.asking(o, i)))}\nreturn asked`,
          own: true,
        }),
      },
    ]
  }

  private of({ name }: TEvent): readonly OfferRule[] {
    return this.musts.filter(({ event }) => event === name)
  }

  private doneBy({ name }: TEvent): Name {
    return this.em.symbol('decisions', `done ${this.site} ${name}`, `doneBy${pascal(name)}At${pascal(this.site)}`)
  }

  private nameOf(o: OfferRule): Name {
    const i = this.musts.indexOf(o)
    return this.em.symbol('decisions', `does ${this.site} ${i}`, `does${pascal(o.name)}`)
  }

  /** The arguments that are not the seat that acts. */
  private open<T>(event: TEvent, args: readonly T[]): readonly T[] {
    const [first] = this.of(event)
    return args.filter((_, i) => first?.args[i]?.kind !== 'asker')
  }

  private asking(o: OfferRule, i: number): Code {
    const names = new Names(this.em)
    for (const taken of ['seat', 'asked']) names.reserve(taken)
    names.alias(o.asker, word('seat'))
    const first = o.cond === null ? [] : conjuncts(o.cond).filter((x) => !variesWith(o, x))
    const notes = code`asked += ${bit(i)} ${aside(o.name)}`
    return first.length === 0 ? notes : code`if (${conjunction(this.em, names, first)}) ${notes}`
  }

  private does(o: OfferRule): Piece {
    const { em } = this
    const event = em.program.events.get(o.event)
    const names = new Names(em)
    names.reserve('seat')
    names.alias(o.asker, word('seat'))
    const params = (event?.params ?? []).map((param, i): Param => {
      const arg = o.args[i]
      const local = arg?.kind === 'domain' ? arg.domain.local : param
      return { name: names.own(local), type: tsType(param.type) }
    })
    const tests = o.args.flatMap((arg, i) => testsOf(em, names, arg, params[i]?.name ?? NOTHING))
    const varying = o.cond === null ? [] : conjuncts(o.cond).filter((x) => variesWith(o, x))
    if (varying.length > 0) tests.push(conjunction(em, names, varying))
    return {
      from: o.span,
      doc: docOf(o.cites, `Whether a move does what \`${o.name}\` asks for.`),
      code: functionCode({
        name: this.nameOf(o),
        params: [THE_STATE, SEAT, ...(event === undefined ? [] : this.open(event, params))],
        result: code`‹boolean›`,
        body: code`return ${all(tests)}`,
        own: true,
      }),
    }
  }

  private done(name: string): Piece[] {
    const { em } = this
    const event = em.program.events.get(name)
    if (event === undefined) return []
    const names = new Names(em)
    for (const taken of ['seat', 'asked', 'done']) names.reserve(taken)
    const params = this.open(
      event,
      event.params.map((param): Param => ({ name: names.own(param), type: tsType(param.type) })),
    )
    const handed = [code`s`, code`seat`, ...params.map((param) => param.name)]
    const checks = this.of(event).map((o) => {
      const own = bit(this.musts.indexOf(o))
      return code`if ((asked & ${own}) !== 0 && ${this.nameOf(o)}(${handed})) done += ${own}`
    })
    return [
      {
        doc: `What \`${name}\` does of what must be done at \`${this.site}\`.`,
        code: functionCode({
          name: this.doneBy(event),
          params: [THE_STATE, SEAT, ASKED, ...params],
          result: code`‹number›`,
          body: code`let done = 0\n${lines(checks)}\nreturn done`,
          own: true,
        }),
      },
    ]
  }
}

/** What an obligation says of an argument of the move. */
function testsOf(em: Emitter, names: Names, arg: OfferRule['args'][number], read: Part): Code[] {
  if (arg.kind === 'value') return [code`${read} === ${emitExpr(em, names, arg.value)}`]
  if (arg.kind !== 'domain') return []
  const { domain } = arg
  const inSet = domain.set === null ? [] : [code`${domainSet(em, names, domain)}.includes(${read})`]
  return [...inSet, ...domain.tests.map((t: TExpr) => emitExpr(em, names, t))]
}
