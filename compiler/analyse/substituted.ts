import type { ExprIn, Local, TExpr } from '../program/ir.ts'

/** The expression with what its variables stand for in their place. */
export function substituted(x: TExpr, env: ReadonlyMap<Local, TExpr | null>): TExpr {
  return x.kind === 'local' ? (env.get(x.local) ?? x) : withParts(x, (part) => substituted(part, env))
}

/** The expression with each part directly inside of it as `inside` makes it. */
export function withParts(x: TExpr, inside: (part: TExpr) => TExpr): TExpr {
  switch (x.kind) {
    case 'stored':
    case 'derived':
    case 'builtin':
    case 'can':
      return { ...x, args: x.args.map(inside) }
    case 'printed':
    case 'adjective':
      return { ...x, of: inside(x.of) }
    case 'relation':
    case 'binary':
      return { ...x, left: inside(x.left), right: inside(x.right) }
    case 'zone':
      return { ...x, key: x.key === null ? null : inside(x.key) }
    case 'inZone':
    case 'zoneIs':
      return { ...x, of: inside(x.of), zone: inside(x.zone) }
    case 'map':
      return { ...x, set: inside(x.set), body: inside(x.body) }
    case 'query': {
      const { local, set, tests } = x.domain
      return { ...x, domain: { local, set: set === null ? null : inside(set), tests: tests.map(inside) } }
    }
    case 'if':
      return { ...x, cond: inside(x.cond), then: inside(x.then), otherwise: inside(x.otherwise) }
    case 'case': {
      const arms = x.arms.map(({ when, value }) => ({ when: inside(when), value: inside(value) }))
      return { ...x, subject: inside(x.subject), arms, otherwise: inside(x.otherwise) }
    }
    case 'not':
      return { ...x, operand: inside(x.operand) }
    case 'list':
      return { ...x, items: x.items.map(inside) }
    case 'times':
      return { ...x, keys: x.keys.map(inside) }
    default:
      x satisfies ExprIn<'leaves'>
      return x
  }
}
