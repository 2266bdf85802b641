import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import type { Call } from '../../../grammar/tree/expressions.ts'
import type { ExampleStep } from '../../../grammar/tree/examples.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import { type Type, CARD, PLAYER } from '../../game/type.ts'
import { type Elaboration, type Scope, lookup } from '../context.ts'
import { deckLists } from '../../game/deck-lists.ts'
import { seatNames } from '../../game/seat-names.ts'
import { elaborate, truth } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { findEvent } from '../patterns/pattern.ts'
import type { TMove, TStep } from '../../program/examples.ts'
import { withCopiesThere } from './copies-there.ts'
import { matcher } from './matchers.ts'
import { worded } from '../../diagnostics/worded.ts'

/** `deck of A is refused`: what the rules of decks say of what A brings. */
function deckStep(e: Elaboration, scope: Scope, s: ExampleStep & { kind: 'then' }): TStep[] | null {
  const { fact, span } = s
  const because = (s.because ?? []).map((c) => c.text)
  const of =
    fact.kind === 'is' && fact.left.kind === 'of' && fact.left.name.text === 'deck' ? fact.left.args[0] : undefined
  const word = fact.kind === 'is' ? fact.name.text : ''
  if (
    of !== undefined &&
    fact.kind === 'is' &&
    (word === 'refused' || word === 'accepted') &&
    !e.game.adjectives.has(word) &&
    deckLists(e.game).length > 0
  ) {
    const player = elaborate(e, scope, of, PLAYER)
    expectType(e, player, PLAYER)
    const refused = (word === 'refused') !== fact.negated
    if (!refused) noReasons(e, s.because ?? [], worded('nothing refuses a deck that is accepted'), worded('is refused'))
    return [{ span, kind: 'deck', player, refused, because }]
  }
  const first = s.because?.[0]
  if (first !== undefined)
    e.report(
      error(
        'HR0601',
        worded('no reasons here'),
        first.span,
        worded('reasons are asked after `may not`, or after `deck of A is refused`'),
      ),
    )
  return null
}

/** Reasons of what is not refused would never be looked at. */
function noReasons(e: Elaboration, because: readonly Name[], text: Sayable, instead: Sayable): void {
  const [first] = because
  if (first === undefined) return
  const hint = worded('leave out `because`, or write `{1}`', instead)
  e.report(error('HR0601', worded('no reasons here'), first.span, text, { hint }))
}

function move(e: Elaboration, scope: Scope, call: Call, hint?: Sayable): TMove[] {
  const event = findEvent(e, call.event, hint)
  if (event === null) return []
  for (const a of call.args) {
    if (!event.params.some((p) => p.role === a.role))
      e.report(
        error(
          'HR0205',
          worded('the event has no such part'),
          a.value.span,
          worded('`{1}` has no such part', call.event.text),
        ),
      )
  }
  const args = event.params.map((p) => {
    const said = call.args.find((a) => a.role === p.role)
    return said === undefined ? null : matcher(e, scope, said.value, p.type)
  })
  return [{ event: call.event.text, args }]
}

/** Passing is no event: who writes as if it were is told what to write. */
function ofPassing({ call, not, who }: ExampleStep & { kind: 'offered' }): Sayable | undefined {
  if (call.event.text !== 'pass') return undefined
  return not
    ? worded('that passing is not possible is said by `{1} must act`', who.text)
    : `write \`${who.text} passes\``
}

function seat(e: Elaboration, scope: Scope, who: Name): number {
  const found = lookup(e, scope, who.text)
  // An example that names a player is played by so many.
  if (found?.kind === 'number') return found.value
  e.report(
    error('HR0601', worded('no such player'), who.span, worded('this game has no player `{1}`', who.text), {
      hint: worded('players are {1}', seatNames(e.game).join(', ')),
    }),
  )
  return 0
}

export function step(e: Elaboration, scope: Scope, s: ExampleStep): TStep[] {
  const { span } = s
  const anything: Type = { base: 'unknown', of: '', set: false, optional: false }
  switch (s.kind) {
    case 'does':
      return move(e, scope, s.call).map((m) => ({ span, kind: 'does', seat: seat(e, scope, s.who), move: m }))
    case 'chooses':
      return [
        {
          span,
          kind: 'chooses',
          seat: seat(e, scope, s.who),
          values: s.values.map((v) => matcher(e, scope, v, anything)),
        },
      ]
    case 'answers':
      return [{ span, kind: 'answers', seat: seat(e, scope, s.who), answer: s.answer }]
    case 'offered':
      if (!s.not) noReasons(e, s.because, worded('nothing refuses what may be done'), worded('may not'))
      return move(e, scope, s.call, ofPassing(s)).map((m) => ({
        span,
        kind: 'offered',
        seat: seat(e, scope, s.who),
        not: s.not,
        move: m,
        because: s.because.map((c) => c.text),
      }))
    case 'mustAct':
      return [{ span, kind: 'mustAct', seat: seat(e, scope, s.who), because: s.because.map((c) => c.text) }]
    case 'chance':
      return [{ span, kind: 'chance', values: s.values.map((v) => matcher(e, scope, v, anything)) }]
    case 'asked':
      return [{ span, kind: 'asked', seat: seat(e, scope, s.who), not: s.not }]
    case 'nobody':
      return [{ span, kind: 'nobody' }]
    case 'exactly':
      return [{ span, kind: 'exactly', seat: seat(e, scope, s.who), moves: s.calls.flatMap((c) => move(e, scope, c)) }]
    case 'choosable':
      if (!s.not) noReasons(e, s.because, worded('nothing refuses what may be done'), worded('may not'))
      return [
        {
          span,
          kind: 'choosable',
          seat: seat(e, scope, s.who),
          not: s.not,
          values: s.values.map((v) => matcher(e, scope, v, anything)),
          because: s.because.map((c) => c.text),
        },
      ]
    case 'then':
      return deckStep(e, scope, s) ?? [{ span, kind: 'then', fact: withCopiesThere(truth(e, scope, s.fact)) }]
    case 'happened':
      return [{ span, kind: 'happened', not: s.not, moves: s.calls.flatMap((c) => move(e, scope, c)) }]
    case 'told':
      return [{ span, kind: 'told', seat: seat(e, scope, s.who), not: s.not, lines: s.lines }]
    case 'knows': {
      const cards = s.cards.map((card) => matcher(e, scope, card, CARD))
      return [{ span, kind: 'knows', seat: seat(e, scope, s.who), not: s.not, cards }]
    }
  }
}
