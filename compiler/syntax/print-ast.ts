import { fromKindTable } from '../kind-table.ts'
import { deeper, titled } from '../print-lines.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import type {
  CardDecl,
  Decl,
  File,
  Handle,
  Header,
  OverlayDecl,
  ToldPart,
  ToldPattern,
  ToldQuestion,
} from '../../grammar/tree/declarations.ts'
import type { ExampleStep, Given } from '../../grammar/tree/examples.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'
import type { Name, Param, TypeRef } from '../../grammar/tree/names.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import { printArg, printCall, printExpr, printPattern, printPhrase } from './print-expr.ts'

/** The syntax tree of a file: a declaration at the margin, with its line, its clauses and what it is made of. */
export function printAst(file: File): string {
  return [...(file.header === null ? [] : [header(file.header)]), ...file.items.flatMap(decl)].join('\n')
}

function header({ kind, cites, name, base, withs, order, players, description }: Header): string {
  return [
    ...(cites.length === 0 ? [] : [`[${names(cites)}]`]),
    `${kind} ${name.text}`,
    ...(base === null ? [] : [`of ${base.text}`]),
    ...(withs.length === 0 ? [] : [`with ${names(withs)}`]),
    ...order.map(([a, b]) => `(${a.text} before ${b.text})`),
    ...(players === null ? [] : [`for ${players.from} to ${players.to} players`]),
    ...(description === null ? [] : [JSON.stringify(description)]),
  ].join(' ')
}

const names = (list: readonly Name[]): string => list.map((name) => name.text).join(', ')
const cond = (x: Expr | null, word = 'if'): string => (x === null ? '' : ` ${word} ${printExpr(x)}`)
const typeRef = (t: TypeRef): string =>
  `${t.list === true ? 'list of ' : t.set ? 'set of ' : ''}${t.name.text}${t.orNone ? ' or none' : ''}`
const param = (p: Param | null): string =>
  p === null ? 'this' : [p.type === null ? 'this' : typeRef(p.type), p.name?.text ?? ''].join(' ').trim()

/** A declaration: its line, its clauses and name, then its parts. */
function decl(d: Decl): string[] {
  const [first = '', ...rest] = body(d)
  const cites = d.cites.length === 0 ? '' : ` [${names(d.cites)}]`
  return [
    `${lineColumn(d.span.file, d.span.start).line}${cites} ${d.label === null ? '' : `${d.label.text}: `}${first}`,
    ...deeper(rest),
  ]
}

const body = fromKindTable<Decl, [], readonly string[]>({
  include: (d) => [`include ${JSON.stringify(d.path)}`],
  option: (d) => [`${d.kind} ${d.name.text}: ${names(d.values)}`],
  type: (d) => [`${d.kind} ${d.name.text}: ${names(d.values)}`],
  printed: (d) => [`printed ${d.name.text} of ${d.subject.text}: ${typeRef(d.type)}`],
  fact: (d) => [
    `fact ${d.name.text} of (${d.params.map(param).join(', ')})${inZones(d.zones)}: ` +
      `${typeRef(d.type)}${cond(d.starts, 'starts')}${cond(d.value, '=')}`,
    ...printStmts(d.body ?? []),
  ],
  adjective: (d) => [
    `adjective ${param(d.subject)}${inZones(d.zones)} is ${d.name.text}${cond(d.starts, 'starts')}${cond(d.cond)}`,
  ],
  relation: (d) => [`relation ${param(d.left)} ${d.name.text} ${param(d.right)}${cond(d.cond)}`],
  zone: (d) => [
    `zone ${d.name.text}${d.key === null ? '' : ` of ${param(d.key)}`} of ${d.holds}` +
      `${cond(d.capacity, 'at most')} seen by ${printExpr(d.seenBy)}`,
  ],
  card: (d) => card(d),
  text: (d) => [`text of ${printPhrase(d.phrase)}`, ...d.rules.flatMap(decl)],
  event: (d) => [['to', d.name.text, ...d.params.map((p) => `${p.role} ${param(p)}`)].join(' '), ...printStmts(d.body)],
  modal: (d) => [
    `${d.subject === 'you' ? 'you' : d.subject === null ? 'anybody' : param(d.subject)} ${d.modality}` +
      `${d.patterns.length === 0 ? '' : ` ${d.patterns.map(printPattern).join(' or ')}`}${d.at.length === 0 ? '' : ` at ${names(d.at)}`}` +
      `${cond(d.cond)}`,
    ...printStmts(d.body ?? []),
  ],
  hook: (d) => [
    `${d.timing} ${d.patterns.map(printPattern).join(' or ')}${d.asBefore ? ' as before' : ''}` +
      `${cond(d.cond)}${d.optional ? ' you may' : ''}`,
    ...printStmts(d.body),
  ],
  except: (d) => [
    `except ${d.fact.text} of (${d.args.map(printArg).join(', ')}) ${d.op} ${printExpr(d.value)}${cond(d.cond)}`,
  ],
  always: (d) => [`always ${printExpr(d.cond)}`],
  board: (d) => [`board ${d.verb} ${names(d.names)}${d.by.length === 0 ? '' : ` by ${names(d.by)}`}`],
  tell: (d) => [
    `tell ${d.words === null ? (d.only === null ? 'nothing' : '') : `"${d.words.said}"`} of ` +
      `${d.question === null ? d.patterns.map(toldPattern).join(', ') : toldQuestion(d.question)}` +
      cond(d.only, 'only to'),
  ],
  overlay: (d) => overlay(d),
  example: (d) => [`example ${JSON.stringify(d.title)}`, ...titled('given', d.given.map(given)), ...d.steps.map(step)],
  reading: (d) => [
    `reading ${d.name.text}${cond(d.value, '=')}${d.phrase === null ? '' : `: ${printPhrase(d.phrase)}`}`,
    ...d.ways.map(
      (w) =>
        `${w.way}${cond(w.value, '=')} in ${names(w.positions)}` +
        `${w.cites.length === 0 ? '' : ` [${names(w.cites)}]`}`,
    ),
  ],
  deck: (d) => [`deck ${d.name.text} of ${param(d.player)}`],
  refuse: (d) => [
    `refuse deck of ${param(d.player)}${d.about === null ? '' : ` with ${printPhrase(d.about)}`} ` +
      `${JSON.stringify(d.message)}${cond(d.cond)}`,
  ],
  default: (d) => [
    `default deck ${JSON.stringify(d.title)}`,
    ...d.lists.map(({ name, items }) => `${name.text} is ${items.map((i) => `${i.copies} ${i.card.text}`).join(', ')}`),
  ],
})

