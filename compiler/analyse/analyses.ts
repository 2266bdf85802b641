import { byLayer } from '../game/layers.ts'
import type { TEvent } from '../program/declarations.ts'
import type { Program } from '../program/program.ts'
import { insideAnnouncements } from './announcements.ts'
import { readAsCardsCome } from './begins-in-order.ts'
import { ByKind } from './by-kind.ts'
import { EVER, type RunReason, callGraph } from './call-graph.ts'
import { ChanceTold } from './chance-told.ts'
import { askingStatements } from './asking.ts'
import { clocksOf } from './clocks.ts'
import { Completion } from './completion.ts'
import { attendedSites, compellingSites } from './compulsions.ts'
import { Conduct } from './conduct.ts'
import { Confinement } from './confinement.ts'
import { mostCopies } from './copies-created.ts'
import { countingLimits } from './counting-limits.ts'
import { Effects } from './effects.ts'
import { eventsInLines, needsOfGame, textsInLines } from './events-in-lines.ts'
import { Footprints } from './footprint.ts'
import { forcedEvents } from './forced-events.ts'
import { boundOtherwise, givenAgain, givenOnce } from './given-once.ts'
import { heavyWays } from './heavy-ways.ts'
import { keptForAll } from './kept-for-all.ts'
import { eventsDoneOften, longWays } from './long-ways.ts'
import { lookingTexts } from './looking-texts.ts'
import { memo, once, weakMemo } from './memo.ts'
import { OrderAsked } from './order-asked.ts'
import { placesInAnnouncements } from './places-asked.ts'
import { Reach } from './reach.ts'
import { Refusals } from './refusals.ts'
import { Running } from './running.ts'
import { Runs } from './runs.ts'
import { triedWords } from './tried-words.ts'
import { turnEventsOf } from './turns.ts'
import { settledRooms } from './settled-rooms.ts'
import { SourcesOfCards } from './sources-of-cards.ts'
import { stretchesOf } from './stretches.ts'
import { expressionsOf, unitsOf } from './units.ts'
import { usageOf } from './usage.ts'
import { statementsIn } from './walk.ts'
import { whoIsToldToWait } from './who-is-told-to-wait.ts'
import { procTexts } from './worked-texts.ts'
import { zonesTogether } from './zones-together.ts'

/**
 * The record of what is known of a program, each part worked out when it is first asked for. Who looks at programs asks
 * here, and goes through none to find what stands here.
 */
export class Analyses {
  private readonly program: Program

  constructor(program: Program) {
    this.program = program
  }

  // What stands in it.

  /** All that somebody wrote as one thing, examples apart. */
  readonly units = once(() => unitsOf(this.program))
  /** Every statement, of procedures and of facts. */
  readonly statements = once(() => new ByKind(this.units(), ({ body }) => statementsIn(body)))
  readonly expressions = once(() => new ByKind(this.units(), expressionsOf))
  readonly usage = once(() => usageOf(this.program, this.units()))
  /** Replacement rules of all events, in the order of their numbers. */
  readonly insteads = once(() => {
    const insteads = [...this.program.events.values()].flatMap((event) => event.insteads)
    return byLayer(this.program.game.layers, insteads, (rule) => rule.span)
  })

  // What it does.

  /** The procedures that each procedure may run for some reasons. */
  readonly calls = memo((reasons: ReadonlySet<RunReason>) => callGraph(this.program, reasons))
  readonly effects = once(() => new Effects(this.program))
  /** Whatever statements may bring about, now or later. */
  readonly everEffects = once(() => new Effects(this.program, EVER))
  readonly conduct = once(() => new Conduct(this.program, this.calls))
  readonly running = once(() => new Running(this.program))
  readonly refusals = once(() => new Refusals(this.program, this.calls))
  readonly completion = once(() => new Completion(this.program, this.calls))
  readonly confinement = once(() => new Confinement(this.program))
  readonly sourcesOfCards = once(() => new SourcesOfCards(this.program, this.statements(), this.confinement()))
  readonly footprints = once(
    () =>
      new Footprints(this.program, {
        effects: this.effects(),
        running: this.running(),
        confinement: this.confinement(),
      }),
  )
  readonly orderAsked = once(() => new OrderAsked(this.program, this.confinement()))
  readonly chanceTold = once(() => new ChanceTold(this.program, this.orderAsked()))
  readonly zonesTogether = once(() => zonesTogether(this.program, this.orderAsked(), this.confinement()))
  readonly stretches = once(() => stretchesOf(this.program, this.effects()))
  /** Events that some text carries out even where they are forbidden. */
  readonly forced = once(() => forcedEvents(this.statements()))

