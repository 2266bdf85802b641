import type { Explanation, Seat } from '../../runtime/engine.ts'
import type { TraceEntry } from '../../runtime/example/examples.ts'
import type { PassedCard } from '../play/table.ts'
import type { SeenTable, Viewer } from '../play/table.ts'
import type { Pace } from './bot-pause.ts'
import { type Drawer, drawersKept } from './drawers.ts'
import type { Beginning, Parted, PlayedCourse } from '../protocol/play-calls.ts'
import type { IndexedClause, NamedHere, PlaceInFile as TextPosition, TextPlace } from '../protocol/name-calls.ts'
import type { OnDisk } from './disk.ts'
import { type TextsModel, emptyTexts } from './texts-model.ts'
import { type SkeinModel, emptySkein } from './skein-model.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import type { ComparedBase, Witnesses } from '../protocol/change-calls.ts'
import type { ManySummed } from '../many/summed.ts'
import type { Built, CheckedText, Light, Project } from '../protocol/write-calls.ts'

/** Who plays a seat. */
export type Player = 'person' | 'random' | 'search'

export const PLAYERS: readonly Player[] = ['person', 'random', 'search']

/** Whose eyes the table is seen with: of whoever is asked, of everybody at once, or of one seat. */
export type Eyes = 'asked' | Viewer

/** The places of the studio, of which a phone shows one. */
export type Place = 'text' | 'table' | 'why' | 'plays'

/** What the drawer below the table answers. */
export type Why =
  | { readonly kind: 'told' }
  | { readonly kind: 'not'; readonly answers: readonly Explanation[] }
  /** An example, what happened in it, and its lines after the position as they are written. */
  | {
      readonly kind: 'example'
      readonly light: Light
      readonly trace: readonly TraceEntry[] | null
      readonly lines: readonly string[]
    }
  /** What the variant changes; null where there is nothing to compare. */
  | { readonly kind: 'changes'; readonly compared: ComparedBase | null; readonly search: WitnessSearch }
  /** Many games by bots. */
  | { readonly kind: 'many'; readonly many: ManyGames }
  | { readonly kind: 'parted'; readonly parted: Parted }
  /** Bots played on at random, and after so many choices the game is not over. */
  | { readonly kind: 'undecided'; readonly choices: number }

/** Whether witnesses of changes are still searched, and those that were found. */
export interface WitnessSearch {
  readonly state: 'on' | 'done' | 'stopped'
  readonly found: Witnesses
}

/** Games that bots play in great numbers. */
export interface ManyGames {
  readonly state: 'on' | 'done' | 'stopped'
  /** How many are wanted, and how many are played, by each of the rules. */
  readonly wanted: number
  readonly played: number
  /** By seat which bots play. */
  readonly bots: readonly Exclude<Player, 'person'>[]
  /** Of what was played; null while nothing can be told. */
  readonly summed: ManySummed | null
}

/** A place in the text that the editor should show; `count` tells one wish from the next. */
export interface Spot {
  readonly file: string
  /** A line from 1, or an offset. */
  readonly at: { readonly line: number } | { readonly offset: number }
  readonly count: number
}

/** The table as it was when a sentence came true, for as long as somebody looks at the sentence. */
export interface TableGlimpse {
  readonly table: SeenTable
  /** Of a game by other rules than those of the text; else null. */
  readonly sheet: GameSheet | null
  /** When that was, in words. */
  readonly said: string
  /** Beside which the sentence stands: where the page shows another table or another answer, it is gone. */
  readonly beside: Pick<Model, 'table' | 'why'>
}

