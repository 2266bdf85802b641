import { describe, expect, it } from 'vitest'
import { builtins } from '../../compiler/elaborate/expressions/builtins.ts'
import { signatureAt } from '../../language/signature.ts'
import { wordsThatTake } from '../../language/said-parts.ts'
import { checkedAll, marked, SMALL } from './kit.ts'

const MORE = `${SMALL}
-- What it costs,
-- and for whom.
fee of (card c, player p): number = rank of c
-- Takes a card for another.
to trade card c by player p with card d
  move c to pile
to rest
  finish
to 《go on》 by player p
  finish
`

/** What is called at the cursor of a text that is added to the small game, the part that comes there in `<>`. */
function said(written: string): string | null {
  const { texts, cursor } = marked({ 'Small.rules': `${MORE}\n${written}` })
  const text = texts.get('Small.rules') ?? ''
  const found = signatureAt(checkedAll(texts), text, cursor.offset)
  const active = found?.parts[found.active ?? -1]
  if (found === null || active === undefined) return found?.label ?? null
  const { label } = found
  return `${label.slice(0, active.from)}<${label.slice(active.from, active.to)}>${label.slice(active.to)}`
}

const CASES: readonly (readonly [name: string, text: string, signature: string | null])[] = [
  ['what stands behind the name', 'to go by player p\n  trade ⌖', 'trade <card c> by player p with card d'],
  ['the same while it is written', 'to go by player p\n  trade ac⌖', 'trade <card c> by player p with card d'],
  ['a part behind its word', 'to go by player p\n  trade ace by ⌖', 'trade card c <by player p> with card d'],
  ['parts in any order', 'to go by player p\n  trade ace with ⌖', 'trade card c by player p <with card d>'],
  ['the next one where none is begun', 'to go by player p\n  turn ⌖', 'turn <by player p>'],
  ['of what has a name in brackets', 'to go by player p\n  《go on》 ⌖', '《go on》 <by player p>'],
  ['what takes nothing', 'to go by player p\n  rest ⌖', 'rest'],
  ['of a sentence', 'player p may trade card c by ⌖', 'trade card c <by player p> with card d'],
  ['in a condition of a part', 'player p may trade card c where ⌖', 'trade <card c> by player p with card d'],
  ['not behind its end', 'player p may trade card c if ⌖', null],
  ['not in its declaration', 'to trade card c by ⌖', null],
  ['an event of the kernel as calls say it', 'to go card c\n  move c ⌖', 'move <card> to zone at bottom'],
  ['and as sentences speak of it', 'after move card c from ⌖', 'move card <from zone> to zone'],
  ['what a fact is said of', 'card c is fine if fee of (c, ⌖', 'fee of (card c, <player p>)'],
  ['the innermost', 'to go by player p\n  trade top of (pile, ⌖', 'top of (zone, <number>)'],
  [
    'and the one around it behind the bracket',
    'to go by player p\n  trade top of (pile, 1) ⌖',
    'trade <card c> by player p with card d',
  ],
  ['whose zone', 'to go card c\n  move c to hand of ⌖', 'hand of <player p>'],
  ['of one thing without brackets', 'card c is fine if rank of ⌖', 'rank of <card>'],
  ['not behind that thing', 'card c is fine if rank of c ⌖', null],
  ['any number of them', 'card c is fine if highest of (1, 2, ⌖', 'highest of (<number …>)'],
  ['none left', 'card c is fine if copies of (c, pile, ⌖', 'copies of (thing, set)'],
  ['through brackets that only group', 'card c is fine if fee of (c, (⌖', 'fee of (card c, <player p>)'],
  [
    'what a player does',
    'example "x"\n  given\n    at turn by A\n  A does trade ace ⌖',
    'trade <card c> by player p with card d',
  ],
  ['the last event of a position', 'example "x"\n  given\n    at match, turn ⌖', 'turn <by player p>'],
  ['not before that is named', 'example "x"\n  given\n    at trade, ⌖', null],
  ['under a line that cannot be read', 'to go by by player p\n  trade ⌖', 'trade <card c> by player p with card d'],
  ['not in a text', 'example "trade ⌖', null],
]

describe('what a call takes', () => {
  it.each(CASES)('%s', (_name, text, signature) => {
    expect(said(text)).toBe(signature)
  })

  it('comes with what its author says above it', () => {
    const text = `${MORE}\ncard c is fine if fee of (`
    expect(signatureAt(checkedAll(new Map([['Small.rules', MORE]])), text, text.length)?.comment).toBe(
      'What it costs,\nand for whom.',
    )
  })

  it('knows all that the language says with `of`', () => {
    expect(wordsThatTake.toSorted()).toEqual(Object.keys(builtins).toSorted())
  })
})
