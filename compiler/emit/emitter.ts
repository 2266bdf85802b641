import type { Local, Proc, TRule } from '../program/ir.ts'
import type { Type } from '../game/type.ts'
import type { Program } from '../program/program.ts'
import { type Analyses, analysesOf } from '../analyse/analyses.ts'
import { heldCards } from '../analyse/held-cards.ts'
import { weakMemo } from '../analyse/memo.ts'
import { LoopTable } from './loop-table.ts'
import { Narrowing } from './narrowing.ts'
import { isRestricted } from '../analyse/event-text.ts'
import type { Flow } from '../flow/procedure.ts'
import { RuleTable } from './rule-table.ts'
import { type Shortcut, type Shortcuts, shortcutsOf } from './shortcuts.ts'
import { reservedWords } from './reserved.ts'
import { type Code, type Part, FALSE, codeOf } from '../typescript/code.ts'
import { Name, localName, word } from '../typescript/name.ts'
import { mentions } from '../typescript/walks.ts'
import { aside, harmless } from '../typescript/literals.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import { type Param, entry } from '../typescript/build.ts'
import { NameTable, camel, pascal, unused } from './names.ts'

export { pascal }

/** What emission of one game shares: its program and the identifiers of its module. */
export class Emitter {
  readonly names = new NameTable()
  readonly program: Program
  /** What is known of it. */
  readonly analyses: Analyses
  readonly table: RuleTable
  readonly loops: LoopTable
  readonly narrowing = new Narrowing()
  /** Every text that can be suspended, as a graph. */
  readonly flow: Flow
  /** How the game moves cards together: whole zones, cards from the top. */
  readonly together = new Set<'all' | 'top'>()
  /** How what may be answered at a site is listed; `picked` tells what is chosen so far, where it asks for several. */
  readonly sites = new Map<number, { readonly frame: Name; readonly code: Code; readonly picked?: Code }>()

  /** What is not worked out while playing, as the rules tell it; else all is tried, one by one. */
  readonly shortcuts: ReadonlySet<Shortcut>

  /** Whether each entry of the log is noted with the text that it comes from. */
  readonly traced: boolean

  constructor(
    program: Program,
    flow: Flow,
    { shortcuts = true, trace = false }: { readonly shortcuts?: Shortcuts; readonly trace?: boolean } = {},
  ) {
    this.program = program
    this.analyses = analysesOf(program)
    this.table = new RuleTable(program.game.layers)
    this.shortcuts = shortcutsOf(shortcuts)
    this.traced = trace
    this.loops = new LoopTable(program, this.analyses)
    this.flow = flow
    for (const taken of reservedWords) this.names.reserve(taken)
    this.nameTexts()
  }

  /**
   * Texts have their names in the order of the rules, whatever becomes of them: where some can be suspended in one game
   * and not in another, the names of others stay.
   */
  private nameTexts(): void {
    for (const { name, proc } of this.program.events.values()) if (proc !== null && name !== 'move') this.event(name)
    for (const proc of this.program.procs) {
      if (proc.kind !== 'event') this.procName(proc)
      this.frame(proc)
      this.stepOf(proc)
      this.procKey(proc)
    }
  }

  /** The symbol of a key, declared by a module, made from `wish` the first time. */
  symbol(module: string, key: string, wish: string, isType = false): Name {
    return this.names.symbol(module, key, wish, isType)
  }

  /** The field that stands for a key, in the state or a table. */
  field(key: string, wish: string): Name {
    return this.names.field(key, wish)
  }

  /** Every card that is in the game, zone by zone; games that delete cards leave those out. */
  cardsByZone(): Code {
    return this.deletes ? code`presentByZone(s, EFFECT_ZONES)` : code`cardsByZone(s, EFFECT_ZONES)`
  }

