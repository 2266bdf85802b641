import { HOLDER } from '../game/model.ts'
import type { HookRule, Proc, TExpr, TStmt } from '../game/ir.ts'
import type { Program, TSentence } from '../elaborate/program.ts'
import { exprsOf, partsOfDomain } from '../game/parts.ts'
import { statements, within } from './walk.ts'

/**
 * What can change, and what a condition depends on, by name: `fact x`, `mark x`, `local 3`, `event x`, `zones`.
 * `everything` stands for what the text does not tell.
 */
export interface Doings {
  readonly changes: ReadonlySet<string>
  readonly asks: boolean
  readonly finishes: boolean
}

/** All that the statements may do, through what they call, what watches that, and what players may do when asked. */
export function doingsOf(program: Program, body: readonly TStmt[]): Doings {
  const changes = new Set<string>()
  const seen = new Set<Proc>()
  const open: (readonly TStmt[])[] = [body]
  let [asks, finishes] = [false, false]
  const enter = (procs: readonly Proc[]): void => {
    for (const proc of procs) {
      if (seen.has(proc)) continue
      seen.add(proc)
      open.push(proc.body)
    }
  }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const s of statements(next)) {
      for (const change of changesOf(s)) changes.add(change)
      if (endsRules(program, s)) changes.add('zones')
      asks ||= s.kind === 'act' || ((s.kind === 'may' || s.kind === 'choose' || s.kind === 'oneOf') && !('who' in s && s.who === 'chance'))
      finishes ||= s.kind === 'finish'
      enter(procsOf(program, s))
    }
  }
  return { changes, asks, finishes }
}

function changesOf(s: TStmt): readonly string[] {
  switch (s.kind) {
    case 'call': return [`event ${s.event}`]
    case 'move': case 'create': case 'moveEffect': case 'delete': case 'shuffle': case 'later': case 'lasting': case 'resolve': case 'dismiss': return ['zones', `event ${s.kind}`]
    case 'show': return ['event show']
    case 'set': return [`fact ${s.fact}`]
    case 'mark': return [`mark ${s.adjective}`]
    case 'assign': return [`local ${s.local.id}`]
    case 'choose': return [`local ${s.result.id}`, `local ${s.domain.local.id}`]
    case 'each': return [`local ${s.domain.local.id}`]
    default: return []
  }
}

/** Whether rules that hold for a while end with what the statement does. */
function endsRules(program: Program, s: TStmt): boolean {
  const event = s.kind === 'call' ? program.events.get(s.event) : s.kind === 'move' ? program.events.get('move') : undefined
  return event !== undefined && event.endings.length + event.during.length > 0
}

function procsOf(program: Program, s: TStmt): readonly Proc[] {
  switch (s.kind) {
    case 'call': return procsOfEvent(program, s.event)
    case 'move': return procsOfEvent(program, 'move')
    case 'proc': return [s.proc]
    case 'later': return [s.proc]
    case 'resolve': return program.procs.filter((p) => p.kind === 'effect')
    case 'act': return program.offers.filter((o) => o.at.includes(s.site.at)).flatMap((o) => procsOfEvent(program, o.event))
    default: return []
  }
}

/** The event's own text and what watches it. */
export function procsOfEvent(program: Program, name: string): readonly Proc[] {
  const event = program.events.get(name)
  if (event === undefined) return []
  const hooks: readonly HookRule[] = [...event.insteads, ...event.befores, ...event.afters, ...event.whens]
  return [...(event.proc === null ? [] : [event.proc]), ...hooks.map((h) => h.proc)]
}

/** What the value of an expression depends on, through the facts and words it uses. */
export function readsOf(program: Program, x: TExpr): ReadonlySet<string> {
  const reads = new Set<string>()
  const words = new Set<string>()
  const open = [x]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const part of within(next)) {
      for (const read of directReads(program, part)) reads.add(read)
      const word = wordOf(part)
      if (word === null || words.has(word)) continue
      words.add(word)
      open.push(...meaningOf(program, part))
    }
  }
  return reads
}

function directReads(program: Program, x: TExpr): readonly string[] {
  const lives = (zones: readonly string[] | undefined): readonly string[] => (zones === undefined || zones.length === 0 ? [] : ['zones'])
  switch (x.kind) {
    case 'local': return [`local ${x.local.id}`]
    case 'stored': return [`fact ${x.fact}`, ...lives(program.game.facts.get(x.fact)?.zones)]
    case 'adjective': {
      const symbol = program.game.adjectives.get(x.name)
      return symbol?.stored === true ? [`mark ${x.name}`, ...lives(symbol.zones)] : []
    }
    case 'zone': case 'inZone': case 'zoneIs': return ['zones']
    case 'query': return x.domain.set === null ? ['zones'] : []
    case 'times': return [`event ${x.counter.event}`, ...(x.counter.during === null ? [] : [`event ${x.counter.during}`])]
    case 'can': return ['everything']
    case 'printed': return x.original !== true && x.of.type.base === 'card' ? shaped(program) : []
    case 'builtin': if (['definition', 'hasDefinition', 'theCopy', 'copyOf'].includes(x.name)) return shaped(program)
      return x.name === 'holder' ? (program.game.facts.has(HOLDER) ? ['everything'] : ['zones']) : x.name === 'owner' ? ['fact $owner'] : x.name === 'viewers' ? ['everything'] : []
    default: return []
  }
}

/** What a card is at present changes by instruction, and with its zone. */
function shaped({ game }: Program): readonly string[] {
  if (game.shape === null) return []
  return ['fact $definition', ...(game.shape.zones.length === 0 ? [] : ['zones'])]
}

function wordOf(x: TExpr): string | null {
  if (x.kind === 'derived') return `fact ${x.fact}`
  return x.kind === 'adjective' || x.kind === 'relation' ? `${x.kind} ${x.name}` : null
}

/** The expressions that a fact, adjective or relation is worked out from. */
export function meaningOf(program: Program, x: TExpr): readonly TExpr[] {
  if (x.kind === 'derived') {
    const fact = program.facts.get(x.fact)
    if (fact === undefined) return []
    const body = [...statements(fact.body ?? [])].flatMap(exprsOf)
    return [...(fact.value === null ? [] : [fact.value]), ...body, ...fact.excepts.flatMap((e) => [...e.tests, e.value, ...inForce(e)])]
  }
  const sentences = x.kind === 'adjective' ? program.adjectives.get(x.name)?.sentences : x.kind === 'relation' ? program.relations.get(x.name)?.sentences : undefined
  return (sentences ?? []).flatMap((s) => [...s.tests, ...inForce(s)])
}

/** What holds for a while depends on what is in force. */
function inForce(s: TSentence): readonly TExpr[] {
  return s.lasting === null || s.selfDomain === null ? [] : partsOfDomain(s.selfDomain)
}
