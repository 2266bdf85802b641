import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { numbered } from '../../cli/diff/witness/distinct-titles.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules as fakeHouserules, realHouserules, type Ran } from './kit.ts'

/** A small game for the real compiler, a variant of it, and the clauses of both. */
const files = {
  'pick.rules': `game Pick for 2 players "one card each, the higher wins"

[pack] printed worth of card: number
[pack] card one
  worth = 1
[pack] card two
  worth = 2

[deal] zone deck seen by nobody
[deal] zone hand of player p seen by p

[score] prize: number = 3
[score] points of card c: number = worth of c
[score] top-card: except points of card c = 9 if worth of c = 2
[bonus] stake of player: number starts 0

[deal] to match
  each definition d
    create d to deck
  each player p
    choose card c in deck by chance
    move c to hand of p
  turn by first of players
  [score] each player p
    result of p becomes sum of points of each card c in hand of p
  finish

[turn] to turn by player p
  p must act

[turn] to raise by player p
  stake of p gains prize
[turn] to stay by player p
[turn] player p may raise at turn
[turn] stay-in: player p may stay at turn

[score] example "the two is worth nine"
  given
    hand of A is two
  then sum of points of each card c in hand of A = 9
`,
  'pick.clauses.json': JSON.stringify({
    clauses: ['pack', 'deal', 'score', 'turn', 'bonus', 'silence'].map((id) => ({
      id,
      kind: 'rule',
      summary: `what ${id} means`,
    })),
  }),
  'rich.rules': 'variant Rich of Pick "a larger prize"\n\n[rich.1] replace prize = 5\n',
}

function houserules(argv: string[], more: Record<string, string> = {}): Promise<Ran> {
  return fakeHouserules(argv, { cwd: folderWith({ ...files, ...more }), tools: realToolchain })
}

// The first test also loads the compiler.
test('the texts of this test have no mistakes', async () => {
  expect(await houserules(['check', 'pick.rules', 'rich.rules'])).toMatchObject({ code: 0, out: '' })
}, 120_000)

