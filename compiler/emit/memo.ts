import { keyOfWord } from '../analyse/row.ts'
import { any, functionCode, type Param } from '../typescript/build.ts'
import { type Code, commas } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { STATE, code, named } from '../typescript/vocabulary.ts'
import { type Emitter, THE_STATE, tsType } from './emitter.ts'
import { type Memoised, keptWordsOf } from './kept-words.ts'
import { camel } from './names.ts'
import type { Piece } from './piece.ts'

/** Keeps what is worked out while the answers to a question are listed: the state does not change in that time. */

/** The field of the memo that holds what is kept. */
const field = (em: Emitter, each: Memoised): Name =>
  em.field(`memo ${keyOfWord(each)}`, camel(each.kind === 'fact' ? each.name : `is-${each.name}`))

/** The memo, and the function during which it is valid. */
export function emitMemo(em: Emitter): Piece[] {
  const kept = keptWordsOf(em).all()
  if (kept.length === 0) return []
  const types = kept.map((each) => code`‹; ${field(em, each)}: ${typeOfField(each)} | null›`)
  const blank = commas(kept.map((each) => code`${field(em, each)}: null`))
  return [
    {
      doc: 'What was worked out about a state that stands still.',
      code: code`‹export interface Known { readonly of: State | null${types} }›`,
      declares: { kind: 'type', name: named('Known') },
    },
    {
      doc: 'Kept while moves are listed.',
      code: code`let known‹: Known› = { of: null, ${blank} }`,
      declares: { kind: 'memory', name: named('known'), start: code`{ of: null, ${blank} } ‹as Known›` },
    },
    {
      doc: 'Does work that leaves the state as it is, so that nothing about it has to be worked out twice.',
      code: functionCode({
        name: named('standingStill'),
        params: [THE_STATE, { name: word('work'), type: code`‹() => void›` }],
        result: code`‹void›`,
        body: code`const before = known\nknown = { of: s, ${blank} }\ntry {\nwork()\n} finally {\nknown = before\n}`,
      }),
    },
  ]
}

const typeOfField = ({ params, result }: Memoised): Code =>
  params.reduce((of, _) => code`‹(${of} | undefined)[]›`, tsType(result))

/** A function that is asked for something memoised, what it is a function of besides the state, and what works it out. */
interface Asked {
  readonly name: Name
  readonly params: readonly Name[]
  readonly work: Name
}

/** Works out what is not known yet. */
export function memoisedFunction(em: Emitter, each: Memoised, { name, params, work }: Asked): Code {
  const typed = params.map((param, i): Param => ({ name: param, type: tsType(each.params[i] ?? each.result) }))
  const worked = code`${work}(${[STATE, ...params]})`
  const unknown = any([code`known.of !== s`, ...params.map((of) => code`${of} === NONE`)])
  const kept = params.reduce((list, of) => code`(${list} ??= [])[${of}]`, code`known.${field(em, each)}`)
  const body = code`if (${unknown}) return ${worked}\nreturn (${kept} ??= ${worked})`
  return functionCode({ name, params: [THE_STATE, ...typed], result: tsType(each.result), body })
}
