import { seatName } from '../../runtime/engine.ts'
import type { KeepTrouble } from '../kept/not-kept.ts'
import { otherPages } from '../kept/other-pages.ts'
import type { ExampleOf } from '../protocol/skein-calls.ts'
import { type AllPlays, PlaysKept, type RemovedPlays } from '../skein/plays-kept.ts'
import { type Plays, ROOT, beginningKey, knotAt, onlyThrough, pathTo } from '../skein/plays.ts'
import { type Row, rowsOf } from '../skein/rows.ts'
import { type Held, heldSoFar, isHeldFor } from '../skein/verdict.ts'
import { words } from '../words.ts'
import { addExample } from './add-example.ts'
import { AsideWork } from './aside-work.ts'
import type { Model } from './model.ts'
import type { PlayedDocument } from './own-texts.ts'
import { type SkeinModel, emptySkein } from './skein-model.ts'
import type { ProjectDesk } from './project-desk.ts'

/** Milliseconds after a build until all branches are played, and for how many that is done. */
const HOLD_AFTER = 900
const HOLD_FOR = 6000

/** Keeps everything that is played on the page, and goes back to any of it. */
export class Skein {
  private readonly studio: ProjectDesk
  private readonly documentOf: (model: Model) => PlayedDocument
  private readonly kept = new PlaysKept((plays, trouble) => this.told(plays, trouble), otherPages('houserules-plays'))
  private readonly holding = new AsideWork()
  private readonly making = new AsideWork()
  private timer: ReturnType<typeof setTimeout> | undefined
  private document: PlayedDocument | null = null
  private course: Model['course'] = null
  private built: Model['built'] = null

  constructor(studio: ProjectDesk, documentOf: (model: Model) => PlayedDocument) {
    this.studio = studio
    this.documentOf = documentOf
    // What was played last is kept before the page is left.
    addEventListener('visibilitychange', () => void this.kept.keepNow())
  }

  /** After each change of the page. */
  follow(model: Model): void {
    if (model.screen !== 'studio' || model.table === null || model.built === null) return
    const document = this.documentOf(model)
    if (document.key !== this.document?.key || document.opening !== this.document.opening) this.turnTo(document)
    if (model.built !== this.built) this.rulesAre(model.built)
    if (model.course !== this.course) this.played(model)
  }

  /** What is written anew, or goes on as another text, takes the plays along that it had. */
  private turnTo(document: PlayedDocument): void {
    const { document: before } = this
    const goesOn = before?.opening === document.opening
    const from = goesOn ? before.key : document.before
    this.document = document
    this.course = null
    if (!goesOn) {
      this.built = null
      this.set({ ...emptySkein })
    }
    void this.kept.turnTo(document.key, from)
  }

  /** What branches come to by other rules is found out after a while. */
  private rulesAre(built: Model['built']): void {
    const before = this.built
    this.built = built
    const isSame = before !== null && before.sheet.fingerprint === built?.sheet.fingerprint
    const areOfExamples = [...this.model.plays.values()].some(({ beginning }) => beginning.kind !== 'deal')
    if (isSame && !areOfExamples) return
    this.set({ held: new Map() })
    this.holdLater()
  }

  private played({ course, built }: Model): void {
    this.course = course
    // A game that somebody sent is kept once it is played here: until then nobody knows who saw what.
    if (course === null || course.choices.at(-1)?.told === undefined) return
    const { beginning, choices } = course
    const key = beginningKey(beginning)
    this.set({ chosen: null })
    // These rules offered all of it; what an earlier visit has kept is still to be tried.
    if (this.kept.knowsAll && !this.model.plays.has(key))
      this.set({ held: new Map([...this.model.held, [key, heldSoFar]]) })
    const game = built?.sheet.name ?? ''
    this.kept.change(beginning, { kind: 'grow', path: choices, game, time: Date.now() })
  }

  private told(plays: AllPlays, trouble: KeepTrouble | null): void {
    this.set({ plays, trouble })
    const isUnknown = [...plays].some(([key, each]) => !isHeldFor(this.model.held.get(key), each))
    if (isUnknown && this.built !== null && !this.model.isHolding) this.holdLater()
  }

