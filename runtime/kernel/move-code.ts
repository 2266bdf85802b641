import { type BaseState, type Choice, DECLINE, type Move, type Seat } from '../engine.ts'
import type { Parts } from '../parts.ts'

/** Takes a choice of the pending decision apart. */
export function moveOf<S extends BaseState>(parts: Parts<S>, s: S, choice: Choice): Move {
  return moveAt(parts, s.ask, s.asked, choice)
}

/** Takes a choice apart that a seat makes at a site. */
export function moveAt<S extends BaseState>(parts: Parts<S>, ask: number, seat: Seat, choice: Choice): Move {
  const site = parts.sites[ask - 1]
  if (choice === DECLINE || site === undefined) return { kind: 'decline' }
  if (site.kind === 'may') return { kind: 'yes' }
  if (site.kind === 'one-of') return { kind: 'branch', index: choice - 1 }
  if (site.kind === 'choose') return { kind: 'choose', value: choice - site.bias, isCard: site.value === 'card' }
  const code = parts.moves[(choice - 1) % parts.moveBase]
  let rest = Math.floor((choice - 1) / parts.moveBase)
  if (code === undefined) return { kind: 'decline' }
  const open = code.radix.filter((_, i) => i !== code.asker).length
  let seen = 0
  const args = code.radix.map(([size, from], i) => {
    if (i === code.asker) return seat
    seen += 1
    const value = seen === open ? rest : rest % size
    rest = Math.floor(rest / size)
    return value + from
  })
  return { kind: 'act', event: code.event, args }
}

/** The choice code of a move, whether or not it is offered; null when the event is never offered. */
export function choiceOf<S extends BaseState>(parts: Parts<S>, event: number, args: readonly number[]): Choice | null {
  const number = parts.moves.findIndex((m) => m.event === event)
  const code = parts.moves[number]
  if (code === undefined) return null
  let rest = 0
  for (let i = code.radix.length - 1; i >= 0; i--) {
    const [size, from] = code.radix[i] ?? [1, 0]
    if (i === code.asker) continue
    rest = (args[i] ?? 0) - from + (isLast(code, i) ? 0 : size * rest)
  }
  return 1 + number + parts.moveBase * rest
}

function isLast(code: { readonly asker: number; readonly radix: readonly unknown[] }, i: number): boolean {
  const last = code.asker === code.radix.length - 1 ? code.radix.length - 2 : code.radix.length - 1
  return i === last
}
