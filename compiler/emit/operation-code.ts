import type { ChoiceOperation, OperationKind, Selector, Suspension, Test } from '../flow/operation.ts'
import type { HookRule, Local, TExpr, TStmt } from '../program/ir.ts'
import { biasOf } from '../program/number-ranges.ts'
import { all, any } from '../typescript/build.ts'
import { type Code, lines, NOTHING, type Part } from '../typescript/code.ts'
import { remark } from '../typescript/literals.ts'
import { code, STATE } from '../typescript/vocabulary.ts'

import type { Emitter } from './emitter.ts'
import { eventOperationCode } from './event-code.ts'
import { denied } from './denied.ts'
import { emitExpr, writing, zoneInstance } from './expr.ts'
import { bindRule } from './hooks.ts'
import { matchArgs } from './match-args.ts'
import { membersThat } from './members.ts'
import { emitStmt, endsHere, loopList } from './plain.ts'
import { questionCode } from './question-code.ts'
import { sameTimeCode } from './same-time-code.ts'
import type { Scope } from './scope.ts'

/** The code of an operation; nothing where this game needs none. */
export function operationCode(at: Scope, o: OperationKind): Code {
  const { em, body, slot } = at
  switch (o.kind) {
    case 'statement': {
      const leaving = o.exit === null ? {} : at.leaving(o.exit)
      return lines([emitStmt({ ...body, ...leaving }, o.statement), endsHere(em, o.statement)])
    }
    case 'cite':
      return remark(`[${o.cites.join(', ')}]`)
    case 'round':
      return code`goesRound(${em.loops.of(o.loop)})`
    case 'gather':
      return gathered(at, o)
    case 'take': {
      const [list, next] = [slot(o.members.list), slot(o.members.next)]
      const taken = at.isIdle(o) ? NOTHING : given(at, o.variable, code`${list}[${next}]!`)
      return lines([em.loops.round(o.variable), taken, code`${next} += 1`])
    }
    case 'match':
      return matched(at, o)
    case 'advance':
      return code`${slot(o.next)} += 1`
    case 'begin-announcement':
      return code`s.announcing += 1`
    case 'end-announcement':
      return code`if (announced(s)) return`
    case 'note':
      return code`${slot(o.slot)} = ${o.value}`
    case 'no-choice':
    case 'no-branch':
    case 'chosen':
    case 'begin-set':
    case 'add-to-set':
    case 'check-set':
    case 'begin-branches':
    case 'add-branch':
    case 'order-branches':
      return choiceCode(at, o)
    case 'begin-run':
    case 'count':
    case 'descend':
    case 'end-replacement':
    case 'end-rules-until':
    case 'end-run':
    case 'tell-moved':
    case 'exchange':
    case 'lay-noticed':
    case 'put-off':
    case 'log':
    case 'notice':
    case 'place':
    case 'places':
    case 'refuse':
    case 'replace':
    case 'room':
    case 'unannounced':
    case 'unless-over':
      return eventOperationCode(at, o)
    case 'begin-members':
    case 'add-members':
    case 'take-part':
    case 'begin-turns':
    case 'turn':
    case 'keep':
    case 'nobody-yet':
    case 'note-turn':
    case 'go-on':
    case 'begin-line':
    case 'begin-turn':
    case 'end-line':
    case 'withhold':
    case 'tell-withheld':
    case 'take-following':
      return sameTimeCode(at, o)
  }
}

/** Gives a variable its value; one that lives in no frame is declared with it. */
function given({ body: { names, framed, declared } }: Scope, local: Local, value: Code): Code {
  if (framed.has(local.id) || declared.has(local.id)) return code`${names.of(local)} = ${value}`
  declared.add(local.id)
  return code`const ${names.of(local)} = ${value}`
}

function gathered({ body, slot }: Scope, { loop, members }: OperationKind & { kind: 'gather' }): Code {
  const variable = body.names.of(loop.domain.local)
  const list = loopList(body, loop)
  body.names.alias(loop.domain.local, variable)
  return code`${slot(members.list)} = ${list}\n${slot(members.next)} = 0`
}

