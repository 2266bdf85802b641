import { fittingBeginning } from './fitting-beginning.ts'
import { games } from 'virtual:shelf'
import { RemoteWorker } from '../protocol/remote-worker.ts'
import type { Beginning, PlayedCourse } from '../protocol/play-calls.ts'
import type { FileEdit } from '../protocol/name-calls.ts'
import type { Built, ExampleRef, Light, Project, WriteCalls } from '../protocol/write-calls.ts'
import { readLink } from '../share/link.ts'
import type { Shared } from '../share/shared.ts'
import { beginWorker } from './begin-worker.ts'
import { BuildLoop } from './build-loop.ts'
import { Changes } from './changes.ts'
import { Clauses } from './clauses.ts'
import { type OnDisk, isOnDisk, readDisk } from './disk.ts'
import { DiskSaving } from './disk-saving.ts'
import { type Drawer, drawersKept } from './drawers.ts'
import { emptyGame } from './empty-game.ts'
import { Many } from './many.ts'
import { NamesAtCursor } from './names.ts'
import { type Origin, OwnTexts } from './own-texts.ts'
import type { Model, Place, Player } from './model.ts'
import { Playing } from './playing.ts'
import { readFolder } from './read-folder.ts'
import { Sharing } from './sharing.ts'
import { Skein } from './skein-loop.ts'
import { TextsTogether } from './texts-together.ts'
import { tourGame } from './tour-game.ts'
import { WayBack } from './way-back.ts'
import { words } from '../words.ts'

/** Milliseconds that a call may take before its worker is ended. */
const LIMIT = 20_000

/** What can be done on the page. */
export class Studio extends Playing {
  readonly worker: RemoteWorker<WriteCalls>
  readonly build: BuildLoop
  /** What the variant at hand changes. */
  readonly changes: Changes = new Changes(this)
  /** What is done about the name at the cursor. */
  readonly names: NamesAtCursor = new NamesAtCursor(this)
  /** The clauses beside the text. */
  readonly clauses: Clauses = new Clauses(this)
  /** Many games by bots. */
  readonly many: Many = new Many(this)
  /** All plays of the game at hand. */
  readonly skein: Skein = new Skein(this, (model) => this.own.document(model))
  /** Texts of one's own. */
  readonly own: OwnTexts = new OwnTexts(this, this.skein)
  /** What goes out of the page: links and files. */
  readonly sharing: Sharing = new Sharing(this)
  /** Saves to the disk, where there is one behind the page. */
  readonly saving: DiskSaving = new DiskSaving(this)
  /** What “back” of the browser goes back to. */
  private readonly history = new WayBack({
    toStart: () => this.showStart(),
    toGame: () => this.model.built !== null && this.set({ screen: 'studio' }),
  })
  private spots = 0
  private openings = 0
  /** The last change of several files. */
  private together: TextsTogether | null = null

  constructor(listen: (model: Model) => void) {
    const worker = new RemoteWorker<WriteCalls>(beginWorker, LIMIT)
    const thinker = new RemoteWorker<WriteCalls>(beginWorker, LIMIT * 3)
    super(
      (model) => {
        listen(model)
        // Plays belong to a text, which is to be known before.
        this.own.follow(model)
        this.skein.follow(model)
      },
      worker.calls,
      (course) => thought(thinker, this.model.project, course),
    )
    this.worker = worker
    this.build = new BuildLoop(this.store, worker, { built: () => this.goOn(), lit: () => this.lit() })
  }

  /** Opens a game that ships, a shared one, or one of one's own. */
  async open(opened: Opened, place: Place = 'table'): Promise<void> {
    await this.lying
    await this.openOn('studio', opened, place)
  }

  /** Has a game lie on the first page, where none does. */
  private layOut(entry: string): void {
    if (this.model.project.entry !== '') return
    const laid = new Promise<void>((done) => (this.laid = done))
    this.lying = laid.then(() => this.play.settled())
    void this.openOn('start', { entry, files: {}, course: null, origin: SHIPS }, 'table').finally(this.laid)
  }

