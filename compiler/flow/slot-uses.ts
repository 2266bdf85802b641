import type { Local } from '../program/ir.ts'
import type { Terminator } from './block.ts'
import type { Branches, Operation, Question, Several, Test } from './operation.ts'
import { slotsAtTheSameTime } from './same-time.ts'
import { NO_SLOTS, type Slot, type SlotUses } from './slot.ts'

/** Variables of the text that an operation itself gives a value. */
export const variablesOf = (o: Operation): readonly Local[] => slotUses(o).variables ?? []

/** What an operation does with variables of the procedure's own, and which of the text it gives a value. */
export function slotUses(o: Operation): SlotUses {
  switch (o.kind) {
    case 'gather':
    case 'match':
      return { asked: [], given: [o.members.list, o.members.next] }
    case 'take':
      return { asked: [o.members.list, o.members.next], given: [o.members.next], variables: [o.variable] }
    case 'advance':
      return { asked: [o.next], given: [o.next] }
    case 'note':
      return { asked: [], given: [o.slot] }
    case 'begin-set':
      return { asked: [], given: ofSet(o.choice), variables: [o.choice.choice.result] }
    case 'check-set':
      return { asked: [o.choice.atLeast], given: [] }
    case 'begin-branches':
      return { asked: [], given: [o.branches.picked, o.branches.atLeast, o.branches.atMost] }
    case 'add-branch':
      return { asked: [o.branches.picked], given: [o.branches.picked] }
    case 'order-branches':
      return { asked: [o.branches.picked, o.branches.atLeast], given: [o.branches.picked, o.branches.next] }
    case 'add-to-set':
      return { ...NO_SLOTS, variables: [o.choice.choice.result] }
    case 'no-choice':
    case 'chosen':
      return { ...NO_SLOTS, variables: [o.choice.result] }
    case 'statement':
    case 'cite':
    case 'round':
    case 'begin-announcement':
    case 'end-announcement':
    case 'no-branch':
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
    case 'tell-moved':
    case 'end-replacement':
    case 'place':
    case 'places':
    case 'exchange':
      return NO_SLOTS
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
