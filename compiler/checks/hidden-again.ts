import { suspends } from '../analyse/suspension.ts'
import { blocksOf, exprsOf, statementsIn, within } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

type Move = Extract<TStmt, { readonly kind: 'move' }>

/**
 * HR0540: what a text moves is seen by those who see it when the text is done, or asks. A card that it lays open and
 * hides again is seen by nobody, unless it is shown.
 */
export const hiddenAgain: Check = ({ program }, report) => {
  // Who sees a card hangs on more than its zone there.
  if (program.viewers.length > 0) return
  for (const proc of program.procs)
    for (const block of blocksIn(proc.body))
      for (const [i, opening] of block.entries()) {
        const open = openingIn(program, proc, opening)
        const closing = open === null ? null : hiding(program, block.slice(i + 1), open)
        if (open === null || closing === null) continue
        const zone = zoneOf(open.zone) ?? ''
        report(
          warning(
            'HR0540',
            worded('hidden again before anybody sees it'),
            open.span,
            worded('nobody sees what is laid in `{1}`', zone),
            {
              secondary: [{ span: closing.span, text: worded('it is hidden again here, in the same text') }],
              hint: worded('write `show … to players` between, or lay it into `{1}` by an event of its own', zone),
              clauses: proc.cites,
            },
          ),
        )
      }
}

function blocksIn(body: readonly TStmt[]): readonly (readonly TStmt[])[] {
  return [body, ...statementsIn(body).flatMap(blocksOf)]
}

const zoneOf = (x: TExpr): string | null => (x.kind === 'zone' ? x.zone : null)

/** Whether everybody sees the cards of a zone; null where it is none of cards. */
function isOpen({ zones }: Program, zone: string): boolean | null {
  const seenBy = zones.get(zone)?.seenBy ?? null
  return seenBy === null ? null : seenBy.kind === 'builtin' && seenBy.name === 'players'
}

/** The move by which a statement lays open what not everybody saw before. */
function openingIn(program: Program, proc: Proc, statement: TStmt): Move | null {
  const moves = statementsIn([statement]).filter((s) => s.kind === 'move')
  return moves.find((s) => opens(program, proc, s)) ?? null
}

function opens(program: Program, proc: Proc, { what, zone }: Move): boolean {
  const to = zoneOf(zone)
  if (to === null || isOpen(program, to) !== true) return false
  const from = originsOf(program, proc, what).map((each) => isOpen(program, each))
  return from.length > 0 && from.every((open) => open === false)
}

/** The zones that what is moved comes from, as far as the text says; empty where it does not. */
function originsOf(program: Program, proc: Proc, what: TExpr): readonly string[] {
  return within(what).flatMap((x) => {
    if (x.kind === 'zone') return [x.zone]
    if (x.kind !== 'local') return []
    return definitionsOf(program, proc, x.local).flatMap((each) => within(each).flatMap((part) => zoneOf(part) ?? []))
  })
}

/** What a variable is chosen from, goes through or is given; of a part of an event what players may name there. */
function definitionsOf({ offers, events }: Program, proc: Proc, local: Local): readonly TExpr[] {
  const own = statementsIn(proc.body).flatMap((s): readonly (TExpr | null)[] => {
    if (s.kind === 'each' || s.kind === 'sameTime') return s.domain.local === local ? [s.domain.set] : []
    if (s.kind === 'choose') return s.result === local ? [s.domain.set] : []
    return s.kind === 'assign' && s.local === local ? [s.value] : []
  })
  const place = proc.params.indexOf(local)
  const named = offers
    .filter(({ kind, event }) => kind === 'may' && events.get(event)?.proc === proc)
    .flatMap(({ args }) => {
      const arg = args[place]
      return arg?.kind === 'domain' ? [arg.domain.set] : []
    })
  return [...own, ...named].flatMap((x) => x ?? [])
}

/** The move that hides again what was laid open, before somebody is asked or something is shown. */
function hiding(program: Program, after: readonly TStmt[], { what, zone }: Move): Move | null {
  for (const statement of after) {
    if (suspends(program, statement)) return null
    const inside = statementsIn([statement])
    if (inside.some(({ kind }) => kind === 'show')) return null
    const isAbout = (x: TExpr): boolean =>
      (x.kind === 'zone' && x.zone === zoneOf(zone)) ||
      (x.kind === 'local' && what.kind === 'local' && x.local === what.local)
    const move = inside.find((s) => s.kind === 'move')
    const asks = inside.flatMap(exprsOf).flatMap(within)
    if (move?.kind !== 'move' || !asks.some((x) => x !== move.zone && isAbout(x))) continue
    const to = zoneOf(move.zone)
    return to !== null && isOpen(program, to) === false ? move : null
  }
  return null
}
