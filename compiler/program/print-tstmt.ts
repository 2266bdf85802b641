import { fromKindTable } from '../kind-table.ts'
import { deeper, titled } from '../print-lines.ts'
import type { Site, TExpr, TStmt } from './ir.ts'
import { printDomain, printLocal, printTExpr, printTyped } from './print-texpr.ts'

/** Typed statements, one a line, their blocks deeper; places that ask bear their number. */
export function printTStmts(body: readonly TStmt[]): string[] {
  return body.flatMap((s) => {
    const [first = '', ...rest] = stmt(s)
    return [`${s.cites.length === 0 ? '' : `[${s.cites.join(', ')}] `}${first}`, ...rest]
  })
}

const stmt = fromKindTable<TStmt, [], readonly string[]>({
  call: (s) => [`${s.forced ? 'must ' : ''}do ${s.event}(${s.args.map(printTExpr).join(', ')})`],
  proc: (s) => [`run ${s.proc.name}, procedure ${s.proc.id} (${s.args.map(printTExpr).join(', ')})`],
  move: (s) => [
    `${s.forced ? 'must ' : ''}move ${printTExpr(s.what)} to ${s.bottom ? 'the bottom of ' : ''}${printTExpr(s.zone)}`,
  ],
  swap: (s) => [`${s.forced ? 'must ' : ''}swap ${printTExpr(s.card)} with ${printTExpr(s.other)}`],
  moveEffect: (s) => [`move effect ${printTExpr(s.what)} to ${printTExpr(s.zone)}`],
  create: (s) => [`create ${printTExpr(s.definition)} in ${printTExpr(s.zone)}`],
  shuffle: (s) => [`shuffle ${printTExpr(s.zone)}`],
  show: (s) => [`show ${printTExpr(s.card)} to ${printTExpr(s.to)}`],
  resolve: (s) => [`${s.kind} ${printTExpr(s.effect)}`],
  dismiss: (s) => [`${s.kind} ${printTExpr(s.effect)}`],
  finish: (s) => [s.kind],
  stop: (s) => [s.kind],
  set: (s) => [`kept ${s.fact}(${s.args.map(printTExpr).join(', ')}) ${s.op} ${printTExpr(s.value)}`],
  mark: (s) => [`${printTExpr(s.of)} becomes ${s.value ? '' : 'not '}${s.adjective}`],
  assign: (s) => [`${printTyped(s.local)} = ${printTExpr(s.value)}`],
  if: (s) => [`if ${printTExpr(s.cond)}`, ...branches(s.then, s.otherwise)],
  each: (s) => [
    `each ${printDomain(s.domain)}${s.from === null ? '' : ` from ${printTExpr(s.from)}`}`,
    ...deeper(printTStmts(s.body)),
  ],
  sameTime: (s) => [
    `each ${printDomain(s.domain)}${s.from === null ? '' : ` from ${printTExpr(s.from)}`} at the same time`,
    ...deeper(printTStmts(s.body)),
  ],
  loop: (s) => [
    s.while === null ? 'repeat' : `while ${printTExpr(s.while)}`,
    ...deeper(printTStmts(s.body)),
    ...(s.until === null ? [] : [`until ${printTExpr(s.until)}`]),
  ],
  act: (s) => [asks(s.site, printTExpr(s.who)), ...branches(s.then, s.otherwise)],
  may: (s) => [asks(s.site, printTExpr(s.who)), ...branches(s.then, s.otherwise)],
  choose: (s) => [
    `${asks(s.site, who(s.who))} ${printTyped(s.result)} of ${count(s)}${printDomain(s.domain)}` +
      `${s.setTest === null ? '' : `, all such that ${printTExpr(s.setTest)}`}`,
  ],
  oneOf: (s) => [
    `${asks(s.site, who(s.who))}${modes(s)}`,
    ...s.branches.flatMap((branch) => titled('-', printTStmts(branch))),
  ],
  later: (s) => [
    `later procedure ${s.proc.id}${s.zone === null ? '' : ` in ${printTExpr(s.zone)}`} by ${printTExpr(s.controller)}` +
      ` about ${printTExpr(s.source)}, keeps (${s.captured.map(printLocal).join(', ')})`,
  ],
  onlyIf: (s) => [`only if ${printTExpr(s.cond)}`],
  announce: (s) => ['announce', ...deeper(printTStmts(s.body))],
  hook: (s) => [`hook ${s.rule.name}`],
  give: (s) => [`give ${printTExpr(s.value)}`],
  leave: (s) => [`leave ${s.event}`],
  place: (s) => [`place ${printTExpr(s.card)} in ${printTExpr(s.zone)}, at the bottom if ${printTExpr(s.bottom)}`],
  exchange: (s) => [
    `exchange ${printTExpr(s.card)} in ${printTExpr(s.from)} and ${printTExpr(s.other)} in ${printTExpr(s.to)}`,
  ],
  delete: (s) => [`delete ${printTExpr(s.card)}`],
  piece: (s) => ['piece', ...deeper(printTStmts(s.body))],
  lasting: (s) => [
    `lay down procedure ${s.proc.id}${s.controller === null ? '' : ` by ${printTExpr(s.controller)}`} about ` +
      `${printTExpr(s.source)}${s.during === null ? '' : ` during ${s.during}`}, keeps (` +
      `${s.captured.map(printLocal).join(', ')})`,
  ],
})

function branches(then: readonly TStmt[], otherwise: readonly TStmt[]): string[] {
  return [...deeper(printTStmts(then)), ...titled('else', printTStmts(otherwise))]
}

function asks({ id, kind, optional, loop, prompt }: Site, asked: string): string {
  return (
    `site ${id} asks ${asked} to ` +
    `${{ act: 'act', choose: 'choose', may: 'accept', 'one-of': 'choose one' }[kind]}` +
    `${optional ? ' or decline' : ''}${loop ? ', again and again' : ''} (${prompt})`
  )
}

const who = (x: TExpr | 'chance'): string => (x === 'chance' ? x : printTExpr(x))

function count(s: TStmt & { kind: 'choose' }): string {
  return s.count === null ? '' : `${printTExpr(s.count.from)} to ${printTExpr(s.count.to)} `
}

function modes({ several }: TStmt & { kind: 'oneOf' }): string {
  return several === undefined
    ? ''
    : `, ${printTExpr(several.from)} to ${printTExpr(several.to)} of them` +
        `${several.again ? ', each as often as wished' : ''}`
}
