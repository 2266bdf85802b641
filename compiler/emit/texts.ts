import { type Code, type Part } from '../typescript/code.ts'
import { list } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { code, named } from '../typescript/vocabulary.ts'
import type { Domain, TExpr } from '../program/ir.ts'
import { bareName } from '../game/texts.ts'
import type { Program } from '../program/program.ts'
import { exprsOf, partsOf, statementsIn } from '../analyse/walk.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, constant } from './piece.ts'

/** The texts of the rules, and the names of cards and values as texts; nothing in games without texts. */
export function emitTexts(em: Emitter): Piece[] {
  const { game, used } = em.program
  const texts = game.texts.all
  if (texts.length === 0) return []
  const numbers = (names: Iterable<string>): Code => list([...names].map((name) => game.texts.numberOf(bareName(name))))
  const values = [...game.enums.values()].filter((e) => used.has(`names of ${e.name.text}`))
  const type = code`‹readonly number[]›`
  const cards = (): Piece =>
    constant({
      name: named('CARD_NAMES'),
      type,
      value: numbers(game.definitions.keys()),
      doc: 'What each printed card is called, as a text.',
      kind: 'group',
    })
  return [
    constant({
      name: named('TEXTS'),
      value: code`new Texts(${list(texts.map(literal))})`,
      doc: 'The texts of the rules, by number.',
      kind: 'group',
    }),
    ...(used.has('names of cards') ? [cards()] : []),
    ...values.map((e) =>
      constant({
        name: em.namesOf(e.name.text),
        type,
        value: numbers(e.values.map((v) => v.text)),
        doc: `What each value of \`${e.name.text}\` is called, as a text.`,
        kind: 'group',
      }),
    ),
  ]
}

/** Whether a value can be a text that is made by joining others. */
function mayBeJoined(program: Program, x: TExpr, seen = new Set<string>()): boolean {
  if (x.type.base !== 'text') return false
  if (x.kind === 'builtin' && (x.name === 'joined' || x.name === 'joinedSet')) return true
  if (x.kind === 'query') return x.domain.set !== null && mayBeJoined(program, x.domain.set, seen)
  // What a fact gives may be what it was asked of.
  if (x.kind === 'derived' && !seen.has(x.fact) && factMayBeJoined(program, x.fact, new Set([...seen, x.fact])))
    return true
  return partsOf(x).some((part) => mayBeJoined(program, part, seen))
}

function factMayBeJoined(program: Program, name: string, seen: Set<string>): boolean {
  const fact = program.facts.get(name)
  if (fact === undefined) return false
  const given = statementsIn(fact.body ?? []).flatMap(exprsOf)
  return [...(fact.value === null ? [] : [fact.value]), ...fact.excepts.map((x) => x.value), ...given].some((x) =>
    mayBeJoined(program, x, seen),
  )
}

/** Whether states of the game have to bring the content of joined texts along. */
export function keepsTexts(program: Program): boolean {
  return (
    program.game.texts.all.length > 0 &&
    program.procs.some(({ body }) =>
      statementsIn(body)
        .flatMap(exprsOf)
        .some((x) => mayBeJoined(program, x)),
    )
  )
}

/** A test that a text can be offered: moves name only texts of the rules. Empty where no other can come up. */
export function offerable(em: Emitter, domain: Domain, variable: Part): Code[] {
  return domain.local.type.base === 'text' && domain.set !== null && mayBeJoined(em.program, domain.set)
    ? [code`TEXTS.isOfRules(${variable})`]
    : []
}

/** A value on its way into the state. */
export function keptText(em: Emitter, x: TExpr, of: Code): Code {
  if (!mayBeJoined(em.program, x)) return of
  if (x.type.set) return code`TEXTS.keepAll(${of}, s)`
  return x.type.optional ? code`${of} === NONE ? NONE : TEXTS.keep(${of}, s)` : code`TEXTS.keep(${of}, s)`
}
