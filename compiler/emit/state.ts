import { functionCode } from '../typescript/build.ts'
import { type Code, FALSE, type Part, commas, lines } from '../typescript/code.ts'
import { list } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { STATE, code, named } from '../typescript/vocabulary.ts'
import { mentions } from '../typescript/walks.ts'
import type { Type } from '../game/type.ts'
import type { FrameCode } from './frame.ts'
import type { Proc } from '../program/ir.ts'
import { keepsAudience } from './audience.ts'
import { type Field, fields, newBase } from './base-fields.ts'
import { type Column, startOf } from './column.ts'
import { countColumn, isLazy, pairColumn, startCode } from './column-index.ts'
import { emitCopies } from './copies.ts'
import { type Emitter, Names, THE_STATE, initial, tsType, heldCardsOf } from './emitter.ts'
import { type Piece, constant } from './piece.ts'
import { emitExpr } from './expr.ts'
import { askingCards, holdsCards } from './holds-cards.ts'
import { OWNING_CARDS } from './owning.ts'
import { emitPlacing } from './placing.ts'
import { keepsTexts } from './texts.ts'
import { emitViewers } from './viewers.ts'

/** One entry for each card, for each value of a type of the game, or for each seat. */
const perOf = (t: Type): 'card' | 'value' | 'player' =>
  t.base === 'card' ? 'card' : t.base === 'enum' ? 'value' : 'player'

const NUMBER = code`‹number›`
const CARD = word('card')

const blankOf = (type: Type): Code => (type.set ? code`[]` : type.base === 'truth' ? FALSE : code`NONE`)

/** The state's own fields: stored facts, stored adjectives, counters. */
function columns(em: Emitter): Column[] {
  const { program } = em
  const list: Column[] = []
  for (const fact of program.facts.values()) {
    const symbol = program.game.facts.get(fact.name)
    if (symbol?.stored !== true || fact.name === 'result') continue
    const per = symbol.params[0] === undefined ? 'game' : isLazy(symbol.params) ? 'pair' : perOf(symbol.params[0].type)
    const names = new Names(em)
    const param = fact.params[0]
    if (param !== undefined) names.alias(param, per === 'card' ? CARD : word('it'))
    list.push({
      name: em.column(fact.name),
      type: tsType(symbol.type),
      per,
      keys: symbol.params.map((p) => p.type),
      blank: blankOf(symbol.type),
      start: fact.starts === null ? initial(symbol.type) : emitExpr(em, names, fact.starts),
    })
  }
  for (const adjective of program.adjectives.values()) {
    const symbol = program.game.adjectives.get(adjective.name)
    if (symbol?.stored !== true) continue
    list.push({
      name: em.column(adjective.name),
      type: code`‹boolean›`,
      blank: FALSE,
      per: isLazy([{ type: symbol.subject }]) ? 'pair' : perOf(symbol.subject),
      keys: [symbol.subject],
      start: adjective.starts === null ? FALSE : emitExpr(em, new Names(em), adjective.starts),
    })
  }
  for (const event of program.events.values())
    if (event.during.length > 0)
      list.push({ name: em.runningColumn(event.name), type: NUMBER, per: 'game', start: code`0`, blank: code`NONE` })
  if (program.game.shape !== null)
    list.push({ name: word('printedDef'), type: NUMBER, per: 'card', start: code`definition`, blank: code`NONE` })
  if (heldCardsOf(em) !== null)
    list.push({ name: word('astray'), type: code`‹readonly Astray[]›`, per: 'game', start: code`[]`, blank: code`[]` })
  if (keepsAudience(em))
    list.push({
      name: word('audience'),
      type: code`‹readonly number[]›`,
      per: 'game',
      start: code`[]`,
      blank: code`[]`,
    })
  list.push(...lineColumns(em), ...withheldColumn(em))
  if (keepsTexts(program))
    list.push({
      name: word('texts'),
      type: code`‹Record<number, string>›`,
      per: 'texts',
      start: code`{}`,
      blank: code`{}`,
    })
  for (const counter of program.counters)
    list.push({
      name: em.counter(counter.name),
      type: NUMBER,
      per: 'counter',
      start: code`0`,
      blank: code`NONE`,
      keys: counter.keys,
    })
  return list
}

/** What is kept while a line is done for all at the same time. */
function lineColumns({ analyses }: Emitter): Column[] {
  const needs = analyses.lineNeeds()
  if (needs === null) return []
  const column = (name: string, type: Code, start: Code): Column => ({
    name: word(name),
    type,
    per: 'game',
    start,
    blank: start,
  })
  return [
    column('linesDeep', NUMBER, code`0`),
    column('putOff', code`‹readonly PendingEffect[]›`, code`[]`),
    ...(needs.looksBack ? [column('beforeLine', code`‹LineState | null›`, code`null`)] : []),
    ...(needs.replaces ? [column('changedInLine', code`‹boolean›`, FALSE)] : []),
  ]
}

/** What several are asked at the same time, and have not all answered. */
function withheldColumn({ program: { sites } }: Emitter): Column[] {
  if (!sites.some(({ sameTime }) => sameTime)) return []
  const nothing = code`NOTHING_WITHHELD`
  return [{ name: word('withheld'), type: code`‹Withheld›`, per: 'game', start: nothing, blank: nothing }]
}

