import type { Report } from '../diagnostics/diagnostic.ts'
import { error } from '../diagnostics/make.ts'
import { reaches } from '../analyse/walk.ts'
import { byLayer, writersLayerOf } from '../game/layers.ts'
import type { Game } from '../game/model.ts'
import type { Site } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import type { TExample } from '../program/examples.ts'
import { markResumable } from '../analyse/suspension.ts'
import { type Elaboration, type Probe, newElaboration } from './context.ts'
import { elaborateAlways } from './declarations/always.ts'
import { elaborateBoard } from './declarations/board.ts'
import { elaborateAsking } from './declarations/asking.ts'
import { elaborateTelling } from './declarations/telling.ts'
import { elaborateDecks } from './declarations/decks.ts'
import { elaborateEvents } from './declarations/events.ts'
import { elaborateExamples } from './examples/examples.ts'
import { elaborateFacts, forDefinitions } from './declarations/facts.ts'
import { joinLasting } from './declarations/lasting-rules.ts'
import { followings } from './declarations/followings.ts'
import type { KeptElaboration } from './kept-elaboration.ts'
import { Stages } from './stages.ts'
import { exchangeOf, movesThatStop } from './declarations/moving.ts'
import { elaborateRules } from './declarations/rules.ts'
import { seatingIsAnOrder } from './declarations/seating.ts'
import { reportRemovedCards } from './declarations/removed-cards.ts'
import type { Program } from '../program/program.ts'
import { worded } from '../diagnostics/worded.ts'

/** The kernel carries it out, so that nobody could say its parts. */
function settlingTakesNothing(e: Elaboration): void {
  const symbol = e.game.events.get('settle-instead')
  const first = symbol?.params[0]
  if (symbol === undefined || first === undefined) return
  e.report(
    error('HR0205', worded('the event has no such part'), symbol.name.span, worded('`settle-instead` takes nothing'), {
      hint: worded('what is to be settled lies in `applicable`'),
    }),
  )
}

/** Most games never delete a card; theirs have no such event. */
function leaveOutDelete(e: Elaboration, events: Map<string, TEvent>): void {
  const { game, used } = e
  const [symbol, event] = [game.events.get('delete'), events.get('delete')]
  if (used.has('to delete') && deletesFromTheBase(e)) return
  game.events.delete('delete')
  events.delete('delete')
  if (!used.has('to delete') || symbol === undefined || event === undefined) return
  // The base has no such event, so that its own keep their numbers.
  game.events.set('delete', symbol)
  events.set('delete', event)
}

/** Whether the lowest of the games that the game is joined from deletes cards. */
const deletesFromTheBase = ({ game, procs }: Elaboration): boolean =>
  procs.some((proc) => writersLayerOf(game.layers, proc.span) === 0 && reaches(proc.body, (s) => s.kind === 'delete'))

/** Sites are known by their numbers only when all of them are there. */
function numbered(sites: readonly Numbered<Site>[]): Site[] {
  for (const [i, site] of sites.entries()) site.id = i + 1
  return [...sites]
}

/** A variant may read words as choices that its base does not. */
const writtenFirst = (sites: readonly Site[]): Site[] => [
  ...sites.filter((site) => !site.byWord),
  ...sites.filter((site) => site.byWord),
]

type Numbered<T> = Omit<T, 'id'> & { id: number }

/**
 * Gives every declaration of the game its types and meanings. `kept` is what an earlier version became, and then this
 * one.
 */
export function elaborateGame(game: Game, report: Report, kept: KeptElaboration | null = null): Program {
  const again = kept?.withExamplesOf(game, report) ?? null
  if (again !== null) return again
  const stages = new Stages(report)
  const e = newElaboration(game, stages.report)
  const declared = elaborateDeclarations(e)
  stages.endOfRules(e)
  const examples = elaborateExamples(e, kept?.examples ?? null)
  stages.endOfExamples(e)
  const program = joined(e, declared, examples)
  kept?.keep(program, stages.end(e))
  return program
}

/** The same for an editor that asks about a place in a half-written sentence: `probe` is told what is known there. */
export function askElaboration(game: Game, probe: Probe): void {
  const e = newElaboration(game, () => {}, probe)
  elaborateDeclarations(e)
  elaborateExamples(e, null)
}

type Declared = ReturnType<typeof elaborateDeclarations>

/** All but the examples, which may ask for what is made here. */
function elaborateDeclarations(e: Elaboration) {
  const facts = elaborateFacts(e)
  const events = elaborateEvents(e)
  const { offers, compulsions } = elaborateRules(e, events)
  const always = elaborateAlways(e)
  const presented = { board: elaborateBoard(e), telling: elaborateTelling(e, events), ...elaborateAsking(e) }
  const decks = elaborateDecks(e)
  return { ...facts, events, offers, compulsions, always, presented, decks }
}

/** What is made of several declarations together, when all of them are known. */
function joined(e: Elaboration, declared: Declared, examples: readonly TExample[]): Program {
  const { game } = e
  const { facts, adjectives, relations, zones, viewers, events, offers, compulsions } = declared
  const { always, presented, decks } = declared
  settlingTakesNothing(e)
  seatingIsAnOrder(e)
  joinLasting(e.lasting, events, facts, adjectives)
  offers.push(...e.lasting.offers)
  compulsions.push(...e.lasting.compulsions)
  const seen = [
    ...viewers,
    ...e.lasting.excepts.flatMap(({ fact, made }) => (fact === 'viewers' && !facts.has(fact) ? [made] : [])),
  ]
  forDefinitions(e, facts, adjectives)
  leaveOutDelete(e, events)
  followings(e, events, {
    game,
    procs: e.procs,
    counters: e.counters,
    events,
    exchange: null,
    offers,
    compulsions,
    facts,
    adjectives,
    relations,
    zones,
    viewers: seen,
  })
  const stops = markResumable({ procs: e.procs, events }).has('move')
  if (stops) movesThatStop(e, events)
  const exchange = exchangeOf(e, stops)
  reportRemovedCards(e)
  return {
    game,
    procs: byLayer(game.layers, e.procs, (proc) => proc.span),
    sites: numbered(byLayer(game.layers, writtenFirst(e.sites), (site) => site.proc.span)),
    counters: e.counters,
    events,
    exchange,
    offers,
    compulsions,
    facts,
    adjectives,
    relations,
    zones,
    viewers: seen,
    always,
    ...presented,
    ...decks,
    examples,
    lasting: e.lasting.blocks,
    used: e.used,
    uses: e.uses,
    words: e.words,
  }
}
