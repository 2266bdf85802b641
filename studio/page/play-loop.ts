import type { Seat } from '../../runtime/engine.ts'
import type { DeckTexts } from '../play/read-decks.ts'
import type { Landing, SeenTable, Viewer } from '../play/table.ts'
import type { Remote } from '../protocol/calls.ts'
import type { Beginning, LaidTable, PlayCalls, PlayedCourse } from '../protocol/play-calls.ts'
import { tableBetween } from '../play/between.ts'
import type { PassedCard } from '../play/table.ts'
import { BOT_PAUSES, LIE_PAUSE } from './bot-pause.ts'
import type { Model, Player, Why } from './model.ts'
import { botsAtTable } from './bots-at-table.ts'
import type { Store } from './store.ts'
import { words } from '../words.ts'

/** How many choices bots take at once at most: every one of them can be taken back, so that all are kept. */
const PLAYED_OUT = 5000

/** Lets a bot that thinks long come to where a game stands, and choose, somewhere else. */
export type Think = (course: PlayedCourse) => Promise<number>

/** Plays on the table: what people do, and what bots do after them. */
export class PlayLoop {
  private readonly store: Store
  private readonly calls: Remote<PlayCalls>
  private readonly think: Think
  private turn = 0
  private lastAsked: Seat = 0
  /** Whether bots were told to wait, also one whose choice was on its way then. */
  private isPaused = false
  /** The person whose cards lay open last; null at the beginning, when whoever begins is there. */
  private lookedLast: Seat | null = null
  /** An answer on its way, and that the page learns what has been played by then. */
  private going: Promise<unknown> = Promise.resolve()
  /** At which step an answer is on its way: what is pressed twice is answered once. */
  private answering: number | null = null

  constructor(store: Store, calls: Remote<PlayCalls>, think: Think) {
    this.store = store
    this.calls = calls
    this.think = think
  }

  /**
   * Begins a game; whoever is not named is played by a bot, except for the first seat. False where it could not begin,
   * of which the page says why.
   */
  begin(beginning: Beginning, players?: readonly Player[]): Promise<boolean> {
    return this.tried(async () => {
      const laid = await this.calls.begin({ beginning, viewer: this.viewer() })
      const { table, failures } = laid
      const now = this.seated(table, players)
      const fresh = { picked: null, wanted: null, spread: new Set<string>(), passed: null, cover: null }
      this.lookedLast = null
      this.isPaused = false
      this.store.set({ beginning, players: now, why: { kind: 'told' }, ...fresh, ...besides(laid) })
      if (failures[0] !== undefined && beginning.kind === 'example') this.store.set({ problem: failures[0].message })
      await this.shown(table)
    })
  }

  /**
   * Goes on with a game after the rules were changed: as far as they offer its choices; where they part bots rest.
   * False where it could not even begin, of which the page says why.
   */
  recall(course: PlayedCourse, { players, rests = this.store.model.rests }: Recalled = {}): Promise<boolean> {
    this.turn += 1
    return this.tried(async () => {
      const laid = await this.calls.recall({ course, viewer: this.viewer() })
      const { table, parted } = laid
      this.store.set({
        ...besides(laid),
        beginning: course.beginning,
        players: this.seated(table, players, course.beginning.kind !== 'deal'),
        wanted: parted === null ? null : course,
        why: parted === null ? lasting(this.store.model.why) : { kind: 'parted', parted },
      })
      await this.shown(table, parted === null && !rests)
    })
  }

  /** A person's answer; what was asked why before is put away. */
  async answer(place: number): Promise<void> {
    this.isPaused = false
    this.store.set({ picked: null, why: { kind: 'told' }, wanted: null })
    await this.answered(place)
  }

  /** A person's answer of which a card is the next step, and then that card. */
  async answerWith(place: number, card: number): Promise<void> {
    await this.answer(place)
    const next = this.store.model.table?.question?.choices.filter(({ cards }) => cards.includes(card)) ?? []
    const [only] = next
    if (only !== undefined && next.length === 1) await this.answer(only.place)
    else this.store.set({ picked: card })
  }

  /** Takes a card back that is chosen so far; what was chosen after it stays chosen. */
  async putBack(card: number): Promise<void> {
    this.turn += 1
    this.store.set({ picked: null, why: { kind: 'told' }, wanted: null })
    await this.tried(async () => this.shown(await this.calls.putBack({ card, viewer: this.viewer() })))
  }

  private async answered(place: number, botsPlay = true): Promise<void> {
    const { table } = this.store.model
    if (table?.question == null || table.step === this.answering) return
    const viewer = this.viewer()
    this.answering = table.step
    const answer = this.tried(async () =>
      this.shown(await this.calls.answer({ step: table.step, place, viewer }), botsPlay),
    )
    this.going = answer
    await answer
    if (this.answering === table.step) this.answering = null
  }

