import { error } from '../../diagnostics/make.ts'
import { nearest, nearestValue } from '../../diagnostics/nearest.ts'
import type { Call } from '../../../grammar/tree/expressions.ts'
import type { ExampleDecl, Given } from '../../../grammar/tree/examples.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import { namesIn } from '../../game/names-in.ts'
import type { TExpr } from '../../program/ir.ts'
import { PLAYER } from '../../game/type.ts'
import { type Elaboration, type Scope, inner, rootScope, refer } from '../context.ts'
import { expectType } from '../expressions/expected.ts'
import { elaborate } from '../expressions/expr.ts'
import { findEvent } from '../patterns/pattern.ts'
import type { TExample, TGiven } from '../../program/examples.ts'
import { elaborateApart, giveTo } from './apart.ts'
import { givenOnce } from './given-twice.ts'
import type { KeptExamples } from './kept-examples.ts'
import { keptWhereItLies } from './kept-elsewhere.ts'
import { step } from './steps.ts'
import { position, restOfThePack } from './positions.ts'
import { worded } from '../../diagnostics/worded.ts'

/** What examples become; `kept` is what they became in an earlier version of the game. */
export function elaborateExamples(e: Elaboration, kept: KeptExamples | null): TExample[] {
  e.exampleCards = true
  const scope = rootScope('example', null)
  for (let seat = 0; seat < e.game.seats.to; seat++) {
    const letter = String.fromCharCode(65 + seat)
    const span = { file: { path: '', text: '' }, start: 0, end: 0 }
    scope.vars.set(letter, { kind: 'number', value: seat, type: PLAYER, span })
  }
  const examples = e.game.examples.map((x) => {
    const made = kept?.of(x, e) ?? elaborateApart(e, (own) => example(own, scope, x), kept !== null)
    if (made.questions !== null) kept?.keep(x, made)
    giveTo(e, made)
    return made.result
  })
  kept?.close()
  e.exampleCards = false
  return examples
}

function example(e: Elaboration, seats: Scope, decl: ExampleDecl): TExample {
  const scope = inner(seats)
  givenOnce(e.report, decl.given, (fact) => isKept(e, fact))
  keptWhereItLies(e.report, e.game, decl.given)
  const options = decl.given.flatMap((g) => (g.kind === 'option' ? optionOf(e, g) : []))
  const given = decl.given.flatMap((g): TGiven[] =>
    g.kind === 'is' ? position(e, scope, g) : g.kind === 'rest' ? restOfThePack(e, scope, g) : [],
  )
  const before = decl.given.flatMap((g) =>
    g.kind === 'after' ? g.calls.flatMap((call) => started(e, scope, call)) : [],
  )
  const at = decl.given.find((g) => g.kind === 'at')
  const path = at?.kind === 'at' ? at.path.flatMap((call) => started(e, scope, call)) : []
  const calls = at?.kind === 'at' ? at.path : []
  for (const [i, call] of calls.entries()) {
    const next = calls[i + 1]
    if (next !== undefined) standsIn(e, call, next)
  }
  const steps = decl.steps.flatMap((s) => step(e, scope, s))
  const called = given.flatMap((g) => (g.kind === 'zone' ? g.items.flatMap((item) => item.called ?? []) : []))
  return {
    title: decl.title,
    cites: decl.cites.map((c) => c.text),
    span: decl.span,
    players: playersOf(e, decl),
    options,
    given,
    before,
    path,
    steps,
    called,
  }
}

/** Lists of decks may go on in another line. */
function isKept(e: Elaboration, name: string): boolean {
  const fact = e.game.facts.get(name)
  return fact !== undefined && fact.stored && fact.deck !== true
}

function playersOf(e: Elaboration, decl: ExampleDecl): number {
  const { from, to } = e.game.seats
  const named = Math.max(from, ...seatsIn(decl, to).map((seat) => seat + 1))
  const said = decl.given.find((g) => g.kind === 'players')
  if (said?.kind !== 'players') return named
  if (said.count >= named && said.count <= to) return said.count
  const text =
    said.count < from || said.count > to
      ? worded('this game is for {1} to {2} players', from, to)
      : worded('the example names {1} of them', named)
  e.report(error('HR0601', worded('not so many players'), said.span, text))
  return named
}

