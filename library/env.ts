/**
 * `houserules/env`: a game for programs that learn, as numbers: fixed action ids, observations with a schema, what a seat
 * knows, chance and returns.
 *
 * @module houserules/env
 */
export { type Environment, type EnvironmentSpec, environment } from '../runtime/env/environment.ts'
export type { EnvironmentPlan } from '../runtime/env/plan.ts'
export type { ObservedEntry } from '../runtime/env/observation-space.ts'
export type { ChanceOutcome } from '../runtime/env/asked.ts'
export { ActionError, type EnvironmentTable, NOBODY } from '../runtime/env/table.ts'
