import { ordinaryAfterName } from '../grammar/heads.ts'
import { TokenCourse } from '../grammar/may-follow.ts'
import * as t from '../grammar/tokens.ts'
import type { CaretInCode } from './caret.ts'

/** What the words before the cursor begin. */
export function productionOf({ first, line }: CaretInCode): string {
  if (!first) return 'item'
  const [head, second] = line.filter(({ tokenType }) => tokenType !== t.Cite)
  const isHeader = head?.tokenType === t.Game || head?.tokenType === t.Variant
  return isHeader && !ordinaryAfterName.some((type) => type === second?.tokenType) ? 'header' : 'file'
}

/** What the grammar has read; where a line around cannot be read, as what may stand in such a block at all. */
export function courseTo(caret: CaretInCode): TokenCourse {
  const course = TokenCourse.of(productionOf(caret), caret.before)
  if (course.followers().length > 0 || caret.around === null) return course
  return TokenCourse.of(inBlockOf(caret), caret.line)
}

/** As the parser reads lines under one that it cannot read. */
function inBlockOf({ before, around }: CaretInCode): string {
  const head = before.find(({ tokenType }) => tokenType !== t.Cite)?.tokenType
  if (head === t.TextWord) return 'item'
  if (head === t.Card) return 'cardLine'
  if (head === t.Example) return around?.[0]?.tokenType === t.Given ? 'given' : 'step'
  return 'statement'
}
