import { type FunctionDeclaration, type InterfaceDeclaration, type MethodDeclaration, Node, Project } from 'ts-morph'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rulesHost } from '../cli/files/rules-host.ts'
import { Effects } from '../compiler/analyse/effects.ts'
import { keyOfRegion, type Region } from '../compiler/analyse/region.ts'
import { statementsIn } from '../compiler/analyse/walk.ts'
import { rowOf } from '../compiler/analyse/operations.ts'
import { checkGame, compileGame, compileScript } from '../compiler/compile.ts'
import { printProcedure } from '../compiler/flow/print-flow.ts'
import { printGame } from '../compiler/game/print-game.ts'
import { lowerProgram } from '../compiler/lower/lower-program.ts'
import { printProgram } from '../compiler/program/print-program.ts'
import type { Proc } from '../compiler/program/ir.ts'
import type { Program } from '../compiler/program/program.ts'
import { PASSES } from '../compiler/simplify/passes.ts'
import { parseFile } from '../compiler/syntax/parse.ts'
import { printAst } from '../compiler/syntax/print-ast.ts'
import { printTokens } from '../grammar/print-tokens.ts'
import { printedBy } from './printed-by.ts'

// `npm run tour` writes docs/tour.md: one house rule in every representation, as the compiler prints it now.

const root = fileURLToPath(new URL('..', import.meta.url))
const page = new URL('tour.md', import.meta.url)
const RULES = 'docs/tour/revenge.rules'
const BASE = 'rules/hearts/hearts.rules'

/** The page, made anew. */
export async function tour(): Promise<string> {
  const host = rulesHost(root, RULES)
  const { program, resolution } = checkGame(RULES, host)
  const base = checkGame(BASE, host).resolution
  if (program === null || resolution === null || base === null) throw new Error(`${RULES} has errors`)
  const rules = readFileSync(new URL('tour/revenge.rules', import.meta.url), 'utf8')
  const { game } = await compileGame(RULES, host)
  const { script } = await compileScript(RULES, host, { examples: false })
  if (game === null || script === null) throw new Error(`${RULES} has errors`)
  const hook = program.procs.find(({ name }) => name === 'after-score')
  if (hook === undefined) throw new Error('the rule has another name now')
  return [
    INTRODUCTION,
    section(
      'The text',
      '`docs/tour/revenge.rules`, a variant of Hearts with one rule and one example.',
      'rules',
      rules,
    ),
    section('Tokens', TOKENS, '', passage(printTokens(rules).split('\n'), 'Cite ', 'NL')),
    section('The tree', TREE, '', printAst(parseFile({ path: RULES, text: rules }, () => undefined))),
    section('The resolved game', RESOLVED, '', added(printGame(base.game), printGame(resolution.game))),
    section('The typed program', TYPED, '', passageBelow(printProgram(program).split('\n'), `${hook.id} hook`)),
    section('What it touches', TOUCHED, '', touched(program, hook)),
    section('The flow graph', FLOW, '', flow(program, hook, 0)),
    section('Simplified', SIMPLIFIED, '', `${passesThatDid(program, hook)}\n\n${flow(program, hook, PASSES.length)}`),
    section('TypeScript', TYPESCRIPT, 'ts', declarations('engine.ts', [...game.files.values()].join('\n'))),
    section('JavaScript', JAVASCRIPT, 'js', declarations('engine.js', script.text)),
    section('Its example', EXAMPLE, '', await printedBy('test', RULES)),
    section('The referee', REFEREE, '', await printedBy('explain', RULES, 'after-score')),
    section('The difference', DIFFERENCE, '', await printedBy('diff', 'Hearts', RULES)),
  ].join('\n')
}

const INTRODUCTION = `# A tour

One house rule on its way through the compiler, each stop as the compiler itself prints it. \`npm run tour\` writes this page, and a
test holds it to what the compiler does today. [compiler/README.md](../compiler/README.md) says where each stop stands.
`

const TOKENS = 'The head of the rule; `grammar/tokens.ts` says which words are whose (`build --print tokens`).'
const TREE = 'What was written, without its layout; the number is the line (`build --print ast`).'
const RESOLVED =
  'Includes are joined and the base lies below. Of `build --print game`, this is what the variant adds to Hearts.'
