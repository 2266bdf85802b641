import { words } from '../words.ts'
import { unsaved, writeDisk } from './disk.ts'
import type { Playing } from './playing.ts'

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
