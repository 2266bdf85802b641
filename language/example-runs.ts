import type { CheckResult } from '../compiler/compile.ts'
import type { Entry } from '../compiler/game/entry.ts'
import { lineColumn, type Span } from '../grammar/source-file.ts'
import type { MendedLines } from './mended-block.ts'
import { isRule, lastingRules, declarationPlace } from './rule-entry.ts'

/** An example that ran, as who ran it tells of it; places are `file:line`. */
export interface ToldExample {
  readonly place: string
  /** Lines count from 1; 0 is the whole example. */
  readonly failures: readonly { readonly line: number; readonly message: string }[]
  /** Lines that answer what nobody asks. */
  readonly warnings: readonly { readonly line: number; readonly message: string }[]
  /** What happened in it, a line for each event and answer; of those that fail. */
  readonly happened: readonly string[]
  /** The places of the rules that applied in it. */
  readonly applied: readonly string[]
  /** How it holds without warnings, where these, or that it fails, come only of who is, or is no longer, asked. */
  readonly mended: MendedLines | null
}

/** What is wrong with an example. */
export interface Failure {
  /** In which line, counted from the one in which the example begins. */
  readonly line: number
  readonly message: string
}

export interface ExampleVerdict {
  /** None: it holds. */
  readonly failures: readonly Failure[]
  readonly warnings: readonly Failure[]
  readonly happened: readonly string[]
  readonly mended: MendedLines | null
}

/** What a declaration says, and in which file: the same wherever an edit moves it, and another once it is edited. */
export type DeclarationKey = string

export const declarationKey = ({ file: { path, text }, start, end }: Span): DeclarationKey =>
  `${path}\n${text.slice(start, end)}`

/** What came of the examples of a game when they ran last. */
export interface ExampleRun {
  readonly verdicts: ReadonlyMap<DeclarationKey, ExampleVerdict>
  /** In which examples each rule applied. */
  readonly shows: ReadonlyMap<DeclarationKey, readonly DeclarationKey[]>
}

/** The declarations of a game by where they stand now, for results that come when they may stand elsewhere. */
export type DeclarationPlaces = ReadonlyMap<string, DeclarationKey>

export const declarationPlaces = (checked: CheckResult): DeclarationPlaces =>
  new Map(rulesAndExamples(checked).map(({ decl }) => [declarationPlace(decl), declarationKey(decl.span)]))

/** What examples came to, in a game that had these places when they ran. */
export function exampleRun(places: DeclarationPlaces, told: readonly ToldExample[]): ExampleRun {
  const verdicts = new Map<DeclarationKey, ExampleVerdict>()
  const shows = new Map([...places.values()].map((key): [DeclarationKey, DeclarationKey[]] => [key, []]))
  for (const { place, failures, warnings, happened, applied, mended } of told) {
    const key = places.get(place)
    if (key === undefined) continue
    const first = Number(place.slice(place.lastIndexOf(':') + 1))
    const counted = ({ line, message }: Failure): Failure => ({ line: line === 0 ? 0 : line - first, message })
    verdicts.set(key, {
      failures: failures.map(counted),
      warnings: warnings.map(counted),
      happened,
      mended,
    })
    for (const rule of applied) shows.get(places.get(rule) ?? '')?.push(key)
  }
  return { verdicts, shows }
}

/** The rules of a game, those that are laid down for a while among them, and its examples. */
export function rulesAndExamples({ resolution }: CheckResult): readonly Entry[] {
  const entries = resolution?.entries ?? []
  return entries.flatMap((entry) => [
    ...(entry.decl.kind === 'example' || isRule(entry) ? [entry] : []),
    ...lastingRules(entry),
  ])
}

/** One line of a file, without the blanks around; `line` counts from that in which the span begins. */
export function lineFrom({ file, start }: Span, line: number): Span {
  const lines = file.text.split('\n')
  const first = lineColumn(file, start).line - 1
  const at = Math.min(first + line, lines.length - 1)
  const text = lines[at] ?? ''
  const begin = lines.slice(0, at).reduce((sum, each) => sum + each.length + 1, 0)
  const blank = text.length - text.trimStart().length
  return { file, start: begin + blank, end: begin + text.trimEnd().length }
}
