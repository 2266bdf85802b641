import type { Terminator } from './block.ts'
import type { Branches, Question, Several, Test } from './operation.ts'
import type { Slot } from './slot.ts'

/** Variables of the procedure's own that what ends a block asks for. */
export function slotsAskedAtEnd(t: Terminator): readonly Slot[] {
  if (t.kind === 'branch') return ofTest(t.test)
  if (t.kind === 'switch') return t.on.kind === 'turn' ? [t.on.branches.picked, t.on.branches.next] : []
  if (t.kind !== 'suspend') return []
  if (t.by.kind === 'follow') return [t.by.following.list, t.by.following.next]
  if (t.by.kind === 'hook') return t.by.each === null ? [] : [t.by.each.list, t.by.each.next]
  return t.by.kind === 'ask' ? slotsAskedInQuestion(t.by.question) : []
}

function ofTest(test: Test): readonly Slot[] {
  if (test.kind === 'exhausted') return [test.members.list, test.members.next]
  if (test.kind === 'nobody') return [test.list]
  return test.kind === 'has-most' ? [test.most, ...('wish' in test.of ? [test.of] : [])] : []
}

/** Variables of the procedure's own by which it is told what may be answered. */
export function slotsAskedInQuestion(question: Question): readonly Slot[] {
  if (question.kind === 'choose-set') return ofSet(question.set)
  return question.kind === 'some-of' ? ofBranches(question.branches) : []
}

const ofSet = ({ atLeast, atMost }: Several): readonly Slot[] => [atLeast, atMost]
const ofBranches = ({ atLeast, atMost, picked }: Branches): readonly Slot[] => [atLeast, atMost, picked]