function fieldType(c: Column): Code {
  if (c.per === 'game' || c.per === 'texts') return c.type
  if (c.per === 'counter') return countColumn(c.keys ?? []).type
  return c.per === 'pair' ? pairColumn(c.keys ?? [], c.type) : code`‹(${c.type})[]›`
}

/** The interface of states, on that of another game where there is one. */
const stateOn = (base: Name | null, fields: readonly Code[]): Code =>
  code`‹export interface State extends ${base ?? named('BaseState')} {\n${[...fields, code`shared?: Shared<State> | undefined`]}\n}›`

/** The state, how it begins, how it is copied, and how cards come and go. */
export function emitState(em: Emitter, frames: readonly { readonly proc: Proc; readonly code: FrameCode }[]): Piece[] {
  const kept = columns(em)
  const own = kept.map((c) => code`‹${c.name}: ${fieldType(c)}›`)
  const pieces: Piece[] = [
    {
      doc: 'State of a game: plain data, changed in place by `apply`.',
      code: stateOn(null, own),
      declares: { kind: 'type', name: named('State'), fields: { of: own, standingOn: stateOn } },
    },
  ]
  for (const { proc, code: frame } of frames) {
    const held = frame.fields.map((f) =>
      f.param ? code`‹readonly ${f.name}: ${f.type}›` : code`‹${f.name}: ${f.type}›`,
    )
    pieces.push({
      // Clauses stand at the function that lays it down.
      doc: '',
      code: code`‹export type ${em.frame(proc)} = ${held.length === 0 ? code`Frame` : code`Frame & { ${commas(held)} }`}›`,
      declares: { kind: 'type', name: em.frame(proc) },
      from: proc.span,
    })
  }
  pieces.push(newState(em, kept), ...emitCopies(em, kept), columnsOfCards(kept), createCard(kept), ...emitPlacing(em))
  pieces.push(...emitViewers(em), ...holdsCards(em, frames), ...askingCards(em, frames))
  return pieces
}

/** The fields in the order of `StateRecord`, which the rest of the code makes states by. */
function newState(em: Emitter, list: readonly Column[]): Piece {
  const instances = [...em.program.game.zones.values()].reduce((n, z) => n + z.size, 0)
  const blank = list.map((c): Field => {
    if (c.per !== 'game') return [c.name, startCode(startOf(c))]
    return [c.name, isKnown(c) ? c.start : c.blank]
  })
  const set = list.flatMap((c) => {
    if (c.per === 'game') return isKnown(c) ? [] : [code`s.${c.name} = ${c.start}`]
    const many = countOf(em, c)
    return many === null ? [] : [code`for (let it = 0; it < ${many}; it++) s.${c.name}.push(${c.start})`]
  })
  return {
    doc: 'The state before anything has happened.',
    code: functionCode({
      name: named('newState'),
      params: [
        { name: word('players'), type: code`‹number›` },
        { name: word('options'), type: code`‹number[]›` },
        { name: word('seed'), type: code`‹number›` },
      ],
      result: code`‹State›`,
      body: code`// prettier-ignore
const s = new StateRecord(${fields(newBase(instances), [...blank, [word('shared'), code`undefined`]])})
for (let seat = 0; seat < players; seat++) s.result.push(0)
${lines([...set, code`return s`])}`,
    }),
  }
}

/** Whether what stands in a column at first follows from nothing that is made first. */
const isKnown = (c: Column): boolean => !mentions(c.start, STATE)

/** How many entries a column begins with; null for those that cards or rules add later. */
function countOf(em: Emitter, c: Column): Part | null {
  if (c.per === 'player') return word('players')
  return c.per === 'value' ? (em.program.game.enums.get(c.keys?.[0]?.of ?? '')?.values.length ?? 0) : null
}

function columnsOfCards(columns: readonly Column[]): Piece {
  const own = columns.filter((c) => c.per === 'card').map((c) => literal(c.name.wish))
  return constant({
    name: named('OF_CARDS'),
    type: code`‹readonly (keyof State & string)[]›`,
    value: list([...['def', 'owner', 'place', 'shown'].map(literal), ...own]),
    doc: 'What is kept of each card.',
  })
}

function createCard(list: readonly Column[]): Piece {
  const ofCards = list.filter((c) => c.per === 'card')
  const own = ofCards.map((c) => code`s.${c.name}.push(${c.start})`)
  return {
    doc: 'Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to.',
    code: functionCode({
      name: named('createCard'),
      params: [
        THE_STATE,
        { name: word('definition'), type: code`‹number›` },
        { name: word('zone'), type: code`‹number›` },
      ],
      result: code`‹number›`,
      body: lines([
        code`const card = nextCard(s)
${OWNING_CARDS}
s.def.push(definition)
s.owner.push(HOLDER[zone] ?? NONE)
s.place.push(NONE)
s.shown.push(0)`,
        ...own,
        code`if (zone !== NONE) place(s, card, zone, false)
return card`,
      ]),
    }),
  }
}
