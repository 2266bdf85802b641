import type { Sayable } from '../../grammar/saying.ts'
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileOfGame } from '../files/file-of-game.ts'
import { whyNotWritable, writeFile } from '../files/write-file.ts'
import { type Io, note, say, sayJson } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import type { WholeReport } from './whole-report.ts'
import { stated } from '../stated.ts'

/** Where a report goes to, as it was said; null for the output. */
export interface Target {
  readonly format: 'html' | 'json'
  /** Null where the name of the game says it. */
  readonly file: string | null
}

/** @throws UsageError where nothing can be written there, before games are played for it */
export function targetOf(
  io: Io,
  path: string,
  { format, out }: { readonly format: Target['format']; readonly out?: string },
): Target {
  const file = out === undefined ? null : resolve(io.cwd, out)
  const folder = file === null ? io.cwd : dirname(file)
  if (format === 'json' && file === null) return { format, file }
  const refuse = (why: Sayable): never => {
    throw new UsageError(stated('the report on {1} cannot be written to {2}: {3}', path, file ?? folder, why))
  }
  if (!existsSync(folder) || !statSync(folder).isDirectory()) refuse(stated('there is no folder {1}', folder))
  const why = whyNotWritable(file ?? join(folder, 'report.html'))
  if (why !== null) refuse(why)
  return { format, file }
}

/** Writes a report, and says what stands out. */
export async function write(io: Io, whole: WholeReport, { format, file }: Target): Promise<void> {
  if (format === 'json' && file === null) return sayJson(io, whole)
  const path = file ?? resolve(io.cwd, fileOfGame(whole.game.name, 'report.html'))
  if (format === 'json') writeFile(path, `${JSON.stringify(whole, null, 2)}\n`)
  else writeFile(path, (await import('./html/page.ts')).page(whole))
  for (const sentence of whole.standsOut) say(io, sentence)
  note(io, stated('written to {1}', path))
}
