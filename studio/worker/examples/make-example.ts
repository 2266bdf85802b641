import { claimWords, printExample } from '../../../cli/diff/witness/print-example.ts'
import { type ReadVersion, verified } from '../../../cli/diff/witness/verify-examples.ts'
import { leanest, withoutOwner } from '../../../runtime/diff/shrink.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import type { Alive } from '../../protocol/serve.ts'
import type { ExampleAsk, ExampleOf, MadeExample } from '../../protocol/skein-calls.ts'
import { claimsOfPosition, claimsOfStep } from './claims-here.ts'
import { type DraftExample, stillTold } from './show-claims.ts'
import { type Stand, standsAt } from './stand-there.ts'

/** So many positions that can stand for one are tried. */
const ENOUGH = 12

/** After so many tries to leave something out the asker is told that work goes on. */
const OFTEN = 20

/**
 * The text of an example of where a game stands, or of what its last choice did, as short as it gets. It is read again
 * as any text; null where no such text holds.
 */
export async function makeExample(
  reading: ReadVersion,
  { course, of, name }: ExampleAsk,
  alive: Alive,
): Promise<MadeExample | null> {
  const { version } = reading.loaded
  let tried = 0
  for (const stand of standsAt(version, course, of === 'step')) {
    const whole = toldAt(version, stand, of)
    const told = whole === null ? null : shortest(version, whole, alive)
    const made = told === null ? null : await written(reading, told, clausesAt(version, stand), name)
    if (made !== null) return made
    alive()
    if ((tried += 1) >= ENOUGH) break
  }
  return null
}

/** Every claim at once, or else the first that can be made by itself. */
function toldAt(version: EngineVersion, { scenario, state }: Stand, of: ExampleOf): DraftExample | null {
  const claims = of === 'step' ? claimsOfStep(version, scenario) : claimsOfPosition(version, state)
  for (const some of [claims, ...claims.map((claim) => [claim])]) {
    const told = some.length === 0 ? null : stillTold(version, { scenario, of, claims: some }, scenario)
    if (told !== null) return told
  }
  return null
}

function shortest(version: EngineVersion, told: DraftExample, alive: Alive): DraftExample {
  const line = leanest(told, (least, scenario) => stillTold(version, least, scenario))
  for (let tries = 1, step = line.next(); ; tries += 1, step = line.next()) {
    if (step.done === true) return plainlyNamed(version, step.value)
    if (tries % OFTEN === 0) alive()
  }
}

/** Whose a card is goes without saying where there is no other copy left. */
function plainlyNamed(version: EngineVersion, told: DraftExample): DraftExample {
  const scenario = { ...told.scenario, steps: withoutOwner(told.scenario.steps) }
  return stillTold(version, { ...told, scenario, claims: withoutOwner(told.claims) }, scenario) ?? told
}

const clausesAt = ({ engine }: EngineVersion, { state }: Stand): readonly string[] =>
  engine.decision(state)?.clauses ?? []

/** The text, with the clauses of the question where it may cite them; null where it does not hold as it is read. */
async function written(
  reading: ReadVersion,
  told: DraftExample,
  clauses: readonly string[],
  name: string | null,
): Promise<MadeExample | null> {
  const { version } = reading.loaded
  const title = titleOf(version, told, name)
  for (const cited of clauses.length === 0 ? [[]] : [clauses, []]) {
    const text = textOf(version, told, title, cited)
    const held = await verified(reading, new Map([[title, { text, lacking: null }]]))
    if (held.get(title) === true) return { title, text }
  }
  return null
}

function textOf(
  version: EngineVersion,
  { scenario, claims }: DraftExample,
  title: string,
  clauses: readonly string[],
): string {
  const [first, ...rest] = claims
  if (first === undefined) throw new RangeError('an example says something')
  const text = printExample(version, { scenario, claim: first }, { title, clauses, remark: null })
  return [text.trimEnd(), ...rest.map((claim) => `  ${claimWords(version, claim)}`), ''].join('\n')
}

/** What somebody called it, or what is done and comes of it; no example of the game is called so yet. */
function titleOf(version: EngineVersion, { scenario, of, claims }: DraftExample, name: string | null): string {
  const step = of === 'step' ? scenario.steps.at(-1) : undefined
  const said = [...(step === undefined ? [] : [{ kind: 'step', step } as const]), ...claims.slice(0, 1)]
  const plain =
    name ?? said.map((claim) => claimWords(version, claim).replace(/^then |(?: because .*)$/g, '')).join(': ')
  const taken = new Set(version.examples.map((example) => example.title))
  let title = plain
  for (let n = 2; taken.has(title); n += 1) title = `${plain} (${n})`
  return title
}
