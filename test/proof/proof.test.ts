import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Crew, crewOfProcesses } from '../../bench/proof/crew.ts'
import { openGame } from '../../bench/proof/open-game.ts'
import { runProof } from '../../bench/proof/run-proof.ts'
import { type Judged, scoreOf } from '../../bench/proof/score.ts'
import { verdictOn } from '../../bench/proof/verdict.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'

const HEAD = `game Stalls for 2 players "offers and fines"

type suit: ♣, ♥
printed rank of card: number
card each number n in 2..5 named n, 2 as two, 3 as three, 4 as four, 5 as five
  rank = n
zone hand of player p seen by p
zone stall of player p seen by everyone
score of player: number starts 0
to match
  each player p
    turn by p
to turn by player p
  p must act
to wait by player p
player p may wait at turn
`

const RULES = `
[offer.1] to offer card c by player p
  move c to stall of p
  score of p gains rank of c
[offer.1] player p may offer card c in hand of p at turn
[fine.1] player p cannot offer card c if rank of c > 4
[bonus.1] after offer card c by player p if rank of c = 2
  score of p gains 3

[offer.1] example "an offer scores"
  given
    hand of A is three
    at turn by A
  A does offer three
  then score of A = 3 and three in stall of A

[fine.1] example "a five is not offered"
  given
    hand of A is five, four
    at turn by A
  A may not offer five
  A may offer four
`

interface Run {
  readonly judged: readonly Judged[]
  readonly code: number
  readonly said: string
}

/** Judges in this process: every break here comes to an end. */
const here: Crew = async ({ path, cwd, clauses, numbers }, tell) => {
  const { game, breaks } = openGame(path, rulesHost(cwd, path), cwd, clauses)
  for (const number of numbers) {
    const broken = breaks[number]
    if (broken !== undefined) tell({ number, ...(await verdictOn(game, broken)) })
  }
}

