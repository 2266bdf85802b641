import { conjuncts } from '../analyse/walk.ts'
import type { TMatcher, TMove, TStep } from '../program/examples.ts'
import type { TExpr } from '../program/ir.ts'
import { type Code, type Part, commas } from '../typescript/code.ts'
import { data } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { word } from '../typescript/name.ts'
import { STATE, exampleCode as code } from '../typescript/vocabulary.ts'
import { mentions } from '../typescript/walks.ts'
import type { Emitter, Names } from './emitter.ts'
import { emitExpr } from './expr.ts'
import { typeWord } from './names.ts'
import { type ToldValue, toldOf, wordsOf } from './told.ts'

/** One line of an example; `line` counts from the line of the title. */
export function step(em: Emitter, names: Names, s: TStep, line: number): Code {
  const values = (list: readonly TMatcher[]): Code => code`[${list.map((v) => matcher(em, names, v))}]`
  const moves = (list: readonly TMove[]): Code => code`[${list.map((m) => code`moved(${move(em, names, m)})`)}]`
  switch (s.kind) {
    case 'does':
      return code`does(${[line, s.seat, ...move(em, names, s.move)]})`
    case 'chooses':
      return code`chooses(${line}, ${s.seat}, ${values(s.values)})`
    case 'answers':
      return code`answers(${line}, ${s.seat}, ${literal(s.answer)})`
    case 'offered':
      return s.not
        ? code`refused(${[line, s.seat, ...move(em, names, s.move), data([...s.because])]})`
        : code`offered(${[line, s.seat, ...move(em, names, s.move)]})`
    case 'mustAct':
      return code`mustAct(${[line, s.seat, data([...s.because])]})`
    case 'chance':
      return code`chanceChooses(${line}, ${values(s.values)})`
    case 'asked':
      return s.not ? code`notAsked(${line}, ${s.seat})` : code`asked(${line}, ${s.seat})`
    case 'nobody':
      return code`nobodyAsked(${line})`
    case 'exactly':
      return code`exactly(${line}, ${s.seat}, ${moves(s.moves)})`
    case 'choosable': {
      const because = s.not && s.because.length > 0 ? [data([...s.because])] : []
      const asked = [line, s.seat, values(s.values), ...because]
      return s.not ? code`notChoosable(${asked})` : code`choosable(${asked})`
    }
    case 'then':
      return check(em, names, line, s.fact)
    case 'deck':
      return code`deckIs(${line}, ${emitExpr(em, names, s.player)}, ${s.refused}, ${data([...s.because])})`
    case 'happened':
      return s.not ? code`notHappened(${line}, ${moves(s.moves)})` : code`happened(${line}, ${moves(s.moves)})`
    case 'told': {
      const told = [line, s.seat, data([...s.lines])]
      return s.not ? code`notTold(${told})` : code`told(${told})`
    }
    case 'knows': {
      const known = [line, s.seat, values(s.cards)]
      return s.not ? code`doesNotKnow(${known})` : code`knows(${known})`
    }
  }
}

function matcher(em: Emitter, names: Names, m: TMatcher | null): Code {
  if (m === null) return code`null`
  if (m.kind === 'card')
    return m.owner === null ? code`card(${m.definition})` : code`card(${m.definition}, ${emitExpr(em, names, m.owner)})`
  if (m.kind === 'branch') return code`branch(${literal(m.event)})`
  return code`value(${literal(typeWord(m.value.type))}, ${ofPosition(emitExpr(em, names, m.value))})`
}

function move(em: Emitter, names: Names, m: TMove): Part[] {
  return [[...em.program.events.keys()].indexOf(m.event), code`[${m.args.map((a) => matcher(em, names, a))}]`]
}

/** What is to hold, each part of an `and` for itself, with what a failure tells of it. */
function check(em: Emitter, names: Names, line: number, fact: TExpr): Code {
  const parts = conjuncts(fact)
  return commas(
    parts.map((part) =>
      part.kind === 'binary' && part.op === '='
        ? equal(em, names, line, part)
        : holds(em, names, line, part, parts.length === 1),
    ),
  )
}

/** A single value that is to be a certain one. */
function equal(em: Emitter, names: Names, line: number, fact: TExpr & { kind: 'binary' }): Code {
  const { left, right } = fact
  const wanted = emitExpr(em, names, right)
  const plain =
    !left.type.set && left.type.base !== 'truth' && !right.type.set && !right.type.optional && !looksAtPosition(wanted)
  return plain
    ? code`equals(${[line, ...told(em, names, { of: left, place: false }), wanted]})`
    : holds(em, names, line, fact, true)
}

function holds(em: Emitter, names: Names, line: number, fact: TExpr, whole: boolean): Code {
  const tells = toldOf(fact, whole).map((part) => code`[${told(em, names, part)}]`)
  return code`holds(${[line, ofPosition(emitExpr(em, names, fact)), ...tells]})`
}

/** What a failure says of a part: its words, the type of what is told, and that itself. */
function told(em: Emitter, names: Names, { of, place }: ToldValue): Part[] {
  const value = emitExpr(em, names, of)
  return [
    literal(wordsOf(of)),
    literal(place ? 'place' : typeWord(of.type)),
    ofPosition(place ? code`s.place[${value}] ?? NONE` : value),
  ]
}

const LAID = word('laid')

/** A parameter that stands before one that is looked at. */
const UNUSED = word('_')

const looksAtPosition = (value: Code): boolean => mentions(value, STATE) || mentions(value, LAID)

/** A function of the state and the named cards, without the parameters that it does not look at. */
function ofPosition(value: Code): Code {
  const state = mentions(value, STATE) ? STATE : UNUSED
  const params = mentions(value, LAID) ? [state, LAID] : state === STATE ? [state] : []
  return code`(${params}) => ${value}`
}