  private holdLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.hold(), HOLD_AFTER)
  }

  /** Plays all branches by the rules as they are, in a worker of its own; what was played last comes first. */
  private async hold(): Promise<void> {
    const { built } = this
    const all = [...this.model.plays].sort(([, a], [, b]) => b.changed - a.changed)
    if (all.length === 0) return
    this.set({ isHolding: true })
    const plays = all.map(([, { beginning, knots }]) => ({
      beginning,
      knots: knots.map(({ parent, seat, choice }) => ({ parent, seat, choice })),
    }))
    const { project } = this.studio.model
    try {
      const held = await this.holding.run(project, (calls) => calls.hold({ plays, milliseconds: HOLD_FOR }))
      if (held === null || built !== this.built) return
      const now = all.flatMap(([key, { knots }], i): [string, Held][] =>
        held[i] === undefined ? [] : [[key, { ...held[i], knots }]],
      )
      this.set({ held: new Map([...this.model.held, ...now]) })
    } catch (error) {
      this.set({ said: words.skein.notHeld(error instanceof Error ? error.message : String(error)) })
    } finally {
      if (built === this.built) this.set({ isHolding: false })
    }
  }

  get model(): SkeinModel {
    return this.studio.model.skein
  }

  set(change: Partial<SkeinModel>): void {
    this.studio.set({ skein: { ...this.studio.model.skein, ...change } })
  }

  /** Where the table stands among these plays. */
  get here(): { readonly key: string; readonly at: number } | null {
    const { course } = this.studio.model
    if (course === null) return null
    const key = beginningKey(course.beginning)
    const plays = this.model.plays.get(key)
    const at = plays === undefined ? null : knotAt(plays, course.choices)
    return at === null ? null : { key, at }
  }

  get rows(): readonly Row[] {
    const { plays, open, held } = this.model
    return rowsOf(plays, { here: this.here, open, held })
  }

  /** The row that keys and buttons are about: where the table stands, unless another was chosen. */
  chosenOf(rows: readonly Row[]): Row | undefined {
    const { chosen } = this.model
    return rows.find(({ id }) => id === chosen) ?? rows.find(({ isHere }) => isHere) ?? rows[0]
  }

  /** Goes to where a row leads; what it is folded of lies open then. */
  async go(row: Row): Promise<void> {
    this.set({ chosen: row.id })
    if (row.kind === 'some') return this.open(row, row.isOpen !== true)
    const plays = this.model.plays.get(row.key)
    if (plays !== undefined) await this.goTo(plays, row.at)
  }

  private async goTo(plays: Plays, at: number): Promise<void> {
    await this.studio.play.recall({ beginning: plays.beginning, choices: pathTo(plays, at) }, { rests: true })
  }

  open({ id }: Row, isOpen: boolean): void {
    this.set({ chosen: id, open: new Map([...this.model.open, [id, isOpen]]) })
  }

  /** Names a knot, with the eyes that look at the table; nothing takes a name away. */
  name({ key, at }: Row, name: string): void {
    const plays = this.model.plays.get(key)
    const { table } = this.studio.model
    if (plays === undefined || table === null) return
    const by = table.viewer === 'all' ? 'all' : seatName(table.viewer)
    const given = name.trim() === '' ? null : { words: name.trim(), by }
    this.kept.change(plays.beginning, { kind: 'name', path: pathTo(plays, at), name: given })
  }

  /** Removes a knot and all that follows it; where the table stands there it goes back to before it. */
  async remove({ key, at }: Row): Promise<void> {
    const plays = this.model.plays.get(key)
    if (plays === undefined) return
    const here = this.here
    const path = pathTo(plays, at)
    const isUnder = here?.key === key && pathTo(plays, here.at)[path.length - 1] === path.at(-1)
    const removed = at === ROOT ? plays : onlyThrough(plays, at)
    const count = at === ROOT ? plays.knots.length : removed.knots.length - path.length + 1
    this.set({ removed: { plays: removed, count }, chosen: null })
    this.kept.change(plays.beginning, { kind: 'remove', path })
    if (isUnder) await this.goTo(plays, at === ROOT ? ROOT : (plays.knots[at]?.parent ?? ROOT))
  }

  restore(): void {
    const { removed } = this.model
    if (removed === null) return
    this.set({ removed: null })
    this.kept.change(removed.plays.beginning, { kind: 'restore', plays: removed.plays })
  }

  /** All that was played of a text, which goes with it. */
  forget(text: string): Promise<RemovedPlays> {
    return this.kept.remove(text)
  }

  bringBack(text: string, plays: RemovedPlays): Promise<void> {
    return this.kept.bringBack(text, plays)
  }

  /** Tries again to keep what could not be. */
  async keep(): Promise<void> {
    await this.kept.keepNow()
  }

  /** Makes an example of a knot, or of the choice that led to it, and puts it at the end of the text. */
  async make({ key, at }: Row, of: ExampleOf): Promise<void> {
    const plays = this.model.plays.get(key)
    if (plays === undefined || this.model.isMaking) return
    const path = pathTo(plays, at)
    const name = path.at(-1)?.name?.words ?? null
    this.set({ isMaking: true, said: null })
    try {
      const course = { beginning: plays.beginning, choices: path }
      const made = await this.making.run(this.studio.model.project, (calls) => calls.makeExample({ course, of, name }))
      if (made !== null) await addExample(this.studio, made.text)
      this.set({ said: made === null ? words.skein.notMade[of] : words.skein.made(made.title) })
    } catch (error) {
      this.set({ said: words.failed(error instanceof Error ? error.message : String(error)) })
    } finally {
      this.set({ isMaking: false })
    }
  }
}
