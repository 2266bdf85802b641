import type { TEvent } from '../program/declarations.ts'
import type { HookRule } from '../program/ir.ts'
import { functionCode } from '../target/build.ts'
import type { Code } from '../target/code.ts'
import type { Name } from '../target/name.ts'
import { code } from '../target/vocabulary.ts'
import { type Emitter, Names, paramsOf, pascal } from './emitter.ts'
import { noticedRules, whatIsNoticed } from './event-code.ts'
import { cardsAmong, looksBack } from './looks-back.ts'
import type { Piece } from './piece.ts'

export { looksBack }

const noticedName = (em: Emitter, { name }: TEvent, rule: HookRule): Name =>
  em.symbol('events', `noticed ${name} ${rule.proc.id}`, `noticedAt${pascal(name)}`)

/** What triggers notice that look back, in a line that is done for all: by how things stood before that. */
export function noticedBefore(em: Emitter, names: Names, event: TEvent): Code[] {
  const then = code`lookingBack(s, ${cardsAmong(names, event.params)})`
  const parts = event.params.map((p) => names.of(p))
  return noticedRules(event).map(
    ({ name, rule }) => code`const ${name} = ${noticedName(em, event, rule)}(${[then, ...parts]})`,
  )
}

/** Functions of a state for what each of those triggers fits. */
export function noticing(em: Emitter, event: TEvent): Piece[] {
  if (!looksBack(em, event)) return []
  return noticedRules(event).map(({ rule }) => {
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
