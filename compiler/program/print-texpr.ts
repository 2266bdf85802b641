import type { Domain, Local, TExpr } from './ir.ts'
import { fromKindTable } from '../kind-table.ts'
import { show } from '../game/type.ts'

/** A variable with its number, since several may bear one name. */
export const printLocal = (local: Local): string => `${local.name}#${local.id}`

/** Where a variable is made, with its type. */
export const printTyped = (local: Local): string => `${printLocal(local)}: ${show(local.type)}`

const all = (parts: readonly TExpr[]): string => parts.map((x) => printTExpr(x)).join(', ')

type Arm = { readonly when: TExpr; readonly value: TExpr }

const arm = ({ when, value }: Arm): string => `${printTExpr(when)} gives ${printTExpr(value)}, `

/** A typed expression: names are bound, and each meaning has its own word. */
export const printTExpr: (x: TExpr) => string = fromKindTable({
  number: (x) => String(x.value),
  text: (x) => JSON.stringify(x.value),
  truth: (x) => (x.value ? 'yes' : 'no'),
  none: () => 'none',
  local: (x) => printLocal(x.local),
  stored: (x) => `kept ${x.fact}(${all(x.args)})`,
  derived: (x) => `fact ${x.fact}(${all(x.args)})`,
  printed: (x) => `printed ${x.name}(${printTExpr(x.of)})`,
  adjective: (x) => `is ${x.name}(${printTExpr(x.of)})`,
  relation: (x) => `${x.name}(${printTExpr(x.left)}, ${printTExpr(x.right)})`,
  enum: (x) => `${x.enum}.${x.value}`,
  option: (x) => `option ${x.option}`,
  optionIs: (x) => `option ${x.option} is value ${x.value}`,
  definition: (x) => `card ${JSON.stringify(x.name)}`,
  zone: (x) => `zone ${x.zone}${x.key === null ? (x.family ? ' of all' : '') : `(${printTExpr(x.key)})`}`,
  inZone: (x) => `(${printTExpr(x.of)} lies in ${printTExpr(x.zone)})`,
  zoneIs: (x) => `(${printTExpr(x.of)} is ${printTExpr(x.zone)})`,
  builtin: (x) => `${x.name}(${all(x.args)})`,
  map: (x) => `each(${printTExpr(x.set)}, ${printTyped(x.local)} gives ${printTExpr(x.body)})`,
  query: (x) => `(${x.quantifier} ${printDomain(x.domain)})`,
  if: (x) => `(if ${printTExpr(x.cond)} then ${printTExpr(x.then)} else ${printTExpr(x.otherwise)})`,
  case: (x) => `(case ${printTExpr(x.subject)}: ${x.arms.map(arm).join('')}else ${printTExpr(x.otherwise)})`,
  binary: (x) => `(${printTExpr(x.left)} ${x.op} ${printTExpr(x.right)})`,
  not: (x) => `not ${printTExpr(x.operand)}`,
  list: (x) => `[${all(x.items)}]`,
  times: (x) => `count ${x.counter.name}(${all(x.keys)})`,
  can: (x) => `can ${x.event}(${all(x.args)})${x.counting === true ? ', as far as limits count' : ''}`,
})

export function printDomain({ local, set, tests }: Domain): string {
  return `${printTyped(local)}${set === null ? '' : ` in ${printTExpr(set)}`}${printTests(' where', tests)}`
}

/** Tests that all have to hold, after a word; nothing where there are none. */
export function printTests(word: string, tests: readonly TExpr[]): string {
  return tests.length === 0 ? '' : `${word} ${tests.map(printTExpr).join(' and ')}`
}
