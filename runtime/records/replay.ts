import { seatName, type BaseState, type Choice, type DeckList, type Engine, type SetupConfig } from '../engine.ts'
import { choicesInWords } from '../words/choices-in-words.ts'
import { abridged } from '../words/abridged.ts'
import { inGame } from './game-fault.ts'
import type { GameRecord, Recorded, RecordedChoice, SavedGame } from './records.ts'
import { replayUnder, unlikeText } from './replay-under.ts'
import { type SchemaError, isRecord, isSave } from '../schema/validators.js'
import { setupProblem } from '../simulate/check-setup.ts'
import { type TakenOver, takenOver } from './taken-over.ts'

export type { GameRecord, RecordedChoice, SavedGame } from './records.ts'

/**
 * A record that cannot be used; the message says what is wrong, where, and what can be done.
 *
 * @example
 * ```ts
 * import { RecordError, parseRecord } from 'houserules/runtime'
 *
 * try {
 *   parseRecord('{}')
 * } catch (thrown) {
 *   console.log(thrown instanceof RecordError) // true
 * }
 * ```
 */
export class RecordError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RecordError'
  }
}

export interface RecordSetup {
  readonly seed: number
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  readonly decks?: readonly (DeckList | null)[]
}

/**
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord } from 'houserules/runtime'
 *
 * const record = newRecord(engine, { seed: 7, players: 4, options: {} })
 * console.log(record.format, record.choices) // houserules-replay/1 []
 * ```
 */
export function newRecord(engine: Engine, setup: RecordSetup): GameRecord {
  const { name, fingerprint } = engine.info
  return { format: 'houserules-replay/1', game: name, fingerprint, ...setup, choices: [] }
}

/**
 * The pending decision's choice as it goes into a record; ask before the choice is carried out.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { recordedChoice } from 'houserules/runtime'
 *
 * const state = engine.setup({ seed: 7 })
 * console.log(recordedChoice(engine, state, engine.choices(state)[0] ?? 0)) // { seat: 'A', choice: '5♠' }
 * ```
 */
export function recordedChoice(engine: Engine, state: BaseState, choice: Choice): RecordedChoice {
  for (const [words, each] of choicesInWords(engine, state))
    if (each === choice) return { seat: seatName(state.asked), choice: words }
  throw new RangeError(`choice ${choice} is not offered`)
}

/**
 * A record, and where it leads. The state is made of the choices again, so that no engine's way to keep it matters.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord, savedGame } from 'houserules/runtime'
 *
 * const record = newRecord(engine, { seed: 7, players: 4, options: {} })
 * const save = savedGame(engine, record, engine.setup({ seed: 7 }))
 * console.log(save.format, save.position?.asked) // houserules-save/2 A
 * ```
 */
export function savedGame(engine: Engine, record: GameRecord, state: BaseState): SavedGame {
  return { ...record, format: 'houserules-save/2', position: engine.position(state) }
}

/** How a recorded game was set up. */
export function setupOf({ seed, players, options, decks }: RecordSetup): RecordSetup {
  return { seed, players, options, ...(decks === undefined ? {} : { decks }) }
}

export type Step = (state: BaseState, choice: Choice, number: number) => void

/**
 * Plays a record again and returns the state it leads to; `step` sees each choice before it is carried out. @throws
 * Standstill
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord, replay } from 'houserules/runtime'
 *
 * const record = newRecord(engine, { seed: 7, players: 4, options: {} })
 * const state = replay(engine, { ...record, choices: [{ seat: 'A', choice: '10♠' }] })
 * console.log(engine.choices(state).length) // 12
 * ```
 */
export function replay(engine: Engine, record: Recorded, step?: Step, setup: Partial<SetupConfig> = {}): BaseState {
  checkGame(engine, record)
  const state = inGame(record.seed, 0, () => engine.setup({ ...setup, ...setupOf(record) }))
  for (const [index, entry] of record.choices.entries()) {
    const choice = recordedAt(engine, state, entry, index + 1)
    step?.(state, choice, index + 1)
    inGame(record.seed, index + 1, () => engine.apply(state, choice))
  }
  return state
}

