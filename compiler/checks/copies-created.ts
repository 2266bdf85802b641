import type { Domain, Local, Proc, TExpr, TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { blocksOf } from '../elaborate/resumable.ts'

/** The most copies of a printed card that a game of so many players can make; without a bound, Infinity. */
export type MostCopies = (definition: number, players: number) => number

/** How often an instruction is carried out at most: so many times, and so many times for each player to the power `perPlayer`. */
interface Often { readonly times: number; readonly perPlayer: number }

const ONCE: Often = { times: 1, perPlayer: 0 }
const ALWAYS: Often = { times: Infinity, perPlayer: 0 }

interface Created { readonly definition: number | 'each' | 'any'; readonly often: Often }

/** Where an instruction stands: how often it is carried out, and the loop over printed cards that it stands in. */
interface Standing { readonly often: Often; readonly definitions: Local | null; readonly inside: readonly Proc[] }

/**
 * What a game makes follows from the text where `match` (or `draft`) makes it, and events that these carry out; whatever else
 * makes cards may do so any number of times.
 */
export function mostCopies(program: Program): MostCopies {
  const created: Created[] = []
  const begun = ['match', 'draft'].flatMap((name) => program.events.get(name)?.proc ?? [])
  const reached = new Set<Proc>()
  for (const proc of begun) gather({ program, created, reached }, proc.body, { often: ONCE, definitions: null, inside: [proc] })
  const chosen = new Set(program.offers.map(({ event }) => event))
  const others = program.procs.filter((proc) => !begun.includes(proc) && (!reached.has(proc) || proc.kind !== 'event' || chosen.has(proc.name)))
  for (const proc of others) gather({ program, created, reached: new Set() }, proc.body, { often: ALWAYS, definitions: null, inside: [proc] })
  return (definition, players) => {
    const ways = created.filter((way) => way.definition === definition || typeof way.definition === 'string')
    const most = ways.reduce((sum, { often }) => sum + often.times * players ** often.perPlayer, 0)
    // What no text makes is there only in positions.
    return most === 0 ? Infinity : most
  }
}

interface Gathering { readonly program: Program; readonly created: Created[]; readonly reached: Set<Proc> }

function gather(all: Gathering, body: readonly TStmt[], at: Standing): void {
  for (const s of body) {
    if (s.kind === 'create') all.created.push(createdBy(s.definition, at, all.program))
    else if (s.kind === 'call') called(all, all.program.events.get(s.event)?.proc ?? null, at)
    else if (s.kind === 'proc') called(all, s.proc, at)
    else if (s.kind === 'each') gather(all, s.body, inLoop(all.program, s.domain, at))
    else for (const block of blocksOf(s)) gather(all, block, s.kind === 'loop' || (s.kind === 'act' && s.loop) ? { ...at, often: ALWAYS } : at)
  }
}

function called(all: Gathering, proc: Proc | null, at: Standing): void {
  if (proc === null) return
  const again = at.inside.includes(proc)
  // A second time round is enough to find whatever an endless circle makes.
  if (again && at.often === ALWAYS) return
  all.reached.add(proc)
  gather(all, proc.body, { often: again ? ALWAYS : at.often, definitions: null, inside: [...at.inside, proc] })
}

function createdBy(definition: TExpr, { often, definitions }: Standing, { game }: Program): Created {
  if (definition.type.set) return { definition: 'any', often: ALWAYS }
  if (definition.kind === 'definition') return { definition: definition.index, often: definitions === null ? often : times(often, game.definitions.size) }
  if (definition.kind === 'local' && definition.local === definitions) return { definition: 'each', often }
  return { definition: 'any', often: definitions === null ? often : times(often, game.definitions.size) }
}

const times = ({ times: before, perPlayer }: Often, factor: number): Often => ({ times: before * factor, perPlayer })

/** Inside a loop; what is gone through is known where it is all players, all values of a type or all printed cards, each once. */
function inLoop({ game }: Program, { local, set }: Domain, at: Standing): Standing {
  const { base, of } = local.type
  if (set !== null && !(set.kind === 'builtin' && set.name === 'players')) return { ...at, often: ALWAYS }
  if (base === 'player') return { ...at, often: { ...at.often, perPlayer: at.often.perPlayer + 1 } }
  if (base === 'enum') return { ...at, often: times(at.often, game.enums.get(of)?.values.length ?? Infinity) }
  return base === 'definition' && at.definitions === null ? { ...at, definitions: local } : { ...at, often: ALWAYS }
}
