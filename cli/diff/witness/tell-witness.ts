import type { Sayable } from '../../../grammar/saying.ts'
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
import { type BaseState, CHANCE, type Seat, seatName } from '../../../runtime/engine.ts'
import { drawTables } from './draw-tables.ts'
import { type RecordedChoice, recordedChoice } from '../../../runtime/records/replay.ts'
import { isTakenAlone } from '../../../runtime/kernel/apply.ts'
import { keptThere } from './kept-there.ts'
import { claimWords, toldWords, valueAsked, zoneWords } from './print-example.ts'
import { sceneWords } from './scene-words.ts'
import { stated } from '../../stated.ts'

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
  const value = valueInWords(claim)
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

/** Of what value a line tells, as people speak of it. */
const valueInWords = (claim: Claim): Sayable | null =>
  claim.kind === 'count' ? stated('the number of cards in the {1}', zoneWords(claim.zone)) : valueAsked(claim)

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
function said(version: EngineVersion, scenario: Scenario, claim: Claim, { holds, own }: Seen): Sayable {
  const lacking = wordLacking(version, claim)
  if (!holds && lacking !== null) return stated('without `{1}`', lacking)
  if (!holds && afterIfKnown(version, asExample(version, scenario)) === null) return stated('not reached')
  switch (claim.kind) {
    case 'offered':
      return holds !== claim.not ? stated('legal') : refusal(version, scenario, claim, own)
    case 'choosable':
      if (holds !== claim.not) return stated('may be chosen')
      return isAskedFor(version, scenario, claim) ? stated('may not be chosen') : stated('not asked')
    case 'step':
      if (claim.step.kind === 'answers' && claim.step.answer === 'passes')
        return holds ? stated('possible') : (keptBy(version, scenario, claim.step.seat) ?? stated('not asked'))
      return holds ? stated('asked') : stated('not asked')
    case 'mustAct':
      return holds ? (keptBy(version, scenario, claim.seat) ?? stated('bound to act')) : stated('free to pass')
    case 'asked':
      if (claim.seat === null) return holds ? overOr(stated('nobody'), version, scenario) : stated('the game goes on')
      return holds !== claim.not ? whatFor(version, scenario) : whoIsInstead(version, scenario, claim.seat)
    case 'deck':
      return holds === claim.refused ? stated('refused') : stated('accepted')
    case 'happened':
      return holds ? stated('happens') : stated('does not happen')
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
        ? stated('not reached, as the game goes on without an end')
        : toldWords(version, claim, toldIn(version, s, claim))
    }
  }
}

/** By which clauses whoever is asked may not pass; null where it may, or nobody is asked. */
function keptBy(version: EngineVersion, scenario: Scenario, seat: Seat): Sayable | null {
  const reasons = keptThere(version, scenario, seat)
  const clauses = reasons.flatMap((reason) => reason.clauses)
  if (reasons.length === 0) return null
  return clauses.length === 0 ? stated('bound to act') : stated('bound to act by [{1}]', clauses.join(', '))
}

function overOr(words: Sayable, version: EngineVersion, scenario: Scenario): Sayable {
  return afterIfKnown(version, asExample(version, scenario, [SETTLED]))?.over === true
    ? stated('the game is over')
    : words
}

/** What whoever is asked is asked for, where something is to be chosen. */
const whatFor = (version: EngineVersion, scenario: Scenario): Sayable =>
  isToChoose(version, afterIfKnown(version, asExample(version, scenario))) ? stated('asked to choose') : stated('asked')

const isToChoose = ({ engine }: EngineVersion, s: BaseState | null): boolean =>
  s !== null && engine.parts.sites[s.ask - 1]?.kind === 'choose'

/** Who is asked in the place of somebody. */
function whoIsInstead(version: EngineVersion, scenario: Scenario, seat: Seat): Sayable {
  const s = afterIfKnown(version, asExample(version, scenario))
  if (s === null || s.asked === CHANCE || (s.ask !== 0 && s.asked === seat)) return stated('not asked')
  const asked = seatName(s.asked)
  if (s.ask !== 0)
    return isToChoose(version, s)
      ? stated('not asked, but {1} is, to choose', asked)
      : stated('not asked, but {1} is', asked)
  return s.over ? stated('the game is over') : stated('nobody is asked')
}

/** By which clauses a move is refused; by none where another rule alone says so, that comes to bear by the change. */
function refusal(
  version: EngineVersion,
  scenario: Scenario,
  claim: Claim & { readonly kind: 'offered' },
  own: readonly string[],
): Sayable {
  const s = afterIfKnown(version, asExample(version, scenario))
  const isAsked = s !== null && s.ask !== 0 && s.asked === claim.seat
  const clauses = isAsked ? refusedBy(version, s, claim) : claim.because
  if (s !== null && !isAsked && clauses.length === 0) return stated('not asked')
  const isOwn = own.length === 0 || clauses.some((clause) => own.includes(clause))
  return clauses.length === 0 || !isOwn ? stated('refused') : stated('refused by [{1}]', clauses.join(', '))
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
  const choices = (version: EngineVersion, s: typeof table.s): Sayable =>
    s.ask === 0
      ? stated('nothing is asked')
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
    where: stated('decision {1} of the game with seed {2}', step, seed),
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
