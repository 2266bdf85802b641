import { fromKindTable } from '../kind-table.ts'
import type { ChoiceOperation, OperationKind, Selector, Suspension, Test, TextOperation } from '../flow/operation.ts'
import type { HookRule, Local, TExpr, TStmt } from '../program/ir.ts'
import { biasOf } from '../program/number-ranges.ts'
import { all, any, when } from '../typescript/build.ts'
import { type Code, lines, NOTHING, type Part } from '../typescript/code.ts'
import { remark } from '../typescript/literals.ts'
import { code, STATE } from '../typescript/vocabulary.ts'

import type { Emitter } from './emitter.ts'
import { eventWriters } from './event-code.ts'
import { denied } from './denied.ts'
import { emitExpr, writing, zoneInstance } from './expr.ts'
import { bindRule } from './hooks.ts'
import { matchArgs } from './match-args.ts'
import { membersThat } from './members.ts'
import { emitStmt, endsHere, loopList } from './plain.ts'
import { questionCode } from './question-code.ts'
import { lineWriters } from './same-time-code.ts'
import type { OperationWriters, Scope } from './scope.ts'

const textWriters: OperationWriters<TextOperation> = {
  statement: ({ statement, exit }, at) => {
    const leaving = exit === null ? {} : at.leaving(exit)
    return lines([emitStmt({ ...at.body, ...leaving }, statement), endsHere(at.em, statement)])
  },
  cite: (o) => remark(`[${o.cites.join(', ')}]`),
  round: (o, { em }) => code`goesRound(${em.loops.of(o.loop)})`,
  gather: gathered,
  take: (o, at) => {
    const [list, next] = [at.slot(o.members.list), at.slot(o.members.next)]
    const taken = at.isIdle(o) ? code`${next} += 1` : given(at, o.variable, code`${list}[${next}++]!`)
    return lines([at.em.loops.round(o.variable), taken])
  },
  match: matched,
  advance: (o, { slot }) => code`${slot(o.next)} += 1`,
  'begin-announcement': () => code`s.announcing += 1`,
  'end-announcement': () => code`if (announced(s)) return`,
  note: (o, { slot }) => code`${slot(o.slot)} = ${o.value}`,
}

/** Gives a variable its value; one that lives in no frame is declared with it. */
function given({ body: { names, framed, declared } }: Scope, local: Local, value: Code): Code {
  if (framed.has(local.id) || declared.has(local.id)) return code`${names.of(local)} = ${value}`
  declared.add(local.id)
  return code`const ${names.of(local)} = ${value}`
}

function gathered({ loop, members }: OperationKind & { kind: 'gather' }, { body, slot }: Scope): Code {
  const variable = body.names.of(loop.domain.local)
  const list = loopList(body, loop)
  body.names.alias(loop.domain.local, variable)
  return code`${slot(members.list)} = ${list}\n${slot(members.next)} = 0`
}

function matched({ hook, members }: OperationKind & { kind: 'match' }, { em, body: { names }, slot }: Scope): Code {
  const { rule, params } = hook
  if (rule.selfDomain === null) throw new Error(`${rule.name} fits no card`)
  const self = names.fresh('it')
  const fits = code`${em.rule(rule)}(${matchArgs(names, params, self)})`
  const matching = membersThat(writing(em, names), rule.selfDomain, self, fits)
  return code`${slot(members.list)} = ${matching}\n${slot(members.next)} = 0`
}

const expression = ({ em, body: { names } }: Scope, x: TExpr): Code => emitExpr(em, names, x)
const resultOf = ({ body: { names } }: Scope, choice: { readonly result: Local }): Part => names.of(choice.result)

const choiceWriters: OperationWriters<ChoiceOperation> = {
  'no-choice': (o, at) =>
    lines([failed(at, o.choice), at.isIdle(o) ? NOTHING : given(at, o.choice.result, code`NONE`)]),
  'no-branch': () => code`refuse(s)`,
  chosen: (o, at) =>
    at.isIdle(o) ? NOTHING : given(at, o.choice.result, code`f.answer - ${biasOf(o.choice.result.type)}`),
  'begin-set': ({ choice: { choice, atLeast, atMost } }, at) => {
    if (choice.count === null) throw new Error('one thing is no set')
    const [from, to] = [expression(at, choice.count.from), expression(at, choice.count.to)]
    return code`${resultOf(at, choice)} = []\n${at.slot(atLeast)} = ${from}\n${at.slot(atMost)} = ${to}`
  },
  'add-to-set': ({ choice: { choice } }, at) => {
    const result = resultOf(at, choice)
    return code`${result} = [...${result}, f.answer - ${biasOf(choice.domain.local.type)}]`
  },
  'check-set': ({ choice: { choice, atLeast } }, at) => {
    const few = code`${resultOf(at, choice)}.length < ${at.slot(atLeast)}`
    const unfit = choice.setTest === null ? [] : [denied(writing(at.em, at.body.names), choice.setTest)]
    return when(any([few, ...unfit]), failed(at, choice))
  },
  'begin-branches': ({ branches: { choice, atLeast, atMost, picked } }, at) => {
    if (choice.several === undefined) throw new Error('one branch is no set')
    const [from, to] = [expression(at, choice.several.from), expression(at, choice.several.to)]
    return code`${at.slot(picked)} = []\n${at.slot(atLeast)} = ${from}\n${at.slot(atMost)} = ${to}`
  },
  'add-branch': ({ branches: { picked } }, { slot }) => code`${slot(picked)} = [...${slot(picked)}, f.answer]`,
  'order-branches': ({ branches }, { slot }) => {
    const [picked, next] = [slot(branches.picked), slot(branches.next)]
    return code`if (${picked}.length < ${slot(branches.atLeast)}) refuse(s)
${picked} = ${picked}.toSorted((a, b) => a - b)\n${next} = 0`
  },
}

