import type { TraceEntry } from '../../runtime/example/examples.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import type { ChangeCalls } from './change-calls.ts'
import type { ColouredStretches } from './colours.ts'
import type { ManyCalls } from './many-calls.ts'
import type { FileEdit, NameCalls } from './name-calls.ts'
import type { PlayCalls } from './play-calls.ts'
import type { SkeinCalls } from './skein-calls.ts'

/** What is compiled: files of one's own over those that ship, and the one that the game begins with. */
export interface Project {
  readonly files: Readonly<Record<string, string>>
  readonly entry: string
}

/** A mistake or a doubt, with its place as offsets in a file. */
export interface Finding {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly title: string
  readonly message: string
  readonly hint: string | null
  readonly file: string
  readonly from: number
  readonly to: number
  /** What else it is about, with where that stands. */
  readonly beside: readonly OtherPlace[]
  /** What can be done about it at once, the likeliest first. */
  readonly fixes: readonly FindingFix[]
}

export interface OtherPlace {
  readonly text: string
  readonly file: string
  readonly from: number
  /** As it is told: the first line is 1. */
  readonly line: number
}

export interface FindingFix extends FileEdit {
  readonly title: string
}

export interface CheckedText {
  readonly findings: readonly Finding[]
  /** How many more there are than are kept. */
  readonly omitted: number
  /** The files that the game is made of, bases first. */
  readonly files: readonly string[]
}

export interface Built {
  readonly sheet: GameSheet
  readonly examples: readonly ExampleRef[]
}

/** A worked example: its title, and where it stands. */
export interface ExampleRef {
  readonly title: string
  readonly clauses: readonly string[]
  readonly file: string
  readonly line: number
  /** How many lines it has after its position. */
  readonly steps: number
  /** The numbers of these lines in its file. */
  readonly lines: readonly number[]
}

/** Whether an example holds, and what does not. */
export interface Light {
  readonly title: string
  readonly ok: boolean
  readonly failures: readonly { readonly line: number; readonly message: string }[]
  /** Lines that answer what nobody asks, by which of its lines after the position they are, from 0. */
  readonly needless: readonly { readonly step: number; readonly message: string }[]
}

/** What the worker of the studio does: write, check, build and play. */
export interface WriteCalls extends PlayCalls, NameCalls, ChangeCalls, ManyCalls, SkeinCalls {
  check(ask: { readonly project: Project }): Promise<CheckedText>
  /** Makes the last checked project live. Null where it has errors; what was live then stays so. */
  build(ask: null): Promise<Built | null>
  /** Runs the examples of what was built. */
  lights(ask: null): Promise<readonly Light[]>
  /** What happens in an example. */
  trace(ask: { readonly title: string }): Promise<readonly TraceEntry[]>
  /** An example of the game itself without its needless lines; null where it would not hold so. */
  withoutNeedless(ask: { readonly title: string }): Promise<FileEdit | null>
  /** A file of the project or of what ships. */
  read(ask: { readonly path: string }): Promise<string | null>
  /** The colours of a text, its names as the last checked project declares them. */
  colours(ask: { readonly text: string }): Promise<ColouredStretches>
  /** @throws Error where the text has a mistake */
  format(ask: { readonly text: string }): Promise<string>
  /** A variant of the game that was built, which changes nothing yet but which options stand by default. */
  newVariant(ask: {
    readonly name: string
    readonly of: string
    readonly options: Readonly<Record<string, string>>
  }): Promise<string>
  /** What an exported page needs to play. */
  exported(ask: null): Promise<ExportedGame>
}

/** A game for a page that cannot compile. */
export interface ExportedGame {
  readonly script: string
  readonly sheet: GameSheet
}
