import type { HookRule, Local, Proc, TRule, TStmt } from '../game/ir.ts'
import type { Type } from '../game/type.ts'
import type { Program } from '../elaborate/program.ts'
import { lineColumn, type Span } from '../source/source-file.ts'
import { LoopTable } from './loop-table.ts'
import { Narrowing } from './narrowing.ts'
import { Refusals } from '../analyse/refusals.ts'
import { blocksOf, leftEvents, reaches } from '../elaborate/resumable.ts'
import { Constants } from './constant.ts'
import { Costs } from './costs.ts'
import { Completion } from '../analyse/completion.ts'
import { Effects } from '../analyse/effects.ts'
import { Whereabouts } from './whereabouts.ts'
import { RuleTable } from './rule-table.ts'
import { RUNTIME_NAMES } from './runtime-names.ts'
import { Running } from './running.ts'
import { NameTable, camel, comment, literal, pascal, unused } from './names.ts'

export { pascal }

/** Fields that every state has. */
const BASE_FIELDS = ['players', 'options', 'random', 'def', 'owner', 'place', 'zones', 'shown', 'result', 'over', 'frames', 'ask', 'asked', 'optional', 'legal', 'effects', 'announcing', 'replacing', 'dry', 'failed', 'reasons', 'askAll', 'openChance', 'astray', 'log', 'roundLimit']

/** Variables that emitted functions use on their own account. */
const LOCAL_WORDS = ['args', 'before', 'bottom', 'captured', 'choice', 'code', 'controller', 'definition', 'effect', 'event', 'f', 'forced', 'frame', 'from', 'id', 'index', 'it', 'kept', 'laid', 'may', 'only', 'other', 'out', 'picked', 'rest', 's', 'seat', 'seed', 'site', 'source', 't', 'to', 'zone']

/** What emission of one game shares: its program and the identifiers of its module. */
export class Emitter {
  readonly names = new NameTable()
  readonly program: Program
  /** Code that lists the answers of each choice, filled while frames are emitted. */
  /** Procedures that can be suspended or wait, in the order of their numbers. */
  readonly procIds: readonly number[]
  readonly table = new RuleTable()
  /** Replacement rules of all events, in the order of their numbers. */
  readonly insteads: readonly HookRule[]
  readonly whereabouts: Whereabouts
  readonly effects: Effects
  readonly refusals: Refusals
  readonly completion: Completion
  readonly running: Running
  readonly loops: LoopTable
  readonly narrowing = new Narrowing()
  /** Events that some text leaves from further in. */
  readonly left: ReadonlySet<Proc>
  /** Events that some text carries out even where they are forbidden. */
  readonly forced: ReadonlySet<string>
  readonly costs: Costs
  readonly constants: Constants
  /** Whether anything is announced, so that what is asked has to be tried. */
  readonly announces: boolean
  /** How the game moves cards together: whole zones, cards from the top. */
  readonly together = new Set<'all' | 'top'>()
  readonly sites = new Map<number, { readonly frame: string; readonly code: string }>()

  /** Whether what can be told from the rules is not worked out while playing; else all is tried, one by one. */
  readonly shortcuts: boolean

  /** Whether each entry of the log is noted with the text that it comes from. */
  readonly traced: boolean

