/** Who is to answer, and what was answered. */
interface Told<Source> {
  readonly answer: unknown
  readonly again: (source: Source) => unknown
}

/**
 * What somebody asked while making something, with the answers. What was made holds for another source too that
 * answers all of it alike, whatever else differs there.
 */
export class Questions<Source> {
  private readonly source: Source
  /** In the order in which they were asked first, since an answer may hang on questions before it. */
  private readonly told = new Map<string, Told<Source>>()

  constructor(source: Source) {
    this.source = source
  }

  /** Asks the source; `key` tells questions apart, and the same question gets the same answer. */
  ask<A>(key: string, again: (source: Source) => A): A {
    const known = this.told.get(key)
    // The same key is the same question, whose answers have one type.
    if (known !== undefined) return known.answer as A
    const answer = again(this.source)
    this.told.set(key, { answer, again })
    return answer
  }

  /** Whether a source answers everything as it was answered; `isAlike` compares answers. */
  isAnsweredAlike(source: Source, isAlike: (a: unknown, b: unknown) => boolean = Object.is): boolean {
    for (const { again, answer } of this.told.values()) if (!isAlike(again(source), answer)) return false
    return true
  }
}
