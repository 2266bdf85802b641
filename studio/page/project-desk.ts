import type { RemoteWorker } from '../protocol/remote-worker.ts'
import type { Project, WriteCalls } from '../protocol/write-calls.ts'
import type { Playing } from './playing.ts'

/** What parts of the studio do with the project at hand and with what the page shows of it. */
export interface ProjectDesk extends Pick<Playing, 'model' | 'set' | 'play'> {
  readonly worker: RemoteWorker<WriteCalls>
  /** Shows a file in the editor. */
  show(file: string, at?: { readonly line: number } | { readonly offset: number }): Promise<void>
  /** Takes another text of the file that is shown. */
  edit(text: string): void
  /** Takes other texts of several files at once, of which is known what they were. */
  editAll(texts: Project['files'], before: Project['files']): void
  /** Says in words what went wrong in some work. */
  tried(work: () => Promise<void>): Promise<void>
}
