import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'
import { failuresOf, specimenOf } from '../kit/specimen.ts'

const TWO = `game Two for 2 players
printed cost of card: number or none
zone hand of player p seen by p
gold of player: number starts 0
to match
  each player p
    p must act
to use card c by player p
  gold of p gains cost of c or 0
player p may use card c in hand of p at match
card Coin
  cost = 1
  to use this by player p
    gold of p gains 2
[gem.1] card Gem
  cost = 4
  to use this by player p
    gold of p gains 7
  after use this by player p
    gold of p gains 1
  [gem.2] shine: after use card c by player p
    gold of p gains 10
`

const PACK = `game Pack for 2 players
type suit: ♣, ♥
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in (2, 7, 9) named n s
  suit = s
  rank = n
zone hand of player p seen by p
gold of player: number starts 0
to match
  each player p
    p must act
to use card c by player p
  gold of p gains rank of c
player p may use card c in hand of p at match
`

const hostOf = (variants: Readonly<Record<string, string>>): RulesHost => {
  const texts = new Map([['Two', TWO], ['Pack', PACK], ...Object.entries(variants)])
  return { read: (path) => texts.get(path) ?? null, find: (name) => (texts.has(name) ? name : null) }
}

const variant = (text: string): RulesHost => hostOf({ Other: `variant Other of Two\n${text}` })

/** What does not hold in the examples of a variant. */
const failuresIn = async (text: string): Promise<string[]> => failuresOf(await specimenOf('Other', variant(text)))

const errorsIn = (host: RulesHost, name = 'Other'): string[] =>
  checkGame(name, host)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, primary }) => `${code} ${primary.text}`)

const used = (card: string, gold: number): string => `example "${card} is used"
  given
    hand of A is ${card}
    at use ${card} by A
  then gold of A = ${gold}
`

test('a card that is replaced says what its new block says, and nothing of what the old one said', async () => {
  const text = `replace card Gem
  cost = 5
  to use this by player p
    gold of p gains 9
`
  expect(await failuresIn(text + used('Gem', 9))).toEqual([])
})

test('what it says no more is gone: a text, and what is printed', async () => {
  const text = `replace card Gem
example "nothing is printed"
  given
    hand of A is Gem
    at use Gem by A
  then gold of A = 0 and cost of Gem is none
`
  expect(await failuresIn(text)).toEqual([])
})

test('the texts of other cards stay, and those of no card', async () => {
  const text = `replace card Gem
  cost = 5
  after use this by player p
    gold of p gains 3
`
  expect(await failuresIn(text + used('Coin', 2) + used('Gem', 8))).toEqual([])
})

test('the new texts have the clauses of the card, and go on under the names of the old', () => {
  const host = variant(`replace card Gem
  cost = 4
  after use this by player p
    gold of p gains 3
  shine: after use card c by player p
    gold of p gains 11
`)
  const { resolution } = checkGame('Other', host)
  const texts = resolution?.entries.filter(({ ofCard }) => ofCard === 'Gem') ?? []
  expect(texts.map(({ called, decl }) => [called, ...decl.cites.map(({ text }) => text)])).toEqual([
    ['after-use', 'gem.1'],
    ['shine', 'gem.1'],
  ])
})

test('a new text that does something else has a name of its own', () => {
  const host = variant(`to toss card c by player p
  gold of p loses 1
replace card Gem
  cost = 4
  to toss this by player p
    gold of p gains 3
`)
  const texts = checkGame('Other', host).resolution?.entries.filter(({ ofCard }) => ofCard === 'Gem')
  expect(texts?.map(({ called, origin }) => [called, origin])).toEqual([['toss', 'Other']])
})