/** Everything that the page shows. */
export interface Model {
  readonly screen: 'start' | 'studio'
  readonly place: Place
  readonly project: Project
  /** The files as they are on the disk that they are saved to; null where they are kept by the browser alone. */
  readonly disk: OnDisk | null
  /** Why they could not be saved. */
  readonly notSaved: string | null
  /** The file in the editor, and its text. */
  readonly file: string
  readonly text: string
  readonly spot: Spot | null
  readonly checked: CheckedText | null
  /** The clauses beside the text; null while they are put away. */
  readonly clauses: ClauseIndex | null
  /** The game that can be played: that of an older text, while the text has errors. */
  readonly built: Built | null
  readonly lights: readonly Light[] | null
  readonly beginning: Beginning | null
  readonly table: SeenTable | null
  /** What is shown in its place while somebody looks at a sentence about what was. */
  readonly glimpse: TableGlimpse | null
  /** Of a game that is played by other rules than those of the text: what is on their cards. */
  readonly otherSheet: GameSheet | null
  /** Of a position that stands in no file: the lines that follow it. */
  readonly lines: readonly string[]
  /** Which lines did not hold where the game began, in words. */
  readonly unheld: readonly string[]
  /** The game up to the table that is shown. */
  readonly course: PlayedCourse | null
  /** The game as it was before rules that part from it: other rules go on with this, until a person goes on. */
  readonly wanted: PlayedCourse | null
  readonly players: readonly Player[]
  readonly eyes: Eyes
  /** Whether bots that are asked wait until they are told to go on, as where a game was taken back. */
  readonly rests: boolean
  readonly pace: Pace
  /** Who is to look at the table alone before it is shown. */
  readonly cover: Seat | null
  /** What came together last before it went on, and whether it is looked back at. */
  readonly passed: readonly PassedCard[] | null
  readonly looksBack: boolean
  /** Texts of one's own. */
  readonly texts: TextsModel
  /** Everything that was played of this game. */
  readonly skein: SkeinModel
  /** What is open beside the table, where there is room for it. */
  readonly drawers: ReadonlySet<Drawer>
  /** The card whose moves are shown beside it. */
  readonly picked: number | null
  /** The card that is shown at full size. */
  readonly lens: number | null
  /** Zones whose cards lie spread out. */
  readonly spread: ReadonlySet<string>
  readonly why: Why
  /** What the page is doing that takes long. */
  readonly busy: string | null
  /** What went wrong outside of the rules, in words. */
  readonly problem: string | null
  /** What games are looked for on the start page. */
  readonly sought: string
  readonly panel: Panel | null
  /** The step of the tour, from 0; null outside of it. */
  readonly tour: number | null
}

/** What lies over the page. */
export type Panel =
  | { readonly kind: 'share'; readonly link: string; readonly isCopied: boolean }
  | { readonly kind: 'ours'; readonly name: string; readonly problem: string | null }
  | RenamePanel
  /** `refused`: by seat every reason why its deck may not be played. */
  | { readonly kind: 'table'; readonly refused?: readonly (readonly string[])[] }

/** A name that is to be another; `to` is what was tried last. */
export interface RenamePanel {
  readonly kind: 'rename'
  readonly at: TextPlace
  readonly here: NamedHere
  readonly to: string
  readonly problem: string | null
  /** What is in the way. */
  readonly inTheWay: TextPosition | null
}

/** The clauses of the text that was checked last, and the one that is looked at. */
export interface ClauseIndex {
  readonly all: readonly IndexedClause[]
  readonly chosen: string | null
  /** Some signs of what is searched. */
  readonly sought: string
}

export const emptyModel: Model = {
  screen: 'start',
  place: 'table',
  project: { files: {}, entry: '' },
  disk: null,
  notSaved: null,
  file: '',
  text: '',
  spot: null,
  checked: null,
  clauses: null,
  built: null,
  lights: null,
  beginning: null,
  table: null,
  glimpse: null,
  otherSheet: null,
  lines: [],
  unheld: [],
  course: null,
  wanted: null,
  players: [],
  eyes: 'asked',
  rests: false,
  pace: 'even',
  cover: null,
  passed: null,
  looksBack: false,
  texts: emptyTexts,
  skein: emptySkein,
  drawers: drawersKept(),
  picked: null,
  lens: null,
  spread: new Set(),
  why: { kind: 'told' },
  busy: null,
  problem: null,
  sought: '',
  panel: null,
  tour: null,
}

/** Whether the text has errors, so that what is played is older. */
export const isBroken = ({ checked }: Model): boolean =>
  checked !== null && checked.findings.some(({ severity }) => severity === 'error')

/** The glimpse that is on the table; null where the table is as it is. */
export function glimpseIn({ glimpse, table, why }: Model): TableGlimpse | null {
  return glimpse !== null && glimpse.beside.table === table && glimpse.beside.why === why ? glimpse : null
}