  /** Lets bots play on for everybody: those that are seated, and one like them for each person. */
  async playOut(): Promise<void> {
    const turn = (this.turn += 1)
    const { players } = this.store.model
    const bots = botsAtTable(players)
    const isThought = bots.includes('search')
    await this.tried(async () => {
      // Bots that think are shown as they go on, and can be stopped.
      for (let left = PLAYED_OUT; left > 0 && turn === this.turn;) {
        const most = isThought ? 1 : left
        const table = await this.calls.playOut({ bots, most, viewer: this.viewer() })
        if (turn !== this.turn) return
        left -= most
        const isOver = table.question === null
        const why: Why = isOver || left > 0 ? { kind: 'told' } : { kind: 'undecided', choices: table.step }
        this.store.set({ table, rests: true, cover: null, picked: null, why, wanted: null })
        if (isOver) break
      }
      if (turn === this.turn && this.store.model.table !== null) await this.shown(this.store.model.table, false)
    })
  }

  /** Back to before the last answer of a person, or the last one where only bots play. */
  async undo(): Promise<void> {
    const { table } = this.store.model
    if (table === null || table.step === 0) return
    await this.goTo(table.step - 1, true)
  }

  async redo(): Promise<void> {
    const { table } = this.store.model
    if (table !== null && table.step < table.steps) await this.goTo(table.step + 1)
  }

  private async goTo(step: number, toPerson = false): Promise<void> {
    this.turn += 1
    this.answering = null
    await this.tried(async () => {
      let table = await this.calls.goTo({ step, viewer: this.viewer() })
      const isPerson = (): boolean => this.playerOf(table.question?.seat) === 'person'
      const somebody = this.store.model.players.includes('person')
      while (toPerson && somebody && table.step > 0 && !isPerson())
        table = await this.calls.goTo({ step: table.step - 1, viewer: this.viewer() })
      this.store.set({ picked: null, why: { kind: 'told' }, wanted: null })
      await this.shown(table, false)
    })
  }

  /** Looks at the table with other eyes. */
  async look(): Promise<void> {
    if (this.store.model.table === null) return
    await this.tried(async () => this.shown(await this.calls.show({ viewer: this.viewer() }), !this.store.model.rests))
  }

  async whyNot(ask: { readonly card: number } | { readonly words: string }): Promise<void> {
    await this.tried(async () => {
      const answers = await this.calls.whyNot({ ...ask, viewer: this.viewer() })
      this.store.set({ why: { kind: 'not', answers }, picked: null, place: 'why' })
    })
  }

  /** Every reason why decks may not be played, by seat; null where that cannot be told, of which the page says why. */
  async refusedDecks(
    decks: DeckTexts,
    options: Readonly<Record<string, string>>,
  ): Promise<readonly (readonly string[])[] | null> {
    let refused: readonly (readonly string[])[] | null = null
    await this.tried(async () => {
      refused = await this.calls.checkDecks({ decks, options })
    })
    return refused
  }

  /** Where a card may be laid; nowhere when that cannot be told. */
  landings(card: number): Promise<readonly Landing[]> {
    return this.calls.landings({ card, viewer: this.viewer() }).catch(() => [])
  }

  /** Once the page knows of all that was answered: rules that were written meanwhile go on with that as well. */
  async settled(): Promise<void> {
    for (let last: Promise<unknown> | null = null; last !== this.going;) {
      last = this.going
      await last
    }
  }

  /** Goes on where a bot is asked. */
  goOn(): void {
    this.isPaused = false
    const { table } = this.store.model
    if (table !== null) void this.shown(table)
  }

  private async shown(table: SeenTable, goesOn = true): Promise<void> {
    const botsPlay = goesOn && !this.isPaused
    const turn = (this.turn += 1)
    if (table.passed !== undefined) {
      await this.lies(table, table.passed)
      // Somebody went elsewhere meanwhile.
      if (turn !== this.turn) return
    }
    const player = this.playerOf(table.question?.seat)
    if (player === 'person') this.lastAsked = table.question?.seat ?? 0
    const viewer = player === 'person' ? this.viewerFor(this.lastAsked) : table.viewer
    // Another person's eyes are asked for before anything is drawn: nothing is seen in between.
    const seen = table.viewer === viewer ? table : await this.calls.show({ viewer })
    this.store.set({ table: seen, rests: !botsPlay, cover: this.coverFor(seen) })
    this.going = this.calls.played(null).then((course) => this.store.set({ course }), ignored)
    if (player === 'person') return
    if (!botsPlay || player === null) return
    setTimeout(() => {
      if (turn === this.turn) void this.botMoves(player)
    }, BOT_PAUSES[this.store.model.pace])
  }

