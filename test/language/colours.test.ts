import { expect, it } from 'vitest'
import { coloursOf } from '../../language/colours.ts'
import { hostOf, SMALL, tableOf } from './kit.ts'
import { checkGame } from '../../compiler/compile.ts'
import { NamesOfGames } from '../../language/name-table.ts'

/** Each coloured stretch of some lines of a game as `word:kind`, with `!` where a name is declared. */
function colouredLine(text: string, line: string): string {
  const table = tableOf(new Map([['Small.rules', text]]))
  const from = text.indexOf(line)
  return coloursOf(table, 'Small.rules', text)
    .filter(({ start }) => start >= from && start < from + line.length)
    .map(({ start, length, kind, declares }) => `${text.slice(start, start + length)}:${kind}${declares ? '!' : ''}`)
    .join(' ')
}

it.each([
  ['game Small for 2 players "each kind of name"', 'game:word for:word 2:number players:word "each kind of name":text'],
  ['type suit: red, blue', 'type:word suit:type! red:value! blue:value!'],
  ['printed suit of card: suit', 'printed:word suit:printed! of:word card:word suit:type'],
  ['-- Which cards win.', '-- Which cards win.:comment'],
  [
    'card c is wild if rank of c',
    'card:word c:variable! is:word wild:adjective! if:word rank:printed of:word c:variable',
  ],
  ['to play card c by player p', 'to:word play:event! card:word c:variable! by:word player:type p:variable!'],
  ['  move c to hand of p', 'c:variable to:word hand:zone of:word p:variable'],
])('%s', (line, colours) => {
  expect(colouredLine(SMALL, line)).toBe(colours)
})

it('a line that cannot be read keeps the colours of its words, and all others theirs', () => {
  const text = SMALL.replace('  p must act', '  p must ( "')
  expect(colouredLine(text, '  p must ( "')).toBe('must:word ":text')
  expect(colouredLine(text, 'type suit: red, blue')).toBe('type:word suit:type! red:value! blue:value!')
})

it('names of a variant are told by what its base declares', () => {
  const house = 'variant House of Small "more"\n\n[1a] replace limit = 9\n'
  const texts = new Map([
    ['Small.rules', SMALL],
    ['House.rules', house],
  ])
  const table = new NamesOfGames([checkGame('House.rules', hostOf(texts))])
  const words = coloursOf(table, 'House.rules', house).map(({ start, length, kind }) => [
    house.slice(start, start + length),
    kind,
  ])
  expect(words).toContainEqual(['limit', 'fact'])
  expect(words).toContainEqual(['[1a]', 'clause'])
})
