import type { ExprIn, TExpr, TStmt } from '../program/ir.ts'
import type { Type } from '../game/type.ts'
import { declaredAdjective, declaredFact } from '../program/declared-name.ts'
import type { Program } from '../program/program.ts'
import { statementsIn } from './walk.ts'
import { type Unit, expressionsOf, expressionsOfExample } from './units.ts'

/** What something in the program makes use of, by name. */
export interface Usage {
  readonly types: Set<string>
  readonly facts: Set<string>
  readonly printed: Set<string>
  readonly adjectives: Set<string>
  readonly relations: Set<string>
  readonly zones: Set<string>
  readonly events: Set<string>
}

/**
 * What is read, changed, carried out or offered. Examples may ask for facts, yet what only they use is no part of a
 * game.
 */
export function usageOf(program: Program, units: readonly Unit[]): Usage {
  const usage: Usage = {
    types: new Set(),
    facts: new Set(),
    printed: new Set(),
    adjectives: new Set(),
    relations: new Set(),
    zones: new Set(),
    events: new Set(['match', ...calledByTheKernel(program)]),
  }
  for (const unit of units) {
    for (const x of expressionsOf(unit)) ofExpr(program, usage, x, unit)
    for (const s of statementsIn(unit.body)) ofStatement(usage, s, unit)
  }
  for (const offer of program.offers) usage.events.add(offer.event)
  const inExamples: Usage = { ...usage, zones: new Set(), events: new Set() }
  for (const example of program.examples)
    for (const x of expressionsOfExample(example)) ofExpr(program, inExamples, x, null)
  ofDeclarations(program, usage)
  for (const { names, by } of program.board) for (const { name } of [...names, ...by]) ofBoard(usage, name)
  return usage
}

/** What a board shows, players make use of. */
function ofBoard({ facts, adjectives, printed, zones }: Usage, name: string): void {
  for (const names of [facts, adjectives, printed, zones]) names.add(name)
}

/** What a game declares for the kernel to carry out. */
function calledByTheKernel(program: Program): readonly string[] {
  return [...program.events.values()].some((e) => e.insteads.length > 0) ? ['settle-instead'] : []
}

/** A fact does not make use of itself. */
function addFact(program: Program, usage: Usage, name: string, unit: Unit | null): void {
  const declared = declaredFact(program, name)
  if (unit?.kind !== 'fact' || declaredFact(program, unit.name) !== declared) usage.facts.add(declared)
}

function ofExpr(program: Program, usage: Usage, x: TExpr, unit: Unit | null): void {
  ofType(usage, x.type)
  switch (x.kind) {
    case 'stored':
    case 'derived':
      addFact(program, usage, x.fact, unit)
      return
    case 'printed':
      usage.printed.add(x.name)
      return
    case 'adjective':
      usage.adjectives.add(declaredAdjective(program, x.name))
      return
    case 'relation':
      usage.relations.add(x.name)
      return
    case 'zone':
      usage.zones.add(x.zone)
      return
    case 'query':
      ofType(usage, x.domain.local.type)
      return
    case 'can':
      usage.events.add(x.event)
      return
    default:
      x satisfies ExprIn<'leaves' | 'places' | 'operators' | 'composed' | 'map' | 'times'>
      return
  }
}

function ofStatement(usage: Usage, s: TStmt, unit: Unit): void {
  if (s.kind === 'set') usage.facts.add(s.fact)
  if (s.kind === 'mark') usage.adjectives.add(s.adjective)
  if (s.kind === 'call' && (unit.kind !== 'procedure' || unit.name !== s.event)) usage.events.add(s.event)
  if (s.kind === 'choose' || s.kind === 'each' || s.kind === 'sameTime') ofType(usage, s.domain.local.type)
}

function ofType(usage: Usage, t: Type): void {
  if (t.base === 'enum') usage.types.add(t.of)
}

function ofDeclarations({ game }: Program, usage: Usage): void {
  for (const p of game.printed.values()) ofType(usage, p.type)
  for (const f of game.facts.values()) {
    ofType(usage, f.type)
    for (const p of f.params) ofType(usage, p.type)
  }
  for (const x of [...game.facts.values(), ...game.adjectives.values()])
    for (const zone of x.zones) usage.zones.add(zone)
  const params = [...game.facts.values(), ...game.events.values()].flatMap(
    (x): readonly { type: Type; adjective: string | null }[] => x.params,
  )
  for (const p of params) {
    ofType(usage, p.type)
    if (p.adjective !== null) usage.adjectives.add(p.adjective)
  }
  for (const d of game.definitions.values()) for (const g of d.decl.generators) usage.types.add(g.type.text)
}
