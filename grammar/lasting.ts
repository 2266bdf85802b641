import type { LastingDecl, Stmt } from './tree/statements.ts'
import type { Name } from './tree/names.ts'
import type { Pattern } from './tree/expressions.ts'
import { headOf, labelAhead } from './heads.ts'
import type { Bare, Production } from './line-parser.ts'
import { RuleParser } from './rule-declarations.ts'
import { blockNoun } from './syntax-errors.ts'
import * as t from './tokens.ts'

type Lasting = Bare<Stmt> & { readonly kind: 'lasting' }

const hooks = [t.Instead, t.Before, t.After, t.When] as const
const modals = [t.May, t.Must, t.Cannot] as const
const ruleNoun = 'a rule that lasts, as in `player p cannot …`'
const onceHint = 'what is done once stands outside of this block; in it stand rules, such as `cannot`, `except`, `when`'

/** `until turn by you` and `during turn`: an instruction that lays down rules for a while. */
export abstract class LastingParser extends RuleParser {
  protected readonly lasting: Production<Bare<Stmt>> = this.rule('lasting', () =>
    this.OR<Lasting>([{ ALT: () => this.SUBRULE(this.untilLine) }, { ALT: () => this.SUBRULE(this.duringLine) }]),
  )

  private readonly untilLine: Production<Lasting> = this.rule('untilLine', () => {
    const until: Pattern[] = []
    this.CONSUME(t.Until)
    this.AT_LEAST_ONE_SEP({
      SEP: t.Or,
      DEF: () => until.push(this.SUBRULE(this.pattern)),
      ERR_MSG: 'the event that ends it',
    })
    this.CONSUME(t.NL)
    return { kind: 'lasting', until, during: null, rules: this.SUBRULE(this.lastingRules) }
  })

  private readonly duringLine: Production<Lasting> = this.rule('duringLine', () => {
    this.CONSUME(t.During)
    const during: Name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of an event' }))
    this.CONSUME(t.NL)
    return { kind: 'lasting', until: [], during, rules: this.SUBRULE(this.lastingRules) }
  })

  private readonly lastingRules: Production<readonly LastingDecl[]> = this.rule('lastingRules', () =>
    this.nested(() => {
      this.CONSUME(t.Indent, { ERR_MSG: blockNoun })
      const rules = this.lines(() => this.SUBRULE(this.lastingRule), this.statementsUnder)
      this.CONSUME(t.Dedent)
      return rules
    }),
  )

  protected readonly lastingUnder = (): void => {
    this.nested(() => {
      this.CONSUME(t.Indent)
      this.lines(() => this.SUBRULE(this.lastingRule), this.statementsUnder)
      this.CONSUME(t.Dedent)
    })
  }

  /** A rule with its clause ids and its label. */
  private readonly lastingRule: Production<LastingDecl> = this.rule('lastingRule', () => {
    const cites = this.OPTION(() => this.citesOf(this.CONSUME(t.Cite))) ?? []
    const first = this.LA(1)
    const label =
      this.OPTION2({
        GATE: () => labelAhead((steps) => this.LA(steps)),
        DEF: () => {
          const name = this.nameOf(this.CONSUME(t.Name))
          this.CONSUME(t.Colon)
          return name
        },
      }) ?? null
    const body = this.nested(() => this.SUBRULE(this.lastingSentence))
    return { ...body, cites, label, span: this.spanFrom(first) }
  })

  private readonly lastingSentence: Production<Bare<LastingDecl>> = this.rule('lastingSentence', () => {
    const kind = this.ACTION(() => this.kindAhead())
    return this.OR<Bare<LastingDecl>>([
      { GATE: () => kind === 'hook', ALT: () => this.SUBRULE(this.hook) },
      { GATE: () => kind === 'except', ALT: () => this.SUBRULE(this.exception) },
      { GATE: () => kind === 'modal', ALT: () => this.SUBRULE(this.modal) },
      { GATE: () => kind === 'adjective', ALT: () => this.SUBRULE(this.adjective) },
    ])
  })

  /** Unlike at the margin, a name alone may do something here: `q cannot draw` speaks of the `q` from around. */
  private kindAhead(): LastingDecl['kind'] {
    if (this.next(1, ...hooks)) return 'hook'
    if (this.next(1, ...modals) || (this.isName(1) && this.next(2, ...modals))) return 'modal'
    const head = headOf((steps) => this.LA(steps))
    return head === 'except' || head === 'modal' || head === 'adjective' ? head : this.misfit(ruleNoun, onceHint)
  }
}
