import type { Local } from '../program/ir.ts'
import type { Terminator } from './block.ts'
import type { Branches, Operation, Question, Several, Test } from './operation.ts'
import { slotsAtTheSameTime } from './same-time.ts'
import type { Slot } from './slot.ts'

/** Variables of the text that an operation itself gives a value; a statement of the text is looked at by analyses. */
export function variablesOf(o: Operation): readonly Local[] {
  switch (o.kind) {
    case 'take':
      return [o.variable]
    case 'chosen':
    case 'no-choice':
      return [o.choice.result]
    case 'begin-set':
    case 'add-to-set':
      return [o.choice.choice.result]
    case 'statement':
    case 'cite':
    case 'round':
    case 'advance':
    case 'gather':
    case 'match':
    case 'note':
    case 'begin-announcement':
    case 'end-announcement':
    case 'no-branch':
    case 'check-set':
    case 'begin-branches':
    case 'add-branch':
    case 'order-branches':
    case 'unless-over':
    case 'descend':
    case 'room':
    case 'refuse':
    case 'end-rules-until':
    case 'replace':
    case 'begin-run':
    case 'log':
    case 'count':
    case 'unannounced':
    case 'notice':
    case 'lay-noticed':
    case 'put-off':
    case 'end-run':
    case 'end-replacement':
    case 'place':
    case 'places':
    case 'exchange':
    case 'begin-members':
    case 'add-members':
    case 'take-part':
    case 'begin-turns':
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
      return []
    case 'turn':
      return o.uses
  }
}

/** Variables of the procedure's own that an operation uses. */
export function slotsOf(o: Operation): readonly Slot[] {
  switch (o.kind) {
    case 'gather':
    case 'take':
    case 'match':
      return [o.members.list, o.members.next]
    case 'advance':
      return [o.next]
    case 'note':
      return [o.slot]
    case 'begin-set':
    case 'add-to-set':
    case 'check-set':
      return ofSet(o.choice)
    case 'begin-branches':
    case 'add-branch':
    case 'order-branches':
      return ofBranches(o.branches)
    case 'statement':
    case 'cite':
    case 'round':
    case 'begin-announcement':
    case 'end-announcement':
    case 'no-choice':
    case 'no-branch':
    case 'chosen':
    case 'unless-over':
    case 'descend':
    case 'room':
    case 'refuse':
    case 'end-rules-until':
    case 'replace':
    case 'begin-run':
    case 'log':
    case 'count':
    case 'unannounced':
    case 'notice':
    case 'lay-noticed':
    case 'put-off':
    case 'end-run':
    case 'end-replacement':
    case 'place':
    case 'places':
    case 'exchange':
      return []
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
      return slotsAtTheSameTime(o)
  }
}

export function slotsOfTerminator(t: Terminator): readonly Slot[] {
  if (t.kind === 'branch') return ofTest(t.test)
  if (t.kind === 'switch') return t.on.kind === 'turn' ? ofBranches(t.on.branches) : []
  if (t.kind !== 'suspend') return []
  if (t.by.kind === 'follow') return [t.by.following.list, t.by.following.next]
  if (t.by.kind === 'hook') return t.by.each === null ? [] : [t.by.each.list, t.by.each.next]
  return t.by.kind === 'ask' ? ofQuestion(t.by.question) : []
}

function ofTest(test: Test): readonly Slot[] {
  if (test.kind === 'exhausted') return [test.members.list, test.members.next]
  if (test.kind === 'nobody') return [test.list]
  return test.kind === 'has-most' ? [test.most, ...('wish' in test.of ? [test.of] : [])] : []
}

function ofQuestion(question: Question): readonly Slot[] {
  if (question.kind === 'choose-set') return ofSet(question.set)
  return question.kind === 'some-of' ? ofBranches(question.branches) : []
}

const ofSet = ({ atLeast, atMost }: Several): readonly Slot[] => [atLeast, atMost]
const ofBranches = ({ atLeast, atMost, picked, next }: Branches): readonly Slot[] => [atLeast, atMost, picked, next]
