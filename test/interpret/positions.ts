import type { TBegun, TExample, TGiven, TPlaced } from '../../compiler/program/examples.ts'
import { adjective, fact, type Region } from '../../compiler/analyse/region.ts'
import { present } from '../../compiler/analyse/row.ts'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { SaidAtLast } from '../../compiler/analyse/said-at-last.ts'
import { blocksOf, reaches } from '../../compiler/analyse/walk.ts'
import type { Program } from '../../compiler/program/program.ts'
import type { TExpr, TStmt } from '../../compiler/program/ir.ts'
import { carriedOut } from '../../compiler/interpret/events.ts'
import { emptyTable } from '../../compiler/interpret/empty-table.ts'
import { Game } from './game.ts'
import { Finished, type Machine, type Play, type Said, single, value } from '../../compiler/interpret/machine.ts'
import { copyOf, keyOf } from '../../compiler/interpret/state.ts'
import { alwaysFull, cardAt, createCard, placeCard, zoneNumber } from '../../compiler/interpret/table.ts'
import { Env, type Value, membersOf } from '../../compiler/interpret/value.ts'

/** The position of a worked example, carried out to its first question. */
export function begin(program: Program, example: TExample): Game {
  const options = Object.fromEntries(
    [...program.game.options.values()].map(({ name, values, chosen }, index) => {
      const said = example.options.findLast(({ option }) => option === index)
      return [name.text, values[said?.value ?? chosen]?.text ?? '']
    }),
  )
  const m = emptyTable(program, { seed: 1, players: example.players, options, askAll: true, openChance: true })
  const env = new Env()
  m.layingDown = true
  const named = printedNamed(example)
  const [last, atLast]: [SaidAtLast, (() => void)[]] = [new SaidAtLast(analysesOf(program).effects()), []]
  const laying: Laying = { m, env, named, last, atLast }
  const isLaid = ({ kind }: TGiven): boolean => kind === 'zone' || kind === 'rest'
  // What is kept is said first, since cards may be described by it; the rest of the pack is what no line lays down.
  for (const given of example.given) if (!isLaid(given)) layDown(laying, given)
  for (const given of example.given) if (given.kind === 'zone') layDown(laying, given)
  for (const given of example.given) if (given.kind === 'rest') layDown(laying, given)
  for (const said of atLast) said()
  m.layingDown = false
  for (const call of example.before) carryOut(m, call, env)
  return new Game(m, along(m, example.path, env), env)
}

/**
 * Carries an event out to its end before the position begins: who may decline does, and what has to be answered takes
 * its only answer.
 */
function carryOut(m: Machine, { event: name, args }: TBegun, env: Env): void {
  const event = m.program.events.get(name)
  if (event === undefined) return
  const values = args.map((x) => value(m, x, env))
  const play = carriedOut(m, event, values, null)
  try {
    for (let step = play.next(); step.done !== true;) {
      const { optional, choices } = step.value
      const [only, ...others] = choices
      if (!optional && others.length > 0) throw new Error('what has happened before asks for an answer')
      step = play.next(optional || only === undefined ? { kind: 'decline' } : only)
    }
  } catch (signal) {
    if (signal instanceof Finished) throw new Error('what has happened before ends the game', { cause: signal })
    throw signal
  }
  m.state.happened.length = 0
}

/** The printed cards that lines of the position name. */
const printedNamed = ({ given }: TExample): ReadonlySet<number> =>
  new Set(
    given.flatMap((line) =>
      line.kind === 'zone' ? line.items.flatMap(({ what }) => (what.kind === 'card' ? [what.definition] : [])) : [],
    ),
  )

/** A position under way, and what is said of it once all cards lie there. */
interface Laying {
  readonly m: Machine
  readonly env: Env
  /** The printed cards that its lines name. */
  readonly named: ReadonlySet<number>
  readonly last: SaidAtLast
  readonly atLast: (() => void)[]
}

/** Lays down one line of a position; the cards that it gives a name are known by it from there on. */
function layDown(laying: Laying, given: TGiven): void {
  const { m, env } = laying
  switch (given.kind) {
    case 'mark':
      return inTurn(laying, { said: [given.of, ...present(given.there)], given: adjective(given.adjective) }, () => {
        if (given.there === null || value(m, given.there, env) === true)
          m.state.facts.set(given.adjective, keyOf([value(m, given.of, env)]), given.value)
      })
    case 'deck':
      return keep(m, given.place, given.definitions, env)
    case 'rest':
      return layRest(m, zoneNumber(m, given.zone, env))
    case 'fact': {
      const { place } = given
      if (place.kind !== 'stored') return
      return inTurn(laying, { said: [given.value, ...place.args], given: fact(place.fact) }, () => {
        const said = value(m, given.value, env)
        keep(m, given.place, given.place.type.set ? membersOf(said) : said, env)
      })
    }
    case 'zone': {
      const zone = zoneNumber(m, given.zone, env)
      // The first that is named lies on top, so that the last is laid down first.
      for (const item of given.items.toReversed()) {
        for (const card of laid(laying, item, zone)) {
          if (item.called !== null) env.set(item.called, card)
          giveFacts(laying, item, card)
        }
      }
    }
  }
}

/** Says something where its line stands, or, if it is about cards, at last. */
function inTurn(
  { last, atLast }: Laying,
  { said, given }: { readonly said: readonly TExpr[]; readonly given: Region },
  say: () => void,
): void {
  if (last.has(said, given)) atLast.push(say)
  else say()
}

function keep(m: Machine, place: TExpr, to: Value, env: Env): void {
  if (place.kind === 'stored') m.state.facts.set(place.fact, keyOf(place.args.map((x) => value(m, x, env))), to)
}

