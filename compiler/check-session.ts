import { type CheckResult, checkGame } from './compile.ts'
import { KeptElaboration } from './elaborate/kept-elaboration.ts'
import type { RulesHost } from './game/load.ts'
import { RecordingHost } from './recording-host.ts'
import { answersAlike, type HostAnswers } from './told-host.ts'
import { SharedValues } from './shared-values.ts'
import { ParsedFiles, type ParsedFile } from './syntax/parsed-files.ts'

/** A result, with all that the host answered for it. */
interface Known {
  readonly answers: HostAnswers
  readonly result: CheckResult
}

/**
 * Checks games again and again while their text is edited. What it keeps follows from what hosts answered, so that it
 * need not be told what has changed and gives what `checkGame` gives. It keeps one result for each game, and what that
 * was made of. What an edit does not touch is the same object in the results before and after it, and moves with the
 * text: the places that an earlier result tells hold in the newest text.
 */
export class CheckSession {
  private readonly parsed = new SharedValues<ParsedFile>()
  private readonly kept = new Map<string, KeptElaboration>()
  private readonly checked = new Map<string, Known>()

  /**
   * What is found in the game at a path, and its typed program. The very same result as before, as long as the host
   * answers all that it was asked for it in the same way: what others work out of a result they can keep by it.
   */
  check(path: string, host: RulesHost): CheckResult {
    const before = this.checked.get(path)
    if (before !== undefined && answersAlike(host, before.answers) && this.isInPlace(before.result))
      return before.result
    const asked = new RecordingHost(host)
    const values = this.parsed.open(path)
    const kept = this.kept.get(path) ?? new KeptElaboration()
    this.kept.set(path, kept)
    const result = checkGame(path, asked, { parsed: new ParsedFiles(values, { edited: true }), kept })
    values.close()
    this.checked.set(path, { answers: asked.answers, result })
    return result
  }

  /** What a host answered for the game at a path when it was checked last; null where it never was. */
  answers(path: string): HostAnswers | null {
    return this.checked.get(path)?.answers ?? null
  }

  /** Whether no other game has since read other texts of its files, which would have moved what they have in common. */
  private isInPlace({ sources }: CheckResult): boolean {
    return [...sources].every(([path, source]) => this.parsed.peek(path)?.source === source)
  }

  /** How many values are kept; for who wants to know whether that grows. */
  get size(): number {
    const examples = [...this.kept.values()].reduce((sum, { size }) => sum + size, 0)
    return this.checked.size + this.parsed.size + examples
  }

  /** Keeps nothing any more of a game that nobody edits. */
  forget(path: string): void {
    this.checked.delete(path)
    this.kept.delete(path)
    this.parsed.open(path).close()
  }
}
