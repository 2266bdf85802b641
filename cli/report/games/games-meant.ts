import { availableParallelism } from 'node:os'
import type { BaseState } from '../../../runtime/engine.ts'
import type { FullEngine } from '../../../runtime/parts.ts'
import type { TablePlan } from '../../../runtime/report/plan.ts'
import { type Wish, allotted } from './allotted.ts'
import { type GamesOfParts, type PartName, partsMeant, partsOf } from './parts.ts'
import { type SecondsOfGames, secondsOfDeal, secondsOfGames, secondsOfTension } from './seconds-of-games.ts'

/** What was said of how much is to be played. */
export interface SaidOfGames {
  readonly games?: number
  /** By part. */
  readonly part: Readonly<Record<string, string>>
  readonly minutes?: number
  readonly workers?: number
  readonly over?: string
}

/** What there is to play besides the games that are counted. */
export interface ToPlay {
  readonly against: boolean
  readonly ladder: readonly string[]
  /** Other values of options. */
  readonly values: number
  readonly restrictions: number
  /** How many changes there are, of at most so many numbers, rules and cards each. */
  readonly changes: (most: number) => number
  readonly mostChanges: number
  /** Seconds that it takes to compile the rules. */
  readonly compiling: number
}

/** How many games of each part are played. */
export interface GamesMeant {
  readonly games: number
  readonly parts: GamesOfParts
  /** Numbers, rules and cards that are changed, at most so many of each. */
  readonly changes: number
  /** The time that they follow from; null where they were said. */
  readonly minutes: number | null
  /** What is played less than without a bound on time, of how many. */
  readonly cut: readonly {
    readonly name: PartName | 'games' | 'changed'
    readonly games: number
    readonly of: number
  }[]
  /** Seconds of a thread for a game, where that was measured. */
  readonly seconds: number | null
}

/** Where nothing is said, so many games, and no more than come to so many minutes. */
const [GAMES, MINUTES] = [1000, 5]

/** Tension and skill take longest and are asked for first: they get so much more time than others. */
const TELLING = 2

/** Of fewer games of each change than this fewer changes are tried instead. */
const FEWEST_OF_CHANGE = 30

/** Numbers of games that were said, or that follow from what a game costs on this machine. */
export async function gamesOfReport(
  engine: FullEngine<BaseState>,
  table: TablePlan,
  toPlay: ToPlay,
  said: SaidOfGames,
): Promise<GamesMeant> {
  const known = partsMeant(said.part)
  const games = said.games ?? GAMES
  const wished = { ...partsOf(games), ...known }
  const isOpen = said.games === undefined && said.over === undefined && Object.keys(known).length === 0
  const minutes = said.minutes ?? (isOpen ? MINUTES : null)
  if (minutes === null) return { games, parts: wished, changes: toPlay.mostChanges, minutes, cut: [], seconds: null }
  const each = await secondsOfGames(engine, table, toPlay.ladder)
  const most = { games, ...wished }
  const wishes = wishesOf(each, { table, toPlay, most }).map((wish) =>
    wish.name in known || (wish.name === 'games' && said.games !== undefined) ? { ...wish, least: wish.most } : wish,
  )
  const found = allotted(wishes, minutes * 60 * (await threadsMeant(said)))
  const changes = changesWithin(found.changes, { each, toPlay, most: wished.changes })
  const parts = { ...wished, ...found, changes: changes.games }
  const cut = wishes.flatMap(({ name }) => {
    const now = name === 'games' ? found.games : parts[name]
    return now < most[name] ? [{ name, games: now, of: most[name] }] : []
  })
  const [tried, all] = [toPlay.changes(changes.most), toPlay.changes(toPlay.mostChanges)]
  return {
    games: found.games,
    parts,
    changes: changes.most,
    minutes,
    cut: tried < all ? [...cut, { name: 'changed', games: tried, of: all }] : cut,
    seconds: each.own,
  }
}

async function threadsMeant({ workers, over }: SaidOfGames): Promise<number> {
  if (over === undefined) return workers ?? availableParallelism()
  return (await import('../../over/threads-at.ts')).threadsAt(over)
}

type Name = PartName | 'games'

/** What is left out of a report is not wished for. */
function wishesOf(
  each: SecondsOfGames,
  { table, toPlay, most }: { readonly table: TablePlan; readonly toPlay: ToPlay; readonly most: Record<Name, number> },
): Wish<Name>[] {
  const pair = 2 * each.own
  const all: (Omit<Wish<Name>, 'most' | 'weight'> & { readonly times: number })[] = [
    { name: 'games', least: 30, seconds: each.own, times: 1 },
    { name: 'against', least: 30, seconds: pair, times: toPlay.against ? 1 : 0 },
    { name: 'tension', least: 2, seconds: secondsOfTension(each), times: table.players < 2 ? 0 : 1 },
    { name: 'deals', least: 3, seconds: secondsOfDeal(each), times: table.players < 2 ? 0 : 1 },
    ...(table.players < 2 ? [] : [ladderOf(each)]),
    { name: 'options', least: 10, seconds: pair, times: toPlay.values },
    { name: 'restricted', least: 10, seconds: pair, times: toPlay.restrictions },
    { name: 'rules', least: 10, seconds: 2 * each.own, times: 1 },
    {
      name: 'changes',
      least: 1,
      seconds: each.own + toPlay.compiling / Math.max(1, most.changes),
      times: toPlay.changes(toPlay.mostChanges),
    },
  ]
  return all
    .filter(({ times }) => times > 0)
    .map(({ name, least, seconds, times }) => {
      const weight = name === 'tension' || name === 'ladder' ? TELLING : 1
      return { name, least, weight, most: most[name], seconds: seconds * times }
    })
}

const ladderOf = ({ ladder }: SecondsOfGames): Omit<Wish<Name>, 'most' | 'weight'> & { readonly times: number } => ({
  name: 'ladder',
  least: 2,
  seconds: ladder.reduce((sum, one) => sum + one, 0),
  times: Math.min(1, ladder.length),
})

/** Fewer games of each change as long as these tell something, then fewer changes. */
function changesWithin(
  games: number | undefined,
  { each, toPlay, most }: { readonly each: SecondsOfGames; readonly toPlay: ToPlay; readonly most: number },
): { readonly games: number; readonly most: number } {
  const all = toPlay.changes(toPlay.mostChanges)
  if (games === undefined || games >= most || all === 0) return { games: most, most: toPlay.mostChanges }
  const seconds = games * all * (each.own + toPlay.compiling / Math.max(1, most))
  const ofEach = Math.floor((seconds / all - toPlay.compiling) / each.own)
  const fewest = Math.min(FEWEST_OF_CHANGE, most)
  if (ofEach >= fewest) return { games: Math.min(ofEach, most), most: toPlay.mostChanges }
  const tried = seconds / (toPlay.compiling + fewest * each.own)
  let changes = 0
  while (changes < toPlay.mostChanges && toPlay.changes(changes + 1) <= tried) changes += 1
  return { games: fewest, most: changes }
}