/** The seats that an example speaks of. */
const seatsIn = (decl: ExampleDecl, to: number): readonly number[] =>
  lettersIn(decl)
    .map((letter) => letter.charCodeAt(0) - 65)
    .filter((seat) => seat >= 0 && seat < to)

const letters = new WeakMap<ExampleDecl, readonly string[]>()

/** The names of one letter, each once; looked for once in each example, since trees outlive compilations. */
function lettersIn(decl: ExampleDecl): readonly string[] {
  const known = letters.get(decl) ?? [
    ...new Set(namesIn(decl).flatMap(({ text }) => (text.length === 1 ? [text] : []))),
  ]
  letters.set(decl, known)
  return known
}

function optionOf(e: Elaboration, g: Given & { kind: 'option' }): { option: number; value: number }[] {
  const option = e.game.options.get(g.name.text)
  if (option === undefined) {
    e.report(
      error(
        'HR0601',
        worded('no such option'),
        g.name.span,
        worded('the game has no option `{1}`', g.name.text),
        nearest(g.name.text, e.game.options.keys()),
      ),
    )
    return []
  }
  e.used.add(g.name.text)
  refer(e, 'option', g.name.span, option.name.span)
  const value = option.values.findIndex((v) => v.text === g.value.text)
  const said = option.values[value]
  if (said !== undefined) refer(e, 'value', g.value.span, said.span)
  if (value >= 0) return [{ option: option.index, value }]
  e.report(
    error(
      'HR0601',
      worded('no such value'),
      g.value.span,
      worded('`{1}` has no value `{2}`', g.name.text, g.value.text),
      nearestValue(
        g.value.text,
        option.values.map((v) => v.text),
      ),
    ),
  )
  return []
}

/** A position can only go on inside an event whose text does the next one, or asks for it. */
function standsIn(e: Elaboration, outer: Call, next: Call): void {
  const body = e.game.events.get(outer.event.text)?.body
  if (body === null || body === undefined || callsIn(body).includes(next.event.text)) return
  if (isOffered(e, next.event.text, outer.event.text)) return
  e.report(
    error(
      'HR0601',
      worded('no such place'),
      next.span,
      worded('`{1}` never does `{2}`', outer.event.text, next.event.text),
      {
        hint: worded(
          'write the events from the outside in, each done in the text of the one before (`at match, turn by A`) or offered there to who is asked to act (`at turn by A, offer 8♣ by A`)',
        ),
      },
    ),
  )
}

function isOffered(e: Elaboration, event: string, at: string): boolean {
  return e.game.modals.some(
    ({ decl }) =>
      decl.modality === 'may' &&
      decl.at.some(({ text }) => text === at) &&
      decl.patterns.some((pattern) => pattern.event.text === event),
  )
}

function callsIn(body: readonly Stmt[]): string[] {
  return body.flatMap((s) => {
    const blocks = ['body' in s ? s.body : [], 'then' in s ? s.then : [], 'otherwise' in s ? s.otherwise : []]
    return [...(s.kind === 'call' ? [s.call.event.text] : []), ...blocks.flatMap((b) => callsIn(b))]
  })
}

function started(e: Elaboration, scope: Scope, call: Call): { event: string; args: TExpr[] }[] {
  const event = findEvent(e, call.event)
  if (event === null || event.body === null) return []
  const args = event.params.map((p) => {
    const said = call.args.find((a) => a.role === p.role)
    if (said !== undefined) {
      const value = elaborate(e, scope, said.value, p.type)
      expectType(e, value, p.type, true)
      return value
    }
    e.report(
      error(
        'HR0206',
        worded('a part is left out'),
        call.span,
        p.role === 'main'
          ? worded('`{1}` needs a {2}', call.event.text, p.type.base)
          : worded('`{1}` needs `{2}` {3}', call.event.text, p.role, p.type.base),
      ),
    )
    return null
  })
  return args.some((a) => a === null) ? [] : [{ event: call.event.text, args: args as TExpr[] }]
}
