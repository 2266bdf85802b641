import { inEnglish } from '../../grammar/saying.ts'
import { processorTime } from '../../cli/diff/witness/budget.ts'
import { witnessesBetween } from '../../cli/diff/witness/find.ts'
import { type LoadedVersion, loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { gameMeant } from '../../cli/arguments/game-meant.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { checkGame } from '../../compiler/compile.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import { type Mutant, mutantsOf, mutatedHost } from './mutants.ts'

// Runs in a process of its own, as a mutant may never come to an end. Each message is the number of a mutant.

/** What became of a mutant: `refused` by the compiler, `found`, the `same` game, or `none`. */
export interface Verdict {
  readonly number: number
  readonly mutant: Mutant
  readonly outcome: 'refused' | 'found' | 'same' | 'none' | 'endless'
  /** Processor time from the text of the mutant to its witness, with the engine of the unchanged game at hand. */
  readonly seconds: number
  readonly by: string
  readonly where: string
  /** Of what a witness speaks: of what the changed sentence speaks of, of another, or of its contrary. */
  readonly shows?: 'itself' | 'another' | 'contrary'
  /** Whether it comes in a game from its deal on, or another moment does that parts the versions. */
  readonly reached?: 'itself' | 'another' | 'none'
}

export interface Task {
  readonly number: number
  readonly milliseconds: number
}

const game = gameMeant(process.cwd(), process.argv[2] ?? '')
const host = rulesHost(process.cwd(), game)
const checked = checkGame(game, host)
const mutants = checked.resolution === null ? [] : mutantsOf(checked.resolution)
const old = await loadVersion(game, host, evaluated)

process.on('message', ({ number, milliseconds }: Task) => {
  const mutant = mutants[number]
  if (mutant !== undefined && old !== null)
    void judge(number, mutant, old, milliseconds).then((verdict) => process.send?.(verdict))
})
process.send?.({ mutants })

async function judge(number: number, mutant: Mutant, was: LoadedVersion, milliseconds: number): Promise<Verdict> {
  const begun = processorTime()
  const seconds = (): number => Math.round(processorTime() - begun) / 1000
  const changed = mutatedHost(host, mutant)
  const next = await loadVersion(game, changed, evaluated, { beside: was })
  if (next === null || checked.resolution === null) {
    const error = checkGame(game, changed).diagnostics.find((d) => d.severity === 'error')
    return {
      number,
      mutant,
      outcome: 'refused',
      seconds: seconds(),
      by: error?.code ?? '',
      where: error?.primary.text ?? '',
    }
  }
  // Examples are left out where both versions have them.
  const all = changesBetween({ resolution: checked.resolution, program: checked.program }, next)
  const changes = all.filter((change) => change.class !== 'editorial')
  if (changes.length === 0) {
    const proof = all.find((change) => change.witness?.kind === 'same')?.witness
    const other = `no game is played otherwise: ${all.map(({ id }) => id).join(', ')}`
    const where = proof?.kind === 'same' ? inEnglish(proof.because) : other
    return { number, mutant, outcome: 'same', seconds: seconds(), by: '', where }
  }
  const budget = { milliseconds: milliseconds - 1000 * seconds(), games: Infinity, seed: 1 }
  const witnesses = await witnessesBetween(
    { old: { path: game, host, loaded: was }, new: { path: game, host: changed, loaded: next } },
    changes,
    budget,
  )
  const found = [...witnesses.values()].find((witness) => witness.kind === 'found')
  if (found?.kind !== 'found')
    return {
      number,
      mutant,
      outcome: 'none',
      seconds: seconds(),
      by: '',
      where: [...witnesses.values()].map((w) => (w.kind === 'none' ? inEnglish(w.searched) : '')).join(),
    }
  return {
    number,
    mutant,
    outcome: 'found',
    seconds: seconds(),
    by: found.isUntold === true ? 'game' : found.by,
    where: inEnglish(found.where),
    shows: found.shows ?? (found.isUntold === true ? 'another' : 'itself'),
    reached: found.played === undefined ? 'none' : found.isMade === true ? 'another' : 'itself',
  }
}
