import { expect, test } from 'vitest'
import { compileGame } from '../../compiler/compile.ts'
import { CompiledBases } from '../../compiler/compiled-bases.ts'

const base = (cards: number): string => `game Duel for 2 players
printed rank of card: number
card each number n in 1..${cards} named rank n
  rank = n
zone deck seen by nobody
to match
  each definition d
    create d to deck
  finish
`

const TEXTS: Readonly<Record<string, string>> = {
  'Duel.rules': base(4),
  'Ours.rules': 'variant Ours of Duel "with another zone"\nzone table seen by everyone\n',
  'Theirs.rules': 'variant Theirs of Ours "with a third"\nzone shelf seen by everyone\n',
}

/** `nearer` hides a file of the same path or name behind another. */
const host = (texts = TEXTS, nearer: Readonly<Record<string, string>> = {}) => ({
  read: (path: string) => texts[path] ?? null,
  find: (name: string) => nearer[name] ?? (`${name}.rules` in texts ? `${name}.rules` : null),
})

async function filesOf(name: string, compiledBases?: CompiledBases, at = host()) {
  const { game } = await compileGame(`${name}.rules`, at, compiledBases === undefined ? {} : { compiledBases })
  return game === null ? null : [game, ...game.bases].map(({ folder, files }) => [folder, [...files]] as const)
}

test('what games stand on is compiled once in a build, and becomes the same', async () => {
  const names = ['Theirs', 'Duel', 'Ours']
  const shared = new CompiledBases()
  const { linked } = await compileGame('Theirs.rules', host(), { compiledBases: shared })
  expect((await compileGame('Duel.rules', host(), { compiledBases: shared })).linked).toBe(linked?.base?.base)
  for (const name of names) expect(await filesOf(name, shared)).toEqual(await filesOf(name))
})

test.each([
  ['is another text by now', host({ ...TEXTS, 'Duel.rules': base(5) })],
  ['is found in another file', host({ ...TEXTS, 'near/Duel.rules': base(6) }, { Duel: 'near/Duel.rules' })],
])('a base that %s is compiled anew', async (_, other) => {
  const shared = new CompiledBases()
  const before = await filesOf('Ours', shared)
  const after = await filesOf('Ours', shared, other)
  expect(after).toEqual(await filesOf('Ours', undefined, other))
  expect(after).not.toEqual(before)
})
