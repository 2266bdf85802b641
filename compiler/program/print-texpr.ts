import type { Domain, Local, TExpr } from './ir.ts'
import { show } from '../game/type.ts'

/** A variable with its number, since several may bear one name. */
export const printLocal = (local: Local): string => `${local.name}#${local.id}`

/** Where a variable is made, with its type. */
export const printTyped = (local: Local): string => `${printLocal(local)}: ${show(local.type)}`

/** A typed expression: names are bound, and each meaning has its own word. */
export function printTExpr(x: TExpr): string {
  const all = (parts: readonly TExpr[]): string => parts.map(printTExpr).join(', ')
  switch (x.kind) {
    case 'number':
      return String(x.value)
    case 'text':
      return JSON.stringify(x.value)
    case 'truth':
      return x.value ? 'yes' : 'no'
    case 'none':
      return 'none'
    case 'local':
      return printLocal(x.local)
    case 'stored':
      return `kept ${x.fact}(${all(x.args)})`
    case 'derived':
      return `fact ${x.fact}(${all(x.args)})`
    case 'printed':
      return `printed ${x.name}(${printTExpr(x.of)})`
    case 'adjective':
      return `is ${x.name}(${printTExpr(x.of)})`
    case 'relation':
      return `${x.name}(${printTExpr(x.left)}, ${printTExpr(x.right)})`
    case 'enum':
      return `${x.enum}.${x.value}`
    case 'option':
      return `option ${x.option}`
    case 'optionIs':
      return `option ${x.option} is value ${x.value}`
    case 'definition':
      return `card ${JSON.stringify(x.name)}`
    case 'zone':
      return `zone ${x.zone}${x.key === null ? (x.family ? ' of all' : '') : `(${printTExpr(x.key)})`}`
    case 'inZone':
      return `(${printTExpr(x.of)} lies in ${printTExpr(x.zone)})`
    case 'zoneIs':
      return `(${printTExpr(x.of)} is ${printTExpr(x.zone)})`
    case 'builtin':
      return `${x.name}(${all(x.args)})`
    case 'map':
      return `each(${printTExpr(x.set)}, ${printTyped(x.local)} gives ${printTExpr(x.body)})`
    case 'query':
      return `(${x.quantifier} ${printDomain(x.domain)})`
    case 'if':
      return `(if ${printTExpr(x.cond)} then ${printTExpr(x.then)} else ${printTExpr(x.otherwise)})`
    case 'case':
      return `(case ${printTExpr(x.subject)}: ${x.arms.map((arm) => `${printTExpr(arm.when)} gives ${printTExpr(arm.value)}, `).join('')}else ${printTExpr(x.otherwise)})`
    case 'binary':
      return `(${printTExpr(x.left)} ${x.op} ${printTExpr(x.right)})`
    case 'not':
      return `not ${printTExpr(x.operand)}`
    case 'list':
      return `[${all(x.items)}]`
    case 'times':
      return `count ${x.counter.name}(${all(x.keys)})`
    case 'can':
      return `can ${x.event}(${all(x.args)})${x.counting === true ? ', as far as limits count' : ''}`
  }
}

export function printDomain({ local, set, tests }: Domain): string {
  return `${printTyped(local)}${set === null ? '' : ` in ${printTExpr(set)}`}${printTests(' where', tests)}`
}

/** Tests that all have to hold, after a word; nothing where there are none. */
export function printTests(word: string, tests: readonly TExpr[]): string {
  return tests.length === 0 ? '' : `${word} ${tests.map(printTExpr).join(' and ')}`
}
