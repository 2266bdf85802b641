import type { RulesHost } from './game/load.ts'

/** What a host answers to one question. */
export type HostAnswer = string | null | readonly string[]

/** What a host was asked and answered, as data that can go to another thread. */
export type HostAnswers = ReadonlyMap<string, HostAnswer>

/** What one question is called among the answers. */
export const questionKey = (question: keyof RulesHost, about: readonly string[]): string =>
  [question, ...about].join('\n')

/** A host that knows what another was asked, and nothing besides: enough to compile what was checked with the other. */
export function toldHost(answers: HostAnswers): Required<RulesHost> {
  const one = (question: keyof RulesHost, ...about: string[]): string | null => {
    const answer = answers.get(questionKey(question, about))
    return typeof answer === 'string' ? answer : null
  }
  const several = (question: keyof RulesHost, ...about: string[]): readonly string[] => {
    const answer = answers.get(questionKey(question, about))
    return typeof answer === 'object' && answer !== null ? answer : []
  }
  return {
    read: (path) => one('read', path),
    find: (name) => one('find', name),
    rivals: (name) => several('rivals', name),
    names: () => several('names'),
    refuses: (path) => one('refuses', path),
    sameFile: (path) => one('sameFile', path) ?? path,
    shared: (path, from) => one('shared', path, from),
    advice: (path) => one('advice', path),
    adviceOnBase: (name) => one('adviceOnBase', name),
  }
}

/** A host that answers every question, also those that the other leaves out. */
export const wholeHost = (host: RulesHost): Required<RulesHost> => ({
  read: (path) => host.read(path),
  find: (name) => host.find(name),
  rivals: (name) => host.rivals?.(name) ?? [],
  names: () => host.names?.() ?? [],
  refuses: (path) => host.refuses?.(path) ?? null,
  sameFile: (path) => host.sameFile?.(path) ?? path,
  shared: (path, from) => host.shared?.(path, from) ?? null,
  advice: (path) => host.advice?.(path) ?? null,
  adviceOnBase: (name) => host.adviceOnBase?.(name) ?? null,
})

/** Whether a host answers everything that another was asked as that one answered. */
export function answersAlike(host: RulesHost, answers: HostAnswers): boolean {
  const whole: Readonly<Record<string, (...about: string[]) => HostAnswer>> = { ...wholeHost(host) }
  // In the order in which the other was asked, since a host may read only what it has found.
  return [...answers].every(([key, answer]) => {
    const [question = '', ...about] = key.split('\n')
    const again = whole[question]?.(...about)
    return again !== undefined && isAlike(again, answer)
  })
}

function isAlike(a: HostAnswer, b: HostAnswer): boolean {
  if (typeof a === 'string' || a === null || typeof b === 'string' || b === null) return a === b
  return a.length === b.length && a.every((each, i) => each === b[i])
}
