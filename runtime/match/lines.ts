import { isMeantFor } from '../told/audience.ts'
import { type TurnMark, turnFrom } from '../told/turns.ts'
import { askedWords } from '../words/asked-words.ts'
import { zoneSaid } from '../words/describe.ts'
import type { AnswerHappening, BaseState, Engine, EventHappening, Happening, Move, Seat } from '../engine.ts'
import { NONE } from '../engine.ts'
import type { FullEngine, SiteInfo, ToldInfo } from '../parts.ts'
import { cardPart, cardsAsSeen, isUntold, sentenceOf, toldAs } from '../words/sentence.ts'
import { isSaidLater } from './said-later.ts'
import { answerAsSeen, isSeen, isTold, withAbout } from '../words/tell.ts'
import { namedByLine } from '../words/whose.ts'
import { seatWord, wording } from '../words/speech.ts'

/** A line of what happened: an answer to a question, or what followed from it. */
export interface Line {
  readonly kind: 'answer' | 'event'
  readonly words: string
}

/**
 * What happened in words, as `viewer` saw it (everything when left out), in the sentences of the rules where they have
 * any. Left out is what another line says already: the event that an answer has chosen, events about nobody and
 * nothing; and what the rules tell nothing of. Cards that go the same way are told together. `later` is what followed
 * in the same step, where that is told apart.
 */
export function linesOf(
  engine: Engine,
  s: BaseState,
  happenings: readonly Happening[],
  viewer?: Seat,
  later: readonly Happening[] = [],
): Line[] {
  return linesByTurn(engine, s, happenings, viewer, later).lines
}

/** The same, and where among the lines turns began or were over, as far as the viewer is told of that. */
export function linesByTurn(
  engine: Engine,
  s: BaseState,
  happenings: readonly Happening[],
  viewer?: Seat,
  later: readonly Happening[] = [],
): { readonly lines: Line[]; readonly turns: readonly TurnMark[] } {
  const writer = new LineWriter({ engine, s, viewer, speaks: true }, later)
  return { lines: writer.write(happenings), turns: writer.turns }
}

/** The same in the words of events, of which the rules can leave nothing out: for programs. */
export function exactLinesOf(engine: Engine, s: BaseState, happenings: readonly Happening[], viewer?: Seat): Line[] {
  return new LineWriter({ engine, s, viewer, speaks: false }).write(happenings)
}

interface Listening {
  readonly engine: Engine
  readonly s: BaseState
  readonly viewer: Seat | undefined
  /** Whether the sentences of the rules are used. */
  readonly speaks: boolean
}

/** Happenings that are told in one line, since they differ in one card; of cards that are shown, to whom as well. */
interface Group {
  readonly told: ToldInfo | null
  readonly events: EventHappening[]
  readonly also?: Seat[]
}

class LineWriter {
  readonly turns: TurnMark[] = []
  private readonly lines: Line[] = []
  private readonly at: Listening
  private readonly later: readonly Happening[]
  /** Of one sentence, or one way of moving: cards that are dealt in turn are told of together as well. */
  private groups: Group[] = []
  /** The event that the last answer has chosen, which need not be told again; -1 for none. */
  private chosen = -1
  /** The event that the last answer has chosen and that is told in its place; -1 for none. */
  private inPlace = -1

  constructor(at: Listening, later: readonly Happening[] = []) {
    this.at = at
    this.later = later
  }

  write(all: readonly Happening[]): Line[] {
    const happenings = all.filter((happening) => isMeantFor(happening, this.at.viewer))
    for (const [i, happening] of happenings.entries()) {
      this.turn(happening)
      if (happening.kind === 'event') this.event(happening)
      else {
        this.flush()
        this.answer(happening, happenings, i)
      }
    }
    this.flush()
    return this.lines
  }

