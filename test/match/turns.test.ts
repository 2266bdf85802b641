import { describe, expect, it, test } from 'vitest'
import { engine as hearts } from '../../generated/hearts/index.ts'
import { engine as trumpKing } from '../../generated/trump-king/index.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type ToldTurn, byTurn } from '../../studio/table/by-turn.ts'
import { specimen } from '../kit/specimen.ts'

// What a turn is nobody says: it follows from the rules who does something in which he is asked.

/** Whoever leads opens a stretch in which all have turns, each with a step of its own in it. */
const GAME = `game Stretches for 2 players
coins of player: number starts 0
leader: player starts first of players
to match
  repeat
    stretch by leader
    leader becomes next of leader
  until coins of leader > 3
  finish
to stretch by player p
  pay-all
  each player q from p
    turn by q
to pay-all
  each player p
    gain by p
to gain by player p
  coins of p gains 1
to turn by player p
  gain by p
  main by p
to main by player p
  while p may act
to spend by player p
  coins of p loses 1
player p may spend at main if coins of p > 0
tell gain by player p as "{p} gains a coin"
tell spend by player p as "{p} spends a coin"
tell nothing of stretch, turn, main
`

/** The names of the events with which turns begin, and are over. */
function turnsIn(engine: unknown): { readonly begin: string[]; readonly end: string[] } {
  const { turns, info } = (engine as FullEngine<BaseState>).parts
  const nameOf = (event: number): string => info.events[event]?.name ?? ''
  return { begin: (turns?.begin ?? []).map(({ event }) => nameOf(event)), end: (turns?.end ?? []).map(nameOf) }
}

/** What a seat was told, as pages show it: whose turn it was, and the lines. */
function toldIn(match: Match, seat = 0): [ToldTurn['seat'], ...string[]][] {
  const told = match.log(seat).map(({ step, lines, turns = [] }) => ({
    step,
    lines: lines.map((words) => ({ kind: 'event' as const, words, rule: null })),
    turns: turns.map((mark) => ({ at: mark.at, seat: mark.seat === null ? null : 'AB'.indexOf(mark.seat) })),
  }))
  return byTurn(told).map((turn) => [turn.seat, ...turn.lines.map(({ words }) => words)])
}

async function stretches(): Promise<Match> {
  const { engine } = await specimen(GAME)
  return Match.open(engine, { seed: 1 })
}

/** Whoever is asked does the first that is offered, or passes. */
function answers(match: Match, ...moves: readonly ('first' | 'pass')[]): void {
  for (const move of moves) {
    const [seat = 0] = match.asked
    const many = match.view(seat).decision?.choices.length ?? 0
    expect(match.answer(seat, match.stepOf(seat), move === 'first' ? 0 : many - 1)).toMatchObject({ taken: true })
  }
}

describe('a turn', () => {
  it('is what a player does in which that player is asked, and no part of it, nor what holds several', async () => {
    const { engine } = await specimen(GAME)
    expect(turnsIn(engine)).toEqual({ begin: ['turn'], end: ['match', 'stretch', 'pay-all'] })
  })

  test.each([
    ['Hearts', hearts, ['turn']],
    ['TrumpKing', trumpKing, ['turn']],
  ])('of %s is found', (_, engine, begin) => {
    expect(turnsIn(engine).begin).toEqual(begin)
  })

  it('is not known where nobody is asked in what he does', async () => {
    const { engine } = await specimen(`game Flat for 2 players
to match
  each player p
    p must act
to wait by player p
  stop
player p may wait at match
`)
    expect((engine.parts as FullEngine<BaseState>['parts']).turns).toBeUndefined()
  })
})

describe('what is told', () => {
  it('stands by turns, and apart what comes about between them', async () => {
    const match = await stretches()
    answers(match, 'first', 'pass', 'first', 'first', 'pass', 'pass')
    const gain = ['A gains a coin', 'B gains a coin']
    expect(toldIn(match)).toEqual([
      [null, ...gain],
      [0, 'A gains a coin', 'A spends a coin'],
      [1, 'B gains a coin', 'B spends a coin', 'B spends a coin'],
      [null, ...gain],
      [1, 'B gains a coin'],
      [0, 'A gains a coin'],
      [null, ...gain],
      [0, 'A gains a coin'],
    ])
  })

  it('says from every step on what it says of all', async () => {
    const match = await stretches()
    answers(match, 'first', 'pass', 'first', 'pass')
    match.undo(1, match.stepOf(1))
    for (const since of match.log(0).keys()) expect(match.log(0, since)).toEqual(match.log(0).slice(since))
  })

  it('goes on in the turn of before where what ended it is taken back', async () => {
    const match = await stretches()
    answers(match, 'first', 'pass')
    expect(match.undo(0, match.stepOf(0))).toMatchObject({ taken: true })
    expect(toldIn(match).slice(1)).toEqual([
      [0, 'A gains a coin', 'A spends a coin'],
      [1, 'B gains a coin'],
      [0, 'taken back: A'],
    ])
    answers(match, 'pass')
    expect(toldIn(match).slice(3)).toEqual([
      [0, 'taken back: A'],
      [1, 'B gains a coin'],
    ])
  })
})
