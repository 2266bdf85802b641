import type { Span } from '../../grammar/source-file.ts'
import type { Repairing } from '../diagnostics/diagnostic.ts'
import { warning } from '../diagnostics/make.ts'
import type { Local, TStmt } from '../program/ir.ts'
import type { Check } from './check.ts'
import { expressionsOf } from '../analyse/units.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { statementsIn } from '../analyse/walk.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0503 for `let` and `choose`: a value that nothing reads afterwards. */
export const variableWithoutUse: Check = ({ program }, report) => {
  const units = analysesOf(program).units()
  const read = new Set<number>()
  for (const unit of units) {
    for (const x of expressionsOf(unit)) if (x.kind === 'local') read.add(x.local.id)
    for (const s of statementsIn(unit.body))
      if (s.kind === 'later' || s.kind === 'lasting') for (const local of s.captured) read.add(local.id)
  }
  for (const event of program.events.values()) {
    for (const hook of [...event.insteads, ...event.befores, ...event.afters, ...event.whens])
      for (const local of hook.captured) read.add(local.id)
  }
  const set = units.flatMap(({ body }) => statementsIn(body)).flatMap((s) => (s.kind === 'assign' ? [s.local.id] : []))
  for (const unit of units) {
    for (const s of statementsIn(unit.body)) {
      const local = madeBy(s)
      if (local === null || read.has(local.id)) continue
      report(
        warning(
          'HR0503',
          worded('declared but not used'),
          s.span,
          worded('nothing reads `{1}` after this', local.name),
          {
            hint: s.kind === 'choose' ? worded('say what is done with it') : worded('use it, or take the line out'),
            ...(s.kind === 'assign' && set.indexOf(local.id) === set.lastIndexOf(local.id) ? withoutLine(s.span) : {}),
          },
        ),
      )
    }
  }
}

function madeBy(s: TStmt): Local | null {
  return s.kind === 'assign' ? s.local : s.kind === 'choose' && s.reading === undefined ? s.result : null
}

/** The edit that takes a line out that is not the only one of its block. */
function withoutLine({ file, start, end }: Span): { readonly fix?: Repairing } {
  const from = file.text.lastIndexOf('\n', start - 1) + 1
  const behind = /^[ \t]*\n/u.exec(file.text.slice(end))
  const depth = start - from
  if (behind === null || file.text.slice(from, start).trim() !== '') return {}
  const before = file.text.slice(0, from).split('\n').findLast(isSaid)
  const after = file.text
    .slice(end + behind[0].length)
    .split('\n')
    .find(isSaid)
  const stays = (before !== undefined && depthOf(before) >= depth) || (after !== undefined && depthOf(after) === depth)
  const span = { file, start: from, end: end + behind[0].length }
  return stays ? { fix: { title: worded('take the line out'), span, replacement: '' } } : {}
}

const isSaid = (line: string): boolean => /^\s*(?!--)\S/u.test(line)

const depthOf = (line: string): number => line.length - line.trimStart().length
