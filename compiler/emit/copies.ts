import { type Param, functionCode } from '../target/build.ts'
import { type Code, lines } from '../target/code.ts'
import { type Name, word } from '../target/name.ts'
import { code, named } from '../target/vocabulary.ts'
import { type Field, fields, newBase } from './base-fields.ts'
import { type Column, shapeOf } from './column.ts'
import { type Emitter, THE_STATE } from './emitter.ts'
import type { Piece } from './piece.ts'

/** Fields of every state that a copy takes over in a way of their own, and those that it has together with it. */
const RANDOM = word('random')
const ZONES = word('zones')
const FRAMES = word('frames')
const LEGAL = word('legal')
const LOG = word('log')
const REPLACING = word('replacing')
const LISTS = words('def, owner, place, shown, result, effects')
const SHARED = [...LISTS, ZONES]
const VALUES = words(
  'players, options, over, ask, asked, optional, legal, announcing, dry, failed, reasons, askAll, openChance',
)

function words(list: string): readonly Name[] {
  return list.split(', ').map(word)
}

const value = (name: Name): Code => code`t.${name} = s.${name}`

const THE_OTHER: Param = { name: word('t'), type: code`‹State›` }

/** Columns whose list or record copies have together; a text is kept as soon as it is joined. */
const isShared = (c: Column): boolean => shapeOf(c) !== 'value' && c.per !== 'texts'

/**
 * The functions that copy a state: into one of its own; into one that is no longer needed; and, where something
 * is tried or looked back at, one that is not gone on with.
 */
export function emitCopies(em: Emitter, columns: readonly Column[]): Piece[] {
  return [cloneState(columns), copyInto(columns), ...(em.lends ? [lend(columns)] : [])]
}

function cloneState(columns: readonly Column[]): Piece {
  const base = newBase(0).map(([name]): Field => [name, copyOfBase(name)])
  const own = columns.map((c): Field => [c.name, copyOf(c)])
  return {
    doc: 'A copy that shares nothing that changes.',
    code: functionCode({
      name: named('clone'),
      params: [THE_STATE],
      result: code`‹State›`,
      body: code`// prettier-ignore
const t‹: State› = ${fields(base, [...own, [word('shared'), code`undefined`]])}
if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
return t`,
    }),
  }
}

function copyOfBase(name: Name): Code {
  const own = code`s.${name}`
  if ([...LISTS, LEGAL, REPLACING].includes(name)) return code`${own}.slice()`
  switch (name) {
    case RANDOM:
      return code`[s.random[0], s.random[1], s.random[2], s.random[3]]`
    case ZONES:
      return code`s.zones.map((zone) => zone.slice())`
    case FRAMES:
      return code`s.frames.map(copyFrame)`
    case LOG:
      return code`copyLog(s.log)`
    default:
      return own
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
    ...[...VALUES, ...SHARED].map(value),
    code`for (let i = 0; i < 4; i++) t.random[i] = s.random[i]!`,
    code`t.replacing = refilled(t.replacing, s.replacing)
refillFrames(t.frames, s.frames)
t.log = copyLog(s.log)`,
    ...columns.map((c) => (c.per === 'texts' ? code`t.${c.name} = ${copyOf(c)}` : value(c.name))),
    code`copyRoundLimit(t, s)`,
  ])
  return {
    doc: 'Makes a state that is no longer needed a copy of another; either copies a list only when it writes it.',
    code: functionCode({ name: named('copyInto'), params: [THE_OTHER, THE_STATE], result: code`‹void›`, body }),
  }
}

function lend(columns: readonly Column[]): Piece {
  const base = newBase(0).map(([name]): Field => [name, lentBase(name)])
  const own = columns.map((c): Field => [c.name, c.per === 'texts' ? copyOf(c) : code`s.${c.name}`])
  return {
    doc: 'A state that stands where another does, to try something on or to look back at: it has the lists of the other.',
    code: functionCode({
      name: named('lend'),
      params: [THE_STATE],
      result: code`‹State›`,
      body: code`// prettier-ignore
const t‹: State› = ${fields(base, [...own, [word('shared'), code`sharing‹<State>›(s)`]])}
if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
return t`,
    }),
  }
}

function lentBase(name: Name): Code {
  switch (name) {
    case FRAMES:
      return code`s.frames.slice()`
    case LEGAL:
      return code`[]`
    case LOG:
      return code`null`
    case RANDOM:
    case REPLACING:
      return copyOfBase(name)
    default:
      return code`s.${name}`
  }
}