describe('coverage', () => {
  const measured = (text = files['pick.rules'], more: readonly string[] = []) =>
    realHouserules(['coverage', 'pick.rules', ...more], { cwd: folderWith({ ...files, 'pick.rules': text }) })

  test('lists clauses without rules, and rules that apply in no example', async () => {
    const ran = await measured()
    expect(ran.code).toBe(1)
    expect(ran.out.split('\n')).toEqual([
      'clause without a rule: [silence] what silence means',
      'rule without an example: points [score] pick.rules:13',
      'rule without an example: match [deal, score] pick.rules:17',
      'rule without an example: turn [turn] pick.rules:28',
      'rule without an example: raise [turn] pick.rules:31',
      'rule without an example: stay [turn] pick.rules:33',
      'rule without an example: may-raise [turn] pick.rules:34',
      'rule without an example: stay-in [turn] pick.rules:35',
      '',
    ])
    expect(ran.err).toBe(
      '4 have rules, and no example that cites them: pack, deal, turn, bonus\n' +
        '5 of 6 clauses have rules, 1 of 8 rules apply in an example\n',
    )
  }, 120_000)

  test('proposes examples for rules that apply in none, and says of which it found none', async () => {
    const cwd = folderWith(files)
    const asked = ['coverage', 'pick.rules', '--write', 'proposed.rules']
    const ran = await realHouserules(asked, { cwd })
    expect(ran.err).toContain('\n5 of 7 stay: none found (it is no rule that something could happen without)\n')
    expect(ran.err).toContain('\n6 of 7 are in proposed.rules\n')
    const proposed = readFileSync(join(cwd, 'proposed.rules'), 'utf8')
    expect(proposed).toContain('\n-- pick.rules:34: player p may raise at turn\n-- comes in play: ')
    expect(await realHouserules(asked, { cwd })).toMatchObject({
      code: 2,
      err: 'error: proposed.rules is there already; name another file\n',
    })
    const { err } = await measured(`${files['pick.rules']}\n${proposed}`)
    expect(err).toBe(
      '3 have rules, and no example that cites them: pack, deal, bonus\n' +
        '5 of 6 clauses have rules, 7 of 8 rules apply in an example\n',
    )
  }, 240_000)

  test('counts what examples come to, whatever they are about', async () => {
    const example = '\n[score] example "a raise"\n  given\n    at turn by A\n  A does raise\n  then stake of A = 3\n'
    const { out } = await measured(files['pick.rules'] + example)
    expect(out.match(/(?<=rule without an example: )\S+/g)).toEqual(['points', 'match', 'stay'])
  }, 120_000)

  test('is fine where nothing is missing', async () => {
    const examples = `
[silence] silent: number = count of players
[turn] example "both ways, and the whole game"
  given
    at match
  A does raise
  then silent = 2
[turn] example "the other way"
  given
    at turn by A
  A does stay
  then stake of A = 0
`
    expect(await measured(files['pick.rules'] + examples)).toEqual({
      code: 0,
      out: '',
      err:
        '4 have rules, and no example that cites them: pack, deal, bonus, silence\n' +
        '6 of 6 clauses have rules, 9 of 9 rules apply in an example\n',
    })
  }, 120_000)

  test('counts how words are read, where a rule applies that reads them', async () => {
    const text = `
reading rival: player q where q != you
  [turn] chosen in instructions
  [score] each in rules
text of card this where worth of this = 2
  [turn] after raise
    stake of rival loses 1
  [score] rival cannot raise if this in hand of you
[turn] example "a rival loses one"
  given
    hand of B is two
    at raise by B
  then stake of A = -1
`
    const { out } = await measured(files['pick.rules'] + text)
    expect(out).toContain('rule without an example: rival in rules [score] pick.rules:')
    expect(out).not.toContain('rival in instructions')
  }, 120_000)

  test('prints JSON, and counts examples that do not hold', async () => {
    const wrong = '\n[score] example "wrong"\n  given\n    at stay by A\n  then stake of A = 5\n'
    const ran = await measured(files['pick.rules'] + wrong, ['--format', 'json'])
    expect(ran.code).toBe(1)
    expect(JSON.parse(ran.out)).toMatchObject({
      format: 'houserules-coverage/5',
      game: 'Pick',
      clauses: 6,
      withoutRules: [{ id: 'silence' }],
      withoutCitingExamples: [{ id: 'pack' }, { id: 'deal' }, { id: 'turn' }, { id: 'bonus' }],
      rules: 8,
      examples: 2,
      failedExamples: 1,
      withoutExamples: [
        { name: 'points' },
        { name: 'match' },
        { name: 'turn' },
        { name: 'raise' },
        { name: 'may-raise', clauses: ['turn'], place: 'pick.rules:34' },
        { name: 'stay-in' },
      ],
    })
  }, 120_000)

  test('tells apart what a variant overrules and what is text only, and lets a header bear clauses', async () => {
    const clauses = [
      ['rich.1', 'normative'],
      ['rich.2', 'definition'],
      ['rich.3', 'philosophy'],
      ['rich.4', 'normative'],
    ].map(([id, kind]) => ({ id, kind, summary: `what ${id} means` }))
    const cwd = folderWith({
      ...files,
      'rich.rules':
        '[rich.2] variant Rich of Pick "a larger prize"\n\n[rich.1] replace prize = 5\n[rich.1] replace stake of player: number starts 1\n',
      'rich.clauses.json': JSON.stringify({ clauses }),
    })
    const ran = await realHouserules(['coverage', 'Rich'], { cwd })
    expect(ran.out).toMatch(/^clause without a rule: \[silence\] .*\nclause without a rule: \[rich.4\] /)
    expect(ran.err).toMatch(
      /^1 overruled by the variant: bonus\n\d have rules, and no example that cites them: .*rich\.1.*\n1 text only: rich.3\n6 of 8 clauses have rules, /,
    )
  }, 120_000)

  test('counts rules that refuse decks, and rules that last', async () => {
    const more = `
[pack] deck pile of player
[pack] too-few: refuse deck of player p "a card at least" if count of pile of p < 1
[turn] to curse player q by player p
  until turn by p
    cannot raise by q
[turn] example "no cards"
  given
    at turn by A
  then deck of A is refused because [pack]
`
    const ran = await measured(files['pick.rules'] + more)
    expect(ran.out).not.toContain('too-few')
    expect(ran.out).toContain('rule without an example: curse (cannot)')
  }, 120_000)

  test.each([
    ['{"clauses": [{"id": 5}]}', /pick.clauses.json: /],
    ['{"clauses": [', /pick.clauses.json is not JSON: /],
  ])('refuses the index %j', async (index, message) => {
    expect(await houserules(['coverage', 'pick.rules'], { 'pick.clauses.json': index })).toMatchObject({
      code: 2,
      err: expect.stringMatching(message),
    })
  })

  test('tells without an index which rules apply in no example', async () => {
    const cwd = folderWith({ 'pick.rules': files['pick.rules'] })
    const ran = await realHouserules(['coverage', 'pick.rules'], { cwd })
    expect(ran).toMatchObject({
      code: 1,
      err: '1 of 8 rules apply in an example; clauses are counted where pick.clauses.json lists them\n',
    })
    expect(ran.out.split('\n')[0]).toBe('rule without an example: points [score] pick.rules:13')
    expect(
      JSON.parse((await realHouserules(['coverage', 'pick.rules', '--format', 'json'], { cwd })).out),
    ).toMatchObject({
      clauses: null,
      withoutRules: [],
      rules: 8,
    })
  }, 120_000)

  test('needs rules without errors', async () => {
    expect(
      await houserules(['coverage', 'pick.rules'], { 'pick.rules': 'game Pick for 2 players\nto to\n' }),
    ).toMatchObject({ code: 1, err: expect.stringContaining('error[') })
  })
})