function matched({ em, body: { names }, slot }: Scope, { hook, members }: OperationKind & { kind: 'match' }): Code {
  const { rule, params } = hook
  if (rule.selfDomain === null) throw new Error(`${rule.name} fits no card`)
  const self = names.fresh('it')
  const fits = code`${em.rule(rule)}(${matchArgs(names, params, self)})`
  const matching = membersThat(writing(em, names), rule.selfDomain, self, fits)
  return code`${slot(members.list)} = ${matching}\n${slot(members.next)} = 0`
}

function choiceCode(at: Scope, o: ChoiceOperation): Code {
  const { body, slot } = at
  const ex = (x: TExpr): Code => emitExpr(at.em, body.names, x)
  const result = (choice: { readonly result: Local }): Part => body.names.of(choice.result)
  switch (o.kind) {
    case 'no-choice':
      return lines([failed(at, o.choice), at.isIdle(o) ? NOTHING : given(at, o.choice.result, code`NONE`)])
    case 'no-branch':
      return code`refuse(s)`
    case 'chosen':
      return at.isIdle(o) ? NOTHING : given(at, o.choice.result, code`f.answer - ${biasOf(o.choice.result.type)}`)
    case 'begin-set': {
      const { choice, atLeast, atMost } = o.choice
      if (choice.count === null) throw new Error('one thing is no set')
      const { from, to } = choice.count
      return code`${result(choice)} = []\n${slot(atLeast)} = ${ex(from)}\n${slot(atMost)} = ${ex(to)}`
    }
    case 'add-to-set': {
      const { choice } = o.choice
      return code`${result(choice)} = [...${result(choice)}, f.answer - ${biasOf(choice.domain.local.type)}]`
    }
    case 'check-set': {
      const { choice, atLeast } = o.choice
      const few = code`${result(choice)}.length < ${slot(atLeast)}`
      const unfit = choice.setTest === null ? [] : [denied(writing(at.em, at.body.names), choice.setTest)]
      return code`if (${any([few, ...unfit])}) {\n${failed(at, choice)}\n}`
    }
    case 'begin-branches': {
      const { choice, atLeast, atMost, picked } = o.branches
      if (choice.several === undefined) throw new Error('one branch is no set')
      const { from, to } = choice.several
      return code`${slot(picked)} = []\n${slot(atLeast)} = ${ex(from)}\n${slot(atMost)} = ${ex(to)}`
    }
    case 'add-branch':
      return code`${slot(o.branches.picked)} = [...${slot(o.branches.picked)}, f.answer]`
    case 'order-branches': {
      const [picked, next] = [slot(o.branches.picked), slot(o.branches.next)]
      return code`if (${picked}.length < ${slot(o.branches.atLeast)}) refuse(s)
${picked} = ${picked}.toSorted((a, b) => a - b)\n${next} = 0`
    }
  }
}

/** An announcement that ends for want of a choice names the rule that asks for it. */
function failed({ em, proc }: Scope, s: TStmt): Code {
  const clauses = s.cites.length > 0 ? s.cites : (proc?.cites ?? [])
  const row = em.table.of({ name: proc?.name ?? '', kind: 'choice', clauses, span: s.span })
  return code`refuse(s)\nif (s.reasons !== null) s.reasons.push(${row})`
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
      const may = mayMove(at, test.move)
      return holds ? may : code`!${may}`
    }
    case 'known': {
      const variable = names.of(test.variable)
      return holds ? code`${variable} !== NONE` : code`${variable} === NONE`
    }
  }
}

/** Whether nothing forbids a move, or either of the moves by which two cards change places. */
function mayMove({ em, body: { names } }: Scope, s: (Test & { kind: 'may-move' })['move']): Code {
  const may = (card: Code, zone: Code): Code => code`${em.can('move')}(s, ${card}, ${zone})`
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
