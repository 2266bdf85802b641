import type { TExpr, TStmt } from '../../program/ir.ts'
import { isNeverEmpty, partsOfDomain } from '../domain.ts'
import { RANDOM } from '../region.ts'
import { type Block, always, never, none, present } from '../row.ts'
import type { StatementRows } from './rows.ts'

type Asked = TExpr | 'chance'

const said = (who: Asked): readonly TExpr[] => (who === 'chance' ? [] : [who])
const decider = (who: Asked): 'player' | 'chance' => (who === 'chance' ? who : 'player')
const answer = (body: readonly TStmt[]): Block => ({ inside: 'answer', body })

/** What stops to ask somebody. */
export const ofQuestions: StatementRows<'act' | 'may' | 'choose' | 'oneOf'> = {
  act: {
    exprs: (s) => [s.who],
    blocks: (s) => [answer(s.then), answer(s.otherwise)],
    assigns: none,
    writes: none,
    runs: (s) => [{ kind: 'offers', at: s.site.at }],
    asks: () => 'player',
    suspends: true,
    refuses: always,
    exits: 'nothing',
    steps: 'one',
    inFacts: false,
    places: none,
  },
  may: {
    exprs: (s) => [s.who],
    blocks: (s) => [answer(s.then), answer(s.otherwise)],
    assigns: none,
    writes: none,
    runs: none,
    asks: () => 'player',
    suspends: true,
    // Declining is always possible.
    refuses: never,
    exits: 'nothing',
    steps: 'one',
    inFacts: false,
    places: none,
  },
  choose: {
    exprs: (s) => [
      ...said(s.who),
      ...partsOfDomain(s.domain),
      ...(s.count === null ? [] : [s.count.from, s.count.to]),
      ...present(s.setTest),
    ],
    blocks: none,
    assigns: (s) => [s.result, s.domain.local],
    writes: (s) => (s.who === 'chance' ? [RANDOM] : []),
    runs: none,
    asks: (s) => decider(s.who),
    suspends: true,
    refuses: (s) => s.count !== null || !isThere(s.who) || !isNeverEmpty(s.domain),
    exits: 'nothing',
    steps: 'one',
    inFacts: false,
    places: none,
  },
  oneOf: {
    exprs: (s) => [...said(s.who), ...(s.several === undefined ? [] : [s.several.from, s.several.to])],
    blocks: (s) => s.branches.map(answer),
    assigns: none,
    writes: (s) => (s.who === 'chance' ? [RANDOM] : []),
    runs: none,
    asks: (s) => decider(s.who),
    suspends: true,
    refuses: always,
    exits: 'nothing',
    steps: 'one',
    inFacts: false,
    places: none,
  },
}

/** Whether there is somebody to ask in any state. */
function isThere(who: Asked): boolean {
  return who === 'chance' || (who.kind === 'local' && !who.type.optional)
}
