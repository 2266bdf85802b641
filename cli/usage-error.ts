import { inEnglish, type Sayable } from '../grammar/saying.ts'

/** Wrong use or unreadable input: the message says what, where and what to do; the command ends with code 2. */
export class UsageError extends Error {
  readonly words: Sayable
  constructor(words: Sayable) {
    super(inEnglish(words))
    this.name = 'UsageError'
    this.words = words
  }
}
