import type { AgreedPlan, ToClient, ToHost } from '../../cli/host/messages.ts'
import { seatName } from '../../runtime/engine.ts'
import { LIE_PAUSE } from '../page/bot-pause.ts'
import type { Landing } from '../play/table.ts'
import type { SeatLabel } from '../table/acts.ts'
import { type SeatModel, afterMessage, emptySeat } from './seat-model.ts'
import { seatWords } from './seat-words.ts'
import { TableSocket } from './table-socket.ts'

/** A seat at a host's table: what is known of it, and what can be done there. */
export class OwnSeat {
  model: SeatModel
  readonly #listen: (model: SeatModel, before: SeatModel) => void
  readonly #socket: TableSocket
  #shown: SeatModel = emptySeat
  #isToDraw = false
  #landed: { readonly card: number; readonly resolve: (all: readonly Landing[]) => void } | null = null
  #lying: ReturnType<typeof setTimeout> | undefined

  constructor(listen: (model: SeatModel, before: SeatModel) => void) {
    this.#listen = listen
    this.model = { ...emptySeat, name: kept('houserules.name'), hasSound: kept('houserules.sound') !== 'off' }
    this.#socket = new TableSocket(
      () => void this.#enter(),
      (message) => this.#take(message),
      () => this.set({ isConnected: false }),
    )
  }

  set(change: Partial<SeatModel>): void {
    this.#turnsTo({ ...this.model, ...change })
  }

  /** Whoever listens is told once for all changes of a turn: a card that is taken away as it is drawn loses the focus. */
  #turnsTo(model: SeatModel): void {
    this.model = model
    if (!this.#isToDraw) queueMicrotask(() => this.#draw())
    this.#isToDraw = true
  }

  #draw(): void {
    this.#isToDraw = false
    const before = this.#shown
    this.#shown = this.model
    this.#listen(this.model, before)
  }

  begin(): void {
    this.#socket.open()
  }

  /** Goes to the table that the address says. */
  goTo(): void {
    this.set({ news: null, sheet: null, sent: null, table: null, problem: null })
    this.#socket.reopen()
  }

  sit(seat: number): void {
    keep('houserules.name', this.model.name)
    this.set({ problem: null })
    this.say({ kind: 'sit', seat, name: this.model.name })
  }

  plan(change: Partial<AgreedPlan>): void {
    const { news } = this.model
    if (news === null) return
    this.set({ problem: null })
    this.say({ kind: 'plan', plan: { ...news.plan, ...change } })
  }

  fillWithBots(): void {
    for (const [seat, { name, isBot }] of (this.model.news?.seats ?? []).entries())
      if (name === null && !isBot) this.say({ kind: 'bot', seat, plays: true })
  }

  answer(choice: unknown): void {
    const view = this.model.sent?.view
    if (view === undefined || !('decision' in view) || view.decision === null) return
    this.set({ picked: null, refused: null, why: [], follows: null })
    this.say({ kind: 'answer', step: view.decision.step, choice })
  }

  /** Takes a choice of which a card is the next step, and then that card. */
  beginWith(place: number, card: number): void {
    this.answer(place)
    this.set({ follows: card })
  }

  whyNot(card: number): void {
    if (this.model.table?.question?.isOthers === false) this.say({ kind: 'why-not', card: `c${card}` })
  }

  /** Where a card may be laid: the host is asked, and of several cards the last is answered. */
  landings(card: number): Promise<readonly Landing[]> {
    this.say({ kind: 'landings', card: `c${card}` })
    return new Promise((resolve) => (this.#landed = { card, resolve }))
  }

  #land({ card, landings }: Extract<ToClient, { readonly kind: 'landings' }>): void {
    const landed = this.#landed
    if (landed === null || `c${landed.card}` !== card) return
    const choices = this.model.table?.question?.choices ?? []
    landed.resolve(
      landings.map(({ place, zones }) => {
        const about = choices.find((choice) => choice.place === place)
        const cards = (about?.cards ?? []).filter((each) => each !== landed.card)
        return { place, zones, cards, seats: about?.seats ?? [] }
      }),
    )
    this.#landed = null
  }

  putBack(card: number): void {
    const view = this.model.sent?.view
    if (view !== undefined && 'step' in view) this.say({ kind: 'put-back', step: view.step, card: `c${card}` })
  }

  /** What lies there for a moment is seen: the game is shown as it stands. */
  lookedAt(): void {
    if (this.model.lying !== null) this.set({ lying: null })
  }

  undo(): void {
    const view = this.model.sent?.view
    if (view !== undefined && 'step' in view) this.say({ kind: 'undo', step: view.step })
  }

  sound(hasSound: boolean): void {
    keep('houserules.sound', hasSound ? 'on' : 'off')
    this.set({ hasSound })
  }

  say(message: ToHost): void {
    this.#socket.say(message)
  }

  /** What a seat is called: the name of who sits there, or of its bot. */
  nameOf(seat: number): string {
    return this.model.news?.seats[seat]?.called ?? seatName(seat)
  }

  /** With a sign of its own: of a bot the letter of its seat. */
  labelOf(seat: number): SeatLabel {
    const name = this.model.news?.seats[seat]?.name
    return { name: this.nameOf(seat), sign: [...(name ?? seatName(seat))][0] ?? '' }
  }

  /** What lay together lies for a while, from when it was shown first. */
  #goesOn(): void {
    clearTimeout(this.#lying)
    this.#lying = setTimeout(() => this.lookedAt(), LIE_PAUSE)
  }

  /** What a press on a card has begun goes on with that card, where only one choice is about it. */
  #followUp(): void {
    const { follows, table } = this.model
    if (follows === null) return
    this.set({ follows: null })
    const [only, ...others] = (table?.question?.choices ?? []).filter(({ cards }) => cards.includes(follows))
    if (only !== undefined && others.length === 0) this.answer(only.place)
    else if (only !== undefined) this.set({ picked: follows })
  }

  async #enter(): Promise<void> {
    const table = location.hash.slice(1) || (await houseTable())
    if (table === '') return
    if (location.hash !== `#${table}`) history.replaceState(null, '', `#${table}`)
    const secret = kept(secretOf(table))
    this.set({ isConnected: true })
    this.say({ kind: 'enter', table, ...(secret === '' ? {} : { secret }) })
  }

  #take(message: ToClient): void {
    if (message.kind === 'opened') location.hash = message.table
    if (message.kind === 'seated') keep(secretOf(location.hash.slice(1)), message.secret)
    if (message.kind === 'error' && this.model.news === null) {
      // The table is gone; that of the house is always there.
      history.replaceState(null, '', location.pathname)
      this.#socket.reopen()
      return this.set({ problem: seatWords.goneTable })
    }
    if (message.kind === 'landings') return this.#land(message)
    const lay = this.model.lying
    this.#turnsTo(afterMessage(this.model, message))
    if (this.model.lying !== null && this.model.lying !== lay) this.#goesOn()
    if (message.kind === 'view') this.#followUp()
  }
}

const secretOf = (table: string): string => `houserules.seat.${table}`

/** Empty where the host does not say. */
async function houseTable(): Promise<string> {
  const response = await fetch('house.json').catch(() => null)
  const { table } = ((await response?.json()) ?? { table: '' }) as { readonly table: string }
  return table
}

/** A private window may keep nothing: then a seat is lost when its page is closed. */
function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // As above.
  }
}