const toldQuestion = ({ asks, what, at, by }: ToldQuestion): string =>
  [asks, ...(what === null ? [] : [what.text]), `at ${at.text}`, ...(by === null ? [] : [`by ${by.name.text}`])].join(
    ' ',
  )

function toldPattern({ event, parts }: ToldPattern): string {
  return [event.text, ...parts.map(({ role, part }) => `${role} ${toldPart(part)}`)].join(' ')
}

function toldPart(part: ToldPart): string {
  switch (part.kind) {
    case 'bind':
      return `${part.type.text} ${part.name?.text ?? ''}`.trim()
    case 'whose':
      return `${part.zone.text} of ${part.type.text} ${part.name.text}`
    case 'said':
      return part.name.text
  }
}

const inZones = (zones: readonly Name[]): string => (zones.length === 0 ? '' : ` in ${names(zones)}`)

function card(d: CardDecl): string[] {
  const made =
    d.name === null
      ? `each ${d.generators.map(printPhrase).join(', each ')} named ${d.naming.map((n) => n.text).join(' ')}`
      : d.name.text
  const spelt = d.spellings.map(({ value, as }) => `, ${value} as ${as.text}`).join('')
  return [
    `card ${made}${spelt}`,
    ...d.attributes.map(({ name, value }) => `${name.text} = ${printExpr(value)}`),
    ...d.rules.flatMap(decl),
  ]
}

function overlay(d: OverlayDecl): string[] {
  switch (d.verb) {
    case 'remove':
      return [`remove ${handle(d.target)}`]
    case 'set':
      return [`replace ${d.target.text} = ${printExpr(d.value)}`]
    case 'replace':
      return ['replace', ...decl(d.decl)]
    case 'add':
      return [`add ${d.where} ${d.anchor.text} in ${d.event.text}`, ...printStmts(d.body)]
  }
}

function handle(target: Handle): string {
  if (target.kind === 'example') return `example ${JSON.stringify(target.title)}`
  if (target.kind === 'examples') return `examples of ${target.clauses.map(({ text }) => text).join(', ')}`
  return `${target.kind} ${target.name.text}`
}

function given(g: Given): string {
  if (g.kind === 'option') return `option ${g.name.text} is ${g.value.text}`
  if (g.kind === 'rest') return `the rest of the pack is in ${printExpr(g.zone)}`
  if (g.kind === 'players') return `${g.count} players`
  if (g.kind === 'after') return `after ${g.calls.map(printCall).join(', ')}`
  if (g.kind === 'at') return `at ${g.path.map(printCall).join(', ')}`
  const items = g.items.map(
    ({ copies, value, called, facts }) =>
      `${copies === undefined ? '' : `${copies} `}${printExpr(value)}${called === undefined ? '' : ` as ${called.text}`}` +
      `${facts.length === 0 ? '' : ` (${facts.map((f) => `${f.name.text} ${printExpr(f.value)}`).join(', ')})`}`,
  )
  return `${printExpr(g.target)} is ${items.join(', ')}`
}

