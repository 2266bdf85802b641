import type { DeckTexts } from '../play/read-decks.ts'
import type { Beginning, PlayedCourse } from '../protocol/play-calls.ts'
import { areRules } from './packed-beginning.ts'
import type { Shared } from './shared.ts'

/** Reads what somebody sent, which may be anything; null where it is nothing of ours. */
export function readShared(data: unknown): Shared | null {
  if (!isRecord(data)) return null
  const { entry, files, course = null, version = '' } = data
  if (!isText(entry) || !isTexts(files) || !isText(version)) return null
  if (course === null) return { entry, files, course: null, version }
  const played = readCourse(course)
  return played === null ? null : { entry, files, course: played, version }
}

function readCourse(data: unknown): PlayedCourse | null {
  if (!isRecord(data) || !Array.isArray(data['choices'])) return null
  const beginning = readBeginning(data['beginning'])
  const choices = data['choices'].map((each: unknown) =>
    isRecord(each) && isText(each['seat']) && isText(each['choice'])
      ? { seat: each['seat'], choice: each['choice'] }
      : null,
  )
  return beginning === null || choices.includes(null)
    ? null
    : { beginning, choices: choices.filter((each) => each !== null) }
}

/** How a game begins; null for what is no such thing. */
export function readBeginning(data: unknown): Beginning | null {
  if (!isRecord(data)) return null
  const { kind, title, steps, seed, players, options, decks, text, rules } = data
  if (!areRules(rules)) return null
  const by = rules === undefined ? {} : { rules }
  if (kind === 'example') return isText(title) && isCount(steps) ? { kind, title, steps } : null
  const isLines = steps === undefined || isCount(steps)
  if (kind === 'written')
    return isText(text) && isLines ? { kind, text, ...(steps === undefined ? {} : { steps }), ...by } : null
  if (kind !== 'deal' || !isCount(seed) || !isCount(players) || !isTexts(options) || !areDecks(decks)) return null
  return { kind, seed, players, options, ...(decks === undefined ? {} : { decks }), ...by }
}

type Named = Readonly<Record<string, unknown>>

const isRecord = (data: unknown): data is Named => typeof data === 'object' && data !== null && !Array.isArray(data)

const isText = (data: unknown): data is string => typeof data === 'string'

const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0

const isTexts = (data: unknown): data is Readonly<Record<string, string>> =>
  isRecord(data) && Object.values(data).every(isText)

const areDecks = (data: unknown): data is DeckTexts | undefined =>
  data === undefined || (Array.isArray(data) && data.every((each: unknown) => each === null || isText(each)))
