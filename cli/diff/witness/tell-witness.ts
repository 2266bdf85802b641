import type { FoundWitness, PlayedWitness } from '../../../compiler/diff/change.ts'
import { type Claim, toldIn } from '../../../runtime/diff/claim.ts'
import { refusedBy } from '../../../runtime/diff/claims.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { type Proof, SETTLED, afterIfKnown, moveLacking } from '../../../runtime/diff/proof.ts'
import type { Scenario } from '../../../runtime/diff/scenario.ts'
import type { Found, PartingGame } from '../../../runtime/diff/found.ts'
import { type Pair, type TwinTable, tableOf } from '../../../runtime/diff/twin-table.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { type Seat, seatName } from '../../../runtime/engine.ts'
import { drawTables } from './draw-tables.ts'
import { type RecordedChoice, recordedChoice } from '../../../runtime/records/replay.ts'
import { isTakenAlone } from '../../../runtime/kernel/apply.ts'
import { keptThere } from './kept-there.ts'
import { claimWords, sceneWords, toldWords, valueAsked } from './print-example.ts'

/** A proof for people: where both sides part, and what each of them says there. */
export function tellWitness(
  pair: Pair,
  { found, beside }: { readonly found: Found; readonly beside: PartingGame | null },
  proof: Proof,
  example: string,
): FoundWitness {
  const { a, b } = pair.forth
  const { claim, holdsOn, scenario } = proof
  const game = found.game ?? beside
  const value = valueAsked(claim)
  return {
    kind: 'found',
    by: found.by,
    seed: game?.seed ?? null,
    step: game?.step ?? null,
    ...(game === null ? {} : { played: playedIn(pair, game).played }),
    ...(found.game === null ? { isMade: true } : {}),
    where: whereOf(pair, proof),
    ...(value === null ? {} : { value }),
    scene: sceneWords(holdsOn === 'old' ? a : b, scenario),
    old: said(a, scenario, claim, holdsOn === 'old'),
    new: said(b, scenario, claim, holdsOn === 'new'),
    example,
    tables: drawTables(pair, proof),
    holdsOn,
    ...(moveLacking(holdsOn === 'old' ? b : a, claim) === null ? {} : { onlyOn: holdsOn }),
  }
}

/** Where both sides part, in one line. */
export const whereOf = ({ forth: { b } }: Pair, { claim }: Pick<Proof, 'claim'>): string =>
  claimWords(b, asked(claim)).replace(/^then /, '')

/** What is asked of both versions: neither that it is not so, nor why. */
const asked = (claim: Claim): Claim =>
  ({
    ...claim,
    ...('not' in claim ? { not: false } : {}),
    ...('because' in claim ? { because: [] } : {}),
  }) as Claim

/** What one version says. */
function said(version: EngineVersion, scenario: Scenario, claim: Claim, holds: boolean): string {
  const lacking = moveLacking(version, claim)
  if (!holds && lacking !== null) return `without \`${lacking}\``
  if (!holds && afterIfKnown(version, asExample(version, scenario)) === null) return 'not reached'
  switch (claim.kind) {
    case 'offered':
      return holds !== claim.not ? 'legal' : refusal(version, scenario, claim)
    case 'choosable':
      return holds !== claim.not ? 'may be chosen' : 'may not be chosen'
    case 'step':
      if (claim.step.kind === 'answers' && claim.step.answer === 'passes')
        return holds ? 'possible' : (keptBy(version, scenario, claim.step.seat) ?? 'not asked')
      return holds ? 'asked' : 'not asked'
    case 'mustAct':
      return holds ? (keptBy(version, scenario, claim.seat) ?? 'passing is not possible') : 'passing is possible'
    case 'asked':
      if (claim.seat === null) return holds ? 'nobody' : 'somebody'
      return holds !== claim.not ? 'asked' : 'not asked'
    case 'deck':
      return holds === claim.refused ? 'refused' : 'accepted'
    case 'happened':
      return holds ? 'happens' : 'does not happen'
    case 'adjective':
    case 'contains':
    case 'count':
    case 'definition':
    case 'fact':
    case 'in':
    case 'owner':
    case 'relation':
    case 'sees':
    case 'top': {
      const s = afterIfKnown(version, asExample(version, scenario, [SETTLED]))
      return s === null
        ? 'not reached, as the game goes on without an end'
        : toldWords(version, claim, toldIn(version, s, claim))
    }
  }
}

/** By which clauses whoever is asked may not pass; null where it may, or nobody is asked. */
function keptBy(version: EngineVersion, scenario: Scenario, seat: Seat): string | null {
  const reasons = keptThere(version, scenario, seat)
  const clauses = reasons.flatMap((reason) => reason.clauses)
  if (reasons.length === 0) return null
  return clauses.length === 0 ? 'passing is not possible' : `passing is forbidden by [${clauses.join(', ')}]`
}

function refusal(version: EngineVersion, scenario: Scenario, claim: Claim & { readonly kind: 'offered' }): string {
  const s = afterIfKnown(version, asExample(version, scenario))
  const isAsked = s !== null && s.ask !== 0 && s.asked === claim.seat
  const clauses = isAsked ? refusedBy(version, s, claim) : claim.because
  if (s !== null && !isAsked && clauses.length === 0) return 'not asked'
  return clauses.length === 0 ? 'refused' : `refused by [${clauses.join(', ')}]`
}

/** How many choices of a game are told: those that led to where both part. */
const MOST_TOLD = 12

/** Where no example can say how the position came about: the game and its last moves, as comments. */
export function tellGame(pair: Pair, game: PartingGame): FoundWitness {
  const { seed, players, step } = game
  const { table, taken, played } = playedIn(pair, game)
  const choices = (version: EngineVersion, s: typeof table.s): string =>
    s.ask === 0
      ? 'nothing is asked'
      : `${seatName(s.asked)}: ${version.engine
          .choices(s)
          .slice(0, 6)
          .map((c) => version.engine.describe(s, c))
          .join(' | ')}`
  const before = taken.length - MOST_TOLD
  const lines = [
    '-- no example can say how this position came about:',
    `-- ${players} players, seed ${seed}; then`,
    ...(before > 0 ? [`--   ${before} choices (with \`--format json\` they are told as \`played\`), then`] : []),
    ...taken.slice(-MOST_TOLD).map((words) => `--   ${words}`),
    '',
  ]
  return {
    kind: 'found',
    by: 'play',
    seed,
    step,
    where: `decision ${step} of the game with seed ${seed}`,
    scene: '',
    old: choices(pair.forth.a, table.s),
    new: choices(pair.forth.b, table.t),
    example: lines.join('\n'),
    holdsOn: 'new',
    played,
    isUntold: true,
  }
}

/** A game up to where both part, in words and as records keep it. */
function playedIn(
  pair: Pair,
  game: PartingGame,
): { readonly table: TwinTable; readonly taken: readonly string[]; readonly played: PlayedWitness } {
  const table = tableOf(pair, game)
  const { engine } = pair.forth.a
  const choices: RecordedChoice[] = []
  const taken = game.choices.map((choice) => {
    const { s } = table
    const words = `${seatName(s.asked)}: ${engine.describe(s, choice)}`
    // As in records: who has one answer only is not asked in play.
    if (!isTakenAlone(engine.parts, s)) choices.push(recordedChoice(engine, s, choice))
    table.choose(choice)
    return words
  })
  return { table, taken, played: { players: game.players, choices } }
}
