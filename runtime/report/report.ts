import type { BaseState, GameInfo } from '../engine.ts'
import type { FullEngine, SiteInfo } from '../parts.ts'
import { seatName } from '../engine.ts'
import { type CardFigures, cardRows } from './card-rows.ts'
import { chiSquaredTail } from './chi-squared.ts'
import { rateOfClusters } from './clusters.ts'
import { FEWEST_WINS, fairShareOf, probabilityIfAlike } from './fairness.ts'
import { type Figure, type Spread, figureOf, partOf, rate, rateOf, sizeOf, spreadOf } from './figures.ts'
import type { Interval } from '../simulate/wilson-interval.ts'
import { REPEATS, luckInterval, shareOfLuck } from './luck.ts'
import type { Measured } from './measured.ts'
import {
  type BlankRow,
  type ComparedGames,
  type NumberRow,
  blankRows,
  comparedMeasures,
  mattering,
  numberRows,
} from './changed-rows.ts'
import { NO_PAIRS, type PairTally } from './pair-tally.ts'
import type { ReportPlan } from './plan.ts'
import { meanOf } from './sums.ts'
import { Tests } from './tests.ts'
import { MOMENTS, PLAYOUTS } from './tension.ts'

/** What was measured of a game, as figures. */
export interface GameReport {
  readonly game: Pick<GameInfo, 'name' | 'title' | 'fingerprint'>
  readonly seats: SeatsSection
  readonly length: { readonly decisions: Spread; readonly real: Spread }
  readonly choices: ChoicesSection
  readonly tension: TensionSection | null
  readonly skill: SkillSection
  readonly cards: readonly CardFigures[]
  /** Cards of the first seat's deck that have rules of their own, without these. */
  readonly blanked: readonly BlankRow[]
  readonly options: readonly (ComparedGames & { readonly option: string; readonly value: string })[]
  readonly numbers: NumbersSection
  readonly restricted: readonly (ComparedGames & { readonly sentence: string })[]
  readonly rules: RulesSection | null
  readonly against: AgainstSection | null
}

export interface SeatsSection {
  readonly games: number
  readonly standstills: number
  readonly cutOff: number
  /** Games in which something did not hold that always does. */
  readonly breaches: number
  readonly drawn: Figure
  readonly rows: readonly { readonly seat: string; readonly share: Figure; readonly result: Figure }[]
  /** Where somebody plays with others: the shares of the sides, as the rules name them. */
  readonly sides: readonly { readonly side: string; readonly share: Figure }[]
  readonly margin: Figure
  /** Whether seats win alike: what each would win, and how probable shares so different are if they do. */
  readonly fairness: { readonly share: number; readonly p: number; readonly significant: boolean }
}

export interface ChoicesSection {
  readonly asked: number
  readonly forced: Figure
  /** The geometric mean of the choices at decisions with more than one. */
  readonly factor: number
  /** Decisions with several choices at which it did not show, in games played on, that any of them matters. */
  readonly alike: Figure
  readonly questions: readonly QuestionRow[]
}

export interface QuestionRow {
  readonly at: string
  readonly prompt: string
  readonly asked: number
  readonly forced: Figure
  readonly factor: number
}

export interface TensionSection {
  readonly games: number
  readonly moments: number
  readonly playouts: number
  readonly uncertainty: readonly Figure[]
  readonly winner: readonly Figure[]
  readonly drama: Figure
  readonly leadChanges: Figure
  readonly decided: Figure
  readonly comebacks: Figure
  readonly dead: Figure
}

export interface SkillSection {
  readonly fairShare: number
  readonly ladder: readonly {
    readonly bot: string
    readonly share: Figure
    readonly p: number
    readonly significant: boolean
  }[]
  readonly luck: {
    readonly deals: number
    readonly repeats: number
    readonly share: number | null
    readonly interval: Interval | null
  }
}

export interface NumbersSection {
  /** Numbers that the rules have, and those of them that were shifted. */
  readonly known: number
  readonly tried: number
  readonly rows: readonly NumberRow[]
}

export interface RulesSection {
  readonly games: number
  readonly rows: readonly RuleFigures[]
}

export interface RuleFigures {
  readonly rule: RuleNamed
  /** The share of the games in which it applied, and of the decisions on the way to which it did. */
  readonly games: Figure
  readonly decisions: Figure
  /** The share of the games that go another way without it; null where that was not tried, or cannot be played. */
  readonly mattered: Figure | null
}

export interface AgainstSection {
  readonly game: Pick<GameInfo, 'name' | 'fingerprint'>
  readonly games: number
  readonly cutOff: number
  /** The share of the games that go another way. */
  readonly parted: Figure
  readonly rows: readonly ComparedGames[]
}

export interface RuleNamed {
  readonly name: string
  readonly clauses: readonly string[]
  readonly place: string
  /** Whether it forbids something, so that to apply is to refuse. */
  readonly refuses: boolean
}

/** What a report is about besides the game: its rules, and the other game where two are compared. */
export interface About {
  readonly rules: readonly RuleNamed[]
  readonly against: Pick<GameInfo, 'name' | 'fingerprint'> | null
  /** How many numbers the rules have. */
  readonly numbers: number
}

