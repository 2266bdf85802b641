import { type Param, functionCode } from '../typescript/build.ts'
import { type Code, lines } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Field, fields, newBase } from './base-fields.ts'
import { type Column, shapeOf } from './column.ts'
import { type Emitter, THE_STATE } from './emitter.ts'
import { type Piece, constant } from './piece.ts'

/** Fields of every state that a copy takes over in a way of their own, and those that it has together with it. */
const RANDOM = word('random')
const ZONES = word('zones')
const FRAMES = word('frames')
const LEGAL = word('legal')
const LOG = word('log')
const REPLACING = word('replacing')
const SHARED_WITH = word('shared')
const LISTS = words('def, owner, place, shown, result, effects')
const SHARED = [...LISTS, ZONES]
function words(list: string): readonly Name[] {
  return list.split(', ').map(word)
}

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
${lines([...newBase(0).map(([name]) => name), ...columns].flatMap(ownInCopy))}
t.shared = undefined
return t`,
    }),
  }
}

/** How a copy gets a field of its own, where it cannot keep what it began with. */
function ownInCopy(field: Name | Column): Code[] {
  if ('per' in field) return shapeOf(field) === 'value' ? [] : [code`t.${field.name} = ${copyOf(field)}`]
  const copy = copyOfBase(field)
  return copy === null ? [] : [code`t.${field} = ${copy}`]
}

/** The copy of a field that every game has; null for one that is a value, or is never changed in place. */
function copyOfBase(name: Name): Code | null {
  const own = code`s.${name}`
  if ([...LISTS, LEGAL, REPLACING].includes(name)) return code`${own}.slice()`
  switch (name) {
    case RANDOM:
      return code`s.random.slice() ‹as State['random']›`
    case ZONES:
      return code`s.zones.map((zone) => zone.slice())`
    case FRAMES:
      return code`s.frames.map(copyFrame)`
    case LOG:
      return code`copyLog(s.log)`
    default:
      return null
  }
}

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
  const texts = columns.filter((c) => c.per === 'texts').map((c) => code`t.${c.name} = ${copyOf(c)}`)
  return {
    doc: 'A state that stands where another does, to try something on or to look back at: it has the lists of the other.',
    code: functionCode({
      name: named('lend'),
      params: [THE_STATE],
      result: code`‹State›`,
      body: code`const t = new StateRecord(s)
${lines([RANDOM, REPLACING].flatMap(ownInCopy))}
t.frames = s.frames.slice()
t.legal = []
t.log = null
${lines([...texts, code`t.shared = sharing‹<State>›(s)`, code`return t`])}`,
    }),
  }
}
