import { describe, expect, it } from 'vitest'
import { builtins } from '../../compiler/elaborate/expressions/builtins.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { productions } from '../../grammar/parser.ts'
import { beginsBlock, complete, mustGoOn } from '../../language/completion.ts'
import type { CompletionOffer } from '../../language/offers.ts'
import { namePlace } from '../../language/name-places.ts'
import { snippets } from '../../language/snippets.ts'
import { namesBrought } from '../../language/value-names.ts'
import { checkedAll, marked, SMALL } from './kit.ts'

const LIST = '{ "clauses": [{ "id": "win.1", "summary": "Who has most wins." }, { "id": "win.2" }] }'

const AROUND = { games: () => ['Small', 'House'], paths: () => ['turns.rules'], snippets: false }

/** What may stand at the cursor of a text that is added to the small game, or that is a game itself. */
function offered(written: string, around = AROUND): readonly CompletionOffer[] {
  const text = /^(?:game|variant) /.test(written) ? written : `${SMALL}\n${written}`
  const { texts, cursor } = marked({ 'Small.rules': SMALL, 'Here.rules': text, 'Small.clauses.json': LIST })
  const here = texts.get('Here.rules') ?? ''
  const checked = checkedAll(new Map([...texts, ['Here.rules', here]])).slice(-1)
  return complete(checked, cursor, here, around).all
}

const labels = (all: readonly CompletionOffer[], rank?: number): string[] =>
  all.flatMap((each) => (rank === undefined || each.rank === rank ? [each.label] : []))

/** A text with a cursor, all that comes first, some of what comes later, and some of what cannot stand there. */
type Case = readonly [
  name: string,
  text: string,
  first: readonly string[],
  later: readonly string[],
  no: readonly string[],
]

