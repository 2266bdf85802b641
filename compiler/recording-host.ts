import type { RulesHost } from './game/load.ts'
import { type HostAnswer as Answer, type HostAnswers, questionKey } from './told-host.ts'

interface Told {
  readonly answer: Answer
  readonly again: (host: RulesHost) => Answer
}

/** A host that asks another, and remembers what it was told. Its answers are own properties, since hosts are spread. */
export class RecordingHost implements Required<RulesHost> {
  private readonly host: RulesHost
  /** In the order in which it was asked first, since a host may read only what it has found. */
  private readonly told = new Map<string, Told>()

  constructor(host: RulesHost) {
    this.host = host
  }

  readonly read = (path: string): string | null => this.noted('read', [path], (host) => host.read(path))

  readonly find = (name: string): string | null => this.noted('find', [name], (host) => host.find(name))

  readonly rivals = (name: string): readonly string[] =>
    this.noted('rivals', [name], (host) => host.rivals?.(name) ?? [])

  readonly names = (): readonly string[] => this.noted('names', [], (host) => host.names?.() ?? [])

  readonly refuses = (path: string): string | null =>
    this.noted('refuses', [path], (host) => host.refuses?.(path) ?? null)

  readonly sameFile = (path: string): string => this.noted('sameFile', [path], (host) => host.sameFile?.(path) ?? path)

  readonly shared = (path: string, from: string): string | null =>
    this.noted('shared', [path, from], (host) => host.shared?.(path, from) ?? null)

  readonly advice = (path: string): string | null => this.noted('advice', [path], (host) => host.advice?.(path) ?? null)

  /** Whether a host answers everything that this one was asked as it was answered. */
  isAnsweredAlike(host: RulesHost): boolean {
    return [...this.told.values()].every(({ again, answer }) => isAlike(again(host), answer))
  }

  /** What it was asked and answered so far. */
  get answers(): HostAnswers {
    return new Map([...this.told].map(([question, { answer }]) => [question, answer]))
  }

  private noted<A extends Answer>(
    question: keyof RulesHost,
    about: readonly string[],
    again: (host: RulesHost) => A,
  ): A {
    const answer = again(this.host)
    this.told.set(questionKey(question, about), { answer, again })
    return answer
  }
}

function isAlike(a: Answer, b: Answer): boolean {
  if (typeof a === 'string' || a === null || typeof b === 'string' || b === null) return a === b
  return a.length === b.length && a.every((each, i) => each === b[i])
}
