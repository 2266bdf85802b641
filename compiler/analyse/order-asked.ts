import type { Span } from '../../grammar/source-file.ts'
import type { Domain, ExprIn, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Confinement } from './confinement.ts'
import { partsOfDomain, partsOfSelf } from './domain.ts'
import { builtins } from './expressions/builtins.ts'
import { rowOf, rowOfExpr } from './operations.ts'
import { type Held, meaningOf, wordsBehind } from './reading.ts'
import { type Run, type Word, keyOfWord, present } from './row.ts'
import { zoneOf } from './statements/moving.ts'
import { exprsOf, partsOf } from './walk.ts'

/** Somebody asks in which order cards lie in a zone family, or in any (`*`). */
export interface Asked {
  readonly zone: string
  readonly span: Span
  /** Zone families whose cards are gone through together, this one among them; any where one of them is `*`. */
  readonly among?: readonly string[]
}

/**
 * Where the rules depend on the order in which cards lie: the top of a zone, the first or last of it, going through
 * it. How many cards lie there, whether one does, and which of them can be chosen does not depend on it. In doubt, it
 * does.
 */
export class OrderAsked {
  private readonly program: Program
  private readonly confinement: Confinement
  private readonly words = new Map<string, readonly Omit<Asked, 'span'>[]>()

  constructor(program: Program, confinement: Confinement) {
    this.program = program
    this.confinement = confinement
  }

  /** What a statement asks itself, in its tests and in those of the rules around the events that it runs. */
  ofStatement(s: TStmt): readonly Asked[] {
    return [
      ...this.ofOwn(s),
      ...rowOf(s)
        .runs(s)
        .flatMap((run) => this.ofRules(run)),
    ]
  }

  /** What a rule asks to find out whether it applies. */
  ofRule(rule: Pick<Held, 'tests' | 'selfDomain'>): readonly Asked[] {
    return [...rule.tests, ...partsOfSelf(rule.selfDomain)].flatMap((x) => this.of(x, true))
  }

  private ofOwn(s: TStmt): readonly Asked[] {
    const places = rowOf(s).places(s)
    if (!('domain' in s)) return exprsOf(s).flatMap((x) => this.of(x, !places.includes(x)))
    const own = partsOfDomain(s.domain)
    const others = exprsOf(s).filter((x) => !own.includes(x))
    // In which order answers are listed is not part of the game.
    return [...this.ofDomain(s.domain, s.kind !== 'choose', s.span), ...others.flatMap((x) => this.of(x, true))]
  }

  /** What forbids, replaces or counts an event is asked as it begins. */
  private ofRules(run: Run): readonly Asked[] {
    if (run.kind !== 'event' && run.kind !== 'around') return []
    const { events, counters } = this.program
    const event = events.get(run.event)
    const rules = [...(event?.cannots ?? []), ...(event?.insteads ?? [])]
    const counted = counters.filter((c) => c.event === run.event).flatMap((c) => [...c.tests, ...c.keyValues])
    return [...rules.flatMap((rule) => this.ofRule(rule)), ...counted.flatMap((x) => this.of(x, true))]
  }

  private ofDomain({ set, local, tests }: Domain, inOrder: boolean, at: Span): readonly Asked[] {
    const goesByZone = set === null && inOrder && local.type.base === 'card'
    const zones = goesByZone ? (this.confinement.ofTests(tests, local) ?? ['*']) : []
    return [
      ...zones.map((zone) => ({ zone, span: tests.at(-1)?.span ?? at, among: zones })),
      ...present(set).flatMap((x) => this.of(x, inOrder)),
      ...tests.flatMap((x) => this.of(x, true)),
    ]
  }

  /** What the value depends on; `inOrder` where the order of its members is part of it. */
  private of(x: TExpr, inOrder: boolean): readonly Asked[] {
    const all = (of: readonly TExpr[], ordered: boolean): readonly Asked[] => of.flatMap((y) => this.of(y, ordered))
    switch (x.kind) {
      case 'zone':
        return [...(inOrder ? [{ zone: x.zone, span: x.span }] : []), ...all(present(x.key), true)]
      case 'inZone':
      case 'zoneIs':
        return [...this.of(x.of, true), ...this.of(x.zone, false)]
      case 'builtin': {
        const { order } = builtins[x.name]
        return [...this.ofWords(x), ...all(x.args, order === 'its own' ? inOrder : order !== 'nothing')]
      }
      case 'query': {
        const { quantifier } = x
        return this.ofDomain(x.domain, quantifier === 'the' || (quantifier === 'each' && inOrder), x.span)
      }
      case 'map':
        return [...this.of(x.set, inOrder), ...this.of(x.body, true)]
      case 'if':
        return [...this.of(x.cond, true), ...all([x.then, x.otherwise], inOrder)]
      case 'binary':
        return this.ofBinary(x, inOrder)
      case 'can':
        return [{ zone: '*', span: x.span }, ...all(x.args, true)]
      default:
        x satisfies ExprIn<'leaves' | 'words' | 'case' | 'list' | 'not' | 'times'>
        return [...this.ofWords(x), ...all(partsOf(x), true)]
    }
  }

  private ofBinary({ op, left, right }: TExpr & { kind: 'binary' }, inOrder: boolean): readonly Asked[] {
    const both = (ofLeft: boolean, ofRight: boolean): readonly Asked[] => [
      ...this.of(left, ofLeft),
      ...this.of(right, ofRight),
    ]
    if (op === 'union') return both(inOrder, inOrder)
    if (op === 'without') return both(inOrder, false)
    if (op === 'in') return both(true, false)
    // Sets are equal when they hold the same.
    return op === '=' || op === '!=' ? both(false, false) : both(true, true)
  }

  /** What the rules say elsewhere of a word, and of the words that it is said by. */
  private ofWords(x: TExpr): readonly Asked[] {
    return rowOfExpr(x)
      .words(x, this.program)
      .flatMap((word) => this.meant(word))
      .map((asked) => ({ ...asked, span: x.span }))
  }

  private meant(word: Word): readonly Omit<Asked, 'span'>[] {
    const key = keyOfWord(word)
    const known = this.words.get(key)
    if (known !== undefined) return known
    // Words that ask for each other come to what all of them ask; this one is under way.
    this.words.set(key, [])
    const meanings = wordsBehind(this.program, [word]).flatMap((behind) => meaningOf(this.program, behind))
    const all = meanings.flatMap((y) => this.of(y, true))
    const asked = [...new Map(all.map((each) => [`${each.zone} ${each.among?.join() ?? ''}`, each])).values()]
    this.words.set(key, asked)
    return asked
  }
}

/** Whether both may be the same zone family. */
export const mayBeOne = (a: string, b: string): boolean => a === b || a === '*' || b === '*'

/** The zone family that is shuffled; `*` where only a variable tells which. */
export const shuffledZone = (s: TStmt & { kind: 'shuffle' }): string => zoneOf(s.zone) ?? '*'
