import type { Domain, TExpr } from '../game/ir.ts'
import { columnIndex, isLazy } from './column-index.ts'
import { type Emitter, type Names } from './emitter.ts'
import { announces, canName, isRestricted } from './events.ts'
import { comment, literal } from './names.ts'
import { allOf, isFamily, liesIn, someIn, zoneBase } from './zones.ts'

/** Turns a typed expression into TypeScript. `names` knows the variables in reach. */
export function emitExpr(em: Emitter, names: Names, x: TExpr): string {
  const ex = (y: TExpr): string => emitExpr(em, names, y)
  switch (x.kind) {
    case 'number': return String(x.value)
    case 'text': return textCode(x)
    case 'truth': return String(x.value)
    case 'none': return 'NONE'
    case 'local': return names.of(x.local)
    case 'enum': return em.enumValue(x.enum, x.value)
    case 'definition': return `CARD[${literal(x.name)}]`
    case 'option': return `s.options[${em.program.game.options.get(x.option)?.index ?? 0}]!`
    case 'optionIs': return optionIs(em, x.option, x.value)
    case 'stored': return stored(em, names, x)
    case 'derived': return guarded(x.args.map((a) => ({ code: ex(a), optional: a.type.optional })), nothing(x), (args) => `${em.factName(x.fact)}(${['s', ...args].join(', ')})`)
    case 'printed': return printed(em, names, x)
    case 'adjective': return guarded([{ code: ex(x.of), optional: x.of.type.optional }], 'false', ([of]) => `${em.adjective(x.name)}(s, ${of})`)
    case 'relation': return guarded([{ code: ex(x.left), optional: x.left.type.optional }, { code: ex(x.right), optional: x.right.type.optional }], 'false', ([a, b]) => `${em.relation(x.name)}(s, ${a}, ${b})`)
    case 'zone': return zoneSet(em, names, x)
    case 'inZone': return inZone(em, names, x)
    case 'zoneIs': return x.zone.kind === 'zone' && x.zone.family ? liesIn(em, x.zone.zone, ex(x.of)) : `${ex(x.of)} === ${zoneInstance(em, names, x.zone)}`
    case 'builtin': return builtin(em, names, x.name, x.args)
    case 'map': return x.body.type.set ? `[...new Set(${ex(x.set)}.flatMap((${names.of(x.local)}) => ${ex(x.body)}))]` : `${ex(x.set)}.map((${names.of(x.local)}) => ${ex(x.body)})`
    case 'query': return query(em, names, x)
    case 'if': return `(${ex(x.cond)} ? ${em.narrowing.under(x.cond, true, () => ex(x.then))} : ${em.narrowing.under(x.cond, false, () => ex(x.otherwise))})`
    case 'case': return caseOf(em, names, x)
    case 'binary': return binary(em, names, x)
    case 'not': return denied(em, names, x.operand)
    case 'list': return `[${x.items.map(ex).join(', ')}]`
    case 'times': return times(em, names, x)
    case 'can': return couldHappen(em, x.event, x.args.map(ex))
  }
}

/** Whether nothing keeps the event from happening. */
function couldHappen(em: Emitter, name: string, args: readonly string[]): string {
  const event = em.program.events.get(name)
  if (event === undefined || !isRestricted(event)) return 'true'
  const asked = `${canName(em, name)}(${['s', ...args].join(', ')})`
  // While something is announced this asks about another announcement, which stands for itself.
  return event.proc !== null && announces(event.proc) ? `apart(s, () => ${asked})` : asked
}

function optionIs(em: Emitter, option: string, value: number): string {
  return `s.options[${em.program.game.options.get(option)?.index ?? 0}] === ${value} /* ${comment(option)} */`
}

/** The number of a text, with what it says beside it. */
function textCode(x: TExpr & { kind: 'text' }): string {
  return `${x.index} /* ${comment(literal(x.value))} */`
}

