import { type BaseState, type Choice, NONE } from '../engine.ts'
import { SEATS } from '../kernel/kernel.ts'
import type { FullEngine } from '../parts.ts'
import { choiceOf, moveOf } from '../kernel/move-code.ts'
import { memberType } from '../words/member-type.ts'
import { ownEntry } from '../own-entry.ts'
import type { EngineVersion } from './version.ts'

/** Stands for what the other version does not know. */
const MISSING = -1

/** How numbers of the first version read in the second. */
export interface Correspondence {
  readonly a: EngineVersion
  readonly b: EngineVersion
  readonly definitions: readonly number[]
  readonly events: readonly number[]
  /** By zone instance. */
  readonly zones: readonly number[]
  readonly enums: Readonly<Record<string, readonly number[]>>
  /** By the number of a text that stands in the rules. */
  readonly texts: readonly number[]
  /** Facts that both versions keep, with their columns. */
  readonly facts: readonly SharedFact[]
  /** Whether cards and places have the same numbers in both. */
  readonly samePlaces: boolean
  /** Whether moves have the same numbers in both. */
  readonly sameCodes: boolean
  /** Where rules lie that hold for a while, in games of which the other version has none: no example can count them. */
  readonly lastsAlone: { readonly a: number | null; readonly b: number | null }
}

export interface SharedFact {
  readonly name: string
  readonly of: string
  readonly type: string
  readonly a: string
  readonly b: string
  /** Whether its values have the same numbers in both. */
  readonly plain: boolean
}

const isSame = (numbers: readonly number[] | undefined): boolean => numbers?.every((n, i) => n === i) !== false

export function correspondence(a: EngineVersion, b: EngineVersion): Correspondence {
  const enumsB = b.engine.parts.enums
  const definitions = a.engine.info.cards.map((name) => b.definitions.get(name) ?? MISSING)
  const zones = zonesOf(a, b)
  const enums = Object.fromEntries(
    Object.entries(a.engine.parts.enums).map(([type, values]) => [
      type,
      values.map((v) => ownEntry(enumsB, type)?.indexOf(v) ?? MISSING),
    ]),
  )
  const texts = textsOf(a, b)
  const isPlain = (type: string): boolean => {
    const member = memberType(type)
    switch (member) {
      case 'effect':
        return false
      case 'definition':
        return isSame(definitions)
      case 'zone':
        return isSame(zones)
      case 'text':
        return isSame(texts)
      default:
        return isSame(ownEntry(enums, member))
    }
  }
  return {
    a,
    b,
    definitions,
    zones,
    enums,
    texts,
    samePlaces: isSame(definitions) && isSame(zones) && a.engine.info.zones.length === b.engine.info.zones.length,
    events: a.engine.info.events.map(({ name, params }) => {
      const index = b.events.get(name) ?? MISSING
      const others = b.engine.info.events[index]?.params ?? []
      return others.length === params.length &&
        others.every((p, i) => p.role === params[i]?.role && p.type === params[i]?.type)
        ? index
        : MISSING
    }),
    facts: a.engine.parts.facts.flatMap(({ name, of, type, column }) => {
      const other = b.facts.get(name)
      return other === undefined || other.of !== of || other.type !== type
        ? []
        : [{ name, of, type, a: column, b: other.column, plain: isPlain(type) }]
    }),
    sameCodes: codesOf(a.engine) === codesOf(b.engine),
    lastsAlone: { a: lastingPlace(a, b), b: lastingPlace(b, a) },
  }
}

/** Where a version lays rules that hold for a while; null where it has none, or the other one has some as well. */
function lastingPlace({ engine, zones }: EngineVersion, other: EngineVersion): number | null {
  if (engine.parts.lasting === undefined || other.engine.parts.lasting !== undefined) return null
  return zones.get('lasting')?.base ?? null
}

/** A text that only one version's rules say has a number that follows from its content in the other. */
function textsOf({ engine: { parts } }: EngineVersion, b: EngineVersion): number[] {
  return (parts.texts?.ofRules ?? []).map((word) => b.engine.parts.texts?.number(word) ?? MISSING)
}

function zonesOf(a: EngineVersion, b: EngineVersion): number[] {
  const zones: number[] = []
  for (const [name, { base, perSeat, of }] of a.zones) {
    const other = b.zones.get(name)
    for (let p = 0; p < (perSeat ? SEATS : (of?.length ?? 1)); p++) {
      const at = of === undefined ? p : (other?.of?.indexOf(of[p] ?? '') ?? -1)
      zones[base + p] =
        other === undefined || other.perSeat !== perSeat || (other.of === undefined) !== (of === undefined) || at < 0
          ? MISSING
          : other.base + at
    }
  }
  return zones
}

/** Everything that decides how a move is numbered. */
function codesOf({ parts }: FullEngine<BaseState>): string {
  const { moves, moveBase, enums, info, texts } = parts
  return JSON.stringify([
    moves,
    moveBase,
    enums,
    texts?.ofRules ?? [],
    info.events.map((e) => [e.name, e.params.map((p) => [p.role, p.type])]),
    info.zones.map((z) => [z.name, z.perSeat, z.of]),
    info.cards,
  ])
}

/** A value of the first version as the second one counts it. */
export function translated(c: Correspondence, value: number, type: string): number {
  if (value === NONE) return NONE
  if (type === 'definition') return c.definitions[value] ?? MISSING
  if (type === 'zone') return c.zones[value] ?? MISSING
  // What is joined has the same number everywhere.
  if (type === 'text') return c.texts[value] ?? value
  const values = ownEntry(c.enums, type)
  return values === undefined ? value : (values[value] ?? MISSING)
}

/** The same choice in the other version; null where it is not offered there. */
export function sameChoice(c: Correspondence, s: BaseState, t: BaseState, choice: Choice): Choice | null {
  const other = translatedChoice(c, s, t, choice)
  return other !== null && (t.legal.includes(other) || (other === 0 && t.optional)) ? other : null
}

function translatedChoice(c: Correspondence, s: BaseState, t: BaseState, choice: Choice): Choice | null {
  const site = c.a.engine.parts.sites[s.ask - 1]
  const other = c.b.engine.parts.sites[t.ask - 1]
  if (site === undefined || other === undefined || site.kind !== other.kind) return null
  if (choice === 0 || site.kind === 'may' || site.kind === 'one-of') return choice
  if (site.kind === 'choose') return translated(c, choice - site.bias, site.value) + other.bias
  if (c.sameCodes) return choice
  const move = moveOf(c.a.engine.parts, s, choice)
  if (move.kind !== 'act') return null
  const event = c.events[move.event] ?? MISSING
  const params = c.a.engine.info.events[move.event]?.params ?? []
  return event === MISSING
    ? null
    : choiceOf(
        c.b.engine.parts,
        event,
        move.args.map((v, i) => translated(c, v, params[i]?.type ?? '')),
      )
}