  /** Until what lies on the first page is dealt: another game is not opened amid that. */
  private lying: Promise<void> = Promise.resolve()
  private laid: () => void = () => {}

  /** Goes to the game that lies on the first page. */
  sitDown(): void {
    if (this.model.built === null) return
    this.history.enter('start')
    this.set({ screen: 'studio' })
  }

  private async openOn(
    screen: Model['screen'],
    { entry, files, course, origin, disk = null }: Opened,
    place: Place,
  ): Promise<void> {
    const opening = (this.openings += 1)
    this.together = null
    this.own.opened(origin, { files, course })
    if (screen === 'studio') this.history.enter(this.model.screen)
    const isMade = place === 'text' || (Object.keys(files).length > 0 && !(origin.kind === 'seen' && origin.isSent))
    const drawers = new Set<Drawer>([...drawersKept(), ...(isMade ? MAKING : [])])
    const fresh = { checked: null, built: null, lights: null, table: null, beginning: null, players: [] }
    this.set({
      ...fresh,
      screen,
      place,
      drawers,
      project: { entry, files },
      // What is typed from now on belongs to this game. The text of a game that ships is not here yet.
      ...(Object.hasOwn(files, entry) ? { file: entry, text: files[entry] ?? '' } : { file: '', text: '' }),
      spot: null,
      disk,
      notSaved: null,
      course,
      wanted: null,
      busy: words.building,
      panel: null,
    })
    await this.build.now()
    // Another was opened meanwhile.
    if (opening !== this.openings) return
    this.set({ busy: null })
    if (this.model.file === '') await this.show(entry)
  }

  /** After a build: the game goes on where it was, or begins. */
  private async goOn(): Promise<void> {
    await this.play.settled()
    const { wanted, course, built } = this.model
    if (built === null) return
    const whole = wanted ?? course
    const isBegun = whole === null ? await this.deal() : await this.goOnWith(whole, built)
    // The cards of a game by other rules have no faces by these.
    if (!isBegun) this.set({ table: null, wanted: whole })
    this.laid()
  }

  private async goOnWith(whole: PlayedCourse, built: Built): Promise<boolean> {
    const beginning = fittingBeginning(whole.beginning, built)
    const playable = await this.withPlayableDecks(beginning)
    if (playable === whole.beginning) return this.play.recall(whole)
    const isBegun = await this.play.begin(playable)
    if (isBegun) this.set({ problem: words.dealtAnew, wanted: whole })
    return isBegun
  }

  /** The same beginning, without the decks where these rules refuse one. */
  private async withPlayableDecks(beginning: Beginning): Promise<Beginning> {
    if (beginning.kind !== 'deal' || beginning.decks === undefined) return beginning
    const { decks, ...without } = beginning
    const refused = await this.play.refusedDecks(decks, beginning.options)
    return refused?.every((reasons) => reasons.length === 0) === true ? beginning : without
  }

  /** Shows a file in the editor. */
  async show(file: string, at?: { readonly line: number } | { readonly offset: number }): Promise<void> {
    const { project } = this.model
    const text = project.files[file] ?? (await this.worker.calls.read({ path: file })) ?? ''
    const spot = at === undefined ? null : { file, at, count: (this.spots += 1) }
    this.set({ file, text, spot, ...(at === undefined ? {} : { place: 'text' as const }) })
  }

  /** `file:line`, as rules give their places. */
  override async showPlace(place: string): Promise<void> {
    const at = place.lastIndexOf(':')
    if (at > 0) await this.show(place.slice(0, at), { line: Number(place.slice(at + 1)) })
  }

  override readonly opensClauses = true

  override showClause(id: string): void {
    void this.clauses.choose(id)
  }

  /** A change of the text that is shown: from now on the file is one of the project's own. */
  edit(text: string): void {
    const { project, file } = this.model
    if (file === '' || text === this.model.text) return
    const files = this.together?.along(project.files, file, text) ?? { ...project.files, [file]: text }
    this.history.leaveLink()
    this.set({ text, project: { ...project, files } })
    performance.mark('houserules-key')
    this.build.later()
  }

