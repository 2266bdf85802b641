/** Why nothing can be kept: there is no store for us, it is full, or a page of another version has hold of it. */
export type KeepTrouble = 'none' | 'full' | 'other-version'

/** What the browser did not keep. */
export class NotKept extends Error {
  readonly trouble: KeepTrouble

  constructor(trouble: KeepTrouble, cause: unknown) {
    super(`not kept: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'NotKept'
    this.trouble = trouble
  }
}

/** Works on a store of the browser. @throws NotKept with what was in the way */
export async function keeping<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw notKept(error)
  }
}

function notKept(error: unknown): NotKept {
  if (error instanceof NotKept) return error
  const name = error instanceof Error ? error.name : ''
  return new NotKept(name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'other-version' : 'none', error)
}
