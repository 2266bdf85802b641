import { ANY_ZONE } from '../region.ts'
import { always, runsThrough, nobody, none, present } from '../row.ts'
import { effectZones } from './pending.ts'
import type { StatementRows } from './rows.ts'

/** What lays down pending effects, and what becomes of them. */
export const ofEffects: StatementRows<'later' | 'lasting' | 'moveEffect' | 'dismiss' | 'resolve'> = {
  later: {
    exprs: (s) => [...present(s.zone), s.controller, s.source],
    blocks: none,
    assigns: none,
    writes: (_, { program }) => effectZones(program),
    runs: (s) => [{ kind: 'postponed', proc: s.proc }],
    ...runsThrough,
    inFacts: false,
    places: none,
  },
  lasting: {
    exprs: (s) => [...present(s.controller), s.source],
    blocks: none,
    assigns: none,
    writes: (_, { program }) => effectZones(program),
    // It lays down rules; the procedure of its effect runs nothing.
    runs: none,
    ...runsThrough,
    inFacts: false,
    places: none,
  },
  moveEffect: {
    exprs: (s) => [s.what, s.zone],
    blocks: none,
    assigns: none,
    writes: (_, { program }) => effectZones(program),
    runs: none,
    ...runsThrough,
    inFacts: false,
    places: (s) => [s.zone],
  },
  dismiss: {
    exprs: (s) => [s.effect],
    blocks: none,
    assigns: none,
    writes: (_, { program }) => effectZones(program),
    runs: none,
    ...runsThrough,
    inFacts: false,
    places: none,
  },
  resolve: {
    exprs: (s) => [s.effect],
    blocks: none,
    assigns: none,
    writes: (_, { program }) => [ANY_ZONE, ...effectZones(program)],
    runs: () => [{ kind: 'pending' }],
    asks: nobody,
    suspends: false,
    // Which effect that will be is not known, nor whether it can do what it says by then.
    refuses: always,
    exits: 'nothing',
    steps: 'told',
    inFacts: false,
    places: none,
  },
}
