import type { Count, Expr, Pattern } from '../../../grammar/tree/expressions.ts'
import type { LastingDecl, Stmt } from '../../../grammar/tree/statements.ts'
import { callTerm, exprTerm, patternTerm, phraseTerm } from './expr-term.ts'
import { type Facets, type Sentence, facetsOf } from './rule-facets.ts'
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

function plainTerm(s: Exclude<Stmt, { kind: 'let' | 'choose' }>, scope: Scope): Term {
  const x = (e: Expr): Term => exprTerm(e, scope)
  const block = (body: readonly Stmt[]): Term => blockTerm(body, scope)
  switch (s.kind) {
    case 'call':
      return s.forced ? term('must', callTerm(s.call, scope)) : callTerm(s.call, scope)
    case 'becomes':
      return term(s.negated ? 'becomes not' : 'becomes', x(s.target), x(s.value))
    case 'changes':
      return term(s.op, x(s.target), x(s.value))
    case 'may':
      return term('may', x(s.who), block(s.then), block(s.otherwise))
    case 'act':
      return term('act', leaf(s.optional ? 'may' : 'must'), x(s.who), block(s.then), block(s.otherwise))
    case 'whileAct':
      return term('while-act', x(s.who), block(s.body))
    case 'while':
      return term('while', x(s.cond), block(s.body))
    case 'repeat':
      return term('repeat', block(s.body), orAbsent(s.until, scope))
    case 'if':
      return term('if', x(s.cond), block(s.then), block(s.otherwise))
    case 'each': {
      const { range, scope: inside } = phraseTerm(s.phrase, scope)
      const head = s.sameTime ? 'each at the same time' : 'each'
      return term(head, range, orAbsent(s.from, scope), blockTerm(s.body, inside))
    }
    case 'chooseOne':
      return term(
        'choose-one',
        countTerm(s.count, scope),
        leaf(s.again ? 'again' : 'once'),
        byTerm(s.by, scope),
        term('bullets', ...s.bullets.map(block)),
      )
    case 'piece':
      return term('piece', block(s.body))
    case 'later':
      return term('later', orAbsent(s.zone, scope), orAbsent(s.by, scope), block(s.body))
    case 'lasting':
      return term(
        'lasting',
        ...s.until.map((p: Pattern) => patternTerm(p, nested(scope)).pattern),
        s.during === null ? ABSENT : leaf(eventMeant(scope, s.during.text)),
        term('rules', ...s.rules.map((rule) => lastingTerm(rule, scope))),
      )
    case 'onlyIf':
      return term('only-if', x(s.cond))
    case 'announce':
      return term('announce', block(s.body))
    case 'stop':
      return term('stop', s.event === null ? ABSENT : leaf(eventMeant(scope, s.event.text)))
    case 'give':
      return term('give', x(s.value))
  }
}

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
export function ruleFacets(decl: Sentence, context: TextContext | null, scope: Scope): Facets {
  return facetsOf(decl, context, scope, blockTerm)
}

/** A rule that holds for a while, with everything that it says. */
function lastingTerm(rule: LastingDecl, scope: Scope): Term {
  return term(
    'rule',
    ...Object.entries(ruleFacets(rule, null, nested(scope))).map(([name, facet]) => term(name, facet ?? leaf('-'))),
  )
}