const SIMPLE = /^[\w.$]+$/u

/** Truths whose code is a variable, a field or a call; that of others may be a comparison itself. */
const OPERANDS: ReadonlySet<TExpr['kind']> = new Set(['local', 'truth', 'stored', 'derived', 'printed', 'adjective', 'relation', 'can', 'if', 'case'])

/** What is said of something that is not there. */
const nothing = ({ type }: TExpr): string => (type.set ? '[]' : type.base === 'truth' ? 'false' : 'NONE')

/** Applies a function unless an argument that may be none is none. */
function guarded(args: readonly { code: string; optional: boolean }[], none: string, make: (codes: readonly string[]) => string): string {
  const guards = args.filter((a) => a.optional)
  if (guards.length === 0) return make(args.map((a) => a.code))
  if (guards.every((g) => SIMPLE.test(g.code))) return `(${guards.map((g) => `${g.code} === NONE`).join(' || ')} ? ${none} : ${make(args.map((a) => a.code))})`
  const codes = args.map((a, i) => (a.optional ? `it${i}` : a.code))
  const params = args.flatMap((a, i) => (a.optional ? [{ name: `it${i}`, code: a.code }] : []))
  return `((${params.map((p) => `${p.name}: number`).join(', ')}) => (${params.map((p) => `${p.name} === NONE`).join(' || ')} ? ${none} : ${make(codes)}))(${params.map((p) => p.code).join(', ')})`
}

function stored(em: Emitter, names: Names, x: TExpr & { kind: 'stored' }): string {
  const column = `s.${x.fact === 'result' ? 'result' : em.column(x.fact)}`
  const [first] = x.args
  if (first === undefined) return column
  if (isLazy(em.program.game.facts.get(x.fact)?.params ?? [])) {
    const args = x.args.map((arg) => ({ code: emitExpr(em, names, arg), optional: arg.type.optional }))
    return guarded(args, nothing(x), (codes) => `(${column}[${factIndex(em, x.fact, codes)}] ?? ${pairStart(em, names, x)})`)
  }
  const a = emitExpr(em, names, first)
  if (first.type.optional) return guarded([{ code: a, optional: true }], nothing(x), ([code]) => `${column}[${code}]!`)
  return `${column}[${a}]!`
}

/** The place in the state where a fact is kept. */
export function storedPlace(em: Emitter, names: Names, x: TExpr & { kind: 'stored' }): string {
  const column = `s.${x.fact === 'result' ? 'result' : em.column(x.fact)}`
  return x.args.length === 0 ? column : `${column}[${factIndex(em, x.fact, x.args.map((arg) => emitExpr(em, names, arg)))}]`
}

/** Where the column of a fact of two things keeps it. */
export function factIndex(em: Emitter, fact: string, args: readonly string[]): string {
  return columnIndex(em.program.game.facts.get(fact)?.params.map((p) => p.type) ?? [], args)
}

/** Facts of two things, or of what is neither card nor player, start when they are first asked for. */
export function pairStart(em: Emitter, names: Names, x: { readonly fact: string; readonly args: readonly TExpr[] }): string {
  const fact = em.program.facts.get(x.fact)
  for (const [i, p] of (fact?.params ?? []).entries()) {
    const arg = x.args[i]
    if (arg !== undefined) names.alias(p, emitExpr(em, names, arg))
  }
  return fact?.starts === null || fact?.starts === undefined ? 'NONE' : emitExpr(em, names, fact.starts)
}

