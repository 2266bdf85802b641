import type { DrawnLine, DrawnTable, DrawnTables } from '../../../compiler/diff/drawn-table.ts'
import type { Claim } from '../../../runtime/diff/claim.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { type Proof, SETTLED, afterIfKnown } from '../../../runtime/diff/proof.ts'
import { type Scenario, Unspeakable } from '../../../runtime/diff/scenario.ts'
import type { Pair } from '../../../runtime/diff/twin-table.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { type BaseState, type Observation, type SeenCard, seatName } from '../../../runtime/engine.ts'
import { boardOf } from '../../../runtime/told/board.ts'
import { position } from '../../../runtime/told/position.ts'
import { allToldToWait } from '../../../runtime/told/told-to-wait.ts'
import { arrangedBoard } from '../../../runtime/words/arranged-board.ts'
import { waitingWord } from '../../../runtime/words/describe.ts'
import { keptFacts } from '../../../runtime/words/fact-words.ts'
import { boardBlocks, factsOfValues } from '../../play/board-text.ts'

/** Both tables where the last line of a proof is judged. */
export function drawTables({ forth: { a, b } }: Pair, { scenario, claim }: Proof): DrawnTables {
  return { old: drawTable(a, scenario, claim), new: drawTable(b, scenario, claim) }
}

/** Lines about a question stand at it; the others speak of what is when nobody has to be told what to do. */
const AT_QUESTION: ReadonlySet<Claim['kind']> = new Set(['offered', 'choosable', 'step', 'mustAct', 'asked'])

function drawTable(version: EngineVersion, scenario: Scenario, claim: Claim): DrawnTable | null {
  const s = stateAt(version, scenario, claim)
  if (s === null) return null
  const { parts } = version.engine
  const seats = Array.from({ length: s.players }, (_, seat) => seatName(seat))
  return {
    blocks: boardBlocks(seenByAll(version, s), seats, factsOfValues(parts.facts)),
    waiting: allToldToWait(parts, s, undefined).map(({ id }) => waitingWord(parts, s, id, undefined)),
    asks: askedThere(version, s),
  }
}

function stateAt(version: EngineVersion, scenario: Scenario, { kind }: Claim): BaseState | null {
  try {
    return afterIfKnown(version, asExample(version, scenario, AT_QUESTION.has(kind) ? [] : [SETTLED]))
  } catch (error) {
    if (error instanceof Unspeakable) return null
    throw error
  }
}

/** Everything, hidden or not, as boards have it. */
function seenByAll({ engine }: EngineVersion, s: BaseState): Observation {
  const { parts } = engine
  const { zones } = position(parts, s)
  const lying = boardOf(parts, s.players).flatMap(({ word, zone }) => (zone.holds === 'cards' ? [word] : []))
  const cardsIn = (word: string): SeenCard[] =>
    (zones[word] ?? []).flatMap((each) => (typeof each === 'string' ? [] : [{ owner: '', ...each }]))
  return arrangedBoard(engine, s, {
    viewer: '',
    facts: keptFacts(parts, s, undefined),
    zones: Object.fromEntries(lying.map((word) => [word, cardsIn(word)])),
    pending: [],
    asked: null,
    over: false,
  })
}

/** More answers than that nobody compares. */
const MOST_ANSWERS = 200

function askedThere({ engine }: EngineVersion, s: BaseState): DrawnLine | null {
  const decision = engine.decision(s)
  if (decision === null) return null
  const answers = engine.choices(s).slice(0, MOST_ANSWERS)
  return {
    name: `${seatName(decision.seat)} is asked: ${decision.said ?? decision.prompt}`,
    pieces: answers.map((choice) => engine.describe(s, choice)),
  }
}