  /** The same cards where it makes no difference in which order they come. */
  allCards(): Code {
    return this.deletes ? code`presentCards(s)` : code`allCards(s)`
  }
  get deletes(): boolean {
    return this.program.game.events.has('delete')
  }

  enumConst(name: string): Name {
    return this.symbol('names', `enum ${name}`, constant(name))
  }
  /** The numbers of a type's values. */
  enumValues(name: string): Name {
    return this.names.after('names', this.enumConst(name), (wish) => `${wish}_VALUES`)
  }
  namesOf(enumName: string): Name {
    return this.symbol('names', `names of ${enumName}`, `${constant(enumName)}_NAMES`)
  }
  factName(name: string): Name {
    return this.symbol('facts', `fact ${name}`, `${camel(name)}Of`)
  }
  column(name: string): Name {
    return this.field(`column ${name}`, camel(name))
  }
  counter(name: string): Name {
    return this.field(`counter ${name}`, camel(name))
  }
  /** How many of an event are running, kept where rules last during it. */
  runningColumn(name: string): Name {
    return this.field(`running ${name}`, camel(`running-${name}`))
  }
  printed(name: string): Name {
    return this.symbol('names', `printed ${name}`, `PRINTED_${constant(name)}`)
  }
  adjective(name: string): Name {
    return this.symbol('facts', `adjective ${name}`, `is${pascal(name)}`)
  }
  relation(name: string): Name {
    return this.symbol('facts', `relation ${name}`, camel(name))
  }
  /** Carries an event out after asking whether it may happen. */
  event(name: string): Name {
    return this.symbol('events', `event ${name}`, camel(name))
  }
  /** Carries an event out without asking; where nothing can keep it from happening there is nothing to ask. */
  perform(name: string): Name {
    const event = this.program.events.get(name)
    if (event !== undefined && !isRestricted(event)) return this.event(name)
    return this.symbol('events', `perform ${name}`, `do${pascal(name)}`)
  }
  /** Whether an event may happen. */
  can(event: string): Name {
    const { wish } = this.event(event)
    return this.symbol('events', `can ${event}`, `can${wish.slice(0, 1).toUpperCase()}${wish.slice(1)}`)
  }
  /** Whether no limit that counts an event keeps it from happening. */
  uncounted(event: string): Name {
    const { wish } = this.event(event)
    return this.symbol('events', `uncounted ${event}`, `can${wish.slice(0, 1).toUpperCase()}${wish.slice(1)}Again`)
  }
  frame(proc: Proc): Name {
    return this.symbol('state', `frame ${proc.id}`, `${pascal(proc.name)}Frame`, true)
  }
  stepOf(proc: Proc): Name {
    return this.symbol('events', `step ${proc.id}`, `step${pascal(proc.name)}`)
  }
  /** The plain function, or the function that suspends the frame, of a hook, override or effect. */
  procName(proc: Proc): Name {
    return this.symbol(
      'events',
      `proc ${proc.id}`,
      camel(proc.kind === 'override' ? `${proc.name}-of-text` : proc.name),
    )
  }
  rule(rule: TRule): Name {
    return this.symbol(
      'rules',
      `rule ${rule.kind} ${rule.name} ${rule.event}`,
      `${rule.kind === 'cannot' ? 'forbids' : rule.kind === 'until' ? 'reaches' : 'matches'}${pascal(rule.name)}`,
    )
  }
  procKey(proc: Proc): Name {
    return this.field(`proc const ${proc.id}`, camel(`${proc.name}-frame`))
  }
  procConst(proc: Proc): Code {
    return code`PROC.${this.procKey(proc)}`
  }

  /** By which states know a procedure. */
  procNumber(proc: Proc): number {
    return this.program.procs.indexOf(proc) + 1
  }

  /** Cases are numbers, so that the switch is a jump; the name stands beside. */
  caseOf(proc: Proc): Code {
    return code`case ${this.procNumber(proc)} ${aside(proc.name)}:`
  }
  eventCase(name: string): Code {
    return code`case ${[...this.program.events.keys()].indexOf(name)} ${aside(name)}:`
  }

