import { expect, it } from 'vitest'
import { unformattedGame } from '../kit/unformatted-game.ts'
import { memoryHost } from './memory-host.ts'

const rules = `game Clash for 2 players "variables with the names of fields of a frame"

[pack] printed rank of card: number
[pack] card each number n in 1..4 named rank n
  rank = n

[deal] zone deck seen by nobody
[play] zone table seen by everyone
[play] total: number starts 0

[deal] to match
  let list1 = 3
  let next2 = 5
  let announces = 7
  each definition d
    create d to deck
  each player p
    turn by p
  total becomes list1 + next2 + announces
  each player p
    promise by p
  finish

[play] to promise by player p
  let announces = 20
  announce
    choose card c in deck by p
    move c to table
  total gains announces

[play] to turn by player p
  p must act

[play] to draw card c by player p
  move c to table

[play] draw-any: player p may draw card c in deck at turn
`

it.each([true, false])(
  'keeps variables apart from what a frame holds besides, with shortcuts: %s',
  async (shortcuts) => {
    const engine = await unformattedGame('clash.rules', memoryHost({ 'clash.rules': rules }), { shortcuts })
    if (engine === null) throw new Error('the game does not compile')
    const state = engine.setup({ seed: 1, players: 2 })
    while (engine.decision(state) !== null) {
      const [choice] = engine.choices(state)
      if (choice === undefined) throw new Error('nothing is offered')
      engine.apply(state, choice)
    }
    expect(state).toMatchObject({ total: 55 })
  },
)
