import type { Change, FoundWitness, PlayedWitness } from '../../../compiler/diff/change.ts'
import { type Claim, toldIn } from '../../../runtime/diff/claim.ts'
import { refusedBy } from '../../../runtime/diff/claims.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { type Proof, SETTLED, afterIfKnown, wordLacking } from '../../../runtime/diff/proof.ts'
import type { Scenario } from '../../../runtime/diff/scenario.ts'
import type { Found, PartingGame } from '../../../runtime/diff/found.ts'
import { isRefusalAlone } from '../../../runtime/diff/refused.ts'
import { type Pair, type TwinTable, tableOf } from '../../../runtime/diff/twin-table.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { CHANCE, type Seat, seatName } from '../../../runtime/engine.ts'
import { drawTables } from './draw-tables.ts'
import { type RecordedChoice, recordedChoice } from '../../../runtime/records/replay.ts'
import { isTakenAlone } from '../../../runtime/kernel/apply.ts'
import { keptThere } from './kept-there.ts'
import { claimWords, toldWords, valueAsked } from './print-example.ts'
import { sceneWords } from './scene-words.ts'

/** A proof for people: where both sides part, and what each of them says there. */
export function tellWitness(
  pair: Pair,
  { change, found, beside }: { readonly change: Change; readonly found: Found; readonly beside: PartingGame | null },
  proof: Proof,
  example: string,
): FoundWitness {
  const { a, b } = pair.forth
  const { claim, holdsOn, scenario } = proof
  const own = change.clause.new
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
    scene: sceneWords(holdsOn === 'old' ? a : b, scenario, claim),
    old: said(a, scenario, claim, { holds: holdsOn === 'old', own: [] }),
    new: said(b, scenario, claim, { holds: holdsOn === 'new', own }),
    ...(isRefusalAlone(pair, scenario) ? { refuses: true } : {}),
    example,
    tables: drawTables(pair, proof),
    holdsOn,
    ...(wordLacking(holdsOn === 'old' ? b : a, claim) === null ? {} : { onlyOn: holdsOn }),
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

/** Whether a line holds in a version, and the clauses of the change that is to be seen there. */
interface Seen {
  readonly holds: boolean
  readonly own: readonly string[]
}

/** What one version says. */
function said(version: EngineVersion, scenario: Scenario, claim: Claim, { holds, own }: Seen): string {
  const lacking = wordLacking(version, claim)
  if (!holds && lacking !== null) return `without \`${lacking}\``
  if (!holds && afterIfKnown(version, asExample(version, scenario)) === null) return 'not reached'
  switch (claim.kind) {
    case 'offered':
      return holds !== claim.not ? 'legal' : refusal(version, scenario, claim, own)
    case 'choosable':
      if (holds !== claim.not) return 'may be chosen'
      return isAskedFor(version, scenario, claim) ? 'may not be chosen' : 'not asked'
    case 'step':
      if (claim.step.kind === 'answers' && claim.step.answer === 'passes')
        return holds ? 'possible' : (keptBy(version, scenario, claim.step.seat) ?? 'not asked')
      return holds ? 'asked' : 'not asked'
    case 'mustAct':
      return holds ? (keptBy(version, scenario, claim.seat) ?? 'passing is not possible') : 'passing is possible'
    case 'asked':
      if (claim.seat === null) return holds ? overOr('nobody', version, scenario) : 'the game goes on'
      return holds !== claim.not ? whatFor(version, scenario) : whoIsInstead(version, scenario, claim.seat)
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

function overOr(words: string, version: EngineVersion, scenario: Scenario): string {
  return afterIfKnown(version, asExample(version, scenario, [SETTLED]))?.over === true ? 'the game is over' : words
}

/** What whoever is asked is asked for, where something is to be chosen. */
function whatFor(version: EngineVersion, scenario: Scenario): string {
  const s = afterIfKnown(version, asExample(version, scenario))
  const site = s === null ? undefined : version.engine.parts.sites[s.ask - 1]
  return site?.kind === 'choose' ? 'asked to choose' : 'asked'
}

/** Who is asked in the place of somebody. */
function whoIsInstead(version: EngineVersion, scenario: Scenario, seat: Seat): string {
  const s = afterIfKnown(version, asExample(version, scenario))
  if (s === null || s.asked === CHANCE || (s.ask !== 0 && s.asked === seat)) return 'not asked'
  if (s.ask !== 0) return `${seatName(s.asked)} is ${whatFor(version, scenario)}`
  return s.over ? 'the game is over' : 'nobody is asked'
}

/** By which clauses a move is refused; by none where another rule alone says so, that comes to bear by the change. */
function refusal(
  version: EngineVersion,
  scenario: Scenario,
  claim: Claim & { readonly kind: 'offered' },
  own: readonly string[],
): string {
  const s = afterIfKnown(version, asExample(version, scenario))
  const isAsked = s !== null && s.ask !== 0 && s.asked === claim.seat
  const clauses = isAsked ? refusedBy(version, s, claim) : claim.because
  if (s !== null && !isAsked && clauses.length === 0) return 'not asked'
  const isOwn = own.length === 0 || clauses.some((clause) => own.includes(clause))
  return clauses.length === 0 || !isOwn ? 'refused' : `refused by [${clauses.join(', ')}]`
}

/** Whether whoever may choose is asked for something of the kind. */
function isAskedFor(
  version: EngineVersion,
  scenario: Scenario,
  { seat, type }: Claim & { readonly kind: 'choosable' },
): boolean {
  const s = afterIfKnown(version, asExample(version, scenario))
  if (s === null || s.ask === 0 || s.asked !== seat) return false
  const site = version.engine.parts.sites[s.ask - 1]
  return site?.kind === 'choose' ? site.value === type : type === ''
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
