import type { Flow } from '../flow/procedure.ts'
import type { Program } from '../program/program.ts'
import { emitAlways } from './always.ts'
import { emitDeckRules, emitDefaultDecks } from './decks.ts'
import { lends } from './copies.ts'
import { copiedFrames } from './copied-frames.ts'
import { emitCoverage } from './coverage.ts'
import { emitDecisions } from './decisions.ts'
import { emitEngine, emitPlaces } from './engine-module.ts'
import { Emitter, THE_STATE } from './emitter.ts'
import { functionCode, switchByLine } from '../typescript/build.ts'
import { commas } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { type EventCode, emitEvents } from './events.ts'
import type { Piece } from './piece.ts'
import { emitExamples } from './examples.ts'
import { emitTrace } from './trace.ts'
import { emitExplanations } from './explain.ts'
import { emitFacts } from './facts.ts'
import { asksForSeveral } from './picked-so-far.ts'
import type { ModuleName } from './module-names.ts'
import { emitRules } from './rules.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { emitPositions } from './positions.ts'
import { emitSettled } from './settled-table.ts'
import type { Shortcuts } from './shortcuts.ts'
import { emitNames } from './name-tables.ts'
import { emitState } from './state.ts'

/** One file of a generated folder. */
export interface EngineModule {
  readonly name: ModuleName
  readonly purpose: string
  readonly pieces: readonly Piece[]
}

/** What decides which modules an engine has, and what stands in them. */
export interface EmitOptions {
  /** Of the rules, for records and saves. */
  readonly fingerprint: string
  /** False: the worked examples are left out. */
  readonly examples?: boolean
  /** Adds a module `positions.ts` that tells tools how positions are laid down. */
  readonly positions?: boolean
  /** Whether examples of other texts are bound to the engine, which may begin behind any event. */
  readonly scope?: boolean
  /** What is not worked out while playing, as the rules tell it; all unless said. */
  readonly shortcuts?: Shortcuts
  /** Adds a module `trace.ts` that notes whose text each entry of the log comes from. */
  readonly trace?: boolean
}

/** An engine as code. */
export interface EmittedEngine {
  readonly modules: readonly EngineModule[]
  /** The same modules for the same rules that stand elsewhere now. */
  inPlace(): readonly EngineModule[]
  /** Other examples of the same rules. */
  examplesOf(examples: Program['examples']): readonly Piece[]
}

/** The engine of a program, whose texts that can be suspended are given as graphs. */
export function emittedEngine(program: Program, flow: Flow, options: EmitOptions): EmittedEngine {
  const em = new Emitter(program, flow, options)
  const events = emitEvents(em)
  const modules = arrange(em, events, options)
  return {
    modules,
    examplesOf: (examples) => emitExamples(em, events.frames, examples),
    inPlace: () => modules.map((each) => (each.name === 'places' ? { ...each, pieces: [emitPlaces(em)] } : each)),
  }
}

/** How suspended texts go on. */
function goingOn(em: Emitter, events: EventCode): readonly Piece[] {
  const steps = events.frames.map(({ proc, code: frame }): Piece => ({
    doc: '',
    from: proc.span,
    code: functionCode({
      name: em.stepOf(proc),
      params: [THE_STATE, { name: word('f'), type: em.frame(proc) }],
      result: code`‹void›`,
      body: frame.body,
    }),
  }))
  const cases = events.frames.map(
    ({ proc }) => code`${em.caseOf(proc)} return ${em.stepOf(proc)}(s, f ‹as ${em.frame(proc)}›)`,
  )
  const dispatch: Piece[] = [
    {
      doc: 'Goes on with the procedure on top.',
      code: functionCode({
        name: named('step'),
        params: [THE_STATE, { name: word('f'), type: code`‹Frame›` }],
        result: code`‹void›`,
        body: switchByLine(code`f.proc`, cases),
      }),
    },
    {
      doc: 'How the kernel runs this game.',
      code: code`export const program = { ${commas(kernelParts(em))} }`,
      declares: { kind: 'itself', name: named('program') },
    },
  ]
  return [...steps, ...dispatch, ...copiedFrames(em, events.frames), ...emitSettled(em, events.frames)]
}

function arrange(
  em: Emitter,
  events: EventCode,
  { positions, fingerprint, examples: wanted = true }: EmitOptions,
): EngineModule[] {
  const facts = emitFacts(em)
  const rules = emitRules(em)
  const decisions = emitDecisions(em)
  const explanations = [...emitExplanations(em), ...emitDeckRules(em), ...emitAlways(em)]
  const state = emitState(em, events.frames)
  const traced = em.traced
    ? emitTrace(
        em,
        events.frames.map(({ proc }) => proc),
      )
    : []
  const { tables, places, parts, engine } = emitEngine(em, fingerprint)
  const modules: EngineModule[] = [
    { name: 'names', purpose: 'names and printed cards', pieces: [...emitNames(em), ...emitDefaultDecks(em)] },
    { name: 'places', purpose: 'where things stand in the rules', pieces: places },
    { name: 'tables', purpose: 'tables of what the rules declare', pieces: tables },
    { name: 'state', purpose: 'state', pieces: state },
    { name: 'facts', purpose: 'facts that follow from the state', pieces: facts },
    { name: 'rules', purpose: 'when rules apply', pieces: rules },
    { name: 'events', purpose: 'events', pieces: [...events.pieces, ...goingOn(em, events)] },
    { name: 'decisions', purpose: 'decisions', pieces: decisions },
    { name: 'explain', purpose: 'reasons', pieces: explanations },
  ]
  if (wanted) modules.push({ name: 'examples', purpose: 'worked examples', pieces: emitExamples(em, events.frames) })
  if (em.program.counted !== undefined)
    modules.push({ name: 'coverage', purpose: 'rules that applied', pieces: emitCoverage(em.program.counted.places) })
  if (em.traced) modules.push({ name: 'trace', purpose: 'why things happen', pieces: traced })
  if (positions === true)
    modules.push({ name: 'positions', purpose: 'positions', pieces: emitPositions(em, events.frames) })
  return [
    ...modules,
    { name: 'engine', purpose: 'what an engine is made of', pieces: parts },
    { name: 'index', purpose: 'engine', pieces: engine },
  ]
}

/** What the kernel calls of a game; the last two only where it has them. */
function kernelParts(em: Emitter): Name[] {
  const always = ['step', 'clone', 'copyInto', 'copyFrame']
  const own = [...(lends(em) ? ['lend'] : []), ...(asksForSeveral(em) ? ['pickedSoFar'] : [])]
  return [...always, ...own].map(named)
}