/** The cards that an item names: a copy by name, made if there is none yet, or all that it describes. */
function laid({ m, named, env }: Laying, { what, owner: whose }: TPlaced, zone: number | null): readonly number[] {
  if (what.kind === 'branch' || zone === null) return []
  if (what.kind === 'value') {
    const all = described(m, named, (aside) => value(aside, what.value, env), zone)
    if (whose !== null) for (const card of all) cardAt(m, card).owner = single(m, whose, env)
    return all
  }
  const owner = what.owner === null ? null : single(m, what.owner, env)
  const fits = (card: Machine['state']['cards'][number]): boolean =>
    card.definition === what.definition && card.place === null && (owner === null || card.owner === owner)
  hasRoom(m, zone)
  const apart = m.state.cards.findIndex(fits)
  const card = apart < 0 ? createCard(m, what.definition, zone) : apart
  if (apart >= 0) placeCard(m, card, zone, false)
  if (owner !== null) cardAt(m, card).owner = owner
  return [card]
}

/**
 * `each card c where …`: one of each printed card that no line names, judged on a copy of the table where those that
 * could be laid down are at hand. What lies somewhere already stays there, and what is not laid down does not exist.
 */
function described(
  m: Machine,
  named: ReadonlySet<number>,
  say: (aside: Machine) => Value,
  zone: number,
): readonly number[] {
  const aside = { ...m, state: copyOf(m.state) }
  // They lie in a zone behind all zones of the game.
  const atHand = aside.state.zones.push([]) - 1
  for (const definition of absent(m)) {
    const card = createCard(aside, definition, zone)
    aside.state.zones[zone]?.pop()
    aside.state.zones[atHand]?.push(card)
    cardAt(aside, card).place = atHand
  }
  return membersOf(say(aside)).flatMap((card) => {
    const found = card === null ? undefined : aside.state.cards[Number(card)]
    if (found?.place !== atHand || named.has(found.definition)) return []
    hasRoom(m, zone)
    return [createCard(m, found.definition, zone)]
  })
}

/** The printed cards of which there is none. */
function absent({ program, state }: Machine): readonly number[] {
  const there = new Set(state.cards.map(({ definition }) => definition))
  return [...program.game.definitions.values()].flatMap(({ index }) => (there.has(index) ? [] : [index]))
}

/** `the rest of the pack is in deck`: one of each printed card of which there is none, under what lies there. */
function layRest(m: Machine, zone: number | null): void {
  if (zone === null) return
  for (const definition of absent(m).toReversed()) {
    hasRoom(m, zone)
    placeCard(m, createCard(m, definition, zone), zone, true)
  }
}

/** A position lays no more cards down than a zone can ever hold. */
function hasRoom(m: Machine, zone: number): void {
  const full = alwaysFull(m, zone)
  if (full !== null) throw new Error(`\`${full}\` has no room for all the cards that are laid down in it`)
}

function giveFacts(laying: Laying, { facts }: TPlaced, card: number): void {
  const { m, env } = laying
  for (const { fact: name, value: said } of facts)
    inTurn(laying, { said: [said], given: fact(name) }, () => {
      const to = value(m, said, env)
      if (name === '$definition') cardAt(m, card).definition = Number(to)
      else m.state.facts.set(name, keyOf([card]), to)
    })
}

/**
 * Carries the innermost event out; those around it stand just after the line that does the next one, and go on there.
 */
function* along(m: Machine, path: TExample['path'], called: Env): Play {
  const [call, ...inner] = path
  const event = call === undefined ? undefined : m.program.events.get(call.event)
  if (call === undefined || event === undefined) return
  const args = call.args.map((x) => value(m, x, called))
  const [next] = inner
  yield* carriedOut(
    m,
    event,
    args,
    next === undefined
      ? null
      : function* (env, proc) {
          yield* along(m, inner, called)
          yield* goOnAfter(m, proc.body, next.event, env, proc)
        },
  )
}

/**
 * Goes on after the first line that does an event, or else that asks for it; of a loop over a list nothing is left.
 * Whether there is such a line.
 */
function* goOnAfter(m: Machine, body: readonly TStmt[], event: string, env: Env, said: Said): Play<boolean> {
  const calls = (s: TStmt): boolean => s.kind === 'call' && s.event === event
  const asks = (s: TStmt): boolean => s.kind === 'act' && isOffered(m, event, s.site.at)
  return yield* goOnBehind(m, body, reaches(body, calls) ? calls : asks, env, said)
}

function* goOnBehind(
  m: Machine,
  body: readonly TStmt[],
  does: (s: TStmt) => boolean,
  env: Env,
  said: Said,
): Play<boolean> {
  const at = body.findIndex((s) => reaches([s], does))
  const line = body[at]
  if (line === undefined) return false
  if (line.kind === 'act' && does(line)) yield* m.means.block(m, line.then, env, said)
  // Of lines that are done for all nothing is left either.
  else if (line.kind !== 'call' && line.kind !== 'sameTime')
    for (const inside of blocksOf(line)) if (reaches(inside, does)) yield* goOnBehind(m, inside, does, env, said)
  const loops =
    line.kind === 'loop' ? line.until === null || value(m, line.until, env) !== true : line.kind === 'act' && line.loop
  const again = loops ? [line] : []
  yield* m.means.block(m, [...again, ...body.slice(at + 1)], env, said)
  return true
}

/** Whether somebody who is asked at an event may do another one. */
function isOffered({ program }: Machine, event: string, at: string): boolean {
  return program.offers.some((offer) => offer.event === event && offer.at.includes(at))
}
