import { type Seat, seatName } from '../engine.ts'
import { ownEntry } from '../own-entry.ts'
import { englishWording } from './english.ts'
import type { Wording } from './wording.ts'

/** How people are spoken to: in which language, and by which names for what the rules name. */
export interface Speech {
  readonly wording: Wording
  /**
   * By a name, or a sentence, of the rules what it is called in that language; parts of a sentence are `{1}`, `{2}` … in
   * the order in which the rules have them. What is not there stays as the rules have it.
   */
  readonly words: Readonly<Record<string, string>>
}

/** As the rules have it, which is how keys, saves and records go and what is sent to programs. */
const PLAIN: Speech = { wording: englishWording, words: {} }

let speech = PLAIN
let seats: readonly string[] = []

/** Does something that puts into words what people read, in a language of theirs. */
export function speaking<T>(to: Speech, work: () => T): T {
  const outside = speech
  speech = to
  try {
    return work()
  } finally {
    speech = outside
  }
}

/** Says something to people in which seats are called by these names, each by its letter where it has none. */
export function callingSeats<T>(names: readonly string[], work: () => T): T {
  const outside = seats
  seats = names
  try {
    return work()
  } finally {
    seats = outside
  }
}

/** How words are put together now. */
export const wording = (): Wording => speech.wording

/** What a seat is called in words for people. Keys, saves and records go by its letter. */
export const seatWord = (seat: Seat): string => seats[seat] ?? seatName(seat)

/** What the rules name, or say without parts, in words for people. */
export const spokenName = (name: string): string => ownEntry(speech.words, name) ?? name

/** A sentence of the rules with its parts, in the order in which people say them. */
export function spokenPieces<Part extends object>(sentence: readonly (string | Part)[]): readonly (string | Part)[] {
  const parts = sentence.filter((piece): piece is Part => typeof piece !== 'string')
  const said = ownEntry(speech.words, sentenceKey(sentence))
  if (said === undefined) return sentence
  return said.split(/\{(\d+)\}/).map((piece, i) => (i % 2 === 0 ? piece : (parts[Number(piece) - 1] ?? `{${piece}}`)))
}

/** What a sentence of the rules stands under among words: `{1} lays {2}`. */
export function sentenceKey(sentence: readonly (string | object)[]): string {
  let parts = 0
  return sentence.map((piece) => (typeof piece === 'string' ? piece : `{${(parts += 1)}}`)).join('')
}