function printed(em: Emitter, names: Names, x: TExpr & { kind: 'printed' }): string {
  const of = emitExpr(em, names, x.of)
  const table = em.printed(x.name)
  const symbol = em.program.game.printed.get(x.name)
  const isSet = symbol?.type.set === true
  const none = isSet ? '[]' : symbol?.type.base === 'truth' ? 'false' : 'NONE'
  if (x.of.type.base === 'definition') {
    if (none !== 'NONE') return guarded([{ code: of, optional: x.of.type.optional }], none, ([code]) => `${table}[${code}]!`)
    return x.of.type.optional ? `at(${table}, ${of})` : `${table}[${of}]!`
  }
  const column = x.original === true ? printedColumn(em) : 's.def'
  // An example may name a card that is not on the table.
  if (isSet && x.of.kind === 'builtin') return `(${table}[${column}[${of}]!] ?? [])`
  return x.of.type.optional ? guarded([{ code: of, optional: true }], none, ([code]) => `${table}[${column}[${code}]!]!`) : `${table}[${column}[${of}]!]!`
}

/** What is printed on each card; a column of its own only where a card can become another. */
function printedColumn(em: Emitter): string {
  return em.program.game.shape === null ? 's.def' : 's.printedDef'
}

/** The number of one zone: `ZONE.hand + p`. A key that is none gives no zone. */
export function zoneInstance(em: Emitter, names: Names, x: TExpr): string {
  if (x.kind !== 'zone') return emitExpr(em, names, x)
  return x.key === null ? zoneBase(x.zone) : `${zoneBase(x.zone)} + ${emitExpr(em, names, x.key)}`
}

function zoneSet(em: Emitter, names: Names, x: TExpr & { kind: 'zone' }): string {
  if (x.family) return allOf(em, x.zone)
  const set = `s.zones[${zoneInstance(em, names, x)}]`
  // A card outside of every zone has no holder, and a card of nobody no owner.
  const uncertain = x.key !== null && (x.key.type.optional || x.key.kind === 'builtin' || x.key.kind === 'derived')
  return uncertain ? `(${set} ?? [])` : `${set}!`
}

function inZone(em: Emitter, names: Names, x: TExpr & { kind: 'inZone' }): string {
  const of = emitExpr(em, names, x.of)
  if (x.zone.kind === 'zone' && x.zone.family) return liesIn(em, x.zone.zone, `s.place[${of}]!`)
  if (x.of.type.base === 'effect') return `s.zones[${zoneInstance(em, names, x.zone)}]!.includes(${of})`
  return `s.place[${of}] === ${zoneInstance(em, names, x.zone)}`
}

/** The set a domain ranges over, before its tests. */
export function domainSet(em: Emitter, names: Names, d: Domain): string {
  if (d.set !== null) return emitExpr(em, names, d.set)
  switch (d.local.type.base) {
    case 'player': return 'seats(s)'
    case 'definition': return 'DEFINITIONS'
    case 'enum': return `${em.enumConst(d.local.type.of)}_VALUES`
    case 'effect': return 's.zones[0]!'
    case 'card': {
      const zones = em.whereabouts.ofTests(d.tests, d.local)
      if (zones === null) return em.allCards()
      const sets = zones.map((z) => allOf(em, z))
      return sets.length === 1 ? sets[0] ?? '[]' : `[${sets.map((set) => `...${set}`).join(', ')}]`
    }
    default: return em.allCards()
  }
}

/** The zone family whose cards a domain ranges over, if it is one. */
function familyOf(em: Emitter, d: Domain): string | null {
  if (d.set !== null) return d.set.kind === 'zone' && d.set.family ? d.set.zone : null
  const zones = d.local.type.base === 'card' ? em.whereabouts.ofTests(d.tests, d.local) : null
  const only = zones?.length === 1 ? zones[0] : undefined
  return only !== undefined && isFamily(em, only) ? only : null
}

export function conjunction(em: Emitter, names: Names, tests: readonly TExpr[]): string {
  return tests.length === 0 ? 'true' : tests.map((t) => paren(t, emitExpr(em, names, t))).join(' && ')
}

/** The test that an expression does not hold. */
export function denied(em: Emitter, names: Names, x: TExpr): string {
  return x.kind === 'not' ? emitExpr(em, names, x.operand) : `!(${emitExpr(em, names, x)})`
}

