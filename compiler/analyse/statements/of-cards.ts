import type { TExpr, TStmt } from '../../program/ir.ts'
import type { Declarations } from '../../program/declarations.ts'
import { ANY_ZONE, CARDS, RANDOM, VIEWERS } from '../region.ts'
import { always, never, nobody, none } from '../row.ts'
import { enters, entersAnywhere, zoneOf, zoneWritten } from './moving.ts'
import type { StatementRows } from './rows.ts'

/** What cards do by the kernel of the language: each is its own step. */
export const ofCards: StatementRows<'move' | 'place' | 'swap' | 'exchange' | 'create' | 'delete' | 'shuffle' | 'show'> =
  {
    move: {
      exprs: (s) => [s.what, s.zone],
      blocks: none,
      assigns: none,
      writes: (s, at) => enters(s.zone, at),
      runs: () => [{ kind: 'around', event: 'move' }],
      asks: nobody,
      suspends: false,
      refuses: (s, program) => s.what.type.optional || isLimited(s, program) || mayBeStopped(program),
      exits: 'nothing',
      steps: 'told',
      inFacts: false,
      places: (s) => [s.zone],
    },
    place: {
      exprs: (s) => [s.card, s.zone, s.bottom],
      blocks: none,
      assigns: none,
      writes: (s, at) => enters(s.zone, at),
      runs: none,
      asks: nobody,
      suspends: false,
      refuses: always,
      exits: 'text',
      steps: 'one',
      inFacts: false,
      places: (s) => [s.zone],
    },
    swap: {
      exprs: (s) => [s.card, s.other],
      blocks: none,
      assigns: none,
      writes: (_, at) => entersAnywhere(at),
      runs: () => [{ kind: 'around', event: 'move' }],
      asks: nobody,
      suspends: false,
      // A card has no place to change with itself.
      refuses: always,
      exits: 'nothing',
      steps: 'told',
      inFacts: false,
      places: none,
    },
    exchange: {
      exprs: (s) => [s.card, s.other, s.from, s.to],
      blocks: none,
      assigns: none,
      writes: (_, at) => entersAnywhere(at),
      runs: none,
      asks: nobody,
      suspends: false,
      refuses: always,
      exits: 'text',
      steps: 'one',
      inFacts: false,
      places: none,
    },
    create: {
      exprs: (s) => [s.definition, s.zone],
      blocks: none,
      assigns: none,
      // Nothing is known yet about a card that was not there.
      writes: (s) => [CARDS, zoneWritten(s.zone)],
      runs: none,
      asks: nobody,
      suspends: false,
      refuses: isLimited,
      exits: 'nothing',
      steps: 'told',
      inFacts: false,
      places: (s) => [s.zone],
    },
    delete: {
      exprs: (s) => [s.card],
      blocks: none,
      assigns: none,
      writes: () => [CARDS, ANY_ZONE, VIEWERS],
      runs: none,
      asks: nobody,
      suspends: false,
      refuses: never,
      exits: 'nothing',
      steps: 'told',
      inFacts: false,
      places: none,
    },
    shuffle: {
      exprs: (s) => [s.zone],
      blocks: none,
      assigns: none,
      writes: (s) => [zoneWritten(s.zone), VIEWERS, RANDOM],
      runs: none,
      asks: nobody,
      suspends: false,
      refuses: never,
      exits: 'nothing',
      steps: 'mixed',
      inFacts: false,
      places: (s) => [s.zone],
    },
    show: {
      exprs: (s) => [s.card, s.to],
      blocks: none,
      assigns: none,
      writes: () => [VIEWERS],
      runs: none,
      asks: nobody,
      suspends: false,
      refuses: never,
      exits: 'nothing',
      steps: 'told',
      inFacts: false,
      places: none,
    },
  }

/** A zone without room refuses what comes, also what is created there; so does the zone of nobody. */
export function isLimited(s: TStmt & { kind: 'move' | 'create' }, program: Declarations): boolean {
  if (isOfNobody(s.zone)) return true
  const name = zoneOf(s.zone)
  const to = name === null ? undefined : program.zones.get(name)
  return to === undefined || to.capacity !== null
}

/** Whether it is the zone of somebody who may be none. */
export const isOfNobody = (x: TExpr): boolean => x.kind === 'zone' && x.key?.type.optional === true

function mayBeStopped({ events }: Declarations): boolean {
  const move = events.get('move')
  return move !== undefined && move.cannots.length + move.insteads.length > 0
}
