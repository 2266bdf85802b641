import type { StmtIn, TStmt } from './ir.ts'

type ChangingStmt = StmtIn<'cards' | 'facts' | 'moveEffect' | 'dismiss' | 'later' | 'lasting'>
type NoLineStmt = StmtIn<'inserted' | 'act' | 'announce' | 'each' | 'loop' | 'onlyIf' | 'stop' | 'leave' | 'give'>

type Kinds<S extends TStmt['kind']> = Readonly<Record<S, true>>

const CHANGING: Kinds<ChangingStmt['kind']> = {
  create: true,
  delete: true,
  dismiss: true,
  lasting: true,
  later: true,
  mark: true,
  moveEffect: true,
  set: true,
  show: true,
  shuffle: true,
}

const NO_LINES: Kinds<NoLineStmt['kind']> = {
  act: true,
  announce: true,
  each: true,
  exchange: true,
  give: true,
  hook: true,
  leave: true,
  loop: true,
  onlyIf: true,
  place: true,
  stop: true,
}

/** What changes something by itself, so that what comes after it in a line at the same time is judged as it stands. */
export const changesItself = (s: TStmt): boolean => s.kind in CHANGING

/** What is no line that is done for all at the same time: HR0522 tells of it, or no author writes it. */
export const isNoLine = (s: TStmt): s is TStmt & NoLineStmt => s.kind in NO_LINES
