import { isAnnounced, ownText, textOfCard } from '../analyse/event-text.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import { all, any } from '../target/build.ts'
import { type Code, codeOf, FALSE, type Part, TRUE } from '../target/code.ts'
import { code } from '../target/vocabulary.ts'
import type { Emitter, Names } from './emitter.ts'
import { emitExpr } from './expr.ts'

/** The test that the text which is carried out announces something; TRUE or FALSE where all texts are alike in that. */
export function announcedWhen(em: Emitter, names: Names, body: readonly TStmt[]): Code {
  const ofCard = textOfCard(body)
  if (ofCard === null) return codeOf(isAnnounced(body))
  const rest = announcedWhen(em, names, ofCard.when.otherwise)
  const own = isAnnounced(ofCard.text.body)
  if (codeOf(own) === rest) return rest
  const test = emitExpr(em, names, ofCard.when.cond)
  if (rest === TRUE) return code`!${test}`
  if (rest === FALSE) return test
  return own ? any([test, rest]) : all([code`!${test}`, rest])
}

/** What is said of the text that is carried out: the event's own, or that of a card. */
export function byText(em: Emitter, names: Names, event: Proc, said: (text: Proc) => Part): Code {
  const choice = (body: readonly TStmt[]): Code => {
    const ofCard = textOfCard(body)
    if (ofCard === null) return codeOf(said(event))
    return code`${emitExpr(em, names, ofCard.when.cond)} ? ${said(ofCard.text)} : ${choice(ofCard.when.otherwise)}`
  }
  return choice(ownText(event))
}
