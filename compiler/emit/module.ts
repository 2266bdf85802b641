import type { Program } from '../elaborate/program.ts'
import type { Kept } from '../kept.ts'
import { emitDeckRules, emitDefaultDecks } from './decks.ts'
import { emitCoverage } from './coverage.ts'
import { emitDecisions } from './decisions.ts'
import { emitEngine } from './engine-module.ts'
import { Emitter } from './emitter.ts'
import { type EventCode, type Piece, emitEvents } from './events.ts'
import { emitExamples, laysCards } from './examples.ts'
import { emitTrace } from './trace.ts'
import { emitExplanations } from './explain.ts'
import { emitFacts } from './facts.ts'
import { formatAll } from './format.ts'
import { MARK, type ModuleName } from './generated-mark.ts'
import { type Import, headText, plainHead } from './heads.ts'
import { emitRules } from './rules.ts'
import { ENGINE_TYPES, EXAMPLE_STEPS, KERNEL, ROUNDS, SETS, TRIALS } from './runtime-names.ts'
import { comment } from './names.ts'
import { emitPositions } from './positions.ts'
import { emitSettled } from './settled-table.ts'
import { emitNames, emitState } from './state.ts'
import { type PieceText, pieceText } from './words.ts'

/** One file of a generated folder. */
interface ModuleText { readonly name: ModuleName; readonly purpose: string; readonly pieces: readonly Piece[] }

/** A file whose code has been looked through, piece by piece. */
interface ReadModule extends ModuleText { readonly texts: readonly PieceText[] }

export interface EmitOptions {
  /** How the files import the runtime. */
  readonly runtimeImport: string
  /** Of the rules, for records and saves. */
  readonly fingerprint: string
  /** Leaves the code as it comes, for engines that run and that nobody reads. */
  readonly unformatted?: boolean
  /** Adds a module `positions.ts` that tells tools how positions are laid down. */
  readonly positions?: boolean
  /** False: what can be told from the rules is tried all the same. */
  readonly shortcuts?: boolean
  /** Adds a module `trace.ts` that notes whose text each entry of the log comes from. */
  readonly trace?: boolean
}

/** All files of a game's folder, formatted; the same program gives the same bytes. */
export async function emitGame(program: Program, options: EmitOptions, kept: Pick<Kept, 'pieces' | 'formatted'>): Promise<Map<string, string>> {
  const { runtimeImport } = options
  const em = new Emitter(program, options)
  const modules = arrange(em, emitEvents(em), options).map((m): ReadModule => ({ ...m, texts: m.pieces.map((p) => pieceText(p.code, kept.pieces)) }))
  const exported = new Map<string, string>()
  for (const m of modules) for (const p of m.texts) for (const name of p.exports) exported.set(name, m.name)
  const interfaces = new Set(modules.flatMap((m) => m.texts.flatMap((p) => (p.code.startsWith('export interface ') ? p.exports.slice(0, 1) : []))))
  const files = new Map<string, string>()
  for (const m of modules) {
    const parts = { comment: headComment(program.game.name, m.purpose), imports: importsFor(m, exported, interfaces, runtimeImport) }
    const written = m.texts.map((p) => p.code)
    const head = options.unformatted === true ? plainHead(parts) : await headText(parts, kept.formatted)
    const codes = options.unformatted === true ? written : await formatAll(written, kept.formatted)
    const pieces = m.pieces.map(({ doc }, i) => `${doc === '' ? '' : `/** ${comment(doc)} */\n`}${codes[i]}`)
    files.set(`${m.name}.ts`, [head, ...pieces].join('\n'))
  }
  return files
}

function headComment(game: string, purpose: string): string {
  return `${MARK}${comment(game)}: ${purpose}. Change the rules, not this file.\n// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.`
}

