import { declaresVariant } from '../../grammar/declared-name.ts'
import { read, repositoryRules } from '../checks/kit.ts'
import { byDay, sampledByDay } from '../kit/effort.ts'
import { liveGame } from '../kit/kept-games.ts'
import { keeps } from '../laws/law.ts'
import { dealsGoRound, keptFact, sidesAgree } from '../laws/seats.ts'

// Games of rules/ in which somebody deals, or players win together; by day without their variants.

/** Who won the month deals the next. */
const DEALT_BY_WINNERS = 'rules/koi-koi/'

const all = repositoryRules().entries
const bases = all.filter((path) => !declaresVariant(read(path) ?? ''))

for (const path of byDay(sampledByDay(bases, 12, 'seats'), all)) {
  const { engine } = await liveGame(path)
  const isDealt = keptFact(engine, 'dealer') !== undefined && !path.startsWith(DEALT_BY_WINNERS)
  const laws = [...(isDealt ? [dealsGoRound] : []), ...(engine.parts.sides === undefined ? [] : [sidesAgree])]
  if (laws.length > 0) keeps({ name: engine.info.name, engine, variant: declaresVariant(read(path) ?? '') }, laws)
}
