/** `houserules/runtime/examples`: what runs the worked examples of rules, and what compiled examples stand on. */
export {
  type ExampleFailure,
  type ExampleResult,
  type TraceEntry,
  runExample,
  traceExample,
} from './example/examples.ts'

// What compiled examples call.
export type { CompiledExample } from './example/examples.ts'
export * from './example/example-kit.ts'
export type { PositionKit } from './example/example-positions.ts'
export * from './example/example-steps.ts'
export { carriedOut, noted, traceNotes, wrote } from './example/trace-notes.ts'
