import { all, functionCode } from '../typescript/build.ts'
import { type Code, lines } from '../typescript/code.ts'
import { type Data, data } from '../typescript/data.ts'
import { remark } from '../typescript/literals.ts'
import { word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { partsOfSelf } from '../analyse/domain.ts'
import { meaningOf, readExpr, wordsBehind } from '../analyse/reading.ts'
import type { Word } from '../analyse/row.ts'
import { within } from '../analyse/walk.ts'
import { deckLists } from '../game/deck-lists.ts'
import { type TRefusal } from '../program/decks.ts'
import { type Emitter, Names, THE_STATE, docOf } from './emitter.ts'
import { type Piece, constant } from './piece.ts'
import { conjunction, domainSet, emitExpr } from './expr.ts'

const brings = (em: Emitter): boolean => deckLists(em.program.game).length > 0

/** What players have who bring nothing. Games without decks have none of this. */
export function emitDefaultDecks(em: Emitter): Piece[] {
  if (!brings(em)) return []
  const decks = em.program.defaultDecks.map((d): Data => ({ title: d.title, lists: d.lists.map((list) => [...list]) }))
  return [
    constant({
      name: named('DEFAULT_DECKS'),
      type: code`‹readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[]›`,
      value: data(decks),
      doc: 'Decks of players who bring none, in turn: the definitions of each list.',
    }),
  ]
}

/** The checker of decks: every rule that refuses what a seat brings, and what it is about. */
export function emitDeckRules(em: Emitter): Piece[] {
  if (!brings(em)) return []
  const { refusals } = em.program
  const rules = refusals.map((r): Data => {
    const printed = printedAskedBy(em, r)
    return {
      rule: em.table.of({ name: r.name, kind: 'deck', clauses: r.cites, span: r.span }),
      message: r.message,
      about: r.about?.local.type.base === 'enum' ? r.about.local.type.of : (r.about?.local.type.base ?? ''),
      ...(printed.length === 0 ? {} : { printed }),
    }
  })
  return [
    constant({
      name: named('DECK_RULES'),
      type: code`‹readonly DeckRule[]›`,
      value: data(rules),
      doc: 'Rules that refuse decks.',
    }),
    {
      doc: 'Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE.',
      code: functionCode({
        name: named('deckRefusals'),
        params: [
          THE_STATE,
          { name: word('seat'), type: code`‹number›` },
          { name: word('out'), type: code`‹(readonly [number, number])[]›` },
        ],
        result: code`‹void›`,
        body: lines(refusals.map((r, i) => refusal(em, r, i))),
      }),
    },
  ]
}

/** What is printed on cards and comes to bear when the rule judges a deck, by itself or by what the rule asks. */
function printedAskedBy({ program }: Emitter, { about, cond }: TRefusal): string[] {
  const own = [...partsOfSelf(about), ...(cond === null ? [] : [cond])]
  const words: Word[] = []
  for (const x of own) readExpr(program, x, { region: () => undefined, word: (next) => words.push(next) })
  const all = [...own, ...wordsBehind(program, words).flatMap((next) => meaningOf(program, next))]
  const names = all.flatMap(within).flatMap((x) => (x.kind === 'printed' ? [x.name] : []))
  return [...program.game.printed.keys()].filter((name) => names.includes(name))
}

function refusal(em: Emitter, r: TRefusal, index: number): Code {
  const names = new Names(em)
  for (const taken of ['seat', 'out']) names.reserve(taken)
  names.alias(r.player, word('seat'))
  const note = remark(docOf(r.cites, r.name))
  const cond = r.cond
  const ifSo = (): Code[] => (cond === null ? [] : [emitExpr(em, names, cond)])
  if (r.about === null) return lines([note, when(ifSo(), code`out.push([${index}, NONE])`)])
  const set = domainSet(em, names, r.about)
  const it = names.of(r.about.local)
  const tests = [...(r.about.tests.length === 0 ? [] : [conjunction(em, names, r.about.tests)]), ...ifSo()]
  // Copies of a card are one reason.
  return lines([note, code`for (const ${it} of new Set(${set})) ${when(tests, code`out.push([${index}, ${it}])`)}`])
}

const when = (tests: readonly Code[], act: Code): Code => (tests.length === 0 ? act : code`if (${all(tests)}) ${act}`)