describe('explain', () => {
  test('lists what could be asked about, base first', async () => {
    const { code, out, err } = await houserules(['explain', 'Rich'])
    expect({ code, err }).toEqual({
      code: 0,
      err: '`explain Rich NAME` and `explain Rich CLAUSE` tell more; `--save FILE --move "…"` asks about a move\n',
    })
    const lines = out.split('\n')
    expect(lines[0]).toMatch(/^Rich for 2 players/)
    expect(lines).toContain('  points (fact) [score] pick.rules:13')
    expect(lines).toContain('  turn (event) [turn] pick.rules:28')
    expect(lines.indexOf('Pick')).toBeGreaterThan(0)
    expect(out).not.toContain('example')
  })

  test('shows a fact with its exceptions and its clause', async () => {
    expect(await houserules(['explain', 'Pick', 'points'])).toEqual({
      code: 0,
      err: '`show Pick points` looks for the smallest position in which it applies\n',
      out: `points (fact), Pick, pick.rules:13
  [score] points of card c: number = worth of c
exception top-card, Pick, pick.rules:14
  [score] top-card: except points of card c = 9 if worth of c = 2
  [score] what score means
`,
    })
  })

  test('shows what a variant changed', async () => {
    const { out } = await houserules(['explain', 'rich.rules', 'prize'])
    expect(out).toContain('prize (fact), Pick, pick.rules:12\n')
    expect(out).toContain('changed, Rich, rich.rules:3\n  [rich.1] replace prize = 5\n')
    // What no index explains stands in the rule already.
    expect(out).not.toMatch(/^ *\[[^\]]*\] *$/mu)
  })

  test('shows every rule of a clause, in brackets or not', async () => {
    const plain = await houserules(['explain', 'Pick', 'turn'])
    expect(plain.out).toContain('turn (event), Pick, pick.rules:28\n  [turn] to turn by player p\n    p must act\n')
    const clause = await houserules(['explain', 'Pick', '[pack]'])
    expect(clause.out.match(/\(card\)/g)).toHaveLength(2)
  })

  test.each([[['--save', 's.json']], [['--save', 's.json', '--move', 'stay']], [['--move', 'stay']]])(
    'refuses a topic with %j',
    async (more) => {
      const ran = await houserules(['explain', 'Pick', 'raise', ...more])
      expect(ran).toMatchObject({
        code: 2,
        err: expect.stringMatching(
          /^error: `raise` is looked up in the rules, `--save` and `--move` ask about a move; write `explain Pick raise` or `explain Pick --save (s.json|FILE) --move "(stay|raise)"`\n$/,
        ),
      })
    },
  )

  test('suggests near names', async () => {
    expect(await houserules(['explain', 'Pick', 'ponits'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('error: Pick has no rule or clause `ponits`; did you mean `points`'),
    })
  })
})

