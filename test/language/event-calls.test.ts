import { describe, expect, it } from 'vitest'
import { EventCalls, type RunnerPair } from '../../language/event-calls.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { checkedAll, marked, said, SMALL } from './kit.ts'

const GAME = `${SMALL}
to rest by player p
  until match
    after play
      trade
to trade
  if A may rest
    stop
after play card c by player p if c is wild
  rest by p
player q cannot rest if score of q > 5
extra: player q may rest at turn if score of q < 2
`

const HOUSE = `variant House of Small "more"

replace to trade
  each player p
    rest by p
add after turn in match
  trade
`

/** What runs the event at the cursor, and what it runs: each with the words that say so. */
function around(at: string, files: Readonly<Record<string, string>> = { 'Small.rules': GAME }) {
  const plain = at.replace('⌖', '')
  const { texts, cursor } = marked(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replace(plain, at)])),
  )
  const checked = checkedAll(texts)
  const calls = new EventCalls(new NamesOfGames(checked), checked)
  const told = (runs: readonly RunnerPair[], side: 'by' | 'of'): readonly string[] =>
    runs.map((run) => `${run[side].kind} ${run[side].name} of ${run[side].module}: ${run.at.map(said).join(', ')}`)
  return calls.at(cursor).map((runner) => ({
    name: `${runner.name} of ${runner.module}`,
    into: told(calls.into(runner), 'by'),
    outOf: told(calls.outOf(runner), 'of'),
  }))
}

describe('who runs an event, and what it runs', () => {
  it('shows', () => {
    expect([
      around('\nto ma⌖tch'),
      around('to tu⌖rn by'),
      around('to pl⌖ay card c'),
      around('to re⌖st by'),
      around('may re⌖st at'),
      around('may ⌖play card'),
      around('⌖limit: number'),
    ]).toMatchInlineSnapshot(`
      [
        [
          {
            "into": [],
            "name": "match of Small",
            "outOf": [
              "event turn of Small: Small.rules:25:5 turn",
            ],
          },
        ],
        [
          {
            "into": [
              "event match of Small: Small.rules:25:5 turn",
            ],
            "name": "turn of Small",
            "outOf": [
              "rule may-play of Small: Small.rules:36:77 turn",
              "rule extra of Small: Small.rules:55:29 turn",
            ],
          },
        ],
        [
          {
            "into": [
              "rule may-play of Small: Small.rules:36:14 play",
            ],
            "name": "play of Small",
            "outOf": [
              "rule rest (hook) of Small: Small.rules:47:11 play",
              "rule after-play of Small: Small.rules:52:7 play",
            ],
          },
        ],
        [
          {
            "into": [
              "rule after-play of Small: Small.rules:53:3 rest",
              "rule extra of Small: Small.rules:55:21 rest",
            ],
            "name": "rest of Small",
            "outOf": [],
          },
        ],
        [
          {
            "into": [
              "rule after-play of Small: Small.rules:53:3 rest",
              "rule extra of Small: Small.rules:55:21 rest",
            ],
            "name": "rest of Small",
            "outOf": [],
          },
        ],
        [
          {
            "into": [
              "rule may-play of Small: Small.rules:36:14 play",
            ],
            "name": "play of Small",
            "outOf": [
              "rule rest (hook) of Small: Small.rules:47:11 play",
              "rule after-play of Small: Small.rules:52:7 play",
            ],
          },
        ],
        [],
      ]
    `)
  })

  it('tells the declarations of a variant and of its base apart', () => {
    expect(around('to tra⌖de\n  if', { 'Small.rules': GAME, 'House.rules': HOUSE })).toMatchInlineSnapshot(`
      [
        {
          "into": [
            "rule rest (hook) of Small: Small.rules:48:7 trade",
            "event match of Small: House.rules:7:3 trade",
          ],
          "name": "trade of House",
          "outOf": [
            "event rest of Small: House.rules:5:5 rest",
          ],
        },
        {
          "into": [
            "rule rest (hook) of Small: Small.rules:48:7 trade",
            "event match of Small: House.rules:7:3 trade",
          ],
          "name": "trade of Small",
          "outOf": [],
        },
      ]
    `)
  })

  it('goes on from a rule', () => {
    const checked = checkedAll(new Map([['Small.rules', GAME]]))
    const calls = new EventCalls(new NamesOfGames(checked), checked)
    const rule = calls.startingAt({ path: 'Small.rules', offset: GAME.indexOf('rest at turn') })
    expect(rule?.name).toBe('extra')
    expect(calls.startingAt({ path: 'Small.rules', offset: 0 })).toBeNull()
  })
})