  constructor(program: Program, { shortcuts = true, trace = false }: { readonly shortcuts?: boolean; readonly trace?: boolean } = {}) {
    this.program = program
    this.shortcuts = shortcuts
    this.traced = trace
    this.procIds = program.procs.filter(waits).map((p) => p.id)
    this.insteads = [...program.events.values()].flatMap((e) => e.insteads)
    this.effects = new Effects(program)
    this.left = new Set([...leftEvents(program.procs)].flatMap((name) => program.events.get(name)?.proc ?? []))
    this.refusals = new Refusals(program)
    this.completion = new Completion(program)
    this.running = new Running(program)
    this.loops = new LoopTable(program, this.running)
    this.costs = new Costs(program)
    this.constants = new Constants(program)
    this.forced = forcedEvents(program)
    this.announces = program.procs.some((p) => reaches(p.body, (x) => x.kind === 'announce'))
    this.whereabouts = new Whereabouts(program)
    for (const word of ['State', 'ZONE', 'CARD', 'OPTION', 'EVENT', 'PROC', 'DEFINITIONS', 'HOLDER', 'EFFECT_ZONES', 'cloneState', 'newState', 'createCard', 'place', 'move', 'moveAll', 'moveTop', 'moveZone', 'moveTopCards', 'seesCard',
      'viewersOf', 'holder', 'step', 'program', 'engine', 'examples', 'optionInfo', 'eventInfo', 'ruleInfo', 'perform', 'ask', 'choices', 'rules', 'list', 'listAnew', 'standingStill', 'known', 'Known', 'obligations', 'keepFirst', 'keepOnly', 'emptied', 'CardName', 'Options', 'Asking', 'GameMove', 'gameMove', 'wordMove', 'makeEngine', 'whyNot', 'mayEnter', 'ZONE_ROWS', 'EVENT', 'CHANCE', 'info', 'resolveEffect', 'runEffect', 'refusals', 'NONE', 'resumeEffect', 'describe', 'deleteCard', 'leaveGame', 'presentCards', 'printedDef', 'copies', 'joined', 'lessCopies', 'sameCopies', 'deckIs', 'DEFAULT_DECKS', 'DECK_RULES', 'deckRefusals', 'lastingReason', 'TEXTS', 'Texts', 'CARD_NAMES', 'texts', 'queries']) this.names.reserve(word)
    for (const word of BASE_FIELDS) this.names.reserve(word)
    for (const word of LOCAL_WORDS) this.names.reserve(word)
    for (const word of RUNTIME_NAMES) this.names.reserve(word)
    for (const word of ['alike', 'at', 'countOf', 'someOf', 'sumOf', 'allCards', 'family', 'within', 'top', 'union', 'without', 'sum', 'divide', 'modulo', 'range', 'same', 'orElse', 'seats', 'seatsFrom', 'nextSeat', 'nextIn', 'roundIn', 'greatest', 'least', 'fillable',
      'refuse', 'endGame', 'goesRound', 'anotherRound', 'descend', 'ascend', 'askInTrial', 'isToldNext', 'announced', 'apart', 'leave', 'suspended', 'dropEffects', 'completable', 'isTrying', 'isSettled', 'SETTLED', 'Settled', 'prune', 'randomBelow', 'shuffle', 'moveCard', 'removeFrom', 'showTo', 'addEffect', 'takeEffect', 'moveEffect', 'blankZones', 'seedRandom', 'run', 'noteEvent', 'noteChance', 'noteShuffle', 'copyLog', 'loseSight', 'HOLDS_CARDS', 'Astray', 'CARD_OF_CHANCE', 'HiddenCard', 'answer', 'theCopy', 'copyOf', 'placeGiven', 'placeAll', 'enter', 'hands', 'example', 'card', 'branch', 'value', 'moved', 'does', 'chooses', 'answers', 'asked', 'offered', 'refused', 'exactly', 'choosable', 'notChoosable', 'happened', 'notHappened', 'notAsked', 'nobodyAsked', 'chanceChooses', 'then', 'equals', 'inFile']) this.names.reserve(word)
    if (trace) for (const word of ['trace', 'traceNotes', 'noted', 'carriedOut']) this.names.reserve(word)
    if (program.counted !== undefined) for (const word of ['applied', 'applies', 'fuel', 'places']) this.names.reserve(word)
  }

  /** Every card that is in the game; games that delete cards leave those out. */
  allCards(): string { return this.deletes ? 'presentCards(s)' : 'allCards(s)' }
  get deletes(): boolean { return this.program.game.events.has('delete') }

