import type { TEvent } from '../elaborate/program.ts'
import type { Emitter } from './emitter.ts'
import { Names, tsType } from './emitter.ts'
import { announces, isRestricted, type Piece } from './events.ts'
import type { RuleTable } from './rule-table.ts'
import { domainSet, emitExpr } from './expr.ts'
import { matchArgs } from './hooks.ts'

/** For each event that something can keep from happening: every reason why it may not happen, as rows of the rule table. */
export function emitExplanations(em: Emitter): Piece[] {
  const { table } = em
  const offered = [...em.program.events.values()].filter((e) => e.proc !== null && isRestricted(e))
  const cases = offered.map((event) => `${em.eventCase(event.name)} {\n${reasons(em, table, event)}\nreturn\n}`)
  return [{
    doc: 'Every rule that keeps an event from happening with these arguments; empty when nothing does.',
    code: `export function refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {\nvoid s\nvoid args\nvoid out\nswitch (event) {\n${cases.join('\n')}\n}\n}`,
  }]
}

function reasons(em: Emitter, table: RuleTable, event: TEvent): string {
  const names = new Names(em)
  for (const reserved of ['event', 'args', 'out']) names.reserve(reserved)
  const declare = event.params.map((p, i) => `const ${names.of(p)} = args[${i}] as ${tsType(p.type)}`)
  const lines: string[] = []
  for (const rule of event.cannots) {
    const row = table.of({ name: rule.called, kind: 'cannot', clauses: rule.cites, span: rule.span })
    if (rule.selfDomain === null) lines.push(`if (${em.rule(rule)}(${matchArgs(names, event.params, null)})) out.push(${row})`)
    else if (rule.lasting !== null) {
      const self = names.fresh('it')
      lines.push(`for (const ${self} of ${domainSet(em, names, rule.selfDomain)}) if (${em.rule(rule)}(${matchArgs(names, event.params, self)})) out.push(lastingReason(${row}, ${self}))`)
    } else {
      const self = names.fresh('it')
      lines.push(`if (${domainSet(em, names, rule.selfDomain)}.some((${self}) => ${em.rule(rule)}(${matchArgs(names, event.params, self)}))) out.push(${row})`)
    }
  }
  for (const s of event.proc?.body ?? []) {
    if (s.kind !== 'onlyIf') break
    const row = table.of({ name: `${event.name} only if`, kind: 'only-if', clauses: s.cites.length > 0 ? s.cites : event.proc?.cites ?? [], span: s.span })
    lines.push(`if (!(${emitExpr(em, names, s.cond)})) out.push(${row})`)
  }
  if (event.proc !== null && announces(event.proc)) {
    const row = table.of({ name: event.name, kind: 'announcement', clauses: event.proc.cites, span: event.proc.span })
    const begins = `(t) => ${em.perform(event.name)}(${['t', ...event.params.map((p) => names.of(p))].join(', ')})`
    // While something else is announced this is about an announcement of its own.
    lines.push(`apart(s, () => {\nconst could = completable(program, s, ${begins})\nif (!could) out.push(${row}, ...whyNot(program, s, ${begins}))\nreturn could\n})`)
  }
  return [...declare, ...event.params.map((p) => `void ${names.of(p)}`), ...lines].join('\n')
}

