import { fileURLToPath } from 'node:url'
import { evaluated } from '../../cli/live-engine.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { readShelf } from '../../studio/build/read-shelf.ts'
import { DeskHost } from '../../studio/worker/desk-host.ts'
import type { WrittenSheet } from '../../studio/play/game-sheet.ts'
import { KeptBuild } from '../../studio/worker/kept-build.ts'
import { writtenSheet } from '../../studio/worker/written-sheet.ts'

const { games, texts } = readShelf(fileURLToPath(new URL('../..', import.meta.url)))

/** The games that ship and stand on no other. */
export const shelfGames = games.filter(({ kind }) => kind === 'game')

/** Games and house rules that have words of their own in Japanese. */
export const shelfInJapanese = games.filter(({ name, words }) => words.ja?.[name] !== undefined)

/** A game that ships, as the studio builds it: its engine, and what only its rules say. */
export async function shelfWritten(
  path: string,
): Promise<{ readonly engine: FullEngine<BaseState>; readonly written: WrittenSheet }> {
  const host = new DeskHost({}, texts, { games, folders: [...texts.keys()] })
  const checked = new CheckSession().check(path, host)
  const built = await new KeptBuild(evaluated).of(checked)
  if (built === null || checked.resolution === null) throw new Error(`${path} has errors`)
  return { engine: built.engine, written: writtenSheet(checked.resolution, (each) => host.read(each)) }
}

export const shelfEngine = async (path: string): Promise<FullEngine<BaseState>> => (await shelfWritten(path)).engine
