import type { Declarations } from './declarations.ts'

/** The name by which rules declare the fact that is asked for. */
export const declaredFact = ({ facts }: Pick<Declarations, 'facts'>, name: string): string =>
  facts.get(name)?.declared ?? name

/** The name by which rules declare the adjective that is asked for. */
export const declaredAdjective = ({ adjectives }: Pick<Declarations, 'adjectives'>, name: string): string =>
  adjectives.get(name)?.declared ?? name