  /** Of several between the same lines the last counts. */
  private turn(happening: Happening): void {
    const seat = this.at.speaks ? turnFrom(this.parts, happening) : undefined
    if (seat === undefined || (seat === null && this.turns.at(-1)?.seat === null)) return
    this.flush()
    const at = this.lines.length
    if (this.turns.at(-1)?.at === at) this.turns.pop()
    this.turns.push({ at, seat })
  }

  private get parts(): FullEngine<BaseState>['parts'] {
    return (this.at.engine as FullEngine<BaseState>).parts
  }

  private toldAs({ event, args }: Pick<EventHappening, 'event' | 'args'>): ToldInfo | null {
    return this.at.speaks ? toldAs(this.parts, event, args) : null
  }

  private answer(happening: AnswerHappening, all: readonly Happening[], i: number): void {
    const { engine, s, viewer, speaks } = this.at
    const { site, by, choice } = happening
    const move = engine.moveOf({ ...s, ask: site, asked: by }, choice)
    const told = move.kind === 'act' ? this.toldAs(move) : null
    const follows = told !== null && isCarriedOut(move, [...all, ...this.later], i)
    this.inPlace = follows && move.kind === 'act' ? move.event : -1
    this.chosen = move.kind === 'act' && !follows ? move.event : -1
    const isLeftOut =
      speaks &&
      (this.site(happening)?.untold === true ||
        (this.isInSilence(happening, move, told) && this.isSaidLater(happening, move, all, i)))
    if (!follows && !isLeftOut && isTold(happening, viewer))
      this.lines.push({ kind: 'answer', words: this.answerWords(happening) })
  }

  /** Behind the sentence that the rules have for the question, where they have one. */
  private answerWords(happening: AnswerHappening): string {
    const { engine, s, viewer, speaks } = this.at
    const site = this.site(happening)
    const asked = !speaks || site === undefined || site.kind === 'act' ? null : askedWords(site, happening.by)
    if (asked === null) return engine.tell(s, happening, viewer)
    const about = withAbout(asked, this.parts, s, happening, viewer)
    return wording().answered(about, answerAsSeen(this.parts, s, happening, viewer))
  }

  private site({ site }: AnswerHappening): SiteInfo | undefined {
    return (this.parts as FullEngine<BaseState>['parts'] | undefined)?.sites[site - 1]
  }

  /** Whether the rules tell nothing of what is chosen, or asks there, or have everybody pass who has nothing to do. */
  private isInSilence(answer: AnswerHappening, { kind }: Move, told: ToldInfo | null): boolean {
    if (kind === 'act') return told !== null && told.words === undefined
    const asking = this.site(answer)
    if (asking === undefined) return false
    return isUntold(this.parts, asking.at) || (kind === 'decline' && asking.attended === true)
  }

  private isSaidLater(answer: AnswerHappening, move: Move, all: readonly Happening[], i: number): boolean {
    const { s, viewer } = this.at
    const hearing = { parts: this.parts, s, viewer, toldAs: (each: EventHappening) => this.toldAs(each) }
    const later = [...all.slice(i + 1), ...this.later].filter((each) => isMeantFor(each, viewer))
    return isSaidLater(hearing, answer, move, this.parts.sites[answer.site - 1]?.value, later)
  }

  private event(happening: EventHappening): void {
    const { event, args } = happening
    const told = this.toldAs(happening)
    if (told !== null && told.words === undefined) {
      if (event === this.chosen) this.chosen = -1
      return
    }
    if (event !== this.chosen && event !== this.inPlace) {
      const known = this.groups.find((group) => this.goesWith(group, told, happening))
      if (known !== undefined) return void known.events.push(happening)
      if (!this.isBeside(told, happening)) this.flush()
    } else this.flush()
    if (event === this.chosen) this.chosen = -1
    else if (event === this.inPlace) this.say('answer', { told, events: [happening] })
    else if (told !== null || this.isMove(happening) || this.isShown(happening))
      this.groups.push({ told, events: [happening], also: [] })
    else if (args.length > 0) this.say('event', { told, events: [happening] })
    if (event === this.inPlace) this.inPlace = -1
  }

