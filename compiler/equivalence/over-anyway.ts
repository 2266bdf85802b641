import { analysesOf } from '../analyse/analyses.ts'
import type { TEvent } from '../program/declarations.ts'
import type { TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/** The event with which every game begins, and ends where nothing ends it before. */
const WHOLE = 'match'

/**
 * Each `finish` that is the last instruction of all: of `match`, or of what `match` does last and nothing else does.
 */
export function lastOfAll(program: Program): ReadonlySet<TStmt> {
  const found = new Set<TStmt>()
  const calls = analysesOf(program).statements().of('call')
  let only: TStmt | null = null
  for (let name = WHOLE; ;) {
    const event = program.events.get(name)
    const isCalledElsewhere = calls.some((s) => s.event === name && s !== only)
    const last = event?.proc == null ? undefined : lastIn(event.proc.body)
    if (event === undefined || last === undefined || isCalledElsewhere || isFollowed(program, event)) return found
    if (last.kind === 'finish') found.add(last)
    if (last.kind !== 'call') return found
    name = last.event
    only = last
  }
}

/** What is done last of all in a text. */
const lastIn = (body: readonly TStmt[]): TStmt | undefined => body.find(({ kind }) => kind === 'finish') ?? body.at(-1)

/** Whether something comes after an event, or it may happen where somebody acts. */
function isFollowed({ offers }: Program, event: TEvent): boolean {
  const { name, afters, whens, during, following } = event
  return (
    afters.length + whens.length + during.length > 0 ||
    following !== null ||
    offers.some((offer) => offer.event === name)
  )
}
