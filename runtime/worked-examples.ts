/** `houserules/runtime/examples`: what runs the worked examples of rules, and what compiled examples stand on. */
export { type ExampleFailure, type ExampleResult, type TraceEntry, runExample, traceExample } from './examples.ts'

// What compiled examples call.
export type { CompiledExample } from './examples.ts'
export * from './example-kit.ts'
export type { PositionKit } from './example-positions.ts'
export * from './example-steps.ts'
export { carriedOut, noted, traceNotes, wrote } from './example/trace-notes.ts'
