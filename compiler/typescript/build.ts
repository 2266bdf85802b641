import {
  type Code,
  FALSE,
  FunctionTree,
  NOTHING,
  type Part,
  TRUE,
  codeOf,
  declares,
  isPlain,
  lines,
  quotation,
  verbatim,
} from './code.ts'
import { isIdentifier, literal } from './literals.ts'
import { type Name, localName } from './name.ts'
import { LEVEL } from './precedence.ts'
import { mentions } from './walks.ts'

const code = quotation(() => undefined)

/** All of it holds; where there is nothing, that holds. */
export function all(tests: readonly Part[]): Code {
  return joined(tests.map(codeOf), (left, right) => code`${left} && ${right}`) ?? TRUE
}

/** Some of it holds; where there is nothing, none does. */
export function any(tests: readonly Part[]): Code {
  const some = tests.map(codeOf).filter((test) => test !== FALSE)
  return joined(some, (left, right) => code`${left} || ${right}`) ?? FALSE
}

/** So many stand in a row; of more, halves are joined, since whatever goes through code descends into its parts. */
const IN_A_ROW = 64

function joined(tests: readonly Code[], join: (left: Code, right: Code) => Code): Code | null {
  const half = Math.floor(tests.length / 2)
  const parts =
    tests.length <= IN_A_ROW ? tests : [tests.slice(0, half), tests.slice(half)].flatMap((x) => joined(x, join) ?? [])
  return parts.reduce<Code | null>((left, right) => (left === null ? right : join(left, right)), null)
}

/** A parameter of a function, with what it is where nothing is handed over. */
export interface Param {
  readonly name: Name
  readonly type: Part
  readonly start?: Part
}

export interface FunctionParts {
  readonly name: Name
  readonly params: readonly Param[]
  readonly result: Part
  readonly body: Code
  /** Whether it is for its own module alone. */
  readonly own?: boolean
}

/** A function; a parameter that it does not look at says so by its name. */
export function functionCode({ name, params, result, body, own = false }: FunctionParts): Code {
  const list = params.map((param) => parameter(param, body))
  return new FunctionTree(name, code`(${list})‹: ${result}› {\n${body}\n}`, own)
}

function parameter({ name, type, start }: Param, body: Code): Code {
  const shown = mentions(body, name) ? name : unused(name)
  return start === undefined ? code`${shown}‹: ${type}›` : code`${shown} = ${start}`
}

/** A variable that nobody asks for. */
const unused = (name: Name): Name => localName(`_${name.wish.replace(/^_/, '')}`)

/** The variable, or one that says by its name that nobody asks for it. */
const asMentioned = (name: Name, inside: Code): Name => (mentions(inside, name) ? name : unused(name))

/** A function of one value; a variable that it does not ask for says so by its name. */
export function lambda(variable: Part, value: Part, type: Code = NOTHING): Code {
  const [named, result] = [codeOf(variable), codeOf(value)]
  const shown = named.kind === 'name' ? asMentioned(named.name, result) : named
  return code`(${shown}${type}) => ${result}`
}

/** A switch; nothing where it has no cases. */
export const switchOf = (of: Part, cases: readonly Code[]): Code =>
  cases.length === 0 ? NOTHING : code`switch (${of}) {\n${cases}\n}`

/** A switch in a method whose cases are short: a line for each, where Prettier would take two. */
export const switchByLine = (of: Part, cases: readonly Code[]): Code =>
  cases.length === 0
    ? NOTHING
    : code`// prettier-ignore\nswitch (${of}) {\n${cases.map((each) => code`        ${each}`)}\n      }`

/** What is done if something is so. */
export const when = (test: Part, then: Code): Code =>
  isPlain(then) ? code`if (${test}) ${then}` : code`if (${test}) {\n${then}\n}`

/** What is done for each of a list; a variable that it does not ask for says so by its name. */
export function forEach(variable: Name, of: Part, body: Code, binding = code`const`): Code {
  const head = code`${binding} ${asMentioned(variable, body)} of ${of}`
  return isPlain(body) ? code`for (${head}) ${body}` : code`for (${head}) {\n${body}\n}`
}

/** The case of a switch; variables of its own keep it in braces. */
export const caseOf = (head: Code, body: Code): Code =>
  declares(body) ? code`case ${head}: {\n${body}\n}` : code`case ${head}:\n${body}`

/** A call that is the last thing a function does; what is more than a call stands before. */
export const lastly = (last: Code): Code =>
  last.kind === 'template' && last.level === LEVEL.call ? code`return ${last}` : lines([last, code`return`])

/** The entry of a table by its key. */
export const entry = (table: Part, of: string): Code =>
  isIdentifier(of) ? code`${table}.${verbatim(of)}` : code`${table}[${literal(of)}]`
