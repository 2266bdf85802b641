import { expect, test } from 'vitest'
import { AT_ONCE, EVER } from '../../compiler/analyse/call-graph.ts'
import type { Regions } from '../../compiler/analyse/effect-set.ts'
import { Effects } from '../../compiler/analyse/effects.ts'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { keyOfRegion } from '../../compiler/analyse/region.ts'
import { isUnwatched } from '../../compiler/analyse/unwatched.ts'
import { programOf } from './told-game.ts'

// What moves and events change besides their own text, and which moves nothing watches.

const listed = (regions: Regions): string => [...regions].map(keyOfRegion).sort().join(', ')

const KEPT = `zone pit seen by everyone
zone store seen by everyone
zone line of row r seen by everyone
wear of card in pit: number starts 0
load of card: number starts 0
odds: number starts 0
card c in heap is worn starts no
definition of card in store: definition starts printed definition of card`

test('what a move writes, where it is known from where', () => {
  const written = (line: string, from: string | null): string => {
    const program = programOf(`${KEPT}\nto try card c by player p\n  ${line}`)
    const [s] = program.events.get('try')?.proc?.body ?? []
    if (s === undefined) throw new Error('nothing is done')
    return `${line} from ${from ?? 'anywhere'}: ${listed(new Effects(program).writes(s, from))}`
  }
  expect(
    [
      written('move c to deck', null),
      written('move c to deck', 'hand'),
      written('move c to deck', 'pit'),
      written('move c to deck', 'heap'),
      written('move c to deck', 'store'),
      written('move c to pit', 'deck'),
      written('move c to heap of old', 'deck'),
      written('move c to store', 'deck'),
      written('move c to line of new', 'deck'),
      written('if c is new\n    move c to pit', 'deck'),
      written('create ♣1 to pit', 'deck'),
      written('swap c with top of deck', 'deck'),
      written('delete c', 'deck'),
      written('shuffle pit', null),
    ].filter((x) => x !== ''),
  ).toMatchInlineSnapshot(`
    [
      "move c to deck from anywhere: adjective kept-back, adjective worn, definition, fact wear, viewers, zone deck, zones",
      "move c to deck from hand: adjective kept-back, viewers, zone deck, zone hand",
      "move c to deck from pit: fact wear, viewers, zone deck, zone pit",
      "move c to deck from heap: adjective worn, viewers, zone deck, zone heap",
      "move c to deck from store: definition, viewers, zone deck, zone store",
      "move c to pit from deck: fact wear, viewers, zone deck, zone pit",
      "move c to heap of old from deck: adjective worn, viewers, zone deck, zone heap",
      "move c to store from deck: definition, viewers, zone deck, zone store",
      "move c to line of new from deck: viewers, zone deck, zone line",
      "if c is new
        move c to pit from deck: adjective kept-back, adjective worn, definition, fact wear, viewers, zone pit, zones",
      "create ♣1 to pit from deck: cards, zone pit",
      "swap c with top of deck from deck: adjective kept-back, adjective worn, definition, fact wear, viewers, zones",
      "delete c from deck: cards, viewers, zones",
      "shuffle pit from anywhere: random, viewers, zone pit",
    ]
  `)
})

