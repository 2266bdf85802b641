import { expect, test } from 'vitest'
import { compileGame } from '../../compiler/compile.ts'
import { isGenerated, markOf } from '../../compiler/link/generated-mark.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'
import { compiled, edited, repositoryHost } from '../emit/memory-host.ts'

/** Which definitions a folder holds, and which it takes from the folder of its base. */

const base = `game Duel for 2 players

[pack] printed rank of card: number
[pack] card each number n in 1..4 named rank n
  rank = n

zone deck seen by nobody
zone table seen by everyone

[worth] worth of card c: number = rank of c
[score] score of player p: number starts 0

to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    turn by p
  finish

to turn by player p
  p must act

to draw card c by player p
  move c to table
  score of p gains worth of c

player p may draw card c in deck at turn
`

const host = (texts: Readonly<Record<string, string>>) => ({
  read: (path: string) => texts[path] ?? null,
  find: (name: string) => (`${name}.rules` in texts ? `${name}.rules` : null),
})

async function foldersOf(variant: string, top = 'Ours', duel = base) {
  const texts = { 'Duel.rules': duel, 'Ours.rules': variant, 'Theirs.rules': 'variant Theirs of Ours "the same"\n' }
  const { game, linked, diagnostics } = await compileGame(`${top}.rules`, host(texts))
  if (game === null || linked === null)
    throw new Error(diagnostics.map((d) => `${d.code} ${d.primary.text}`).join('\n'))
  const own = linked.own.map(({ definition }) => definition.key)
  return { game, own, files: game.files }
}

test('a changed fact is all that there is, besides the engine', async () => {
  const { game, own } = await foldersOf('variant Ours of Duel "twos"\n\nreplace worth of card c: number = 2\n')
  expect([...game.files.keys()].sort()).toEqual(['index.ts', 'linked.ts', 'ours.ts'])
  expect(own).toEqual(['info', 'parts', 'engine', 'worthOf'])
  expect(game.files.get('ours.ts')).toContain('worthOf(')
})

test('a variant that says nothing has an engine and nothing else', async () => {
  const { game } = await foldersOf('variant Ours of Duel "twos"\n\nreplace worth of card c: number = 2\n', 'Theirs')
  expect([...game.files.keys()]).toEqual(['index.ts'])
  expect(game.bases.map(({ folder }) => folder)).toEqual(['duel', 'ours'])
  expect(game.files.get('index.ts')).toContain("from '../ours/linked.ts'")
})

test('what a variant adds comes last, so that the rest stays', async () => {
  const { own, files } = await foldersOf(
    'variant Ours of Duel "passing on"\n\nto discard card c by player p\n  move c to deck\n\nplayer p may discard card c in table at turn\n',
  )
  expect(files.get('names.ts')).toMatch(/EVENT = \{ \.\.\.BASE_EVENT, discard: \d+ \} as const/)
  expect(own).toContain('discard')
  expect(own).not.toContain('draw')
  expect(own).not.toContain('State')
})

test('of names whose numbers are others now, only what mentions them is written again', async () => {
  const duel = base.replace('\nzone table', '\nzone hand of player p seen by p\nzone table')
  const ours = 'variant Ours of Duel "one hand"\n\nreplace zone hand seen by nobody\n'
  const { own, files } = await foldersOf(ours, 'Ours', duel)
  expect(files.get('names.ts')).toMatch(/ZONE = \{ [^.]*table: \d+ \} as const/)
  expect(own).toContain('draw')
  expect(own).not.toContain('stepMatch')
})

test('who deletes cards in the place of a text of the base leaves the numbers of its events', async () => {
  const ours = 'variant Ours of Duel "gone"\n\nreplace to draw card c by player p\n  delete c\n'
  const { own, files } = await foldersOf(ours)
  expect(files.get('names.ts')).toMatch(/EVENT = \{ \.\.\.BASE_EVENT, delete: \d+ \} as const/)
  expect(own).not.toContain('turn')
})

test('a fact more is a field more of the state', async () => {
  const { files } = await foldersOf(
    'variant Ours of Duel "a count"\n\ndraws: number starts 0\n\nafter draw card c\n  draws gains 1\n',
  )
  expect(files.get('state.ts')).toMatch(
    /interface State extends DuelState \{\n {2}draws: number\n {2}shared\?: Shared<State> \| undefined\n\}/,
  )
})

test('an index shows the types of its base', async () => {
  const omnibus = await compiled(
    'rules/hearts/omnibus.rules',
    { ...repositoryHost(), find: found },
    { examples: false },
  )
  const shown = /export type \{([^}]*)\} from '\.\.\/hearts\/index\.ts'/.exec(omnibus.files.get('index.ts') ?? '')?.[1]
  for (const type of ['CardName', 'Options', 'Asking', 'Facts', 'Zones', 'GameMove', 'Types'])
    expect(shown).toMatch(new RegExp(`\\b${type}\\b`))
})

test('a base that does not compile by itself is not stood on', async () => {
  const broken = edited('rules/hearts/hearts.rules', '\n  score\n  gather\n', '\n  score\n  gather\n  sing\n')
  const texts = {
    'rules/hearts/hearts.rules': broken,
    'rules/hearts/singing.rules': 'variant Singing of Hearts "songs"\n\nto sing\n  deal-number gains 0\n',
  }
  const { game } = await compileGame('rules/hearts/singing.rules', { ...repositoryHost(texts), find: found })
  expect(game?.bases).toEqual([])
  expect(game?.files.get('singing.ts')).toContain('sing(')
})

test('a variant that is built alone brings the folder of its base', async () => {
  const cwd = folderWith({
    'rules/duel.rules': base,
    'rules/ours.rules': 'variant Ours of Duel "twos"\n\nreplace worth of card c: number = 2\n',
  })
  const built = await realHouserules(['build', 'rules/ours.rules'], { cwd })
  expect(built.out.split('\n')).toContain('generated/duel/linked.ts')
  expect(await realHouserules(['build', '--check', 'rules/ours.rules'], { cwd })).toMatchObject({ code: 0 })
})

const found = (name: string): string => `rules/hearts/${name.toLowerCase()}.rules`

test('a file is known as generated by its own name alone', () => {
  const first = markOf('Duel', 'battle.ts', 'what rules/battle.rules says')
  expect(isGenerated('battle.ts', first)).toBe(true)
  expect(isGenerated('my-battle.ts', first)).toBe(false)
})
