import { describe, expect, it } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { citeClause } from '../../language/cite-clause.ts'
import { extract } from '../../language/extract.ts'
import { moveToVariant } from '../../language/move-to-variant.ts'
import { newFinding, type Refactoring } from '../../language/refactoring.ts'
import { edited } from '../../language/rename.ts'
import { checkedAll, hostOf, marked, SMALL } from './kit.ts'

/** The texts with a change made, of which no finding is new. */
function made(texts: ReadonlyMap<string, string>, { edits, creates }: Refactoring): ReadonlyMap<string, string> {
  const after = new Map([
    ...texts,
    ...edited(edits),
    ...(creates === null ? [] : [[creates.path, creates.text] as const]),
  ])
  const before = checkedAll(texts)
  expect(newFinding([...before, ...before], checkedAll(after))).toBeNull()
  return after
}

/** Lines of a text that another does not have. */
function newLines(before: string, after: string): readonly string[] {
  const known = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !known.has(line))
}

const LIST = `{ "clauses": [
  { "id": "deal.1", "summary": "Each has a hand." },
  { "id": "deal.2", "summary": "The rest is the pile." },
  { "id": "play.1", "summary": "One plays what is best." },
  { "id": "play.2", "summary": "And so on." }
] }`

it('a finding is new where it was not there as often before', () => {
  const checked = (text: string) => checkedAll(new Map([['Small.rules', text]]))
  const wrong = SMALL.replace('c > limit', 'c > limt')
  expect(newFinding(checked(SMALL), checked(wrong))?.code).toBe('HR0101')
  expect(newFinding(checked(wrong), checked(`-- more\n${wrong}`))).toBeNull()
  expect(newFinding(checked(wrong), checked(wrong.replace('9\n', 'limt\n')))?.primary.text).toContain('limt')
})

describe('to cite a clause', () => {
  const offered = (
    at: string,
  ): { readonly texts: ReadonlyMap<string, string>; readonly all: readonly Refactoring[] } => {
    const game = SMALL.replace('zone hand', '[deal.1] zone hand').replace('to play', '[play.1] to play')
    expect(game).toContain(at.replace('⌖', ''))
    const { texts, cursor } = marked({
      'Small.rules': game.replace(at.replace('⌖', ''), at),
      'Small.clauses.json': LIST,
    })
    const all = checkedAll(texts).flatMap((checked) => citeClause(checked, cursor))
    return { texts, all }
  }

  it.each([
    ['a declaration', 'zone pi⌖le seen', 'deal.1', '[deal.1] zone pile seen by everyone'],
    [
      'a sentence',
      'player q ⌖may',
      'play.1',
      '[play.1] player q may play card c in pile where no card d in pile where d beats c at turn if score of q < 9',
    ],
    ['an example, anywhere in it', 'A does ⌖play ace', 'play.1', '[play.1] example "wild"'],
    ['before all others where nothing is cited yet', 'type su⌖it', 'deal.1', '[deal.1] type suit: red, blue'],
  ])('%s', (_name, at, clause, line) => {
    const { texts, all } = offered(at)
    const [first] = all
    if (first === undefined) throw new Error('nothing is offered')
    expect(first.title).toContain(`cite [${clause}] `)
    expect(newLines(texts.get('Small.rules') ?? '', made(texts, first).get('Small.rules') ?? '')).toEqual([line])
  })

  it('goes on in the list from what was cited last', () => {
    expect(offered('player q ⌖may').all.map(({ title }) => title)).toEqual([
      'cite [play.1] One plays what is best.',
      'cite [play.2] And so on.',
      'cite [deal.1] Each has a hand.',
      'cite [deal.2] The rest is the pile.',
    ])
  })

  it.each([
    ['what cites one', 'zone ha⌖nd of player p seen'],
    ['what stands between sentences', '\n⌖\nto match'],
  ])('is not offered for %s', (_name, at) => {
    expect(offered(at).all).toEqual([])
  })
})

const TEXTS = `${SMALL}
[play.1] text of card this where rank of this > 3
  when play this
    if rank of this > limit and score of you < 3
      finish
prize of player p: number = score of p
-- Once.
[play.2, play.3] to give-all card c by player p with card d
  each player q where score of q + rank of c > limit
    score of q gains (rank of c + rank of d) * 2
  if not rank of d > limit
    finish
replaceable: number = limit * 2
[play.4] text of card this where rank of this < 2
  when play this
    if no card c in pile where c beats this
      finish
    if rank of this > 1 -- above one
      and score of you < 3
      finish
`