const step = fromKindTable<ExampleStep, [], string>({
  does: (s) => `${s.who.text} does ${printCall(s.call)}`,
  chooses: (s) => `${s.who.text} chooses ${s.values.map(printExpr).join(', ')}`,
  answers: (s) => `${s.who.text} ${s.answer}`,
  offered: (s) => `${s.who.text} may ${s.not ? 'not ' : ''}${printCall(s.call)}${because(s.because)}`,
  mustAct: (s) => `${s.who.text} must act${because(s.because)}`,
  chance: (s) => `chance chooses ${s.values.map(printExpr).join(', ')}`,
  asked: (s) => `${s.who.text} is ${s.not ? 'not ' : ''}asked`,
  nobody: () => 'nobody is asked',
  exactly: (s) => `${s.who.text} is offered ${s.calls.map(printCall).join(', ') || 'nothing'}`,
  choosable: (s) =>
    `${s.who.text} may ${s.not ? 'not ' : ''}choose ${s.values.map(printExpr).join(', ')}${because(s.because)}`,
  then: (s) => `then ${printExpr(s.fact)}${because(s.because ?? [])}`,
  happened: (s) => `then ${s.not ? 'not ' : ''}happened ${s.calls.map(printCall).join(', ')}`,
  told: (s) => `${s.who.text} is ${s.not ? 'not ' : ''}told ${s.lines.map((line) => JSON.stringify(line)).join(', ')}`,
  knows: (s) => `${s.who.text} ${s.not ? 'does not know' : 'knows'} ${s.cards.map(printExpr).join(', ')}`,
})

const because = (clauses: readonly Name[]): string => (clauses.length === 0 ? '' : ` because [${names(clauses)}]`)

/** Statements, one a line, their blocks deeper; clauses first. */
function printStmts(body: readonly Stmt[]): string[] {
  return body.flatMap((s) => {
    const [first = '', ...rest] = stmt(s)
    return [`${s.cites.length === 0 ? '' : `[${s.cites.map((c) => c.text).join(', ')}] `}${first}`, ...rest]
  })
}

const stmt = fromKindTable<Stmt, [], readonly string[]>({
  call: (s) => [`${s.forced ? 'must ' : ''}do ${printCall(s.call)}`],
  becomes: (s) => [`${printExpr(s.target)} becomes ${s.negated ? 'not ' : ''}${printExpr(s.value)}`],
  changes: (s) => [`${printExpr(s.target)} ${s.op} ${printExpr(s.value)}`],
  may: (s) => [`${printExpr(s.who)} may`, ...branches(s.then, s.otherwise)],
  act: (s) => [`${printExpr(s.who)} ${s.optional ? 'may' : 'must'} act`, ...branches(s.then, s.otherwise)],
  whileAct: (s) => [`while ${printExpr(s.who)} may act`, ...deeper(printStmts(s.body))],
  while: (s) => [`while ${printExpr(s.cond)}`, ...deeper(printStmts(s.body))],
  repeat: (s) => [
    'repeat',
    ...deeper(printStmts(s.body)),
    ...(s.until === null ? [] : [`until ${printExpr(s.until)}`]),
  ],
  let: (s) => [`let ${s.name.text} = ${printExpr(s.value)}`],
  if: (s) => [`if ${printExpr(s.cond)}`, ...branches(s.then, s.otherwise)],
  each: (s) => [
    `each ${printPhrase(s.phrase)}${s.from === null ? '' : ` from ${printExpr(s.from)}`}` +
      `${s.sameTime ? ' at the same time' : ''}`,
    ...deeper(printStmts(s.body)),
  ],
  choose: (s) => [choose(s)],
  chooseOne: (s) => [
    `choose ${modes(s)} of${chooser(s.by)}`,
    ...s.bullets.flatMap((bullet) => titled('-', printStmts(bullet))),
  ],
  later: (s) => [
    `later${s.zone === null ? '' : ` in ${printExpr(s.zone)}`}${chooser(s.by)}`,
    ...deeper(printStmts(s.body)),
  ],
  onlyIf: (s) => [`only if ${printExpr(s.cond)}`],
  announce: (s) => [s.kind, ...deeper(printStmts(s.body))],
  stop: (s) => [s.event === null ? 'stop' : `stop ${s.event.text}`],
  give: (s) => [`give ${printExpr(s.value)}`],
  piece: (s) => ['piece', ...deeper(printStmts(s.body))],
  lasting: (s) => [
    s.during === null ? `until ${s.until.map(printPattern).join(' or ')}` : `during ${s.during.text}`,
    ...deeper(s.rules.flatMap(decl)),
  ],
})

function branches(then: readonly Stmt[], otherwise: readonly Stmt[]): string[] {
  return [...deeper(printStmts(then)), ...titled('else', printStmts(otherwise))]
}

function choose(s: Stmt & { kind: 'choose' }): string {
  const count =
    s.count === null ? '' : `${printExpr(s.count.from)}${s.count.to === null ? '' : `..${printExpr(s.count.to)}`} `
  return (
    `choose ${count}${printPhrase(s.phrase)}${s.as === null ? '' : ` as ${s.as.text}`}${chooser(s.by)}` +
    `${s.setWhere === null ? '' : ` where ${printExpr(s.setWhere)}`}`
  )
}

function modes({ count, again }: Stmt & { kind: 'chooseOne' }): string {
  if (count === null) return 'one'
  const range = `${printExpr(count.from)}${count.to === null ? '' : `..${printExpr(count.to)}`}`
  return again ? `${range} times one` : range
}

function chooser(by: Expr | 'chance' | null): string {
  return by === null ? '' : ` by ${by === 'chance' ? 'chance' : printExpr(by)}`
}
