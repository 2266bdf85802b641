import type { Domain, Local, TExpr, TStmt } from './ir.ts'

/** Expressions directly inside an expression. */
export function partsOf(x: TExpr): readonly TExpr[] {
  switch (x.kind) {
    case 'stored': case 'derived': case 'builtin': case 'can': return x.args
    case 'printed': case 'adjective': return [x.of]
    case 'relation': case 'binary': return [x.left, x.right]
    case 'zone': return x.key === null ? [] : [x.key]
    case 'inZone': case 'zoneIs': return [x.of, x.zone]
    case 'map': return [x.set, x.body]
    case 'query': return partsOfDomain(x.domain)
    case 'if': return [x.cond, x.then, x.otherwise]
    case 'case': return [x.subject, ...x.arms.flatMap((a) => [a.when, a.value]), x.otherwise]
    case 'not': return [x.operand]
    case 'list': return x.items
    case 'times': return x.keys
    default: return []
  }
}

export function partsOfDomain(domain: Domain): readonly TExpr[] {
  return [...(domain.set === null ? [] : [domain.set]), ...domain.tests]
}

/** Whether an expression asks for a variable. */
export function mentions(x: TExpr, local: Local): boolean {
  return (x.kind === 'local' && x.local === local) || partsOf(x).some((part) => mentions(part, local))
}

/** Expressions that a statement itself evaluates, without those of the blocks inside it. */
export function exprsOf(s: TStmt): readonly TExpr[] {
  switch (s.kind) {
    case 'call': case 'proc': return s.args
    case 'move': case 'moveEffect': return [s.what, s.zone]
    case 'create': return [s.definition, s.zone]
    case 'delete': return [s.card]
    case 'shuffle': return [s.zone]
    case 'show': return [s.card, s.to]
    case 'resolve': case 'dismiss': return [s.effect]
    case 'set': return [...s.args, s.value]
    case 'mark': return [s.of]
    case 'assign': case 'give': return [s.value]
    case 'if': case 'onlyIf': return [s.cond]
    case 'each': return [...partsOfDomain(s.domain), ...present(s.from)]
    case 'loop': return [...present(s.while), ...present(s.until)]
    case 'act': case 'may': return [s.who]
    case 'choose': return [...said(s.who), ...partsOfDomain(s.domain), ...(s.count === null ? [] : [s.count.from, s.count.to]), ...present(s.setTest)]
    case 'oneOf': return [...said(s.who), ...(s.several === undefined ? [] : [s.several.from, s.several.to])]
    case 'later': return [...present(s.zone), s.controller, s.source]
    case 'lasting': return [...present(s.controller), s.source]
    default: return []
  }
}

const present = (x: TExpr | null): readonly TExpr[] => (x === null ? [] : [x])
const said = (who: TExpr | 'chance'): readonly TExpr[] => (who === 'chance' ? [] : [who])
