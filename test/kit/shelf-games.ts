import { fileURLToPath } from 'node:url'
import { evaluated } from '../../cli/live-engine.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { readShelf } from '../../studio/build/read-shelf.ts'
import { DeskHost } from '../../studio/worker/desk-host.ts'
import { KeptBuild } from '../../studio/worker/kept-build.ts'

const { games, texts } = readShelf(fileURLToPath(new URL('../..', import.meta.url)))

/** The games that ship and stand on no other. */
export const shelfGames = games.filter(({ kind }) => kind === 'game')

/** The engine of a game that ships, as the studio builds it. */
export async function shelfEngine(path: string): Promise<FullEngine<BaseState>> {
  const host = new DeskHost({}, texts, { games, folders: [...texts.keys()] })
  const built = await new KeptBuild(evaluated).of(new CheckSession().check(path, host))
  if (built === null) throw new Error(`${path} has errors`)
  return built.engine
}