const TYPED =
  'Names are bound, types are known, and the rule hangs on its event. `site 3` is the place where it asks; `#71` is a variable ' +
  '(`build --print ir`).'
const TOUCHED =
  'What the operation table and the effect sets know of it: by these, conditions are judged early, moves are kept in sets, and ' +
  'the rule has to be suspended.'
const FLOW =
  'It asks, so it can be suspended: basic blocks, each with one way out. This is the graph as it is lowered (`build --print flow --passes none`).'
const SIMPLIFIED =
  'Passes change blocks, never what they do. These found something to do here, and this is what they leave.'
const TYPESCRIPT =
  'What `build` writes of it: a frame is plain data, so that a state can be copied, sent and kept at every question.'
const JAVASCRIPT =
  'What `play`, `test`, `simulate` and `diff` run: the same tree, printed without types, in memory, before anything is laid out.'
const EXAMPLE = 'Each example is played on the engine.'
const REFEREE = 'Rules are cited by their clauses and places.'
const DIFFERENCE = 'Against Hearts: what changed, of which class, and a position that shows it.'

function section(title: string, words: string, language: string, text: string): string {
  return `## ${title}\n\n${words}\n\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`
}

/** From the first line with `first` to the next with `last`. */
function passage(lines: readonly string[], first: string, last: string): string {
  const from = lines.findIndex((line) => line.includes(first))
  const to = lines.findIndex((line, i) => i > from && line.includes(last))
  return lines.slice(from, to + 1).join('\n')
}

/** The line that begins so, and what stands below it, at the margin. */
function passageBelow(lines: readonly string[], first: string): string {
  const from = lines.findIndex((line) => line.trimStart().startsWith(first))
  const margin = indentOf(lines[from] ?? '')
  const below = lines.slice(from + 1)
  const end = below.findIndex((line) => indentOf(line) <= margin)
  return lines
    .slice(from, end < 0 ? undefined : from + 1 + end)
    .map((line) => line.slice(margin))
    .join('\n')
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Lines of the second text that are not in the first. */
function added(before: string, after: string): string {
  const known = new Set(before.split('\n'))
  return after
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n')
}

function touched(program: Program, hook: Proc): string {
  const effects = new Effects(program)
  const [reads, writes] = [new Set<string>(), new Set<string>()]
  const asked = new Set<string>()
  for (const statement of statementsIn(hook.body)) {
    const row = rowOf(statement)
    for (const x of row.exprs(statement)) note(reads, effects.reads(x))
    note(writes, effects.writes(statement))
    if (row.asks(statement) !== 'nobody') asked.add(row.asks(statement))
  }
  return [
    `reads     ${[...reads].join(', ')}`,
    `writes    ${[...writes].join(', ')}`,
    `asks      ${[...asked].join(', ')}`,
    `suspends  ${hook.resumable ? 'yes' : 'no'}`,
  ].join('\n')
}

function note(into: Set<string>, regions: Iterable<Region>): void {
  for (const region of regions) into.add(keyOfRegion(region))
}

/** The graph of the rule after so many passes. */
function flow(program: Program, hook: Proc, passes: number): string {
  const procedure = lowerProgram(program).find(({ proc }) => proc === hook)
  if (procedure === undefined) throw new Error('the rule is not suspended')
  return printProcedure(PASSES.slice(0, passes).reduce((made, pass) => pass.run(made), procedure)).join('\n')
}

const passesThatDid = (program: Program, hook: Proc): string =>
  PASSES.filter((_, i) => flow(program, hook, i) !== flow(program, hook, i + 1))
    .map(({ name }) => name)
    .join(', ')

/** Declarations named after the rule, each with the comment above it. */
function declarations(file: string, text: string): string {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
  const source = project.createSourceFile(file, text)
  return source
    .getDescendants()
    .filter((node) => isDeclaration(node) && /after-?score/i.test(node.getName() ?? ''))
    .map((node) => node.getText(true))
    .join('\n\n')
}

const isDeclaration = (node: Node): node is InterfaceDeclaration | FunctionDeclaration | MethodDeclaration =>
  Node.isInterfaceDeclaration(node) || Node.isFunctionDeclaration(node) || Node.isMethodDeclaration(node)

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, await tour())
