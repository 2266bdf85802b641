import type { ChangeWitness, Witnesses } from '../protocol/change-calls.ts'
import type { PlayedCourse, RulesOfPlay } from '../protocol/play-calls.ts'
import { addExample } from './add-example.ts'
import { AsideWork } from './aside-work.ts'
import type { Model, WitnessSearch } from './model.ts'
import type { ProjectDesk } from './project-desk.ts'

/** How far witnesses are searched: as the language server does. */
const EFFORT = { milliseconds: 10_000, games: 2000, seed: 1 }

/** What the game at hand changes in what it is compared with, and the positions that show it. */
export class Changes {
  private readonly studio: ProjectDesk
  private readonly aside = new AsideWork()
  /** What was found of which text, so that it need not be searched again. */
  private known: { readonly checked: Model['checked']; readonly found: Witnesses } | null = null

  constructor(studio: ProjectDesk) {
    this.studio = studio
  }

  /** Shows what is changed at once, and witnesses as soon as they are found. */
  async show(): Promise<void> {
    const { checked } = this.studio.model
    const compared = await this.studio.worker.calls.compareBase(null)
    const known = this.known?.checked === checked ? this.known.found : null
    const search: WitnessSearch = { state: 'done', found: known ?? {} }
    this.studio.set({ why: { kind: 'changes', compared, search }, place: 'why' })
    if (known === null && compared !== null && compared.changes.length > 0) await this.search()
  }

  /** Searches in a worker of its own, so that the table goes on answering. */
  async search(): Promise<void> {
    const { checked, project } = this.studio.model
    this.tell({ state: 'on', found: {} })
    let found: Witnesses | null = null
    await this.studio.tried(async () => {
      found = await this.aside.run(project, (calls) => calls.witnesses(EFFORT))
      if (found !== null) this.known = { checked, found }
    })
    this.tell(found === null ? { state: 'stopped', found: {} } : { state: 'done', found })
  }

  stop(): void {
    this.aside.stop()
  }

  /** Lays a witness out on the table, where one plays on for all seats. */
  async open({ course }: ChangeWitness & { kind: 'found' }, rules: RulesOfPlay | null): Promise<void> {
    const { why } = this.studio.model
    await this.play(by(course, rules))
    if (this.studio.model.why.kind !== 'parted') this.studio.set({ why })
    this.studio.set({ place: 'table' })
  }

  /** The position on the table, with so many of the lines played that follow it. */
  async step(steps: number): Promise<void> {
    const { beginning } = this.studio.model
    if (beginning?.kind !== 'written') return
    const { why } = this.studio.model
    await this.play({ beginning: { ...beginning, steps }, choices: [] })
    this.studio.set({ why })
  }

  /**
   * What is on the table again, by the rules of the base where it was by those of the text, and the other way round.
   */
  async turn(): Promise<void> {
    const { course } = this.studio.model
    if (course === null || course.beginning.kind === 'example') return
    await this.play(by(course, course.beginning.rules === 'base' ? null : 'base'))
  }

  /** Writes a witness at the end of the text. */
  async keep(example: string): Promise<void> {
    await addExample(this.studio, example)
  }

  private async play(course: PlayedCourse): Promise<void> {
    const { play, model } = this.studio
    const seats = Math.max(model.players.length, model.built?.sheet.seats.to ?? 0)
    await play.recall(course, { players: Array<'person'>(seats).fill('person') })
  }

  private tell(search: WitnessSearch): void {
    const { why } = this.studio.model
    if (why.kind === 'changes') this.studio.set({ why: { ...why, search } })
  }
}

/** A game by other rules. */
function by({ beginning, choices }: PlayedCourse, rules: RulesOfPlay | null): PlayedCourse {
  if (beginning.kind === 'example') return { beginning, choices }
  const { rules: _, ...same } = beginning
  return { beginning: rules === null ? same : { ...same, rules }, choices }
}
