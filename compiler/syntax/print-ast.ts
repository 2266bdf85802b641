import { deeper, titled, unprinted } from '../source/print-lines.ts'
import { lineColumn } from '../source/source-file.ts'
import type { CardDecl, Decl, ExampleStep, Expr, File, Given, Handle, Header, Name, OverlayDecl, Param, TypeRef } from './ast.ts'
import { printArg, printCall, printExpr, printPattern, printPhrase } from './print-expr.ts'
import { printStmts } from './print-stmt.ts'

/** The syntax tree of a file: a declaration at the margin, with its line, its clauses and what it is made of. */
export function printAst(file: File): string {
  return [...(file.header === null ? [] : [header(file.header)]), ...file.items.flatMap(decl)].join('\n')
}

function header({ kind, name, base, withs, order, players, description }: Header): string {
  return [
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
const typeRef = (t: TypeRef): string => `${t.set ? 'set of ' : ''}${t.name.text}${t.orNone ? ' or none' : ''}`
const param = (p: Param | null): string => (p === null ? 'this' : [p.type === null ? 'this' : typeRef(p.type), p.name?.text ?? ''].join(' ').trim())

function decl(d: Decl): string[] {
  const [first = '', ...rest] = body(d)
  const cites = d.cites.length === 0 ? '' : ` [${names(d.cites)}]`
  return [`${lineColumn(d.span.file, d.span.start).line}${cites} ${d.label === null ? '' : `${d.label.text}: `}${first}`, ...deeper(rest)]
}

function body(d: Decl): string[] {
  switch (d.kind) {
    case 'include': return [`include ${JSON.stringify(d.path)}`]
    case 'option': case 'type': return [`${d.kind} ${d.name.text}: ${names(d.values)}`]
    case 'printed': return [`printed ${d.name.text} of ${d.subject.text}: ${typeRef(d.type)}`]
    case 'fact': return [
      `fact ${d.name.text} of (${d.params.map(param).join(', ')})${inZones(d.zones)}: ${typeRef(d.type)}${cond(d.starts, 'starts')}${cond(d.value, '=')}`,
      ...printStmts(d.body ?? []),
    ]
    case 'adjective': return [`adjective ${param(d.subject)}${inZones(d.zones)} is ${d.name.text}${cond(d.starts, 'starts')}${cond(d.cond)}`]
    case 'relation': return [`relation ${param(d.left)} ${d.name.text} ${param(d.right)}${cond(d.cond)}`]
    case 'zone': return [`zone ${d.name.text}${d.key === null ? '' : ` of ${param(d.key)}`} of ${d.holds}${cond(d.capacity, 'at most')} seen by ${printExpr(d.seenBy)}`]
    case 'card': return card(d)
    case 'text': return [`text of ${printPhrase(d.phrase)}`, ...d.rules.flatMap(decl)]
    case 'event': return [['to', d.name.text, ...d.params.map((p) => `${p.role} ${param(p)}`)].join(' '), ...printStmts(d.body)]
    case 'modal': return [
      `${d.subject === 'you' ? 'you' : d.subject === null ? 'anybody' : param(d.subject)} ${d.modality} ${d.patterns.map(printPattern).join(' or ')}${d.at.length === 0 ? '' : ` at ${names(d.at)}`}${cond(d.cond)}`,
      ...printStmts(d.body ?? []),
    ]
    case 'hook': return [`${d.timing} ${printPattern(d.pattern)}${d.asBefore ? ' as before' : ''}${cond(d.cond)}${d.optional ? ' you may' : ''}`, ...printStmts(d.body)]
    case 'except': return [`except ${d.fact.text} of (${d.args.map(printArg).join(', ')}) ${d.op} ${printExpr(d.value)}${cond(d.cond)}`]
    case 'overlay': return overlay(d)
    case 'example': return [`example ${JSON.stringify(d.title)}`, ...titled('given', d.given.map(given)), ...d.steps.map(step)]
    default: return [unprinted(d)]
  }
}

const inZones = (zones: readonly Name[]): string => (zones.length === 0 ? '' : ` in ${names(zones)}`)

function card(d: CardDecl): string[] {
  const made = d.name === null ? `each ${d.generators.map(printPhrase).join(', each ')} named ${d.naming.map((n) => n.text).join(' ')}` : d.name.text
  const spelt = d.spellings.map(({ value, as }) => `, ${value} as ${as.text}`).join('')
  return [`card ${made}${spelt}`, ...d.attributes.map(({ name, value }) => `${name.text} = ${printExpr(value)}`), ...d.rules.flatMap(decl)]
}

function overlay(d: OverlayDecl): string[] {
  switch (d.verb) {
    case 'remove': return [`remove ${handle(d.target)}`]
    case 'set': return [`replace ${d.target.text} = ${printExpr(d.value)}`]
    case 'replace': return ['replace', ...decl(d.decl)]
    case 'add': return [`add ${d.where} ${d.anchor.text} in ${d.event.text}`, ...printStmts(d.body)]
  }
}

function handle(target: Handle): string {
  return target.kind === 'example' ? `example ${JSON.stringify(target.title)}` : `${target.kind} ${target.name.text}`
}

function given(g: Given): string {
  if (g.kind === 'option') return `option ${g.name.text} is ${g.value.text}`
  if (g.kind === 'players') return `${g.count} players`
  if (g.kind === 'at') return `at ${g.path.map(printCall).join(', ')}`
  const items = g.items.map(({ value, facts }) => `${printExpr(value)}${facts.length === 0 ? '' : ` (${facts.map((f) => `${f.name.text} ${printExpr(f.value)}`).join(', ')})`}`)
  return `${printExpr(g.target)} is ${items.join(', ')}`
}

function step(s: ExampleStep): string {
  switch (s.kind) {
    case 'does': return `${s.who.text} does ${printCall(s.call)}`
    case 'chooses': return `${s.who.text} chooses ${s.values.map(printExpr).join(', ')}`
    case 'answers': return `${s.who.text} ${s.answer}`
    case 'offered': return `${s.who.text} may ${s.not ? 'not ' : ''}${printCall(s.call)}${s.because.length === 0 ? '' : ` because [${names(s.because)}]`}`
    case 'exactly': return `${s.who.text} is offered ${s.calls.map(printCall).join(', ')}`
    case 'choosable': return `${s.who.text} may ${s.not ? 'not ' : ''}choose ${s.values.map(printExpr).join(', ')}`
    case 'then': return `then ${printExpr(s.fact)}`
    case 'happened': return `then happened ${s.calls.map(printCall).join(', ')}`
    default: return unprinted(s)
  }
}
