import type { FileEdit, TextPlace } from '../protocol/name-calls.ts'
import { words } from '../words.ts'
import type { RenamePanel } from './model.ts'
import type { ProjectDesk } from './project-desk.ts'

/** What is done about the name at the cursor: one goes to where it is declared, and gives it another everywhere. */
export class NamesAtCursor {
  private readonly studio: ProjectDesk
  /** Where the cursor is; null where no text is shown. */
  here: () => TextPlace | null = () => null

  constructor(studio: ProjectDesk) {
    this.studio = studio
  }

  async goToHere(): Promise<void> {
    const at = this.here()
    if (at !== null) await this.goTo(at)
  }

  async goTo(at: TextPlace): Promise<void> {
    const found = await this.studio.worker.calls.declaration(at).catch(() => null)
    if (found !== null) await this.studio.show(found.file, { offset: found.offset })
  }

  async askHere(): Promise<void> {
    const at = this.here()
    if (at !== null) await this.ask(at)
  }

  /** Asks for another name, and says where the one that is there stands. */
  async ask(at: TextPlace): Promise<void> {
    await this.studio.tried(async () => {
      // What is asked is to stand on the page at once, so that its field can be written in.
      const [here] = await Promise.all([this.studio.worker.calls.namedHere(at), import('./rename-view.ts')])
      if (here === null) return this.studio.set({ problem: words.names.none })
      this.studio.set({ panel: { kind: 'rename', at, here, to: here.name, problem: null, inTheWay: null } })
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.panel input[name=to]')?.select())
    })
  }

  async rename(panel: RenamePanel, to: string): Promise<void> {
    await this.studio.tried(async () => {
      const made = await this.studio.worker.calls.rename({ ...panel.at, to })
      switch (made.kind) {
        case 'refused': {
          const problem = words.names.refused(made.reason)
          return this.studio.set({ panel: { ...panel, to, problem, inTheWay: made.at } })
        }
        case 'renamed':
          return this.apply(panel, to, made.edits)
      }
    })
  }

  private async apply(panel: RenamePanel, to: string, edits: readonly FileEdit[]): Promise<void> {
    const { studio } = this
    if (
      studio.model.project.files[panel.at.file] !== undefined &&
      studio.model.project.files[panel.at.file] !== panel.at.text
    )
      return studio.set({ panel: { ...panel, to, problem: words.names.changed, inTheWay: null } })
    const files = [...new Set(edits.map(({ file }) => file))]
    const before = Object.fromEntries(
      await Promise.all(
        files.map(async (file): Promise<[string, string]> => [
          file,
          studio.model.project.files[file] ?? (await studio.worker.calls.read({ path: file })) ?? '',
        ]),
      ),
    )
    const after = Object.entries(before).map(([file, text]): [string, string] => [
      file,
      edited(
        text,
        edits.filter((edit) => edit.file === file),
      ),
    ])
    studio.editAll(Object.fromEntries(after), before)
    studio.set({ panel: null })
  }
}

/** The last edit first, so that the places of the others hold. */
const edited = (text: string, edits: readonly FileEdit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((now, { from, to, replacement }) => now.slice(0, from) + replacement + now.slice(to), text)