  enumValue(enumName: string, value: string): Code {
    return entry(this.enumConst(enumName), value)
  }
}

/** What may go on holding cards that are shuffled; null where nothing can. */
export const heldCardsOf = weakMemo(({ program, flow }: Emitter) => heldCards(program, () => flow))

/** Procedures that can be suspended, wait as pending effects, or last as rules: the state tells them by number. */
export function waits(proc: Proc): boolean {
  return proc.resumable || proc.kind === 'effect' || proc.kind === 'following' || proc.kind === 'lasting'
}

function constant(name: string): string {
  return camel(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase()
}

/** The clauses of a declaration and what is to be said of it, for the comment above what it becomes. */
export function docOf(cites: readonly string[], text = ''): string {
  const clauses = cites.length === 0 ? [] : [`[${cites.join(', ')}]`]
  return harmless([...clauses, ...(text === '' ? [] : [text])].join(' '))
}

/** The TypeScript type of a variable that holds a value. */
export function tsType(t: Type): Code {
  if (t.set) return code`‹readonly number[]›`
  return t.base === 'truth' ? code`‹boolean›` : code`‹number›`
}

export function initial(t: Type): Code {
  if (t.set) return code`[]`
  return t.base === 'truth' ? FALSE : code`NONE`
}

/** The parameter that most emitted functions begin with. */
export const THE_STATE: Param = { name: STATE, type: code`‹State›` }

/** Parameters of an emitted function behind the state. */
export const paramsOf = (names: Names, params: readonly Local[]): Param[] => [
  THE_STATE,
  ...params.map((p) => ({ name: names.own(p), type: tsType(p.type) })),
]

/** The frame at hand. */
const FRAME = word('f')

/** How a variable is written: its name, or where it stands. */
export type Variable = Name | Code

/** Names of variables inside one emitted function; frame variables are reached through `f`. */
export class Names {
  private readonly known = new Map<number, Variable>()
  private readonly fields = new Map<number, Name>()
  private readonly taken = new Set<string>()
  private readonly em: Emitter

  constructor(em: Emitter) {
    this.em = em
  }

  /** How a variable is written; its name is chosen when it first comes up. */
  of(local: Local): Variable {
    const known = this.known.get(local.id)
    if (known !== undefined) return known
    const name = this.fresh(local.name)
    this.known.set(local.id, name)
    return name
  }

  /** The name of a variable that is declared here. */
  own(local: Local): Name {
    const name = this.of(local)
    if (!(name instanceof Name)) throw new Error(`the variable ${local.name} is declared elsewhere`)
    return name
  }

  fresh(wish: string): Name {
    const base = camel(wish)
    let name = base
    for (let n = 2; this.taken.has(name) || this.taken.has(unused(name)) || this.em.names.has(name); n++)
      name = `${base}${n}`
    this.taken.add(name).add(unused(name))
    return localName(name)
  }

  /** Names for a function of its own that still sees this one's frame. */
  inner(): Names {
    const names = new Names(this.em)
    for (const [id, variable] of this.known)
      if (!(variable instanceof Name) && mentions(variable, FRAME)) names.known.set(id, variable)
    return names
  }

  reserve(name: string): void {
    this.taken.add(name)
  }

  alias(local: Local, by: Part): void {
    this.known.set(local.id, by instanceof Name ? by : codeOf(by))
  }

  /** The field of the frame in which a variable has a place; null where it is no variable of the frame. */
  fieldOf(local: Local): Name | null {
    return this.fields.get(local.id) ?? null
  }

  /** Gives a variable a place in the frame. */
  inFrame(local: Local): Name {
    const field = this.fresh(local.name)
    this.fields.set(local.id, field)
    this.known.set(local.id, code`f.${field}`)
    return field
  }
}
