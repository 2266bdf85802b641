import { isByChance } from './terms/stmt-term.ts'
import type { ChangeClass } from './change-kind.ts'
import type { Sentence, Subjects, Thing } from './subjects.ts'
import type { Term } from './terms/term.ts'

/** What it does to the game when something is true more often, or a number is greater. */
export type Effect = Extract<ChangeClass, 'loosens' | 'tightens' | 'outcome' | 'undecided'>

/** What follows in both versions from what the rules ask and say. */
export interface EffectsOfNames {
  /** Events that players are offered. */
  readonly moves: ReadonlySet<string>
  /** Whether a choice or a part of an event can be a zone, so that players are told its name. */
  readonly zonesAreNamed: boolean
  /** What it does when an adjective, relation or fact grows; null for one that nothing uses. */
  of(name: string): Effect | null
  /**
   * Whether only conditions ask for it that allow or refuse moves, so that nothing leads elsewhere by another value.
   */
  isOnlyAsked(name: string): boolean
}

export function effectsOf(versions: readonly Subjects[]): EffectsOfNames {
  const sentences = versions.flatMap((v) => v.sentences)
  const things = versions.flatMap((v) => v.things)
  const moves = new Set(
    sentences.filter((s) => s.kind === 'permit').flatMap((s) => eventsIn(s.facets['guard'] ?? null)),
  )
  const uses = new Uses(moves)
  for (const sentence of sentences) uses.sentence(sentence)
  for (const thing of things) uses.thing(thing)
  const all = uses.leastFixedPoint()
  const facets = [...sentences, ...things].flatMap((each) => Object.values(each.facets))
  return {
    moves,
    zonesAreNamed: facets.some((facet) => facet !== null && mentionsZones(facet)),
    of: (name) => together(all.get(name) ?? new Set()),
    isOnlyAsked: (name) => all.has(name) && all.get(name)?.has('outcome') === false,
  }
}

/** The type of zones, as choices and parts of events bear it. */
const mentionsZones = (t: Term): boolean => (t.head === 'zone' && t.parts.length === 0) || t.parts.some(mentionsZones)

function eventsIn(guard: Term | null): string[] {
  if (guard === null) return []
  if (guard.head === 'event') return guard.parts.map((part) => part.head)
  return guard.head === 'and' || guard.head === 'or' ? guard.parts.flatMap(eventsIn) : []
}

/** The worst of several, where they do not contradict each other. */
function together(effects: ReadonlySet<Effect>): Effect | null {
  if (effects.has('undecided') || (effects.has('loosens') && effects.has('tightens'))) return 'undecided'
  return (['tightens', 'outcome', 'loosens'] as const).find((each) => effects.has(each)) ?? null
}

export const opposite = (effect: Effect): Effect =>
  effect === 'loosens' ? 'tightens' : effect === 'tightens' ? 'loosens' : effect

const mixed = (effect: Effect): Effect => (effect === 'outcome' ? 'outcome' : 'undecided')

type Way = 'grows' | 'shrinks' | 'mixed'

const TURNED: Readonly<Record<Way, Way>> = { grows: 'shrinks', shrinks: 'grows', mixed: 'mixed' }

function through(effect: Effect, way: Way): Effect {
  return way === 'grows' ? effect : way === 'shrinks' ? opposite(effect) : mixed(effect)
}

/** Where names are used: with which effect on the game, or to define which other names. */
class Uses {
  private readonly direct = new Map<string, Set<Effect>>()
  private readonly defining = new Map<string, Map<string, Set<Way>>>()
  private readonly moves: ReadonlySet<string>

  constructor(moves: ReadonlySet<string>) {
    this.moves = moves
  }

  sentence({ kind, about, facets }: Sentence): void {
    const { guard, body, value } = facets
    // What is said to hold always decides nothing, nor does how a table looks and what is told.
    if (kind === 'always' || kind === 'board' || kind === 'telling' || kind === 'audience') return
    if (kind === 'adjective' || kind === 'relation')
      return this.condition(guard, (name, way) => this.define(name, about, way))
    const effect: Effect =
      kind === 'permit'
        ? 'loosens'
        : kind === 'deck-rule' || kind === 'compulsion'
          ? 'tightens'
          : kind === 'obligation' || kind === 'attendance'
            ? 'undecided'
            : kind === 'forbid'
              ? this.moves.has(about)
                ? 'tightens'
                : 'outcome'
              : 'outcome'
    this.condition(guard, (name, way) => this.use(name, through(effect, way)))
    this.everything(value, 'outcome')
    this.block(body, this.moves.has(about))
  }

