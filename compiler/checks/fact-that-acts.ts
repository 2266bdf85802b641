import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../program/ir.ts'
import type { Check } from './check.ts'
import { statementsIn } from '../analyse/walk.ts'

/** HR0513: a fact is worked out as often as something asks for it, so it neither asks nor changes anything. */
export const factThatActs: Check = ({ program }, report) => {
  for (const fact of program.facts.values()) {
    for (const s of statementsIn(fact.body ?? [])) {
      const text = fault(s)
      if (text === null) continue
      report(
        error('HR0513', text, s.span, `\`${fact.declared}\` is worked out whenever something asks for it`, {
          hint: 'make it an event with `to …`, and keep what it finds in a fact that `starts` with something',
        }),
      )
    }
  }
}

function fault(s: TStmt): string | null {
  switch (s.kind) {
    case 'assign':
    case 'if':
    case 'each':
    case 'loop':
    case 'give':
    case 'stop':
      return null
    case 'act':
    case 'may':
    case 'choose':
    case 'oneOf':
      return 'a fact cannot ask'
    case 'announce':
    case 'call':
    case 'create':
    case 'delete':
    case 'dismiss':
    case 'exchange':
    case 'finish':
    case 'hook':
    case 'lasting':
    case 'later':
    case 'leave':
    case 'mark':
    case 'move':
    case 'moveEffect':
    case 'onlyIf':
    case 'piece':
    case 'place':
    case 'proc':
    case 'resolve':
    case 'sameTime':
    case 'set':
    case 'show':
    case 'shuffle':
    case 'swap':
      return 'a fact cannot change anything'
  }
}
