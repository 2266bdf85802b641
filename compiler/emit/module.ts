import { createHash } from 'node:crypto'
import prettier from 'prettier'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { Project, StructureKind, type StatementStructures, type WriterFunction } from 'ts-morph'
import type { Program } from '../elaborate/program.ts'
import { emitDeckRules, emitDefaultDecks } from './decks.ts'
import { emitCoverage } from './coverage.ts'
import { emitDecisions } from './decisions.ts'
import { emitEngine } from './engine-module.ts'
import { Emitter } from './emitter.ts'
import { type EventCode, type Piece, emitEvents } from './events.ts'
import { emitExamples } from './examples.ts'
import { emitExplanations } from './explain.ts'
import { emitFacts } from './facts.ts'
import { emitRules } from './rules.ts'
import { comment } from './names.ts'
import { emitNames, emitState } from './state.ts'

/** One file of a generated folder. */
interface ModuleText { readonly name: string; readonly purpose: string; readonly pieces: readonly Piece[] }

const KERNEL = ['addEffect', 'announced', 'answer', 'blankZones', 'completable', 'deleteCard', 'dropEffects', 'keepOnly', 'lastingReason', 'leave', 'moveCard', 'moveEffect', 'prune', 'randomBelow', 'refuse', 'removeFrom', 'run', 'seedRandom', 'showTo', 'shuffle', 'suspended', 'takeEffect', 'whyNot']
const SETS = ['alike', 'allCards', 'at', 'copies', 'divide', 'family', 'fillable', 'greatest', 'least', 'modulo', 'nextSeat', 'orElse', 'presentCards', 'range', 'same', 'seats', 'seatsFrom', 'sum', 'top', 'union', 'within', 'without']
const ENGINE_TYPES = ['BaseState', 'Captured', 'Choice', 'Engine', 'Frame', 'GameInfo']

/** Formatted pieces by their raw text; shared between builds, so that only what changed is formatted again. */
export type FormatCache = Map<string, string>

/** All files of a game's folder, formatted; the same program gives the same bytes. */
export async function emitGame(program: Program, runtimeImport: string, cache: FormatCache = new Map()): Promise<Map<string, string>> {
  const em = new Emitter(program)
  const events = emitEvents(em)
  const modules = arrange(em, events)
  const exported = new Map<string, string>()
  for (const m of modules) for (const p of m.pieces) for (const name of exportsOf(p.code)) exported.set(name, m.name)
  const files = new Map<string, string>()
  for (const [name, pieces] of structure(modules, exported, runtimeImport, program.game.name)) {
    const formatted = await Promise.all(pieces.map((piece) => format(piece, cache)))
    files.set(`${name}.ts`, formatted.join('\n'))
  }
  return files
}

function arrange(em: Emitter, events: EventCode): ModuleText[] {
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
  const kit: Piece[] = [{ doc: '', code: 'const hands = { definitions: DEFINITIONS, create: createCard, place }' }]
  const examples = emitExamples(em, events.frames)
  const engine = emitEngine(em, '')
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
  const fingerprint = createHash('sha256').update(JSON.stringify(modules.filter((m) => m.name !== 'examples').map((m) => m.pieces.map((p) => p.code)))).digest('hex').slice(0, 16)
  return [...modules, { name: 'index', purpose: 'engine', pieces: engine.map((p) => ({ ...p, code: p.code.replace('fingerprint: ""', `fingerprint: "${fingerprint}"`) })) }]
}

function exportsOf(code: string): string[] {
  const found = /^export (?:const|function|interface|type) ([\p{ID_Start}_$][\p{ID_Continue}$]*)/u.exec(code)
  const more = code.match(/\nexport function ([\p{ID_Start}_$][\p{ID_Continue}$]*)/gu)?.map((m) => m.replace(/^\nexport function /, '')) ?? []
  return found?.[1] === undefined ? more : [found[1], ...more]
}