function arrange(em: Emitter, events: EventCode, { positions, fingerprint }: EmitOptions): ModuleText[] {
  const facts = emitFacts(em)
  const rules = emitRules(em)
  const decisions = emitDecisions(em)
  const explanations = [...emitExplanations(em), ...emitDeckRules(em)]
  const state = emitState(em, events.frames)
  const steps = events.frames.map(({ proc, code }): Piece => ({ doc: `Goes on with \`${proc.name}\`.`, code: `export function ${em.stepOf(proc)}(s: State, f: ${em.frame(proc)}): void {\n${code.body}\n}` }))
  const dispatch: Piece[] = [
    { doc: 'Goes on with the procedure on top.', code: `function step(s: State, f: Frame): void {\nswitch (f.proc) {\n${events.frames.map(({ proc }) => `${em.caseOf(proc)}\nreturn ${em.stepOf(proc)}(s, f as ${em.frame(proc)})`).join('\n')}\n}\n}` },
    { doc: 'How the kernel runs this game.', code: 'export const program = { step, clone: cloneState }' },
  ]
  dispatch.push(...emitSettled(em, events.frames))
  const examples = emitExamples(em, events.frames)
  const kit: Piece[] = em.program.examples.some(laysCards) ? [{ doc: '', code: 'const hands = { definitions: DEFINITIONS, create: createCard, place }' }] : []
  const traced = em.traced ? emitTrace(em, events.frames.map(({ proc }) => proc)) : []
  const engine = emitEngine(em, fingerprint)
  const modules: ModuleText[] = [
    { name: 'names', purpose: 'names and printed cards', pieces: [...emitNames(em), ...emitDefaultDecks(em)] },
    { name: 'state', purpose: 'state', pieces: state },
    { name: 'facts', purpose: 'facts that follow from the state', pieces: facts },
    { name: 'rules', purpose: 'when rules apply', pieces: rules },
    { name: 'events', purpose: 'events', pieces: [...events.pieces, ...steps, ...dispatch] },
    { name: 'decisions', purpose: 'decisions', pieces: decisions },
    { name: 'explain', purpose: 'reasons', pieces: explanations },
    { name: 'examples', purpose: 'worked examples', pieces: [...kit, ...examples] },
  ]
  if (em.program.counted !== undefined) modules.push({ name: 'coverage', purpose: 'rules that applied', pieces: emitCoverage(em.program.counted.places) })
  if (em.traced) modules.push({ name: 'trace', purpose: 'why things happen', pieces: traced })
  if (positions === true) modules.push({ name: 'positions', purpose: 'positions', pieces: emitPositions(em, events.frames) })
  return [...modules, { name: 'index', purpose: 'engine', pieces: engine }]
}

function importsFor(m: ReadModule, exported: ReadonlyMap<string, string>, interfaces: ReadonlySet<string>, runtimeImport: string): Import[] {
  const words = new Set<string>()
  for (const p of m.texts) for (const word of p.words) words.add(word)
  const imports: Import[] = []
  const add = (from: string, names: readonly string[], typeOnly = false): void => {
    const used = names.filter((n) => words.has(n) && exported.get(n) !== m.name).sort()
    if (used.length > 0) imports.push({ from, typeOnly, names: used })
  }
  add(`${runtimeImport}/engine.ts`, ENGINE_TYPES, true)
  add(`${runtimeImport}/engine.ts`, ['CHANCE', 'NONE'])
  add(`${runtimeImport}/kernel.ts`, KERNEL)
  add(`${runtimeImport}/kernel.ts`, ['Settled'], true)
  add(`${runtimeImport}/rounds.ts`, ROUNDS)
  add(`${runtimeImport}/astray.ts`, ['loseSight'])
  add(`${runtimeImport}/log.ts`, ['copyLog', 'noteChance', 'noteEvent', 'noteShuffle'])
  add(`${runtimeImport}/sets.ts`, SETS)
  add(`${runtimeImport}/trials.ts`, TRIALS)
  add(`${runtimeImport}/make-engine.ts`, ['makeEngine'])
  add(`${runtimeImport}/texts.ts`, ['Texts'])
  add(`${runtimeImport}/example/trace-notes.ts`, ['carriedOut', 'noted', 'traceNotes'])
  if (m.name === 'index') add(`${runtimeImport}/typed-move.ts`, ['wordMove'])
  if (m.name === 'index') add(`${runtimeImport}/typed-move.ts`, ['HiddenCard'], true)
  if (m.name === 'examples') {
    add(`${runtimeImport}/examples.ts`, ['CompiledExample'], true)
    add(`${runtimeImport}/example-steps.ts`, EXAMPLE_STEPS)
  }
  if (m.name === 'positions') add(`${runtimeImport}/example-positions.ts`, ['PositionKit'], true)
  if (m.name === 'examples' || m.name === 'positions') add(`${runtimeImport}/example-kit.ts`, ['copyOf', 'enter', 'placeAll', 'placeGiven', 'theCopy'])
  const byModule = new Map<string, string[]>()
  for (const [name, from] of exported) if (from !== m.name && words.has(name)) byModule.set(from, [...(byModule.get(from) ?? []), name])
  for (const [from, names] of byModule) {
    const types = names.filter((n) => interfaces.has(n))
    add(`./${from}.ts`, types, true)
    add(`./${from}.ts`, names.filter((n) => !types.includes(n)))
  }
  return imports
}