  enumConst(name: string): string { return this.names.of(`enum ${name}`, constant(name)) }
  namesOf(enumName: string): string { return this.names.of(`names of ${enumName}`, `${constant(enumName)}_NAMES`) }
  factName(name: string): string { return this.names.of(`fact ${name}`, `${camel(name)}Of`) }
  column(name: string): string { return this.names.of(`column ${name}`, camel(name)) }
  counter(name: string): string { return this.names.of(`counter ${name}`, camel(name)) }
  /** How many of an event are running, kept where rules last during it. */
  runningColumn(name: string): string { return this.names.of(`running ${name}`, camel(`running-${name}`)) }
  printed(name: string): string { return this.names.of(`printed ${name}`, `PRINTED_${constant(name)}`) }
  adjective(name: string): string { return this.names.of(`adjective ${name}`, `is${pascal(name)}`) }
  relation(name: string): string { return this.names.of(`relation ${name}`, camel(name)) }
  /** Carries an event out after asking whether it may happen. */
  event(name: string): string { return this.names.of(`event ${name}`, camel(name)) }
  /** Carries an event out without asking. */
  perform(name: string): string { return this.names.of(`perform ${name}`, `do${pascal(name)}`) }
  frame(proc: Proc): string { return this.names.of(`frame ${proc.id}`, `${pascal(proc.name)}Frame`) }
  stepOf(proc: Proc): string { return this.names.of(`step ${proc.id}`, `step${pascal(proc.name)}`) }
  /** The plain function, or the function that suspends the frame, of a hook, override or effect. */
  procName(proc: Proc): string { return this.names.of(`proc ${proc.id}`, camel(proc.kind === 'override' ? `${proc.name}-of-text` : proc.name)) }
  rule(rule: TRule): string { return this.names.of(`rule ${rule.kind} ${rule.name}`, `${rule.kind === 'cannot' ? 'forbids' : rule.kind === 'until' ? 'reaches' : 'matches'}${pascal(rule.name)}`) }
  procConst(proc: Proc): string { return `PROC.${this.names.of(`proc const ${proc.id}`, camel(`${proc.name}-frame`))}` }

  /** Cases are numbers, so that the switch is a jump; the name stands beside. */
  caseOf(proc: Proc): string { return `case ${this.procIds.indexOf(proc.id) + 1} /* ${comment(proc.name)} */:` }
  eventCase(name: string): string { return `case ${[...this.program.events.keys()].indexOf(name)} /* ${comment(name)} */:` }

  enumValue(enumName: string, value: string): string {
    return `${this.enumConst(enumName)}[${literal(value)}]`
  }
}

function forcedEvents(program: Program): Set<string> {
  const within = (body: readonly TStmt[]): string[] => body.flatMap((s) => [...(s.kind === 'call' && s.forced ? [s.event] : []), ...blocksOf(s).flatMap(within)])
  return new Set(program.procs.flatMap((proc) => within(proc.body)))
}

/** Procedures that can be suspended, wait as pending effects, or last as rules: the state tells them by number. */
export function waits(proc: Proc): boolean {
  return proc.resumable || proc.kind === 'effect' || proc.kind === 'lasting'
}

export function constant(name: string): string {
  return camel(name).replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()
}

/** Clauses and place of a declaration, for the comment above what it becomes. */
export function docOf(cites: readonly string[], span: Span, text = ''): string {
  const at = `${span.file.path.split('/').slice(-2).join('/')}:${lineColumn(span.file, span.start).line}`
  const clauses = cites.length === 0 ? '' : `[${cites.join(', ')}] `
  return comment(`${clauses}${text === '' ? '' : `${text} `}(${at})`)
}

/** The TypeScript type of a variable that holds a value. */
export function tsType(t: Type): string {
  if (t.set) return 'readonly number[]'
  return t.base === 'truth' ? 'boolean' : 'number'
}

export function initial(t: Type): string {
  if (t.set) return '[]'
  return t.base === 'truth' ? 'false' : 'NONE'
}

/** Names of variables inside one emitted function; frame variables are reached through `f`. */
export class Names {
  private readonly known = new Map<number, string>()
  private readonly taken = new Set<string>()
  private readonly em: Emitter

  constructor(em: Emitter) {
    this.em = em
  }

  /** The identifier of a variable, chosen when it first comes up. */
  of(local: Local): string {
    const known = this.known.get(local.id)
    if (known !== undefined) return known
    const name = this.fresh(local.name)
    this.known.set(local.id, name)
    return name
  }

  fresh(wish: string): string {
    const base = camel(wish)
    let name = base
    for (let n = 2; this.taken.has(name) || this.taken.has(unused(name)) || this.em.names.has(name); n++) name = `${base}${n}`
    this.taken.add(name).add(unused(name))
    return name
  }

  /** Names for a function of its own that still sees this one's frame. */
  inner(): Names {
    const names = new Names(this.em)
    for (const [id, code] of this.known) if (code.startsWith('f.')) names.known.set(id, code)
    return names
  }

  reserve(name: string): void {
    this.taken.add(name)
  }

  alias(local: Local, code: string): void {
    this.known.set(local.id, code)
  }

  /** Frame variables are written `f.name`. */
  inFrame(local: Local): string {
    const name = this.known.get(local.id)
    if (name !== undefined) return name
    const field = `f.${this.fresh(local.name)}`
    this.known.set(local.id, field)
    return field
  }
}
