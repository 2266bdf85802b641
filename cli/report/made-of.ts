import packageJson from '../../package.json' with { type: 'json' }
import type { ReportPlan } from '../../runtime/report/plan.ts'
import { shellWord } from '../output/shell-word.ts'
import { LONGEST } from '../arguments/table-options.ts'
import type { GamesMeant } from './games/games-meant.ts'
import { PARTS, type PartName, partsOf } from './games/parts.ts'
import type { Made } from './whole-report.ts'

/** What of a report was said by its command line, and not by its plan. */
interface Said {
  readonly against?: string
  readonly option: Readonly<Record<string, string>>
  readonly deck: Readonly<Record<string, string>>
}

/** How a report was made, with the command that makes the same figures again. */
export function madeOf(
  {
    path,
    plan,
    meant: { games, parts, changes, minutes },
    options: { against, option, deck },
  }: { readonly path: string; readonly plan: ReportPlan; readonly meant: GamesMeant; readonly options: Said },
  complete: boolean,
): Made {
  const { seed, players, bots, ladder } = plan
  const usual = partsOf(games)
  const asked = { games, ...playedParts(plan, against !== undefined) }
  const isPlayed = (part: PartName): boolean => part in asked || parts[part] === 0
  const command = [
    `houserules report ${shellWord(path)}`,
    ...(against === undefined ? [] : [`--against ${shellWord(against)}`]),
    ...plan.restrictions.map((sentence) => `--restrict ${shellWord(sentence)}`),
    `--games ${games} --seed ${seed} --players ${players} --bots ${bots.join(',')}`,
    ...PARTS.flatMap((part) =>
      parts[part] === usual[part] || !isPlayed(part) ? [] : [`--part ${part}=${parts[part]}`],
    ),
    `--changes ${changes}`,
    ...(ladder.length === 0 ? [] : [`--ladder ${ladder.join(',')}`]),
    ...(plan.maxDecisions === LONGEST ? [] : [`--max-decisions ${plan.maxDecisions}`]),
    ...(plan.roundLimit === undefined ? [] : [`--round-limit ${plan.roundLimit}`]),
    ...Object.entries(option).map(([name, value]) => `--option ${shellWord(`${name}=${value}`)}`),
    ...Object.entries(deck).map(([seat, file]) => `--deck ${shellWord(`${seat}=${file}`)}`),
  ]
  return {
    version: packageJson.version,
    command: command.join(' '),
    seed,
    players,
    options: plan.options,
    bots,
    asked,
    minutes,
    complete,
  }
}

/** What is asked for of the parts that this report has. */
function playedParts(plan: ReportPlan, against: boolean): Record<string, number> {
  const parts = {
    against: against ? plan.againstGames : 0,
    tension: plan.tension,
    deals: plan.deals,
    ladder: plan.ladder.length === 0 ? 0 : plan.ladderGames,
    options: plan.optionGames,
    restricted: plan.restrictions.length === 0 ? 0 : plan.restrictedGames,
    changes: plan.changes.length === 0 ? 0 : plan.changeGames,
    rules: plan.ruleGames,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, games]) => games > 0))
}
