import { type Param, functionCode } from '../typescript/build.ts'
import { type Code, lines } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Field, fields, newBase } from './base-fields.ts'
import { type Column, shapeOf } from './column.ts'
import { type Emitter, THE_STATE } from './emitter.ts'
import { type Piece, constant } from './piece.ts'

/** Fields of every state that copies have together. */
const SHARED = ['def', 'owner', 'place', 'shown', 'result', 'effects', 'zones'].map(word)
const FRAMES = word('frames')
const SHARED_WITH = word('shared')

const value = (name: Name): Code => code`t.${name} = s.${name}`

const THE_OTHER: Param = { name: word('t'), type: code`‹State›` }

/** Columns whose list or record copies have together; a text is kept as soon as it is joined. */
const isShared = (c: Column): boolean => shapeOf(c) !== 'value' && c.per !== 'texts'

/** Whether a state stands where another does, with its lists: to try something on, or to look back at. */
export const lends = ({ analyses }: Emitter): boolean =>
  analyses.announces() || analyses.lineNeeds()?.looksBack === true

/**
 * How states are made: a record of all that another says; a copy; what copies into a state that is no longer needed;
 * and, where something is tried or looked back at, one that is not gone on with.
 */
export function emitCopies(em: Emitter, columns: readonly Column[]): Piece[] {
  return [stateRecord(columns), cloneState(columns), copyInto(columns), ...(lends(em) ? [lend(columns)] : [])]
}

function stateRecord(columns: readonly Column[]): Piece {
  const names = [...newBase(0).map(([name]) => name), ...columns.map((c) => c.name), SHARED_WITH]
  const taken = names.map((name) => code`this.${name} = s.${name}`)
  return constant({
    name: named('StateRecord'),
    value: code`plainRecord‹<State>›(function (‹this: State, ›s) {
${lines([
  ...taken,
  code`if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit`,
  code`if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit`,
])}
})`,
    doc: 'Makes every state, so that all are alike to V8: it begins as what another says, lists and all.',
  })
}

function cloneState(columns: readonly Column[]): Piece {
  return {
    doc: 'A copy that shares nothing that changes.',
    code: functionCode({
      name: named('clone'),
      params: [THE_STATE],
      result: code`‹State›`,
      body: code`const t = new StateRecord(s)
cloneBase(t, s, copyFrame)
${lines(columns.filter((c) => shapeOf(c) !== 'value').map(ownInCopy))}
t.shared = undefined
return t`,
    }),
  }
}

/** How a copy gets a column of its own, where it cannot keep what it began with. */
const ownInCopy = (c: Column): Code => code`t.${c.name} = ${copyOf(c)}`

function copyOf(c: Column): Code {
  const own = code`s.${c.name}`
  const shape = shapeOf(c)
  if (shape === 'value') return own
  return shape === 'record' ? code`{ ...${own} }` : code`${own}.slice()`
}

function copyInto(columns: readonly Column[]): Piece {
  const names = [...SHARED, ...columns.filter(isShared).map((c) => c.name)]
  const lists = names.map((name): Field => [name, code`s.${name}`])
  const body = lines([
    code`// prettier-ignore
const shared = sharing‹<State>›(${fields([...lists, [FRAMES, code`s.frames.slice()`]], [])})
s.shared = shared
t.shared = shared`,
    code`copyBase(t, s)`,
    ...columns.map((c) => (c.per === 'texts' ? code`t.${c.name} = ${copyOf(c)}` : value(c.name))),
  ])
  return {
    doc: 'Makes a state that is no longer needed a copy of another; either copies a list only when it writes it.',
    code: functionCode({ name: named('copyInto'), params: [THE_OTHER, THE_STATE], result: code`‹void›`, body }),
  }
}

function lend(columns: readonly Column[]): Piece {
  const texts = columns.filter((c) => c.per === 'texts').map(ownInCopy)
  return {
    doc: 'A state that stands where another does, to try something on or to look back at: it has the lists of the other.',
    code: functionCode({
      name: named('lend'),
      params: [THE_STATE],
      result: code`‹State›`,
      body: code`const t = new StateRecord(s)
lendBase(t, s)
${lines([...texts, code`t.shared = sharing‹<State>›(s)`, code`return t`])}`,
    }),
  }
}
