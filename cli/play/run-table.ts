import { inSigns, type Sayable } from '../../grammar/saying.ts'
import { resolve } from 'node:path'
import { botByName, PATIENCE_AT_TABLE } from '../../runtime/bots/bot-by-name.ts'
import { brokenText } from '../../runtime/kernel/broken.ts'
import { DECLINE, seatName, type Choice } from '../../runtime/engine.ts'
import { decisionSource } from '../../runtime/simulate/play-game.ts'
import { note, say, widthOf, type Io } from '../io.ts'
import { letSignalsIn } from '../let-signals-in.ts'
import { UsageError } from '../usage-error.ts'
import { writeFile } from '../files/write-file.ts'
import { askPerson } from './ask-person.ts'
import type { LineReader } from './line-reader.ts'
import { narrator, type Narrator } from './narrator.ts'
import { resultText } from './result-text.ts'
import { carryOutChoice, hasNothingToDo, person, saveOf, takeBack, type PlaySession } from './session.ts'
import { stated } from '../stated.ts'

export interface TableOptions {
  /** Where a game is saved unless a file is named; null where what it began with is in no save. */
  readonly saveFile: string | null
  /** Decisions after which a game without an end is left. */
  readonly maxDecisions: number
  /** What passes before each answer of a bot, such as a pause for who watches. */
  readonly pause?: () => Promise<unknown>
  /** What clauses say, by id. */
  readonly summaries: ReadonlyMap<string, string>
  /** Said at the end; the results when left out. */
  readonly end?: Sayable
}

/** Plays a session until the game is over or somebody quits; false where what always holds did not. */
export async function runTable(
  io: Io,
  reader: LineReader,
  session: PlaySession,
  options: TableOptions,
): Promise<boolean> {
  const told = narrator(session, (line) => say(io, line), widthOf(io))
  tellUntold(session, told)
  const broken = new Set<string>()
  const unbound = new Set(session.from === null ? [] : notHolding(session))
  const watch = (): void => watchAlways(io, session, { broken, unbound })
  watch()
  let lastSeen = -1
  while (session.state.ask !== 0) {
    const seat = session.state.asked
    if (session.seats[seat] !== person || hasNothingToDo(session)) {
      if (session.choices.length >= options.maxDecisions) {
        note(io, stated('left after {1} decisions', session.choices.length))
        return broken.size === 0
      }
      await (options.pause ?? letSignalsIn)()
      answerWith(session, botChoice(session), told)
      watch()
      continue
    }
    if (lastSeen !== -1 && lastSeen !== seat) await handOver(io, reader, seat)
    lastSeen = seat
    for (const line of told.untold(seat)) say(io, line)
    if (!(await personActs(io, reader, session, options, told))) return broken.size === 0
    watch()
  }
  tellEnd(io, session, told, options.end)
  return broken.size === 0
}

/** What of the sentences with `always` was told, by name, and which bind nobody yet. */
interface Watched {
  readonly broken: Set<string>
  /** The position of an example is often a part of a table: what does not hold there binds once it has held. */
  readonly unbound: Set<string>
}

const notHolding = ({ engine, state }: PlaySession): string[] => engine.broken(state).map(({ name }) => name)

/** Notes what the rules say with `always` and does not hold, each sentence once. */
function watchAlways(io: Io, session: PlaySession, { broken, unbound }: Watched): void {
  const now = new Set(notHolding(session))
  for (const name of unbound) if (!now.has(name)) unbound.delete(name)
  for (const rule of session.engine.broken(session.state)) {
    if (broken.has(rule.name) || unbound.has(rule.name)) continue
    note(io, brokenText(rule))
    broken.add(rule.name)
  }
}

/** False when the person quits. */
async function personActs(
  io: Io,
  reader: LineReader,
  session: PlaySession,
  options: TableOptions,
  told: Narrator,
): Promise<boolean> {
  const answer = await askPerson(io, reader, session, options.summaries)
  if (answer.kind === 'choice') answerWith(session, answer.choice, told)
  else if (answer.kind === 'undo') say(io, undo(session, told))
  else if (answer.kind === 'save')
    save(io, session, options.saveFile === null ? null : (answer.file ?? options.saveFile))
  else {
    note(io, stated('left after {1} decisions', session.choices.length))
    return false
  }
  return true
}

function answerWith(session: PlaySession, choice: Choice, told: Narrator): void {
  carryOutChoice(session, choice)
  tellUntold(session, told)
}

function tellUntold(session: PlaySession, told: Narrator): void {
  told.happened(session, session.untold)
  session.untold = []
}

function undo(session: PlaySession, told: Narrator): Sayable {
  const refused = takeBack(session)
  if (refused === null) told.tookBack(session)
  return refused ?? stated('taken back')
}

function botChoice(session: PlaySession): Choice {
  const { engine, state, seats, setup, choices, memory } = session
  if (hasNothingToDo(session)) return DECLINE
  const bot = botByName(seats[state.asked], seats.includes(person) ? PATIENCE_AT_TABLE : undefined)
  if (bot === null) throw new RangeError(`nobody sits in seat ${seatName(state.asked)}`)
  return bot.choose(engine, state, state.asked, decisionSource(setup.seed, choices.length), memory)
}

/** A file that cannot be written is said so and no reason to leave the game. */
function save(io: Io, session: PlaySession, file: string | null): void {
  if (file === null) return say(io, stated('this cannot be saved: no save holds packs or cards that were brought'))
  if (session.from !== null)
    return say(
      io,
      stated('what began in the example "{1}" cannot be saved: no game leads to its position', session.from),
    )
  try {
    writeFile(resolve(io.cwd, file), `${JSON.stringify(saveOf(session))}\n`)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return say(io, error.words)
  }
  say(io, stated('saved in {1}; go on with `--resume {1}`', file))
}

/** Keeps hands hidden where people share a screen; piped input has nothing to hide. */
async function handOver(io: Io, reader: LineReader, seat: number): Promise<void> {
  if (io.stdout.isTTY !== true) return
  io.stdout.write('\u001b[2J\u001b[3J\u001b[H')
  say(io, stated('hand the screen to {1}, then press Enter', seatName(seat)))
  await reader.next('')
}

function tellEnd(io: Io, session: PlaySession, told: Narrator, end: Sayable | undefined): void {
  const viewer = session.seats.indexOf(person)
  if (viewer !== -1) for (const line of told.untold(viewer)) say(io, line)
  say(io, end ?? inSigns`\n${endText(session)}`)
}

/** An example may begin what is over before the game is. */
function endText({ engine, state, choices, from }: PlaySession): Sayable {
  if (from !== null && !state.over)
    return choices.length === 1
      ? stated('what the example begins is over after 1 decision')
      : stated('what the example begins is over after {1} decisions', choices.length)
  return resultText(engine.results(state) ?? [], choices.length, engine.sides(state))
}
