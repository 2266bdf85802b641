import * as astray from '../runtime/astray.ts'
import * as copies from '../runtime/copies.ts'
import * as dryRun from '../runtime/dry-run.ts'
import * as engine from '../runtime/engine.ts'
import * as exampleKit from '../runtime/example-kit.ts'
import * as exampleSteps from '../runtime/example-steps.ts'
import * as traceNotes from '../runtime/example/trace-notes.ts'
import * as kernel from '../runtime/kernel.ts'
import * as lending from '../runtime/lending.ts'
import * as log from '../runtime/log.ts'
import * as makeEngine from '../runtime/make-engine.ts'
import * as rounds from '../runtime/rounds.ts'
import * as sameTime from '../runtime/same-time.ts'
import * as sets from '../runtime/sets.ts'
import * as tables from '../runtime/tables.ts'
import * as texts from '../runtime/texts.ts'
import * as tied from '../runtime/tied.ts'
import * as trials from '../runtime/trials.ts'
import * as typedMove from '../runtime/typed-move.ts'

/** The files of the runtime that engines take something from, by their path from its folder. */
export const runtimeModules: Readonly<Record<string, object>> = {
  'astray.ts': astray,
  'copies.ts': copies,
  'dry-run.ts': dryRun,
  'engine.ts': engine,
  'example-kit.ts': exampleKit,
  'example-steps.ts': exampleSteps,
  'example/trace-notes.ts': traceNotes,
  'kernel.ts': kernel,
  'lending.ts': lending,
  'log.ts': log,
  'make-engine.ts': makeEngine,
  'rounds.ts': rounds,
  'same-time.ts': sameTime,
  'sets.ts': sets,
  'tables.ts': tables,
  'texts.ts': texts,
  'tied.ts': tied,
  'trials.ts': trials,
  'typed-move.ts': typedMove,
}
