/** What things of the old version are called in the new one. */
export interface Renames {
  readonly events: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
}

export const NO_RENAMES: Renames = { events: new Map(), names: new Map() }

const BUILT_IN: ReadonlySet<string> = new Set([
  'number',
  'truth',
  'player',
  'card',
  'definition',
  'effect',
  'zone',
  'text',
])

/** What names stand for at one place of the rules. */
export interface Scope {
  readonly renames: Renames
  readonly variables: ReadonlyMap<string, string>
  readonly depth: number
  /** How many rules and patterns there are around: each has places of its own. */
  readonly level: number
  /** Variables go by the names that the author gave them, so that a line more does not rename what follows. */
  readonly named: boolean
  /** The types that the game declares; an adjective is none. */
  readonly types: ReadonlySet<string>
}

export function outermost(renames: Renames, types: Iterable<string>, named = false): Scope {
  return { renames, variables: new Map(), depth: 0, level: 0, named, types: new Set(types) }
}

/** Whether a word before a variable says no more than what kind of thing it is. */
export function isType({ types }: Scope, word: string): boolean {
  return BUILT_IN.has(word) || types.has(word)
}

/** A variable that has a place of its own, such as a part of an event: it goes by that place. */
export function placed(scope: Scope, name: string, place: string): Scope {
  return { ...scope, variables: new Map(scope.variables).set(name, placeIn(scope, place)) }
}

/** What stands at a place of the rule that is being read. */
export const placeIn = ({ level }: Scope, place: string): string => `§${"'".repeat(level)}${place}`

/** A rule or pattern inside of another, whose places it must not take for its own. */
export const nested = (scope: Scope): Scope => ({ ...scope, level: scope.level + 1 })

/** A variable that goes by how many there are around it. */
export function bound(scope: Scope, name: string): Scope {
  const variables = new Map(scope.variables).set(name, scope.named ? `$${name}` : `$${scope.depth}`)
  return { ...scope, variables, depth: scope.depth + 1 }
}

/** What a name means: a variable, or something that the game declares. */
export function meant(scope: Scope, name: string): string {
  return scope.variables.get(name) ?? declared(scope, name)
}

export const declared = (scope: Scope, name: string): string => scope.renames.names.get(name) ?? name

export const eventMeant = (scope: Scope, name: string): string => scope.renames.events.get(name) ?? name