  /** Whether it is told in the order of the groups that are open, and may go with one that comes later. */
  private isBeside(told: ToldInfo | null, happening: EventHappening): boolean {
    const [open] = this.groups
    return open?.told === told && (told !== null || (this.isShown(happening) && this.isShown(open.events[0])))
  }

  /** Cards that move or come into the game one by one are told together, as are those of one sentence. */
  private goesWith(group: Group, told: ToldInfo | null, next: EventHappening): boolean {
    const [first] = group.events
    if (first === undefined || first.event !== next.event || group.told !== told) return false
    const card = told === null ? 0 : cardPart(this.parts, next.event)
    return card >= 0 && next.args.every((value, i) => i === card || value === first.args[i])
  }

  private isMove({ event }: EventHappening): boolean {
    return ['move', 'create'].includes(this.at.engine.info.events[event]?.name ?? '')
  }

  /** A card that the viewer sees shown to somebody. In the words for programs each stands by itself. */
  private isShown(happening: EventHappening | undefined): boolean {
    const { engine, viewer, speaks } = this.at
    return (
      speaks &&
      engine.info.events[happening?.event ?? -1]?.name === 'show' &&
      happening?.glimpses.every((glimpse) => viewer === undefined || isSeen(glimpse, viewer)) === true
    )
  }

  private flush(): void {
    const groups: Group[] = []
    for (const group of this.groups) {
      const before = groups.find((each) => this.isShownAlike(each, group))
      if (before === undefined) groups.push(group)
      else before.also?.push(group.events[0]?.args[1] ?? NONE)
    }
    for (const group of groups) this.say('event', group)
    this.groups = []
  }

  /**
   * Whether the same cards are shown to somebody else, in a sentence that does not say to whom. Of cards that the viewer
   * does not see it is not told whether they are the same.
   */
  private isShownAlike(before: Group, { told, events }: Group): boolean {
    if (told !== before.told || events.length !== before.events.length) return false
    if (told?.words?.some((piece) => typeof piece !== 'string' && piece.part === 1) === true) return false
    return events.every((event, i) => {
      const same = before.events[i]
      return this.isShown(event) && this.isShown(same) && event.args[0] === same?.args[0]
    })
  }

  private say(kind: Line['kind'], { told, events, also = [] }: Group): void {
    const { engine, s, viewer } = this.at
    const [first] = events
    if (first === undefined) return
    const words =
      told?.words !== undefined
        ? sentenceOf({ parts: this.parts, s, viewer }, told.words, events)
        : this.isMove(first) || this.isShown(first)
          ? this.movedWords(first, events, also)
          : engine.tell(s, first, viewer)
    this.lines.push({ kind, words })
  }

  private movedWords(first: EventHappening, events: readonly EventHappening[], also: readonly Seat[]): string {
    const { s, viewer, speaks } = this.at
    const glimpses = events.flatMap(({ glimpses: [card] }) => (card === undefined ? [] : [card]))
    const line = namedByLine(this.parts, first.event, first.args)
    const cards = cardsAsSeen({ parts: this.parts, s, viewer, line }, glimpses, speaks)
    const [, zone = NONE, to = NONE] = first.args
    if (this.isShown(first)) return wording().shown(cards, [zone, ...also].map(seatWord).join(', '))
    return this.at.engine.info.events[first.event]?.name === 'create'
      ? wording().created(cards, zoneSaid(this.parts, zone))
      : wording().moved(cards, zoneSaid(this.parts, zone), zoneSaid(this.parts, to))
  }
}

/** Whether the event that an answer chose is carried out before the next answer. */
function isCarriedOut(move: Move, all: readonly Happening[], answer: number): boolean {
  if (move.kind !== 'act') return false
  const next = all.findIndex((each, i) => i > answer && (each.kind === 'answer' || each.event === move.event))
  return all[next]?.kind === 'event'
}
