import { any, forEach, functionCode, when } from '../typescript/build.ts'
import { type Code, NOTHING, type Part, lines } from '../typescript/code.ts'
import type { Data } from '../typescript/data.ts'
import { remark } from '../typescript/literals.ts'
import { Name, word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import { mentions } from '../typescript/walks.ts'
import { LASTING_ZONE } from '../game/model.ts'
import type { TEvent, TExcept } from '../program/declarations.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import { lastingWords } from '../syntax/told-words.ts'
import { type Emitter, Names, THE_STATE, docOf, pascal, tsType } from './emitter.ts'
import type { Piece } from './piece.ts'
import { conjunction, emitExpr } from './expr.ts'
import { zoneBase } from './zones.ts'
import { heldByEffect, seenAsLaidDown } from './held-anew.ts'
import { matchArgs } from './match-args.ts'
import { typeWord } from './names.ts'

/** The effects whose rules are in force, the latest last. */
function inForce(): Code {
  return code`s.zones[${zoneBase(LASTING_ZONE)}]!`
}

/** Writes what a lasting rule keeps as parts of its effect, where a single expression is needed. */
export function aliasKept(names: Names, kind: Proc, effect: Part): void {
  for (const [i, param] of kind.params.entries())
    names.alias(param, code`s.effects[${effect}]!.captured[${i}] ‹as ${tsType(param.type)}›`)
}

/** Gives what a lasting rule keeps names of its own in `code`, after the test that the effect is one of its kind. */
export function withKept(
  em: Emitter,
  names: Names,
  kind: Proc,
  effect: Part,
  otherwise: Code,
  write: () => Code,
): Code {
  for (const param of kind.params) names.of(param)
  const inside = write()
  return lines([
    code`const effect = s.effects[${effect}]`,
    code`if (effect?.body !== ${em.procConst(kind)}) ${otherwise}`,
    ...usedOf(names, kind, inside),
    inside,
  ])
}

/** Goes through the effects of a kind, the earliest first. */
export function whileInForce(em: Emitter, names: Names, kind: Proc, note: string, write: () => Code): Code {
  const it = names.fresh('it')
  return lines([remark(note), forEach(it, inForce(), withKept(em, names, kind, it, code`continue`, write))])
}

/** Exceptions that set a value for a while: the one laid down last decides, whichever sentence it is of. */
export function latestFirst(
  em: Emitter,
  excepts: readonly TExcept[],
  params: readonly Name[],
  make: (value: Code, x: TExcept) => Code,
): Code[] {
  const cases = excepts.flatMap((x) => {
    if (x.lasting === null || x.op !== '=') return []
    const names = new Names(em)
    for (const taken of ['lasting', 'i', ...params.map((p) => p.wish)]) names.reserve(taken)
    for (const [i, p] of x.params.entries()) names.alias(p, params[i] ?? word('it'))
    for (const p of x.lasting.params) names.of(p)
    const value = make(emitExpr(em, names, x.value), x)
    const inside = x.tests.length === 0 ? value : code`if (${conjunction(em, names, x.tests)}) ${value}`
    return [
      remark(docOf(x.cites, x.name)),
      when(code`effect.body === ${em.procConst(x.lasting)}`, lines([...usedOf(names, x.lasting, inside), inside])),
    ]
  })
  return cases.length === 0
    ? []
    : [
        code`const lasting = ${inForce()}
for (let i = lasting.length - 1; i >= 0; i--) {\nconst effect = s.effects[lasting[i]!]!\n${cases}\n}`,
      ]
}

function usedOf(names: Names, kind: Proc, inside: Code): Code[] {
  return kind.params.flatMap((param, i) => {
    const name = names.of(param)
    return name instanceof Name && mentions(inside, name)
      ? [code`const ${name} = effect.captured[${i}] ‹as ${tsType(param.type)}›`]
      : []
  })
}

/** Rules whose time is over as the event begins. */
export function endings(em: Emitter, names: Names, event: TEvent): Code {
  if (event.endings.length === 0) return NOTHING
  const it = names.fresh('it')
  const tests = event.endings.map((rule) => code`${em.rule(rule)}(${matchArgs(names, event.params, it)})`)
  return code`for (const ${it} of ${inForce()}.slice()) if (${any(tests)}) takeEffect(s, ${it}, EFFECT_ZONES)`
}

/** The innermost run of an event is known by how many of them are running. */
export function beginsRunning(em: Emitter, event: TEvent): Code {
  return event.during.length === 0 ? NOTHING : code`s.${em.runningColumn(event.name)} += 1`
}

const endName = (em: Emitter, event: TEvent): Name =>
  em.symbol('events', `end ${event.name}`, `endRulesDuring${pascal(event.name)}`)

export function endsRunning(em: Emitter, event: TEvent): Code {
  return event.during.length === 0 ? NOTHING : code`${endName(em, event)}(s)`
}

/** Where events were left from further in, rules that last during them end with them. */
export function endsAbandoned(em: Emitter): Code[] {
  return [...em.program.events.values()].flatMap((event) => {
    if (event.during.length === 0 || event.proc?.resumable !== true) return []
    const suspended = code`suspended(s, ${em.procConst(event.proc)})`
    return [code`while (s.${em.runningColumn(event.name)} > ${suspended}) ${endsRunning(em, event)}`]
  })
}

/** One function for each event during which rules last. */
export function endOfRunning(em: Emitter, event: TEvent): Piece[] {
  if (event.during.length === 0) return []
  const running = code`s.${em.runningColumn(event.name)}`
  const kinds = event.during.map((kind) => code`effect.body === ${em.procConst(kind)}`)
  const body = code`for (const id of ${inForce()}.slice()) {
const effect = s.effects[id]!
if (${any(kinds)} && effect.captured.at(-1) === ${running}) takeEffect(s, id, EFFECT_ZONES)
}
${running} -= 1`
  return [
    {
      doc: `Ends the rules that last during \`${event.name}\`, which ends.`,
      code: functionCode({ name: endName(em, event), params: [THE_STATE], result: code`‹void›`, body, own: true }),
    },
  ]
}

/**
 * Lays down the rules: an effect that keeps their names. Where the event of `during` does not run, they are over at
 * once.
 */
export function laysDown(em: Emitter, names: Names, s: TStmt & { kind: 'lasting' }): Code {
  const running = s.during === null ? null : code`s.${em.runningColumn(s.during)}`
  const seen = seenAsLaidDown({ em, names }, s)
  const captured = [...s.captured.map((l) => names.of(l)), ...seen, ...(running === null ? [] : [running])]
  const controller = s.controller === null ? code`NONE` : emitExpr(em, names, s.controller)
  const [zone, proc, source] = [zoneBase(LASTING_ZONE), em.procConst(s.proc), emitExpr(em, names, s.source)]
  const add = code`addEffect(s, ${zone}, ${proc}, ${controller}, ${source}, false, [${captured}])`
  const laid = heldByEffect({ em, names }, s, add)
  return running === null ? laid : code`if (${running} > 0) ${laid}`
}

/** What players are told about the rules that hold for a while. */
export function lastingRows(em: Emitter): Data[] {
  return em.program.lasting.map(({ proc }) => {
    const { until, rules } = lastingWords(proc.span)
    return { proc: em.procConst(proc), until, rules: [...rules], kept: keptRows(em, proc) }
  })
}

/** Behind all that it keeps stands of what everybody knows who sees some cards, in order, whether all saw them. */
function keptRows(em: Emitter, proc: Proc): Data[] {
  let behind = proc.params.length
  return (em.analyses.keptForAll().get(proc) ?? []).map(({ at, local, if: before }) => ({
    name: local.name,
    type: typeWord(local.type),
    at,
    ...(before !== undefined && { if: behind++ }),
  }))
}

/** What players are told that effects keep, as long as these wait, and who is told that they do. */
export function waitingRows(em: Emitter): Data[] {
  const told = em.analyses.toldToWait()
  return [...em.analyses.keptForAll().keys()].flatMap((proc) => {
    const kept = keptRows(em, proc)
    const toldTo = told.get(proc)
    if (proc.kind === 'lasting' || (kept.length === 0 && toldTo === undefined)) return []
    return [{ proc: em.procConst(proc), kept, ...(toldTo === undefined ? {} : { toldTo }) }]
  })
}
