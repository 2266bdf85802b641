import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Given, GivenItem } from '../../../grammar/tree/examples.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import type { Local, TExpr } from '../../program/ir.ts'
import { type Type, CARD, DEFINITION, elementOf, show } from '../../game/type.ts'
import { type Elaboration, type Scope, bind, inReach, newLocal, refer } from '../context.ts'
import { definitions } from '../declarations/decks.ts'
import { definitionOf } from '../expressions/definition-of.ts'
import { elaborate, numeric } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { liesInZones } from '../expressions/zones-of-kept.ts'
import { whoseZone } from '../expressions/whose-zone.ts'
import type { TGiven, TMatcher, TPlaced } from '../../program/examples.ts'
import { matcher } from './matchers.ts'
import { worded } from '../../diagnostics/worded.ts'

/** `the rest of the pack is in deck` */
export function restOfThePack(e: Elaboration, scope: Scope, { zone, span }: Given & { kind: 'rest' }): TGiven[] {
  const place = elaborate(e, scope, zone)
  if (place.kind === 'zone' && e.game.zones.get(place.zone)?.holds !== 'effects') {
    if (place.family) e.report(whoseZone(e, place, 'A'))
    return [{ kind: 'rest', zone: place, span }]
  }
  if (place.type.base !== 'unknown')
    e.report(
      error('HR0601', worded('no zone of cards'), zone.span, worded('the rest of the pack lies in a zone of cards'), {
        hint: worded('write `the rest of the pack is in ZONE`'),
      }),
    )
  return []
}

export function position(e: Elaboration, scope: Scope, g: Given & { kind: 'is' }): TGiven[] {
  const only = g.items[0]
  const word = only?.value.kind === 'name' ? e.game.adjectives.get(only.value.name) : undefined
  if (word !== undefined && g.items.length === 1) {
    e.used.add(word.name.text)
    refer(e, 'adjective', only?.value.span ?? g.span, word.name.span)
    const target = elaborate(e, scope, g.target, word.subject)
    const of = word.subject.base === 'definition' && target.type.base === 'card' ? definitionOf(target) : target
    if (!word.stored)
      e.report(
        error(
          'HR0208',
          worded('worked out, not kept'),
          only?.span ?? g.span,
          worded('whether something is `{1}` follows from the rules', word.name.text),
        ),
      )
    expectType(e, of, word.subject)
    const there = word.zones.length === 0 ? null : liesInZones(e, of, word.zones, g.span)
    return [{ kind: 'mark', adjective: word.name.text, of, value: !g.not, there }]
  }
  if (g.not) {
    e.report(
      error('HR0601', worded('said by what it is not'), g.span, worded('a position says what is there'), {
        hint: worded(
          'leave the line out, or say what it is; only an adjective that is kept may be denied, as in `B is not alive`',
        ),
      }),
    )
    return []
  }

  const place = elaborate(e, scope, g.target)
  if (place.kind === 'stored' && e.game.facts.get(place.fact)?.deck === true)
    return [
      {
        kind: 'deck',
        place,
        definitions: definitions(
          e,
          g.items.flatMap((i) => deckItem(e, i)),
        ),
      },
    ]
  for (const item of g.items) {
    if (item.copies !== undefined && place.kind !== 'zone')
      e.report(
        error(
          'HR0601',
          worded('no cards'),
          item.span,
          worded('a number of copies is for cards that are laid down in a zone'),
        ),
      )
    if (item.called !== undefined && place.kind !== 'zone')
      e.report(
        error(
          'HR0601',
          worded('not a card'),
          item.called.span,
          worded('only a card that is laid down here gets a name of its own'),
        ),
      )
  }
  if (place.kind === 'zone') {
    if (e.game.zones.get(place.zone)?.holds === 'effects') {
      e.report(
        error(
          'HR0601',
          worded('effects cannot be laid down'),
          g.target.span,
          worded('`{1}` keeps effects', place.zone),
          {
            hint: worded('begin with `at` an event that lays them down'),
          },
        ),
      )
      return []
    }
    if (place.family) e.report(whoseZone(e, place, 'A'))
    const owner = ownerOf(place)
    const items = g.items.flatMap((i) => copied(e, i, ownedBy(owner, placed(e, scope, i))))
    // The lines below may speak of these copies, those of this line not yet.
    for (const { called, span } of items) {
      if (called === null) continue
      if (scope.vars.has(called.name)) e.report(nameTaken({ text: called.name, span }))
      bind(scope, called.name, called, span)
    }
    return [{ kind: 'zone', zone: place, items }]
  }
  if (place.kind !== 'stored') {
    if (place.type.base === 'unknown') namesOnly(e, scope, g.items)
    else
      e.report(
        error(
          'HR0208',
          worded('worked out, not kept'),
          g.target.span,
          worded('a position can only give zones and facts that `start` with something'),
        ),
      )
    return []
  }
  if (only === undefined) return []
  if (place.type.set) return [{ kind: 'fact', place, value: members(e, scope, g, place.type) }]
  const [, second] = g.items
  if (second !== undefined) {
    const text = worded('a {1} is kept here, and not several values', show(place.type))
    e.report(
      error('HR0601', worded('more than one value'), second.span, text, {
        hint: worded('leave out what follows the first'),
      }),
    )
  }
  const value =
    place.type.base === 'number' && !place.type.optional
      ? numeric(e, scope, only.value)
      : elaborate(e, scope, only.value, place.type)
  expectType(e, value, place.type)
  return [{ kind: 'fact', place, value }]
}