describe('to extract', () => {
  const extracted = (selected: string): { readonly lines: readonly string[]; readonly title: string | undefined } => {
    const text = TEXTS.replace(/⟦|⟧/g, '')
    const marked = selected.replace(/^(.*)⟦(.*)⟧(.*)$/s, '$1$2$3')
    const at = text.indexOf(marked)
    expect(at).toBeGreaterThanOrEqual(0)
    const from = at + selected.indexOf('⟦')
    const to = at + selected.indexOf('⟧') - 1
    const texts = new Map([['Small.rules', text]])
    const [one] = checkedAll(texts).flatMap((checked) => extract(checked, text, { path: 'Small.rules', from, to }))
    if (one === undefined) return { lines: [], title: undefined }
    return { lines: newLines(text, made(texts, one).get('Small.rules') ?? ''), title: one.title }
  }

  it.each([
    [
      'a truth about one thing, as an adjective',
      'card c is wild if ⟦rank of c > limit⟧',
      'an adjective',
      ['card c is extracted if rank of c > limit', 'card c is wild if c is extracted'],
    ],
    [
      'a number of it, as a fact',
      'card c is wild if ⟦rank of c⟧ > limit',
      'a fact',
      ['extracted of card c: number = rank of c', 'card c is wild if extracted of c > limit'],
    ],
    [
      'what is about nothing',
      'replaceable: number = ⟦limit * 2⟧',
      'a fact',
      ['extracted: number = limit * 2', 'replaceable: number = extracted'],
    ],
    [
      'what is about several',
      'where ⟦score of q + rank of c > limit⟧',
      'a fact',
      [
        '[play.2, play.3] extracted of (player q, card c): truth = score of q + rank of c > limit',
        '  each player q where extracted of (q, c)',
      ],
    ],
    [
      'with its brackets',
      'gains ⟦(rank of c + rank of d)⟧ * 2',
      'a fact',
      [
        '[play.2, play.3] extracted of (card c, card d): number = (rank of c + rank of d)',
        '    score of q gains extracted of (c, d) * 2',
      ],
    ],
    [
      'under `not`',
      'if not ⟦rank of d > limit⟧',
      'an adjective',
      ['[play.2, play.3] card d is extracted if rank of d > limit', '  if not (d is extracted)'],
    ],
    [
      'of a text, whose card gets a name',
      'if ⟦rank of this > limit⟧ and',
      'an adjective',
      ['[play.1] card c is extracted if rank of c > limit', '    if this is extracted and score of you < 3'],
    ],
    [
      'and whose player',
      'and ⟦score of you⟧ < 3',
      'a fact',
      ['[play.1] extracted of player p: number = score of p', '    if rank of this > limit and extracted of you < 3'],
    ],
    [
      'with what it goes through itself',
      'where ⟦no card d in pile where d beats c⟧ at',
      'an adjective',
      [
        'card c is extracted if no card d in pile where d beats c',
        'player q may play card c in pile where c is extracted at turn if score of q < 9',
      ],
    ],
    [
      'and the blanks around it',
      'card c is wild if⟦ rank of c > limit\n⟧card a',
      'an adjective',
      ['card c is extracted if rank of c > limit', 'card c is wild if c is extracted'],
    ],
  ])('%s', (_name, selected, what, lines) => {
    expect(extracted(selected)).toEqual({ lines, title: `extract ${what}` })
  })

  it('under a name that the expression gives to nothing else', () => {
    expect(extracted('if ⟦no card c in pile where c beats this⟧\n').lines).toEqual([
      '[play.4] card c-2 is extracted if no card c in pile where c beats c-2',
      '    if this is extracted',
    ])
  })

  it('with the comments in it, each to the end of its line', () => {
    expect(extracted('if ⟦rank of this > 1 -- above one\n      and score of you < 3⟧').lines).toEqual([
      '[play.4] extracted of (card c, player p): truth = rank of c > 1 -- above one',
      '      and score of p < 3',
      '    if extracted of (this, you)',
    ])
  })

  it.each([
    ['a half of an expression', 'card c is wild if rank of ⟦c > limit⟧'],
    ['an instruction', '⟦score of p gains rank of c⟧'],
    ['what an example says', 'then ⟦score of A = 4⟧'],
    ['nothing', 'card c is wild if ⟦⟧rank'],
    ['what no fact can be', 'if c is wild and ⟦tossing⟧ is'],
  ])('does not take %s', (_name, selected) => {
    expect(extracted(selected).lines).toEqual([])
  })
})

describe('to say something otherwise in a variant', () => {
  const moved = (at: string, taken: readonly string[] = []) => {
    const { texts, cursor } = marked({ 'Small.rules': TEXTS.replace(at.replace('⌖', ''), at) })
    const [one] = checkedAll(texts).flatMap((checked) =>
      moveToVariant(checked, cursor, { game: (name) => taken.includes(name), file: (path) => taken.includes(path) }),
    )
    if (one === undefined) return null
    const after = made(texts, one)
    const path = one.creates?.path ?? ''
    expect(checkGame(path, hostOf(after)).resolution?.modules.map(({ header }) => header.name.text)).toHaveLength(2)
    return { path, text: after.get(path)?.split('\n') }
  }
  const HEADER = ['variant SmallHouse of Small "what differs, in a few words"', '']

  it.each([
    ['a fact', 'li⌖mit: number', ['replace limit: number = 3']],
    [
      'a sentence without a name, as messages call it',
      'player q ⌖may',
      [
        'replace may-play: player q may play card c in pile where no card d in pile where d beats c at turn if score of q < 9',
      ],
    ],
    ['an event with all that it does', '  p must ⌖act', ['replace to turn by player p', '  p must act']],
    ['a zone', 'zone pi⌖le', ['replace zone pile seen by everyone']],
    ['an adjective', 'card c is wi⌖ld', ['replace card c is wild if rank of c > limit']],
    [
      'what cites clauses, without them',
      'to give-⌖all',
      [
        'replace to give-all card c by player p with card d',
        '  each player q where score of q + rank of c > limit',
        '    score of q gains (rank of c + rank of d) * 2',
        '  if not rank of d > limit',
        '    finish',
      ],
    ],
  ])('%s', (_name, at, lines) => {
    expect(moved(at)).toEqual({ path: 'Small-house.rules', text: [...HEADER, ...lines, ''] })
  })

  it('under a name and in a file that are free', () => {
    expect(moved('li⌖mit: number', ['SmallHouse', 'Small-house.rules', 'SmallHouse2'])).toMatchObject({
      path: 'Small-house2.rules',
      text: expect.arrayContaining(['variant SmallHouse3 of Small "what differs, in a few words"']) as string[],
    })
  })

  it.each([
    ['an example', 'A does ⌖play'],
    ['a rule of a text', '  when pl⌖ay this'],
  ])('is not offered for %s', (_name, at) => {
    expect(moved(at)).toBeNull()
  })
})