/** The code of an operation; nothing where this game needs none. */
export const operationCode = fromKindTable<OperationKind, [at: Scope], Code>({
  ...textWriters,
  ...eventWriters,
  ...choiceWriters,
  ...lineWriters,
})

/** An announcement that ends for want of a choice names the rule that asks for it. */
function failed({ em, proc }: Scope, s: TStmt): Code {
  const clauses = s.cites.length > 0 ? s.cites : (proc?.cites ?? [])
  const row = em.table.of({ name: proc?.name ?? '', kind: 'choice', clauses, span: s.span })
  return code`refuse(s, ${row})`
}

/** The condition of a branch. */
export function testCode(at: Scope, test: Test): Code {
  const {
    em,
    body: { names },
    slot,
  } = at
  const { holds } = test
  switch (test.kind) {
    case 'condition':
      return holds ? emitExpr(em, names, test.cond) : denied(writing(em, names), test.cond)
    case 'declined':
      return holds ? code`f.answer === 0` : code`f.answer !== 0`
    case 'exhausted': {
      const [next, length] = [slot(test.members.next), code`${slot(test.members.list)}.length`]
      return holds ? code`${next} >= ${length}` : code`${next} < ${length}`
    }
    case 'nobody':
      return holds ? code`${slot(test.list)}.length === 0` : code`${slot(test.list)}.length > 0`
    case 'has-most': {
      const length = code`${'wish' in test.of ? slot(test.of) : names.of(test.of)}.length`
      return holds ? code`${length} >= ${slot(test.most)}` : code`${length} < ${slot(test.most)}`
    }
    case 'in-line':
      return holds ? code`s.linesDeep > 0` : code`s.linesDeep === 0`
    case 'may-move': {
      const may = mayMove(at, test)
      return holds ? may : code`!${may}`
    }
    case 'known': {
      const variable = names.of(test.variable)
      return holds ? code`${variable} !== NONE` : code`${variable} === NONE`
    }
  }
}

/** Whether nothing forbids a move, or either of the moves by which two cards change places. */
function mayMove({ em, body: { names } }: Scope, { move: s, counting }: Test & { kind: 'may-move' }): Code {
  const asked = counting ? em.uncounted('move') : em.can('move')
  const may = (card: Code, zone: Code): Code => code`${asked}(s, ${card}, ${zone})`
  if (s.kind === 'move') return may(emitExpr(em, names, s.what), zoneInstance(em, names, s.zone))
  const [card, other] = [emitExpr(em, names, s.card), emitExpr(em, names, s.other)]
  const placeOf = (of: Code): Code => code`s.place[${of}] ?? NONE`
  return all([may(card, placeOf(other)), may(other, placeOf(card))])
}

/** The number by which one of several blocks is taken. */
export function selectorCode({ slot }: Scope, on: Selector): Code {
  return on.kind === 'answer' ? code`f.answer` : code`${slot(on.branches.picked)}[${slot(on.branches.next)} - 1]`
}

/** What the engine carries out before it comes back to the procedure. */
export function suspensionCode(at: Scope, by: Suspension): Code {
  switch (by.kind) {
    case 'run':
      return emitStmt(at.body, { ...by.statement, cites: [] })
    case 'follow':
      return code`followUp(s, ${at.slot(by.following.list)}[${at.slot(by.following.next)} - 1]!)`
    case 'ask':
      return questionCode(at, by.question)
    case 'hook':
      return hooked(at, by)
  }
}

function hooked({ em, body: { names }, slot }: Scope, { hook, each }: Suspension & { kind: 'hook' }): Code {
  const { rule, params } = hook
  const call = (): Code => code`${em.procName(rule.proc)}(${[STATE, ...rule.captured.map((l) => names.of(l))]})`
  if (each === null) {
    bindRule(em, names, rule, params, null)
    return code`if (${em.rule(rule)}(${matchArgs(names, params, null)})) ${call()}`
  }
  const held = code`${slot(each.list)}[${slot(each.next)} - 1]!`
  bindRule(em, names, rule, params, held)
  return inForce(em, rule, held, call())
}

/** A lasting rule may be over before its turn comes. */
function inForce(em: Emitter, { lasting }: HookRule, held: Code, call: Code): Code {
  return lasting === null ? call : code`if (s.effects[${held}]?.body === ${em.procConst(lasting)}) ${call}`
}