function paren(t: TExpr, code: string): string {
  return t.kind === 'binary' && t.op === 'or' ? `(${code})` : code
}

function query(em: Emitter, names: Names, x: TExpr & { kind: 'query' }): string {
  const { domain, quantifier } = x
  const set = domainSet(em, names, domain)
  const variable = names.of(domain.local)
  const test = conjunction(em, names, domain.tests)
  const open = domain.tests.length === 0
  const family = open ? null : familyOf(em, domain)
  if (family !== null && (quantifier === 'some' || quantifier === 'no')) return `${quantifier === 'no' ? '!' : ''}${someIn(em, family, `(${variable}) => ${test}`)}`
  switch (quantifier) {
    case 'some': return open ? `${set}.length > 0` : `${set}.some((${variable}) => ${test})`
    case 'no': return open ? `${set}.length === 0` : `!${set}.some((${variable}) => ${test})`
    case 'each': return open ? `${set}` : `${set}.filter((${variable}) => ${test})`
    case 'the': return open ? `(${set}[0] ?? NONE)` : `(${set}.find((${variable}) => ${test}) ?? NONE)`
  }
}

function caseOf(em: Emitter, names: Names, x: TExpr & { kind: 'case' }): string {
  const subject = emitExpr(em, names, x.subject)
  const arms = x.arms.map((arm) => `${equal(em, x.subject, arm.when, subject, emitExpr(em, names, arm.when))} ? ${emitExpr(em, names, arm.value)} : `).join('')
  return `(${arms}${emitExpr(em, names, x.otherwise)})`
}

const PRECEDENCE: Readonly<Record<string, string>> = { and: '&&', or: '||', '<': '<', '<=': '<=', '>': '>', '>=': '>=', '+': '+', '-': '-', '*': '*' }

function binary(em: Emitter, names: Names, x: TExpr & { kind: 'binary' }): string {
  const a = emitExpr(em, names, x.left)
  const joins = x.op === 'and' || x.op === 'or'
  const b = joins ? em.narrowing.under(x.left, x.op === 'and', () => emitExpr(em, names, x.right)) : emitExpr(em, names, x.right)
  switch (x.op) {
    case '=': return equal(em, x.left, x.right, a, b)
    case '!=': return different(em, x.left, x.right, a, b)
    case '??': return `orElse(${a}, ${b})`
    case '/': return `divide(${a}, ${b})`
    case 'mod': return `modulo(${a}, ${b})`
    case '..': return `range(${a}, ${b})`
    case 'in': return x.right.kind === 'map' ? `${emitExpr(em, names, x.right.set)}.some((${names.of(x.right.local)}) => ${emitExpr(em, names, x.right.body)} === ${wrap(x.left, a)})` : x.right.kind === 'list' && SIMPLE.test(a) ? (x.right.items.length === 0 ? 'false' : `(${x.right.items.map((i) => `${a} === ${emitExpr(em, names, i)}`).join(' || ')})`) : `${constants(x.right) ? `(${b} as readonly number[])` : b}.includes(${a})`
    case 'union': return `${x.type.list === true ? 'joined' : 'union'}(${asSet(x.left, a)}, ${asSet(x.right, b)})`
    case 'without': return `${x.type.list === true ? 'lessCopies' : 'without'}(${asSet(x.left, a)}, ${asSet(x.right, b)})`
    case '<': case '<=': case '>': case '>=': return ordered(x, a, b)
    case 'and': case 'or': return `${mixed(x.left, x.op, a)} ${PRECEDENCE[x.op]} ${mixed(x.right, x.op, b)}`
    default: return `(${a} ${PRECEDENCE[x.op] ?? x.op} ${b})`
  }
}

/** A list of nothing but constants, whose type would admit no other number. */
function constants(t: TExpr): boolean {
  return t.kind === 'list' && t.items.every((item) => item.kind === 'enum' || item.kind === 'definition')
}

