import type { TEvent } from '../program/declarations.ts'
import type { HookRule } from '../program/ir.ts'
import { functionCode } from '../typescript/build.ts'
import type { Code } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import { type Emitter, Names, paramsOf, pascal } from './emitter.ts'
import { writing } from './expr.ts'
import { bindRule, effectOf } from './hooks.ts'
import { cardsAmong, looksBack } from './looks-back.ts'
import { matchArgs } from './match-args.ts'
import { membersThat } from './members.ts'
import type { Piece } from './piece.ts'

/** Triggers that look back, and the variable under which each is noted. */
export function noticedRules(
  event: TEvent,
  first: number,
): readonly { readonly name: Name; readonly rule: HookRule }[] {
  return event.whens.filter((r) => r.asBefore).map((rule, i) => ({ name: word(`noticed${first + i + 1}`), rule }))
}

/** Each entry is controller, source, and what the effect captures. */
export function noticed(em: Emitter, names: Names, event: TEvent, first: number): Code[] {
  if (looksBack(em, event)) return noticedBefore(em, names, event, first)
  return noticedRules(event, first).map(
    ({ name, rule }) => code`const ${name} = ${whatIsNoticed(em, names, event, rule)}`,
  )
}

/** What a trigger that looks back fits. */
function whatIsNoticed(em: Emitter, names: Names, event: TEvent, rule: HookRule): Code {
  const tuple = (self: Name | null): Code => {
    bindRule(em, names, rule, event.params, self)
    const { controller, source, captured } = effectOf(em, names, rule, event.params)
    return code`[${[controller, source, ...captured]}]`
  }
  if (rule.selfDomain === null) {
    const fits = code`${em.rule(rule)}(${matchArgs(names, event.params, null)})`
    return code`${fits} ? [${tuple(null)}] : []`
  }
  const self = names.fresh('it')
  const fits = code`${em.rule(rule)}(${matchArgs(names, event.params, self)})`
  const fitting = membersThat(writing(em, names), rule.selfDomain, self, fits)
  return code`${fitting}.map((${self}) => ${tuple(self)})`
}

const noticedName = (em: Emitter, { name }: TEvent, rule: HookRule): Name =>
  em.symbol('events', `noticed ${name} ${rule.proc.id}`, `noticedAt${pascal(name)}`)

/** What triggers notice that look back, in a line that is done for all: by how things stood before that. */
function noticedBefore(em: Emitter, names: Names, event: TEvent, first: number): Code[] {
  const then = code`lookingBack(s, ${cardsAmong(names, event.params)})`
  const parts = event.params.map((p) => names.of(p))
  return noticedRules(event, first).map(
    ({ name, rule }) => code`const ${name} = ${noticedName(em, event, rule)}(${[then, ...parts]})`,
  )
}

/** Functions of a state for what each of those triggers fits. */
export function noticing(em: Emitter, event: TEvent): Piece[] {
  if (!looksBack(em, event)) return []
  return noticedRules(event, 0).map(({ rule }) => {
    const names = new Names(em)
    const params = paramsOf(names, event.params)
    const body = code`return ${whatIsNoticed(em, names, event, rule)}`
    return {
      doc: `What \`${rule.called}\` notices before \`${event.name}\`.`,
      code: functionCode({
        name: noticedName(em, event, rule),
        params,
        result: code`‹readonly Captured[][]›`,
        body,
        own: true,
      }),
    }
  })
}
