import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { programRoot } from '../files/paths.ts'
import { note, say } from '../io.ts'
import { serveStudio } from '../studio/serve-studio.ts'
import { StudioProject } from '../studio/studio-project.ts'
import { UsageError } from '../usage-error.ts'

export interface StudioOptions {
  /** 0 for any that is free; without one, the same each time where it is free. */
  readonly port?: number | undefined
}

/** Where the page is, in the package and where it is built from its sources. */
const PAGE = join(programRoot, 'studio/dist')

/** Opens a game in the studio: its files are read from the disk and saved to it, until the process is interrupted. */
export async function studio(context: Context, game: string, { port }: StudioOptions): Promise<ExitCode> {
  const { io } = context
  if (!existsSync(join(PAGE, 'index.html')))
    throw new UsageError('the studio is not built: `npm run studio:build` builds it')
  const project = new StudioProject(context, game)
  const served = await serveStudio(PAGE, project, port)
  say(io, served.url)
  if (served.isElsewhere)
    note(io, 'the usual port is taken, so that a browser does not show here what it keeps of earlier plays')
  note(io, `open this address in a browser; files are saved below ${project.root}; Ctrl-C ends it`)
  await interrupted(io.interrupt)
  await served.close()
  return exitCode.fine
}

/** Signals end a process that is told of none. */
function interrupted(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve()
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}
