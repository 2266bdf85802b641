import { keyOfWord } from '../analyse/row.ts'
import { any, functionCode, type Param } from '../typescript/build.ts'
import { type Code, commas } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { STATE, code, named } from '../typescript/vocabulary.ts'
import { type Emitter, THE_STATE, tsType } from './emitter.ts'
import { type Holds, type KeptWord, type Memoised, keptWordsOf } from './kept-words.ts'
import { camel } from './names.ts'
import type { Piece } from './piece.ts'

/** Keeps what is worked out: while the answers to a question are listed, as the state does not change in that time; or
 * for good, where it hangs on no state. */

/** The field of the memo that holds what is kept. */
const field = (em: Emitter, each: Memoised): Name =>
  em.field(`memo ${keyOfWord(each)}`, camel(each.kind === 'fact' ? each.name : `is-${each.name}`))

export const emitMemos = (em: Emitter): Piece[] => [...emitMemo(em), ...emitForGood(em)]

/** Fields for what is kept so long, and that nothing is known of any. */
function fieldsOf(em: Emitter, holds: Holds): { readonly types: Code; readonly blank: Code } | null {
  const kept = keptWordsOf(em).all(holds)
  if (kept.length === 0) return null
  return {
    types: commas(kept.map((each) => code`‹${field(em, each)}: ${typeOfField(each)} | null›`)),
    blank: commas(kept.map((each) => code`${field(em, each)}: null`)),
  }
}

/** The memo, and the function during which it is valid. */
function emitMemo(em: Emitter): Piece[] {
  const fields = fieldsOf(em, 'meanwhile')
  if (fields === null) return []
  const { types, blank } = fields
  return [
    {
      doc: 'What was worked out about a state that stands still.',
      code: code`‹export interface Known { readonly of: State | null, ${types} }›`,
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

/** What is worked out once for all games that are played by the same options. */
function emitForGood(em: Emitter): Piece[] {
  const fields = fieldsOf(em, 'for good')
  if (fields === null) return []
  const made = code`new ForGood‹<KnownForGood>›({ ${fields.blank} })`
  return [
    {
      doc: 'What follows from printed cards and options alone.',
      code: code`‹export interface KnownForGood { ${fields.types} }›`,
      declares: { kind: 'type', name: named('KnownForGood') },
    },
    {
      doc: 'Kept from game to game.',
      code: code`const forGood = ${made}`,
      declares: { kind: 'memory', name: named('forGood'), start: made },
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
export function memoisedFunction(em: Emitter, { word: each, holds }: KeptWord, { name, params, work }: Asked): Code {
  const typed = params.map((param, i): Param => ({ name: param, type: tsType(each.params[i] ?? each.result) }))
  const worked = code`${work}(${[STATE, ...params]})`
  const none = params.map((of) => code`${of} === NONE`)
  const [unknown, memo, found] =
    holds === 'meanwhile'
      ? [[code`known.of !== s`, ...none], code`known`, worked]
      : [none, code`forGood.of(s)`, code`forGood.worked(${[work, STATE, ...params]})`]
  const kept = params.reduce((list, of) => code`(${list} ??= [])[${of}]`, code`${memo}.${field(em, each)}`)
  const whole = code`return (${kept} ??= ${found})`
  const body = unknown.length === 0 ? whole : code`if (${any(unknown)}) return ${worked}\n${whole}`
  return functionCode({ name, params: [THE_STATE, ...typed], result: tsType(each.result), body })
}
