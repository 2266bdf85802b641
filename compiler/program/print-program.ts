import { deeper, titled } from '../print-lines.ts'
import type { AskedRule, Compulsion, HookRule, Local, OfferRule, Proc, TRule } from './ir.ts'
import type { Program } from './program.ts'
import type { TEvent, TExcept, TFact, TSentence } from './declarations.ts'
import { printDomain, printLocal, printTests, printTExpr, printTyped } from './print-texpr.ts'
import { printTStmts } from './print-tstmt.ts'

/**
 * The typed program: facts and adjectives, events with the rules attached to them, offers, and what hooks and effects
 * do.
 */
export function printProgram(program: Program): string {
  return [
    `program of ${program.game.name}`,
    ...titled('facts', [...program.facts.values()].flatMap(fact)),
    ...titled(
      'adjectives',
      [...program.adjectives.values()].flatMap((a) => [
        `${a.name}${a.starts === null ? '' : ` starts ${printTExpr(a.starts)}`}`,
        ...deeper(a.sentences.map(sentence)),
      ]),
    ),
    ...titled(
      'relations',
      [...program.relations.values()].flatMap((r) => [r.name, ...deeper(r.sentences.map(sentence))]),
    ),
    ...titled('viewers', program.viewers.map(except)),
    ...titled(
      'counters',
      program.counters.map(
        (c) => `${c.name}: ${c.event}${c.during === null ? '' : ` during ${c.during}`}${printTests(' where', c.tests)}`,
      ),
    ),
    ...titled('events', [...program.events.values()].flatMap(event)),
    ...titled('offers', program.offers.map(offer)),
    ...titled('compulsions', program.compulsions.map(compulsion)),
    ...titled('procedures', program.procs.filter((proc) => proc.kind !== 'event').flatMap(procedure)),
  ].join('\n')
}

const cited = (cites: readonly string[]): string => (cites.length === 0 ? '' : ` [${cites.join(', ')}]`)
const typed = (locals: readonly Local[]): string => locals.map(printTyped).join(', ')

function fact(f: TFact): string[] {
  const value =
    f.starts !== null ? ` starts ${printTExpr(f.starts)}` : f.value !== null ? ` = ${printTExpr(f.value)}` : ''
  return [
    `${f.name}(${typed(f.params)})${value}${cited(f.cites)}`,
    ...deeper(printTStmts(f.body ?? [])),
    ...deeper(f.excepts.map(except)),
  ]
}

function except(x: TExcept): string {
  return (
    `except ${x.name}(${typed(x.params)}) ` +
    `${x.otherwise === null ? x.op : `from ${printTyped(x.otherwise)} =`} ${printTExpr(x.value)}${text(x)}` +
    `${printTests(' if', x.tests)}${cited(x.cites)}`
  )
}

function sentence(s: TSentence): string {
  return `${s.name}(${typed(s.params)})${text(s)}${printTests(' if', s.tests)}${cited(s.cites)}`
}

/** Of a rule that stands in a text: its card and its player. */
function text({ self, you, selfDomain }: Pick<TRule, 'self' | 'you' | 'selfDomain'>): string {
  if (self === null) return ''
  return (
    ` for ${selfDomain === null ? printLocal(self) : printDomain(selfDomain)}` +
    `${you === null ? '' : ` of ${printLocal(you)}`}`
  )
}

function event(e: TEvent): string[] {
  const rules = [...e.cannots, ...e.insteads, ...e.befores, ...e.afters, ...e.whens].map(attached)
  const head = `${e.name}(${typed(e.params)})${e.proc === null ? '' : `${cited(e.proc.cites)}${e.proc.resumable ? ', can stop' : ''}`}`
  return [head, ...deeper([...rules, ...titled('does', printTStmts(e.proc?.body ?? []))])]
}

function attached(rule: TRule | HookRule): string {
  const binders = rule.binders.map((b) => (b === null ? 'any' : printTyped(b))).join(', ')
  const does =
    'proc' in rule
      ? `, procedure ${rule.proc.id}${rule.asBefore ? ', judged before' : ''}${rule.optional ? ', optional' : ''}`
      : ''
  return (
    `${rule.kind} ${rule.name} (${binders})${text(rule)}${printTests(' if', rule.tests)}${does}` +
    `${cited(rule.cites)}`
  )
}

function offer(o: OfferRule): string {
  const args = o.args.map((arg) => {
    if (arg.kind === 'domain') return printDomain(arg.domain)
    return arg.kind === 'value' ? printTExpr(arg.value) : arg.kind === 'self' ? 'this' : printLocal(o.asker)
  })
  return `${o.name}: ${printTyped(o.asker)} ${o.kind} ${o.event}(${args.join('; ')})${asked(o)}`
}

const compulsion = (o: Compulsion): string => `${o.name}: ${printTyped(o.asker)} ${o.kind}${asked(o)}`

/** When a rule holds for who is asked, and for which cards. */
function asked({ at, selfDomain, selfTests, cond, cites }: AskedRule): string {
  const stands = selfDomain === null ? '' : ` for ${printDomain(selfDomain)}${printTests(' where', selfTests)}`
  return ` at ${at.join(', ')}${stands}${cond === null ? '' : ` if ${printTExpr(cond)}`}${cited(cites)}`
}

function procedure(proc: Proc): string[] {
  return [
    `${proc.id} ${proc.kind} of ${proc.name}(${typed(proc.params)})${proc.resumable ? ', can stop' : ''}` +
      `${cited(proc.cites)}`,
    ...deeper(printTStmts(proc.body)),
  ]
}