  thing({ kind, key, facets }: Thing): void {
    if (kind === 'event') return this.block(facets['body'], this.moves.has(key))
    if (kind === 'zone') {
      this.number(facets['capacity'], 'grows', (name, way) => this.use(name, through('loosens', way)))
      return this.everything(facets['view'], 'outcome')
    }
    if (kind === 'fact') {
      this.everything(facets['starts'], 'outcome')
      this.condition(facets['value'], (name, way) => this.define(name, key, way))
    }
    if (kind === 'reading') this.everything(facets['reading'], 'undecided')
  }

  /** Adds what names do through the names that they define, until nothing is new. */
  leastFixedPoint(): ReadonlyMap<string, Set<Effect>> {
    for (let grown = true; grown;) {
      grown = false
      for (const [name, targets] of this.defining) {
        for (const [target, ways] of targets) {
          for (const effect of this.direct.get(target) ?? [])
            for (const way of ways) grown = this.use(name, through(effect, way)) || grown
        }
      }
    }
    return this.direct
  }

  private use(name: string, effect: Effect): boolean {
    const known = this.direct.get(name) ?? new Set()
    this.direct.set(name, known)
    if (known.has(effect)) return false
    known.add(effect)
    return true
  }

  private define(name: string, target: string, way: Way): void {
    const targets = this.defining.get(name) ?? new Map<string, Set<Way>>()
    this.defining.set(name, targets)
    targets.set(target, (targets.get(target) ?? new Set()).add(way))
  }

  /** Head conditions bear on whether a move is offered, choices on what may be chosen; the rest on what happens. */
  private block(body: Term | null | undefined, isMove: boolean): void {
    if (body == null) return
    let head = true
    for (const stmt of body.parts) {
      if (head && isMove && stmt.head === 'only-if') {
        this.condition(stmt.parts[0], (name, way) => this.use(name, through('loosens', way)))
        continue
      }
      head = false
      this.stmt(stmt, isMove)
    }
  }

  private stmt(stmt: Term, isMove: boolean): void {
    if (stmt.head === 'announce') return this.everything(stmt, isMove ? 'undecided' : 'outcome')
    for (const part of stmt.parts) {
      if (part.head === 'block') this.block(part, false)
      else if (stmt.head === 'choose' && part.head === 'range' && !isByChance(stmt))
        this.condition(part.parts[2], (name, way) => this.use(name, through('loosens', way)))
      else if (part.head === 'bullets') part.parts.forEach((bullet) => this.block(bullet, false))
      else this.everything(part, 'outcome')
    }
  }

  /** Every name below, whatever it does there. */
  private everything(t: Term | null | undefined, effect: Effect): void {
    if (t == null) return
    this.use(nameIn(t), effect)
    for (const part of t.parts) this.everything(part, effect)
  }

  private condition(t: Term | null | undefined, found: (name: string, way: Way) => void, way: Way = 'grows'): void {
    if (t == null) return
    const [first, second, third] = t.parts
    switch (t.head) {
      case 'and':
      case 'or':
        return t.parts.forEach((part) => this.condition(part, found, way))
      case 'not':
        return this.condition(first, found, TURNED[way])
      case 'is':
        found(second?.head ?? '', way)
        return this.names(first, found)
      case 'some':
        found(first?.head ?? '', way)
        this.names(second, found)
        return this.condition(third, found, way)
      case '<':
      case '<=':
        this.number(first, TURNED[way], found)
        return this.number(second, way, found)
      case 'if':
        this.names(first, found)
        this.condition(second, found, way)
        return this.condition(third, found, way)
      default:
        return this.number(t, way, found)
    }
  }

  /** A number, or anything that grows with what it is made of. */
  private number(t: Term | null | undefined, way: Way, found: (name: string, way: Way) => void): void {
    if (t == null) return
    const [first, second] = t.parts
    if (t.head === '+') return t.parts.forEach((part) => this.number(part, way, found))
    if (t.head === '-' && second !== undefined) {
      this.number(first, way, found)
      return this.number(second, TURNED[way], found)
    }
    // More fit, more are counted.
    if (t.head === 'times') return this.condition(first, found, way)
    if (t.head === 'count of' && first?.head === 'each') {
      found(first.parts[0]?.head ?? '', way)
      this.names(first.parts[1], found)
      return this.condition(first.parts[2], found, way)
    }
    found(nameIn(t), way)
    t.parts.forEach((part) => this.names(part, found))
  }

  private names(t: Term | null | undefined, found: (name: string, way: Way) => void): void {
    if (t == null) return
    found(nameIn(t), 'mixed')
    t.parts.forEach((part) => this.names(part, found))
  }
}

/** The name that a term itself mentions: a leaf, `price of`, `relation matches`. */
function nameIn({ head }: Term): string {
  return head.replace(/^(?:printed|relation) /, '').replace(/ of$/, '')
}