/** The head of each file is made by ts-morph from its import structures; the pieces follow. */
function structure(modules: readonly ModuleText[], exported: ReadonlyMap<string, string>, runtimeImport: string, game: string): Map<string, readonly string[]> {
  const interfaces = new Set(modules.flatMap((m) => m.pieces.flatMap((p) => /^export interface ([\p{ID_Start}_$][\p{ID_Continue}$]*)/u.exec(p.code)?.[1] ?? [])))
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
  const texts = new Map<string, readonly string[]>()
  for (const m of modules) {
    const code = m.pieces.map((p) => p.code).join('\n')
    const statements: (string | WriterFunction | StatementStructures)[] = [
      `// Compiled from the rules of ${comment(game)}: ${m.purpose}. Change the rules, not this file.\n// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.`,
      ...importsFor(m, code, exported, interfaces, runtimeImport),
    ]
    const head = project.createSourceFile(`${m.name}.ts`, { statements }).getFullText()
    texts.set(m.name, [head, ...m.pieces.map((p) => (p.doc === '' ? markUnused(p.code) : `/** ${comment(p.doc)} */\n${markUnused(p.code)}`))])
  }
  return texts
}

/** The code without comments, strings and what stands after a dot, so that only its own names are left. */
function bareWords(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//gu, ' ').replace(/(?<!\.)\.\s*[\p{ID_Start}_$][\p{ID_Continue}$]*/gu, ' ').replace(/[\p{ID_Start}_$][\p{ID_Continue}$]*:(?= )/gu, ' ')
}

/** Parameters that a function does not use are marked as such. */
function markUnused(code: string): string {
  const head = /^(?:export )?function [^(]+\(([^\n]*)\): [^\n]*\{\n/u.exec(code)
  if (head?.[1] === undefined) return code
  const words = new Set(bareWords(code.slice(head[0].length)).match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? [])
  const params = head[1].replace(/([\p{ID_Start}_$][\p{ID_Continue}$]*)(?=: )/gu, (name) => (words.has(name) ? name : `_${name.replace(/^_/, '')}`))
  return code.replace(head[1], params)
}

function importsFor(m: ModuleText, code: string, exported: ReadonlyMap<string, string>, interfaces: ReadonlySet<string>, runtimeImport: string): StatementStructures[] {
  const words = new Set(bareWords(code).match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? [])
  const own = new Set(m.pieces.flatMap((p) => exportsOf(p.code)))
  const imports: StatementStructures[] = []
  const add = (from: string, names: readonly string[], typeOnly = false): void => {
    const used = names.filter((n) => words.has(n) && !own.has(n)).sort()
    if (used.length > 0) imports.push({ kind: StructureKind.ImportDeclaration, moduleSpecifier: from, isTypeOnly: typeOnly, namedImports: used })
  }
  add(`${runtimeImport}/engine.ts`, ENGINE_TYPES, true)
  add(`${runtimeImport}/engine.ts`, ['CHANCE', 'NONE'])
  add(`${runtimeImport}/kernel.ts`, KERNEL)
  add(`${runtimeImport}/sets.ts`, SETS)
  add(`${runtimeImport}/make-engine.ts`, ['makeEngine'])
  if (m.name === 'index') add(`${runtimeImport}/typed-move.ts`, ['wordMove'])
  if (m.name === 'examples') {
    add(`${runtimeImport}/examples.ts`, ['CompiledExample'], true)
    add(`${runtimeImport}/example-steps.ts`, ['answers', 'branch', 'card', 'choosable', 'chooses', 'deckIs', 'does', 'exactly', 'example', 'happened', 'moved', 'notChoosable', 'offered', 'refused', 'then', 'value'])
    add(`${runtimeImport}/example-kit.ts`, ['copyOf', 'enter', 'placeAll', 'placeGiven', 'theCopy'])
  }
  const byModule = new Map<string, string[]>()
  for (const [name, from] of exported) if (from !== m.name && words.has(name)) byModule.set(from, [...(byModule.get(from) ?? []), name])
  for (const [from, names] of byModule) {
    const types = names.filter((n) => interfaces.has(n))
    add(`./${from}.ts`, types, true)
    add(`./${from}.ts`, names.filter((n) => !types.includes(n)))
  }
  return imports
}

/** The babel parser formats TypeScript twice as fast as the compiler's own. */
async function format(text: string, cache: FormatCache): Promise<string> {
  const known = cache.get(text)
  if (known !== undefined) return known
  const formatted = await prettier.format(text, { parser: 'babel-ts', plugins: [babel, estree], semi: false, singleQuote: true, printWidth: 120, trailingComma: 'all' })
  cache.set(text, formatted)
  return formatted
}