test('a variant does not change a text and replace its card, and two that are joined say who comes first', () => {
  const shine = 'replace shine: after use card c by player p\n  gold of p gains 5\n'
  const gem = 'replace card Gem\n  cost = 3\n'
  expect(errorsIn(variant(shine + gem))).toEqual(['HR0410 `Gem` has been changed by this variant already'])
  const joined = hostOf({
    Shine: `variant Shine of Two\n${shine}`,
    Plain: `variant Plain of Two\n${gem}`,
    Other: 'variant Other of Two with Shine, Plain\n',
    Ordered: 'variant Ordered of Two with Shine before Plain\n',
  })
  expect(errorsIn(joined)).toEqual(['HR0402 `Shine` and `Plain`, which are joined here, both change `shine`'])
  expect(errorsIn(joined, 'Ordered')).toEqual([])
})

test('a card of a replaced block holds no text of other cards', () => {
  expect(errorsIn(variant('replace card Gem\n  cost = 1\n  text of card this\n    cannot use this\n'))).toEqual([
    'HR0107 inside of a text or a card there is no other `text`',
  ])
})

const ofPack = (text: string): RulesHost => hostOf({ Other: `variant Other of Pack\n${text}` })

test('a card that `each` makes is replaced as any other, and may have texts then; it keeps its place', async () => {
  const host = ofPack(`replace card 7♣
  suit = ♣
  rank = 8
  to use this by player p
    gold of p gains 100
${used('7♣', 100)}${used('7♥', 7)}example "what is printed"
  given
    hand of A is 7♣
    at use 7♣ by A
  then rank of 7♣ = 8
`)
  expect(failuresOf(await specimenOf('Other', host))).toEqual([])
  expect([...(checkGame('Other', host).resolution?.game.definitions.keys() ?? [])]).toEqual([
    '2♣',
    '7♣',
    '9♣',
    '2♥',
    '7♥',
    '9♥',
  ])
})

test('a variant on such a variant replaces it again, or takes it away', () => {
  const host = hostOf({
    Eight: 'variant Eight of Pack\nreplace card 7♣\n  suit = ♣\n  rank = 8\n',
    Nine: 'variant Nine of Eight\nreplace card 7♣\n  suit = ♣\n  rank = 9\n',
    None: 'variant None of Eight\nremove card 7♣\n',
  })
  const definitions = (name: string) => checkGame(name, host).resolution?.game.definitions
  expect(definitions('Eight')?.get('7♣')?.attributes.get('rank')).toBe(8)
  expect(definitions('Nine')?.get('7♣')?.attributes.get('rank')).toBe(9)
  expect([...(definitions('None')?.keys() ?? [])]).toEqual(['2♣', '9♣', '2♥', '7♥', '9♥'])
  expect(errorsIn(host, 'None')).toEqual([])
})

test('what is said of the card in its block is said once', () => {
  const host = ofPack(`card c is wild if rank of c > 8
replace card 7♣
  suit = ♣
  rank = 7
  this is wild
  cannot use this if this is wild
`)
  expect(errorsIn(host)).toEqual([])
  const game = checkGame('Other', host).resolution?.game
  expect(game?.adjectives.get('wild')?.sentences).toHaveLength(2)
  expect(game?.modals.map(({ name }) => name)).toEqual(['cannot-use', 'may-use'])
})

/** A text that stands on every card as it happens, which the print does not tell. */
const GENERAL = `text of card this where gold of last of players = 0
  to use this by player p
    gold of p gains 50
`
const OWN = `  suit = ♣
  rank = 7
  to use this by player p
    gold of p gains 100
`
const ALONE = PACK.replace('(2, 7, 9)', '(2, 9)').replace('card each', 'card 7♣\n  suit = ♣\n  rank = 7\ncard each')

test.each([
  ['that `each` makes', PACK],
  ['that is declared alone', ALONE],
])('the texts of a card that is replaced stand where the card does: of one %s', async (_, pack) => {
  const named = (name: string, text: string): string => text.replace('game Pack', `game ${name}`)
  const variantOf = (base: string, gold: number): string =>
    `variant With${base} of ${base}\nreplace card 7♣\n${OWN}${used('7♣', gold)}${used('2♥', 50)}`
  const host = hostOf({
    Before: named(
      'Before',
      pack.replace('printed rank of card: number\n', (line) => line + GENERAL),
    ),
    Behind: named('Behind', pack + GENERAL),
    WithBefore: variantOf('Before', 50),
    WithBehind: variantOf('Behind', 100),
  })
  expect(failuresOf(await specimenOf('WithBefore', host))).toEqual([])
  expect(failuresOf(await specimenOf('WithBehind', host))).toEqual([])
})

