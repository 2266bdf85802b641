import { fromKindTable } from '../../kind-table.ts'
import type { Count, Expr, Pattern } from '../../../grammar/tree/expressions.ts'
import type { LastingDecl, Stmt } from '../../../grammar/tree/statements.ts'
import { callTerm, exprTerm, patternTerm, phraseTerm } from './expr-term.ts'
import { type Facets, type FacetedDecl, facetsOf } from './rule-facets.ts'
import type { TextContext } from '../../game/model.ts'
import { bound, eventMeant, nested, type Scope } from './scope.ts'
import { ABSENT, leaf, type Term, term, TRUE } from './term.ts'

/** A block by what its instructions do; variables are known from where they are made to its end. */
export function blockTerm(body: readonly Stmt[], outside: Scope): Term {
  let scope = outside
  const parts: Term[] = []
  for (const stmt of body) {
    const read = stmtTerm(stmt, scope)
    parts.push({ ...read.term, from: { span: stmt.span, cites: stmt.cites } })
    scope = read.scope
  }
  return term('block', ...parts)
}

interface Read {
  readonly term: Term
  readonly scope: Scope
}

function stmtTerm(s: Stmt, scope: Scope): Read {
  if (s.kind === 'let')
    return {
      term: term('let', leaf(scope.named ? s.name.text : ''), exprTerm(s.value, scope)),
      scope: bound(scope, s.name.text),
    }
  if (s.kind === 'choose') return chooseTerm(s, scope)
  return { term: plainTerm(s, scope), scope }
}

/** What makes no variable that is known after it. */
type PlainStmt = Exclude<Stmt, { kind: 'let' | 'choose' }>

const plainTerm = fromKindTable<PlainStmt, [scope: Scope], Term>({
  call: (s, scope) => (s.forced ? term('must', callTerm(s.call, scope)) : callTerm(s.call, scope)),
  becomes: (s, scope) =>
    term(s.negated ? 'becomes not' : 'becomes', exprTerm(s.target, scope), exprTerm(s.value, scope)),
  changes: (s, scope) => term(s.op, exprTerm(s.target, scope), exprTerm(s.value, scope)),
  may: (s, scope) => term('may', exprTerm(s.who, scope), blockTerm(s.then, scope), blockTerm(s.otherwise, scope)),
  act: (s, scope) =>
    term(
      'act',
      leaf(s.optional ? 'may' : 'must'),
      exprTerm(s.who, scope),
      blockTerm(s.then, scope),
      blockTerm(s.otherwise, scope),
    ),
  whileAct: (s, scope) => term('while-act', exprTerm(s.who, scope), blockTerm(s.body, scope)),
  while: (s, scope) => term('while', exprTerm(s.cond, scope), blockTerm(s.body, scope)),
  repeat: (s, scope) => term('repeat', blockTerm(s.body, scope), orAbsent(s.until, scope)),
  if: (s, scope) => term('if', exprTerm(s.cond, scope), blockTerm(s.then, scope), blockTerm(s.otherwise, scope)),
  each: (s, scope) => {
    const { range, scope: inside } = phraseTerm(s.phrase, scope)
    const head = s.sameTime ? 'each at the same time' : 'each'
    return term(head, range, orAbsent(s.from, scope), blockTerm(s.body, inside))
  },
  chooseOne: (s, scope) =>
    term(
      'choose-one',
      countTerm(s.count, scope),
      leaf(s.again ? 'again' : 'once'),
      byTerm(s.by, scope),
      term('bullets', ...s.bullets.map((body) => blockTerm(body, scope))),
    ),
  piece: (s, scope) => term('piece', blockTerm(s.body, scope)),
  later: (s, scope) => term('later', orAbsent(s.zone, scope), orAbsent(s.by, scope), blockTerm(s.body, scope)),
  lasting: (s, scope) =>
    term(
      'lasting',
      ...s.until.map((p: Pattern) => patternTerm(p, nested(scope)).pattern),
      s.during === null ? ABSENT : leaf(eventMeant(scope, s.during.text)),
      term('rules', ...s.rules.map((rule) => lastingTerm(rule, scope))),
    ),
  onlyIf: (s, scope) => term('only-if', exprTerm(s.cond, scope)),
  announce: (s, scope) => term('announce', blockTerm(s.body, scope)),
  stop: (s, scope) => term('stop', s.event === null ? ABSENT : leaf(eventMeant(scope, s.event.text))),
  give: (s, scope) => term('give', exprTerm(s.value, scope)),
})

/** Who chooses where nobody does. */
const CHANCE = 'chance'

function chooseTerm(s: Stmt & { kind: 'choose' }, scope: Scope): Read {
  const { range } = phraseTerm(s.phrase, scope)
  const after = bound(scope, s.as?.text ?? s.phrase.name?.text ?? s.phrase.type.text)
  const setWhere = s.setWhere === null ? TRUE : exprTerm(s.setWhere, after)
  return { term: term('choose', countTerm(s.count, scope), range, setWhere, byTerm(s.by, scope)), scope: after }
}

/** Whether it is chance that chooses. */
export const isByChance = (choose: Term): boolean => choose.parts.at(-1)?.head === CHANCE

function countTerm(count: Count | null, scope: Scope): Term {
  return count === null ? ABSENT : term('count', exprTerm(count.from, scope), exprTerm(count.to ?? count.from, scope))
}

function byTerm(by: Expr | 'chance' | null, scope: Scope): Term {
  return by === null ? ABSENT : by === 'chance' ? leaf(CHANCE) : exprTerm(by, scope)
}

export function orAbsent(x: Expr | null, scope: Scope): Term {
  return x === null ? ABSENT : exprTerm(x, scope)
}

/** A sentence by its facets, blocks of instructions among them. */
export function ruleFacets(decl: FacetedDecl, context: TextContext | null, scope: Scope): Facets {
  return facetsOf(decl, context, scope, blockTerm)
}

/** A rule that holds for a while, with everything that it says. */
function lastingTerm(rule: LastingDecl, scope: Scope): Term {
  return term(
    'rule',
    ...Object.entries(ruleFacets(rule, null, nested(scope))).map(([name, facet]) => term(name, facet ?? leaf('-'))),
  )
}
