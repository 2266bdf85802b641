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
  }
}
