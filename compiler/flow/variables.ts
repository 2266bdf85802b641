import type { Local } from '../program/ir.ts'
import type { Operation } from './operation.ts'

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
