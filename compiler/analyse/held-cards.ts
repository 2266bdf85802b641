import type { Procedure } from '../flow/procedure.ts'
import type { Program } from '../program/program.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import { THROUGHOUT, calledBy } from './call-graph.ts'
import { holdsThrough } from './fixed-point.ts'
import { type HandedMixed, handedMixed } from './handed-mixed.ts'
import { outliving } from './liveness.ts'
import { statementsIn } from './walk.ts'

/** What may go on holding cards while they are shuffled, or while chance chooses among them. */
export interface HeldCards extends HandedMixed {
  /** Kept facts that are shown: one for the game, or each thing its own. */
  readonly facts: ReadonlyMap<string, 'one' | 'each'>
  /** Texts that can be suspended while variables hold cards that they ask for later. */
  readonly texts: ReadonlySet<Proc>
}

/**
 * Null where nothing can hold a card while it is mixed with others. `suspended` gives the texts that can be suspended,
 * as graphs.
 */
export function heldCards(program: Program, suspended: () => Iterable<Procedure>): HeldCards | null {
  const { procs } = program
  const mixing = procs.filter((proc) => statementsIn(proc.body).some(mixes))
  if (mixing.length === 0) return null
  const facts = shownFacts(program)
  // A text may be suspended while anything goes on that it brings about: too much does no harm.
  const mixesWithin = holdsThrough<Proc>(
    (proc) => mixing.includes(proc),
    (proc) => calledBy(program, proc.body, THROUGHOUT),
  )
  const texts = new Set([...suspended()].filter(holdsCards).map(({ proc }) => proc))
  const effects = procs.some(({ kind }) => kind === 'effect' || kind === 'lasting')
  if (facts.size === 0 && !effects && ![...texts].some(mixesWithin)) return null
  const mixesIn = (s: TStmt): boolean => mixes(s) || [...calledBy(program, [s], THROUGHOUT)].some(mixesWithin)
  return { facts, texts, ...handedMixed(program, mixesIn) }
}

function shownFacts({ game }: Program): Map<string, 'one' | 'each'> {
  return new Map(
    [...game.facts.values()].flatMap(({ name, stored, deck, type, params }) =>
      stored && deck !== true && type.base === 'card'
        ? [[name.text, params.length === 0 ? ('one' as const) : ('each' as const)]]
        : [],
    ),
  )
}

/** Whether it holds cards that it asks for when it goes on. */
function holdsCards(procedure: Procedure): boolean {
  const { params, locals } = procedure.proc
  const kept = outliving(procedure)
  return (
    procedure.slots.some((slot) => slot.cards && kept.has(slot)) ||
    [...params, ...locals].some(({ id, type }) => type.base === 'card' && kept.has(id))
  )
}

/** Whoever does not see the cards cannot tell afterwards which of them is which. */
const mixes = (s: TStmt): boolean => s.kind === 'shuffle' || choosesCardByChance(s)

type Choosing = TStmt & { kind: 'choose' | 'oneOf' }

export const isByChance = (s: TStmt): s is Choosing => (s.kind === 'choose' || s.kind === 'oneOf') && s.who === 'chance'

export const choosesCardByChance = (s: TStmt): s is TStmt & { kind: 'choose' } =>
  isByChance(s) && s.kind === 'choose' && s.domain.local.type.base === 'card'
