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

function stmt(s: TStmt): string[] {
  const x = printTExpr
  switch (s.kind) {
    case 'call':
      return [`${s.forced ? 'must ' : ''}do ${s.event}(${s.args.map(x).join(', ')})`]
    case 'proc':
      return [`run ${s.proc.name}, procedure ${s.proc.id} (${s.args.map(x).join(', ')})`]
    case 'move':
      return [`${s.forced ? 'must ' : ''}move ${x(s.what)} to ${s.bottom ? 'the bottom of ' : ''}${x(s.zone)}`]
    case 'swap':
      return [`${s.forced ? 'must ' : ''}swap ${x(s.card)} with ${x(s.other)}`]
    case 'moveEffect':
      return [`move effect ${x(s.what)} to ${x(s.zone)}`]
    case 'create':
      return [`create ${x(s.definition)} in ${x(s.zone)}`]
    case 'shuffle':
      return [`shuffle ${x(s.zone)}`]
    case 'show':
      return [`show ${x(s.card)} to ${x(s.to)}`]
    case 'resolve':
    case 'dismiss':
      return [`${s.kind} ${x(s.effect)}`]
    case 'finish':
    case 'stop':
      return [s.kind]
    case 'set':
      return [`kept ${s.fact}(${s.args.map(x).join(', ')}) ${s.op} ${x(s.value)}`]
    case 'mark':
      return [`${x(s.of)} becomes ${s.value ? '' : 'not '}${s.adjective}`]
    case 'assign':
      return [`${printTyped(s.local)} = ${x(s.value)}`]
    case 'if':
      return [`if ${x(s.cond)}`, ...branches(s.then, s.otherwise)]
    case 'each':
      return [
        `each ${printDomain(s.domain)}${s.from === null ? '' : ` from ${x(s.from)}`}`,
        ...deeper(printTStmts(s.body)),
      ]
    case 'sameTime':
      return [
        `each ${printDomain(s.domain)}${s.from === null ? '' : ` from ${x(s.from)}`} at the same time`,
        ...deeper(printTStmts(s.body)),
      ]
    case 'loop':
      return [
        s.while === null ? 'repeat' : `while ${x(s.while)}`,
        ...deeper(printTStmts(s.body)),
        ...(s.until === null ? [] : [`until ${x(s.until)}`]),
      ]
    case 'act':
    case 'may':
      return [asks(s.site, x(s.who)), ...branches(s.then, s.otherwise)]
    case 'choose':
      return [
        `${asks(s.site, who(s.who))} ${printTyped(s.result)} of ${count(s)}${printDomain(s.domain)}` +
          `${s.setTest === null ? '' : `, all such that ${x(s.setTest)}`}`,
      ]
    case 'oneOf':
      return [
        `${asks(s.site, who(s.who))}${modes(s)}`,
        ...s.branches.flatMap((branch) => titled('-', printTStmts(branch))),
      ]
    case 'later':
      return [
        `later procedure ${s.proc.id}${s.zone === null ? '' : ` in ${x(s.zone)}`} by ${x(s.controller)}` +
          ` about ${x(s.source)}, keeps (${s.captured.map(printLocal).join(', ')})`,
      ]
    case 'onlyIf':
      return [`only if ${x(s.cond)}`]
    case 'announce':
      return ['announce', ...deeper(printTStmts(s.body))]
    case 'hook':
      return [`hook ${s.rule.name}`]
    case 'give':
      return [`give ${x(s.value)}`]
    case 'leave':
      return [`leave ${s.event}`]
    case 'place':
      return [`place ${x(s.card)} in ${x(s.zone)}, at the bottom if ${x(s.bottom)}`]
    case 'exchange':
      return [`exchange ${x(s.card)} in ${x(s.from)} and ${x(s.other)} in ${x(s.to)}`]
    case 'delete':
      return [`delete ${x(s.card)}`]
    case 'piece':
      return ['piece', ...deeper(printTStmts(s.body))]
    case 'lasting':
      return [
        `lay down procedure ${s.proc.id}${s.controller === null ? '' : ` by ${x(s.controller)}`} about ` +
          `${x(s.source)}${s.during === null ? '' : ` during ${s.during}`}, keeps (` +
          `${s.captured.map(printLocal).join(', ')})`,
      ]
  }
}

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
