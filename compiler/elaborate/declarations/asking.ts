import type { ToldQuestion, ToldWords } from '../../../grammar/tree/declarations.ts'
import { error } from '../../diagnostics/make.ts'
import { show } from '../../game/type.ts'
import type { TAsked, TAskedAudience } from '../../program/presentation.ts'
import type { Program } from '../../program/program.ts'
import { type Elaboration, refer } from '../context.ts'
import { wordType } from '../expressions/domain.ts'
import { askedAudience } from './audience.ts'
import { type PatternName, noEvent, piecesOf } from './telling.ts'
import { worded } from '../../diagnostics/worded.ts'

/** Questions, as sentences; where none of a game says so much, they are asked in the words of their instructions. */
export function elaborateAsking(e: Elaboration): Pick<Program, 'questions' | 'askedPrivately'> {
  const questions: TAsked[] = []
  const askedPrivately: TAskedAudience[] = []
  for (const { decl } of e.game.telling) {
    const { question, only, words } = decl
    if (question === null) continue
    const names = namesIn(e, question)
    if (names === null) continue
    if (only !== null) askedPrivately.push(askedAudience(e, question, only))
    if (words !== null || only === null) questions.push(asked(e, question, words, names))
  }
  return { questions, askedPrivately }
}

/** The names that a line about a question gives; null where there is no such event. */
function namesIn(e: Elaboration, question: ToldQuestion): ReadonlyMap<string, PatternName> | null {
  const { asks, what, at } = question
  const event = e.game.events.get(at.text)
  if (event === undefined) {
    noEvent(e, at)
    return null
  }
  refer(e, 'event', at.span, event.name.span)
  const happens = asks === 'may' && what !== null ? e.game.events.get(what.text) : undefined
  if (happens !== undefined && what !== null) refer(e, 'event', what.span, happens.name.span)
  return whoIsAsked(e, question)
}

function asked(
  e: Elaboration,
  { asks, what, at }: ToldQuestion,
  words: ToldWords | null,
  names: ReadonlyMap<string, PatternName>,
): TAsked {
  const pieces = words === null ? null : piecesOf(e, words, names)
  const said = pieces?.map((piece) => (typeof piece === 'string' ? piece : ({ asked: true } as const))) ?? null
  const name = ({ text, span }: typeof at) => ({ name: text, span })
  return { asks, what: what === null ? null : name(what), at: name(at), words: said }
}

/** The only name that such a sentence gives: who is asked. */
function whoIsAsked(e: Elaboration, { by }: ToldQuestion): ReadonlyMap<string, PatternName> {
  if (by === null) return new Map()
  const { type } = wordType(e, by.type)
  if (type.base !== 'player')
    e.report(
      error(
        'HR0201',
        worded('wrong kind of value'),
        by.type.span,
        worded('who is asked is a player, not a {1}', show(type)),
        {
          hint: worded('write `by player p`'),
        },
      ),
    )
  return new Map([[by.name.text, { part: -1, whose: false, type, span: by.name.span }]])
}