const CASES: readonly Case[] = [
  [
    'an event that may be offered',
    'player p may ⌖',
    ['move', 'match', 'turn', 'play'],
    [],
    ['hand', 'wild', 'if', 'p'],
  ],
  ['also behind its first letters', 'player p may pl⌖', ['move', 'match', 'turn', 'play'], [], ['hand']],
  ['that somebody must act', 'player p must ⌖', ['move', 'match', 'turn', 'play'], ['act'], ['hand', 'at', 'if']],
  ['where somebody must act', 'player p must act at ⌖', ['turn', 'match', 'play'], [], ['hand', 'if', 'p']],
  ['when somebody must act', 'player p must act at turn ⌖', [], ['if', 'or'], ['where', 'by']],
  [
    'who may do something',
    'player p ⌖',
    [],
    ['may', 'must', 'cannot', 'is', 'in', 'beats'],
    ['hand', 'to', 'if', 'by'],
  ],
  [
    'a role that the event has',
    'player p cannot play card c ⌖',
    [],
    ['by', 'in', 'where', 'if', 'or'],
    ['to', 'from', 'with'],
  ],
  ['no role twice', 'player p cannot play card c by p ⌖', [], ['if', 'or'], ['by']],
  ['nothing where an event takes nothing', 'to stop-it\n  finish ⌖', [], [], ['hand', 'by', 'ace']],
  [
    'what a part may be',
    'player p may play ⌖',
    ['card', 'wild'],
    ['ace'],
    ['this', 'suit', 'number', 'turn', 'blue', 'limit'],
  ],
  [
    'a condition',
    'card c is fine if ⌖',
    ['c'],
    ['rank', 'limit', 'tossing', 'no', 'some', 'not'],
    ['p', 'play', 'none', 'this', 'you'],
  ],
  [
    'a value of the type compared with',
    'card c is fine if suit of c = ⌖',
    ['red', 'blue', 'suit'],
    [],
    ['c', 'rank', 'limit', 'hand', 'ace', 'allowed', 'yes'],
  ],
  [
    'a number',
    'card c is fine if rank of c > ⌖',
    ['limit', 'score', 'rank', 'count', 'result'],
    ['tossing'],
    ['red', 'hand', 'suit', 'none', 'some'],
  ],
  ['whose', 'card c is fine if rank of ⌖', ['c'], ['ace', 'first', 'pile'], ['limit', 'red', 'score', 'players']],
  ['an adjective of a card', 'card c is fine if c is ⌖', ['wild'], ['not'], ['red', 'allowed', 'empty', 'c', 'rank']],
  ['the values of an option', 'card c is fine if tossing is ⌖', ['allowed', 'forbidden'], ['not'], ['wild', 'red']],
  ['what may be said of a set', 'card c is fine if pile is ⌖', ['empty'], ['not'], ['wild', 'allowed']],
  ['a relation', 'card c is fine if c ⌖', ['beats', 'contains'], ['in', 'is', 'and', 'not'], ['wild', 'where', 'by']],
  [
    'variables in reach',
    'to swap card a with card b by player p\n  let r = rank of a\n  each card k in pile\n    if ⌖',
    ['a', 'b', 'p', 'r', 'k'],
    ['limit'],
    ['c', 'q'],
  ],
  [
    'and none from a block that has ended',
    'to go by player p\n  each card k in pile\n    move k to pile\n  move ⌖',
    ['source'],
    ['pile'],
    ['k', 'p'],
  ],
  ['a variable of a condition inside', 'card c is fine if no card d in pile where ⌖', ['c', 'd'], [], ['p']],
  ['where it goes', 'to go card c by player p\n  move c to ⌖', ['hand', 'pile'], [], ['limit', 'red', 'none', 'some']],
  [
    'an instruction',
    'to go by player p\n  ⌖',
    ['play', 'turn', 'score', 'p'],
    ['if', 'each', 'let', 'choose'],
    ['limit', 'red', 'else', 'example', 'to'],
  ],
  ['an else behind an if', 'to go by player p\n  if limit = 3\n    finish\n  ⌖', [], ['else', 'if'], ['where']],
  ['a type of a fact', 'price of card: ⌖', ['suit', 'number', 'card', 'player'], ['set', 'list'], ['wild', 'limit']],
  ['what is printed on a card', 'card three\n  ⌖', ['suit', 'rank'], [], ['limit']],
  ['its value', 'card three\n  suit = ⌖', ['red', 'blue'], [], []],
  [
    'a player of an example',
    'example "x"\n  given\n    at turn by A\n  ⌖',
    ['A', 'B'],
    ['then', 'nobody', 'chance'],
    ['C', 'given', 'if'],
  ],
  [
    'what a player does',
    'example "x"\n  given\n    at turn by A\n  A ⌖',
    [],
    ['does', 'may', 'chooses', 'is', 'knows', 'passes'],
    ['wild', 'by'],
  ],
  [
    'what is asked of somebody',
    'example "x"\n  given\n    at turn by A\n  A is not ⌖',
    [],
    ['asked', 'told'],
    ['offered'],
  ],
  ['what somebody knows', 'example "x"\n  given\n    at turn by A\n  A knows ⌖', ['ace', 'two'], [], ['red']],
  ['a position', 'example "x"\n  given\n    ⌖', [], ['at', 'option', 'the'], ['then', 'if']],
  ['cards of a zone', 'example "x"\n  given\n    pile is ⌖', ['ace', 'two'], [], []],
  ['whose zone', 'example "x"\n  given\n    hand of ⌖', ['A', 'B'], [], ['limit', 'red']],
  ['a game to vary', 'variant More of ⌖', ['Small', 'House'], [], ['with']],
  [
    'what a variant changes',
    'variant More of Small\n\nreplace ⌖',
    ['limit', 'play', 'wild', 'may-play'],
    ['to', 'zone'],
    ['ace.rank'],
  ],
  ['a file to include', 'include "⌖', ['turns.rules'], [], []],
  ['in a line that goes on', 'card c is fine if (rank of c > 3\n    and ⌖', ['c'], ['rank', 'limit'], []],
  ['under a line that cannot be read', 'to go by by player p\n  if ⌖', [], ['not', 'some'], ['else']],
  ['nothing in a comment', 'limit2: number = 3 -- ⌖', [], [], ['limit', 'of']],
  ['nothing in a text', 'example "a ⌖', [], [], ['limit', 'given']],
  ['nothing behind what makes no sense', 'limit2 number = = ⌖', [], [], ['limit', 'of']],
]

describe('what may stand at a place', () => {
  it.each(CASES)('%s', (_name, text, first, later, no) => {
    const all = offered(text)
    expect(labels(all, 0)).toEqual(expect.arrayContaining([...first]))
    expect(labels(all)).toEqual(expect.arrayContaining([...first, ...later]))
    expect(labels(all).filter((label) => no.includes(label))).toEqual([])
  })

  it('begins a file', () => {
    expect(offered('game ⌖Small for 2 players')).toEqual([])
    expect(labels(offered('game Small ⌖'))).toEqual(['for'])
    expect(labels(complete([], { path: 'a', offset: 0 }, '', AROUND).all)).toEqual(
      expect.arrayContaining(['game', 'variant', 'to', 'zone']),
    )
  })

  it('is a clause between brackets, those of the list first', () => {
    const { texts, cursor } = marked({
      'Small.rules': `${SMALL}\n[own] card c is fine\n[win.1, ⌖\n`,
      'Small.clauses.json': LIST,
    })
    const text = texts.get('Small.rules') ?? ''
    const { from, all } = complete(checkedAll(texts), cursor, text, AROUND)
    expect(text.slice(from - 1, from)).toBe(' ')
    expect(all.map(({ label, detail }) => [label, detail])).toEqual([
      ['win.1', 'Who has most wins.'],
      ['win.2', ''],
      ['own', ''],
    ])
  })

  it('puts names in brackets that are more than one word', () => {
    const all = labels(offered('card 《one two》\n  suit = red\n  rank = 1\ncard c is fine if rank of ⌖'))
    expect(all).toContain('《one two》')
    expect(all).not.toContain('one two')
  })

  it('takes the place of the word that is being written, hyphens and brackets included', () => {
    const fromOf = (text: string): string =>
      text.slice(complete([], { path: 'a', offset: text.length }, text, AROUND).from)
    expect(fromOf('to go\n  quick-')).toBe('quick-')
    expect(fromOf('to go\n  《two wo')).toBe('《two wo')
    expect(fromOf('to go\n  x - ')).toBe('')
  })
})

