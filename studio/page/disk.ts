import type { Project } from '../protocol/write-calls.ts'
import { words } from '../words.ts'
import type { Playing } from './playing.ts'

/** What the files of a project are on the disk: their texts, and the tags that tell them from what others write. */
export type OnDisk = Readonly<Record<string, { readonly text: string; readonly tag: string }>>

/** Whether `houserules studio` serves this page: it leads here with `?project`. */
export const isOnDisk = (search: string): boolean => new URLSearchParams(search).has('project')

/** The files of the project behind this page. @throws Error in words where there is none any more */
export async function readDisk(): Promise<{ readonly entry: string; readonly files: OnDisk }> {
  const response = await fetch('./project.json')
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as { readonly entry: string; readonly files: OnDisk }
}

/**
 * Saves a file, where it still is what it was when it was read; gives its new tag.
 * @throws Error in words where it is not, or cannot be saved
 */
async function writeDisk(path: string, text: string, tag: string | null): Promise<string> {
  const response = await fetch(`./project/${path.split('/').map(encodeURIComponent).join('/')}`, {
    method: 'PUT',
    body: text,
    headers: tag === null ? {} : { 'if-match': `"${tag}"` },
  })
  if (!response.ok) throw new Error(await response.text())
  return (response.headers.get('etag') ?? '').replaceAll('"', '')
}

/** The files of a project that are not on the disk as they stand here. */
const unsaved = ({ files }: Project, disk: OnDisk): string[] =>
  Object.keys(files).filter((path) => disk[path]?.text !== files[path])

/** A page with files of a disk. */
type DiskPage = Pick<Playing, 'model' | 'set'> & { readonly format: () => Promise<void> }

/** Saves the files of a project, one after the other, since each has to know what the last has written. */
export class DiskSaving {
  private readonly page: DiskPage
  private going: Promise<void> = Promise.resolve()

  constructor(page: DiskPage) {
    this.page = page
  }

  /** The files that differ from those on the disk; none where nothing is saved to one. */
  unsaved(): readonly string[] {
    const { disk, project } = this.page.model
    return disk === null ? [] : unsaved(project, disk)
  }

  /** Lays the text out, and saves to the disk what was changed, where there is one. */
  save(): Promise<void> {
    if (this.page.model.disk === null) return this.page.format()
    return (this.going = this.going.then(() => this.saveNow()))
  }

  private async saveNow(): Promise<void> {
    const { checked } = this.page.model
    if (checked?.findings.every(({ severity }) => severity !== 'error') ?? false) await this.page.format()
    try {
      for (const path of this.unsaved()) {
        const { disk, project } = this.page.model
        const text = project.files[path] ?? ''
        const tag = await writeDisk(path, text, disk?.[path]?.tag ?? null)
        this.page.set({ disk: { ...this.page.model.disk, [path]: { text, tag } }, notSaved: null })
      }
    } catch (error) {
      this.page.set({ notSaved: words.failed(error instanceof Error ? error.message : String(error)) })
    }
  }
}