/** Proves a game that stands in a folder of its own. */
async function prove(text: string, { flags = [], crew = here }: Partial<How> = {}): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-proof-'))
  try {
    writeFileSync(join(folder, 'stalls.rules'), text)
    const out = join(folder, 'verdicts.jsonl')
    let said = ''
    const hear = (more: string): void => {
      said += more
    }
    const args = ['stalls.rules', '--workers=1', `--out=${out}`, ...flags]
    const code = await runProof(args, { cwd: folder, crew, print: hear, say: hear })
    const lines = (existsSync(out) ? readFileSync(out, 'utf8') : '').split('\n').filter((line) => line !== '')
    const judged = lines.map((line) => JSON.parse(line) as Judged & { readonly number: number })
    judged.sort((x, y) => x.number - y.number)
    return { judged, code, said }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface How {
  readonly flags: readonly string[]
  readonly crew: Crew
}

const outcomes = (judged: readonly Judged[]): Record<string, string> =>
  Object.fromEntries(judged.map(({ id, outcome }) => [id.slice('stalls.rules '.length), outcome]))

test('what an example of the clause shows is told from what none does', async () => {
  const { judged, code, said } = await prove(HEAD + RULES, { crew: crewOfProcesses })
  expect([code, said]).toEqual([0, expect.stringContaining('11 shown by an example of the rule')])
  expect(outcomes(judged)).toEqual({
    'offer: left out: move c to stall of p': 'own',
    'offer: left out: score of p gains rank of c': 'own',
    'offer: hand instead of stall: stall of p': 'own',
    'may-offer: stall instead of hand: hand of p': 'own',
    'may-offer: left out: player p may offer card c in hand of p at turn': 'own',
    'cannot-offer: left out: player p cannot offer card c if rank of c > 4': 'own',
    'cannot-offer: not asked: rank of c > 4': 'own',
    'cannot-offer: the opposite of: rank of c > 4': 'own',
    'cannot-offer: `>=` in: rank of c > 4': 'own',
    'cannot-offer: 5 instead of 4': 'own',
    'cannot-offer: 3 instead of 4': 'own',
  })
})

test('a second happening, a second pile and one condition more are noticed by examples of their own alone', async () => {
  const more = `
[wilt.1] card in stall is wilted starts no
to rest by player p
[wilt.1] after wait by player p or rest by player p
  each card s in stall of p + hand of p
    score of p loses 1
to tidy by player p
  each wilted s in stall of p
    move s to hand of p

[wilt.1] example "each card of a stall costs one"
  given
    stall of A is three
    at turn by A
  A does wait
  then score of A = -1
`
  const { judged } = await prove(HEAD + more)
  expect(judged.filter(({ outcome }) => outcome === 'survived').map(({ id }) => id)).toEqual([
    'stalls.rules after-wait: without the case: rest by player p',
    'stalls.rules after-wait: only if s is not wilted: each card s in stall of p + hand of p score of p loses 1',
    'stalls.rules after-wait: without the case: hand of p',
    'stalls.rules after-wait: stall instead of hand: hand of p',
  ])
})

test('a limit that no example comes near survives, and is shown by place and change', async () => {
  const weak = RULES.replace('five, four', 'five').replace('  A may offer four\n', '')
  const { judged, code, said } = await prove(HEAD + weak)
  expect(code).toBe(1)
  expect(said).toContain('survived  stalls.rules:22: [fine.1] cannot-offer: 3 instead of 4')
  expect(judged.filter(({ outcome }) => outcome === 'survived').map(({ id }) => id)).toEqual([
    'stalls.rules cannot-offer: `>=` in: rank of c > 4',
    'stalls.rules cannot-offer: 3 instead of 4',
  ])
  expect(judged.every(({ line }) => line > HEAD.split('\n').length)).toBe(true)
})

test('a clause that no example cites is judged when it is named, by the examples of others', async () => {
  const other = RULES.replace('hand of A is three', 'hand of A is two')
    .replace('does offer three', 'does offer two')
    .replace('score of A = 3 and three in', 'score of A = 5 and two in')
  const { judged } = await prove(HEAD + other, { flags: ['--clauses=bonus.1'] })
  expect(outcomes(judged)).toMatchObject({
    'after-offer: left out: score of p gains 3': 'other',
    'after-offer: not asked: rank of c = 2': 'survived',
  })
  expect(judged.some(({ outcome }) => outcome === 'own')).toBe(false)
})

test('a game without an end counts as shown', async () => {
  const counting = `
[count.1] to count-up by player p
  while score of p < 3
    count-one by p
[count.1] to count-one by player p
  if score of p < 3
    score of p gains 1
[count.1] example "to three"
  given
    at count-up by A
  then score of A = 3
`
  const { judged } = await prove(HEAD + counting)
  expect(outcomes(judged)['count-one: 2 instead of 3']).toBe('own')
})

test('what is listed as equivalent is no survivor, and is told when it is no longer needed', () => {
  const one = { id: 'a.rules x: 1 instead of 2', file: 'a.rules', line: 3, clauses: ['a.1'], by: '' }
  const listed = [{ break: one.id, because: 'it counts nothing' }]
  const survived = scoreOf([{ ...one, outcome: 'survived' }], [one], listed)
  expect(survived).toMatchObject({ equivalent: 1, survivors: [], stale: [] })
  expect(scoreOf([{ ...one, outcome: 'own' }], [one], listed).stale).toEqual(listed)
  expect(scoreOf([], [], listed).stale).toEqual(listed)
  expect(scoreOf([{ ...one, outcome: 'survived' }], [one], []).survivors).toHaveLength(1)
})

test('examples that do not hold could show nothing: they come first', async () => {
  const { code, said, judged } = await prove(HEAD + RULES.replace('score of A = 3', 'score of A = 4'))
  expect([code, judged]).toEqual([2, []])
  expect(said).toContain('the example "an offer scores" does not hold as it is')
})