function recordedAt(engine: Engine, state: BaseState, entry: RecordedChoice, number: number): Choice {
  if (state.ask === 0)
    throw new RecordError(
      `choice ${number}: the game is already over; the choices after ${number - 1} belong to another game`,
    )
  const asked = seatName(state.asked)
  const said = JSON.stringify(abridged(entry.choice))
  if (asked !== entry.seat)
    throw new RecordError(
      `choice ${number}: ${asked} is asked here, but the record has ${abridged(entry.seat)} choose ${said}`,
    )
  const offered = choicesInWords(engine, state)
  const choice = offered.get(entry.choice)
  if (choice !== undefined) return choice
  throw new RecordError(`choice ${number}: ${asked} is not offered ${said}; offered: ${someOf([...offered.keys()])}`)
}

function someOf(words: readonly string[]): string {
  const shown = words
    .slice(0, 8)
    .map((each) => `"${each}"`)
    .join(', ')
  return words.length > 8 ? `${shown} and ${words.length - 8} more` : shown
}

/**
 * The state that a save's choices lead to. Of a save that was made by other rules it is taken where they offer every
 * choice
 * and lead to an equal position.
 * @throws RecordError where the save was changed or damaged, or at which choice these rules part from those it was made
 * by
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord, restore, savedGame } from 'houserules/runtime'
 *
 * const record = newRecord(engine, { seed: 7, players: 4, options: {} })
 * const save = savedGame(engine, record, engine.setup({ seed: 7 }))
 * console.log(engine.decision(restore(engine, save))?.prompt) // choose cards as given
 * ```
 */
export function restore(engine: Engine, save: SavedGame, setup: Partial<SetupConfig> = {}): BaseState {
  const { name, fingerprint } = engine.info
  if (save.game === name && save.fingerprint !== fingerprint) return takenOverOrNot(engine, save, setup).state
  const state = replay(engine, save, undefined, setup)
  if (save.position === null || JSON.stringify(engine.position(state)) === JSON.stringify(save.position)) return state
  const rescue = 'Its choices can still be replayed when `position` is null'
  throw new RecordError(
    `position: not what the choices of this save lead to; the file was changed or damaged. ${rescue}`,
  )
}

function takenOverOrNot(
  engine: Engine,
  save: SavedGame,
  setup: Partial<SetupConfig>,
): Exclude<TakenOver, { readonly parted: string }> {
  const { name, fingerprint } = engine.info
  const found = takenOver(engine, save, setup)
  if (!('parted' in found)) return found
  const others = `recorded with other rules of ${name} (${abridged(save.fingerprint)}) than these (${fingerprint})`
  throw new RecordError(`fingerprint: ${others}; ${found.parted}; go back to the rules it was played by`)
}

function checkGame(engine: Engine, record: Recorded): void {
  const { name, fingerprint } = engine.info
  if (record.game !== name) {
    const other = abridged(record.game)
    throw new RecordError(`game: this is a game of ${other}, not of ${name}; it takes the rules of ${other}`)
  }
  if (record.fingerprint !== fingerprint) {
    const others = `other rules of ${name} (${abridged(record.fingerprint)}) than these (${fingerprint})`
    throw new RecordError(`fingerprint: recorded with ${others}; ${fateUnder(engine, record)}`)
  }
  const problem = setupProblem(engine.info, record)
  if (problem !== null) throw new RecordError(problem)
}

/** What these rules make of a record of others. */
function fateUnder(engine: Engine, record: Recorded): string {
  const { unlike } = replayUnder(engine, record)
  return unlike === null
    ? 'every choice of it is offered under these as well'
    : `it no longer holds ${unlikeText(unlike)}; go back to the rules it was played by`
}

