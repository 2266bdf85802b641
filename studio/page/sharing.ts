import { allTexts } from '../kept/all-texts.ts'
import type { PlayerParts } from '../player/saved-game.ts'
import { linkOf } from '../share/link.ts'
import { savedPage } from '../share/saved-page.ts'
import type { Shared } from '../share/shared.ts'
import type { ProjectDesk } from './project-desk.ts'
import { VERSION } from './version.ts'

/** What goes out of the page: a link, a folder, a page that plays. */
export class Sharing {
  private readonly studio: ProjectDesk

  constructor(studio: ProjectDesk) {
    this.studio = studio
  }

  /** Everything that is needed to play the same game elsewhere. */
  shared(): Shared {
    const { project, course, disk, checked } = this.studio.model
    const { entry } = project
    // Of a folder on a disk, the files that this game is made of.
    const isShared = (path: string): boolean =>
      disk === null || path === entry || (checked?.files.includes(path) ?? true)
    const files = Object.fromEntries(Object.entries(project.files).filter(([path]) => isShared(path)))
    return { entry, files, course, version: VERSION }
  }

  share(): void {
    const link = `${location.href.split('#')[0] ?? ''}${linkOf(this.shared())}`
    this.studio.set({ panel: { kind: 'share', link, isCopied: false } })
  }

  /** Saves the files of the project as a zip; of a game that ships, its own files. */
  async saveFolder(): Promise<void> {
    const { project, checked, built } = this.studio.model
    const paths = [...new Set([...(checked?.files ?? []), ...Object.keys(project.files)])]
    const texts = await Promise.all(
      paths.map(async (path) => [path, await this.studio.worker.calls.read({ path })] as const),
    )
    const files = Object.fromEntries(texts.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])))
    const { zipFolder } = await import('../share/zip-folder.ts')
    saveFile(`${built?.sheet.name ?? 'game'}.zip`, zipFolder(files), 'application/zip')
  }

  /** Saves every text of one's own as one file, which another browser opens. */
  saveAll(): void {
    saveFile('houserules.json', allTexts(this.studio.model.texts.own), 'application/json')
  }

  /** Saves the game as one page that plays it wherever it is opened. */
  async savePage(): Promise<void> {
    await this.studio.tried(async () => {
      const parts = (await (await fetch('./player.json')).json()) as PlayerParts
      const exported = await this.studio.worker.calls.exported(null)
      const page = savedPage(parts, { ...exported, course: this.studio.model.course })
      saveFile(`${exported.sheet.name}.html`, page, 'text/html')
    })
  }
}

/** Lets the browser save something as a file. */
function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
