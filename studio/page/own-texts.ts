import { seatName } from '../../runtime/engine.ts'
import type { KeepTrouble } from '../kept/not-kept.ts'
import { layAside, takeAside } from '../kept/kept-aside.ts'
import { forgetKeptBefore, keptBefore } from '../kept/kept-before.ts'
import { otherPages } from '../kept/other-pages.ts'
import { AS_IT_SHIPS, type OwnText, type TextVersion, areSameFiles } from '../kept/own-text.ts'
import { readAll } from '../kept/all-texts.ts'
import { TextsKept } from '../kept/texts-kept.ts'
import type { PlayedCourse } from '../protocol/play-calls.ts'
import type { Shared } from '../share/shared.ts'
import type { Model } from './model.ts'
import type { Playing } from './playing.ts'
import { type PlaysOfTexts, TextRemoval } from './text-removal.ts'
import type { TextsModel } from './texts-model.ts'
import { spacedName } from './spaced-name.ts'
import { VERSION } from './version.ts'
import { words } from '../words.ts'

/** Where a project comes from that is opened, which says when it is kept. */
export type Origin =
  /** A text that is kept already. */
  | { readonly kind: 'kept'; readonly id: string }
  /** Made or brought here: it is kept from now on. */
  | { readonly kind: 'made' }
  /** Ships, or was sent: it is kept once something is done with it, beside what is kept already. */
  | { readonly kind: 'seen'; readonly isSent: boolean }

/** What is open on the page, as far as it is known to be kept. */
interface Here {
  readonly origin: Origin
  /** Null while nothing of it is to be kept. */
  readonly id: string | null
  /** What its files were written on, as `OwnText` counts. */
  readonly revision: number
  readonly files: Shared['files']
  readonly course: PlayedCourse | null
  /** Whether it is kept as a text that is not to be written in from here, since it was sent and is there already. */
  readonly isBorrowed: boolean
}

/** What plays belong to, by the name that they are kept under. */
export interface PlayedDocument {
  /** The id of a text of one's own, wherever its files lie; the file of a game that ships or is on the disk; null for what is not kept. */
  readonly key: string | null
  /** Counts what was opened: another key for the same is another name of it. */
  readonly opening: number
  /** What its plays were kept under by earlier pages, where it is of then. */
  readonly before: string | null
}

/** What is done with a text that is opened, or written elsewhere. */
export interface TextsDesk extends Pick<Playing, 'model' | 'set'> {
  open(opened: Pick<Shared, 'entry' | 'files' | 'course'> & { readonly origin: Origin }): Promise<void>
  /** Takes the files of the project as somebody else has written them. */
  takeFiles(files: Shared['files']): void
  /** Says in words what went wrong in some work. */
  tried(work: () => Promise<void>): Promise<void>
}

/** Keeps every text of one's own, each by itself, and goes on with any of them. */
export class OwnTexts {
  private readonly studio: TextsDesk
  private readonly kept: TextsKept
  private readonly removal: TextRemoval
  private texts: ReadonlyMap<string, OwnText> = new Map()
  private here: Here | null = null
  private openings = 0

  constructor(studio: TextsDesk, plays: PlaysOfTexts) {
    this.studio = studio
    this.kept = new TextsKept(
      { told: (texts, trouble) => this.told(texts, trouble), moved: (from, to, why) => this.moved(from, to, why) },
      { others: otherPages('houserules-texts'), newId },
    )
    this.removal = new TextRemoval(this.kept, plays)
    addEventListener('visibilitychange', () => void this.kept.keepNow())
    addEventListener('pagehide', () => layAside(this.kept.unkept))
    // A page that comes back as it was has all of it still, and goes on from there.
    addEventListener('pageshow', ({ persisted }) => void (persisted && takeAside()))
  }