/**
 * A save as one of these rules, where they lead to the same position by the same choices, in their words; else refused
 * as by `restore`. @throws RecordError
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { adopted, newRecord, savedGame } from 'houserules/runtime'
 *
 * const record = newRecord(engine, { seed: 7, players: 4, options: {} })
 * const save = savedGame(engine, record, engine.setup({ seed: 7 }))
 * const own = adopted(engine, { ...save, fingerprint: 'of older rules' })
 * console.log(own.fingerprint === engine.info.fingerprint) // true
 * ```
 */
export function adopted(engine: Engine, save: SavedGame, setup: Partial<SetupConfig> = {}): SavedGame {
  const { name, fingerprint } = engine.info
  if (save.game !== name || save.fingerprint === fingerprint) return save
  const { state, choices } = takenOverOrNot(engine, save, setup)
  return { ...save, fingerprint, choices, position: engine.position(state) }
}

/**
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord, parseRecord } from 'houserules/runtime'
 *
 * const text = JSON.stringify(newRecord(engine, { seed: 7, players: 4, options: {} }))
 * console.log(parseRecord(text).seed) // 7
 * ```
 */
export function parseRecord(text: string): GameRecord {
  const data = parseJson(text)
  checkFormat(data, 'houserules-replay/1')
  return validRecord(data)
}

function validRecord(data: unknown): GameRecord {
  if (!isRecord(data)) throw new RecordError(schemaProblem(isRecord.errors))
  return data
}

/**
 * Reads a save; one of format 1 by its choices alone.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord, parseSave, savedGame } from 'houserules/runtime'
 *
 * const record = newRecord(engine, { seed: 7, players: 4, options: {} })
 * const text = JSON.stringify(savedGame(engine, record, engine.setup({ seed: 7 })))
 * console.log(parseSave(text).players) // 4
 * ```
 */
export function parseSave(text: string): SavedGame {
  const data = parseJson(text)
  if (formatOf(data) === 'houserules-save/1') {
    const { state: _, ...rest } = data as { readonly state?: unknown }
    return { ...validRecord({ ...rest, format: 'houserules-replay/1' }), format: 'houserules-save/2', position: null }
  }
  checkFormat(data, 'houserules-save/2')
  if (!isSave(data)) throw new RecordError(schemaProblem(isSave.errors))
  return data
}

/**
 * A record or a save, whichever it is.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord, parsePlayed } from 'houserules/runtime'
 *
 * const text = JSON.stringify(newRecord(engine, { seed: 7, players: 4, options: {} }))
 * console.log(parsePlayed(text).seed) // 7
 * ```
 */
export function parsePlayed(text: string): GameRecord | SavedGame {
  const format = formatOf(parseJson(text))
  return format === 'houserules-save/1' || format === 'houserules-save/2' ? parseSave(text) : parseRecord(text)
}

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new RecordError('the file is empty')
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const at = Number(/ at position (\d+)/.exec(reason)?.[1] ?? text.length)
    const cutOff = at >= text.trimEnd().length
    throw new RecordError(`not JSON${cutOff ? ', it seems to be cut off' : ''}: ${reason}`)
  }
}

const formatOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined

/** Said first and in plain words, as every other finding about a file of the wrong kind would mislead. */
function checkFormat(data: unknown, expected: string): void {
  const format = formatOf(data)
  if (format === expected) return
  const found = typeof format === 'string' ? `"${format.slice(0, 60)}"` : 'missing'
  throw new RecordError(`format: expected "${expected}", but it is ${found}`)
}

function schemaProblem(errors: readonly SchemaError[] | null | undefined): string {
  const error = errors?.[0]
  if (error === undefined) return 'does not follow its schema'
  const place = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')
  const extra =
    error.keyword === 'additionalProperties' ? ` (\`${String(error.params['additionalProperty']).slice(0, 60)}\`)` : ''
  return `${place === '' ? 'the file' : abridged(place)}: ${error.message ?? 'is not as expected'}${extra}`
}
