import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { checkGame, type RulesHost, scriptOfGame } from '../../compiler/compile.ts'
import { byDay, sampledByDay, sampledSeed, times } from '../kit/effort.ts'
import { anyTable, playOut } from '../kit/playout.ts'
import { dealsGoRound, sidesAgree } from '../laws/seats.ts'

// Files of the library that a game may include together: each pair, and the sets that games are made of, in a small game
// of all that they can play, whose text says no more than the library's README asks for.

const root = fileURLToPath(new URL('../..', import.meta.url))
const PATH = 'rules/shelf/shelf.rules'
/** The files of the library are read once. */
const caches = emptyCaches()
const shelf = readFileSync(`${root}/rules/library/README.md`, 'utf8')

const FILES = [
  'deal',
  'tricks',
  'follow-suit',
  'climbing',
  'sides',
  'partners',
  'scores',
  'poker-hands',
  'betting',
  'forty-pack',
] as const
type LibraryFile = (typeof FILES)[number]

/** What a file stands on. */
const ON: Partial<Record<LibraryFile, readonly LibraryFile[]>> = {
  tricks: ['deal'],
  'follow-suit': ['tricks', 'deal'],
  climbing: ['deal'],
  partners: ['tricks', 'deal', 'sides'],
  scores: ['deal'],
  betting: ['deal'],
}

/** A deal of what the file plays: who deals is `GIVER`, and who has done best scores. */
const PLAYED: Partial<Record<LibraryFile, string>> = {
  tricks: `to play-with-tricks
  deal-cards
  leader becomes left-neighbour of GIVER
  play-tricks
  score of leader gains 1
  gather
`,
  climbing: `most-at-once: number = 4
play-is-over: truth = count of seating < 2
set of card s is playable if count of distinct of rank of s = 1
set of card s tops set of card t if count of s = count of t and highest of rank of s > highest of rank of t
to play-with-climbing
  deal-all
  open-play by left-neighbour of GIVER
  score of first of out gains 1
  gather
`,
  betting: `least-raise: number = 2
always sum of stack of players + pot = 80 or sum of stack of players + pot = 0
to play-with-betting
  deal-cards
  each player p
    p becomes not folded
    stack of p becomes 20
  betting from left-neighbour of GIVER
  each player p in in-play
    worth of p becomes WORTH of hand of p
  share-out from left-neighbour of GIVER
  score of (the player p where no player q where stack of q > stack of p) gains 1
  gather
`,
}

/** A game with these files, and those that they stand on. */
function gameOf(files: readonly LibraryFile[]): string {
  const all = new Set(files.flatMap((file) => [file, ...(ON[file] ?? [])]))
  const included = [...new Set<string>([all.has('forty-pack') ? 'forty-pack' : 'french-pack', 'deal', ...all])]
  const has = (file: LibraryFile): boolean => all.has(file)
  const played = FILES.flatMap((file) => (has(file) && PLAYED[file] !== undefined ? [file] : []))
  const together = has('sides') || has('partners')
  const lines = [
    'game Shelf for 4 players "files of the library together"',
    ...included.map((file) => `include "library/${file}.rules"`),
    'hand-size: number = 5',
    ...played.map((file) => PLAYED[file] ?? ''),
    ...(together ? ['partners-stay: always no player p where side of p != side of left-neighbour of (p, 2)'] : []),
    ...(together ? [] : ['score of player: number starts 0']),
    ...(has('scores')
      ? ['match-is-over: truth = deal-number = 6', 'to play-deal']
      : ['to match', '  make-deck', '  each number n in 1..2']),
    ...played.map((file) => `${has('scores') ? '  ' : '    '}play-with-${file}`),
    ...(played.length === 0
      ? [`${has('scores') ? '  ' : '    '}deal-all`, '    gather'.slice(has('scores') ? 2 : 0)]
      : []),
    ...(has('scores')
      ? []
      : ['  tell-results', '  finish', 'to tell-results', '  each player p', '    result of p becomes score of p']),
  ]
  const worth = has('poker-hands') ? 'poker-worth' : 'highest of rank'
  return `${lines
    .join('\n')
    .replaceAll('GIVER', has('scores') ? 'dealer' : 'last of players')
    .replaceAll('WORTH', worth)}\n`
}

function hostOf(text: string): RulesHost {
  const shipped = rulesHost(root, PATH)
  return { ...shipped, read: (path) => (path === PATH ? text : shipped.read(path)) }
}

const pairs = FILES.flatMap((a, i) => FILES.slice(i + 1).map((b) => [a, b] as const))
const sets: readonly (readonly LibraryFile[])[] = [
  ...pairs,
  ['tricks', 'follow-suit', 'partners', 'scores'],
  ['climbing', 'sides', 'scores'],
  ['betting', 'poker-hands', 'scores'],
]

/** Both play, and say with the same words what a turn is. */
const apart = (files: readonly LibraryFile[]): boolean => {
  const all = files.flatMap((file) => [file, ...(ON[file] ?? [])])
  return all.includes('tricks') && all.includes('climbing')
}

const together = sets.filter((files) => !apart(files))

describe.each(sampledByDay(together, 16, 'files of the library').map((files) => [files.join(', '), files] as const))(
  '%s',
  (_, files) => {
    const host = hostOf(gameOf(files))

    test('have nothing against each other, and play by the seats', { timeout: 60_000 * times }, async () => {
      const checked = checkGame(PATH, host, caches)
      expect(checked.diagnostics.map((d) => `${d.code} ${d.primary.text}`)).toEqual([])
      const { script } = await scriptOfGame(checked, {})
      const { engine } = liveEngine(script ?? expect.fail('there is no script'), PATH)
      const game = { name: 'Shelf', engine, variant: false }
      fc.assert(
        fc.property(anyTable(engine), (line) => {
          const end = playOut(engine, line, ({ state }) => expect(engine.broken(state)).toEqual([]))
          expect(engine.results(end)).not.toBeNull()
          for (const { holds } of [dealsGoRound, sidesAgree]) holds(game, line)
        }),
        { numRuns: byDay(1, 2 * times), ...sampledSeed('library'), endOnFailure: true },
      )
    })
  },
)

test('what does not go together is refused, and the library says so', () => {
  const { diagnostics } = checkGame(PATH, hostOf(gameOf(['tricks', 'climbing'])))
  expect(diagnostics.map(({ code }) => code)).toContain('HR0102')
  expect(shelf).toContain('`tricks.rules` and `climbing.rules`')
})
