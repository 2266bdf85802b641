import type { BaseState } from './base-state.ts'

/** The columns of a state by their names: the state of a game has one for each fact that it keeps. */
export type Columns<Column = unknown> = Record<string, Column>

/**
 * The columns of a state, for who knows their names from the tables of the engine, and with them what a `Column` holds.
 * The one place where a state is looked at by names that the types do not know.
 */
export const columnsOf = <Column = unknown>(s: BaseState): Columns<Column> => s as unknown as Columns<Column>
