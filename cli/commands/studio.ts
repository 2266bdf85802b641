import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { studioPage } from '../files/paths.ts'
import { note, say } from '../io.ts'
import { serveStudio } from '../studio/serve-studio.ts'
import { StudioProject } from '../studio/studio-project.ts'
import { untilEnded } from '../until-ended.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface StudioOptions {
  /** 0 for any that is free; without one, the same each time where it is free. */
  readonly port?: number | undefined
}

/** Opens a game in the studio: its files are read from the disk and saved to it, until the process is interrupted. */
export async function studio(context: Context, game: string, { port }: StudioOptions): Promise<ExitCode> {
  const { io } = context
  if (!existsSync(join(studioPage, 'index.html')))
    throw new UsageError(stated('the studio is not built: `npm run studio:build` builds it'))
  const project = new StudioProject(context, game)
  const served = await serveStudio(studioPage, project, port)
  say(io, served.url)
  if (served.isElsewhere)
    note(io, stated('the usual port is taken, so that a browser does not show here what it keeps of earlier plays'))
  note(io, stated('open this address in a browser; files are saved below {1}; Ctrl-C ends it', project.root))
  await untilEnded(io.interrupt)
  await served.close()
  return exitCode.fine
}