  async fix({ file, from, to, replacement }: FileEdit): Promise<void> {
    await this.show(file, { offset: from })
    const { text } = this.model
    this.edit(`${text.slice(0, from)}${replacement}${text.slice(to)}`)
  }

  /** Takes the lines of an example out that answer what nobody asks. */
  async takeOutNeedless(title: string): Promise<void> {
    await this.tried(async () => {
      const edit = await this.worker.calls.withoutNeedless({ title })
      if (edit === null) this.set({ problem: words.lights.stays })
      else await this.fix(edit)
    })
  }

  /** The files of the project as another page has written them. */
  takeFiles(files: Project['files']): void {
    const { project, file, text } = this.model
    this.together = null
    this.set({ text: files[file] ?? text, project: { ...project, files } })
    this.build.later()
  }

  /** Takes other texts of several files at once; an undo in one of them takes all of it back. */
  editAll(texts: Project['files'], before: Project['files']): void {
    const { project, file } = this.model
    this.together = new TextsTogether(before, texts, project.files)
    this.set({ text: texts[file] ?? this.model.text, project: { ...project, files: { ...project.files, ...texts } } })
    this.build.later()
  }

  async format(): Promise<void> {
    await this.tried(async () => this.edit(await this.worker.calls.format({ text: this.model.text })))
  }

  /** Whether there is a disk behind this page. */
  readonly isOnDisk: boolean = isOnDisk(location.search)

  /** Opens the files that `houserules studio` serves with this page, as they are now. */
  async openDisk(): Promise<void> {
    await this.tried(async () => {
      const { entry, files } = await readDisk()
      const texts = Object.fromEntries(Object.entries(files).map(([path, { text }]) => [path, text]))
      await this.open({ entry, files: texts, course: null, origin: SHIPS, disk: files })
    })
  }

