import { foldTexts, isAnnounced, ownText } from '../analyse/event-text.ts'
import type { Proc, TExpr, TStmt } from '../program/ir.ts'
import { all, any } from '../typescript/build.ts'
import { type Code, codeOf, FALSE, type Part, TRUE } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Emitter, Names } from './emitter.ts'
import { emitExpr } from './expr.ts'

/** The test that the text which is carried out announces something; TRUE or FALSE where all texts are alike in that. */
export function announcedWhen(em: Emitter, names: Names, body: readonly TStmt[]): Code {
  const choice = (first: Code, cond: TExpr, second: Code): Code => {
    if (first === second) return first
    const test = emitExpr(em, names, cond)
    if (second === TRUE) return first === FALSE ? code`!${test}` : any([code`!${test}`, first])
    if (second === FALSE) return first === TRUE ? test : all([test, first])
    if (first === TRUE) return any([test, second])
    return first === FALSE ? all([code`!${test}`, second]) : code`(${test} ? ${first} : ${second})`
  }
  return foldTexts<Code>(body, {
    own: (text) => codeOf(isAnnounced(text)),
    ofCards: (text, { cond }, others) => {
      const announced = codeOf(isAnnounced(text.body))
      return others === null ? announced : choice(announced, cond, others)
    },
    halves: (first, { cond }, second) => choice(first, cond, second),
  })
}

/** What is said of the text that is carried out: the event's own, or that of a card. */
export function byText(em: Emitter, names: Names, event: Proc, said: (text: Proc) => Part): Code {
  const choice = ({ cond }: { readonly cond: TExpr }, first: Part, second: Part): Code =>
    code`${emitExpr(em, names, cond)} ? ${first} : ${second}`
  return foldTexts<Code>(ownText(event), {
    own: () => codeOf(said(event)),
    ofCards: (text, when, others) => (others === null ? codeOf(said(text)) : choice(when, said(text), others)),
    halves: (first, when, second) => choice(when, first, second),
  })
}
