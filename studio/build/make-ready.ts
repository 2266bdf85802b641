import { CheckSession } from '../../compiler/check-session.ts'
import { DeskHost, type Texts } from '../worker/desk-host.ts'
import { findingsOf } from '../worker/findings.ts'
import type { ReadyGame } from '../worker/ready-game.ts'
import { scriptWritten } from '../worker/script-written.ts'
import type { Shelf, ShelfGame } from '../worker/shelf.ts'

/**
 * Letters in a folder: more take longer to compile here than all others together, and come to a script that is large
 * to fetch.
 */
const MOST = 40_000

/** Whether the page brings a game compiled: those that stand on nothing else, and soon are. */
export const isMadeReady = ({ kind }: ShelfGame, folder: Texts): boolean =>
  kind === 'game' && Object.values(folder).reduce((sum, { length }) => sum + length, 0) <= MOST

/** Compiles a game that ships, as the page would do; null where it has errors, which the page then shows. */
export async function makeReady(
  path: string,
  games: Shelf['games'],
  texts: ReadonlyMap<string, Texts>,
): Promise<ReadyGame | null> {
  const host = new DeskHost({}, texts, { games, folders: [...texts.keys()] })
  const checked = new CheckSession().check(path, host)
  const made = await scriptWritten(checked, host)
  return made === null ? null : { checked: findingsOf(checked), ...made }
}
