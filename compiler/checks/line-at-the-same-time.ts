import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import type { StmtIn, TStmt } from '../program/ir.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { blocksOf } from '../analyse/walk.ts'
import type { Check } from './check.ts'
import { notAnnounced } from './within-announcement.ts'
import { worded } from '../diagnostics/worded.ts'

const CODE = 'HR0522'

/**
 * HR0522: what happens to several at the same time happens line by line, each line for all of them; so that none of
 * its lines goes its own way, and all of it is done once it has begun.
 */
export const lineAtTheSameTime: Check = ({ program }, report) => {
  for (const s of analysesOf(program).statements().of('sameTime'))
    for (const { line, fault } of faultsIn(s.body))
      report(error(CODE, fault.title, line.span, fault.text, { hint: fault.hint }))
  notAnnounced(program, report, {
    code: CODE,
    title: worded('at the same time inside an announcement'),
    is: (s) => s.kind === 'sameTime',
    alsoBefore: false,
    there: worded('an announcement is tried line of answers by line of answers, which nobody gives at the same time'),
    comesTo: worded('this comes to something that happens to several at the same time'),
    further: worded('it happens here'),
    hint: worded('let it happen before or after the announcement'),
  })
}

interface Fault {
  readonly title: Sayable
  readonly text: Sayable
  readonly hint: Sayable
}

function faultsIn(body: readonly TStmt[]): readonly { readonly line: TStmt; readonly fault: Fault }[] {
  return body.flatMap((line) => {
    const fault = faultOf(line)
    if (fault !== null) return [{ line, fault }]
    // What stands in lines of its own is looked at by itself.
    return line.kind === 'sameTime' ? [] : blocksOf(line).flatMap(faultsIn)
  })
}

/** What cannot be a line for all. */
function faultOf(s: TStmt): Fault | null {
  switch (s.kind) {
    case 'act':
      return {
        title: worded('a move at the same time'),
        text: worded('a move changes what the others may do'),
        hint: worded('ask with `choose`, `choose one of` or `may`, or let one after the other act: `each player p`'),
      }
    case 'announce':
      return {
        title: worded('an announcement at the same time'),
        text: worded('what is announced is an event of its own'),
        hint: worded('write `announce` in an event with `to …`, and call that here'),
      }
    case 'loop':
      return {
        title: worded('a loop at the same time'),
        text: worded('each would go round as often as it likes'),
        hint: worded('write the loop in an event with `to …`, and call that here'),
      }
    case 'oneOf':
      return s.several === undefined
        ? null
        : {
            title: worded('several lines at the same time'),
            text: worded('of lines with `-` each chooses one here'),
            hint: worded('use `choose one of`, or a `may` for each line'),
          }
    case 'give':
    case 'leave':
    case 'onlyIf':
    case 'stop':
      return {
        title: worded('an end in the middle of a line'),
        text: worded('this would end the text for all of them'),
        hint: worded('put what only some of them do under `if`'),
      }
    default:
      s satisfies StmtIn<
        'changes' | 'inserted' | 'assign' | 'choose' | 'each' | 'finish' | 'if' | 'may' | 'piece' | 'sameTime'
      >
      return null
  }
}
