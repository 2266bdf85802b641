/** Wrong use or unreadable input: the message says what, where and what to do; the command ends with code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}