  // What its announcements come to.

  /** Variables that are given a value at one place alone. */
  readonly boundOtherwise = once(() => boundOtherwise(this.program, this.statements()))
  readonly givenOnce = once(() => givenOnce(this.statements(), this.boundOtherwise()))
  readonly givenAgain = once(() => givenAgain(this.statements(), this.givenOnce()))
  /** Whether anything is announced, so that what is asked has to be tried. */
  readonly announces = once(() => this.statements().has('announce'))
  /** Procedures that announce something, or may run before an announcement is complete. */
  readonly announced = once(() => insideAnnouncements(this.program))
  /** The words that are asked while one is tried, by the word for whether its event may happen. */
  readonly triedWords = once(() => triedWords(this.program, this.calls))
  readonly placesInAnnouncements = once(() => placesInAnnouncements(this.program, this.effects(), this.announced()))

  // What it asks of players.

  /** The instructions that ask, by the number of their site. */
  readonly asking = once(() => askingStatements(this.statements()))
  /** The events at which some rule keeps whoever is asked from passing that may pass as far as the text goes. */
  readonly compelling = once(() => compellingSites(this.program.compulsions, this.program.sites))
  /** Events at which some rule has whoever comes there asked, also where nothing is possible. */
  readonly attended = once(() => attendedSites(this.program.compulsions, this.program.sites))

  // What is done for all at the same time.

  /** What the game keeps meanwhile; null where no rule can tell. */
  readonly lineNeeds = once(() => needsOfGame(this.program))
  readonly eventsInLines = once(() => eventsInLines(this.program))
  readonly textsInLines = once(() => textsInLines(this.program))

  /** The limits of an event that each of those keeps when its turn comes. */
  readonly countingLimits = memo((event: TEvent) => countingLimits(this.program, this.effects(), event))

  // How much there may be of it.

  readonly procTexts = once(() => procTexts(this.program))
  readonly runs = once(() => new Runs(this.program, this.procTexts()))
  /** Events that others carry out twice, on and on. */
  readonly doneOften = once(() => eventsDoneOften(this.runs()))
  readonly heavyWays = once(() => heavyWays(this.program))
  readonly longWays = once(() =>
    longWays(this.program, {
      texts: this.procTexts(),
      runs: this.runs(),
      heavy: this.heavyWays(),
      tried: this.triedWords(),
    }),
  )
  /** Between which bounds its numbers lie. */
  readonly reach = once(() => new Reach(this.program, this.statements(), this.expressions()))
  readonly mostCopies = once(() => mostCopies(this.program))

  // What positions and frames keep.

  /** Who is told that an effect waits that hidden cards have set off, and that stands on no card. */
  readonly toldToWait = once(() => whoIsToldToWait(this.program))
  /** Numbers that count on, and what keeps them: nobody at a table goes by them. */
  readonly clocks = once(() => clocksOf(this.program, this.statements()))
  /** Where players' turns begin and are over. */
  readonly turns = once(() => turnEventsOf(this.program, this.calls(EVER)))
  /** What waiting effects keep that everybody has been told. */
  readonly keptForAll = once(() => keptForAll(this.program, this.givenAgain(), this.effects()))
  /** What cards begin with reads. */
  readonly readAsCardsCome = once(() => readAsCardsCome(this.program, this.effects()))
  /** How many cards each zone holds for which that is settled. */
  readonly settledRooms = once(() => settledRooms(this.program))
  /** Texts that can be suspended and find something out of cards themselves. */
  readonly lookingTexts = once(() => lookingTexts(this.program))
}

/** What is known of a program: one record for each, as long as the program is there. */
export const analysesOf = weakMemo((program: Program) => new Analyses(program))
