import { analysesOf } from '../analyse/analyses.ts'
import { substituted } from '../analyse/substituted.ts'
import { expressionsIn, statementsIn, within } from '../analyse/walk.ts'
import { keyOf } from '../program/key-of.ts'
import type { Declarations } from '../program/declarations.ts'
import type { Local, Proc, TExpr } from '../program/ir.ts'
import type { Board } from './board.ts'
import { type Draw, oneOf } from './draw.ts'
import { anyOf, zonesIn } from './things.ts'

/** A fact that is kept, of things that are known. */
export type Amount = TExpr & { readonly kind: 'stored' }

/** Through how many calls a text is followed. */
const DEEPEST = 2

/**
 * What is kept that a text reads, and the texts that it calls, with what they are handed in place of their variables.
 */
export function storedBehind(program: Declarations, proc: Proc, deep = DEEPEST): readonly TExpr[] {
  const own = [...expressionsIn(proc.body).filter(({ kind }) => kind === 'stored'), ...givenAnew(program, proc)]
  if (deep === 0) return own
  const behind = statementsIn(proc.body).flatMap((s) => {
    const called = s.kind === 'call' ? program.events.get(s.event)?.proc : null
    if (s.kind !== 'call' || called == null || called === proc) return []
    return storedBehindCall(program, called, s.args, deep - 1)
  })
  return [...own, ...behind]
}

/** The same of a text that is handed these things. */
export function storedBehindCall(
  program: Declarations,
  proc: Proc,
  args: readonly TExpr[],
  deep = DEEPEST,
): readonly TExpr[] {
  const handed = new Map<Local, TExpr | null>(proc.params.map((param, i) => [param, args[i] ?? null]))
  return storedBehind(program, proc, deep).map((x) => substituted(x, handed))
}

/** What a text gives a value: that shows only where it had another one. */
function givenAnew({ game: { facts } }: Declarations, proc: Proc): readonly TExpr[] {
  return statementsIn(proc.body).flatMap((s): TExpr[] => {
    const fact = s.kind === 'set' && s.op === '=' ? facts.get(s.fact) : undefined
    return s.kind !== 'set' || fact === undefined
      ? []
      : [{ kind: 'stored', fact: s.fact, args: s.args, type: fact.type, span: s.span }]
  })
}

/** What sentences and instructions read, other than to ask a condition of it: `damage by x of this`. */
export function amountsIn(
  exprs: readonly TExpr[],
  tests: readonly TExpr[],
  known: ReadonlySet<Local>,
): readonly Amount[] {
  const asked = new Set(tests.flatMap(within).flatMap((x) => (x.kind === 'stored' ? [x.fact] : [])))
  const found = exprs
    .flatMap(within)
    .filter((x) => x.kind === 'stored')
    .filter(
      (x) =>
        !asked.has(x.fact) &&
        !x.fact.startsWith('$') &&
        x.args.flatMap(within).every((part) => part.kind !== 'local' || known.has(part.local)),
    )
  return [...new Map(found.map((x) => [keyOf(x), x])).values()]
}

/** Keeps something else than it starts with: where nothing is kept, what is done with it often shows nothing. */
export function putOther(board: Board, { fact, args, type }: Amount, draw: Draw): void {
  const of = args.map((arg) => board.value(arg))
  if (of.some((one) => one === null || typeof one === 'object')) return
  const { program, state } = board.machine
  const symbol = program.game.facts.get(fact)
  const [card] = of
  if (symbol?.params[0]?.type.base === 'card' && typeof card === 'number' && symbol.zones.length > 0) {
    const zones = symbol.zones.flatMap((name) => zonesIn(board, { name }, board.held))
    const place = state.cards[card]?.place ?? -1
    const zone = zones.includes(place) ? undefined : oneOf(zones, draw)
    if (zone !== undefined) board.moveCard(card, zone)
  }
  // What something is taken from may come below nothing.
  const isLowered = analysesOf(program)
    .statements()
    .of('set')
    .some((s) => s.op === '-=' && s.fact === fact)
  const below = isLowered && draw(2) === 0 ? [-1 - draw(9)] : []
  const value = oneOf(below.length > 0 ? below : anyOf(board, type, [], draw), draw)
  if (value !== undefined) board.keep(fact, of, value)
}
