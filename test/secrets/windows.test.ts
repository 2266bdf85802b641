import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { compileScript } from '../../compiler/compile.ts'
import { type BaseState, type Choice, DECLINE } from '../../runtime/engine.ts'
import { gameFrom } from '../../runtime/example/examples.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledText } from '../kit/compiled-sample.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const path = 'test/secrets/window-leak.rules'

/** What A is told in each of the positions as A sets a card, and then all pass who are asked, and who that is. */
async function records(text: string): Promise<readonly string[]> {
  const host = rulesHost(root, path)
  const read = (asked: string): string | null => (asked === path ? text : host.read(asked))
  const { script } = await compileScript(path, { ...host, read }, { examples: true })
  const { engine, examples = [] } = liveEngine(script ?? expect.fail('it does not compile'), path)
  return examples
    .filter(({ title }) => title.startsWith('B '))
    .map((example) => {
      const s = gameFrom(engine, example, { seed: 1 })
      const set = engine.choices(s).find((each) => engine.describe(s, each).startsWith('set-card 9♠'))
      const after = [set ?? -1, DECLINE, DECLINE, DECLINE].map((choice) => toldOf(engine, s, choice))
      return JSON.stringify(
        after.slice(0, 1 + after.findIndex((each) => JSON.stringify(each).includes('battle phase'))),
      )
    })
}

function toldOf(engine: FullEngine<BaseState>, s: BaseState, choice: Choice): unknown {
  s.log = []
  engine.apply(s, choice)
  return [linesOf(engine, s, s.log, 0), s.asked]
}

test('whether B could answer with a card that lies face down, A is not told', async () => {
  const text = readFileSync(new URL('window-leak.rules', import.meta.url), 'utf8')
  const [one, two] = await records(text)
  expect(one).toContain('9♠')
  expect(one).toBe(two)
  const [unable, able] = await records(`${text}\nremove open-windows\n`)
  expect(able).not.toBe(unable)
  expect(able).toContain('B: pass')
  expect(unable).not.toContain('B: pass')
})

/** A keeps one of its high cards; what B sees of who is asked. */
async function askedAsSeenByB(keeping: string): Promise<Set<string>> {
  const { engine } = await compiledText(`game Keeping for 2 players
printed rank of card: number
card each number n in 1..8 named n
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone kept of player p seen by p
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move top of (deck, 3) to hand of p
  each player p
    keep by p
  finish
${keeping}`)
  return new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(Match.open(engine, { seed }).view(1).asked)))
}

describe('who is asked for one of its cards', () => {
  test('tells whether there are several, as one alone is taken without asking', async () => {
    const choosing = `to keep by player p
  choose card c in hand of p where rank of c > 5 by p
  move c to kept of p`
    expect((await askedAsSeenByB(choosing)).size).toBeGreaterThan(1)
  })

  test('tells nothing where it may do something, which is asked also where that is forbidden', async () => {
    const maybe = `to keep by player p
  p may hold by p
to hold by player p
  announce
    only if some card c in hand of p where rank of c > 6
  move each card c in hand of p where rank of c > 6 to kept of p
player p cannot hold if no card c in hand of p where rank of c > 7`
    expect(await askedAsSeenByB(maybe)).toEqual(new Set(['["A"]']))
  })

  test('tells nothing where it is a move, and all are always asked', async () => {
    const moves = `to keep by player p
  p may act
player p is always asked at keep
player p may hold card c in hand of p at keep if rank of c > 5
to hold card c by player p
  move c to kept of p`
    expect(await askedAsSeenByB(moves)).toEqual(new Set(['["A"]']))
  })
})