  /** Looks for what is kept, and takes over what earlier pages kept. */
  async begin(): Promise<void> {
    await this.kept.keepNow()
    for (const { text, on } of takeAside()) this.kept.change({ ...text, revision: on ?? text.revision }, on !== null)
    await this.kept.keepNow()
    const before = keptBefore()
    if (before === null) return
    // A page that was closed between keeping and forgetting it has left both.
    if (this.sameAs(before.entry, before.files) !== undefined) return forgetKeptBefore()
    const id = Object.keys(before.files).length === 0 ? AS_IT_SHIPS : newId()
    const text = {
      ...before,
      id,
      name: stemOf(before.entry),
      base: null,
      called: null,
      before: [],
      changed: Date.now(),
      revision: 0,
    }
    this.kept.change(text, id !== AS_IT_SHIPS)
    await this.kept.keepNow()
    if (!this.kept.waits) forgetKeptBefore()
  }

  /** Whether something that was written is nowhere but on this page, and cannot be kept. */
  get isUnkept(): boolean {
    return this.kept.waits && this.studio.model.texts.trouble !== null
  }

  opened(origin: Origin, { files, course }: Pick<Shared, 'files' | 'course'>): void {
    const id = origin.kind === 'kept' ? origin.id : null
    this.here = { origin, id, revision: this.texts.get(id ?? '')?.revision ?? 0, files, course, isBorrowed: false }
    this.openings += 1
    this.set({ isBeside: false })
  }

  /** What is played at present; what was sent is the text that is kept already, letter by letter, if there is one. */
  document({ project: { entry, files }, disk }: Model): PlayedDocument {
    const { openings: opening, here } = this
    if (disk !== null || Object.keys(files).length === 0) return { opening, key: entry, before: null }
    const same = here?.origin.kind === 'seen' ? this.sameAs(entry, files) : undefined
    const id = here?.id === AS_IT_SHIPS ? null : (here?.id ?? null)
    return { opening, key: same?.id ?? id, before: here?.origin.kind === 'kept' ? entry : null }
  }

  private sameAs(entry: string, files: Shared['files']): OwnText | undefined {
    return [...this.texts.values()].find((each) => each.entry === entry && areSameFiles(each.files, files))
  }

  /** After each change of the page. */
  follow(model: Model): void {
    const { here } = this
    const { files, entry } = model.project
    if (here === null || model.screen !== 'studio' || model.disk !== null) return
    const isWritten = files !== here.files
    const isPlayed = model.course !== here.course && (here.id !== null || isPlayedOn(here.course, model))
    const isMade = here.id === null && here.origin.kind === 'made'
    if (!isWritten && !isPlayed && !isMade) return
    const isOwn = Object.keys(files).length > 0
    // What was sent and is kept already stays as it is.
    const known = here.isBorrowed && isWritten ? null : here.id
    const isNew = known === null || (known === AS_IT_SHIPS) === isOwn
    const id = !isNew && known !== null ? known : isOwn ? newId() : AS_IT_SHIPS
    const revision = isNew ? 0 : here.revision
    this.here = { ...here, id, revision, files, course: model.course, isBorrowed: here.isBorrowed && !isWritten }
    this.kept.change({ id, revision, entry, files, ...this.described(id, model) }, isOwn && (isNew || isWritten))
    if (isNew && isOwn) void navigator.storage?.persist?.().catch(() => false)
  }

  /** What is kept of a text besides its files. */
  private described(
    id: string,
    { course, built, project }: Model,
  ): Omit<OwnText, 'id' | 'revision' | 'entry' | 'files'> {
    const known = this.texts.get(id)
    const { name, base } = built?.sheet ?? known ?? { name: stemOf(project.entry), base: null }
    const { called, before } = known ?? { called: null, before: [] }
    return { course, version: VERSION, name, base, called, before, changed: Date.now() }
  }

  /** What was open or kept last: a text of one's own, or a game that ships and was played. */
  get last(): OwnText | null {
    const { own, asItShips } = this.studio.model.texts
    const [newest] = own
    if (newest === undefined || asItShips === null) return newest ?? asItShips
    return newest.changed >= asItShips.changed ? newest : asItShips
  }

