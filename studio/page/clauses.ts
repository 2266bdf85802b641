import type { ClauseIndex } from './model.ts'
import type { ProjectDesk } from './project-desk.ts'

/** The clauses of the text, beside it. */
export class Clauses {
  private readonly studio: ProjectDesk

  constructor(studio: ProjectDesk) {
    this.studio = studio
  }

  /** Lays them beside the text, or puts them away. */
  async toggle(): Promise<void> {
    if (this.studio.model.clauses === null) await this.open({ chosen: null, sought: '' })
    else this.studio.set({ clauses: null })
  }

  /** Shows one of them. */
  async choose(id: string): Promise<void> {
    await this.open({ chosen: id, sought: '' })
    this.studio.set({ place: 'text' })
    requestAnimationFrame(() => {
      const clause = document.querySelector(`[data-clause="${CSS.escape(id)}"]`)
      clause?.scrollIntoView({ block: 'nearest' })
      clause?.querySelector('summary')?.focus()
    })
  }

  seek(sought: string): void {
    const { clauses } = this.studio.model
    if (clauses !== null) this.studio.set({ clauses: { ...clauses, sought } })
  }

  /** After the text was checked anew, as long as they are shown. */
  async refresh(): Promise<void> {
    const { clauses } = this.studio.model
    if (clauses !== null) await this.open(clauses)
  }

  private async open({ chosen, sought }: Omit<ClauseIndex, 'all'>): Promise<void> {
    await this.studio.tried(async () => {
      // They are to stand on the page at once, so that one of them can be gone to.
      const [all] = await Promise.all([this.studio.worker.calls.clauses(null), import('./clauses-view.ts')])
      this.studio.set({ clauses: { all, chosen, sought } })
    })
  }
}
