import { type Param, functionCode } from '../target/build.ts'
import { type Code, lines } from '../target/code.ts'
import { type Name, word } from '../target/name.ts'
import { code, named } from '../target/vocabulary.ts'
import { type Field, fields, newBase } from './base-fields.ts'
import { type Column, shapeOf } from './column.ts'
import { type Emitter, THE_STATE } from './emitter.ts'
import type { Piece } from './piece.ts'

/**
 * Fields of every state that are copied in a way of their own; then those that are lists, and those that are values.
 */
const RANDOM = word('random')
const ZONES = word('zones')
const FRAMES = word('frames')
const LOG = word('log')
const WRITTEN_SELDOM = words('def, owner, place, shown, result, effects')
const LISTS = [...WRITTEN_SELDOM, ...words('legal, replacing')]
const VALUES = words(
  'players, options, over, ask, asked, optional, announcing, dry, failed, reasons, askAll, openChance',
)

function words(list: string): readonly Name[] {
  return list.split(', ').map(word)
}

const value = (name: Name): Code => code`t.${name} = s.${name}`

const THE_OTHER: Param = { name: word('t'), type: code`‹State›` }

/** The functions that copy a state: into one of its own, or into one that is no longer needed. */
export function emitCopies(em: Emitter, columns: readonly Column[]): Piece[] {
  const lent = em.announces ? [share(columns)] : []
  return [cloneState(columns), copyInto(columns), ...lent]
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
const t‹: State› = ${fields(base, own)}
if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
return t`,
    }),
  }
}

function copyOfBase(name: Name): Code {
  const value = code`s.${name}`
  if (LISTS.includes(name)) return code`${value}.slice()`
  switch (name) {
    case RANDOM:
      return code`[s.random[0], s.random[1], s.random[2], s.random[3]]`
    case ZONES:
      return code`s.zones.map((zone) => zone.slice())`
    case FRAMES:
      return code`s.frames.map((frame) => ({ ...frame }))`
    case LOG:
      return code`copyLog(s.log)`
    default:
      return value
  }
}

function copyOf(c: Column): Code {
  const value = code`s.${c.name}`
  const shape = shapeOf(c)
  if (shape === 'value') return value
  return shape === 'record' ? code`{ ...${value} }` : code`${value}.slice()`
}

function copyInto(columns: readonly Column[]): Piece {
  const list = (name: Name): Code => code`t.${name} = copied(t.${name}, s.${name})`
  const own = columns.map((c) => {
    // What is counted seat by seat may have gaps, which only a copy of its own keeps.
    const dense = shapeOf(c) === 'list' && c.per !== 'counter'
    return dense ? list(c.name) : code`t.${c.name} = ${copyOf(c)}`
  })
  const body = lines([
    ...VALUES.map(value),
    code`for (let i = 0; i < 4; i++) t.random[i] = s.random[i]!`,
    ...LISTS.map(list),
    code`copyZones(t.zones, s.zones)\ncopyFrames(t.frames, s.frames)\nt.log = copyLog(s.log)`,
    ...own,
    code`copyRoundLimit(t, s)`,
  ])
  return {
    doc: 'Makes a state that is no longer needed a copy of another.',
    code: functionCode({ name: named('copyInto'), params: [THE_OTHER, THE_STATE], result: code`‹void›`, body }),
  }
}

/** What is written in a dry run becomes its own then, by `own`; a text is kept as soon as it is joined. */
function share(columns: readonly Column[]): Piece {
  const own = columns.map((c) => (c.per === 'texts' ? code`t.${c.name} = ${copyOf(c)}` : value(c.name)))
  const body = lines([
    ...[...VALUES, ...WRITTEN_SELDOM].map(value),
    code`for (let i = 0; i < 4; i++) t.random[i] = s.random[i]!`,
    code`t.replacing = s.replacing.slice()
emptied(t.legal)
t.log = null`,
    code`shareZones(t.zones, s.zones)
copyFrames(t.frames, s.frames)`,
    ...own,
    code`copyRoundLimit(t, s)`,
  ])
  return {
    doc: 'Makes a state stand where another does, with its lists, for a dry run.',
    code: functionCode({ name: named('share'), params: [THE_OTHER, THE_STATE], result: code`‹void›`, body }),
  }
}