  /** Says in words what went wrong in some work. */
  async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.set({ problem: words.failed(error instanceof Error ? error.message : String(error)) })
    }
  }

  /** A new variant of the game at hand, ready to be edited. */
  async makeOurs(name: string, options: Readonly<Record<string, string>>): Promise<void> {
    const { project, built, course, disk } = this.model
    const base = built?.sheet.name
    const file = `${name.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2').toLowerCase()}.rules`
    // On a disk it lies beside what it is of.
    const path = disk === null ? file : `${project.entry.slice(0, project.entry.lastIndexOf('/') + 1)}${file}`
    const isTaken = games.some((game) => game.name === name) || name === base || Object.hasOwn(project.files, path)
    if (base === undefined || isTaken || !/^\p{L}[\p{L}\p{N}-]{0,60}$/u.test(name))
      return this.set({ panel: { kind: 'ours', name, problem: words.panel.badName } })
    const text = await this.worker.calls.newVariant({ name, of: base, options })
    const files = { ...project.files, [path]: text }
    await this.open({ entry: path, files, course: unsaid(course), origin: { kind: 'made' }, disk }, 'text')
  }

  /** Lays an example out on the table, as far as it goes. */
  async lay({ title, steps }: Pick<ExampleRef, 'title' | 'steps'>, upTo = steps): Promise<void> {
    const { players, built, why } = this.model
    const seats = Math.max(players.length, built?.sheet.seats.to ?? 0)
    await this.play.begin(
      { kind: 'example', title, steps: upTo },
      Array.from({ length: seats }, () => 'person' as const),
    )
    // Whoever goes from line to line goes on reading.
    this.set({ place: 'table', ...(why.kind === 'example' ? { why } : {}) })
  }

  /** Tells what happened in an example. */
  async tell(light: Light): Promise<void> {
    this.set({ why: { kind: 'example', light, trace: null, lines: [] }, place: 'why' })
    await this.retell(light)
  }

  /** Tells it anew, where examples have become others. */
  private async retell(light: Light): Promise<void> {
    const ref = this.model.built?.examples.find(({ title }) => title === light.title)
    const { calls } = this.worker
    const [trace, text] = await Promise.all([
      calls.trace({ title: light.title }),
      ref === undefined ? null : calls.read({ path: ref.file }),
    ])
    const all = text?.split('\n') ?? []
    const lines = (ref?.lines ?? []).map((line) => all[line - 1]?.trim() ?? '')
    const { why } = this.model
    if (why.kind === 'example' && why.light.title === light.title) this.set({ why: { ...why, light, trace, lines } })
  }

  /** Once the examples were tried again. */
  private lit(): void {
    const { why, lights } = this.model
    const light = why.kind === 'example' ? lights?.find(({ title }) => title === why.light.title) : undefined
    if (light !== undefined) void this.retell(light).catch(() => {})
    else if (why.kind === 'example') this.set({ why: { kind: 'told' } })
  }

  seat(seat: number, player: Player): void {
    this.set({ players: this.model.players.map((each, i) => (i === seat ? player : each)) })
    this.play.goOn()
  }

  /** Opens what the fragment of an address holds; the start page where it holds nothing. */
  async openLink(fragment: string): Promise<void> {
    const read = readLink(fragment)
    switch (read.kind) {
      case 'none': {
        const [known] = games
        return known === undefined ? undefined : this.layOut(known.path)
      }
      case 'broken':
      case 'long':
        return this.set({ problem: words.links[read.kind] })
      case 'newer':
        return this.set({ problem: words.links.newer(read.format) })
      case 'later':
        return this.set({ problem: words.links.later(read.language) })
      case 'shared': {
        const { entry, files } = read.shared
        const isHere = Object.hasOwn(files, entry) || games.some(({ path }) => path === entry)
        if (!isHere) return this.set({ problem: words.links.gone(entry) })
        return this.open({ ...read.shared, origin: { kind: 'seen', isSent: true } })
      }
    }
  }

  /** Begins the tour: a house rule of Hearts that is still empty. */
  async beginTour(): Promise<void> {
    const { entry, text } = tourGame
    this.set({ tour: 0 })
    await this.open({ entry, files: { [entry]: text }, course: null, origin: SHIPS })
  }

  async openEmpty(): Promise<void> {
    const { entry, text } = emptyGame
    await this.open({ entry, files: { [entry]: text }, course: null, origin: SHIPS }, 'text')
  }

  /** Opens a zip or a rules file of one's own, or all of them as they were saved. */
  async openFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? []
    if (file === undefined) return
    const origin = { kind: 'made' } as const
    await this.tried(async () => {
      if (file.name.endsWith('.json')) return this.own.takeAll(await file.text())
      await this.open({ ...(await readFolder(file)), course: null, origin }, 'text')
    })
    input.value = ''
  }

  home(): void {
    this.history.leave()
    this.showStart()
  }

  /** The start page; the texts of one's own are offered there. */
  private showStart(): void {
    this.set({ screen: 'start', panel: null, tour: null })
  }
}

/** Whoever writes a game has its text and what happens beside the table; whoever plays has the table. */
const MAKING: readonly Drawer[] = ['text', 'why']

/** What is not kept before something is done with it. */
const SHIPS: Origin = { kind: 'seen', isSent: false }

/** What was chosen for a game is what its rules say from now on. */
function unsaid(course: PlayedCourse | null): PlayedCourse | null {
  return course?.beginning.kind === 'deal' ? { ...course, beginning: { ...course.beginning, options: {} } } : course
}

/** What is opened; `disk` where it is saved to one. */
type Opened = Pick<Shared, 'entry' | 'files' | 'course'> & { readonly origin: Origin; readonly disk?: OnDisk | null }

/** A bot that searches thinks in a worker of its own, so that the table goes on answering. */
async function thought({ calls }: RemoteWorker<WriteCalls>, project: Project, course: PlayedCourse): Promise<number> {
  await calls.check({ project })
  await calls.build(null)
  await calls.recall({ course, viewer: 'all' })
  return calls.think({ bot: SEARCH })
}

/** So many futures are looked at for a move, that a table need not wait long. */
const SEARCH = 'search:60'
