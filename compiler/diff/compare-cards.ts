import type { Resolution } from '../game/resolve.ts'
import type { CardDecl } from '../../grammar/tree/declarations.ts'
import { versionCards, type VersionCard } from './cards.ts'
import type { Change } from './change.ts'
import type { EffectsOfNames } from './effects.ts'
import { makeChange } from './make-change.ts'
import type { ComparedPassage } from './passage.ts'

/** So many cards are named; of more it is said how many. */
const NAMED = 8

/** Cards more or less, and what stands on them. A declaration that makes many cards is one change. */
export function compareCards(
  old: Resolution,
  next: Resolution,
  names: ReadonlyMap<string, string>,
  effects: EffectsOfNames,
): Change[] {
  const [was, is] = [versionCards(old, names), versionCards(next, new Map())]
  const gone = [...was].filter(([name]) => !is.has(name))
  const come = [...is].filter(([name]) => !was.has(name))
  const [before, after] = [
    [...was.keys()].filter((name) => is.has(name)),
    [...is.keys()].filter((name) => was.has(name)),
  ]
  const differs = before.findIndex((name, i) => name !== after[i])
  return [
    ...byDeclaration(gone).map((cards) => makeChange('card-removed', called(cards), passage(cards, true), null)),
    ...byDeclaration(come).map((cards) => makeChange('card-added', called(cards), null, passage(cards, true))),
    ...printChanges(was, is, effects),
    ...(differs < 0
      ? []
      : [makeChange('cards-reordered', 'cards', order(before, was, differs), order(after, is, differs))]),
  ]
}

type Named = readonly [string, VersionCard]

function printChanges(
  was: ReadonlyMap<string, VersionCard>,
  is: ReadonlyMap<string, VersionCard>,
  effects: EffectsOfNames,
): Change[] {
  const changed = [...is].filter(([name, card]) => (was.get(name)?.print ?? card.print) !== card.print)
  return byDeclaration(changed).map((cards) => {
    const before = cards.flatMap(([name]): Named[] => {
      const card = was.get(name)
      return card === undefined ? [] : [[name, card]]
    })
    const moves = cards.some(([name, card]) =>
      differing(was.get(name), card).some((attribute) => effects.isOnlyAsked(attribute)),
    )
    return makeChange(moves ? 'measure-changed' : 'print-changed', called(cards), passage(before), passage(cards))
  })
}

/** What is printed on one of them and not on the other. */
function differing(was: VersionCard | undefined, is: VersionCard): string[] {
  return [...new Set([...(was?.values.keys() ?? []), ...is.values.keys()])].filter(
    (attribute) => was?.values.get(attribute) !== is.values.get(attribute),
  )
}

function byDeclaration(cards: readonly Named[]): Named[][] {
  const groups = new Map<CardDecl, Named[]>()
  for (const card of cards) groups.set(card[1].decl, [...(groups.get(card[1].decl) ?? []), card])
  return [...groups.values()]
}

function called(cards: readonly Named[]): string {
  const names = cards.map(([name]) => name)
  return names.length <= NAMED
    ? names.join(', ')
    : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more cards`
}

function passage(cards: readonly Named[], whole = false): ComparedPassage {
  const [first] = cards
  if (first === undefined) throw new RangeError('a declaration that makes no card has not changed')
  const { decl } = first[1]
  const lines = cards.slice(0, NAMED).map(([name, { print }]) => `card ${name}${print === '' ? '' : `: ${print}`}`)
  const rules =
    whole && decl.rules.length > 0
      ? [`with ${decl.rules.length} ${decl.rules.length === 1 ? 'rule' : 'rules'} of its own`]
      : []
  return {
    text: [...lines, ...(cards.length > NAMED ? [`and ${cards.length - NAMED} more`] : []), ...rules].join('\n'),
    span: decl.span,
    clauses: decl.cites.map((c) => c.text),
  }
}

/** From the first card on that stands elsewhere, with the one before it. */
function order(names: readonly string[], cards: ReadonlyMap<string, VersionCard>, differs: number): ComparedPassage {
  const decl = cards.get(names[differs] ?? '')?.decl
  if (decl === undefined) throw new RangeError('no card has no order')
  const from = Math.max(0, differs - 1)
  const [before, behind] = [from > 0 ? '…, ' : '', names.length > from + NAMED ? ', …' : '']
  return {
    text: `${before}${names.slice(from, from + NAMED).join(', ')}${behind}`,
    span: decl.span,
    clauses: [],
  }
}
