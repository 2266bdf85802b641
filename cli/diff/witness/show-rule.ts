import { oneAfterAnother } from '../../../compiler/diagnostics/worded.ts'
import { inEnglish, type Sayable } from '../../../grammar/saying.ts'
import { withText } from '../../../compiler/game/load.ts'
import { emptyCaches } from '../../../compiler/caches.ts'
import { type Compared, changesBetween } from '../../../compiler/changes-between.ts'
import { checkGame } from '../../../compiler/compile.ts'
import type { Witness } from '../../../compiler/diff/change.ts'
import { witnessOrigin } from '../../../compiler/diff/render/witness-lines.ts'
import type { Entry } from '../../../compiler/game/entry.ts'
import type { Resolution } from '../../../compiler/game/resolve.ts'
import type { Program } from '../../../compiler/program/program.ts'
import { plainLine } from '../../../compiler/syntax/plain-line.ts'
import { roundsMeant } from '../../arguments/option-values.ts'
import { declarationPlace } from '../../../language/rule-entry.ts'
import { textsWithout, nothingOf } from '../../rules/rule-left-out.ts'
import type { RulesHost } from '../../toolchain.ts'
import { evaluated } from '../../live-engine.ts'
import type { Budget } from './budget.ts'
import { findWitnesses } from './find.ts'
import { statementsIn } from '../../../compiler/analyse/walk.ts'
import type { TStmt } from '../../../compiler/program/ir.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'
import { stated } from '../../stated.ts'

/** Why nothing can be left out of a declaration, so that no position could show what it does. */
function whyNothingToLeaveOut(decl: Decl, program: Program | null): Sayable {
  const isKept = (decl.kind === 'fact' || decl.kind === 'adjective') && decl.starts !== null
  if (!isKept || program === null) return stated('it is no rule that something could happen without')
  const changers = program.procs.filter(({ body }) => statementsIn(body).some((s) => changes(s, decl.name.text)))
  const names = [...new Set(changers.map(({ name }) => `\`${name}\``))].slice(0, MOST_NAMED)
  return names.length === 0
    ? stated('it is kept, and nothing in the game changes it: it stays what it starts as')
    : stated('it is kept; what changes it can be shown, as {1}', names.join(', '))
}

const MOST_NAMED = 5

const changes = (s: TStmt, name: string): boolean =>
  (s.kind === 'set' && s.fact === name) || (s.kind === 'mark' && s.adjective === name)

/** What a fact is in all that has been looked at, where it makes no difference. */
function noDifference({ decl }: Entry, { game }: Resolution): readonly Sayable[] {
  const nothing = decl.kind === 'fact' ? nothingOf(game, decl.name.text) : null
  return nothing === null ? [] : [stated('it is not seen to be other than `{1}`', nothing)]
}

export interface ShowOptions {
  /** Seconds of processor time for each rule. */
  readonly within: number
  readonly seed: number
  readonly roundLimit?: number
}

/** A game that has been checked. */
export interface CheckedGame {
  readonly file: string
  readonly host: RulesHost
  readonly resolution: Resolution
  readonly program: Program | null
}

/** The game in which a rule does nothing, where it can be read; else why not. */
interface Without {
  readonly host: RulesHost
  readonly compared: Compared | null
  readonly wrong: string | null
}

/**
 * An example that tells the game apart from the same without a rule, below the rule as a comment; null, and what was
 * searched, where none was found.
 */
export async function exampleOf(
  { file, host, resolution, program }: CheckedGame,
  rule: Entry,
  { within, seed, roundLimit }: ShowOptions,
): Promise<{ readonly example: string | null; readonly searched: Sayable }> {
  const { path } = rule.decl.span.file
  const texts = textsWithout(rule, resolution.game)
  if (texts.length === 0) return { example: null, searched: whyNothingToLeaveOut(rule.decl, program) }
  const all = texts.map((text): Without => {
    const without = withText(host, path, text)
    const { resolution: read, program: made, diagnostics } = checkGame(file, without, emptyCaches())
    const wrong = diagnostics.find(({ severity }) => severity === 'error')?.primary.text ?? null
    return {
      host: without,
      compared: wrong === null && read !== null ? { resolution: read, program: made } : null,
      wrong,
    }
  })
  const before = all.find((each) => each.compared !== null)
  if (before?.compared == null)
    return {
      example: null,
      searched: stated('others need it: {1}', all[0]?.wrong ?? stated('the game cannot be read without it')),
    }
  const changes = changesBetween(before.compared, { resolution, program })
  const sides = { old: { path: file, host: before.host }, new: { path: file, host } }
  const budget: Budget = {
    milliseconds: within * 1000,
    games: Infinity,
    seed,
    holdsOn: 'new',
    aimsFirst: true,
    faint: false,
    ...roundsMeant({ roundLimit }),
  }
  const found = await findWitnesses(sides, changes, budget, evaluated)
  const witnesses = [...found.values()]
  const example = witnesses.find((each) => each.kind === 'found' && each.isUntold !== true)
  if (example?.kind === 'found') {
    const origin = witnessOrigin(example).map((words) => `-- ${inEnglish(words)}\n`)
    return { example: `${ruleLine(rule)}\n${origin.join('')}${example.example.trimEnd()}\n`, searched: '' }
  }
  if (witnesses.some(({ kind }) => kind === 'found'))
    return { example: null, searched: stated('it shows in whole games alone, which no example can say') }
  const searched = [...witnesses.flatMap(inVain), ...noDifference(rule, resolution)]
  return { example: null, searched: searched.length === 0 ? stated('nothing changes') : oneAfterAnother(searched) }
}

function inVain(witness: Witness): readonly Sayable[] {
  switch (witness.kind) {
    case 'none':
      return [witness.searched]
    case 'same':
      return [stated('the game is the same without it: {1}', witness.because)]
    case 'found':
      return []
  }
}

/** The rule that the example below shows, as a comment: where it stands, and its first line. */
function ruleLine({ decl }: Entry): string {
  const [first = ''] = decl.span.file.text.slice(decl.span.start).split('\n', 1)
  return `-- ${declarationPlace(decl)}: ${plainLine(first)}`
}