test.each([
  ['replace card 8♣\n  suit = ♣\n  rank = 8\n', 'HR0401 there is no card `8♣`'],
  ['remove card 7♣\nreplace card 7♣\n  suit = ♣\n  rank = 8\n', 'HR0401 the card `7♣` has been taken away'],
  [
    'replace card 7♣\n  suit = ♣\n  rank = 8\nreplace card 7♣\n  suit = ♣\n  rank = 9\n',
    'HR0410 `7♣` has been changed by this variant already',
  ],
])('what no `each` makes, what is gone, and what is said twice: %j', (text, error) => {
  expect(errorsIn(ofPack(text))).toEqual([error])
})

test('a card is found by its label as well, and what stood on it goes with it', async () => {
  const host = hostOf({
    Labels: `variant Labels of Two
ring: card Ring
  cost = 4
  to use this by player p
    gold of p gains 7
`,
    Other: `variant Other of Labels
replace ring: card Ruby
  cost = 5
  after use this by player p
    gold of p gains 1
${used('Ruby', 6)}`,
  })
  expect(failuresOf(await specimenOf('Other', host))).toEqual([])
  expect([...(checkGame('Other', host).resolution?.game.definitions.keys() ?? [])]).toEqual(['Coin', 'Gem', 'Ruby'])
})

test('a label that no card bears names none', () => {
  expect(errorsIn(variant('replace ring: card Gem\n  cost = 1\n'))).toEqual([
    'HR0401 the base has no card named `ring`',
  ])
})

const LABELLED = `variant Labels of Two
pebble: card each number n in 7..9 named 《p》 n
  cost = n
ring: card Ring
  to use this by player p
    gold of p gains 7
`
const EACH = 'card each number n in 7..8 named 《p》 n\n  cost = n + 1\n'

const ofLabels = (text: string): RulesHost => hostOf({ Labels: LABELLED, Other: `variant Other of Labels\n${text}` })

test.each([
  ['several cards, by as many', `replace pebble: ${EACH}`, ['Coin', 'Gem', 'p7', 'p8', 'Ring']],
  ['several cards, by one', 'replace pebble: card Ruby\n  cost = 1\n', ['Coin', 'Gem', 'Ruby', 'Ring']],
  [
    'a card, by several',
    `replace ring: card each number n in 5..6 named 《p》 n\n  cost = n\n`,
    ['Coin', 'Gem', 'p7', 'p8', 'p9', 'p5', 'p6'],
  ],
])('%s', (_, text, cards) => {
  const host = ofLabels(text)
  expect(errorsIn(host)).toEqual([])
  expect([...(checkGame('Other', host).resolution?.game.definitions.keys() ?? [])]).toEqual(cards)
  const texts = checkGame('Other', host).resolution?.entries.filter(({ ofCard }) => ofCard === 'Ring') ?? []
  expect(texts).toHaveLength(cards.includes('Ring') ? 1 : 0)
})

test.each([
  ['a card', 'remove ring\n', ['Coin', 'Gem', 'p7', 'p8', 'p9']],
  ['all that `each` makes', 'remove pebble\n', ['Coin', 'Gem', 'Ring']],
])('by their label go %s', (_, text, cards) => {
  const host = ofLabels(text)
  expect(errorsIn(host)).toEqual([])
  expect([...(checkGame('Other', host).resolution?.game.definitions.keys() ?? [])]).toEqual(cards)
})

test('several cards that are replaced by their label have no texts of their own', () => {
  const text = `replace pebble: ${EACH}  to use this by player p\n    gold of p gains 100\n`
  expect(errorsIn(ofLabels(text))).toEqual(['HR0107 only a single card has rules of its own, and `each` makes several'])
})
