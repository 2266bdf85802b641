import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../game/ir.ts'
import { reaches } from '../elaborate/resumable.ts'
import type { Check, CheckInput } from './check.ts'
import { type Doings, doingsOf, readsOf } from './footprint.ts'
import { unitsOf } from './units.ts'
import { statements } from './walk.ts'

type Loop = TStmt & { kind: 'loop' }

/** HR0507 for loops: without a decision, a way out, or a change to what ends it, a loop never ends. */
export const loopWithoutEnd: Check = ({ program }, report) => {
  for (const unit of unitsOf(program)) {
    for (const s of statements(unit.body)) {
      if (s.kind !== 'loop' || reaches(s.body, leaves)) continue
      const doings = doingsOf(program, s.body)
      if (doings.finishes) continue
      const condition = s.while ?? s.until
      if (condition === null) {
        if (!doings.asks) report(error('HR0507', 'this never ends', firstLine(s), 'nothing in this block asks anybody, stops or finishes', { hint: 'end the block with `until …`' }))
      } else if (stuck(program, s, doings)) {
        report(error('HR0507', 'this never ends', condition.span, 'nothing in the block changes what this depends on', { hint: 'change it in the block, or ask for something that the block changes' }))
      }
    }
  }
}

/** What may leave the loop, or undo the event that it stands in. */
const leaves = (s: TStmt): boolean => s.kind === 'stop' || s.kind === 'give' || s.kind === 'onlyIf' || (s.kind === 'call' && s.forced)

function stuck(program: CheckInput['program'], loop: Loop, { changes }: Doings): boolean {
  const condition = loop.while ?? loop.until
  if (condition === null) return false
  if (condition.kind === 'truth') return condition.value === (loop.while !== null)
  const reads = readsOf(program, condition)
  return !reads.has('everything') && [...reads].every((read) => !changes.has(read))
}

function firstLine(s: TStmt): TStmt['span'] {
  const at = s.span.file.text.indexOf('\n', s.span.start)
  return { ...s.span, end: at < 0 || at > s.span.end ? s.span.end : at }
}
