import { lambda } from '../typescript/build.ts'
import type { BuiltinName } from '../program/builtin.ts'
import type { TExpr } from '../program/ir.ts'
import { type Code, codeOf } from '../typescript/code.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { valuesOfMembers } from './compare.ts'
import { inAnyOrder, testsOf, zoneNumber } from './domains.ts'
import { guarded, guardedOne } from './guarded.ts'
import { isShort, joinedTexts, withinNumbers, wholeRange, wholeSet } from './unbounded.ts'
import { printedColumn } from './stored.ts'
import { type Writing, argument } from './writing.ts'

type Call = TExpr & { kind: 'builtin' }

type Builtin = (w: Writing, args: readonly TExpr[], x: Call) => Code

/** What the language works out by a word of its own. */
export function builtin(w: Writing, x: Call): Code {
  return BUILTINS[x.name](w, x.args, x)
}

/** A function of the code of the first argument, and of the second. */
const of =
  (make: (a: Code, b: Code, w: Writing) => Code): Builtin =>
  (w, [a, b]) =>
    make(w.ex(a ?? NOTHING), b === undefined ? code`NONE` : w.ex(b), w)

/** The same of a first argument that is a set, and gone through. */
const ofWhole =
  (make: (a: Code, b: Code) => Code): Builtin =>
  (w, [a = NOTHING, b]) =>
    make(wholeSet(w.em, a, w.ex(a)), b === undefined ? code`NONE` : w.ex(b))

/** The same of one argument that may be none. */
const ofSome =
  (make: (it: Code, w: Writing, x: TExpr) => Code): Builtin =>
  (w, [x = NOTHING]) =>
    guardedOne(argument(w, x), code`NONE`, (it) => make(codeOf(it), w, x))

/** Where an argument is missing; no rules lead there. */
const NOTHING: TExpr = {
  kind: 'none',
  type: { base: 'none', of: '', set: false, optional: true },
  span: { file: { path: '', text: '' }, start: 0, end: 0 },
}

const [greatest, least] = [ofWhole((a) => code`greatest(${a})`), ofWhole((a) => code`least(${a})`)]

const isPlayers = (x: TExpr | undefined): boolean => x?.kind === 'builtin' && x.name === 'players'

