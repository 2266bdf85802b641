import type { RulesHost } from './game/load.ts'
import { type HostAnswer, type HostAnswers, questionKey, wholeHost } from './told-host.ts'

/** A host that asks another, and remembers what it was told. Its answers are own properties, since hosts are spread. */
export class RecordingHost implements Required<RulesHost> {
  private readonly host: Required<RulesHost>
  private readonly told = new Map<string, HostAnswer>()
  /** What it was asked and answered so far, in the order in which it was asked first. */
  readonly answers: HostAnswers = this.told

  constructor(host: RulesHost) {
    this.host = wholeHost(host)
  }

  readonly read = (path: string): string | null => this.noted(this.host.read(path), 'read', path)
  readonly find = (name: string): string | null => this.noted(this.host.find(name), 'find', name)
  readonly rivals = (name: string): readonly string[] => this.noted(this.host.rivals(name), 'rivals', name)
  readonly names = (): readonly string[] => this.noted(this.host.names(), 'names')
  readonly refuses = (path: string): string | null => this.noted(this.host.refuses(path), 'refuses', path)
  readonly sameFile = (path: string): string => this.noted(this.host.sameFile(path), 'sameFile', path)
  readonly shared = (path: string, from: string): string | null =>
    this.noted(this.host.shared(path, from), 'shared', path, from)
  readonly advice = (path: string): string | null => this.noted(this.host.advice(path), 'advice', path)
  readonly adviceOnBase = (name: string): string | null =>
    this.noted(this.host.adviceOnBase(name), 'adviceOnBase', name)

  private noted<A extends HostAnswer>(answer: A, question: keyof RulesHost, ...about: readonly string[]): A {
    this.told.set(questionKey(question, about), answer)
    return answer
  }
}