  goOn({ id, entry, files, course }: OwnText): Promise<void> {
    return this.studio.open({ entry, files, course, origin: { kind: 'kept', id } })
  }

  /** Calls it otherwise; as its game is called where nothing is said. */
  rename(text: OwnText, called: string): void {
    this.kept.change({ ...text, called: called.trim() === '' ? null : called.trim() }, false)
    this.set({ unfolded: null })
  }

  copy(text: OwnText): void {
    const called = words.yours.copyOf(text.called ?? spacedName(text.name))
    this.kept.change({ ...text, id: newId(), called, before: [], changed: Date.now(), revision: 0 }, true)
  }

  /** What is there until now is a version as well then. */
  goBackTo(text: OwnText, { files }: TextVersion): void {
    this.kept.change({ ...text, files, changed: Date.now() }, true, true)
  }

  /** Shows what a text is to be called, or its versions; puts it away where it is shown. */
  unfold(what: TextsModel['unfolded']): void {
    const { unfolded } = this.studio.model.texts
    this.set({ unfolded: unfolded?.id === what?.id && unfolded?.kind === what?.kind ? null : what })
  }

  /** Takes in what `saveAll` made, beside what is here. @throws RangeError where it is none of that */
  takeAll(saved: string): void {
    const all = readAll(saved)
    for (const text of all) this.kept.change({ ...text, revision: 0 }, true)
  }

  async remove(text: OwnText): Promise<void> {
    await this.studio.tried(async () => {
      await this.removal.remove(text)
      this.set({ removed: text })
    })
  }

  async restore(): Promise<void> {
    const { removed } = this.studio.model.texts
    if (removed === null) return
    this.set({ removed: null })
    await this.studio.tried(() => this.removal.restore(removed))
  }

  /** It was read that the text at hand goes on beside that of another page. */
  readBeside(): void {
    this.set({ isBeside: false })
  }

  keep(): Promise<void> {
    return this.kept.keepNow()
  }

  private told(texts: ReadonlyMap<string, OwnText>, trouble: KeepTrouble | null): void {
    this.texts = texts
    const all = [...texts.values()].sort((a, b) => b.changed - a.changed)
    const own = all.filter(({ id }) => id !== AS_IT_SHIPS)
    this.set({ own, asItShips: texts.get(AS_IT_SHIPS) ?? null, trouble })
    const text = texts.get(this.here?.id ?? '')
    if (text !== undefined && text.id !== AS_IT_SHIPS) this.takeIn(text)
  }

  /** What is kept of the text at hand by now, which another page may have written. */
  private takeIn({ files, revision }: OwnText): void {
    const { here, studio } = this
    if (here === null || here.files !== studio.model.project.files) return
    if (areSameFiles(files, here.files)) {
      this.here = { ...here, revision }
      return
    }
    this.here = { ...here, files, revision }
    studio.takeFiles(files)
  }

  private moved(from: string, to: OwnText, why: 'written' | 'same'): void {
    const { here } = this
    if (here === null || here.id !== from) return
    const isSent = here.origin.kind === 'seen' && here.origin.isSent
    this.here = { ...here, id: to.id, revision: to.revision, isBorrowed: why === 'same' && isSent }
    if (why === 'written') this.set({ isBeside: true })
  }

  private set(change: Partial<TextsModel>): void {
    this.studio.set({ texts: { ...this.studio.model.texts, ...change } })
  }
}

/** Whether somebody at this page took a choice since the game was opened. */
function isPlayedOn(opened: PlayedCourse | null, { course, players }: Model): boolean {
  const persons = players.flatMap((player, seat) => (player === 'person' ? [seatName(seat)] : []))
  return (course?.choices ?? []).slice(opened?.choices.length ?? 0).some(({ seat }) => persons.includes(seat))
}

/** Also where a page is served without encryption, which has no ids of the browser's own. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What a file is called, without where it lies. */
const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.rules$/, '')