/** JavaScript wants parentheses where `and` and `or` meet. */
function mixed(t: TExpr, outer: string, code: string): string {
  return t.kind === 'binary' && (t.op === 'or' || t.op === 'and') && t.op !== outer ? `(${code})` : code
}

/** One side of a comparison. */
function wrap(t: TExpr, code: string): string {
  return t.kind === 'binary' || (t.type.base === 'truth' && !t.type.set && !OPERANDS.has(t.kind)) ? `(${code})` : code
}

function asSet(t: TExpr, code: string): string {
  return t.type.set ? code : `[${code}]`
}

/** Sets by their members and lists by their copies, in any order; of single values that may both be none, none equals nothing. */
function comparer(left: TExpr, right: TExpr): string | null {
  if (left.type.list === true || right.type.list === true) return 'sameCopies'
  if (left.type.set || right.type.set) return 'alike'
  return left.type.optional && right.type.optional ? 'same' : null
}

function equal(em: Emitter, left: TExpr, right: TExpr, a: string, b: string): string {
  const compare = comparer(left, right)
  return compare === null ? compared(em, left, right, a, '===', b) : `${compare}(${a}, ${b})`
}

/** Whatever the type, `!=` is the opposite of `=`. */
function different(em: Emitter, left: TExpr, right: TExpr, a: string, b: string): string {
  const compare = comparer(left, right)
  return compare === null ? compared(em, left, right, a, '!==', b) : `!${compare}(${a}, ${b})`
}

function compared(em: Emitter, left: TExpr, right: TExpr, a: string, op: '===' | '!==', b: string): string {
  return `${em.narrowing.widened(left, right, wrap(left, a))} ${op} ${em.narrowing.widened(right, left, wrap(right, b))}`
}

function ordered(x: TExpr & { kind: 'binary' }, a: string, b: string): string {
  const test = `${a} ${x.op} ${b}`
  const guards = [x.left.type.optional ? `${a} !== NONE` : '', x.right.type.optional ? `${b} !== NONE` : ''].filter((g) => g !== '')
  return guards.length === 0 ? test : `(${guards.join(' && ')} && ${test})`
}

function times(em: Emitter, names: Names, x: TExpr & { kind: 'times' }): string {
  const column = `s.${em.counter(x.counter.name)}`
  return x.keys.length === 0 ? column : `(${column}[${columnIndex(x.counter.keys, x.keys.map((k) => emitExpr(em, names, k)))}] ?? 0)`
}

/** Members that pass a test are counted without a list of them. */
function counted(em: Emitter, names: Names, x: TExpr | undefined): string | null {
  if (x?.kind !== 'query' || x.quantifier !== 'each' || x.domain.tests.length === 0) return null
  const set = domainSet(em, names, x.domain)
  return `countOf(${set}, (${names.of(x.domain.local)}) => ${conjunction(em, names, x.domain.tests)})`
}

/** What members count for is added up without a list of the numbers. */
function summed(em: Emitter, names: Names, x: TExpr | undefined): string | null {
  if (x?.kind !== 'map') return null
  const { set } = x
  if (set.kind !== 'query' || set.quantifier !== 'each' || set.domain.tests.length === 0) return `sumOf(${emitExpr(em, names, set)}, (${names.of(x.local)}) => ${emitExpr(em, names, x.body)})`
  const all = domainSet(em, names, set.domain)
  const member = names.of(set.domain.local)
  names.alias(x.local, member)
  return `sumOf(${all}, (${member}) => (${conjunction(em, names, set.domain.tests)} ? ${emitExpr(em, names, x.body)} : 0))`
}

const NOTHING: TExpr = { kind: 'none', type: { base: 'none', of: '', set: false, optional: true }, span: { file: { path: '', text: '' }, start: 0, end: 0 } }

