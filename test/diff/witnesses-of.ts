import { inEnglish, isSaying } from '../../grammar/saying.ts'
import type { Budget } from '../../cli/diff/witness/budget.ts'
import { findWitnesses } from '../../cli/diff/witness/find.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import { type RulesHost, checkForEngine, compileScript } from '../../compiler/compile.ts'
import type { FoundWitness, Witness } from '../../compiler/diff/change.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { evaluated, liveEngine } from '../../cli/live-engine.ts'

/** Each side by file name; the first file is the game. */
export interface Case {
  readonly old: Readonly<Record<string, string>>
  readonly new: Readonly<Record<string, string>>
  readonly budget: Budget
}

export interface Told {
  readonly rule: string
  readonly witness: Witness
  /**
   * Whether the example holds when it is pasted under each side, compiled as any other; null where the witness says that
   * there is no such move, that other people play, or holds the new side against itself.
   */
  readonly pasted: { readonly old: boolean | null; readonly new: boolean | null } | null
}

async function told({ old, new: next, budget }: Case): Promise<Told[]> {
  const sides = { old: sideOf(old), new: sideOf(next) }
  const [was, is] = [checkForEngine(sides.old.path, sides.old.host), checkForEngine(sides.new.path, sides.new.host)]
  if (was.resolution === null || is.resolution === null) throw new Error('a side cannot be read')
  const changes = changesBetween(
    { resolution: was.resolution, program: was.program },
    { resolution: is.resolution, program: is.program },
  )
  const witnesses = await findWitnesses(sides, changes, budget, evaluated)
  const found: Told[] = []
  for (const change of changes) {
    const witness = inWords(witnesses.get(change.fingerprint))
    if (witness === undefined) continue
    const pasted =
      witness.kind !== 'found' || witness.isUntold === true
        ? null
        : { old: await heldUnder(old, witness, 'old'), new: await heldUnder(next, witness, 'new') }
    found.push({ rule: change.rule, witness, pasted })
  }
  return found
}

/** Sentences as English has them. */
const inWords = <T>(told: T): T =>
  told === undefined
    ? told
    : (JSON.parse(JSON.stringify(told, (_, value: unknown) => (isSaying(value) ? inEnglish(value) : value))) as T)

function sideOf(files: Readonly<Record<string, string>>): { path: string; host: RulesHost } {
  return {
    path: Object.keys(files)[0] ?? '',
    host: {
      read: (path) => files[path] ?? null,
      find: (name) =>
        Object.keys(files).find((path) => new RegExp(`^(game|variant) ${name}\\b`, 'mu').test(files[path] ?? '')) ??
        null,
    },
  }
}

const heldUnder = async (files: Case['old'], witness: FoundWitness, side: 'old' | 'new'): Promise<boolean | null> =>
  inEnglish(witness[side]).startsWith('without ') ||
  (inEnglish(witness.where).endsWith(' play') && side !== witness.holdsOn) ||
  (witness.amid === true && (side === 'old' || witness.onlyOn === 'old'))
    ? null
    : holds(files, witness.example)

/** Pastes the example under the text of the game. */
async function holds(files: Readonly<Record<string, string>>, example: string): Promise<boolean> {
  const { path, host } = sideOf(files)
  const read = (file: string): string | null => (file === path ? `${host.read(file)}\n${example}` : host.read(file))
  const { script, diagnostics } = await compileScript(path, { ...host, read })
  if (script === null) throw new Error(`the example cannot be pasted: ${diagnostics[0]?.primary.text}\n${example}`)
  const { engine, examples = [] } = liveEngine(script, path)
  const title = /example "((?:[^"\\]|\\.)*)"/.exec(example)?.[1]?.replace(/\\(.)/g, '$1')
  const pasted = examples.find((x) => x.title === title)
  if (pasted === undefined) throw new Error(`no example is called ${title}`)
  return runExample(engine, pasted).ok
}

/** What is found between each pair of rules texts. */
export async function witnessesOf(cases: readonly Case[]): Promise<Told[][]> {
  const all: Told[][] = []
  for (const each of cases) all.push(await told(each))
  return all
}