const BUILTINS: Readonly<Record<BuiltinName, Builtin>> = {
  players: () => code`seats(s)`,
  count: (w, [x = NOTHING]) => counted(w, x) ?? code`${wholeRange(w.em, x, w.ex(x))}.length`,
  sum: (w, [x = NOTHING], all) => withinNumbers(w.em, all, summed(w, x) ?? code`sum(${wholeSet(w.em, x, w.ex(x))})`),
  empty: (w, [x = NOTHING]) =>
    x.kind === 'query' && x.quantifier === 'each'
      ? w.ex({ ...x, quantifier: 'no' })
      : code`${wholeRange(w.em, x, w.ex(x))}.length === 0`,
  isNone: (w, [x = NOTHING]) => code`${w.em.narrowing.widened(x, null, w.ex(x))} === NONE`,
  first: (w, [x = NOTHING]) => (isPlayers(x) ? code`0` : code`${wholeRange(w.em, x, w.ex(x))}[0] ?? NONE`),
  last: (w, [x = NOTHING]) =>
    isPlayers(x) ? code`s.players - 1` : code`${wholeRange(w.em, x, w.ex(x))}.at(-1) ?? NONE`,
  topOne: of((a) => code`${a}.at(-1) ?? NONE`),
  top: ofWhole((a, b) => code`top(${a}, ${b})`),
  highest: (w, args) => code`Math.max(${args.map(w.ex)})`,
  lowest: (w, args) => code`Math.min(${args.map(w.ex)})`,
  highestOf: (w, [x = NOTHING], all) => ofMembers(w, x, 'greatestOf') ?? greatest(w, [x], all),
  lowestOf: (w, [x = NOTHING], all) => ofMembers(w, x, 'leastOf') ?? least(w, [x], all),
  nextIn: (w, [a = NOTHING, b = NOTHING, by]) =>
    code`nextIn(${w.ex(a)}, ${w.ex(b)}, ${by === undefined ? 1 : w.ex(by)})`,
  roundIn: of((a, b) => code`roundIn(${a}, ${b})`),
  next: (w, [a = NOTHING, by]) => code`nextSeat(s, ${w.ex(a)}, ${by === undefined ? 1 : w.ex(by)})`,
  seat: ofSome((p) => code`(${p} + 1)`),
  owner: ofSome((c) => code`s.owner[${c}]!`),
  holder: ofSome((c) => code`holder(s, ${c})`),
  controller: ofSome((c) => code`s.effects[${c}]?.controller ?? NONE`),
  source: ofSome((c) => code`s.effects[${c}]?.source ?? NONE`),
  optional: of((a) => code`s.effects[${a}]?.optional === true`),
  definition: ofSome((c) => code`s.def[${c}]!`),
  printedDefinition: ofSome((c, { em }) => code`${printedColumn(em)}[${c}]!`),
  viewers: of((a) => code`viewersOf(s, ${a})`),
  copies: (w, [a = NOTHING, b = NOTHING]) => code`copies(${wholeSet(w.em, b, w.ex(b))}, ${w.ex(a)})`,
  distinct: ofWhole((a) => code`[...new Set(${a})]`),
  sortedBy: (w, [keys = NOTHING]) => sorted(w, keys),
  hasDefinition: of((a, b) => code`${a}.some((c) => s.def[c] === ${b})`),
  optionNumber: (w, [x = NOTHING]) =>
    code`OPTION_NUMBERS[${w.em.program.game.options.get(x.type.of)?.index ?? 0}]![${w.ex(x)}]!`,
  zoneNumber: (w, [x]) => (x === undefined ? code`NONE` : zoneNumber(w, x)),
  name: ofSome((c, { em }, x) => code`${x.type.base === 'enum' ? em.namesOf(x.type.of) : code`CARD_NAMES`}[${c}]!`),
  contains: (w, args) =>
    guarded(
      args.map((arg) => argument(w, arg)),
      false,
      ([text = 0, part = 0]) => code`TEXTS.contains(${text}, ${part}, s)`,
    ),
  joined: (w, args, x) => joinedTexts(w.em, x, code`[${args.map(w.ex)}]`, args.every(isShort)),
  joinedSet: (w, [a = NOTHING], x) => joinedTexts(w.em, x, w.ex(a), false),
  length: ofSome((c) => code`TEXTS.length(${c}, s)`),
  theCopy: of((a) => code`theCopy(s, ${a})`),
  applies: of((a) => code`applies(${a})`),
  copyOf: of((a, b) => code`copyOf(s, ${a}, ${b})`),
  theCopyThere: of((a) => code`theCopyThere(s, ${a})`),
  copyOfThere: of((a, b) => code`copyOfThere(s, ${a}, ${b})`),
}

/** What is in order is the set that the numbers are worked out for, which is gone through once. */
function sorted(w: Writing, keys: TExpr): Code {
  if (keys.kind !== 'map') throw new Error('members are in order by what is said of each')
  const members = w.em.loops.through(keys.local, w.ex(keys.set))
  return code`sortedBy(${members}, ${lambda(w.names.of(keys.local), w.ex(keys.body))})`
}

/** Members that pass a test are counted without a list of them, and so are the values that members have. */
function counted(w: Writing, x: TExpr): Code | null {
  const only = valuesOfMembers(x)
  if (only !== null) {
    const members = w.em.loops.through(only.local, w.ex(only.set))
    return code`countDistinct(${members}, ${lambda(w.names.of(only.local), w.ex(only.body))})`
  }
  if (x.kind !== 'query' || x.quantifier !== 'each' || x.domain.tests.length === 0) return null
  const set = inAnyOrder(w, x.domain)
  return code`countOf(${set}, ${lambda(w.names.of(x.domain.local), testsOf(w, x.domain))})`
}

/** What is worked out of a number that each member counts for, without a list of the numbers. */
function ofMembers(w: Writing, x: TExpr, how: 'sumOf' | 'greatestOf' | 'leastOf'): Code | null {
  if (x.kind !== 'map' || x.body.type.set) return null
  const members = w.em.loops.through(x.local, w.ex(x.set))
  return code`${named(how)}(${members}, ${lambda(w.names.of(x.local), w.ex(x.body))})`
}

/** What members count for is added up without a list of the numbers. */
function summed(w: Writing, x: TExpr): Code | null {
  if (x.kind !== 'map') return null
  const { set } = x
  if (set.kind !== 'query' || set.quantifier !== 'each' || set.domain.tests.length === 0)
    return ofMembers(w, x, 'sumOf')
  const members = inAnyOrder(w, set.domain)
  const member = w.names.of(set.domain.local)
  w.names.alias(x.local, member)
  const counts = code`${testsOf(w, set.domain)} ? ${w.ex(x.body)} : 0`
  return code`sumOf(${members}, ${lambda(member, counts)})`
}