describe('a compiled game', () => {
  test('is played, saved, resumed, asked and measured anywhere', async () => {
    const cwd = folderWith(files)
    const run = (argv: string[], input = '') => realHouserules(argv, { cwd, input })
    const played = await run(['play', 'rich.rules', '--seats', 'person,random', '--seed', '2'], 'raise\n')
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(played.out).toMatch(/over after 1 decision: A \d, B \d\n/)
    const saved = await run(['play', 'Pick', '--seats', 'person', '--save', 's.json'], 'save\nquit\n')
    expect(saved.out).toContain('saved in s.json')
    const resumed = await run(['play', 'Pick', '--seats', 'person', '--resume', 's.json'], '1\n')
    expect(resumed.out).toContain('over after 1 decision')
    const other = await run(['play', 'rich.rules', '--resume', 's.json'])
    expect(other).toMatchObject({
      code: 2,
      err: expect.stringContaining('s.json: game: this is a game of Pick, not of Rich'),
    })
    const why = await run(['explain', 'Pick', '--save', 's.json', '--move', 'stay'])
    expect(why).toMatchObject({ code: 0, out: expect.stringContaining('A may stay') })
    const measured = await run(['simulate', 'Pick', '--games', '50', '--format', 'json'])
    expect(JSON.parse(measured.out)).toMatchObject({
      game: 'Pick',
      summary: { games: 50, finished: 50, decisions: 50 },
    })
    const tested = await run(['test', 'pick.rules'])
    expect(tested).toMatchObject({ code: 0, out: 'Pick: 1 of 1 examples hold\n' })
  }, 120_000)

  test('asks in words, with what the clauses say', async () => {
    const cwd = folderWith({
      ...files,
      'ask.rules': 'variant Ask of Pick\n\nbefore raise by player p\n  [bonus] p may stay by p\n',
    })
    const { out } = await realHouserules(['play', 'ask.rules', '--seats', 'person'], { cwd, input: 'raise\n1\n' })
    expect(out).toContain('\nA: stay? [bonus]\n   what bonus means\n   1  yes\n')
  }, 120_000)

  test('is built into modules that --check accepts', async () => {
    const cwd = folderWith(files)
    const run = (argv: string[]) => fakeHouserules(argv, { cwd, tools: realToolchain })
    expect(await run(['build', 'pick.rules', 'rich.rules', '--out', 'made'])).toMatchObject({ code: 0 })
    expect(await run(['build', 'pick.rules', 'rich.rules', '--out', 'made', '--check'])).toMatchObject({
      code: 0,
      out: '',
    })
  }, 120_000)
})

test.each([
  ['tokens', /^1:1 +Soft_game "game"\n1:6 +Name "Pick"\n/],
  ['ast', /^game Pick for 2 to 2 players "one card each, the higher wins"\n3 \[pack\] printed worth of card: number\n/],
  ['game', /\nfacts\n[^]*\n {2}points of card: number, worked out \[score\] {2}pick\.rules:13\n/],
  ['ir', /^program of Pick\nfacts\n/],
  ['flow', /^\d+ event match\(\)\n/],
  ['module', /^names\.ts, \d+ lines\n/],
])('%s can be printed', async (kind, text) => {
  const ran = await houserules(['build', 'pick.rules', '--print', kind])
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(ran.out).toMatch(text)
})

test('a new variant of a real game is free of mistakes and formatted', async () => {
  const cwd = folderWith(files)
  const run = (argv: string[]) => fakeHouserules(argv, { cwd, tools: realToolchain })
  expect(await run(['new', 'OurTable', '--of', 'Pick'])).toMatchObject({ code: 0, out: 'our-table.rules\n' })
  expect(await run(['check', 'our-table.rules', '--strict'])).toMatchObject({ code: 0 })
  expect(await run(['format', 'our-table.rules', '--check'])).toMatchObject({ code: 0 })
})

test('proposed examples of one title are numbered, so that all can be pasted in', () => {
  const example = (title: string): string => `[turn] example "${title}"\n  given\n`
  expect(numbered(['raise', 'stay', 'raise', 'raise'].map(example))).toEqual(
    ['raise', 'stay', 'raise (2)', 'raise (3)'].map(example),
  )
})
