import type { Domain, Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { blocksOf } from './walk.ts'

/** The most copies of a printed card that a game of so many players can make; without a bound, Infinity. */
export type MostCopies = (definition: number, players: number) => number

/**
 * How often an instruction is carried out at most: so many times, and so many times for each player to the power
 * `perPlayer`.
 */
interface Often {
  readonly times: number
  readonly perPlayer: number
}

const ONCE: Often = { times: 1, perPlayer: 0 }
const ALWAYS: Often = { times: Infinity, perPlayer: 0 }

interface Created {
  readonly definition: number | 'each' | 'any'
  readonly often: Often
}

/** Where an instruction stands: how often it is carried out, and the loop over printed cards that it stands in. */
interface Standing {
  readonly often: Often
  readonly definitions: Local | null
  readonly inside: readonly Proc[]
}

/** How many calls are followed one inside of another, and in all, before what they make counts as unknown. */
const DEEPEST = 16
const MOST_CALLS = 2000

/**
 * What a game makes follows from the text where `match` (or `draft`) makes it, and events that these carry out;
 * whatever else makes cards may do so any number of times.
 */
export function mostCopies(program: Program): MostCopies {
  const begun = ['match', 'draft'].flatMap((name) => program.events.get(name)?.proc ?? [])
  const all: Gathering = { program, created: [], counted: new Set(begun), free: new Set(), calls: 0 }
  for (const proc of begun) gather(all, proc.body, { often: ONCE, definitions: null, inside: [proc] })
  const chosen = new Set(program.offers.map(({ event }) => event))
  for (const proc of program.procs)
    if (!all.counted.has(proc) || proc.kind !== 'event' || chosen.has(proc.name)) setFree(all, proc)
  for (const proc of all.free)
    gather({ ...all, calls: Infinity }, proc.body, { often: ALWAYS, definitions: null, inside: [proc] })
  const { created } = all
  return (definition, players) => {
    const ways = created.filter((way) => way.definition === definition || typeof way.definition === 'string')
    const most = ways.reduce((sum, { often }) => sum + often.times * players ** often.perPlayer, 0)
    // What no text makes is there only in positions.
    return most === 0 ? Infinity : most
  }
}

interface Gathering {
  readonly program: Program
  readonly created: Created[]
  /** Procedures whose runs are counted, as `match` carries them out. */
  readonly counted: Set<Proc>
  /** Those that may be carried out any number of times. */
  readonly free: Set<Proc>
  calls: number
}

function gather(all: Gathering, body: readonly TStmt[], at: Standing): void {
  for (const s of body) {
    if (s.kind === 'create') all.created.push(createdBy(s.definition, at, all.program))
    else if (s.kind === 'call' || s.kind === 'proc') called(all, procOf(all.program, s), at)
    else if (s.kind === 'each' || s.kind === 'sameTime') gather(all, s.body, inLoop(all.program, s.domain, at))
    else
      for (const block of blocksOf(s))
        gather(all, block, s.kind === 'loop' || (s.kind === 'act' && s.loop) ? { ...at, often: ALWAYS } : at)
  }
}

const procOf = (program: Program, s: TStmt & { kind: 'call' | 'proc' }): Proc | null =>
  s.kind === 'proc' ? s.proc : (program.events.get(s.event)?.proc ?? null)

function called(all: Gathering, proc: Proc | null, at: Standing): void {
  if (proc === null || all.calls === Infinity) return
  all.calls += 1
  all.counted.add(proc)
  if (at.often === ALWAYS || at.inside.includes(proc) || at.inside.length > DEEPEST || all.calls > MOST_CALLS)
    setFree(all, proc)
  else gather(all, proc.body, { ...at, definitions: null, inside: [...at.inside, proc] })
}

/** A procedure that may be carried out any number of times, and with it whatever it carries out. */
function setFree(all: Gathering, proc: Proc): void {
  const open = [proc]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (all.free.has(next)) continue
    all.free.add(next)
    open.push(...calledIn(all.program, next.body))
  }
}

function calledIn(program: Program, body: readonly TStmt[]): Proc[] {
  return body.flatMap((s) => {
    const proc = s.kind === 'call' || s.kind === 'proc' ? procOf(program, s) : null
    return [...(proc === null ? [] : [proc]), ...blocksOf(s).flatMap((block) => calledIn(program, block))]
  })
}

function createdBy(definition: TExpr, { often, definitions }: Standing, { game }: Program): Created {
  if (definition.type.set) return { definition: 'any', often: ALWAYS }
  if (definition.kind === 'definition')
    return { definition: definition.index, often: definitions === null ? often : times(often, game.definitions.size) }
  if (definition.kind === 'local' && definition.local === definitions) return { definition: 'each', often }
  return { definition: 'any', often: definitions === null ? often : times(often, game.definitions.size) }
}

const times = ({ times: before, perPlayer }: Often, factor: number): Often => ({ times: before * factor, perPlayer })

/**
 * Inside a loop; what is gone through is known where it is all players, all values of a type or all printed cards,
 * each once.
 */
function inLoop({ game }: Program, { local, set }: Domain, at: Standing): Standing {
  const { base, of } = local.type
  if (set !== null && !(set.kind === 'builtin' && set.name === 'players')) return { ...at, often: ALWAYS }
  if (base === 'player') return { ...at, often: { ...at.often, perPlayer: at.often.perPlayer + 1 } }
  if (base === 'enum') return { ...at, often: times(at.often, game.enums.get(of)?.values.length ?? Infinity) }
  return base === 'definition' && at.definitions === null ? { ...at, definitions: local } : { ...at, often: ALWAYS }
}