/** The figures. Of everything that is tested, in all sections together, at most one in twenty reports errs (Holm 1979). */
export function reportOf(
  engine: FullEngine<BaseState>,
  plan: ReportPlan,
  measured: Measured,
  about: About,
): GameReport {
  const tests = new Tests()
  const { info, parts } = engine
  const draft = {
    game: { name: info.name, title: info.title, fingerprint: info.fingerprint },
    seats: seatsSection(measured, plan, tests),
    length: { decisions: spreadOf(measured.games.decisions), real: spreadOf(measured.games.realDecisions) },
    choices: choicesSection(measured, parts.sites),
    tension: tensionSection(measured),
    skill: skillSection(measured, plan, tests),
    cards: cardRows(info, measured.games, tests),
    options: Object.entries(measured.options).flatMap(([key, pairs]) => {
      const [option = '', value = ''] = key.split('=')
      return comparedMeasures(pairs, tests).map((row) => Object.assign(row, { option, value }))
    }),
    restricted: plan.restrictions.flatMap((sentence) =>
      comparedMeasures(measured.restricted[sentence] ?? NO_PAIRS, tests).map((row) => Object.assign(row, { sentence })),
    ),
    blanked: blankRows(plan, measured, tests),
    numbers: numbersSection(measured, plan, about, tests),
    rules: rulesSection(measured, plan, about.rules),
    against:
      about.against === null
        ? null
        : { game: about.against, ...counts(measured.against), rows: comparedMeasures(measured.against, tests) },
  }
  return tests.judged(draft)
}

const counts = ({ games, cutOff, parted }: PairTally): Pick<AgainstSection, 'games' | 'cutOff' | 'parted'> => ({
  games,
  cutOff,
  parted: rate(parted, games),
})

function seatsSection({ games: tally }: Measured, { players }: ReportPlan, tests: Tests): SeatsSection {
  const { games, finished, standstills, breaches, drawn, wins, results, margins, sides } = tally
  return {
    games,
    standstills,
    cutOff: games - finished - standstills,
    breaches,
    drawn: rate(drawn, finished),
    rows: wins.map((share, seat) => ({
      seat: seatName(seat),
      share: rateOf(share),
      result: figureOf(results[seat] ?? share),
    })),
    sides: Object.entries(sides).map(([side, share]) => ({ side, share: rateOf(share) })),
    margin: sizeOf(margins),
    fairness: Object.assign(tests.of(probabilityIfAlike(tally, players)), { share: fairShareOf(tally, players) }),
  }
}

function choicesSection({ games: { questions }, tension }: Measured, sites: readonly SiteInfo[]): ChoicesSection {
  const rows = Object.entries(questions).map(([site, { asked, forced, logs }]): QuestionRow => {
    const info = sites[Number(site) - 1]
    return {
      at: info?.at ?? '',
      prompt: info?.prompt ?? '',
      asked,
      forced: rate(forced, asked),
      factor: Math.exp(meanOf(logs)),
    }
  })
  const all = Object.values(questions)
  const asked = all.reduce((sum, each) => sum + each.asked, 0)
  const logs = all.reduce((sum, each) => sum + each.logs.sum, 0)
  const open = all.reduce((sum, each) => sum + each.logs.count, 0)
  return {
    asked,
    forced: rate(asked - open, asked),
    factor: open === 0 ? 1 : Math.exp(logs / open),
    alike: rateOfClusters(tension.choices),
    questions: rows.sort((a, b) => b.asked - a.asked),
  }
}

function tensionSection({ tension: t }: Measured): TensionSection | null {
  if (t.games === 0) return null
  return {
    games: t.games,
    moments: MOMENTS,
    playouts: PLAYOUTS,
    uncertainty: t.uncertainty.map(partOf),
    winner: t.winner.map(partOf),
    drama: partOf(t.drama),
    leadChanges: sizeOf(t.leadChanges),
    decided: partOf(t.decided),
    comebacks: rateOf(t.comebacks),
    dead: rateOfClusters(t.dead),
  }
}

function skillSection({ games, ladder, luck }: Measured, plan: ReportPlan, tests: Tests): SkillSection {
  const fairShare = fairShareOf(games, plan.players)
  const [deals, share] = [Math.round(luck.between.count / plan.players), shareOfLuck(luck)]
  return {
    fairShare,
    ladder: plan.ladder.flatMap((bot) => {
      const sums = ladder[bot]
      if (sums === undefined || sums.count === 0) return []
      const expected = sums.count * fairShare
      const off = (sums.sum - expected) ** 2 / (expected * (1 - fairShare))
      // Where all win always nobody does better.
      const isTested = fairShare < 1 && Math.min(expected, sums.count - expected) >= FEWEST_WINS
      return [Object.assign(tests.of(isTested ? chiSquaredTail(off, 1) : 1), { bot, share: rateOf(sums) })]
    }),
    luck: { deals, repeats: REPEATS, share, interval: share === null ? null : luckInterval(luck) },
  }
}

function rulesSection(measured: Measured, plan: ReportPlan, known: readonly RuleNamed[]): RulesSection | null {
  const { rules } = measured
  if (rules.games === 0) return null
  const without = mattering(plan, measured)
  const rows = known.map((rule) => ({
    rule,
    games: rate(rules.applied[rule.place] ?? 0, rules.games),
    decisions: rate(rules.times[rule.place] ?? 0, rules.decisions + rules.games),
    mattered: without.get(rule.place) ?? null,
  }))
  return { games: rules.games, rows: rows.sort((a, b) => b.games.value - a.games.value) }
}

function numbersSection(measured: Measured, plan: ReportPlan, about: About, tests: Tests): NumbersSection {
  const places = new Set(
    plan.changes.flatMap((change) => (change.kind === 'number' ? [`${change.place}:${change.column}`] : [])),
  )
  return { known: about.numbers, tried: places.size, rows: numberRows(plan, measured, tests) }
}