  /** Lets lie what came together before it goes on: until it is looked at, or for a while. */
  private async lies({ viewer, step }: SeenTable, passed: readonly PassedCard[]): Promise<void> {
    const { table: before } = this.store.model
    this.store.set({ passed })
    if (before === null || before.viewer !== viewer || before.step >= step) return
    this.store.set({ table: tableBetween(passed, before) })
    await new Promise<void>((done) => {
      this.lookedAt = done
      setTimeout(done, LIE_PAUSE)
    })
  }

  /** What lies there for a moment is seen: it goes on. */
  lookedAt: () => void = () => {}

  /** Before whom a cover stands: another person than who looked last, whose cards would lie open. */
  private coverFor({ viewer, zones, question }: SeenTable): Seat | null {
    const { players, eyes, beginning } = this.store.model
    const isPassedOn = beginning?.kind === 'deal' && eyes === 'asked' && this.playerOf(question?.seat) === 'person'
    if (!isPassedOn || viewer === 'all' || viewer === this.lookedLast) return null
    const isAlone = players.filter((player) => player === 'person').length < 2
    const isOpen = zones.some(({ seat, seenBy, cards }) => seat === viewer && seenBy === 'owner' && cards.length > 0)
    if (!isAlone && isOpen && this.lookedLast !== null) return viewer
    this.lookedLast = viewer
    return null
  }

  /** Who is to look at the table by himself does so. */
  uncover(): void {
    this.lookedLast = this.store.model.cover
    this.store.set({ cover: null })
  }

  /** Has bots wait until they are told to go on. */
  rest(): void {
    this.turn += 1
    this.isPaused = true
    this.store.set({ rests: true })
  }

  /** Lets the bot that is asked choose once, and rests again. */
  async oneStep(): Promise<void> {
    const player = this.playerOf(this.store.model.table?.question?.seat)
    if (player === null || player === 'person') return
    const turn = (this.turn += 1)
    await this.tried(async () => {
      const place = await this.thought(player)
      if (turn === this.turn) await this.answered(place, false)
    })
  }

  private async botMoves(player: Player): Promise<void> {
    const turn = this.turn
    await this.tried(async () => {
      const place = await this.thought(player)
      if (turn === this.turn) await this.answered(place)
    })
  }

  /** A bot that searches thinks in a worker of its own, so that the table goes on answering. */
  private async thought(player: Player): Promise<number> {
    if (player !== 'search') return this.calls.think({ bot: player })
    return this.think(await this.calls.played(null))
  }

  /**
   * Who plays each seat: as it is said, as it was before, or else bots against one person; all by persons where a
   * position was laid out.
   */
  private seated({ players: many }: SeenTable, players: readonly Player[] = [], isLaid = false): Player[] {
    const before = this.store.model.players
    return Array.from(
      { length: many },
      (_, seat) => players[seat] ?? before[seat] ?? (isLaid ? 'person' : otherwise(seat)),
    )
  }

  private playerOf(seat: Seat | undefined): Player | null {
    return seat === undefined ? null : (this.store.model.players[seat] ?? 'person')
  }

  /** Where the eyes follow whoever is asked, they stay with the last person while bots play. */
  private viewer(): Viewer {
    const { eyes, table } = this.store.model
    if (eyes !== 'asked') return eyes
    const asked = table?.question?.seat
    return asked !== undefined && this.playerOf(asked) === 'person' ? asked : this.lastAsked
  }

  /** Where a person is asked. */
  private viewerFor(asked: Seat): Viewer {
    const { eyes } = this.store.model
    return eyes === 'asked' ? asked : eyes
  }

  /** False where it went wrong. */
  private async tried(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      this.store.set({ problem: words.failed(error instanceof Error ? error.message : String(error)) })
      return false
    }
  }
}

/** How a game is gone on with: who plays, and whether bots rest until they are told to go on. */
interface Recalled {
  readonly players?: readonly Player[]
  readonly rests?: boolean
}

/** What is told of a beginning besides its table. */
const besides = ({ sheet, failures, lines }: LaidTable): Pick<Model, 'otherSheet' | 'unheld' | 'lines'> => ({
  otherSheet: sheet,
  lines,
  unheld: failures.map(({ message }) => message),
})

/** A game that is not there any more has no course either; whoever asked for it says so. */
const ignored = (): void => {}

/** What is still true when the rules have become others. */
const lasting = (why: Why): Why =>
  why.kind === 'example' || why.kind === 'changes' || why.kind === 'many' ? why : { kind: 'told' }

const otherwise = (seat: Seat): Player => (seat === 0 ? 'person' : 'random')