function builtin(em: Emitter, names: Names, name: string, args: readonly TExpr[]): string {
  const [a = '', b = ''] = args.map((arg) => emitExpr(em, names, arg))
  const optional = args[0]?.type.optional === true
  const of = (make: (code: string) => string): string => guarded([{ code: a, optional }], 'NONE', ([code]) => make(code ?? a))
  switch (name) {
    case 'players': return 'seats(s)'
    case 'count': return counted(em, names, args[0]) ?? `${a}.length`
    case 'sum': return summed(em, names, args[0]) ?? `sum(${a})`
    case 'empty': return args[0]?.kind === 'query' && args[0].quantifier === 'each' ? query(em, names, { ...args[0], quantifier: 'no' }) : `${a}.length === 0`
    case 'isNone': return `${em.narrowing.widened(args[0] ?? NOTHING, null, wrap(args[0] ?? NOTHING, a))} === NONE`
    case 'first': return args[0]?.kind === 'builtin' && args[0].name === 'players' ? '0' : `(${a}[0] ?? NONE)`
    case 'last': return args[0]?.kind === 'builtin' && args[0].name === 'players' ? '(s.players - 1)' : `(${a}.at(-1) ?? NONE)`
    case 'topOne': return `(${a}.at(-1) ?? NONE)`
    case 'top': return `top(${a}, ${b})`
    case 'highest': return `Math.max(${args.map((arg) => emitExpr(em, names, arg)).join(', ')})`
    case 'lowest': return `Math.min(${args.map((arg) => emitExpr(em, names, arg)).join(', ')})`
    case 'highestOf': return `greatest(${a})`
    case 'lowestOf': return `least(${a})`
    case 'nextIn': return `nextIn(${a}, ${b}, ${args[2] === undefined ? '1' : emitExpr(em, names, args[2])})`
    case 'roundIn': return `roundIn(${a}, ${b})`
    case 'next': return `nextSeat(s, ${a}, ${b === '' ? '1' : b})`
    case 'owner': return of((c) => `s.owner[${c}]!`)
    case 'holder': return of((c) => `holder(s, ${c})`)
    case 'controller': return of((c) => `(s.effects[${c}]?.controller ?? NONE)`)
    case 'source': return of((c) => `(s.effects[${c}]?.source ?? NONE)`)
    case 'optional': return `s.effects[${a}]?.optional === true`
    case 'definition': return of((c) => `s.def[${c}]!`)
    case 'printedDefinition': return of((c) => `${printedColumn(em)}[${c}]!`)
    case 'viewers': return `viewersOf(s, ${a})`
    case 'copies': return `copies(${b}, ${a})`
    case 'distinct': return `[...new Set(${a})]`
    case 'hasDefinition': return `${a}.some((c) => s.def[c] === ${b})`
    case 'optionNumber': return `OPTION_NUMBERS[${em.program.game.options.get(args[0]?.type.of ?? '')?.index ?? 0}]![${a}]!`
    case 'zoneNumber': return args[0] === undefined ? 'NONE' : zoneInstance(em, names, args[0])
    case 'name': return of((c) => `${args[0]?.type.base === 'enum' ? em.namesOf(args[0].type.of) : 'CARD_NAMES'}[${c}]!`)
    case 'contains': return guarded([{ code: a, optional }, { code: b, optional: args[1]?.type.optional === true }], 'false', ([text, part]) => `TEXTS.contains(${text}, ${part}, s)`)
    case 'joined': return `TEXTS.join([${args.map((arg) => emitExpr(em, names, arg)).join(', ')}], s)`
    case 'joinedSet': return `TEXTS.join(${a}, s)`
    case 'length': return of((c) => `TEXTS.length(${c}, s)`)
    case 'theCopy': return `theCopy(s, ${a})`
    case 'applies': return `applies(${a})`
    case 'copyOf': return `copyOf(s, ${a}, ${b})`
    default: throw new Error(`no emission for ${name}`)
  }
}