describe('snippets', () => {
  it('are only for editors that fill them in', () => {
    const asked = (filled: boolean) =>
      offered('⌖', { ...AROUND, snippets: filled }).filter(({ kind }) => kind === 'snippet')
    expect(asked(false)).toEqual([])
    expect(labels(asked(true))).toEqual(expect.arrayContaining(['to', 'player may', 'example', 'adjective']))
    expect(labels(asked(true))).not.toContain('let')
  })

  /** Where a sentence of each kind stands. */
  const inPlace = (production: string, text: string): string => {
    if (production === 'header' || production === 'variantHead') return text
    const deep = (line: string): string => `  ${line}`
    const below = text.split('\n').map(deep).join('\n')
    if (production === 'givenBlock' || production === 'outcome')
      return `example "x"\n${production === 'outcome' ? '  given\n    at x\n' : ''}${below}`
    return IN_BLOCKS.has(production) ? `to go by player p\n${below}` : text
  }

  it.each(snippets.map((snippet) => [snippet.label, snippet] as const))(
    '%s can be read as it is',
    (_label, { body, production }) => {
      const filled = body.replaceAll(/\$\{\d:([^}]*)\}/g, '$1').replaceAll('$0', '')
      const faults: string[] = []
      parseFile({ path: 'a', text: `${inPlace(production, filled)}\n` }, ({ primary }) => faults.push(primary.text))
      expect(faults).toEqual([])
    },
  )
})

const IN_BLOCKS = new Set(
  'conditionalBlock loop repeat whileLoop choice letLine announce onlyIf later untilLine duringLine'.split(' '),
)

describe('what is known of the language', () => {
  it('is what each place of a name stands for', () => {
    const places = productions().flatMap((rule) => namesIn(rule as Part, (rule as Part).name ?? ''))
    const AROUND_IT: Readonly<Record<string, readonly string[]>> = {
      names: ['typeLine', 'zones', 'readingWay', 'board', 'sorting'],
      optionValue: ['optionLine', 'givenOption'],
    }
    const unknown = places.filter(({ production, occurrence }) =>
      (AROUND_IT[production] ?? ['?']).some(
        (around) => namePlace({ productions: [around, production], occurrence }) === null,
      ),
    )
    expect(places.length).toBeGreaterThan(50)
    expect(unknown).toEqual([])
  })

  it('is what the language says with `of`', () => {
    expect(namesBrought.toSorted()).toEqual(Object.keys(builtins).toSorted())
  })
})

interface Part {
  readonly type: string
  readonly name?: string
  readonly idx?: number
  readonly definition?: readonly Part[]
}

function namesIn(part: Part, production: string): { readonly production: string; readonly occurrence: number }[] {
  const own = part.type === 'Terminal' && part.name === 'Name' ? [{ production, occurrence: part.idx ?? 0 }] : []
  return [...own, ...(part.definition ?? []).flatMap((inside) => namesIn(inside, production))]
}

describe('the line below', () => {
  const begins = (text: string): boolean => beginsBlock({ offset: text.length }, text)

  it('is deeper where the line begins a block', () => {
    for (const text of [
      '[a.1] example "x"',
      'example "x"\n  given',
      'to turn by player p',
      'after play',
      'card Ember',
      'to match\n  if 3 = 4',
      'to match\n  each player p',
    ])
      expect([text, begins(text)]).toEqual([text, true])
  })

  it('is as deep where it does not', () => {
    for (const text of [
      '',
      '-- to',
      'except points of Q = 3',
      'to match\n  finish',
      'example "x"\n  given\n    at score',
      'player p may play card c at turn',
      'zone pile seen by nobody',
    ])
      expect([text, begins(text)]).toEqual([text, false])
  })

  it('does not come before a line that cannot end', () => {
    const goesOn = (text: string): boolean => mustGoOn({ offset: text.length }, text)
    expect(['except points of ', 'to ', 'zone pile seen by ', '  '].map(goesOn)).toEqual([true, true, true, false])
    expect(['except points of Q = 3 ', 'to match\n  finish '].map(goesOn)).toEqual([false, false])
  })
})
