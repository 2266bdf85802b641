import { error } from '../../diagnostics/make.ts'
import type { DeckDecl, Decl, FactDecl, PrintedDecl } from '../../../grammar/tree/declarations.ts'
import type { Name, Param } from '../../../grammar/tree/names.ts'
import type { Entry } from '../entry.ts'
import type { AdjectiveSymbol, FactSymbol, RelationSymbol } from '../model.ts'
import { noteUse } from '../name-use.ts'
import { namesOfParts, partsSaidOnce } from '../said-once.ts'
import { type Type, CARD, DEFINITION, NUMBER, PLAYER, setOf, show } from '../type.ts'
import { type Declaring, fresh } from './declaring.ts'
import { anyParamOf, paramOf, typeNamed, typeOf } from './types.ts'
import { worded } from '../../diagnostics/worded.ts'

/** A fact by its name; `definition` is what a card is. */
export function declareFact(d: Declaring, decl: FactDecl): void {
  if (decl.name.text === 'definition') return declareShape(d, decl)
  partsSaidOnce(d.report, namesOfParts(decl.params))
  if (!fresh(d, decl.name, 'asked')) return
  if (decl.starts !== null) for (const p of decl.params) keptOfSingle(d, p)
  d.game.facts.set(decl.name.text, {
    name: decl.name,
    params: decl.params.map((p) => anyParamOf(d, p, worded('some have another value by `except`, or by `if`'))),
    zones: decl.zones.map((z) => z.text),
    type: typeOf(d, decl.type),
    stored: decl.starts !== null,
    decl,
  })
}

/** There are too many sets to keep something of each. */
function keptOfSingle(d: Declaring, p: Param): void {
  const { type } = paramOf(d, p)
  if (!type.set) return
  d.report(
    error('HR0201', worded('wrong kind of things'), p.span, worded('nothing can be kept of each {1}', show(type)), {
      hint: worded('of a set it is worked out, with `=` or `if`; or keep it of each member'),
    }),
  )
}

/** What stands on each card. */
export function declarePrinted(d: Declaring, { name, subject, type, cites }: PrintedDecl): void {
  if (subject.text !== 'card')
    d.report(
      error(
        'HR0201',
        worded('wrong kind of things'),
        subject.span,
        worded('what is printed stands on cards, and on nothing else'),
        {
          hint: worded('write `printed {1} of card`; a fact may be of other things', name.text),
        },
      ),
    )
  if (fresh(d, name, 'asked')) d.game.printed.set(name.text, { name, type: typeOf(d, type), cites })
}

/** The declaration of a fact that the text does not declare as one. */
function unwritten(name: Name, cites: readonly Name[], typeName: string): FactDecl {
  const { span } = name
  return {
    kind: 'fact',
    span,
    cites,
    label: null,
    name,
    params: [],
    zones: [],
    starts: null,
    value: null,
    body: null,
    type: { span, name: { text: typeName, span }, set: false, orNone: false },
  }
}

function startsAsPrinted({ params, type: t, starts }: FactDecl): boolean {
  const param = params[0]
  const of =
    starts?.kind === 'of' && starts.printed === true && starts.name.text === 'definition' ? starts.args[0] : undefined
  return (
    params.length === 1 &&
    param?.type?.name.text === 'card' &&
    t.name.text === 'definition' &&
    !t.set &&
    !t.orNone &&
    of?.kind === 'name' &&
    of.name === (param.name?.text ?? 'card')
  )
}

export function declareResult(d: Declaring, span: Name['span']): void {
  const name = { text: 'result', span }
  d.game.facts.set('result', {
    name,
    params: [{ type: PLAYER, adjective: null, name: 'p' }],
    zones: [],
    type: NUMBER,
    stored: true,
    decl: unwritten(name, [], 'number'),
  })
}

/** A list that a player brings is a fact of the player that only the table can give. */
export function declareDeck(d: Declaring, decl: DeckDecl): void {
  if (!fresh(d, decl.name, 'asked')) return
  const symbol: FactSymbol = {
    name: decl.name,
    params: [paramOf(d, decl.player)],
    zones: [],
    type: setOf(DEFINITION),
    stored: true,
    deck: true,
    decl: unwritten(decl.name, decl.cites, 'definition'),
  }
  d.game.facts.set(decl.name.text, symbol)
}

/** The one thing to say about `definition` is where a changed one lasts; it always starts as it is printed. */
function declareShape(d: Declaring, decl: FactDecl): void {
  if (!fresh(d, decl.name, 'value')) return
  if (!startsAsPrinted(decl)) {
    d.report(
      error(
        'HR0108',
        worded('a card starts as it is printed'),
        decl.starts?.span ?? decl.span,
        worded('what a card is can only change while it is in some zones, or for good'),
        {
          hint: worded('write `definition of card in ZONES: definition starts printed definition of card`'),
        },
      ),
    )
  } else d.game.shape = { zones: decl.zones.map((z) => z.text), decl }
}

export function declareAdjective(d: Declaring, decl: Decl & { kind: 'adjective' }, context: Entry['context']): void {
  const known = d.game.adjectives.get(decl.name.text)
  const sentence = { subject: decl.subject, other: null, context, cond: decl.cond, decl }
  if (known !== undefined && !known.stored && decl.starts === null) {
    known.sentences.push(sentence)
    noteUse(d.game.uses, 'adjective', decl.name.span, known.name.span)
    return
  }
  if (!fresh(d, decl.name, 'type')) return
  if (decl.starts !== null && decl.subject !== null) keptOfSingle(d, decl.subject)
  const symbol: AdjectiveSymbol = {
    name: decl.name,
    subject: decl.subject === null ? CARD : subjectOf(d, decl.subject),
    zones: decl.zones.map((z) => z.text),
    stored: decl.starts !== null,
    starts: decl.starts,
    sentences: decl.starts === null ? [sentence] : [],
    cites: decl.cites,
  }
  d.game.adjectives.set(decl.name.text, symbol)
}

/** `opponent is slow if …`: the subject is one of those whom the word may mean. */
function subjectOf(d: Declaring, subject: Param): Type {
  const reading =
    subject.type === null || subject.name !== null ? undefined : d.game.readings.get(subject.type.name.text)
  if (reading === undefined) return paramOf(d, subject).type
  return reading.phrase === null ? PLAYER : typeNamed(d, reading.phrase.type).type
}

export function declareRelation(d: Declaring, decl: Decl & { kind: 'relation' }, context: Entry['context']): void {
  partsSaidOnce(d.report, namesOfParts([decl.left, decl.right]))
  const sentence = { subject: decl.left, other: decl.right, context, cond: decl.cond, decl }
  const known = d.game.relations.get(decl.name.text)
  if (known !== undefined) {
    known.sentences.push(sentence)
    noteUse(d.game.uses, 'relation', decl.name.span, known.name.span)
    return
  }
  if (!fresh(d, decl.name, 'relation')) return
  const symbol: RelationSymbol = {
    name: decl.name,
    left: paramOf(d, decl.left).type,
    right: paramOf(d, decl.right).type,
    sentences: [sentence],
    cites: decl.cites,
  }
  d.game.relations.set(decl.name.text, symbol)
}