test('what an event changes around its text', () => {
  const around = (...lines: readonly string[]): string => {
    const program = programOf(
      ['to try card c by player p', '  odd by p', 'to odd by player p', '  winner becomes p', ...lines].join('\n'),
    )
    const told = [AT_ONCE, EVER].map((reasons) => listed(new Effects(program, reasons).aroundEvent('odd')))
    const [call] = program.events.get('try')?.proc?.body ?? []
    const ever = call === undefined ? '' : listed(new Effects(program, EVER).writes(call))
    const refused = analysesOf(program).refusals().around('odd') ? ' may be refused' : ''
    return `${lines.join(' / ')}: ${told.join(' | ')} | ${ever} |${refused}`
  }
  expect([
    around(),
    around('before odd by player p', '  rounds gains 1'),
    around('after odd by player p', '  rounds gains 1'),
    around('when odd by player p', '  rounds gains 1'),
    around('instead of odd by player p', '  rounds gains 1'),
    around('instead of odd by player p', '  rounds gains 1', 'to settle-instead', '  bid of first of players gains 1'),
    around('before odd by player p', '  only if rounds > 3'),
    around('after odd by player p', '  only if rounds > 3'),
    around('when odd by player p', '  only if rounds > 3'),
    around('instead of odd by player p', '  only if rounds > 3'),
    around('after odd by player p', '  rest by p', 'before rest by player p', '  only if rounds > 3'),
    around('after odd by player p', '  rest by p', 'instead of rest by player p', '  only if rounds > 3'),
    around('odds: number = times (odd)'),
    around('odds of player p: number = times (odd by p)'),
    around('odds: number = times (tick) during odd'),
    around('odds: number = times (tick) during turn'),
    around('to lay-down by player p', '  until odd by player x', '    player q cannot take card d'),
    around('to lay-down by player p', '  during odd', '    player q cannot take card d'),
    around('to lay-down by player p', '  until rest by player x', '    player q cannot take card d'),
    around('player p may odd at turn'),
    around('cannot odd if rounds > 3'),
  ]).toMatchInlineSnapshot(`
    [
      ":  |  | fact winner |",
      "before odd by player p /   rounds gains 1: fact rounds | fact rounds | fact rounds, fact winner |",
      "after odd by player p /   rounds gains 1: fact rounds | fact rounds | fact rounds, fact winner |",
      "when odd by player p /   rounds gains 1: zone waiting | fact rounds, zone waiting | fact rounds, fact winner, zone waiting |",
      "instead of odd by player p /   rounds gains 1: fact rounds, zone plans, zone waiting | fact rounds, zone plans, zone waiting | fact rounds, fact winner, zone plans, zone waiting |",
      "instead of odd by player p /   rounds gains 1 / to settle-instead /   bid of first of players gains 1: fact bid, fact rounds, zone applicable, zone plans, zone waiting | fact bid, fact rounds, zone applicable, zone plans, zone waiting | fact bid, fact rounds, fact winner, zone applicable, zone plans, zone waiting |",
      "before odd by player p /   only if rounds > 3:  |  | fact winner | may be refused",
      "after odd by player p /   only if rounds > 3:  |  | fact winner | may be refused",
      "when odd by player p /   only if rounds > 3: zone waiting | zone waiting | fact winner, zone waiting |",
      "instead of odd by player p /   only if rounds > 3: zone plans, zone waiting | zone plans, zone waiting | fact winner, zone plans, zone waiting |",
      "after odd by player p /   rest by p / before rest by player p /   only if rounds > 3: fact rounds | fact rounds | fact rounds, fact winner | may be refused",
      "after odd by player p /   rest by p / instead of rest by player p /   only if rounds > 3: fact rounds, zone plans, zone waiting | fact rounds, zone plans, zone waiting | fact rounds, fact winner, zone plans, zone waiting | may be refused",
      "odds: number = times (odd): count times-odd | count times-odd | count times-odd, fact winner |",
      "odds of player p: number = times (odd by p): count times-odd | count times-odd | count times-odd, fact winner |",
      "odds: number = times (tick) during odd: count times-tick-during-odd | count times-tick-during-odd | count times-tick-during-odd, fact winner |",
      "odds: number = times (tick) during turn:  |  | fact winner |",
      "to lay-down by player p /   until odd by player x /     player q cannot take card d: zone lasting | zone lasting | fact winner, zone lasting |",
      "to lay-down by player p /   during odd /     player q cannot take card d: zone lasting | zone lasting | fact winner, zone lasting |",
      "to lay-down by player p /   until rest by player x /     player q cannot take card d:  |  | fact winner |",
      "player p may odd at turn:  |  | fact winner |",
      "cannot odd if rounds > 3:  |  | fact winner |",
    ]
  `)
})

test('which moves nothing watches', () => {
  const watched = (...lines: readonly string[]): string => {
    const program = programOf(['zone pit seen by everyone', 'zone store seen by everyone', ...lines].join('\n'))
    const moves = [
      ['deck', 'pit'],
      ['pit', 'deck'],
      ['pit', 'store'],
      ['pit', 'pit'],
      ['hand', 'pit'],
      ['pit', 'heap'],
      ['heap', 'pit'],
      ['plans', 'pit'],
      ['pit', 'plans'],
      ['nowhere', 'pit'],
      ['pit', 'nowhere'],
    ].filter(([from = '', to = '']) => isUnwatched(program, from, to))
    return `${lines.join(' / ')}: ${moves.map(([from = '', to = '']) => `${from} to ${to}`).join(', ')}`
  }
  expect([
    watched(),
    watched('before move card c to pit', '  tick'),
    watched('after move card c to pit', '  tick'),
    watched('when move card c to pit', '  tick'),
    watched('instead of move card c to pit', '  tick'),
    watched('cannot move card c to pit if rounds > 3'),
    watched('to lay-down by player p', '  until move card c to pit', '    player q cannot take card d'),
    watched('moved: number = times (move card c to pit)'),
    watched('ticked: number = times (tick) during move'),
    watched('ticked: number = times (tick) during turn'),
    watched('wear of card in pit: number starts 0'),
    watched('wear of card: number starts 0'),
    watched('card c in pit is worn starts no'),
    watched('definition of card in pit: definition starts printed definition of card'),
    watched('definition of card in deck: definition starts printed definition of card'),
  ]).toMatchInlineSnapshot(`
    [
      ": deck to pit, pit to deck, pit to store, heap to pit",
      "before move card c to pit /   tick: ",
      "after move card c to pit /   tick: ",
      "when move card c to pit /   tick: ",
      "instead of move card c to pit /   tick: ",
      "cannot move card c to pit if rounds > 3: ",
      "to lay-down by player p /   until move card c to pit /     player q cannot take card d: ",
      "moved: number = times (move card c to pit): ",
      "ticked: number = times (tick) during move: ",
      "ticked: number = times (tick) during turn: deck to pit, pit to deck, pit to store, heap to pit",
      "wear of card in pit: number starts 0: ",
      "wear of card: number starts 0: deck to pit, pit to deck, pit to store, heap to pit",
      "card c in pit is worn starts no: ",
      "definition of card in pit: definition starts printed definition of card: ",
      "definition of card in deck: definition starts printed definition of card: pit to store, heap to pit",
    ]
  `)
})
