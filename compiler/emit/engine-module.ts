import { deckLists } from '../game/deck-lists.ts'
import { branchWords, choosingStatements } from '../analyse/choosing.ts'
import { blocksOf } from '../analyse/walk.ts'
import type { Site, TStmt } from '../program/ir.ts'
import { biasOf } from '../program/number-ranges.ts'
import type { Type } from '../game/type.ts'
import type { Span } from '../../grammar/source-file.ts'
import { type Code, commas } from '../target/code.ts'
import { type Data, data, properties } from '../target/data.ts'
import { key } from '../target/literals.ts'
import { code } from '../target/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import type { Piece } from './piece.ts'
import { emitInfo, placeOf } from './game-info.ts'
import { emitGameTypes } from './game-types.ts'
import { lastingInfo } from './lasting.ts'
import { moveBase, offeredEvents, radixOf } from './move-code.ts'
import { typeWord } from './names.ts'
import { emitQueries } from './queries.ts'

/** The tables of a game and the engine made of them. */
export function emitEngine(em: Emitter, fingerprint: string): Piece[] {
  // The parts come first: they add their rules to the table that the information lists.
  const queries = emitQueries(em)
  const made = commas([...parts(em), ...queries.parts])
  return [
    ...emitInfo(em, fingerprint),
    ...emitGameTypes(em),
    ...queries.pieces,
    {
      doc: `The engine of ${em.program.game.name}.`,
      code: code`export const engine‹: Engine<State>› = makeEngine‹<State>›({ ${made} })`,
    },
  ]
}

/** What a kept fact is said of; of the values of a type, which type. */
function saidOf(t: Type | undefined): { readonly of: string; readonly key?: string } {
  return t?.base === 'enum' ? { of: 'value', key: t.of } : { of: t?.base ?? 'game' }
}

function parts(em: Emitter): Code[] {
  const { game } = em.program
  const start = em.program.events.get('match')
  const begins = start === undefined || start.params.length > 0 ? code`() => {}` : em.event('match')
  const drafts = em.program.events.get('draft')?.params.length === 0
  // The sites come before the offers, as their rules come first in the table.
  const table = { sites: sites(em), loops: loops(em), moveBase: moveBase(em), moves: moves(em), offers: offers(em) }
  const enums = [...game.enums.values()].map((e) => code`${key(e.name.text)}: ${data(e.values.map((v) => v.text))}`)
  return [
    code`info`,
    code`newState`,
    code`program`,
    code`list`,
    code`perform`,
    code`viewers: viewersOf`,
    code`refusals`,
    code`obligations`,
    code`start: ${begins}`,
    ...(drafts ? [code`draft: ${em.event('draft')}`] : []),
    ...properties(table),
    code`enums: { ${commas(enums)} }`,
    ...properties({
      facts: [...memoisedFacts(em), ...keptMarks(em)],
      zoneBases: [...game.zones.values()].map((z) => z.base),
      defaults: [...game.options.values()].map((o) => o.chosen),
      printed: [...game.printed.values()].map((p) => ({
        name: p.name.text,
        type: typeWord(p.type),
        values: em.printed(p.name.text),
      })),
      shape: game.shape === null ? undefined : [...game.shape.zones],
      decks: decks(em),
      texts: game.texts.all.length === 0 ? undefined : code`TEXTS`,
    }),
    ...lastingInfo(em),
    ...(em.traced ? [code`trace`] : []),
  ]
}

function decks(em: Emitter): Data | undefined {
  const lists = deckLists(em.program.game)
  if (lists.length === 0) return undefined
  return {
    columns: lists.map((list) => em.column(list).wish),
    defaults: code`DEFAULT_DECKS`,
    rules: code`DECK_RULES`,
    refusals: code`deckRefusals`,
  }
}

function sites(em: Emitter): Data[] {
  const choosing = choosingStatements(em.program)
  return em.program.sites.map((s) => {
    const asks = choosing.get(s.id)
    const value = asks?.kind === 'choose' ? asks.domain.local.type : null
    return {
      kind: s.kind,
      at: s.at,
      prompt: s.prompt,
      clauses: [...s.cites],
      value: value === null ? '' : typeWord(value),
      bias: value === null ? 1 : biasOf(value),
      branches: [...branchWords(asks)],
      loop: s.loop,
      place: placeOf(placeOfSite(em, s)),
    }
  })
}

const loops = (em: Emitter): Data[] =>
  em.loops
    .rows()
    .map(({ kind, at, span, asks, inner }) => ({ kind, at, place: placeOf(span), asks, inner: [...inner] }))

const eventNumber = (em: Emitter, name: string): number => [...em.program.events.keys()].indexOf(name)

const moves = (em: Emitter): Data[] =>
  offeredEvents(em).map(({ event, asker }) => ({
    event: eventNumber(em, event.name),
    asker,
    radix: event.params.map((p) => {
      const { size, from } = radixOf(em, p.type)
      return [size, from]
    }),
  }))

const offers = (em: Emitter): Data[] =>
  em.program.offers
    .filter((o) => o.kind === 'may')
    .map((o) => ({
      event: eventNumber(em, o.event),
      at: [...o.at],
      rule: em.table.of({ name: o.name, kind: 'may', clauses: o.cites, span: o.span }),
    }))

const memoisedFacts = (em: Emitter): Data[] =>
  [...em.program.game.facts.values()]
    .filter((f) => f.stored && f.deck !== true && f.name.text !== 'result')
    .map((f) => ({
      name: f.name.text,
      column: em.column(f.name.text).wish,
      ...(f.params.length > 1
        ? { of: 'pair', params: f.params.map((p) => typeWord(p.type)) }
        : saidOf(f.params[0]?.type)),
      type: typeWord(f.type),
      zones: [...f.zones],
    }))

const keptMarks = (em: Emitter): Data[] =>
  [...em.program.game.adjectives.values()]
    .filter((a) => a.stored)
    .map((a) => ({
      name: a.name.text,
      column: em.column(a.name.text).wish,
      ...saidOf(a.subject),
      type: 'truth',
      zones: [...a.zones],
    }))

/** Where the question stands. */
function placeOfSite(em: Emitter, site: Site): Span {
  return statementAt(em, site.id)?.span ?? site.proc.span
}

function statementAt(em: Emitter, site: number): TStmt | null {
  const search = (body: readonly TStmt[]): TStmt | null => {
    for (const s of body) {
      if ((s.kind === 'act' || s.kind === 'may' || s.kind === 'choose' || s.kind === 'oneOf') && s.site.id === site)
        return s
      for (const inner of blocksOf(s)) {
        const found = search(inner)
        if (found !== null) return found
      }
    }
    return null
  }
  for (const proc of em.program.procs) {
    const found = search(proc.body)
    if (found !== null) return found
  }
  return null
}