/**
 * What is laid down where nobody knows, as while the zone is being declared, keeps its names; no more is said of it.
 */
function namesOnly(e: Elaboration, scope: Scope, items: readonly GivenItem[]): void {
  const quiet = { ...e, report: () => {} }
  for (const item of items) {
    const { called } = placed(quiet, scope, item)
    if (called !== null) bind(scope, called.name, called, item.span)
  }
  e.nextLocal = quiet.nextLocal
}

/** What a fact of several is: a set, or its members one by one. */
function members(e: Elaboration, scope: Scope, g: Given & { kind: 'is' }, wanted: Type): TExpr {
  const values = g.items.map((item) =>
    elaborate(e, scope, item.value, item === g.items[0] && g.items.length === 1 ? wanted : elementOf(wanted)),
  )
  const [first] = values
  if (values.length === 1 && first?.type.set === true) {
    expectType(e, first, wanted)
    return first
  }
  for (const value of values) expectType(e, value, elementOf(wanted))
  return { kind: 'list', items: values, type: wanted, span: g.span }
}

/** More copies than this are no position that somebody would look at. */
const MOST_COPIES = 250

/** `5 copper`: the card so many times over. */
function copied(e: Elaboration, { copies = 1, called, span }: GivenItem, item: TPlaced): TPlaced[] {
  const wrong =
    item.what.kind !== 'card' && copies !== 1
      ? worded('copies are of a card that is called by its printed name')
      : called !== undefined && copies !== 1
        ? worded('a name of its own is for one copy')
        : copies < 1 || copies > MOST_COPIES
          ? worded('a line lays down 1 to {1} copies of a card', MOST_COPIES)
          : null
  if (wrong === null) return Array<TPlaced>(copies).fill(item)
  e.report(error('HR0601', worded('not so many copies'), span, wrong))
  return [item]
}

function deckItem(e: Elaboration, { copies, value, span }: GivenItem): { copies: number; card: Name }[] {
  if (value.kind === 'name') return [{ copies: copies ?? 1, card: { text: value.name, span: value.span } }]
  e.report(error('HR0601', worded('not a card'), span, worded('a deck is a list of cards: `4 Bear, Wolf`')))
  return []
}

function placed(e: Elaboration, scope: Scope, item: GivenItem): TPlaced {
  const what = matcher(e, scope, item.value, CARD)
  const facts = item.facts.flatMap(({ name, value }) => {
    if (name.text === 'definition' && e.game.shape !== null) {
      const v = elaborate(e, scope, value, DEFINITION)
      expectType(e, v, DEFINITION)
      return [{ fact: '$definition', value: v }]
    }
    const fact = e.game.facts.get(name.text)
    if (fact === undefined || !fact.stored || fact.params.length !== 1 || fact.params[0]?.type.base !== 'card') {
      const known = [...e.game.facts.values()]
        .filter((f) => f.stored && f.params[0]?.type.base === 'card')
        .map((f) => f.name.text)
      e.report(
        error(
          'HR0601',
          worded('no such fact of a card'),
          name.span,
          worded('cards keep no `{1}`', name.text),
          nearest(name.text, known),
        ),
      )
      return []
    }
    refer(e, 'fact', name.span, fact.name.span)
    const v = elaborate(e, scope, value, fact.type)
    expectType(e, v, fact.type)
    return [{ fact: name.text, value: v }]
  })
  return {
    what,
    facts,
    owner: null,
    span: item.span,
    called: item.called === undefined ? null : calledCard(e, scope, item.called, what),
  }
}

/** `8♣ as bait`: a name for this copy, which means nothing else. */
function calledCard(e: Elaboration, scope: Scope, name: Name, what: TMatcher): Local | null {
  if (what.kind === 'value' && what.value.type.base === 'unknown') return newLocal(e, name.text, CARD, null)
  if (what.kind !== 'card') {
    e.report(
      error(
        'HR0601',
        worded('not one card'),
        name.span,
        worded('a name of its own is for a card that is called by its printed name'),
        {
          hint: worded('write `CARD as {1}`', name.text),
        },
      ),
    )
    return null
  }
  if (inReach(scope, name.text) || e.game.definitions.has(name.text)) {
    e.report(nameTaken(name))
    return null
  }
  return newLocal(e, name.text, CARD, null)
}

const nameTaken = ({ text, span }: Name): Diagnostic =>
  error('HR0601', worded('this name is taken'), span, worded('`{1}` means something else here', text), {
    hint: worded('take another name for this copy'),
  })

/** What is laid into a shared zone that is named by a player belongs to that player, unless it says to whom. */
function ownerOf(zone: TExpr & { kind: 'zone' }): TExpr | null {
  const { key } = zone
  const by = key?.type.base === 'enum' && (key.kind === 'derived' || key.kind === 'stored') ? key.args[0] : undefined
  return by?.type.base === 'player' ? by : null
}

function ownedBy(owner: TExpr | null, item: TPlaced): TPlaced {
  if (owner === null) return item
  if (item.what.kind !== 'card') return { ...item, owner }
  return item.what.owner === null ? { ...item, what: { ...item.what, owner } } : item
}
